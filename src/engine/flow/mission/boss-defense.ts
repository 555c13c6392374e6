/**
 * Enemy defences against an attack: a boss defends automatically, then enemies spend tokens as far as needed
 * (rule: m-boss-defense).
 */
import { attackAllows } from '../../core/damage/attack.ts';
import { type Game, poolOf, rollPhaseOf, seatOf, tokenCount } from '../../core/game.ts';
import { panelOf } from '../../core/mission/board.ts';
import { tokenById } from '../../core/registry.ts';
import { removeTokens } from '../../core/seat/tokens.ts';
import { spendOf } from '../../core/seat/uses.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import { totalsOf } from '../../evaluation/damage/totals.ts';
import { attackLedger } from '../../evaluation/evaluate.ts';
import type { Seat } from '../../model/ids.ts';
import type { EnemyUse } from '../../vocabulary/token.ts';

/** Returns the target seats that are enemies and may defend against the attack. */
function defendingEnemies(game: Game): Seat[] {
  const { attack, ledger } = rollPhaseOf(game);
  return attack.targets.flatMap(({ seat, undefendable }) => {
    const isEnemy = seatOf(game, seat).kind === 'enemy';
    return isEnemy && !undefendable && attackAllows(ledger, 'defendable', seat) ? [seat] : [];
  });
}

/**
 * Applies the automatic defence of every attacked boss.
 * @param last true for the defences that come after enemy tokens
 */
export function applyBossDefenses(game: Game, last: boolean): void {
  const { attacker } = rollPhaseOf(game).attack;
  for (const seat of defendingEnemies(game)) {
    const panel = panelOf(game, seat);
    const defense = panel?.defense;
    if (!panel || !defense || (defense.last ?? false) !== last) continue;
    game.events.push({ e: 'defended', seat, ability: panel.id });
    pushEffects(game, defense.effects, contextOf(seat, { kind: 'ability', id: panel.id }, attacker));
  }
}

/**
 * Spends the next token of an attacking or attacked enemy in the roll phase.
 * @returns whether a token was spent; its effects run next
 */
export function useEnemyToken(game: Game, when: EnemyUse['when']): boolean {
  const { attack } = rollPhaseOf(game);
  const seats = when === 'attacking' ? [attack.attacker] : attack.targets.map(({ seat }) => seat);
  for (const seat of seats) {
    const state = seatOf(game, seat);
    if (state.kind !== 'enemy') continue;
    // Tokens that avoid all damage come before tokens that prevent a part of it (rule: shield).
    const uses = Object.keys(state.tokens)
      .flatMap((token) => (tokenById(token).enemy ?? []).map((use) => ({ token, use })))
      .filter(({ use }) => use.when === when)
      .sort((a, b) => Number(b.use.from !== undefined) - Number(a.use.from !== undefined));
    const next = uses.find(({ token, use }) => isNeeded(game, seat, token, use));
    if (!next) continue;
    spend(game, seat, next.token, next.use);
    return true;
  }
  return false;
}

function isNeeded(game: Game, seat: Seat, token: string, { from = 1, when, defendable }: EnemyUse): boolean {
  const phase = rollPhaseOf(game);
  if (when === 'attacking') {
    if (phase.usedByEnemy?.includes(token)) return false;
    const [target] = phase.attack.targets;
    const isOpen = target && !target.undefendable && attackAllows(attackLedger(game), 'defendable');
    return !defendable || isOpen === true;
  }
  if (defendable && !defendingEnemies(game).includes(seat)) return false;
  const coming = totalsOf(game, phase.ledger).find((entry) => entry.seat === seat)?.total ?? 0;
  return coming > 0 && (coming >= from || coming >= poolOf(game, seat).health);
}

function spend(game: Game, seat: Seat, token: string, { use, when }: EnemyUse): void {
  const phase = rollPhaseOf(game);
  const way = spendOf(token, use);
  const count = way.takes === 'any' ? tokenCount(game, seat, token) : way.takes;
  if (when === 'attacking') phase.usedByEnemy = [...(phase.usedByEnemy ?? []), token];
  const { attacker, targets } = phase.attack;
  const context = contextOf(
    seat,
    { kind: 'token', id: token },
    seat === attacker ? (targets[0]?.seat ?? null) : attacker,
  );
  context.holder = seat;
  context.notes.spent = count;
  pushEffects(game, way.effects, context);
  removeTokens(game, seat, token, count, 'spent');
}
