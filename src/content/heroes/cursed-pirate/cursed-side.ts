/** The side of the board after it was turned, for the rest of the game. */
import {
  defensive,
  inPlaceOf,
  line,
  offensive,
  passive,
  ultimate,
} from '../../../engine/vocabulary/abilities.ts';
import {
  barred,
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  discard,
  draw,
  each,
  forEach,
  gainCp,
  inflict,
  largeStraight,
  not,
  ofAKind,
  on,
  ownOf,
  prevent,
  roll,
  smallStraight,
  stealCp,
  sum,
  symbols,
  THEN,
  times,
  trigger,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';
import { DOUBLOON } from './doubloons.ts';

const ONE_SOURCE = 'The cursed side rests on one source.';
const CARRIED_OVER = `${ONE_SOURCE} Lines that it does not repeat are those of the human side.`;

const kegOnThreeOfAKind = when(ofAKind(3), [inflict('powder-keg')]);

const cursed: AbilityLevel = {
  ...passive(
    'Cursed',
    {
      text: "At your upkeep take 4 damage that nothing prevents or lowers. When an opponent's Offensive Roll Phase results in no Attack, inflict Powder Keg on them.",
      unconfirmed: `${ONE_SOURCE} The type of the 4 damage is not told.`,
    },
    {
      triggers: [
        trigger('upkeep', [{ do: 'deal', amount: 4, type: 'typeless', to: 'owner', locked: true }]),
        // A stunned Pirate does nothing (R167).
        trigger('no-attack', [inflict('powder-keg')], { whose: 'opponents', when: not(barred('owner')) }),
      ],
    },
  ),
  id: 'cursed-cursed',
};

export const CURSED_SIDE: readonly AbilityLevel[] = [
  inPlaceOf(
    'Cutlass Strike',
    offensive(
      'Soul Cutlass',
      {
        text: '5, 7 or 9 damage for 3, 4 or 5 cutlasses; Powder Keg with three equal values.',
        unconfirmed: ONE_SOURCE,
      },
      line(symbols({ cutlass: 5 }), deal(9), kegOnThreeOfAKind),
      line(symbols({ cutlass: 4 }), deal(7), kegOnThreeOfAKind),
      line(symbols({ cutlass: 3 }), deal(5), kegOnThreeOfAKind),
    ),
  ),
  inPlaceOf(
    'X Marks the Spot',
    offensive(
      'Dread Mark',
      {
        text: 'Gain 2 CP, then roll 4 dice: 2 undefendable damage for each cutlass, a card for each booty; Cursed Doubloon for each skull.',
        unconfirmed: CARRIED_OVER,
      },
      line(
        symbols({ booty: 3 }),
        gainCp(2),
        THEN,
        roll(4),
        dealUndefendable(times(2, each('cutlass'))),
        draw(each('booty')),
        inflict(DOUBLOON, each('skull')),
      ),
    ),
  ),
  cursed,
  inPlaceOf(
    'Walk the Plank',
    offensive(
      'Abyssal Walk',
      {
        text: 'Steal 1 CP, and the target discards a card of their choice; Wither, then 8 damage.',
        unconfirmed: ONE_SOURCE,
      },
      line(
        symbols({ cutlass: 1, booty: 2, skull: 1 }),
        stealCp(1),
        discard(1, 'target', 'choice'),
        inflict('wither'),
        THEN,
        deal(8),
      ),
    ),
  ),
  inPlaceOf(
    'Light the Fuse',
    offensive(
      'Thar She Blows',
      { text: 'Wither and Powder Keg, then 7 damage, or 10 with a large straight.', unconfirmed: ONE_SOURCE },
      line(largeStraight, inflict('wither'), inflict('powder-keg'), THEN, deal(10)),
      line(smallStraight, inflict('wither'), inflict('powder-keg'), THEN, deal(7)),
    ),
  ),
  inPlaceOf(
    'Black Spot',
    offensive(
      'Black Soul',
      { text: 'Parlay, Powder Keg and Wither, then 8 undefendable damage.', unconfirmed: ONE_SOURCE },
      line(
        symbols({ skull: 4 }),
        inflict('parlay'),
        inflict('powder-keg'),
        inflict('wither'),
        THEN,
        dealUndefendable(8),
      ),
    ),
  ),
  inPlaceOf(
    'Shiver Me Timbers',
    offensive(
      'The Shivering',
      {
        text: '8 undefendable damage, 1 more for each Cursed Doubloon of the target.',
        unconfirmed: `${ONE_SOURCE} Another has every opponent take 1 damage for each; whether own Doubloons may be removed is not told.`,
      },
      line(symbols({ cutlass: 1, skull: 3 }), dealUndefendable(sum(8, ownOf(DOUBLOON, 'target')))),
    ),
  ),
  inPlaceOf(
    'Ahoy Matey',
    defensive(
      'Avast Ye',
      {
        text: 'Roll 5 dice: 1 damage back for each cutlass, 1 CP for each booty, prevent 2 for each skull; Cursed Doubloon on 2 cutlasses and a skull.',
        unconfirmed: CARRIED_OVER,
      },
      5,
      dealBack(each('cutlass')),
      gainCp(each('booty')),
      prevent(times(2, each('skull'))),
      when(on({ cutlass: 2, skull: 1 }), [inflict(DOUBLOON)]),
    ),
  ),
  inPlaceOf(
    "Pirate's Touch!",
    ultimate(
      'Cursed Touch!',
      {
        text: '13 damage; Parlay, Cursed Doubloon and Wither; Powder Keg on up to 2 opponents, or twice on one.',
        unconfirmed: ONE_SOURCE,
      },
      line(
        symbols({ skull: 5 }),
        dealUltimate(13),
        inflict('parlay'),
        inflict(DOUBLOON),
        inflict('wither'),
        { do: 'choose-players', among: 'opponents', count: 2, upTo: true },
        forEach('picked', inflict('powder-keg', 1, 'chosen')),
      ),
    ),
  ),
];
