/**
 * Differences between tokens of one name. Each token is an instance of its own (R122). A player who takes one is asked
 * which only if rules tell the instances apart: by the turn in which they were gained, or by who inflicted them.
 */

import { countOf, type Game, seatOf } from '../../core/game.ts';
import { tokenById } from '../../core/registry.ts';
import { foresightOf } from '../../evaluation/foresight.ts';
import type { TokenGroup } from '../../model/combatant.ts';
import type { Seat } from '../../model/ids.ts';
import type { Who } from '../../vocabulary/amount.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { TokenDefinition } from '../../vocabulary/token.ts';

/** Instances of one token on a seat that the rules do not tell apart. */
export interface TokenKindHeld {
  /** The answer to the question which one to take, for example `fresh`, `older`, `by-1`, `fresh-by-1`. */
  readonly option: string;
  /** Whether they were gained in this turn; null if that does not matter. */
  readonly fresh: boolean | null;
  /** The seat that inflicted them; null if that does not matter. */
  readonly by: Seat | null;
  /** Number of tokens, 1 or more. */
  readonly count: number;
}

/**
 * The instances of a token on a seat, grouped by the differences that matter.
 * @param olderOnly leaves out tokens gained in this turn
 * @returns one entry if no difference matters; empty if there are no such tokens
 */
export function kindsHeld(game: Game, seat: Seat, token: string, olderOnly: boolean): TokenKindHeld[] {
  const groups = (seatOf(game, seat).tokens[token] ?? []).filter(({ fresh }) => !(olderOnly && fresh));
  const byAge = differ(groups, 'fresh') && ageMatters(game, seat, tokenById(token));
  const byGiver = differ(groups, 'by') && inflictorMatters(tokenById(token));
  const kinds = new Map<string, TokenGroup[]>();
  for (const group of groups) {
    const age = group.fresh ? 'fresh' : 'older';
    const option = [byAge ? [age] : [], byGiver ? [`by-${group.by}`] : []].flat().join('-');
    kinds.set(option, [...(kinds.get(option) ?? []), group]);
  }
  return [...kinds].map(([option, like]) => ({
    option,
    fresh: byAge ? (like[0]?.fresh ?? null) : null,
    by: byGiver ? (like[0]?.by ?? null) : null,
    count: countOf(like),
  }));
}

/** Whether a group of tokens belongs to a kind. */
export function isOfKind({ fresh, by }: TokenKindHeld, group: TokenGroup): boolean {
  return (fresh === null || group.fresh === fresh) && (by === null || group.by === by);
}

function differ(groups: readonly TokenGroup[], key: 'fresh' | 'by'): boolean {
  return groups.some((group) => group[key] !== groups[0]?.[key]);
}

/**
 * Whether it matters in the rest of this turn that a token was gained in it: it cannot be spent on an Attack that the
 * holder may still make (Chi), or it stays when the holder's turn ends (Shadows, R171 to R174).
 */
function ageMatters(game: Game, seat: Seat, { spends, until }: TokenDefinition): boolean {
  const { active } = game.lane.turn;
  if (until === 'turn-end' && seat === active) return true;
  return (spends?.some((spend) => spend.notWhenGainedThisTurn) ?? false) && mayYetAttack(game, seat);
}

function mayYetAttack(game: Game, seat: Seat): boolean {
  const { active, phase, extraOffense } = game.lane.turn;
  if (game.lane.rollPhase?.attack.attacker === seat || extraOffense.some(({ by }) => by === seat))
    return true;
  return seat === active && phase !== 'main-2' && phase !== 'discard';
}

const ofInflictor = new WeakMap<TokenDefinition, boolean>();

/** Whether the triggers of a token have different effects depending on who inflicted it. */
export function inflictorMatters(token: TokenDefinition): boolean {
  const known = ofInflictor.get(token);
  if (known !== undefined) return known;
  const triggers = token.triggers ?? [];
  const matters = triggers.some(
    ({ on, do: list }) => mentionsOwner([on.when, list]) || !list.every(isSameForAnyOwner),
  );
  ofInflictor.set(token, matters);
  return matters;
}

/** Whether an effect that does not mention its owner has the same result for any owner. */
function isSameForAnyOwner(effect: Effect): boolean {
  const { sameForAnyOwner, contains } = foresightOf(effect);
  const inner = contains?.(effect) ?? [];
  return sameForAnyOwner === true && inner.every(({ effects }) => effects.every(isSameForAnyOwner));
}

/** Vocabulary words whose seats depend on the owner. */
const OF_OWNER: ReadonlySet<unknown> = new Set<Who>([
  'owner',
  'opponents',
  'team-mates',
  'neighbours',
  'others',
]);

/**
 * Whether a part of a trigger mentions its owner. `from` is skipped: a trigger runs once for each inflictor and counts
 * that one's tokens, so the sum does not depend on who they are.
 */
function mentionsOwner(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return OF_OWNER.has(part);
  return Object.entries(part).some(([key, value]) => key !== 'from' && mentionsOwner(value));
}
