/** The tokens that stand for equipment in play. They are no status effects: nothing removes or moves them. */
import {
  addDamage,
  all,
  any,
  atLeast,
  attackOf,
  chooseOpponent,
  during,
  gainCp,
  heal,
  inflict,
  lookAtDeck,
  not,
  noted,
  remove,
  rerollOwn,
  roll,
  stealHealth,
  total,
  trigger,
  ultimateActivated,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../../engine/vocabulary/token.ts';

const equipped = (
  id: string,
  name: string,
  text: string,
  what: Pick<TokenDefinition, 'spends' | 'triggers'>,
): TokenDefinition => ({ id, name, kind: 'companion', limit: 1, fixed: true, text, ...what });

/** Equipment that modifies damage is of no use to an Attack of pure damage (R372). */
const NOT_PURE = not(attackOf('pure'));

export const coinPurse = equipped('coin-purse', 'Coin Purse', 'In your Upkeep Phase gain 1 CP.', {
  triggers: [trigger('upkeep', [gainCp(1)], { once: true })],
});

export const regeneratingOrb = equipped(
  'regenerating-orb',
  'Regenerating Orb',
  'In your Upkeep Phase roll 1 die: on 4 to 6 heal 2.',
  { triggers: [trigger('upkeep', [roll(1), when(atLeast(total, 4), [heal(2)])], { once: true })] },
);

export const propheticOrb = equipped(
  'prophetic-orb',
  'Prophetic Orb',
  'In your Income Phase look at the top 2 cards of your deck: draw one, and put the other on top or at the bottom.',
  { triggers: [trigger('income', [lookAtDeck(2, { bottom: true })], { once: true })] },
);

export const leatherArmor = equipped(
  'leather-armor',
  'Leather Armor',
  'Once a turn re-roll 1 die of your defense.',
  {
    spends: [
      {
        use: 'reroll',
        timing: 'own-dice',
        takes: 0,
        oncePerTurn: 'use',
        when: during('defensive-roll'),
        effects: [rerollOwn(1)],
      },
    ],
  },
);

export const brassKnuckles = equipped(
  'brass-knuckles',
  'Brass Knuckles',
  'Once a turn your Attack deals 2 more.',
  {
    spends: [
      {
        use: 'damage',
        timing: 'own-attack',
        takes: 0,
        oncePerTurn: 'use',
        when: NOT_PURE,
        effects: [addDamage(2)],
      },
    ],
  },
);

export const electroGauntlets = equipped(
  'electro-gauntlets',
  'Electro Gauntlets',
  'Each of your Attacks that deals damage inflicts Knockdown.',
  { triggers: [trigger('damage-dealt', [inflict('knockdown')], { once: true })] },
);

export const blazingEffigy = equipped('blazing-effigy', 'Blazing Effigy', 'Your Attacks inflict Burn.', {
  triggers: [trigger('attack', [inflict('burn')], { once: true })],
});

export const blindingAmulet = equipped('blinding-amulet', 'Blinding Amulet', 'Your Attacks inflict Blind.', {
  triggers: [trigger('attack', [inflict('blind')], { once: true })],
});

export const poisonSyringe = equipped('poison-syringe', 'Poison Syringe', 'Your Attacks inflict Poison.', {
  triggers: [trigger('attack', [inflict('poison')], { once: true })],
});

export const vampiresScepter = equipped(
  'vampires-scepter',
  'Vampire’s Scepter',
  'When your Attack deals damage, heal 1.',
  { triggers: [trigger('damage-dealt', [when(atLeast(noted('amount'), 1), [heal(1)])], { once: true })] },
);

/** Its 5 are lost by an Attack that can lose them: an Ultimate is never lowered (R148). */
export const hungeringDagger = equipped(
  'hungering-dagger',
  'Hungering Dagger',
  'Once a turn your Attack deals 5 less, and you steal 2 health from an opponent that you choose. An Ultimate loses nothing.',
  {
    spends: [
      {
        use: 'bite',
        timing: 'own-attack',
        takes: 0,
        oncePerTurn: 'token',
        when: all(NOT_PURE, not(ultimateActivated)),
        effects: [addDamage(-5), chooseOpponent, stealHealth(2, 'chosen')],
      },
      {
        use: 'bite-with-an-ultimate',
        timing: 'own-attack',
        takes: 0,
        oncePerTurn: 'token',
        when: any(ultimateActivated),
        effects: [chooseOpponent, stealHealth(2, 'chosen')],
      },
    ],
  },
);

/** R365: once a turn a sold card gives 2 CP instead of 1. */
export const trenchCoat = equipped('trench-coat', 'Trench Coat', 'Once a turn sell a card for 2 CP.', {
  spends: [{ use: 'sell', timing: 'own-main', takes: 0, oncePerTurn: 'use', cards: 1, effects: [gainCp(2)] }],
});

/** It does something, and so counts as activated, only when it removes or blocks one of the two (R375). */
export const fireSnakeImmunity = equipped(
  'fire-snake-immunity',
  'Fire Snake Immunity',
  'Remove Poison and Burn from yourself; you cannot hold them any more.',
  {
    triggers: [
      trigger('gained', [remove('poison', 'all'), remove('burn', 'all')], {
        token: 'fire-snake-immunity',
        once: true,
      }),
      trigger('gained', [remove('poison', 'all')], { token: 'poison', once: true }),
      trigger('gained', [remove('burn', 'all')], { token: 'burn', once: true }),
    ],
  },
);

export const EQUIPMENT: readonly TokenDefinition[] = [
  coinPurse,
  regeneratingOrb,
  leatherArmor,
  propheticOrb,
  brassKnuckles,
  electroGauntlets,
  blazingEffigy,
  blindingAmulet,
  poisonSyringe,
  vampiresScepter,
  hungeringDagger,
  trenchCoat,
  fireSnakeImmunity,
];
