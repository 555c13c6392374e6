/** The minions of level II. Names marked "translated" in the facts are our translation of the French cards. */

import { passive } from '../../../engine/vocabulary/abilities.ts';
import type { MinionDefinition } from '../../../engine/vocabulary/adventure.ts';
import { minion, teamGold } from '../../../engine/vocabulary/adventure-builders.ts';
import {
  addDamage,
  afterDamage,
  any,
  atLeast,
  atMost,
  avoid,
  cpOf,
  deal,
  dealBack,
  dealCollateral,
  dealtDamage,
  dealUndefendable,
  discard,
  each,
  gain,
  gainCp,
  half,
  heal,
  held,
  inflict,
  largeStraight,
  loseCp,
  microStraight,
  ofAKind,
  players,
  prevent,
  preventHalf,
  remove,
  removeChosen,
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
import { bleed } from '../../tokens/bleed.ts';
import { blind } from '../../tokens/blind.ts';
import { bonusDamage } from '../../tokens/bonus-damage.ts';
import { burn } from '../../tokens/burn.ts';
import { chaos } from '../../tokens/chaos.ts';
import { concussion } from '../../tokens/concussion.ts';
import { entangle } from '../../tokens/entangle.ts';
import { hex } from '../../tokens/hex.ts';
import { knockdown } from '../../tokens/knockdown.ts';
import { lifeSiphon } from '../../tokens/life-siphon.ts';
import { parasite } from '../../tokens/parasite.ts';
import { poison } from '../../tokens/poison.ts';
import { silence } from '../../tokens/silence.ts';
import { wither } from '../../tokens/wither.ts';
import { attack, defence, eachTurn, faces, onFaces, onFail, toward } from './chaos-rolls.ts';

const level = 2 as const;
const translated = true;

export const MINIONS_2: readonly MinionDefinition[] = [
  minion(
    'Bestial Dreg',
    { level, translated, health: 15, cp: 1, objective: toward('SSVVC') },
    attack('Soul Savagery', '6 undefendable damage.', [faces('SSVVC'), dealUndefendable(6)]),
    defence(
      4,
      'Prevents 1 for each Vortex; on Chaos the party loses 1 gold.',
      prevent(each('vortex')),
      when(onFaces('C'), [teamGold(-1)]),
    ),
  ),
  minion(
    'Blind Archer',
    { level, health: 12, cp: 3, objective: toward('VVVVV'), tokens: [blind] },
    attack(
      'True Sight',
      '4, 5 or 6 undefendable damage for 3, 4 or 5 Vortices; Blind with 3 equal numbers.',
      [faces('VVVVV'), when(ofAKind(3), [inflict('blind')]), dealUndefendable(6)],
      [faces('VVVV'), when(ofAKind(3), [inflict('blind')]), dealUndefendable(5)],
      [faces('VVV'), when(ofAKind(3), [inflict('blind')]), dealUndefendable(4)],
    ),
    defence(4, 'On 2 Vortices prevent 4.', when(onFaces('VV'), [prevent(4)])),
  ),
  minion(
    'Entropy Mage',
    {
      level,
      health: 13,
      cp: 2,
      objective: toward('VVC'),
      tokens: [chaos, hex],
      unconfirmed: 'Its status effect has another name in the source; it is taken as Hex.',
    },
    attack(
      'Chaotic Sorcery',
      'Roll a die: Swipe gains 2 Chaos, Vortex inflicts Hex. Then 7 damage, and 1 more for each Chaos.',
      [
        faces('VVC'),
        roll(1),
        when(onFaces('S'), [gain('chaos', 2)]),
        when(onFaces('V'), [inflict('hex')]),
        deal(sum(7, held('chaos'))),
      ],
    ),
    defence(
      4,
      'Gains 1 Chaos for each Vortex, then deals 1 for each Chaos.',
      gain('chaos', each('vortex')),
      dealBack(held('chaos')),
    ),
  ),
  minion(
    'Blood Mage',
    { level, health: 12, cp: 2, objective: toward('VVVVV'), chests: [2, 1], tokens: [chaos] },
    attack(
      'Hemo-Siphon',
      'Steals 3, 4 or 5 health for 3, 4 or 5 Vortices.',
      [faces('VVVVV'), stealHealth(5)],
      [faces('VVVV'), stealHealth(4)],
      [faces('VVV'), stealHealth(3)],
    ),
    eachTurn(
      'Gains Chaos; at 3 Chaos it spends them and steals 3 health.',
      gain('chaos'),
      when(atLeast(held('chaos'), 3), [remove('chaos', 3, 'owner'), stealHealth(3)]),
    ),
    defence(
      3,
      'Steals 1 health for each Vortex; on Chaos gains Chaos.',
      stealHealth(each('vortex')),
      when(onFaces('C'), [gain('chaos')]),
    ),
  ),
  minion(
    'Bone Witch',
    {
      level,
      translated,
      health: 10,
      cp: 2,
      objective: toward('SVVC'),
      tokens: [wither, silence, parasite, lifeSiphon, bleed],
    },
    attack('Black Magic', 'Wither, Silence, Parasite and 3 undefendable damage.', [
      faces('SVVC'),
      inflict('wither'),
      inflict('silence'),
      inflict('parasite'),
      dealUndefendable(3),
    ]),
    passive(
      'Upkeep',
      { text: 'Gains Life Siphon.' },
      { triggers: [trigger('upkeep', [gain('life-siphon')])] },
    ),
    defence(
      4,
      'Steals 1 health for each Vortex; inflicts Bleed for each Chaos.',
      stealHealth(each('vortex')),
      inflict('bleed', each('chaos')),
    ),
  ),
  minion(
    'Brutish Cyclops',
    { level, health: 14, cp: 3, objective: toward('SSSSC') },
    attack('Crush', 'Roll a die: 6 damage and its value.', [faces('SSSSC'), roll(1), deal(sum(6, total))]),
    onFail('2 undefendable damage.', dealUndefendable(2)),
    defence(
      1,
      'On Swipe deals 3; on Vortex heals 2.',
      when(onFaces('S'), [dealBack(3)]),
      when(onFaces('V'), [heal(2)]),
    ),
  ),
  minion(
    'The Hermit',
    { level, health: 12, cp: 5, objective: toward('SVVV'), tokens: [wither, burn] },
    attack(
      'Deep Magic',
      '3 undefendable damage. Roll a die: Swipe 2 more damage, Vortex Wither, Chaos Burn.',
      [
        faces('SVVV'),
        dealUndefendable(3),
        roll(1),
        when(onFaces('S'), [addDamage(2)]),
        when(onFaces('V'), [inflict('wither')]),
        when(onFaces('C'), [inflict('burn')]),
      ],
    ),
    defence(5, 'On 2 Vortices prevent 3.', when(onFaces('VV'), [prevent(3)])),
  ),
  minion(
    'Dark Specter',
    { level, health: 13, cp: 1, objective: toward('straights'), tokens: [entangle, silence, hex] },
    attack(
      'Bane',
      'Micro straight: Entangle and 4 damage. Small: Silence and 6. Large: Hex and 8.',
      [largeStraight, inflict('hex'), deal(8)],
      [smallStraight, inflict('silence'), deal(6)],
      [microStraight, inflict('entangle'), deal(4)],
    ),
    defence(3, 'Prevents 2 for each Vortex.', prevent(times(2, each('vortex')))),
  ),
  minion(
    'The Butcher',
    {
      level,
      health: 12,
      cp: 3,
      objective: toward('SVVC'),
      tokens: [concussion],
      unconfirmed: 'One of two places says Stun instead of Concussion.',
    },
    attack('Carve', '3 undefendable damage. Roll a die: Vortex inflicts Concussion.', [
      faces('SVVC'),
      dealUndefendable(3),
      roll(1),
      when(onFaces('V'), [inflict('concussion')]),
    ]),
    onFail('Heals 2.', heal(2)),
    defence(1, 'On Vortex deals 3.', when(onFaces('V'), [dealBack(3)])),
  ),
  minion(
    'Vicious Viper',
    { level, translated, health: 12, cp: 2, objective: toward('SSSC'), tokens: [poison] },
    attack(
      'Envenom',
      '7 damage for 3 Swipes; with a Chaos also Poison.',
      [faces('SSSC'), inflict('poison'), deal(7)],
      [faces('SSS'), deal(7)],
    ),
    defence(4, 'On Chaos inflicts Poison.', when(onFaces('C'), [inflict('poison')])),
  ),
  minion(
    'Scoundrel',
    { level, translated, health: 14, cp: 5, firstStrike: true, objective: toward('straights') },
    attack(
      'Dangerous Alley',
      'Small straight: damage equal to half of its CP. Large: all of it.',
      [largeStraight, deal(cpOf())],
      [smallStraight, deal(half(cpOf()))],
    ),
    eachTurn('Gains 2 CP.', gainCp(2)),
    defence(
      4,
      'On 2 Vortices steal 1 CP; on 2 Chaos take no damage.',
      when(onFaces('VV'), [stealCp(1)]),
      when(onFaces('CC'), [avoid('owner')]),
    ),
  ),
  minion(
    'Phantom Sword',
    { level, translated, health: 14, cp: 3, objective: toward('SSSSS'), tokens: [parasite] },
    attack(
      'Shadow Feint',
      '5, 6 or 7 damage for 3, 4 or 5 Swipes; Parasite with 3 equal numbers.',
      [faces('SSSSS'), when(ofAKind(3), [inflict('parasite')]), deal(7)],
      [faces('SSSS'), when(ofAKind(3), [inflict('parasite')]), deal(6)],
      [faces('SSS'), when(ofAKind(3), [inflict('parasite')]), deal(5)],
    ),
    defence(1, 'Deals half of the die, rounded up.', dealBack(half(total))),
  ),
  minion(
    'Wither Elf',
    { level, health: 13, cp: 2, objective: toward('straights'), tokens: [parasite, wither] },
    attack(
      'Withered Root',
      'Micro straight: 5 damage. Small: Parasite and 7. Large: Wither and 9.',
      [largeStraight, inflict('wither'), deal(9)],
      [smallStraight, inflict('parasite'), deal(7)],
      [microStraight, deal(5)],
    ),
    defence(5, 'On 2 Vortices prevent half.', when(onFaces('VV'), [preventHalf()])),
  ),
  minion(
    'Wailing Banshee',
    { level, health: 12, cp: 2, objective: toward('CCCCC'), tokens: [silence] },
    attack(
      'Sonic Scream',
      '2, 3, 4 or 5 collateral damage to all opponents for 2 to 5 Chaos; with one opponent only also Silence.',
      ...([5, 4, 3, 2] as const).map(
        (count) =>
          [
            faces('C'.repeat(count)),
            when(atMost(players('opponents'), 1), [inflict('silence', 1, 'opponents')]),
            dealCollateral(count),
          ] as const,
      ),
    ),
    defence(2, 'On Chaos takes no damage.', when(onFaces('C'), [avoid('owner')])),
  ),
  minion(
    'Enraged Centaur',
    {
      level,
      translated,
      health: 15,
      cp: 2,
      firstStrike: true,
      objective: toward('SSVVC'),
      tokens: [knockdown],
    },
    attack(
      'Charge',
      'The hero loses a positive status effect at random; then 4, 5 or 6 damage for SSV, SSVV or SSVVC.',
      [faces('SSVVC'), removeChosen('target', 1, { kinds: ['positive'] }), deal(6)],
      [faces('SSVV'), removeChosen('target', 1, { kinds: ['positive'] }), deal(5)],
      [faces('SSV'), removeChosen('target', 1, { kinds: ['positive'] }), deal(4)],
    ),
    defence(3, 'On Vortex inflicts Knockdown.', when(onFaces('V'), [inflict('knockdown')])),
  ),
  minion(
    'Axe Knight',
    { level, translated, health: 13, cp: 1, objective: toward('straights'), tokens: [...bonusDamage] },
    attack(
      'Chop',
      'Small straight: heals 2 and 6 damage. Large: heals 2 and 9 damage.',
      [largeStraight, heal(2), deal(9)],
      [smallStraight, heal(2), deal(6)],
    ),
    onFail('Gains Bonus Damage 3.', gain('bonus-damage-3')),
    defence(
      4,
      'On Swipe deals 1; prevents 2 for each Vortex and 1 for each Chaos.',
      when(onFaces('S'), [dealBack(1)]),
      prevent(sum(times(2, each('vortex')), each('chaos'))),
    ),
  ),
  minion(
    'Dark Panther',
    { level, health: 9, cp: 4, firstStrike: true, objective: toward('SSSSS'), tokens: [bleed] },
    attack(
      'Shred',
      '6, 7 or 8 damage for 3, 4 or 5 Swipes; Bleed with 3 equal numbers.',
      [faces('SSSSS'), when(ofAKind(3), [inflict('bleed')]), deal(8)],
      [faces('SSSS'), when(ofAKind(3), [inflict('bleed')]), deal(7)],
      [faces('SSS'), when(ofAKind(3), [inflict('bleed')]), deal(6)],
    ),
    defence(
      1,
      'On Swipe inflicts Bleed, on Chaos 2 Bleed.',
      when(onFaces('S'), [inflict('bleed')]),
      when(onFaces('C'), [inflict('bleed', 2)]),
    ),
  ),
  minion(
    'Horned Harpy',
    { level, health: 10, cp: 3, firstStrike: true, objective: toward('VVVVV') },
    attack(
      'Aerial Dive',
      '3, 4, 5 or 6 undefendable damage for 2 to 5 Vortices.',
      [faces('VVVVV'), dealUndefendable(6)],
      [faces('VVVV'), dealUndefendable(5)],
      [faces('VVV'), dealUndefendable(4)],
      [faces('VV'), dealUndefendable(3)],
    ),
    defence(
      3,
      'On Vortex prevents half, on 2 Vortices all.',
      when(onFaces('VV'), [avoid('owner')], [when(onFaces('V'), [preventHalf()])]),
    ),
  ),
  minion(
    'Nimble Elf',
    {
      level,
      translated,
      health: 13,
      cp: 3,
      objective: toward('SSSVV'),
      tokens: [blind],
      unconfirmed: 'The formula of its defence is not told: it heals half of the die here.',
    },
    attack('Magic Velocity', 'Blind and 6 damage.', [faces('SSSVV'), inflict('blind'), deal(6)]),
    eachTurn(
      'The hero loses all positive status effects.',
      removeChosen('target', 'all', { kinds: ['positive'] }),
    ),
    defence(1, 'Heals half of the die, rounded up.', heal(half(total))),
  ),
  minion(
    'Trickster',
    { level, translated, health: 8, cp: 4, firstStrike: true, objective: toward('SVVC') },
    attack(
      'Playtime',
      '4 undefendable damage. Roll a die: Swipe steals 2 CP, Vortex discards a card, Chaos both.',
      [
        faces('SVVC'),
        dealUndefendable(4),
        roll(1),
        when(any(onFaces('S'), onFaces('C')), [stealCp(2)]),
        when(any(onFaces('V'), onFaces('C')), [discard(1, 'target', 'choice')]),
      ],
    ),
    defence(5, 'On 2 Vortices prevent 3.', when(onFaces('VV'), [prevent(3)])),
  ),
  minion(
    'Soulless Bandit',
    { level, translated, health: 10, cp: 2, firstStrike: true, objective: toward('SSSSS') },
    attack(
      'Spirit Blade',
      '5, 6 or 7 damage for 3, 4 or 5 Swipes; with 3 equal numbers all engaged heroes lose 1 CP.',
      [faces('SSSSS'), when(ofAKind(3), [loseCp(1, 'engaged')]), deal(7)],
      [faces('SSSS'), when(ofAKind(3), [loseCp(1, 'engaged')]), deal(6)],
      [faces('SSS'), when(ofAKind(3), [loseCp(1, 'engaged')]), deal(5)],
    ),
    defence(3, 'Deals 1 for each Swipe and Chaos.', dealBack(each('swipe', 'chaos'))),
  ),
  minion(
    'Arcane Vibra',
    { level, health: 14, cp: 3, firstStrike: true, objective: toward('SSVVV'), tokens: [chaos] },
    attack(
      'Sanguiblade',
      '4, 5 or 6 damage for SSV, SSVV or SSVVV; with 3 Chaos it spends them and heals the damage dealt.',
      ...(['SSVVV', 'SSVV', 'SSV'] as const).map(
        (letters, at) =>
          [
            faces(letters),
            deal(6 - at),
            when(atLeast(held('chaos'), 3), [remove('chaos', 3, 'owner'), afterDamage(heal(dealtDamage))]),
          ] as const,
      ),
    ),
    eachTurn('Gains Chaos.', gain('chaos')),
    defence(4, 'Steals 1 health for each Vortex.', stealHealth(each('vortex'))),
  ),
  minion(
    'Yokai',
    { level, translated, health: 11, cp: 1, objective: toward('VVVV'), tokens: [silence, hex] },
    attack('Attraction', 'Roll a die: Swipe 4 undefendable damage, Vortex steals 3 health, Chaos 4.', [
      faces('VVVV'),
      roll(1),
      when(onFaces('S'), [dealUndefendable(4)]),
      when(onFaces('V'), [stealHealth(3)]),
      when(onFaces('C'), [stealHealth(4)]),
    ]),
    onFail('Silence and Hex.', inflict('silence'), inflict('hex')),
    defence(3, 'Steals 1 health for each Vortex.', stealHealth(each('vortex'))),
  ),
];
