/** Lines of the public log about damage and the end of a game. */
import type { GameEvent, Seat } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { sumLines } from './attack-words.ts';
import { sourceText, tokenName } from './content-names.ts';
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
      return event.amount === 0
        ? null
        : log.damageAdded(
            // Naming the other side makes clear whose damage it is.
            event.to === null
              ? log.sourceOf(sourceText(event.source, words), by(event.seat))
              : sourceText(event.source, words),
            event.amount,
            event.to === null ? null : by(event.to),
          );
    case 'damage-prevented':
      return preventedLine(event.amount, by(event.seat), sourceText(event.source, words), log);
    case 'damage-halved':
      return log.halvesDamage(sourceText(event.source, words), by(event.seat));
    case 'outlives':
      return log.outlives(by(event.seat), event.health, sourceText(event.source, words));
    case 'undefendable':
      return log.undefendable(sourceText(event.source, words), by(event.seat));
    case 'landed':
      return landedLine(event, { by, words });
    case 'isolated':
      return log.isolated(by(event.seat), event.amount, sourceText(event.source, words), event.now);
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
      return sumParts.length > 1 || total === 0 ? log.because(took, sumParts) : took;
    });
  return parts.length === 0 ? null : log.landed(parts);
}
