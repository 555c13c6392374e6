/** Lines of the public log about damage and the end of a game. */
import type { GameEvent, Seat } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { explainedBy, lineName, sumLines } from './attack-words.ts';
import { causeText, tokenName } from './content-names.ts';
import { figureParts } from './figure-parts.ts';
import { escaped } from './phrasing.ts';

/** The names of players, and the language. */
export interface LogWording {
  readonly by: (seat: Seat) => string;
  readonly words: Words;
}

type DamageEvent = Extract<
  GameEvent,
  {
    e:
      | 'damage-added'
      | 'damage-prevented'
      | 'damage-halved'
      | 'in-vain'
      | 'undefendable'
      | 'outlives'
      | 'landed'
      | 'isolated'
      | 'extra-offense'
      | 'offense-again'
      | 'defeated'
      | 'conceded'
      | 'ended';
  }
>;

/** The line of an event about damage or the end of a game; null for none. */
export function describeDamage(event: DamageEvent, { by, words }: LogWording): string | null {
  const { log } = words;
  switch (event.e) {
    case 'damage-added':
      return event.amount === 0 ? null : addedLine(event, { by, words });
    case 'damage-prevented':
      return preventedLine(
        event.amount,
        by(event.seat),
        explainedBy(causeText(event, words), event.why, words),
        log,
      );
    case 'damage-halved':
      return log.halvesDamage(causeText(event, words), by(event.seat));
    case 'in-vain':
      return log.inVain(causeText(event, words));
    case 'outlives':
      return log.outlives(by(event.seat), event.health, causeText(event, words));
    case 'undefendable':
      return log.undefendable(causeText(event, words), by(event.seat));
    case 'landed':
      return landedLine(event, { by, words });
    case 'isolated':
      return log.isolated(by(event.seat), event.amount, isolatedSource(event, words), event.now);
    case 'offense-again':
      return log.offenseAgain(by(event.seat));
    case 'extra-offense':
      return log.extraOffense(by(event.seat), by(event.target));
    case 'defeated':
      return log.defeated(by(event.seat));
    case 'conceded':
      return log.conceded(by(event.seat));
    case 'ended':
      return event.winner === null ? log.draw : log.over;
  }
}

type LogWords = Words['log'];

/** The source of isolated damage: all parts where there are several, as with a token that prevents some of it. */
function isolatedSource(event: Extract<GameEvent, { e: 'isolated' }>, words: Words): string {
  const { lines = [] } = event;
  const [only, ...others] = lines;
  if (only !== undefined && others.length > 0) return words.log.parts(sumLines(lines, words));
  return explainedBy(causeText(event, words), only?.why, words);
}

function addedLine(event: Extract<GameEvent, { e: 'damage-added' }>, { by, words }: LogWording): string {
  const { log } = words;
  const source = causeText(event, words);
  // Naming the other side makes clear whose damage it is.
  const line =
    event.to === null
      ? log.damageAdded(log.sourceOf(source, by(event.seat)), event.amount, null)
      : log.damageAdded(source, event.amount, by(event.to));
  return event.why === undefined ? line : log.caused(line, figureParts(event.why, words));
}

function preventedLine(amount: number | 'half' | 'all', by: string, from: string, log: LogWords): string {
  if (typeof amount === 'number') return log.prevented(by, amount, from);
  return amount === 'half' ? log.preventedHalf(by, from) : log.preventedAll(by, from);
}

function landedLine(event: Extract<GameEvent, { e: 'landed' }>, { by, words }: LogWording): string | null {
  const { log } = words;
  const parts = event.totals
    .filter(({ incoming, lines }) => incoming > 0 || lines.length > 0)
    .map(({ seat, total, lines, companions = [] }) => {
      const took = log.took(by(seat), total);
      const passed = companions
        .filter(({ taken }) => taken > 0)
        .map(({ token, taken }) => log.takenBy(taken, escaped(tokenName(token))));
      const sumParts = [...sumLines(lines, words), ...passed];
      const [only] = lines;
      // The figure of a single line is the total, so its source is enough.
      if (sumParts.length === 1 && only?.amount === total && only.why === undefined) {
        return log.because(took, [escaped(lineName(only))]);
      }
      return sumParts.length > 0 ? log.because(took, sumParts) : took;
    });
  return parts.length === 0 ? null : log.landed(parts);
}
