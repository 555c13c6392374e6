/** Four people in a Mission who are all asked at once, each with an open panel. */
import type { ActionResult, Player } from '../../src/playground/index.ts';
import { type MissionStage, openMission } from './mission-play.ts';
import { answersIn, press, revOf, tableIn } from './presser.ts';

export interface MissionLanes {
  readonly thread: string;
  readonly people: readonly Player[];
  /** All people press a space for their hero at once; can be repeated. */
  readonly pressAll: () => Promise<readonly ActionResult[]>;
  /** The revision in the newest table. */
  readonly shown: () => number;
  /** The bot's answer when it is asked to replay the log of the game. */
  readonly verified: () => Promise<string>;
}

export async function openMissionLanes(meeting: MissionStage): Promise<MissionLanes> {
  const { playground } = meeting;
  const people = [0, 1, 2, 3].map((at) => playground.person(at));
  const thread = await openMission(meeting, people, 0, 'asynchronous');
  const offers: Parameters<typeof press>[1][] = [];
  for (const person of people) {
    const panel = await (await person.press(tableIn(playground, thread), 'My turn')).settled();
    const moves = answersIn(panel).filter(({ value }) => value?.startsWith('move:'));
    // Each hero moves to a different space, so that no press is refused.
    const own = moves.find(({ value }) => offers.every((other) => other.value !== value));
    if (!own) throw new Error(`${person.displayName} can go nowhere.`);
    offers.push(own);
  }
  return {
    thread,
    people,
    pressAll: () =>
      Promise.all(
        people.map((person, at) => {
          const offer = offers[at];
          if (!offer) throw new Error(`${person.displayName} is offered nothing.`);
          return press(person, offer);
        }),
      ),
    shown: () => revOf(tableIn(playground, thread)),
    async verified() {
      const [ada] = people;
      const answer = await ada?.command(thread, 'verify');
      return (await answer?.settled())?.text ?? '';
    },
  };
}
