/** Names in events what made them happen: the ability, card or token whose effects ran. */

import { activatedVariant } from '../../core/attack.ts';
import type { Game } from '../../core/game.ts';
import { explained } from '../../effects/parts/step.ts';
import type { AmountPart } from '../../model/amount-part.ts';
import type { Caused } from '../../model/caused.ts';
import type { GameEvent } from '../../model/event.ts';
import type { EffectsFrame } from '../../model/frame.ts';
import type { Amount } from '../../vocabulary/amount.ts';
import type { Effect } from '../../vocabulary/effect.ts';

/** The events of effects that name their source. */
const CAUSED = {
  altered: true,
  'read-as': true,
  revealed: true,
  searched: true,
  discarded: true,
  drew: true,
  cp: true,
  healed: true,
  gained: true,
  lost: true,
  'turned-token': true,
  'status-prevented': true,
  'limit-raised': true,
  'damage-added': true,
  'damage-prevented': true,
  'damage-halved': true,
  outlives: true,
  undefendable: true,
  isolated: true,
  stole: true,
  turned: true,
  companion: true,
  looked: true,
  'looked-into-deck': true,
  'in-vain': true,
} satisfies Partial<Record<GameEvent['e'], true>>;

type CausedEvent = Extract<GameEvent, { e: keyof typeof CAUSED }>;

function isCaused(event: GameEvent): event is CausedEvent {
  return event.e in CAUSED;
}

/**
 * Names the source in events that have none, or have this one.
 * @param from the number of events before it had its effect
 */
export function nameEvents(game: Game, from: number, named: Required<Pick<Caused, 'source'>> & Caused): void {
  for (const [at, event] of game.events.entries()) {
    if (at < from || !isCaused(event)) continue;
    if (event.source === undefined || event.source === named.source) game.events[at] = { ...event, ...named };
  }
}

/**
 * Names the source of a list in the events that its effects have raised.
 * @param from the number of events before they ran
 */
export function nameSource(game: Game, { context: { source, owner } }: EffectsFrame, from: number): void {
  if (source.kind === 'setup') return;
  const variant = activatedVariant(game.lane.rollPhase, source, owner);
  nameEvents(game, from, { source: source.id, ...(variant === null ? {} : { variant }) });
}

/** The amount of an effect that its events tell as a figure; null for other effects. */
function amountToldBy(effect: Effect): Amount | null {
  switch (effect.do) {
    case 'heal':
    case 'cp':
      return effect.amount;
    case 'gain':
    case 'inflict':
    case 'draw':
      return effect.count;
    default:
      return null;
  }
}

/** What the amount of the effect at the head of a list consists of, before it runs; null for a printed number. */
export function partsOfHead(game: Game, frame: EffectsFrame, effect: Effect): readonly AmountPart[] | null {
  const amount = amountToldBy(effect);
  if (amount === null || (typeof amount === 'number' && frame.because === undefined)) return null;
  return explained(game, frame, amount).why ?? null;
}

/**
 * Adds the parts of an amount to the events that tell this amount. A limit may have left less of it.
 * @param from the number of events before the effect ran
 */
export function explainEvents(game: Game, from: number, why: readonly AmountPart[]): void {
  const whole = why.reduce((sum, { amount }) => sum + amount, 0);
  for (const [at, event] of game.events.entries()) {
    if (at >= from && isGain(event) && figureOf(event) === whole) game.events[at] = { ...event, why };
  }
}

type GainEvent = Extract<GameEvent, { e: 'healed' | 'cp' | 'gained' | 'drew' }>;

function isGain(event: GameEvent): event is GainEvent {
  return event.e === 'healed' || event.e === 'cp' || event.e === 'gained' || event.e === 'drew';
}

function figureOf(event: GainEvent): number {
  switch (event.e) {
    case 'healed':
      return event.amount;
    case 'cp':
      return event.change;
    default:
      return event.count;
  }
}

/** Effects that do nothing where no event tells of them. */
const TOLD_BY_EVENTS: ReadonlySet<Effect['do']> = new Set([
  'add-damage',
  'cp',
  'deal',
  'draw',
  'for-each',
  'gain',
  'heal',
  'if',
  'inflict',
  'isolated-damage',
  'prevent',
  'steal-cp',
  'steal-health',
  'then',
]);

/**
 * Follows whether anything has come of the dice that a list has rolled. Whatever might have come of them without an
 * event counts as something.
 * @param from the number of events before the effect ran
 */
export function watchDice(game: Game, frame: EffectsFrame, { do: name }: Effect, from: number): void {
  if (game.events.length > from || game.lane.pending !== null || !TOLD_BY_EVENTS.has(name))
    delete frame.silent;
}

/** Tells at the end of a list that nothing came of its dice. */
export function tellInVain(game: Game, frame: EffectsFrame): void {
  const { owner, source } = frame.context;
  if (!frame.silent || source.kind === 'setup') return;
  const from = game.events.push({ e: 'in-vain', seat: owner, source: source.id }) - 1;
  nameSource(game, frame, from);
}
