/** A defense against an undefendable Attack, symbols that count as others, and phases with a fixed target. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import '../../../src/content/index.ts';
import { heroById, registerHero } from '../../../src/engine/definitions.ts';
import { defensiveWithPaidReroll } from '../../../src/engine/vocabulary/abilities.ts';
import {
  allowDefense,
  chooseOpponent,
  deal,
  dealBack,
  dealUndefendable,
  each,
  extraOffenseAgainst,
  gain,
  heal,
  on,
  preventedBy,
  preventHalf,
  readAs,
  roll,
  when,
} from '../../../src/engine/vocabulary/builders.ts';
import { instant, onlyWhen, rollCard } from '../../../src/engine/vocabulary/cards.ts';
import { duel, foe, me, player, resolved, until } from '../../content/kit.ts';
import { playCard, registerMadeUpHero } from './made-up-hero.ts';

const PRINTED = { text: 'Made up.' };

/** Swords on 1 to 3, hearts on 4 and 5, a pow on 6: the Barbarian's dice. */
function registerDodger(): () => void {
  const barbarian = heroById('barbarian');
  const dodge = defensiveWithPaidReroll(
    'Dodge',
    PRINTED,
    3,
    'chi',
    when(on({ life: 2 }), [preventHalf()]),
    dealBack(each('pow')),
  );
  return registerHero({
    ...barbarian,
    id: 'dodger',
    name: 'Dodger',
    abilities: [...barbarian.abilities.filter(({ kind }) => kind !== 'defensive'), dodge],
    cards: [
      ...barbarian.cards,
      instant('Stand Up!', 0, PRINTED, allowDefense),
      rollCard('Hearts and Pows!', 0, PRINTED, readAs('life', ['life', 'pow'], 'dodge')),
      onlyWhen(
        preventedBy('dodge'),
        'The Dodge must have prevented something.',
        instant('Relief!', 0, PRINTED, heal(1)),
      ),
    ],
  });
}

let takeOut = () => {};
beforeAll(() => {
  const outs = [
    registerDodger(),
    registerMadeUpHero(
      { Again: [chooseOpponent, extraOffenseAgainst('chosen')] },
      {
        abilities: {
          'Hard Hit': [dealUndefendable(6)],
          Hit: [deal(6)],
          'Late Hit': [roll(1), when(on({ pow: 1 }), [gain('crit')]), deal(2), dealUndefendable(2)],
        },
      },
    ),
  ];
  takeOut = () => {
    for (const out of outs) out();
  };
});
afterAll(() => takeOut());

const against = (hand: string[], tokens: Record<string, number> = {}) => ({
  me: { hero: 'made-up-hero', hand: [] },
  foe: { hero: 'dodger', hand, tokens },
});
const swords = me.rolls(1, 1, 1, 2, 6);

describe('a defense all the same', () => {
  test('comes from a card as well as from a token, in full, dice back included', () => {
    duel(
      against(['stand-up']),
      swords,
      me.activates('hard-hit'),
      foe.plays('stand-up'),
      foe.defends('dodge', 4, 5, 6),
      until('main-2'),
      me.has({ health: 49 }),
      foe.has({ health: 47 }),
    );
  });

  test('may be let go; then it was the only one', () => {
    duel(
      against(['stand-up']),
      swords,
      me.activates('hard-hit'),
      foe.plays('stand-up'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 44, hand: [] }),
    );
  });

  test('is not for an Attack that can be defended, nor where there is none', () => {
    duel(
      against(['stand-up']),
      foe.cannot(foe.plays('stand-up')),
      swords,
      me.activates('hit'),
      foe.takesIt(),
      foe.cannot(foe.plays('stand-up')),
      until('main-2'),
      foe.has({ health: 44 }),
    );
  });

  test('of a mixed Attack one open part is enough to defend without it', () => {
    duel(
      against(['stand-up']),
      swords,
      me.activates('late-hit', 1),
      foe.cannot(foe.plays('stand-up')),
      foe.defends('dodge', 4, 4, 1),
      until('main-2'),
      foe.has({ health: 48, hand: 1 }),
    );
  });
});

describe('a re-roll of a defense that costs a token', () => {
  test('is asked for while the token is there, and takes one', () => {
    duel(
      against([], { chi: 2 }),
      swords,
      me.activates('hit'),
      foe.defends('dodge', 1, 1, 4),
      foe.rerolls([1, 2], 4, 6),
      until('main-2'),
      me.has({ health: 49 }),
      foe.has({ health: 47, tokens: { chi: 1 } }),
    );
    duel(against([]), swords, me.activates('hit'), foe.defends('dodge', 1, 1, 4), until('main-2'));
  });
});

describe('symbols that count as others', () => {
  test('beside the symbol itself, for whatever asks for it', () => {
    duel(
      against(['hearts-and-pows']),
      swords,
      me.activates('hit'),
      foe.defends('dodge', 4, 6, 1),
      foe.plays('hearts-and-pows'),
      until('main-2'),
      me.has({ health: 49 }),
      foe.has({ health: 47 }),
    );
  });

  test('only on the dice that are named, and once', () => {
    duel(
      against(['hearts-and-pows']),
      swords,
      foe.cannot(foe.plays('hearts-and-pows')),
      me.activates('hit'),
      foe.takesIt(),
      until('main-2'),
    );
    duel(
      against(['hearts-and-pows', 'hearts-and-pows']),
      swords,
      me.activates('hit'),
      foe.defends('dodge', 4, 6, 1),
      foe.plays('hearts-and-pows'),
      foe.cannot(foe.plays('hearts-and-pows')),
      until('main-2'),
      foe.has({ hand: 1 }),
    );
  });
});

describe('damage prevented by an ability', () => {
  test('is known for the rest of the roll phase', () => {
    duel(
      against(['relief']),
      swords,
      me.activates('hit'),
      foe.cannot(foe.plays('relief')),
      foe.defends('dodge', 4, 4, 1),
      foe.plays('relief'),
      until('main-2'),
      foe.has({ health: 48 }),
    );
    duel(
      against(['relief']),
      swords,
      me.activates('hit'),
      foe.defends('dodge', 4, 1, 1),
      foe.cannot(foe.plays('relief')),
      until('main-2'),
    );
  });
});

describe('another Offensive Roll Phase', () => {
  test('keeps the target that it names', () => {
    playCard(
      'again',
      { mode: 'koth', players: 3, others: [{ health: 30 }, { health: 30 }] },
      player(0).targets(2),
      resolved,
      player(0).rolls(1, 1, 1, 4, 6),
      player(0).activates('hit'),
      player(0).targets(1),
      player(1).takesIt(),
      player(0).rolls(1, 1, 1, 4, 6),
      player(0).activates('hard-hit'),
      until('main-2'),
      player(1).has({ health: 24 }),
      player(2).has({ health: 24 }),
    );
  });
});
