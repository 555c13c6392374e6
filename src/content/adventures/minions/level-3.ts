/** The minions of level III. Names marked "translated" in the facts are our translation of the French cards. */

import { passive } from '../../../engine/vocabulary/abilities.ts';
import type { MinionDefinition } from '../../../engine/vocabulary/adventure.ts';
import { flee, makeWayFor, minion, teamGold } from '../../../engine/vocabulary/adventure-builders.ts';
import {
  addDamage,
  afterDamage,
  atLeast,
  atMost,
  avoid,
  choosePlayers,
  deal,
  dealBack,
  dealIsolated,
  dealtDamage,
  dealUndefendable,
  discard,
  each,
  forEach,
  gain,
  half,
  heal,
  held,
  inflict,
  largeStraight,
  microStraight,
  ofAKind,
  ownHealth,
  prevent,
  preventHalf,
  remove,
  roll,
  smallStraight,
  stealCp,
  stealHealth,
  sum,
  times,
  total,
  trigger,
  when,
} from '../../../engine/vocabulary/builders.ts';
import { backStrike } from '../../tokens/back-strike.ts';
import { barbedVine } from '../../tokens/barbed-vine.ts';
import { bleed } from '../../tokens/bleed.ts';
import { bonusDamage } from '../../tokens/bonus-damage.ts';
import { burn } from '../../tokens/burn.ts';
import { chaos } from '../../tokens/chaos.ts';
import { concussion } from '../../tokens/concussion.ts';
import { entangle } from '../../tokens/entangle.ts';
import { hex } from '../../tokens/hex.ts';
import { hydraHead } from '../../tokens/hydra-head.ts';
import { knockdown } from '../../tokens/knockdown.ts';
import { parasite } from '../../tokens/parasite.ts';
import { poison } from '../../tokens/poison.ts';
import { silence } from '../../tokens/silence.ts';
import { wither } from '../../tokens/wither.ts';
import { attack, defence, eachTurn, faces, onFaces, onFail, toward, uniqueDefence } from './chaos-rolls.ts';

const level = 3 as const;
const translated = true;

export const MINIONS_3: readonly MinionDefinition[] = [
  minion(
    'Black Wyrm',
    {
      level,
      translated,
      health: 20,
      cp: 10,
      objective: toward('CC'),
      tokens: [poison, burn],
      unconfirmed: 'Who loses 1 health on Swipe of its defense is not quite clear: it does so itself.',
    },
    attack('Acid Breath', 'Poison, Burn and 3 undefendable damage.', [
      faces('CC'),
      inflict('poison'),
      inflict('burn'),
      dealUndefendable(3),
    ]),
    eachTurn('With less than 5 health it flees.', when(atMost(ownHealth, 4), [flee])),
    defence(
      1,
      'On Swipe it loses 1 health; otherwise it heals 1.',
      when(onFaces('S'), [dealIsolated(1, 'owner')], [heal(1)]),
    ),
  ),
  minion(
    'Wyvern',
    { level, translated, health: 16, cp: 10, objective: toward('CC'), tokens: [burn] },
    attack('Blaze', '7 damage. Roll a die: Swipe Burn, Vortex Burn to two opponents, Chaos Burn to all.', [
      faces('CC'),
      deal(7),
      roll(1),
      when(onFaces('S'), [inflict('burn')]),
      when(onFaces('V'), [choosePlayers('opponents', 2), forEach('picked', inflict('burn', 1, 'chosen'))]),
      when(onFaces('C'), [inflict('burn', 1, 'opponents')]),
    ]),
    uniqueDefence(
      1,
      'Against any Attack but an Ultimate: on 5 or 6 it fails.',
      when(atLeast(total, 5), [avoid('owner')]),
    ),
  ),
  minion(
    'Devilish Imp',
    { level, health: 13, cp: 4, firstStrike: true, objective: toward('straights'), tokens: [entangle] },
    attack(
      'Mischief',
      'Micro straight: 5 damage. Small: Entangle and 7. Large: Entangle, steal 2 CP and 8.',
      [largeStraight, inflict('entangle'), stealCp(2), deal(8)],
      [smallStraight, inflict('entangle'), deal(7)],
      [microStraight, deal(5)],
    ),
    defence(5, 'On 2 Vortices prevent 3.', when(onFaces('VV'), [prevent(3)])),
  ),
  minion(
    'Blackroot Elf',
    { level, chests: [3], health: 15, cp: 2, objective: toward('straights'), tokens: [barbedVine, wither] },
    attack(
      'Mystic Barb',
      'Micro straight: 6 damage. Small: Barbed Vine and 8. Large: Wither and 10.',
      [largeStraight, inflict('wither'), deal(10)],
      [smallStraight, inflict('barbed-vine'), deal(8)],
      [microStraight, deal(6)],
    ),
    defence(5, 'On 2 Vortices prevent half.', when(onFaces('VV'), [preventHalf()])),
  ),
  minion(
    'Iron Maiden',
    { level, health: 20, cp: 1, objective: toward('straights'), tokens: [barbedVine, bleed] },
    attack(
      'Heavy Metal',
      'Micro straight: 6 damage. Small: Barbed Vine and 7. Large: Barbed Vine, Bleed and 9.',
      [largeStraight, inflict('barbed-vine'), inflict('bleed'), deal(9)],
      [smallStraight, inflict('barbed-vine'), deal(7)],
      [microStraight, deal(6)],
    ),
    defence(3, 'Prevents 2 for each Vortex.', prevent(times(2, each('vortex')))),
  ),
  minion(
    'Carrion Golem',
    { level, health: 18, cp: 2, objective: toward('VVV'), tokens: [parasite, poison] },
    attack('Corpse Wave', 'Roll 2 dice: damage equal to their total; below 6 also Parasite.', [
      faces('VVV'),
      roll(2),
      when(atMost(total, 5), [inflict('parasite')]),
      deal(total),
    ]),
    onFail('Poison.', inflict('poison')),
    defence(5, 'Prevents 1 for each Vortex.', prevent(each('vortex'))),
  ),
  minion(
    'Fell Summoner',
    {
      level,
      health: 20,
      cp: 2,
      objective: toward('SSSVV'),
      tokens: [chaos],
      unconfirmed:
        'Whether only minions with First Strike come, or any of level III that then acts first, is not clear: any comes.',
    },
    attack(
      'Ritual',
      '3, 4 or 5 undefendable damage for SVV, SSVV or SSSVV; gains Chaos.',
      [faces('SSSVV'), gain('chaos'), dealUndefendable(5)],
      [faces('SSVV'), gain('chaos'), dealUndefendable(4)],
      [faces('SVV'), gain('chaos'), dealUndefendable(3)],
    ),
    passive(
      'Summoning',
      {
        text: 'At the end of its turn, with 3 Chaos, it makes way for a minion of level III, which acts first.',
      },
      {
        triggers: [
          trigger('turn-end', [makeWayFor(3, { firstStrike: true })], { when: atLeast(held('chaos'), 3) }),
        ],
      },
    ),
    defence(2, 'On Vortex gains Chaos.', when(onFaces('V'), [gain('chaos')])),
  ),
  minion(
    'Death Seer',
    { level, translated, health: 15, cp: 2, objective: toward('SVC'), tokens: [chaos, silence, hex] },
    attack(
      'Kiss of Death',
      'Roll 2 dice: Swipe gains 2 Chaos, Vortex inflicts Silence, Chaos Hex. Then 7 damage, and 1 more for each Chaos.',
      [
        faces('SVC'),
        roll(2),
        when(onFaces('S'), [gain('chaos', 2)]),
        when(onFaces('V'), [inflict('silence')]),
        when(onFaces('C'), [inflict('hex')]),
        deal(sum(7, held('chaos'))),
      ],
    ),
    defence(
      5,
      'Gains 1 Chaos for each Vortex, then deals 1 for each Chaos.',
      gain('chaos', each('vortex')),
      dealBack(held('chaos')),
    ),
  ),
  minion(
    'Basilisk',
    { level, chests: [3], health: 14, cp: 2, objective: toward('SSSCC'), tokens: [poison] },
    attack(
      'Venomous Bite',
      'SSS: 7 damage. SSSC: Poison and 8. SSSCC: Poison and 9.',
      [faces('SSSCC'), inflict('poison'), deal(9)],
      [faces('SSSC'), inflict('poison'), deal(8)],
      [faces('SSS'), deal(7)],
    ),
    defence(4, 'Inflicts Poison for each Chaos.', inflict('poison', each('chaos'))),
  ),
  minion(
    'Crushing Golem',
    { level, chests: [3], health: 16, cp: 4, objective: toward('VVV'), tokens: [concussion] },
    attack('Clobber', 'Roll 2 dice: damage equal to their total; below 7 also Concussion.', [
      faces('VVV'),
      roll(2),
      when(atMost(total, 6), [inflict('concussion')]),
      deal(total),
    ]),
    onFail('Concussion.', inflict('concussion')),
    defence(5, 'Prevents 1 for each Vortex and Chaos.', prevent(each('vortex', 'chaos'))),
  ),
  minion(
    'Fierce Hydra',
    {
      level,
      health: 8,
      cp: 10,
      objective: toward('CC'),
      tokens: [hydraHead],
      brings: { 'hydra-head': 3 },
      unconfirmed: 'How many heads it begins with is told by an early card only: 3.',
    },
    attack('Plurabite', '6 damage, and 3 more for each head.', [
      faces('CC'),
      deal(sum(6, times(3, held('hydra-head')))),
    ]),
    passive(
      'Heads',
      {
        text: 'It begins with 3 heads. At the end of its Roll Phase it rolls a die: on Chaos it gains a head. At 0 health it loses a head and is whole again.',
      },
      {
        triggers: [trigger('roll-phase-end', [roll(1), when(onFaces('C'), [gain('hydra-head')])])],
      },
    ),
  ),
  minion(
    'Loot Goblin',
    {
      level,
      health: 25,
      cp: 4,
      objective: toward('VVVVV'),
      chests: [1, 2, 3],
      unconfirmed: 'Its objective and reward differ between two sources.',
    },
    attack('Fight or Flight', 'Roll a die: on 1 to 3 4 undefendable damage, otherwise it flees.', [
      faces('VVVVV'),
      roll(1),
      when(atMost(total, 3), [dealUndefendable(4)], [afterDamage(flee)]),
    ]),
    onFail('The party loses 1 gold.', teamGold(-1)),
    defence(
      1,
      'On 1 to 5 steals 1 CP and deals 1; on Chaos it flees.',
      when(onFaces('C'), [flee], [stealCp(1), dealBack(1)]),
    ),
  ),
  minion(
    'Onibaba',
    { level, health: 14, cp: 2, objective: toward('VVVV'), tokens: [hex] },
    attack('Malice', 'Roll a die: Swipe 6 undefendable damage, Vortex steals 4 health, Chaos 5.', [
      faces('VVVV'),
      roll(1),
      when(onFaces('S'), [dealUndefendable(6)]),
      when(onFaces('V'), [stealHealth(4)]),
      when(onFaces('C'), [stealHealth(5)]),
    ]),
    onFail('Hex, and steals 1 health.', inflict('hex'), stealHealth(1)),
    defence(3, 'Steals 1 health for each Vortex.', stealHealth(each('vortex'))),
  ),
  minion(
    'Chimera',
    {
      level,
      translated,
      health: 20,
      cp: 4,
      objective: toward('CCC'),
      tokens: [burn, knockdown, bleed, poison],
    },
    attack(
      'Triple Attack',
      '3 undefendable damage. Roll a die: 1 or 2 Burn, 3 or 4 Knockdown, 5 or 6 two Bleed.',
      [
        faces('CCC'),
        dealUndefendable(3),
        roll(1),
        when(
          atMost(total, 2),
          [inflict('burn')],
          [when(atMost(total, 4), [inflict('knockdown')], [inflict('bleed', 2)])],
        ),
      ],
    ),
    defence(
      1,
      'On Swipe deals 1, on Vortex 3; on Chaos inflicts Poison.',
      when(onFaces('S'), [dealBack(1)]),
      when(onFaces('V'), [dealBack(3)]),
      when(onFaces('C'), [inflict('poison')]),
    ),
  ),
  minion(
    'Orc Shaman',
    { level, translated, health: 15, cp: 3, objective: toward('SSCC'), tokens: [poison, parasite, hex] },
    attack('Earth, Fire, Storms', 'Poison, a random card discarded, and 4 undefendable damage.', [
      faces('SSCC'),
      inflict('poison'),
      discard(1, 'target', 'random'),
      dealUndefendable(4),
    ]),
    onFail('Parasite and Hex.', inflict('parasite'), inflict('hex')),
    defence(
      5,
      'Heals 2 for each Vortex; on Chaos inflicts Parasite.',
      heal(times(2, each('vortex'))),
      when(onFaces('C'), [inflict('parasite')]),
    ),
  ),
  minion(
    'Holy Zealot',
    { level, health: 16, cp: 4, objective: toward('SSVVV') },
    attack(
      'Zealous Combat',
      '7 damage. Roll 3 dice: 1 more for each Swipe, 2 for each Vortex; heals 2 for each Chaos.',
      [
        faces('SSVVV'),
        deal(7),
        roll(3),
        addDamage(sum(each('swipe'), times(2, each('vortex')))),
        heal(times(2, each('chaos'))),
      ],
    ),
    onFail('2 undefendable damage, and heals 1.', dealUndefendable(2), heal(1)),
    defence(
      4,
      'On Swipe deals 1; prevents 2 for each Vortex and Chaos.',
      when(onFaces('S'), [dealBack(1)]),
      prevent(times(2, each('vortex', 'chaos'))),
    ),
  ),
  minion(
    'Cursed Blade',
    {
      level,
      translated,
      health: 13,
      cp: 4,
      firstStrike: true,
      objective: toward('SSSSS'),
      tokens: [backStrike],
    },
    attack(
      'Corrupt Blade',
      '6, 7 or 8 damage for 3, 4 or 5 Swipes; with 3 equal numbers it gains Back Strike.',
      [faces('SSSSS'), when(ofAKind(3), [gain('back-strike')]), deal(8)],
      [faces('SSSS'), when(ofAKind(3), [gain('back-strike')]), deal(7)],
      [faces('SSS'), when(ofAKind(3), [gain('back-strike')]), deal(6)],
    ),
    defence(
      1,
      'Deals and prevents half of the die, rounded up.',
      dealBack(half(total)),
      prevent(half(total)),
    ),
  ),
  minion(
    'Succubus',
    {
      level,
      translated,
      health: 13,
      cp: 4,
      firstStrike: true,
      objective: toward('SSVVV'),
      tokens: [chaos, parasite],
    },
    attack(
      'Seduction',
      '4, 5 or 6 damage for SSV, SSVV or SSVVV; with 2 Chaos it spends them and heals the damage dealt.',
      ...(['SSVVV', 'SSVV', 'SSV'] as const).map(
        (letters, at) =>
          [
            faces(letters),
            deal(6 - at),
            when(atLeast(held('chaos'), 2), [remove('chaos', 2, 'owner'), afterDamage(heal(dealtDamage))]),
          ] as const,
      ),
    ),
    eachTurn('Gains Chaos.', gain('chaos')),
    defence(
      4,
      'Steals 1 health for each Vortex; on 2 Swipes inflicts Parasite.',
      stealHealth(each('vortex')),
      when(onFaces('SS'), [inflict('parasite')]),
    ),
  ),
  minion(
    'Crimson Archer',
    { level, translated, health: 14, cp: 3, objective: toward('VVVVV'), tokens: [barbedVine] },
    attack(
      'Diabolic Shot',
      '6, 7, 8 or 9 damage for 2 to 5 Vortices; with 3 equal numbers Barbed Vine on all opponents.',
      [faces('VVVVV'), when(ofAKind(3), [inflict('barbed-vine', 1, 'opponents')]), deal(9)],
      [faces('VVVV'), when(ofAKind(3), [inflict('barbed-vine', 1, 'opponents')]), deal(8)],
      [faces('VVV'), when(ofAKind(3), [inflict('barbed-vine', 1, 'opponents')]), deal(7)],
      [faces('VV'), when(ofAKind(3), [inflict('barbed-vine', 1, 'opponents')]), deal(6)],
    ),
    defence(
      4,
      'Deals 1 for each Swipe and Vortex; on Chaos to every engaged hero.',
      when(
        onFaces('C'),
        [deal(each('swipe', 'vortex'), 'typeless', 'engaged')],
        [dealBack(each('swipe', 'vortex'))],
      ),
    ),
  ),
  minion(
    'Dark Lion',
    {
      level,
      translated,
      health: 14,
      cp: 4,
      firstStrike: true,
      objective: toward('SSSSS'),
      tokens: [bleed, silence],
    },
    attack(
      'Evisceration',
      '6, 7 or 8 damage for 3, 4 or 5 Swipes; Bleed and Silence with 3 equal numbers.',
      [faces('SSSSS'), when(ofAKind(3), [inflict('bleed'), inflict('silence')]), deal(8)],
      [faces('SSSS'), when(ofAKind(3), [inflict('bleed'), inflict('silence')]), deal(7)],
      [faces('SSS'), when(ofAKind(3), [inflict('bleed'), inflict('silence')]), deal(6)],
    ),
    defence(
      1,
      'Inflicts Bleed, on Chaos 2 Bleed.',
      when(onFaces('C'), [inflict('bleed', 2)], [inflict('bleed')]),
    ),
  ),
  minion(
    'Chaos Knight',
    { level, health: 16, cp: 2, objective: toward('straights'), tokens: [...bonusDamage] },
    attack(
      'Unholy Attack',
      'Small straight: heals 1 and 8 damage. Large: heals 2 and 10 damage.',
      [largeStraight, heal(2), deal(10)],
      [smallStraight, heal(1), deal(8)],
    ),
    onFail('Gains Bonus Damage 3.', gain('bonus-damage-3')),
    defence(
      4,
      'On Swipe deals 1; prevents 2 for each Vortex and Chaos.',
      when(onFaces('S'), [dealBack(1)]),
      prevent(times(2, each('vortex', 'chaos'))),
    ),
  ),
];
