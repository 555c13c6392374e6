/** What happened to a person since their last move, as one paragraph above their question. */
import { allyById, isAlly, sideOf } from '../../engine/definitions.ts';
import type { GameState, GameView, Seat } from '../../engine/index.ts';
import type { Chronicle } from '../../history/chronicle.ts';
import { type Blow, type SinceMove, sinceMoveOf } from '../../history/since.ts';
import type { Incident } from '../../history/statistics/mission.ts';
import type { Words } from '../../words/index.ts';
import { sourceText } from '../table/content-names.ts';
import { clipped, escaped, titleOfId } from '../table/phrasing.ts';
import { nameOf, type TablePlayer } from '../table/players.ts';

/** Blows that are told one by one; earlier ones are summed. */
const BLOWS = 3;
const LENGTH = 420;

export interface SinceInput {
  /** Null where it is not known. */
  readonly chronicle: Chronicle | null;
  readonly state: GameState;
  /** Heroes, then the enemies of a Mission. */
  readonly players: readonly TablePlayer[];
  readonly seat: Seat;
  /** The objectives of the side in play, for their texts. */
  readonly mission?: GameView['mission'];
  /** Until when the person may answer (ms since 1970); null if no clock decides. */
  readonly answerDueAt: number | null;
  readonly words: Words;
}

/** Returns the paragraph as markdown of at most 420 characters; null when nothing happened since the seat's move. */
export function sinceText(input: SinceInput): string | null {
  const { chronicle, state, seat, answerDueAt, words } = input;
  if (chronicle === null || state.outcome) return null;
  const news = sinceMoveOf(chronicle, state, seat);
  if (news === null) return null;
  const parts = [...ownParts(news, input), ...blowParts(news, input), ...otherParts(news, input)];
  if (parts.length === 0) return null;
  const headingText = words.since.heading(parts);
  if (answerDueAt === null) return clipped(headingText, LENGTH);
  const until = ` ${words.since.answerBefore(`<t:${Math.floor(answerDueAt / 1_000)}:f>`)}`;
  return clipped(headingText, LENGTH - until.length) + until;
}

/**
 * What the seat's own Attack dealt, in Adventures: once a minion has answered or the map is shown, neither picture nor log
 * of the table shows it any more. While the Attack goes on, they do.
 */
function ownParts({ own }: SinceMove, { state, players, seat, words }: SinceInput): string[] {
  const isGoingOn = state.lanes.some(({ rollPhase }) => rollPhase?.attack.attacker === seat);
  if (!state.crawl || isGoingOn) return [];
  return own.slice(-BLOWS).map((blow) => {
    const source = blow.source === null ? null : sourceText(blow.source, words);
    return words.since.dealt(source, nameOf(players, blow.seat, words), blow);
  });
}

function blowParts({ blows }: SinceMove, input: SinceInput): string[] {
  const { since } = input.words;
  const earlier = blows.slice(0, -BLOWS);
  const more =
    earlier.length === 0
      ? []
      : [
          since.moreBlows(
            earlier.length,
            earlier.reduce((sum, { total }) => sum + total, 0),
          ),
        ];
  return [...more, ...blows.slice(-BLOWS).map((blow) => blowPart(blow, input))];
}

function blowPart(blow: Blow, { state, players, seat, words }: SinceInput): string {
  const source = blow.source === null ? null : sourceText(blow.source, words);
  if (blow.by === seat && blow.seat === seat) {
    return words.since.ownBlow(source, blow.total, blow.before, blow.after);
  }
  const isToldByKind = blow.by === null || isCrisis(state, blow.by, blow.source);
  const by = isToldByKind || blow.by === null ? null : nameOf(players, blow.by, words);
  const victim = blow.seat === seat ? null : nameOf(players, blow.seat, words);
  const added = blow.added.flatMap(({ amount, source: id }) => {
    const name = sourceText(id, words);
    // An ability may also add to its own damage.
    return name === source ? [] : [words.since.added(amount, name)];
  });
  return words.since.blow(by, source, victim, blow, added);
}

/** Whether enemies dealt it in the crisis phase: all of a kind together, and the kind is what it is told by. */
function isCrisis({ seats, enemies = [], mission }: GameState, by: number, source: string | null): boolean {
  const panel = enemies[by - seats.length]?.panel;
  if (!mission || source === null || panel === undefined) return false;
  return sideOf(mission.id, mission.side).panels.some(({ id, name }) => id === panel && name === source);
}

function otherParts({ fallen, incidents, clockSteps }: SinceMove, input: SinceInput): string[] {
  const { players, state, words } = input;
  const { since } = words;
  const who = (seat: Seat) => nameOf(players, seat, words);
  // Where a seat stands again, the next minion of a crawl has taken it, or heroes who fell stand up for the shop.
  const down = [...new Set(fallen)].filter((seat) => !state.crawl || state.seats[seat]?.defeated);
  return [
    ...(down.length === 0 ? [] : [since.fell(down.map(who))]),
    ...(clockSteps === 0 ? [] : [since.clock(clockSteps)]),
    ...incidents.map((incident) => incidentPart(incident, input)),
  ];
}

function incidentPart(incident: Incident, { players, words: { since }, words, mission }: SinceInput): string {
  switch (incident.did) {
    case 'round':
      return since.round(incident.round);
    case 'side':
      return since.side(escaped(incident.name));
    case 'clock':
      return since.clock(1);
    case 'objective': {
      const text = mission?.objectives.find(({ id }) => id === incident.id)?.text;
      return since.objective(text === undefined ? null : escaped(text.replace(/\.$/, '')));
    }
    case 'ally':
      return since.ally(nameOf(players, incident.seat, words), escaped(allyName(incident.ally)));
    case 'exited':
      return since.exited(nameOf(players, incident.seat, words));
  }
}

function allyName(id: string): string {
  return isAlly(id) ? allyById(id).name : titleOfId(id);
}
