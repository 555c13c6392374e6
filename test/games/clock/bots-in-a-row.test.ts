/** Many bots between two questions to a person: nobody waits for a poll of the clock. */
import { describe, expect, it } from 'vitest';
import { awaitedIn } from '../../../src/games/actions/play.ts';
import type { SeatOccupant } from '../../../src/games/game-service.ts';
import { ANNA, ROBOT, tableKit } from '../table-kit.ts';

const HEROES = ['barbarian', 'moon-elf', 'monk', 'ninja', 'paladin', 'thor'];

const opened = (mode: string, occupants: readonly SeatOccupant[]) => ({
  occupants,
  setup: { mode, seats: occupants.map((_, seat) => ({ hero: HEROES[seat] ?? 'barbarian' })), first: 0 },
});

/** Who is asked once all work has ended, with the clock where it was: no poll has acted. */
async function askedAfterEachAnswer(mode: string, occupants: readonly SeatOccupant[], answers: number) {
  const kit = await tableKit();
  await kit.open(opened(mode, occupants));
  const asked: string[] = [];
  for (let count = 0; count < answers; count += 1) {
    await kit.tables.idle();
    const game = await kit.look();
    const isOut = occupants.some(({ kind }, seat) => kind === 'person' && game.state.seats[seat]?.defeated);
    if (game.ended || isOut) break;
    asked.push(...awaitedIn(game).map(({ occupant }) => occupant.kind));
    await kit.answer();
  }
  return { asked: new Set(asked), count: asked.length };
}

describe('bots that play one after another', () => {
  it.each([
    ['3v3', [ANNA, ROBOT, ROBOT, ROBOT, ROBOT, ROBOT]],
    ['2v2v2', [ROBOT, ROBOT, ANNA, ROBOT, ROBOT, ROBOT]],
    ['koth', [ROBOT, ANNA, ROBOT, ROBOT, ROBOT, ROBOT]],
  ] as const)('reach the only person of %s at once, however many steps it takes', async (mode, occupants) => {
    const { asked, count } = await askedAfterEachAnswer(mode, occupants, 60);
    expect([...asked]).toEqual(['person']);
    expect(count).toBeGreaterThan(20);
  });
});
