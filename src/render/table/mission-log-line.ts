/** Lines of the public log about the map, the clock and the objectives of a Mission; null for what the map shows anyway. */
import { allyById, boostById, type GameEvent } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { escaped } from './phrasing.ts';
import { powerText } from './power-words.ts';

export type MissionEvent = Extract<
  GameEvent,
  {
    e:
      | 'round'
      | 'side'
      | 'mission-phase'
      | 'figure'
      | 'moved'
      | 'exited'
      | 'boost'
      | 'tile'
      | 'momentum'
      | 'ally'
      | 'power'
      | 'range'
      | 'out-of-reach'
      | 'clock'
      | 'counter'
      | 'objective';
  }
>;

/**
 * What is said of such an event.
 * @param by the name of a seat as markdown
 */
export function describeMission(
  event: MissionEvent,
  words: Words,
  by: (seat: number) => string,
): string | null {
  const { log } = words;
  switch (event.e) {
    case 'round':
      return log.round(event.number, by(event.startPlayer));
    case 'side':
      return log.side(escaped(event.name));
    case 'moved':
      return event.to === null || event.to === event.from ? null : log.movedTo(by(event.seat), event.to);
    case 'exited':
      return log.exited(by(event.seat));
    case 'boost':
      return event.boost === undefined
        ? log.tookFaceDown(by(event.seat))
        : log.boost(by(event.seat), escaped(boostById(event.boost).name));
    case 'momentum':
      return event.change < 0
        ? log.lostMomentum(by(event.seat), -event.change, event.now)
        : log.gainedMomentum(by(event.seat), event.change, event.now);
    case 'ally':
      return log.allies[event.how](by(event.seat), escaped(allyById(event.ally).name));
    case 'power':
      return log.power(by(event.seat), powerText(event.ability, event.line, words, escaped));
    case 'range':
      return log.range(by(event.seat));
    case 'out-of-reach':
      return log.outOfReach(by(event.seat));
    case 'objective':
      return log.objective(escaped(event.text));
    default:
      return null;
  }
}
