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
];

/** What is not read, and how it is answered. */
const ANSWERED: readonly (readonly [string, RegExp])[] = [
  [line('Sm. straight: deal 7 dmg'), /Straights are "small straight" and "large straight"/],
  [line('straight (small): deal 7 dmg'), /Straights are "small straight"/],
  [line('3 pole – deal 4 dmg'), /A colon stands between the dice/],
  [line('3 pole = deal 4 dmg'), /A colon stands between the dice/],
  [line('3 pole: 4 damage'), /Say what is done: "deal 4 damage"/],
  [line('3 pole: deal 4 dmg (undefendable)'), /The type stands before the damage/],
  [line('3 pole: deals 4 damage'), /did you mean "deal"/],
  [line('3 pole: gain 2 health'), /Health is healed: "heal 2"/],
  [line('3 pole: gain 2 combat points'), /Combat Points are called CP/],
  [line('3 pole: inflict Stun x2'), /The number stands before the name: "inflict 2 Stun"/],
  [line('3 pole: inflict 2x Stun'), /The number stands before the name/],
  [line('3 pole: inflict Stun (2)'), /The number stands before the name/],
  [line('3 pole: prevent ½ of the damage'), /here could stand .*"half"/],
  ['ability Y\n3 pole: deal 4 dmg', /A line of a section begins with blanks/],
  ['ability Y, lvl 2\n  3 pole: deal 4 dmg', /here could stand .*"level"/],
  [card('main card Go, free'), /here could stand .*"cost"/],
  [card('action card Go, cost 1'), /Say when the card is played: "main card NAME, cost 1"/],
  [
    'status effect Glow, positive, limit 3\n  at upkeep: heal 1',
    /The section of a token begins with "token"/,
  ],
  [token('At Upkeep, heal 1'), /A colon stands between the event and the effects/],
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
