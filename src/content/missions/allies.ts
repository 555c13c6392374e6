/**
 * The 25 built-in allies. Names, costs and powers are invented; the five kinds of power are those of the printed game.
 */

import type { Requirement } from '../../engine/rules.ts';
import type { AllyDefinition, AllyPower } from '../../engine/vocabulary/ally.ts';
import {
  addDamage,
  alter,
  cpOf,
  deal,
  draw,
  extraAttempt,
  forEach,
  gain,
  gainCp,
  heal,
  inflict,
  least,
  prevent,
  preventHalf,
  removeChosen,
  smallStraight,
  transferChosen,
  undefendable,
} from '../../engine/vocabulary/builders.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import { gainMomentum } from '../../engine/vocabulary/mission-builders.ts';
import type { SpendTiming } from '../../engine/vocabulary/token.ts';

const OURS = 'No source tells what allies cost and do; this one is our own.';

/** Returns the requirement of `count` dice with the same symbol, whichever it is: printed as circles. */
const alike = (count: number): Requirement => ({ kind: 'like-symbols', sizes: [count] });

const anyOwnDie = (dice: number): Effect => alter({ how: 'set-any' }, dice, 'own');

const recruit = (text: string, ...effects: Effect[]): AllyPower => ({
  kind: 'recruit',
  id: 'recruit',
  effects,
  text,
});
const kicker = (
  where: 'offensive' | 'defensive',
  requires: Requirement,
  text: string,
  ...effects: Effect[]
): AllyPower => ({ kind: 'kicker', id: 'kicker', in: where, requires, effects, text });
const ability = (
  name: string,
  requires: Requirement,
  reach: 'melee' | 'range',
  text: string,
  ...effects: Effect[]
): AllyPower => ({ kind: 'ability', id: 'ability', name, requires, reach, effects, text });
const exhaust = (timing: SpendTiming, text: string, ...effects: Effect[]): AllyPower => ({
  kind: 'exhaust',
  id: 'exhaust',
  timing,
  effects,
  text,
});
const plusExhaust = (text: string, ...effects: Effect[]): AllyPower => ({
  kind: 'plus-exhaust',
  id: 'plus-exhaust',
  effects,
  text,
});

const ally = (
  id: string,
  name: string,
  cost: number,
  ...powers: [AllyPower, ...AllyPower[]]
): AllyDefinition => ({
  id,
  name,
  cost,
  powers,
  unconfirmed: OURS,
});

export const ALLIES: readonly AllyDefinition[] = [
  ally(
    'rope-maker',
    'Rope Maker',
    2,
    recruit('Draw 1 card.', draw(1)),
    exhaust('own-main', 'Heal 3.', heal(3)),
  ),
  ally(
    'lantern-boy',
    'Lantern Boy',
    2,
    exhaust('own-dice', 'Change one of your dice to any value.', anyOwnDie(1)),
  ),
  ally(
    'retired-duelist',
    'Retired Duelist',
    4,
    kicker('offensive', alike(3), 'With three like symbols: your Attack deals 2 more.', addDamage(2)),
    plusExhaust('It also becomes undefendable.', undefendable),
  ),
  ally(
    'old-ferrywoman',
    'Old Ferrywoman',
    3,
    recruit('Each hero heals 1.', forEach('team-mates', heal(1, 'chosen')), heal(1)),
    exhaust('own-main', 'Remove a status effect from yourself and heal 2.', removeChosen('owner'), heal(2)),
  ),
  ally(
    'toll-clerk',
    'Toll Clerk',
    3,
    recruit('Gain 2 CP.', gainCp(2)),
    exhaust('own-main', 'Gain 3 CP.', gainCp(3)),
  ),
  ally(
    'bell-ringer',
    'Bell Ringer',
    4,
    ability(
      'Ring the Alarm',
      alike(4),
      'range',
      'Deal 6 damage and inflict Targeted.',
      deal(6),
      inflict('targeted'),
    ),
  ),
  ally(
    'hedge-surgeon',
    'Hedge Surgeon',
    4,
    recruit('Heal 2.', heal(2)),
    exhaust('any-time', 'Heal 5.', heal(5)),
  ),
  ally(
    'twin-slingers',
    'Twin Slingers',
    5,
    ability('Two Stones', smallStraight, 'range', 'Deal 7 damage.', deal(7)),
    exhaust('own-attack', 'Your Attack deals 3 more.', addDamage(3)),
  ),
  ally(
    'quarry-giant',
    'Quarry Giant',
    6,
    kicker('defensive', alike(2), 'With two like symbols: prevent 2 more.', prevent(2)),
    exhaust('incoming-damage', 'Prevent half of the damage that is coming, rounded up.', preventHalf()),
  ),
  ally(
    'gate-hound',
    'Gate Hound',
    3,
    kicker('offensive', alike(3), 'With three like symbols: inflict Bleed.', inflict('bleed')),
  ),
  ally(
    'ash-monk',
    'Ash Monk',
    4,
    recruit('Gain Evasive.', gain('evasive')),
    exhaust('own-main', 'Gain 2 Evasive.', gain('evasive', 2)),
  ),
  ally('map-seller', 'Map Seller', 2, recruit('Draw 2 cards.', draw(2))),
  ally(
    'river-smuggler',
    'River Smuggler',
    3,
    kicker('offensive', alike(2), 'With two like symbols: gain 1 CP.', gainCp(1)),
    exhaust('own-main', 'Gain 2 CP and draw 1 card.', gainCp(2), draw(1)),
  ),
  ally(
    'storm-caller',
    'Storm Caller',
    7,
    ability(
      'Call It Down',
      alike(4),
      'range',
      'Deal 4 collateral damage to every enemy.',
      deal(4, 'collateral', 'opponents'),
    ),
  ),
  ally(
    'shield-maiden',
    'Shield Maiden',
    4,
    recruit('Gain Shield.', gain('shield')),
    kicker('defensive', alike(2), 'With two like symbols: prevent 1 more.', prevent(1)),
    plusExhaust('Prevent 3 more.', prevent(3)),
  ),
  ally(
    'poison-taster',
    'Poison Taster',
    3,
    exhaust('any-time', 'Remove a status effect from yourself.', removeChosen('owner')),
  ),
  ally(
    'card-sharp',
    'Card Sharp',
    4,
    kicker('offensive', alike(3), 'With three like symbols: draw 1 card.', draw(1)),
    plusExhaust('Draw 2 more.', draw(2)),
  ),
  ally(
    'gallows-witness',
    'Gallows Witness',
    5,
    recruit('Move a status effect between any two players.', transferChosen()),
    exhaust('own-main', 'Move a status effect between any two players.', transferChosen()),
  ),
  ally(
    'iron-cook',
    'Iron Cook',
    3,
    recruit('Each other hero heals 2.', heal(2, 'team-mates')),
    exhaust('own-main', 'You and each other hero heal 2.', heal(2), heal(2, 'team-mates')),
  ),
  ally(
    'masked-heir',
    'Masked Heir',
    6,
    ability(
      'By Right of Blood',
      { kind: 'straight', size: 'large' },
      'melee',
      'Deal 9 undefendable damage.',
      deal(9, 'undefendable'),
    ),
    exhaust(
      'own-attack',
      'Your Attack deals 1 more for each 2 CP you have, 4 at the most.',
      addDamage(least({ half: cpOf() }, 4)),
    ),
  ),
  ally(
    'clock-thief',
    'Clock Thief',
    5,
    recruit('Gain 2 momentum.', gainMomentum(2, 'owner')),
    exhaust('own-dice', 'You have one more Roll Attempt.', extraAttempt('offensive', 'owner')),
  ),
  ally(
    'bridge-troll',
    'Bridge Troll',
    5,
    ability(
      'Throw a Bench',
      alike(3),
      'melee',
      'Deal 5 damage and inflict Concussion.',
      deal(5),
      inflict('concussion'),
    ),
  ),
  ally(
    'pickpocket',
    'Pickpocket',
    2,
    kicker('offensive', alike(2), 'With two like symbols: gain 1 momentum.', gainMomentum(1, 'owner')),
  ),
  ally(
    'fortune-teller',
    'Fortune Teller',
    5,
    recruit('Draw 1 card.', draw(1)),
    exhaust('own-dice', 'Change up to two of your dice to any value.', anyOwnDie(2)),
  ),
  ally(
    'last-herald',
    'Last Herald',
    7,
    recruit('Each hero gains 1 momentum.', gainMomentum(1, 'owner'), gainMomentum(1, 'team-mates')),
    kicker('offensive', alike(3), 'With three like symbols: your Attack deals 3 more.', addDamage(3)),
    plusExhaust('Gain Flight.', gain('flight')),
  ),
];
