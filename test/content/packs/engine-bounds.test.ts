import { afterEach, describe, it } from 'vitest';
import '../../../src/content/index.ts';
import { addPack, unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { duel, me, until } from '../kit.ts';
import { changedPack } from './changed-pack.ts';

afterEach(unloadPacks);

/** The result of a Main Phase card with these effects, in place of the Barbarian's Concuss. */
function comesTo(effects: readonly unknown[], chi: number): void {
  addPack('own.json', changedPack([[['hero', 'cards', 10, 'effects'], effects]]));
  duel(
    { me: { hero: 'my-barbarian', hand: ['concuss'], cp: 10 }, phase: 'main-1' },
    me.plays('concuss'),
    until('offensive-roll'),
    me.has({ tokens: { chi } }),
  );
}

const gain = (count: unknown) => ({ do: 'gain', token: 'chi', count, who: 'owner' });
const raise = { do: 'raise-limit', token: 'chi', by: 12 };
const noted = { count: 'noted', name: 'rounds' };

describe('the engine has bounds of its own', () => {
  it('for how many of a token may be held', () => {
    comesTo([raise, raise, raise, gain(50)], 24);
  });

  it('for how often something is repeated', () => {
    const round = { do: 'note', name: 'rounds', amount: { sum: [noted, 1] } };
    comesTo(
      [
        raise,
        raise,
        { do: 'repeat', times: { times: [50, 50] }, effects: [round] },
        gain({ sum: [noted, -50, -30] }),
      ],
      19,
    );
  });

  it('for what amounts come to when they multiply one another', () => {
    const square = { times: [50, 50] };
    comesTo([raise, raise, gain({ sum: [{ times: [square, square] }, -50, { times: [-20, 47] }] })], 9);
  });
});
