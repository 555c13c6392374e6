import {
  addDamage,
  atLeast,
  chooseAmount,
  choosePlayer,
  chooseUpTo,
  dealCollateral,
  draw,
  each,
  forEach,
  gain,
  gainCp,
  held,
  inflict,
  least,
  may,
  noted,
  on,
  remove,
  repeat,
  roll,
  roomFor,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { attackModifier, instant, mainCard, upgrade } from '../../../engine/vocabulary/cards.ts';
import { grow, loseSpirit, spirits } from './spirits.ts';

const wellspringForChosen = [choosePlayer, gain('wellspring', 1, 'chosen')];

export const CARDS: readonly CardDefinition[] = [
  upgrade('Splinter II', 1),
  upgrade('Splinter III', 2),
  upgrade('Tend II', 2, { confidence: 'medium' }),
  upgrade('Overgrowth II', 2, { confidence: 'medium' }),
  upgrade('Vengeful Vines II', 2),
  upgrade('Call of the Wild II', 2),
  upgrade("Nature's Grasp II", 2),
  upgrade('Rooted II', 3),
  mainCard(
    'Harvest!',
    0,
    {
      text: 'Remove up to 3 of your Spirits for 1 CP each; for 2 or more, up to 2 players gain Wellspring.',
    },
    chooseAmount('How many Spirits do you remove for 1 CP each?', least(3, spirits), 'removed'),
    repeat(noted('removed'), loseSpirit),
    gainCp(noted('removed')),
    when(atLeast(noted('removed'), 2), [
      may('Give Wellspring to up to 2 players?', [
        chooseUpTo(2, 'everyone'),
        forEach('picked', gain('wellspring', 1, 'chosen')),
      ]),
    ]),
  ),
  mainCard('Cultivate!', 3, { text: 'Grow 3 Spirits.' }, grow(3)),
  mainCard(
    "Will o' Wisp!",
    1,
    {
      text: 'Roll 3 dice: any branch 1 collateral damage to every opponent, any leaf Wellspring, any spirit grows 1 Spirit.',
    },
    roll(3),
    when(on({ branch: 1 }), [dealCollateral(1)]),
    when(on({ leaf: 1 }), [gain('wellspring')]),
    when(on({ spirit: 1 }), [grow(1)]),
  ),
  mainCard(
    'Down Pour!',
    2,
    { text: 'Each Spirit that you have may grow once.' },
    // The existing Saplings grow first: this makes room for the Seedlings, and no Spirit grows twice.
    chooseAmount('How many Saplings become Dryads?', least(held('sapling'), roomFor('dryad')), 'dryads'),
    remove('sapling', noted('dryads'), 'owner'),
    gain('dryad', noted('dryads')),
    chooseAmount(
      'How many Seedlings become Saplings?',
      least(held('seedling'), roomFor('sapling')),
      'saplings',
    ),
    remove('seedling', noted('saplings'), 'owner'),
    gain('sapling', noted('saplings')),
  ),
  attackModifier(
    'Stomp!',
    1,
    { text: 'Roll 5 dice: +1 damage for each branch; Barbed Vine with 3 or more.' },
    roll(5),
    addDamage(each('branch')),
    when(atLeast(each('branch'), 3), [inflict('barbed-vine')]),
  ),
  instant('Drink Deep!', 1, { text: 'A player gains Wellspring.' }, ...wellspringForChosen),
  mainCard(
    'Mother Tree!',
    0,
    { text: 'Roll 1 die: on spirit grow 4 Spirits; otherwise draw a card.' },
    roll(1),
    when(on({ spirit: 1 }), [grow(4)], [draw(1)]),
  ),
];
