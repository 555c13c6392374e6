/**
 * Replies to removals by cards: the owner of the named tokens may act first, then the card turns to what is
 * left (R89 to R95).
 */
import type { EffectsFrame } from '../frames/frame.ts';
import { openWindow } from '../frames/open-window.ts';
import { cardAt, type Game, seatsFrom, tokenCount } from '../game.ts';
import { removableTokens } from '../seat/tokens.ts';
import type { Effect, TokenFilter } from '../vocabulary/effect.ts';
import { ruleOf } from './rule-of.ts';

/** Who may answer, in the order of asking; nobody where the removal takes hold at once. */
function repliers(game: Game, { context: { source, owner } }: EffectsFrame, seat: number): number[] {
  if (source.kind !== 'card') return [];
  if (cardAt(game, owner, source.id).kind !== 'instant') return seatsFrom(game, owner);
  // An instant is answered only by the player whose turn it is (R93, R94).
  const { active } = game.lane.turn;
  return seat === active && owner !== active ? [active] : [];
}

/**
 * Names what a removal takes, and lets others act before it does; once for each removal.
 * @param seat whose tokens
 * @param tokens ids of the tokens that were named
 * @returns whether a window was opened
 */
export function openReply(
  game: Game,
  frame: EffectsFrame,
  seat: number,
  tokens: readonly string[],
  filter: TokenFilter,
): boolean {
  if (frame.aim) return false;
  const order = repliers(game, frame, seat);
  if (order.length === 0) return false;
  const held = removableTokens(game, seat, filter).map((id) => [id, tokenCount(game, seat, id)] as const);
  frame.aim = { seat, tokens: [...tokens], held: Object.fromEntries(held), settled: false };
  openWindow(game, 'interruption', order);
  return true;
}

/** Whether the owner of the tokens spent any in reply, so that the removal picks anew; true once only. */
export function mustPickAnew(game: Game, { aim }: EffectsFrame): boolean {
  if (!aim || aim.settled) return false;
  aim.settled = Object.entries(aim.held).some(([id, count]) => tokenCount(game, aim.seat, id) < count);
  return aim.settled;
}

/** The player is picked again too, among those without tokens as well: the choice is forced (R89, R91, R123). */
export function picksAgain(game: Game, { context }: EffectsFrame, effect: Effect): Effect[] {
  const { source, owner } = context;
  const naming =
    source.kind === 'card'
      ? cardAt(game, owner, source.id).effects.find((other) => ruleOf(other).namesPlayer)
      : undefined;
  return naming ? [naming, effect] : [effect];
}
