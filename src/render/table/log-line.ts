/**
 * Lines of the public log: one for each fact, past tense, short. Nothing hidden is told: drawn cards are
 * a number, and cards have names only once they lie face up.
 */
import type { DieFace, GameEvent } from '../../engine/index.ts';
import { sumLines } from './attack-words.ts';
import { abilityName, cardName, sourceName, tokenName } from './content-names.ts';
import { counted, escaped, listed } from './phrasing.ts';
import { shownName } from './players.ts';
import { phaseName } from './whose-move.ts';

/**
 * What happened, in markdown with the players' names escaped.
 * @param names the players' names by seat
 * @returns null for facts that need no line of their own
 */
export function describeEvent(event: GameEvent, names: readonly string[]): string | null {
  const by = (seat: number) => escaped(shownName(names[seat], seat));
  switch (event.e) {
    case 'forced':
      return null;
    case 'started':
      return `${by(event.startPlayer)} starts${startRolls(event.rolls)}.`;
    case 'turn':
      return `Turn ${event.number}: ${by(event.seat)}.`;
    case 'phase':
      return event.skipped === undefined
        ? null
        : `${by(event.seat)} skipped the ${phaseName(event.phase)} (${skipReason(event.skipped)}).`;
    case 'rolled':
      return rolledLine(event, by(event.seat));
    case 'altered':
      return alteredLine(event, by);
    case 'announced':
      return `${by(event.seat)} announced ${escaped(event.name)}.`;
    case 'lapsed':
      return `The announcement of ${escaped(sourceName(event.name))} lapsed.`;
    case 'activated':
      return `${by(event.seat)} activated ${escaped(event.name)}.`;
    case 'no-ability':
      return `${by(event.seat)} activated nothing.`;
    case 'ability-failed':
      return `${escaped(event.name)} failed.`;
    case 'defended':
      return `${by(event.seat)} defended with ${escaped(event.name)}.`;
    case 'undefended':
      return `${by(event.seat)} took no defense.`;
    default:
      return describeChange(event, by);
  }
}

type Named = (seat: number) => string;
type Told =
  | 'forced'
  | 'started'
  | 'turn'
  | 'phase'
  | 'rolled'
  | 'altered'
  | 'announced'
  | 'lapsed'
  | 'activated'
  | 'no-ability'
  | 'ability-failed'
  | 'defended'
  | 'undefended';

/** Cards, points, tokens. */
function describeChange(event: Exclude<GameEvent, { e: Told }>, by: Named): string | null {
  switch (event.e) {
    case 'played':
      return `${by(event.seat)} played ${escaped(cardName(event.card))} (${event.cost} CP).`;
    case 'upgraded':
      return `${by(event.seat)} put ${escaped(abilityName(event.ability))} into play (${event.cost} CP).`;
    case 'sold':
      return `${by(event.seat)} sold ${escaped(cardName(event.card))} for ${event.cp} CP.`;
    case 'discarded':
      return `${by(event.seat)} discarded ${listed(event.cards.map((card) => escaped(cardName(card))))}.`;
    case 'drew': {
      const shuffled = event.reshuffled ? ' from a freshly shuffled deck' : '';
      return `${by(event.seat)} drew ${counted(event.count, 'card', 'cards')}${shuffled}.`;
    }
    case 'cp':
      return event.change < 0
        ? `${by(event.seat)} lost ${-event.change} CP (now ${event.now}).`
        : `${by(event.seat)} gained ${event.change} CP (now ${event.now}).`;
    case 'healed':
      return `${by(event.seat)} healed ${event.amount} (now ${event.now}).`;
    case 'gained':
      return `${by(event.seat)} got ${tokenWords(event.token, event.count)}.`;
    case 'lost':
      return lostLine(event, by(event.seat));
    case 'status-prevented':
      return `${by(event.seat)} prevented ${escaped(tokenName(event.token))}.`;
    case 'limit-raised':
      return `${by(event.seat)} may now hold ${event.now} ${escaped(tokenName(event.token))}.`;
    case 'stole': {
      const what = event.what === 'cp' ? 'CP' : 'health';
      return `${by(event.seat)} stole ${event.amount} ${what} from ${by(event.from)}.`;
    }
    default:
      return describeDamage(event, by);
  }
}

type DamageEvent = Extract<
  GameEvent,
  {
    e:
      | 'damage-added'
      | 'damage-prevented'
      | 'undefendable'
      | 'landed'
      | 'isolated'
      | 'extra-offense'
      | 'defeated'
      | 'conceded'
      | 'ended';
  }
>;

/** Damage and how a game ends. */
function describeDamage(event: DamageEvent, by: Named): string | null {
  switch (event.e) {
    case 'damage-added':
      return event.amount === 0
        ? null
        : `${escaped(sourceName(event.source))} added ${event.amount} damage against ${by(event.to)}.`;
    case 'damage-prevented':
      return `${by(event.seat)} prevented ${preventedWords(event.amount)} (${escaped(sourceName(event.source))}).`;
    case 'undefendable':
      return `${escaped(sourceName(event.source))} made the Attack of ${by(event.seat)} undefendable.`;
    case 'landed':
      return landedLine(event, by);
    case 'isolated':
      return `${by(event.seat)} took ${event.amount} damage from ${escaped(sourceName(event.source))} (now ${event.now}).`;
    case 'extra-offense':
      return `${by(event.seat)} took another Offensive Roll Phase against ${by(event.target)}.`;
    case 'defeated':
      return `${by(event.seat)} was defeated.`;
    case 'conceded':
      return `${by(event.seat)} conceded.`;
    case 'ended':
      return event.winner === null ? 'The game ended in a draw.' : 'The game is over.';
  }
}

function startRolls(rolls: readonly (readonly number[])[]): string {
  if (rolls.length === 0) return '';
  return ` (start rolls: ${rolls.map((values) => values.join(' and ')).join(', again ')})`;
}

/** A skipped phase names a token, or a reason in words. */
function skipReason(skipped: string): string {
  return escaped(sourceName(skipped));
}

/** Dice by value: `1 2 3 6 6`, a dash for a blank. */
export function diceWords(dice: readonly DieFace[]): string {
  return dice.map((die) => die ?? '–').join(' ');
}

/** How the engine names the dice of an Offensive Roll: they need no further words. */
const OFFENSIVE_LABEL = 'Offensive roll';

function rolledLine(event: Extract<GameEvent, { e: 'rolled' }>, by: string): string {
  const dice = diceWords(event.dice);
  const isOffensive = event.attempt !== null || event.label === OFFENSIVE_LABEL;
  const label = isOffensive ? '' : ` for ${escaped(sourceName(event.label))}`;
  if (event.rerolled.length === 0) return `${by} rolled ${dice}${label}.`;
  return `${by} rerolled ${counted(event.rerolled.length, 'die', 'dice')}${label}: ${dice}.`;
}

function alteredLine(event: Extract<GameEvent, { e: 'altered' }>, by: Named): string {
  const whose = event.by === event.owner ? 'their' : `${by(event.owner)}’s`;
  return `${by(event.by)} changed ${whose} die ${event.die} from ${event.from ?? 'blank'} to ${event.to ?? 'blank'}.`;
}

/** `Blind`, `3 Evasive`. */
export function tokenWords(token: string, count: number): string {
  const name = escaped(tokenName(token));
  return count === 1 ? name : `${count} ${name}`;
}

function lostLine(event: Extract<GameEvent, { e: 'lost' }>, by: string): string {
  const what = tokenWords(event.token, event.count);
  switch (event.how) {
    case 'spent':
      return `${by} spent ${what}.`;
    case 'removed':
      return `${by} lost ${what}.`;
    case 'expired':
      return `${what} left ${by}.`;
    case 'moved':
      return `${what} moved away from ${by}.`;
  }
}

function preventedWords(amount: number | 'half' | 'all'): string {
  if (typeof amount === 'number') return `${amount} damage`;
  return amount === 'half' ? 'half of the damage' : 'all damage';
}

function landedLine(event: Extract<GameEvent, { e: 'landed' }>, by: Named): string | null {
  const parts = event.totals
    .filter(({ incoming, lines }) => incoming > 0 || lines.length > 0)
    .map(({ seat, total, healed, lines }) => {
      const heals = healed > 0 ? ` and healed ${healed}` : '';
      const why = lines.length > 1 || total === 0 ? ` (${sumLines(lines)})` : '';
      return `${by(seat)} took ${total === 0 ? 'no' : total} damage${heals}${why}`;
    });
  return parts.length === 0 ? null : `${parts.join('; ')}.`;
}
