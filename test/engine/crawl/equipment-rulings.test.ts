/** Rulings on equipment in play: R365, R372 to R374, and whom the Hungering Dagger bites (rule: a-loot-cards). */
import { describe, it } from 'vitest';
import { duel, foe, me, spec, until } from '../../content/kit.ts';

const with1 = (hero: string, token: string) => ({ me: { hero, tokens: { [token]: 1 } } });

/** The Shadow Thief's Shadow Dance, which deals half the value of a die as pure damage. */
const PURE = [me.rolls(6, 6, 6, 1, 3), me.activates('shadow-dance', 6)];
/** The Barbarian's Smack for 4. */
const SMACK = [me.rolls(1, 1, 1, 4, 6), me.activates('smack')];

describe('equipment that modifies damage', () => {
  it.each(['brass-knuckles', 'hungering-dagger'])('R372: %s is of no use to pure damage', (token) => {
    duel(
      with1('shadow-thief', token),
      ...PURE,
      me.cannot(me.spends(token)),
      until('main-2'),
      foe.has({ health: 47 }),
    );
  });

  it('serves an Attack of normal damage, once a turn', () => {
    duel(
      with1('barbarian', 'brass-knuckles'),
      ...SMACK,
      me.spends('brass-knuckles'),
      foe.takesIt(),
      me.cannot(me.spends('brass-knuckles')),
      until('main-2'),
      foe.has({ health: 44 }),
    );
  });
});

describe('equipment that does something else', () => {
  it.each([
    ['blazing-effigy', 'burn'],
    ['blinding-amulet', 'blind'],
    ['poison-syringe', 'poison'],
    ['electro-gauntlets', 'knockdown'],
  ])('R373: %s serves an Attack of pure damage, and inflicts its token', (token, inflicted) => {
    duel(
      with1('shadow-thief', token),
      ...PURE,
      until('main-2'),
      foe.has({ health: 47, tokens: { [inflicted]: 1 } }),
    );
  });

  it('R373: the Vampire’s Scepter heals after pure damage', () => {
    duel(
      { me: { hero: 'shadow-thief', health: 30, tokens: { 'vampires-scepter': 1 } } },
      ...PURE,
      until('main-2'),
      me.has({ health: 31 }),
    );
  });
});

describe('the Hungering Dagger', () => {
  it('takes 5 off the Attack and steals 2 health', () => {
    duel(
      { me: { hero: 'barbarian', health: 30, tokens: { 'hungering-dagger': 1 } } },
      me.rolls(1, 2, 3, 4, 6),
      me.activates('mighty-blow'),
      me.spends('hungering-dagger', { use: 'bite' }),
      foe.takesIt(),
      me.cannot(me.spends('hungering-dagger')),
      until('main-2'),
      me.has({ health: 32 }),
      foe.has({ health: 50 - 2 - 4 }),
    );
  });

  it('R148: takes nothing off an Ultimate, and is used once all the same (R374)', () => {
    duel(
      { me: { hero: 'barbarian', health: 30, tokens: { 'hungering-dagger': 1 } } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('rage'),
      me.cannot(me.spends('hungering-dagger', { use: 'bite' })),
      me.spends('hungering-dagger', { use: 'bite-with-an-ultimate' }),
      me.cannot(me.spends('hungering-dagger', { use: 'bite-with-an-ultimate' })),
      me.activatesNothing(),
      until('main-2'),
      me.has({ health: 32 }),
      foe.has({ health: 50 - 2 - 15 }),
    );
  });

  it('steals from an opponent that its owner chooses, who need not be the target', () => {
    const hero = (more = {}) => ({ hero: 'barbarian', hand: [], ...more });
    spec(
      {
        mode: 'koth',
        phase: 'offensive-roll',
        seats: [hero({ health: 20, tokens: { 'hungering-dagger': 1 } }), hero(), hero()],
      },
      me.rolls(1, 2, 3, 4, 6),
      me.activates('mighty-blow'),
      me.targets(1),
      me.spends('hungering-dagger', { use: 'bite' }),
      me.targets(2),
      foe.takesIt(),
      until('main-2'),
      me.has({ health: 22 }),
    );
  });
});

describe('the Trench Coat', () => {
  it('R365: gives 2 CP for one sold card a turn, 1 for the next', () => {
    duel(
      {
        me: { hero: 'barbarian', cp: 1, hand: ['tip-it', 'so-wild'], tokens: { 'trench-coat': 1 } },
        phase: 'main-1',
      },
      me.spends('trench-coat', { use: 'sell' }),
      me.chooses('so-wild'),
      me.cannot(me.spends('trench-coat', { use: 'sell' })),
      me.sells('tip-it'),
      me.has({ cp: 4 }),
    );
  });
});
