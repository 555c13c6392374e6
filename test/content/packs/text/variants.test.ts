import { describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { allMessages } from '../../../../src/content/packs/text/located.ts';
import { readHero } from '../../../../src/content/packs/text/read.ts';

const HEAD = 'hero X\ndice 1-3 pole, 4-5 wick, 6 flame\n';

/** What is read of a file, without the texts that are made of how it was typed, and what is said about it. */
function read(sections: string) {
  const typed = readHero(HEAD + sections);
  const data: unknown = JSON.parse(
    JSON.stringify(typed.data, (key, value: unknown) => (key === 'text' ? undefined : value)),
  );
  return { data, says: allMessages(typed, []).map(({ says }) => says) };
}

const line = (typed: string) => `ability Y\n  ${typed}`;
const token = (typed: string) => `token Glow, positive, limit 3\n  ${typed}`;
const trouble = (typed: string) => `token Gloom, negative, limit 3\n  ${typed}`;
const card = (heading: string) => `${heading}\n  heal 2`;
const TOKEN = token('at upkeep: heal 1');

/** What owners of boards type, and what it means. */
const READ: readonly (readonly [string, string])[] = [
  // Capital letters.
  [line('3 Pole: Deal 4 Damage'), line('3 pole: deal 4 dmg')],
  [line('3 POLE: DEAL 4 DMG'), line('3 pole: deal 4 dmg')],
  ['Ability Y\n  3 pole: deal 4 dmg', line('3 pole: deal 4 dmg')],
  [line('3 pole: inflict stun'), line('3 pole: inflict 1 Stun')],
  [line('3 pole: Inflict STUN'), line('3 pole: inflict 1 Stun')],
  [line('3 pole: gain 2 cp'), line('3 pole: gain 2 CP')],
  [line('3 pole: draw 1 Card'), line('3 pole: draw 1 card')],
  // Dice.
  [line('Small Straight: deal 7 dmg'), line('small straight: deal 7 dmg')],
  [line('small-straight: deal 7 dmg'), line('small straight: deal 7 dmg')],
  [line('a large straight: deal 7 dmg'), line('large straight: deal 7 dmg')],
  [line('4-of-a-kind: deal 7 dmg'), line('4 of a kind: deal 7 dmg')],
  [line('four of a kind: deal 7 dmg'), line('4 of a kind: deal 7 dmg')],
  [line('3x pole: deal 4 dmg'), line('3 pole: deal 4 dmg')],
  [line('3 x pole: deal 4 dmg'), line('3 pole: deal 4 dmg')],
  [line('pole x3: deal 4 dmg'), line('3 pole: deal 4 dmg')],
  [line('pole x 3: deal 4 dmg'), line('3 pole: deal 4 dmg')],
  [line('pole ×3: deal 4 dmg'), line('3 pole: deal 4 dmg')],
  [line('3× pole: deal 4 dmg'), line('3 pole: deal 4 dmg')],
  [line('pole x2 wick x2: deal 4 dmg'), line('pole pole wick wick: deal 4 dmg')],
  [line('three poles: deal 4 dmg'), line('3 pole: deal 4 dmg')],
  [line('pole, pole, pole: deal 4 dmg'), line('3 pole: deal 4 dmg')],
  [line('pole + pole + pole: deal 4 dmg'), line('3 pole: deal 4 dmg')],
  [line('3 pole : deal 4 dmg'), line('3 pole: deal 4 dmg')],
  // Points, marks and blanks.
  [line('3 pole: Deal 4 dmg. Gain 1 CP.'), line('3 pole: deal 4 dmg; gain 1 CP')],
  [line('3 pole: deal 4 dmg;'), line('3 pole: deal 4 dmg')],
  [line('3 pole: deal 4 dmg...'), line('3 pole: deal 4 dmg')],
  [line('3 pole: deal 4 dmg;; heal 2.'), line('3 pole: deal 4 dmg; heal 2')],
  [line('3 pole: deal 4 damage & heal 2'), line('3 pole: deal 4 dmg; heal 2')],
  [line('3 pole: deal 4 damage + heal 2'), line('3 pole: deal 4 dmg; heal 2')],
  [line('3 pole: deal 4 damage, then heal 2'), line('3 pole: deal 4 dmg; then; heal 2')],
  ['\n\nability Y\n\n  3 pole: deal 4 dmg\n\n\n', line('3 pole: deal 4 dmg')],
  ['ability Y\r\n  3 pole: deal 4 dmg\r\n', line('3 pole: deal 4 dmg')],
  ['ability Y\n\t3 pole: deal 4 dmg', line('3 pole: deal 4 dmg')],
  ['ability Y:\n  3 pole: deal 4 dmg', line('3 pole: deal 4 dmg')],
  ['ability  Y \n  3 pole:   deal  4 dmg  ', line('3 pole: deal 4 dmg')],
  [line('- 3 pole: deal 4 dmg'), line('3 pole: deal 4 dmg')],
  [line('• 3 pole: deal 4 dmg'), line('3 pole: deal 4 dmg')],
  // Dashes and quotes as word processors set them.
  [line('3 pole: roll 1 die; on 1–2: heal 1'), line('3 pole: roll 1 die; on 1-2: heal 1')],
  [line('3 pole: roll 1 die; on 1—2: heal 1'), line('3 pole: roll 1 die; on 1-2: heal 1')],
  [line('3 pole: roll 1 die; on 1 - 2: heal 1'), line('3 pole: roll 1 die; on 1-2: heal 1')],
  [line('3 pole: roll 1 die; on 1 to 2: heal 1'), line('3 pole: roll 1 die; on 1-2: heal 1')],
  [line('3 pole: roll 1 die; on 1/2: heal 1'), line('3 pole: roll 1 die; on 1-2: heal 1')],
  [line('3 pole: deal −2 dmg'), line('3 pole: deal -2 dmg')],
  [line('3 pole: you may “Spend it?”: draw 1 card'), line('3 pole: you may "Spend it?": draw 1 card')],
  [line('3 pole “Side Cut”: deal 2 dmg'), line('3 pole "Side Cut": deal 2 dmg')],
  [line('3 pole ‘Side Cut’: deal 2 dmg'), line('3 pole "Side Cut": deal 2 dmg')],
  [line('3 pole „Side Cut“: deal 2 dmg'), line('3 pole "Side Cut": deal 2 dmg')],
  [line('3 pole: inflict “Stun”'), line('3 pole: inflict 1 Stun')],
  [line('3 pole: gain Nyra’s Bond'), line("3 pole: gain 1 Nyra's Bond")],
  // Words of effects.
  [line('3 pole: deal four damage'), line('3 pole: deal 4 dmg')],
  [line('3 pole: deal 4 damage to the opponent'), line('3 pole: deal 4 dmg')],
  [line('3 pole: deal 4 damage to your opponent'), line('3 pole: deal 4 dmg')],
  [line('3 pole: heal 2 HP'), line('3 pole: heal 2')],
  [line('3 pole: heal 2 health'), line('3 pole: heal 2')],
  [line('3 pole: gain 2CP'), line('3 pole: gain 2 CP')],
  [line('3 pole: gain +2 CP'), line('3 pole: gain 2 CP')],
  [line('3 pole: draw one card.'), line('3 pole: draw 1 card')],
  [line('3 pole: roll a die; on pole: heal 1'), line('3 pole: roll 1 die; on 1 pole: heal 1')],
  [line('3 pole: add +2 damage'), line('3 pole: add 2 dmg')],
  [
    line('3 pole: if your CP is at least 2 and the dice show 1 flame shown: heal 1'),
    line('3 pole: if all of ( CP of you is at least 2 and the dice show 1 flame shown ): heal 1'),
  ],
  [
    line('3 pole: if you are attacked or your health is at most 9: heal 1'),
    line('3 pole: if any of (you are attacked or health of you is at most 9): heal 1'),
  ],
  [
    line('3 pole: deal 2 dmg to all opponents per wick'),
    line('3 pole: deal 2 dmg per wick to all opponents'),
  ],
  [
    line('3 pole: if your upgrades are at least 2: heal 1'),
    line('3 pole: if upgrades of you is at least 2: heal 1'),
  ],
  [line('3 pole: if you can act: heal 1'), line('3 pole: if not you cannot act: heal 1')],
  [
    line('3 pole: if the attack is normal, undefendable, or ultimate: heal 1'),
    line('3 pole: if the attack is normal or undefendable or ultimate: heal 1'),
  ],
  [line('3 pole: deal dmg equal to 2 x wick - 1'), line('3 pole: deal dmg equal to 2 x wick + -1')],
  // Headings.
  ['ability Y II, cost 2\n  3 pole: deal 4 dmg', 'ability Y, level 2, cost 2\n  3 pole: deal 4 dmg'],
  [
    'ability Y, Level II, cost 2 CP\n  3 pole: deal 4 dmg',
    'ability Y, level 2, cost 2\n  3 pole: deal 4 dmg',
  ],
  ['ability Y, level 2, 2 CP\n  3 pole: deal 4 dmg', 'ability Y, level 2, cost 2\n  3 pole: deal 4 dmg'],
  ['Offensive Ability Y\n  3 pole: deal 4 dmg', line('3 pole: deal 4 dmg')],
  ['defense Wall, 3 dice\n  heal 1', 'defence Wall, 3 dice\n  heal 1'],
  ['Defensive Ability Wall, roll 3 dice\n  heal 1', 'defence Wall, 3 dice\n  heal 1'],
  ['Ultimate Ability Sun\n  5 flame: deal 12 dmg', 'ultimate Sun\n  5 flame: deal 12 dmg'],
  [card('main phase card Go, cost 1'), card('main card Go, cost 1')],
  [card('Main Phase Action Go, cost 1'), card('main card Go, cost 1')],
  [card('roll phase card Go, cost 1'), card('roll card Go, cost 1')],
  [card('instant Go, cost 1'), card('instant card Go, cost 1')],
  [card('attack modifier Go, cost 1'), card('attack modifier card Go, cost 1')],
  [card('main card Go, cost: 1'), card('main card Go, cost 1')],
  [card('main card Go, costs 1 CP'), card('main card Go, cost 1')],
  [card('main card Go, 1 CP'), card('main card Go, cost 1')],
  ['token Glow, positive, stack limit 3\n  at upkeep: heal 1', TOKEN],
  ['token Glow, positive, max 3\n  at upkeep: heal 1', TOKEN],
  ['token Glow, positive status effect, limit 3\n  at upkeep: heal 1', TOKEN],
  [token('During your upkeep phase: heal 1'), TOKEN],
  [token('At the start of your upkeep: heal 1'), TOKEN],
  [token('when upkeep: heal 1'), TOKEN],
  [token('When you’re attacked: heal 1'), token('when being attacked: heal 1')],
  [token('at the end of your turn: heal 1'), token('when the turn ends: heal 1')],
  [token('says: “A glow.”\n  at upkeep: heal 1'), token('says "A glow."\n  at upkeep: heal 1')],
  // Conditions as cards print them.
  [
    line('3 pole: if you have Synth, draw 1 card'),
    line('3 pole: if Synth on you is at least 1: draw 1 card'),
  ],
  [line('3 pole: if you have a Synth: heal 1'), line('3 pole: if Synth on you is at least 1: heal 1')],
  [line('3 pole: if you have no Synth, heal 1'), line('3 pole: if Synth on you is at most 0: heal 1')],
  [
    line('3 pole: if you have 2 or more Synth, then heal 1'),
    line('3 pole: if Synth on you is at least 2: heal 1'),
  ],
  [line('3 pole: if you have at least 2 Synth: heal 1'), line('3 pole: if you have 2 or more Synth: heal 1')],
  [line('3 pole: if you have 3 Synth: heal 1'), line('3 pole: if you have 3 or more Synth: heal 1')],
  [line('3 pole: if you have 1 or less Synth: heal 1'), line('3 pole: if Synth on you is at most 1: heal 1')],
  [
    line('3 pole: if you do not have Synth: heal 1'),
    line('3 pole: if not Synth on you is at least 1: heal 1'),
  ],
  [
    line('3 pole: if you have fewer than 2 Synth: heal 1'),
    line('3 pole: if not Synth on you is at least 2: heal 1'),
  ],
  [
    line('3 pole: if the opponent has Stun, deal 6 dmg'),
    line('3 pole: if Stun on the target is at least 1: deal 6 dmg'),
  ],
  [
    line('3 pole: if an opponent has Stun: heal 1'),
    line('3 pole: if Stun on all opponents is at least 1: heal 1'),
  ],
  [line('3 pole: if you have at least 3 CP: heal 1'), line('3 pole: if CP of you is at least 3: heal 1')],
  [
    line('3 pole: if you have 10 or less health: heal 1'),
    line('3 pole: if your health is at most 10: heal 1'),
  ],
  [
    line('3 pole: if you have no cards in hand: draw 1 card'),
    line('3 pole: if cards in your hand is at most 0: draw 1 card'),
  ],
  [line('3 pole: if you are not attacked: heal 1'), line('3 pole: if not you are attacked: heal 1')],
  [
    line('3 pole: if the dice do not show 1 flame shown: heal 1'),
    line('3 pole: if not the dice show 1 flame shown: heal 1'),
  ],
  [line('3 pole: if your CP is above 3: heal 1'), line('3 pole: if not your CP is at most 3: heal 1')],
  [line('3 pole: if your CP is below 3: heal 1'), line('3 pole: if not your CP is at least 3: heal 1')],
  // Amounts as cards print them.
  [line('3 pole: deal 2 dmg for each Synth you have'), line('3 pole: deal 2 dmg per Synth on you')],
  [line('3 pole: deal 1 dmg per Stun the opponent has'), line('3 pole: deal 1 dmg per Stun on the target')],
  [line('3 pole: roll 3 dice; deal 1 dmg x pole'), line('3 pole: roll 3 dice; deal 1 dmg per pole')],
  [line('3 pole: roll 3 dice; deal 1 dmg × pole'), line('3 pole: roll 3 dice; deal 1 dmg per pole')],
  [line('3 pole: prevent ½ of the damage'), line('3 pole: prevent half dmg')],
  [line('3 pole: deal 1 dmg for every 2 pole shown'), line('3 pole: deal 1 dmg per 2 pole shown')],
  [line('3 pole: deal 1 dmg per every 2 pole shown'), line('3 pole: deal 1 dmg per 2 pole shown')],
  [
    line('3 pole: roll 3 dice; deal 5 dmg + 1 dmg x pole'),
    line('3 pole: roll 3 dice; deal dmg equal to 5 + pole'),
  ],
  [
    line('3 pole: deal 2 dmg plus 2 dmg per Synth you have'),
    line('3 pole: deal dmg equal to 2 + 2 x Synth on you'),
  ],
  [line('3 pole: deal 2 dmg plus 2 for each Synth'), line('3 pole: deal dmg equal to 2 + 2 x Synth on you')],
  [line('3 pole: gain 1 CP and 2 Synth'), line('3 pole: gain 1 CP; gain 2 Synth')],
  [line('3 pole: gain Synth, Evasive & 2 CP'), line('3 pole: gain 1 Synth; gain 1 Evasive; gain 2 CP')],
  [line('3 pole: gain 1 CP + deal 1 dmg per Synth'), line('3 pole: gain 1 CP; deal 1 dmg per Synth on you')],
  [
    line('3 pole: deal dmg equal to the number of Synth you have'),
    line('3 pole: deal dmg equal to Synth on you'),
  ],
  [
    line('3 pole: spend any number of Synth. +1 dmg per Synth spent this way'),
    line(
      '3 pole: choose a number "How many do you spend?" from 0 to Synth on you as removed; spend Synth equal to the number removed; add dmg equal to the number removed',
    ),
  ],
  [
    line('3 pole: spend up to 2 Synth; deal 2 dmg for each Synth spent'),
    line(
      '3 pole: choose a number "How many do you spend?" from 0 to the lesser of 2 and Synth on you as removed; spend Synth equal to the number removed; deal dmg equal to 2 x the number removed',
    ),
  ],
  [
    card('main card Go, cost 1').replace(
      'heal 2',
      'remove all Stun from a chosen opponent. They receive 3 undefendable dmg for each Stun removed',
    ),
    card('main card Go, cost 1').replace(
      'heal 2',
      'choose an opponent; note Stun on the chosen as removed; remove all Stun from the chosen; deal undefendable dmg to the chosen equal to 3 x the number removed',
    ),
  ],
  // Players.
  [line('3 pole: each other player gains 1 CP'), line('3 pole: gain 1 CP for all others')],
  [line('3 pole: each player draws a card'), line('3 pole: draw 1 card for everyone')],
  [
    line('3 pole: inflict Stun on an opponent'),
    line('3 pole: choose an opponent; inflict 1 Stun on the chosen'),
  ],
  // Sentences.
  [line('3 pole: your attack becomes undefendable'), line('3 pole: the attack becomes undefendable')],
  [line('3 pole: make the attack undefendable'), line('3 pole: the attack becomes undefendable')],
  [line('3 pole: increase the damage by 2'), line('3 pole: add 2 dmg')],
  [
    line("3 pole: increase your attack's dmg by 1 for each pole shown"),
    line('3 pole: add 1 dmg per pole shown'),
  ],
  [line('3 pole: reduce the incoming damage by 2'), line('3 pole: prevent 2 dmg')],
  [line('3 pole: prevent half of the damage'), line('3 pole: prevent half dmg')],
  [line('3 pole: re-roll any number of your dice'), line('3 pole: re-roll up to 5 of your dice')],
  [line('3 pole: reroll 2 dice'), line('3 pole: re-roll up to 2 of your dice')],
  [
    line('3 pole: your opponent must re-roll up to 3 of their dice'),
    line("3 pole: alter up to 3 of an opponent's dice by a re-roll"),
  ],
  [
    line('3 pole: force an opponent to re-roll a die'),
    line("3 pole: alter 1 of an opponent's dice by a re-roll"),
  ],
  [line('3 pole: you get one additional Roll Attempt'), line('3 pole: another offensive roll attempt')],
  [line('3 pole: gain an extra roll attempt'), line('3 pole: another offensive roll attempt')],
  [
    line('3 pole: transfer 1 status effect from one player to another player'),
    line('3 pole: transfer a status effect'),
  ],
  [line('3 pole: repeat 1 time per pole shown: heal 1'), line('3 pole: once per pole shown: heal 1')],
  [line('3 pole: repeat 1 time: heal 1'), line('3 pole: once: heal 1')],
  [
    line('3 pole: repeat times equal to half of your CP: heal 1'),
    line('3 pole: as often as half of your CP: heal 1'),
  ],
  [
    line('3 pole: choose an opponent; pass Synth from you to the chosen given by you at once'),
    line('3 pole: choose an opponent; pass your Synth from you to the chosen, at once'),
  ],
  // What tokens do by themselves.
  [
    token('At the start of your Upkeep Phase, if you have no Synth, gain 1 Synth.'),
    token('at upkeep, if Synth on you is at most 0: gain 1 Synth'),
  ],
  [
    trouble("During the afflicted player's Upkeep Phase, they receive 1 undefendable dmg per Gloom."),
    trouble('at upkeep: deal 1 undefendable dmg to the holder per Gloom on the holder'),
  ],
  [token('Whenever you gain Synth, draw 1 card'), token('when a gain of Synth: draw 1 card')],
  [
    token('when an opponent is inflicted with Stun: draw 1 card'),
    token('when a gain by all opponents of Stun: draw 1 card'),
  ],
  // Uses of tokens.
  [
    token('You may spend 1 Glow when attacked to prevent 2 damage'),
    token('spend 1 as prevent when attacked: prevent 2 dmg'),
  ],
  [
    token('When attacked, you may spend 1 Glow to prevent 2 damage.'),
    token('spend 1 as prevent when attacked: prevent 2 dmg'),
  ],
  [
    token('When you would receive dmg, you may spend this token to prevent 1 dmg'),
    token('spend 1 as prevent on incoming damage: prevent 1 dmg'),
  ],
  [
    token('During your Offensive Roll Phase, spend 2 Glow to add 3 dmg'),
    token('spend 2 as damage in your attack: add 3 dmg'),
  ],
  [
    token('Spend during your Offensive Roll Phase to re-roll up to 2 of your dice'),
    token('spend 1 as reroll on your dice: re-roll up to 2 of your dice'),
  ],
  [
    token('spend any number of Glow when attacking to add 1 dmg for each Glow spent'),
    token('spend any as damage in your attack: add dmg equal to the number spent'),
  ],
  [token('At upkeep, heal 1'), TOKEN],
  [line('3 pole: the opponent discards 1 card at random'), line('3 pole: the target discards 1 random card')],
  [
    line('3 pole: search your discard pile for a card and put it into your hand'),
    line('3 pole: search your discard pile for 1 card into your hand'),
  ],
  [
    line('3 pole: an opponent must re-roll 2 dice of your choice'),
    line("3 pole: alter 2 of an opponent's dice by a re-roll"),
  ],
  [line('3 pole: discard a card at random'), line('3 pole: you discard 1 random card')],
  [
    line('3 pole: the opponent takes 2 damage and discards 1 card'),
    line('3 pole: deal 2 dmg; the target discards 1 card'),
  ],
  [
    card('main card Go, cost 1').replace(
      'heal 2',
      'a chosen opponent takes 2 damage, loses 1 CP and discards a card',
    ),
    card('main card Go, cost 1').replace(
      'heal 2',
      'choose an opponent; deal 2 dmg to the chosen; the chosen loses 1 CP; the chosen discards 1 card',
    ),
  ],
  [line('3 pole: add 3 damage to your attack'), line('3 pole: add 3 dmg')],
  [
    line('3 pole: roll 2 dice. If you rolled a flame, heal 1'),
    line('3 pole: roll 2 dice; if the dice show 1 flame: heal 1'),
  ],
];

/** What is not read, and how it is answered. */
const ANSWERED: readonly (readonly [string, RegExp])[] = [
  [line('Sm. straight: deal 7 dmg'), /Straights are "small straight" and "large straight"/],
  [line('straight (small): deal 7 dmg'), /Straights are "small straight"/],
  [line('3 pole – deal 4 dmg'), /A colon stands between the dice/],
  [line('3 pole = deal 4 dmg'), /A colon stands between the dice/],
  ['attack modifier card Z, cost 1\n  4 damage', /Say what is done: "deal 4 damage"/],
  [line('3 pole: deal 4 dmg (undefendable)'), /The type stands before the damage/],
  [line('3 pole: deals 4 damage'), /did you mean "deal"/],
  [line('3 pole: gain 2 health'), /Health is healed: "heal 2"/],
  [line('3 pole: gain 2 combat points'), /Combat Points are called CP/],
  [line('3 pole: inflict Stun x2'), /The number stands before the name: "inflict 2 Stun"/],
  [line('3 pole: inflict 2x Stun'), /The number stands before the name/],
  [line('3 pole: inflict Stun (2)'), /The number stands before the name/],
  ['ability Y\n3 pole: deal 4 dmg', /A line of a section begins with blanks/],
  ['ability Y, lvl 2\n  3 pole: deal 4 dmg', /here could stand .*"level"/],
  [card('main card Go, free'), /here could stand .*"cost"/],
  [card('action card Go, cost 1'), /Say when the card is played: "main card NAME, cost 1"/],
  [
    'status effect Glow, positive, limit 3\n  at upkeep: heal 1',
    /The section of a token begins with "token"/,
  ],
  [card('instant card Go, cost 1').replace('heal 2', 'prevent 6 instead'), /Say both cases: "if you have/],
  [card('instant card Go, cost 1').replace('heal 2', 'Play when you are hit'), /is said by its kind/],
  [
    card('main card Go, cost 1').replace('heal 2', 'At the start of your Upkeep Phase, heal 1'),
    /by a token that it gains/,
  ],
  ['passive Y\n  Reduce all incoming dmg by 1', /begins with "always"/],
  [line('3 pole: deal 4 dmg. Stun.'), /say what is done with it: "inflict Stun"/],
  [
    line('3 pole: roll 1 die; on 2 flame, attacker gains Stun'),
    /"the target" is the player on the other side/,
  ],
  [line('3 pole: deal 2 dmg per Stun removed'), /No sentence before this on its line takes such tokens away/],
];

describe('what owners of boards type', () => {
  it.each(READ)('%j is read', (typed, meant) => {
    const { data, says } = read(typed);
    const wanted = read(meant);
    expect(says).toEqual(wanted.says);
    expect(data).toEqual(wanted.data);
  });

  it('is read without a message', () => {
    for (const [, meant] of READ) expect(read(meant).says, meant).toEqual([]);
  });

  it.each(ANSWERED)('%j is answered', (typed, says) => {
    expect(read(typed).says.join(' ')).toMatch(says);
  });

  it('is as much as the list of variants promises', () => {
    expect(READ.length + ANSWERED.length).toBeGreaterThan(100);
  });

  it('texts keep their typography, and columns are those of the file', () => {
    const typed = readHero(
      `${HEAD}${card('main card Go, cost 1').replace('heal 2', 'says "Heal 2 – “at once”."\n  heal 2 and dael 1')}`,
    );
    expect(JSON.stringify(typed.data)).toContain('Heal 2 – “at once”.');
    expect(typed.messages.map(({ line: at, column }) => [at, column])).toEqual([[5, 10]]);
  });
});
