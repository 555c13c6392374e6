/** Log lines about the map, the clock and the objectives of a Mission; null for events that the map shows. */
import { allyById, boostById } from '../../engine/definitions.ts';
import type { GameEvent, Seat } from '../../engine/index.ts';
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
      | 'space-taken'
      | 'pushed'
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
      | 'objective'
      | 'objective-failed'
      | 'boss-phase'
      | 'attack-held'
      | 'decision';
  }
>;

/**
 * The line of such an event.
 * @param by the name of a seat as markdown
 */
export function describeMission(
  event: MissionEvent,
  words: Words,
  by: (seat: Seat) => string,
): string | null {
  const { log } = words;
  switch (event.e) {
    case 'round':
      return log.round(event.number, by(event.startPlayer));
    case 'side':
      return log.side(escaped(event.name));
    case 'moved':
      return event.to === null || event.to === event.from ? null : log.movedTo(by(event.seat), event.to);
    case 'pushed':
      return log.pushedTo(by(event.seat), event.to);
    case 'space-taken':
      return log.spaceTaken(by(event.seat), event.space);
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
    case 'clock':
      return log.clock(1);
    case 'tile':
      return tilesLine([event], words);
    case 'objective':
      return log.objective(escaped(event.text));
    case 'objective-failed':
      return log.objectiveFailed(escaped(event.text));
    case 'boss-phase':
      return log.bossPhase(by(event.seat), escaped(event.name), escaped(event.story), escaped(event.text));
    case 'attack-held':
      return words.road.attackHeld(escaped(event.name));
    case 'decision':
      return words.road.decided(by(event.seat), escaped(event.text));
    default:
      return null;
  }
}

/** The line of tiles of one kind that are placed or removed together; null for kinds that another line covers. */
export function tilesLine(
  tiles: readonly Extract<GameEvent, { e: 'tile' }>[],
  { log }: Words,
): string | null {
  const [first] = tiles;
  if (!first || first.kind === 'boost' || first.kind === 'defeat') return null;
  const wording = first.gone === true ? log.tilesGone : log.tilesPut;
  return wording(
    log.tiles[first.kind],
    tiles.map(({ space }) => space),
  );
}

/** Consecutive events of one kind that share a line; events of other kinds are alone. */
export function missionRun(events: readonly GameEvent[], from: number): readonly GameEvent[] {
  const first = events[from];
  if (first?.e !== 'clock' && first?.e !== 'tile') return [];
  const rest = events.slice(from);
  const end = rest.findIndex((event) => !isAlike(first, event));
  return end < 0 ? rest : rest.slice(0, end);
}

function isAlike(first: GameEvent, event: GameEvent): boolean {
  if (first.e !== 'tile' || event.e !== 'tile') return first.e === event.e;
  return first.kind === event.kind && first.gone === event.gone;
}

/** The line of such a run. */
export function missionRunLine(run: readonly GameEvent[], words: Words): string | null {
  if (run[0]?.e === 'clock') return words.log.clock(run.length);
  return tilesLine(
    run.flatMap((event) => (event.e === 'tile' ? [event] : [])),
    words,
  );
}
