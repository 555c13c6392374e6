/** The minions of level IV, who guard the boss portals. */

import { passive } from '../../../engine/vocabulary/abilities.ts';
import type { MinionDefinition } from '../../../engine/vocabulary/adventure.ts';
import { minion } from '../../../engine/vocabulary/adventure-builders.ts';
import {
  addDamage,
  all,
  any,
  atDefense,
  atLeast,
  atMost,
  attackBase,
  avoid,
  barred,
  cpOf,
  damageLanded,
  deal,
  dealBack,
  dealCollateral,
  dealIsolated,
  dealUndefendable,
  during,
  each,
  gain,
  gainCp,
  half,
  heal,
  held,
  holds,
  inflict,
  largeStraight,
  microStraight,
  not,
  ownHealth,
  players,
  prevent,
  removeChosen,
  roll,
  roomFor,
  smallStraight,
  statuses,
  stealCp,
  stealHealth,
  sum,
  times,
  total,
  trigger,
  undefendable,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import { bleed } from '../../tokens/bleed.ts';
import { bonusDamage } from '../../tokens/bonus-damage.ts';
import { burn } from '../../tokens/burn.ts';
import { chaos } from '../../tokens/chaos.ts';
import { concussion } from '../../tokens/concussion.ts';
import { dominance } from '../../tokens/dominance.ts';
import { entangle } from '../../tokens/entangle.ts';
import { hex } from '../../tokens/hex.ts';
import { knockdown } from '../../tokens/knockdown.ts';
import { lifeSiphon } from '../../tokens/life-siphon.ts';
import { poison } from '../../tokens/poison.ts';
import { shadows } from '../../tokens/shadows.ts';
import { silence } from '../../tokens/silence.ts';
import { wither } from '../../tokens/wither.ts';
import { attack, defence, eachTurn, faces, onFaces, onFail, toward, uniqueDefence } from './chaos-rolls.ts';

const level = 4 as const;
const translated = true;
const kingsHand = 1;

/** Rolls 2 dice and one more for each Chaos, 5 at the most, and deals their total. */
const FURY: Effect = [3, 2, 1].reduceRight<Effect>(
  (less, chaosHeld) => when(atLeast(held('chaos'), chaosHeld), [roll(2 + chaosHeld), deal(total)], [less]),
  when(atMost(held('chaos'), 0), [roll(2), deal(total)]),
);

export const MINIONS_4: readonly MinionDefinition[] = [
  minion(
    'Corrupted Rogue',
    {
      level,
      chests: [4],
      health: 30,
      cp: 8,
      firstStrike: true,
      kingsHand,
      objective: toward('straights'),
      tokens: [...bonusDamage, shadows],
    },
    attack(
      'Cunning Strike',
      'Small straight: damage equal to half of its CP. Large: all of it.',
      [largeStraight, deal(cpOf())],
      [smallStraight, deal(half(cpOf()))],
    ),
    eachTurn('Gains 2 CP.', gainCp(2)),
    onFail('Gains Bonus Damage 3 and Shadows.', gain('bonus-damage-3'), gain('shadows')),
    defence(
      5,
      'On 2 Chaos takes no damage; otherwise steals 2 CP.',
      when(onFaces('CC'), [avoid('owner')], [stealCp(2)]),
    ),
  ),
  minion(
    'Whispering Death',
    {
      level,
      chests: [4],
      health: 30,
      cp: 2,
      kingsHand,
      objective: toward('CCCCC'),
      tokens: [wither, silence],
    },
    attack(
      'Death Song',
      '3, 4, 5 or 6 collateral damage to all opponents for 2 to 5 Chaos; with one opponent only also Wither and Silence.',
      ...([5, 4, 3, 2] as const).map(
        (count) =>
          [
            faces('C'.repeat(count)),
            when(atMost(players('opponents'), 1), [
              inflict('wither', 1, 'opponents'),
              inflict('silence', 1, 'opponents'),
            ]),
            dealCollateral(count + 1),
          ] as const,
      ),
    ),
    defence(2, 'On Chaos takes no damage.', when(onFaces('C'), [avoid('owner')])),
  ),
  minion(
    'Atlas',
    {
      level,
      translated,
      health: 30,
      cp: 8,
      kingsHand,
      objective: toward('straights'),
      tokens: [knockdown, concussion],
    },
    attack(
      'Titanic Strike',
      'Collateral damage to all engaged heroes. Micro straight: 2. Small: Knockdown and 4. Large: Concussion and 7.',
      [largeStraight, inflict('concussion'), dealCollateral(7, 'engaged')],
      [smallStraight, inflict('knockdown'), dealCollateral(4, 'engaged')],
      [microStraight, dealCollateral(2, 'engaged')],
    ),
    uniqueDefence(1, 'Against any Attack but an Ultimate: prevents the value of the die.', prevent(total)),
  ),
  minion(
    'Umbra',
    { level, translated, health: 25, cp: 10, kingsHand, objective: toward('VVVV'), tokens: [shadows] },
    attack(
      'Silhouette',
      '3 or 5 undefendable damage for 3 or 4 Vortices; 4 more while it has Shadows.',
      [faces('VVVV'), dealUndefendable(5), when(holds('shadows'), [addDamage(4)])],
      [faces('VVV'), dealUndefendable(3), when(holds('shadows'), [addDamage(4)])],
    ),
    onFail('Gains Shadows.', gain('shadows')),
    defence(3, 'On Chaos gains Shadows.', when(onFaces('C'), [gain('shadows')])),
  ),
  minion(
    'Goblin Horde',
    {
      level,
      health: 25,
      cp: 6,
      kingsHand,
      objective: toward('SSSSS'),
      unconfirmed: 'Modifiers that come after its defence are not held to the cap.',
    },
    attack('Swarm', 'Damage equal to half of its health; undefendable when that is 5 or less.', [
      faces('SSSSS'),
      deal(half(ownHealth)),
      when(atMost(half(ownHealth), 5), [undefendable]),
    ]),
    onFail(
      'Heals 3; the hero loses all positive status effects.',
      heal(3),
      removeChosen('target', 'all', { kinds: ['positive'] }),
    ),
    uniqueDefence(
      1,
      'Against any Attack but an Ultimate: at most 5 damage.',
      when(atLeast(attackBase, 6), [prevent(sum(attackBase, -5))]),
    ),
  ),
  minion(
    'Emperor Cobra',
    {
      level,
      translated,
      health: 30,
      cp: 8,
      kingsHand,
      objective: toward('VVV'),
      tokens: [poison, entangle, bleed],
    },
    attack('Venomous Strike', 'Poison, Entangle and 2 Bleed.', [
      faces('VVV'),
      inflict('poison'),
      inflict('entangle'),
      inflict('bleed', 2),
    ]),
    passive(
      'Venom',
      { text: 'At the end of its turn the hero takes 1 damage for each negative status effect.' },
      { triggers: [trigger('turn-end', [dealIsolated(statuses('negative', 'target'))])] },
    ),
    defence(1, 'On Swipe inflicts Bleed.', when(onFaces('S'), [inflict('bleed')])),
  ),
  minion(
    'Raging Berserker',
    {
      level,
      chests: [4],
      health: 30,
      cp: 4,
      firstStrike: true,
      kingsHand,
      objective: toward('SSSC'),
      tokens: [chaos],
    },
    attack(
      'Unleashed Fury',
      'Roll 2 dice and one more for each Chaos, 5 at the most: damage equal to their total.',
      [faces('SSSC'), FURY],
    ),
    onFail('Gains Chaos.', gain('chaos')),
    passive(
      'Rage',
      { text: 'Gains Chaos whenever it is damaged in the Offensive Roll Phase of an opponent.' },
      {
        triggers: [
          trigger('damage-taken', [gain('chaos')], {
            when: all(during('defensive-roll'), not(damageLanded), not(barred('owner'))),
          }),
        ],
      },
    ),
  ),
  minion(
    'Swamp Dweller',
    { level, health: 30, cp: 6, kingsHand, objective: toward('SVVV'), tokens: [poison] },
    attack('Toxic Touch', 'Poison, then another Poison.', [
      faces('SVVV'),
      inflict('poison'),
      inflict('poison'),
    ]),
    passive(
      'Miasma',
      { text: 'When an engaged hero gets Poison, that hero also takes 2 undefendable damage.' },
      {
        triggers: [trigger('gained', [dealIsolated(2, 'holder')], { whose: 'engaged', token: 'poison' })],
      },
    ),
    defence(2, 'On Vortex inflicts Poison.', when(onFaces('V'), [inflict('poison')])),
  ),
  minion(
    'Bloodseeker',
    {
      level,
      health: 30,
      cp: 5,
      firstStrike: true,
      kingsHand,
      objective: toward('straights'),
      tokens: [bleed],
    },
    attack(
      'Leeching Strike',
      'Micro straight: 2 Bleed and 3 undefendable damage. Small: Bleed, 6 damage and 1 more for each Bleed. Large: Bleed, 8 damage and 2 more for each.',
      [largeStraight, inflict('bleed'), atDefense(deal(sum(8, times(2, held('bleed', 'target')))))],
      [smallStraight, inflict('bleed'), atDefense(deal(sum(6, held('bleed', 'target'))))],
      [microStraight, inflict('bleed', 2), dealUndefendable(3)],
    ),
    defence(3, 'On 2 Swipes inflicts Bleed.', when(onFaces('SS'), [inflict('bleed')])),
  ),
  minion(
    'The Ashen King',
    { level, health: 35, cp: 6, kingsHand, objective: toward('SVVVC'), tokens: [dominance, burn] },
    attack(
      'Profane Command',
      'SVV: 7 damage. SVVC: Dominance and 9. SVVVC: Dominance and 13.',
      [faces('SVVVC'), inflict('dominance'), deal(13)],
      [faces('SVVC'), inflict('dominance'), deal(9)],
      [faces('SVV'), deal(7)],
    ),
    defence(
      2,
      'On Vortex inflicts Burn, or deals 2 to a burning attacker.',
      when(onFaces('V'), [when(holds('burn', 'target'), [dealBack(2)], [inflict('burn')])]),
    ),
  ),
  minion(
    'Fallen Pharaoh',
    { level, health: 25, cp: 5, kingsHand, objective: toward('SSVVC'), tokens: [silence, hex, lifeSiphon] },
    attack('Ancient Curse', '5 undefendable damage. Roll a die: Swipe Silence, Vortex Hex, Chaos both.', [
      faces('SSVVC'),
      dealUndefendable(5),
      roll(1),
      when(any(onFaces('S'), onFaces('C')), [inflict('silence')]),
      when(any(onFaces('V'), onFaces('C')), [inflict('hex')]),
    ]),
    eachTurn(
      'Gains Life Siphon; at its limit it heals 3.',
      when(atLeast(roomFor('life-siphon'), 1), [gain('life-siphon')], [heal(3)]),
    ),
    defence(3, 'On Chaos steals 2 health.', when(onFaces('C'), [stealHealth(2)])),
  ),
  minion(
    'Elf-is',
    {
      level,
      health: 28,
      cp: 4,
      kingsHand,
      objective: toward('SSSC'),
      tokens: [silence],
      unconfirmed: 'Only its name, level and what it rolls for are known (R364); the rest is ours.',
    },
    attack(
      'Encore',
      '7 damage for 3 Swipes; with a Chaos 9 and Silence.',
      [faces('SSSC'), inflict('silence'), deal(9)],
      [faces('SSS'), deal(7)],
    ),
    onFail('Heals 2.', heal(2)),
    defence(
      3,
      'Prevents 1 for each Vortex; on Chaos deals 2.',
      prevent(each('vortex')),
      when(onFaces('C'), [dealBack(2)]),
    ),
  ),
];
