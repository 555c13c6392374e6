/**
 * What enemies spend. They decide nothing: the chart of status effects says when (rule: m-enemy-token-use). It holds
 * for every damage that comes at an enemy, whatever deals it and in whichever phase.
 */
import { attackAllows } from '../../core/damage/attack.ts';
import { isAvoidable } from '../../core/damage/ledger.ts';
import { type Game, poolOf, rollPhaseOf, seatOf, tokenCount } from '../../core/game.ts';
import { tokenById } from '../../core/registry.ts';
import { removeTokens } from '../../core/seat/tokens.ts';
import { spendOf } from '../../core/seat/uses.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import { isBarred } from '../../evaluation/barred.ts';
import { totalsOf } from '../../evaluation/damage/totals.ts';
import { attackLedger, holdsNow } from '../../evaluation/evaluate.ts';
import type { EffectContext } from '../../model/effect-context.ts';
import type { Seat, TokenId } from '../../model/ids.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import type { EnemyUse } from '../../vocabulary/token.ts';
import { defendingEnemies } from './boss-defense.ts';

interface Use {
  readonly token: TokenId;
  readonly use: EnemyUse;
}

/**
 * Spends the next token that an attacking enemy uses at the end of its Offensive Roll Phase. Of an attack on several
 * heroes only the first one is strengthened, and tokens that are left stay (rule: m-enemy-token-use).
 * @returns whether a token was spent; its effects run next
 */
export function spendForAttack(game: Game): boolean {
  const phase = rollPhaseOf(game);
  const { attacker, targets } = phase.attack;
  const [target] = targets;
  if (seatOf(game, attacker).kind !== 'enemy' || !isFirstAttack(game)) return false;
  const isOpen =
    target !== undefined && !target.undefendable && attackAllows(attackLedger(game), 'defendable');
  const next = usesOf(game, attacker, 'attacking').find(
    ({ token, use }) => !phase.usedByEnemy?.includes(token) && (!use.defendable || isOpen),
  );
  if (!next) return false;
  phase.usedByEnemy = [...(phase.usedByEnemy ?? []), next.token];
  spend(game, attacker, next, target?.seat ?? null);
  return true;
}

/** Whether this is the attack on the first hero whom a figure attacks. An attack that fails strikes nobody (rule: blind). */
function isFirstAttack(game: Game): boolean {
  const round = game.state.lanes[0]?.stack.find((frame) => frame.k === 'round');
  const act = round?.k === 'round' ? round.acts[0] : undefined;
  const { attack, activated } = rollPhaseOf(game);
  const [target] = attack.targets;
  if (activated?.failed) return false;
  if (!act || act.seat !== attack.attacker || !target) return true;
  act.first ??= target.seat;
  return act.first === target.seat;
}

/**
 * Spends the next token of an enemy at which damage of a ledger is coming.
 * @param ledger the damage that lands next: of the Roll Phase, of another phase, or isolated
 * @returns whether a token was spent; its effects run next
 */
export function spendAgainstDamage(game: Game, ledger: readonly LedgerEntry[]): boolean {
  if (!game.state.enemies) return false;
  const entries = ledger.filter((entry) => entry.entry !== 'damage' || isAvoidable(entry));
  const all = totalsOf(game, ledger);
  for (const { seat, total: avoidable } of totalsOf(game, entries)) {
    if (seatOf(game, seat).kind !== 'enemy' || avoidable === 0 || isBarred(game, seat)) continue;
    const total = all.find((landed) => landed.seat === seat)?.total ?? avoidable;
    const { health } = poolOf(game, seat);
    const isLethal = total >= health && total - avoidable < health;
    const mayDefend = game.lane.rollPhase !== null && defendingEnemies(game).includes(seat);
    // Tokens that avoid all damage come before tokens that prevent a part of it (rule: shield).
    const next = usesOf(game, seat, 'attacked')
      .sort((a, b) => Number(b.use.from !== undefined) - Number(a.use.from !== undefined))
      .find(({ token, use: { use, from = 1, defendable } }) => {
        if (defendable ? !mayDefend || ledger !== game.lane.rollPhase?.ledger : false) return false;
        if (avoidable < from && !isLethal) return false;
        const { when } = spendOf(token, use);
        return !when || holdsNow(game, contextFor(game, seat, token), when);
      });
    if (!next) continue;
    spend(game, seat, next, dealerTo(game, seat));
    return true;
  }
  return false;
}

function usesOf(game: Game, seat: Seat, when: EnemyUse['when']): Use[] {
  return Object.keys(seatOf(game, seat).tokens)
    .flatMap((token) => (tokenById(token).enemy ?? []).map((use) => ({ token, use })))
    .filter(({ use }) => use.when === when);
}

/** The attacker, if the seat is a target of its attack. */
function dealerTo({ lane: { rollPhase } }: Game, seat: Seat): Seat | null {
  if (!rollPhase || rollPhase.attack.attacker === seat) return null;
  return rollPhase.attack.attacker;
}

function contextFor(game: Game, seat: Seat, token: TokenId): EffectContext {
  const context = contextOf(seat, { kind: 'token', id: token }, dealerTo(game, seat));
  context.holder = seat;
  return context;
}

function spend(game: Game, seat: Seat, { token, use: { use } }: Use, target: Seat | null): void {
  const way = spendOf(token, use);
  const count = way.takes === 'any' ? tokenCount(game, seat, token) : way.takes;
  const context = contextOf(seat, { kind: 'token', id: token }, target);
  context.holder = seat;
  context.notes.spent = count;
  pushEffects(game, way.effects, context);
  removeTokens(game, seat, token, count, 'spent');
}
