/** The ally that a bot says it saves for. */
import { describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { allyWishOf } from '../../../../src/ai/players/index.ts';
import { allyById } from '../../../../src/engine/definitions.ts';
import { createGame, type GameState, viewOf } from '../../../../src/engine/index.ts';

/** A Mission of two in which the hero of the first seat has this much momentum. */
function gameWith(momentum: number, change: (game: GameState) => void = () => undefined): GameState {
  const state = structuredClone(
    createGame({
      mode: 'mission',
      seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
      seed: 'wishes',
      first: 0,
      mission: { id: 'toll-bridge', raised: 0 },
    }),
  );
  const hero = state.mission?.heroes[0];
  if (!hero) throw new Error('the Mission has no hero');
  hero.momentum = momentum;
  change(state);
  return state;
}

describe('the ally that a bot saves for', () => {
  it('is one of the headquarters that it cannot pay yet, at most four momentum away', () => {
    let seen = 0;
    for (let momentum = 0; momentum <= 8; momentum += 1) {
      const state = gameWith(momentum);
      const wish = allyWishOf(viewOf(state, 0));
      if (wish === null) continue;
      seen += 1;
      expect(state.mission?.allies.hq).toContain(wish.ally);
      expect(wish).toMatchObject({ momentum, cost: allyById(wish.ally).cost });
      expect(wish.cost).toBeGreaterThan(momentum);
      expect(wish.cost - momentum).toBeLessThanOrEqual(4);
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('is none when the hero has one, has fallen, or is rich, and outside of Missions', () => {
    const near = Array.from({ length: 9 }, (_, momentum) => momentum).find(
      (momentum) => allyWishOf(viewOf(gameWith(momentum), 0)) !== null,
    );
    if (near === undefined) throw new Error('the bot never saves');
    const withAlly = gameWith(near, ({ mission }) => {
      const [ally] = mission?.allies.hq.splice(0, 1) ?? [];
      if (ally !== undefined) mission?.heroes[0]?.allies.push(ally);
    });
    expect(allyWishOf(viewOf(withAlly, 0))).toBeNull();
    const fallen = gameWith(near, ({ seats }) => {
      const [seat] = seats;
      if (seat) seat.defeated = true;
    });
    expect(allyWishOf(viewOf(fallen, 0))).toBeNull();
    expect(allyWishOf(viewOf(gameWith(15), 0))).toBeNull();
    const duel = createGame({
      mode: 'duel',
      seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
      seed: 'wishes',
      first: 0,
    });
    expect(allyWishOf(viewOf(duel, 0))).toBeNull();
  });
});
