/** The minions of level I. Names marked "translated" in the facts are our translation of the French cards. */
import type { MinionDefinition } from '../../../engine/vocabulary/adventure.ts';
import { makeWayFor, minion, teamGold } from '../../../engine/vocabulary/adventure-builders.ts';
import {
  askOf,
  atLeast,
  atMost,
  avoid,
  choose,
  cpOf,
  deal,
  dealBack,
  dealCollateral,
  dealUndefendable,
  discard,
  each,
  gain,
  half,
  held,
  holds,
  inflict,
  largeStraight,
  microStraight,
  ofAKind,
  option,
  optionWhen,
  players,
  prevent,
  preventHalf,
  reflectHalf,
  remove,
  roll,
  smallStraight,
  stealCp,
  stealHealth,
  sum,
  times,
  total,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import { backStrike } from '../../tokens/back-strike.ts';
import { barbedVine } from '../../tokens/barbed-vine.ts';
import { bearForm } from '../../tokens/bear-form.ts';
import { bleed } from '../../tokens/bleed.ts';
import { blind } from '../../tokens/blind.ts';
import { chaos } from '../../tokens/chaos.ts';
import { entangle } from '../../tokens/entangle.ts';
import { knockdown } from '../../tokens/knockdown.ts';
import { parasite } from '../../tokens/parasite.ts';
import { poison } from '../../tokens/poison.ts';
import { silence } from '../../tokens/silence.ts';
import { attack, defence, eachTurn, faces, onFaces, onFail, toward } from './chaos-rolls.ts';

const level = 1 as const;
const translated = true;

/** The hero sends 2 damage to a team-mate, or loses a card; a hero alone is not asked. */
const SIREN_SONG: Effect = askOf(
  'target',
  choose(
    'Who pays for the song?',
    optionWhen(
      atLeast(players('opponents'), 2),
      'mate',
      'A team-mate takes 2 damage',
      { do: 'choose-player', among: 'opponents', except: 'target', ask: 'target' },
      dealCollateral(2, 'chosen'),
    ),
    option('card', 'Discard a random card', discard(1, 'target', 'random')),
  ),
);

export const MINIONS_1: readonly MinionDefinition[] = [
  minion(
    'Street Rat',
    { level, translated, chests: [1], health: 10, cp: 4, objective: toward('straights') },
    attack(
      'Pilfer',
      'Micro straight: steal 1 CP. Small: steal 1 CP, then damage equal to its CP. Large: steal 2 CP first.',
      [largeStraight, stealCp(2), deal(cpOf())],
      [smallStraight, stealCp(1), deal(cpOf())],
      [microStraight, stealCp(1)],
    ),
    defence(
      4,
      'On 2 Vortices steal 1 CP; on 2 Chaos take no damage.',
      when(onFaces('VV'), [stealCp(1)]),
      when(onFaces('CC'), [avoid('owner')]),
    ),
  ),
  minion(
    'Fairy',
    { level, chests: [1], health: 9, cp: 2, firstStrike: true, objective: toward('straights') },
    attack(
      'Annoyance',
      'Micro straight: 2 undefendable damage. Small: 5 damage. Large: steal 1 CP and 6 damage.',
      [largeStraight, stealCp(1), deal(6)],
      [smallStraight, deal(5)],
      [microStraight, dealUndefendable(2)],
    ),
    defence(4, 'On 2 Vortices prevent 3.', when(onFaces('VV'), [prevent(3)])),
  ),
  minion(
    'Wandering Ronin',
    {
      level,
      translated,
      chests: [1],
      health: 8,
      cp: 2,
      firstStrike: true,
      objective: toward('SSSSS'),
      tokens: [backStrike],
      unconfirmed: 'The card speaks of 4 matching symbols where others speak of numbers; symbols count here.',
    },
    attack(
      'Cut and Slice',
      '5, 6 or 7 damage for 3, 4 or 5 Swipes; with 4 Swipes it also gains Back Strike.',
      [faces('SSSSS'), deal(7), gain('back-strike')],
      [faces('SSSS'), deal(6), gain('back-strike')],
      [faces('SSS'), deal(5)],
    ),
    defence(1, 'Deals half of the die, rounded up.', dealBack(half(total))),
  ),
  minion(
    'Goblin Enchanter',
    { level, chests: [1], health: 10, cp: 1, objective: toward('SVVC'), tokens: [poison] },
    attack('Ensorcell', '4 undefendable damage and a random card discarded.', [
      faces('SVVC'),
      dealUndefendable(4),
      discard(1, 'target', 'random'),
    ]),
    defence(
      3,
      'On Vortex deals 1; on Chaos inflicts Poison.',
      when(onFaces('V'), [dealBack(1)]),
      when(onFaces('C'), [inflict('poison')]),
    ),
  ),
  minion(
    'Shadow Archer',
    { level, translated, health: 10, cp: 3, objective: toward('VVVVV'), tokens: [silence] },
    attack(
      'Shadow Volley',
      '5, 6, 7 or 8 damage for 2 to 5 Vortices; Silence with 3 equal numbers.',
      [faces('VVVVV'), when(ofAKind(3), [inflict('silence')]), deal(8)],
      [faces('VVVV'), when(ofAKind(3), [inflict('silence')]), deal(7)],
      [faces('VVV'), when(ofAKind(3), [inflict('silence')]), deal(6)],
      [faces('VV'), when(ofAKind(3), [inflict('silence')]), deal(5)],
    ),
    defence(3, 'On Vortex prevent 3.', when(onFaces('V'), [prevent(3)])),
  ),
  minion(
    'Feline Shadow',
    { level, translated, health: 9, cp: 2, firstStrike: true, objective: toward('SSSSS'), tokens: [bleed] },
    attack(
      'Scratch',
      '4, 5 or 6 damage for 3, 4 or 5 Swipes; Bleed with 3 equal numbers.',
      [faces('SSSSS'), when(ofAKind(3), [inflict('bleed')]), deal(6)],
      [faces('SSSS'), when(ofAKind(3), [inflict('bleed')]), deal(5)],
      [faces('SSS'), when(ofAKind(3), [inflict('bleed')]), deal(4)],
    ),
    defence(1, 'On Swipe inflicts Bleed.', when(onFaces('S'), [inflict('bleed')])),
  ),
  minion(
    'Lost Swordsman',
    { level, health: 11, cp: 0, objective: toward('SSSSS') },
    attack(
      'En Garde',
      '5, 6 or 7 damage for 3, 4 or 5 Swipes.',
      [faces('SSSSS'), deal(7)],
      [faces('SSSS'), deal(6)],
      [faces('SSS'), deal(5)],
    ),
    defence(
      3,
      'Deals 1 for each Swipe and Chaos; prevents 1 for each Vortex.',
      dealBack(each('swipe', 'chaos')),
      prevent(each('vortex')),
    ),
  ),
  minion(
    'Chaos Elf',
    { level, health: 10, cp: 1, objective: toward('straights'), tokens: [barbedVine] },
    attack(
      'Blade Edge',
      'Micro straight: 4 damage. Small: 7. Large: Barbed Vine and 8.',
      [largeStraight, inflict('barbed-vine'), deal(8)],
      [smallStraight, deal(7)],
      [microStraight, deal(4)],
    ),
    defence(4, 'On 2 Vortices prevent half.', when(onFaces('VV'), [preventHalf()])),
  ),
  minion(
    'Raving Oni',
    { level, translated, health: 11, cp: 0, objective: toward('VVVV') },
    attack('Onisima', 'Roll a die: Swipe 5, Vortex 6 undefendable damage; Chaos steals 4 health.', [
      faces('VVVV'),
      roll(1),
      when(onFaces('S'), [dealUndefendable(5)]),
      when(onFaces('V'), [dealUndefendable(6)]),
      when(onFaces('C'), [stealHealth(4)]),
    ]),
    defence(2, 'Steals 1 health for each Vortex.', stealHealth(each('vortex'))),
  ),
  minion(
    'Vulture King',
    { level, translated, health: 8, cp: 2, firstStrike: true, objective: toward('VVVVV') },
    attack(
      'Dive',
      '4, 5 or 6 undefendable damage for 3, 4 or 5 Vortices.',
      [faces('VVVVV'), dealUndefendable(6)],
      [faces('VVVV'), dealUndefendable(5)],
      [faces('VVV'), dealUndefendable(4)],
    ),
    defence(3, 'On Vortex prevent half.', when(onFaces('V'), [preventHalf()])),
  ),
  minion(
    'Roc',
    { level, translated, health: 15, cp: 2, objective: toward('VVVV') },
    attack('Rockslide', 'Roll 2 dice: damage equal to their total.', [faces('VVVV'), roll(2), deal(total)]),
    onFail('1 undefendable damage.', dealUndefendable(1)),
    defence(5, 'Prevents 1 for each Vortex.', prevent(each('vortex'))),
  ),
  minion(
    'Serpentyne',
    { level, translated, health: 9, cp: 2, objective: toward('SSSC'), tokens: [poison] },
    attack(
      'Venomous Kiss',
      '6 damage for 3 Swipes; with a Chaos also Poison.',
      [faces('SSSC'), inflict('poison'), deal(6)],
      [faces('SSS'), deal(6)],
    ),
    defence(3, 'On Chaos inflicts Poison.', when(onFaces('C'), [inflict('poison')])),
  ),
  minion(
    'Dark Druid',
    {
      level,
      translated,
      health: 11,
      cp: 3,
      firstStrike: true,
      objective: toward('VVV'),
      chests: [1, 1],
      tokens: [bearForm, knockdown, barbedVine],
      unconfirmed: 'The level of its two chests is not told; level 1 is used.',
    },
    attack('Spirit Strike', 'As a bear Knockdown, as an elk Barbed Vine; then 6 damage.', [
      faces('VVV'),
      when(holds('bear-form'), [inflict('knockdown')], [inflict('barbed-vine')]),
      deal(6),
    ]),
    eachTurn(
      'Roll a die: on 1 to 3 it is a bear, on 4 to 6 an elk.',
      roll(1),
      when(atMost(total, 3), [gain('bear-form')], [remove('bear-form', 1, 'owner')]),
    ),
    defence(
      4,
      'As a bear it deals, as an elk it prevents 1 for each Vortex and 2 for each Chaos.',
      when(
        holds('bear-form'),
        [dealBack(sum(each('vortex'), times(2, each('chaos'))))],
        [prevent(sum(each('vortex'), times(2, each('chaos'))))],
      ),
    ),
  ),
  minion(
    'Disciple',
    {
      level,
      translated,
      health: 12,
      cp: 2,
      objective: toward('SSVVV'),
      chests: [1, 1],
      unconfirmed: 'The level of its two chests is not told; level 1 is used.',
    },
    attack(
      'Self-Denial',
      '5 undefendable damage. Roll a die: Vortex steals 1 CP; on Chaos it makes way for a minion of level III.',
      [
        faces('SSVVV'),
        dealUndefendable(5),
        roll(1),
        when(onFaces('V'), [stealCp(1)]),
        when(onFaces('C'), [{ do: 'after-damage', effects: [makeWayFor(3)] }]),
      ],
    ),
    defence(2, 'On Chaos half of the damage goes back.', when(onFaces('C'), [reflectHalf])),
  ),
  minion(
    'Dreg Lackey',
    { level, translated, health: 12, cp: 0, objective: toward('SVVC') },
    attack("Master's Will", '5 undefendable damage.', [faces('SVVC'), dealUndefendable(5)]),
    defence(
      3,
      'Prevents 1 for each Vortex; on Chaos the party loses 1 gold.',
      prevent(each('vortex')),
      when(onFaces('C'), [teamGold(-1)]),
    ),
  ),
  minion(
    'Lizardman',
    { level, translated, health: 15, cp: 2, objective: toward('SSC'), tokens: [knockdown] },
    attack('Jaw Snap', 'Knockdown. Roll a die: damage equal to its value.', [
      faces('SSC'),
      inflict('knockdown'),
      roll(1),
      deal(total),
    ]),
    defence(1, 'On Swipe deals 2.', when(onFaces('S'), [dealBack(2)])),
  ),
  minion(
    'Satyr',
    {
      level,
      chests: [1],
      health: 9,
      cp: 1,
      objective: toward('SSVVC'),
      tokens: [entangle, knockdown],
      unconfirmed: 'Another list has 4, 5 and 6 damage, and Entangle with the last only.',
    },
    attack(
      'Ram',
      'Entangle, and 5, 6 or 7 damage for SSV, SSVV or SSVVC.',
      [faces('SSVVC'), inflict('entangle'), deal(7)],
      [faces('SSVV'), inflict('entangle'), deal(6)],
      [faces('SSV'), inflict('entangle'), deal(5)],
    ),
    defence(
      2,
      'On Vortex inflicts Knockdown; on Chaos prevents 2.',
      when(onFaces('V'), [inflict('knockdown')]),
      when(onFaces('C'), [prevent(2)]),
    ),
  ),
  minion(
    'Melodious Maiden',
    {
      level,
      translated,
      health: 12,
      cp: 2,
      objective: toward('CC'),
      chests: [2],
      unconfirmed: 'A newer list, for one player, keeps the discard only.',
    },
    attack(
      'Trance',
      '4 undefendable damage. The hero chooses a team-mate to take 2 collateral damage, or discards a random card.',
      [faces('CC'), dealUndefendable(4), SIREN_SONG],
    ),
    defence(2, 'On Chaos prevents 3.', when(onFaces('C'), [prevent(3)])),
  ),
  minion(
    'Ogrun Warrior',
    {
      level,
      translated,
      health: 11,
      cp: 0,
      objective: toward('straights'),
      chests: [1, 1],
      tokens: [knockdown],
    },
    attack(
      'Flail',
      'Micro straight: 4 damage. Small: 7. Large: Knockdown and 7.',
      [largeStraight, inflict('knockdown'), deal(7)],
      [smallStraight, deal(7)],
      [microStraight, deal(4)],
    ),
    defence(
      4,
      'On Swipe deals 1; prevents 1 for each Vortex and Chaos.',
      when(onFaces('S'), [dealBack(1)]),
      prevent(each('vortex', 'chaos')),
    ),
  ),
  minion(
    'Lizard Mage',
    { level, translated, chests: [1], health: 10, cp: 2, objective: toward('VVC'), tokens: [chaos, blind] },
    attack(
      'Ophidian Sorcery',
      'Roll a die: Swipe gains 2 Chaos, Vortex inflicts Blind. Then 6 damage, and 1 more for each Chaos.',
      [
        faces('VVC'),
        roll(1),
        when(onFaces('S'), [gain('chaos', 2)]),
        when(onFaces('V'), [inflict('blind')]),
        deal(sum(6, held('chaos'))),
      ],
    ),
    defence(
      3,
      'Gains 1 Chaos for each Vortex, then deals 1 for each Chaos.',
      gain('chaos', each('vortex')),
      dealBack(held('chaos')),
    ),
  ),
  minion(
    'Plague Bearer',
    { level, chests: [1], health: 10, cp: 2, objective: toward('SSVVC'), tokens: [parasite, poison] },
    attack(
      'Scurry',
      'SSV: 4 damage. SSVV: Parasite and 5. SSVVC: Poison and 6.',
      [faces('SSVVC'), inflict('poison'), deal(6)],
      [faces('SSVV'), inflict('parasite'), deal(5)],
      [faces('SSV'), deal(4)],
    ),
    defence(
      2,
      'On Vortex prevents 2; on Chaos inflicts Parasite.',
      when(onFaces('V'), [prevent(2)]),
      when(onFaces('C'), [inflict('parasite')]),
    ),
  ),
  minion(
    'Corrupted Ghoul',
    { level, health: 7, cp: 2, firstStrike: true, objective: toward('SSVC') },
    attack('Gnaw', 'Steals 2 health.', [faces('SSVC'), stealHealth(2)]),
    defence(3, 'On Chaos steals 1 health.', when(onFaces('C'), [stealHealth(1)])),
  ),
];
