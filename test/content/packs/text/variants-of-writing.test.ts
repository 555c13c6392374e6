/** Capitals, dice, marks, quotes, words of effects and headings as owners of boards type them. */
import { describe, expect, it } from 'vitest';
import { card, line, read, TOKEN, token } from './typed-hero.ts';

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
});
