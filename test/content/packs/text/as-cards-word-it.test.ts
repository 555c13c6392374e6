import { describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { linesOf, same } from './typed-lines.ts';

describe('sentences as cards word them', () => {
  it.each([
    ['3 pole: deal 1 × pole dmg', '3 pole: deal 1 dmg per pole'],
    ['3 pole: deal 2 x wick undefendable dmg', '3 pole: deal 2 undefendable dmg per wick'],
    ['3 pole: gain 1 x wick Synth', '3 pole: gain 1 Synth per wick'],
    ['3 pole: prevent 1 x pole + 2 x wick dmg', '3 pole: prevent dmg equal to pole + 2 x wick'],
    ['3 pole: prevent 2 dmg per pole and 1 dmg per wick', '3 pole: prevent dmg equal to 2 x pole + wick'],
    ['3 pole: deal 1 dmg per 2 Synth you have', '3 pole: deal 1 dmg per 2 of Synth on you'],
    ['3 pole: deal 2 dmg for every 3 Synth', '3 pole: deal dmg equal to 2 x every 3 of Synth on you'],
    ['3 pole: deal 5 dmg, +1 dmg per 2 Synth', '3 pole: deal dmg equal to 5 + every 2 of Synth on you'],
    [
      '3 pole: deal 2 dmg per Synth (max 6)',
      '3 pole: deal dmg equal to the lesser of (2 x Synth on you) and 6',
    ],
    [
      '3 pole: add 1 dmg per Synth, up to a maximum of 3',
      '3 pole: add dmg equal to the lesser of Synth on you and 3',
    ],
    ['3 pole: gain the maximum number of Synth', '3 pole: gain Synth equal to room for Synth on you'],
    ['3 pole: inflict the max number of Burn', '3 pole: inflict Burn equal to room for Burn on the target'],
    ['3 pole: lose all Synth', '3 pole: remove all Synth'],
    ['3 pole: your opponent loses all Burn', '3 pole: remove all Burn from the target'],
    [
      '3 pole: lose all Synth. Gain 1 CP per Synth lost',
      '3 pole: remove all Synth. Gain 1 CP per Synth removed',
    ],
    ['3 pole: your opponent loses all CP', '3 pole: the target loses CP equal to CP of the target'],
    ['3 pole: lose half of your CP', '3 pole: you lose CP equal to half of CP of you'],
    ['3 pole: spend 1 CP to draw a card', '3 pole: you lose 1 CP; draw 1 card'],
    ['3 pole: gain 1 additional Synth', '3 pole: gain 1 Synth'],
    [
      '3 pole: change one of your dice to the same value as another of your dice',
      '3 pole: alter 1 of your dice to the value of another',
    ],
    [
      "3 pole: change 1 of your dice so that it's the same as another of your dice",
      '3 pole: alter 1 of your dice to the value of another die',
    ],
    ['3 pole: set one of your opponent’s dice to a 1', "3 pole: alter 1 of an opponent's dice to 1"],
    [
      '3 pole: increase or decrease the value of one of your dice by 1',
      '3 pole: alter 1 of your dice up or down by 1',
    ],
    ['3 pole: choose any die and force its owner to re-roll it', '3 pole: alter 1 of all dice by a re-roll'],
    ['3 pole: your opponent re-rolls 2 of their dice', "3 pole: alter 2 of an opponent's dice by a re-roll"],
    ['3 pole: prevent half of the incoming damage (rounded up)', '3 pole: prevent half dmg'],
    ['3 pole: prevent ½ of the incoming damage', '3 pole: prevent half dmg'],
    [
      '3 pole: target opponent receives 2 dmg per Burn they have',
      '3 pole: choose an opponent; deal dmg equal to 2 x Burn on the chosen to the chosen',
    ],
    ['3 pole: chosen opponent loses 1 CP', '3 pole: choose an opponent; the chosen loses 1 CP'],
    [
      '3 pole: roll 1 die and heal equal to the value rolled',
      '3 pole: roll 1 die; heal equal to the total rolled',
    ],
    [
      '3 pole: roll 1 die. On pole or wick, heal 1',
      '3 pole: roll 1 die; if pole or wick is at least 1: heal 1',
    ],
    ['3 pole: roll 2 dice. On a 6, heal 1', '3 pole: roll 2 dice; if die with 6 is at least 1: heal 1'],
    [
      '3 pole: roll 3 dice. If you rolled at least 2 poles, heal 1',
      '3 pole: roll 3 dice; if the dice show 2 pole: heal 1',
    ],
    ['3 pole: gain 1 CP if you have no Synth', '3 pole: if you have no Synth: gain 1 CP'],
    ['3 pole: gain 1 CP unless you have Synth', '3 pole: if not you have Synth: gain 1 CP'],
    [
      '3 pole: roll 2 dice and gain CP equal to the number of wicks rolled',
      '3 pole: roll 2 dice; gain CP equal to wick',
    ],
    [
      "3 pole: remove 1 of your opponent's positive status effects",
      '3 pole: remove 1 positive status effect from the target',
    ],
    [
      '3 pole: your opponent loses 1 CP. They also discard 1 card',
      '3 pole: the target loses 1 CP; the target discards 1 card',
    ],
    [
      '3 pole: if they have no Burn, inflict another Burn',
      '3 pole: if the target has no Burn: inflict 1 Burn',
    ],
    [
      '3 pole: roll 2 dice. For each wick rolled, gain 1 Synth',
      '3 pole: roll 2 dice; once per wick: gain 1 Synth',
    ],
    ['3 pole: change one of your dice to a 3 or a 4', '3 pole: alter 1 of your dice to 3 or 4'],
    ['3 pole: change two dice to the same value', '3 pole: alter 2 of all dice to the same value'],
    ['3 pole: your opponent rolls a die. Heal 1 more', '3 pole: roll 1 die for the target; heal 1'],
    [
      '3 pole: the defender must re-roll 2 of their dice',
      "3 pole: alter 2 of an opponent's dice by a re-roll",
    ],
    ['3 pole: they discard one of their cards', '3 pole: the target discards 1 card'],
    ['3 pole: deal 2 dmg to the defender', '3 pole: deal 2 dmg'],
    ["3 pole: look at your opponent's hand", '3 pole: look at the hand of the target'],
    [
      "3 pole: look at a chosen opponent's hand",
      '3 pole: choose an opponent; look at the hand of the chosen',
    ],
    ['3 pole: your attack gains +1 dmg for each Synth you have', '3 pole: add 1 dmg per Synth on you'],
  ])('%s', (typed, written) => same(typed, written));

  it('"instead" puts what it says in the place of the sentence before', () => {
    const typed = linesOf('3 pole: gain 1 CP, deal 4 dmg. If you have Synth, deal 6 dmg instead');
    const written = linesOf(
      '3 pole:',
      '  gain 1 CP',
      '  if you have Synth: deal 6 dmg',
      '  otherwise: deal 4 dmg',
    );
    expect(typed).toEqual(written);
    expect(typed.says).toEqual([]);
    expect(linesOf('3 pole: gain 1 CP, draw 1 card. If you have Synth, deal 6 dmg instead').says).toEqual([
      expect.stringContaining('which "instead" could replace'),
    ]);
  });

  it('an agreement goes on after "if you do"', () => {
    const { lines, says } = linesOf('3 pole: you may discard 1 card. If you do, draw 2 cards. Heal 1');
    expect(says).toEqual([]);
    expect(lines).toMatchObject([
      {
        effects: [
          { do: 'may', what: 'Discard 1 card?', effects: [{ do: 'discard' }, { do: 'draw' }], otherwise: [] },
          { do: 'heal' },
        ],
      },
    ]);
  });

  it('other opponents are all but the one who is attacked', () => {
    same(
      '3 pole: all other opponents receive 2 pure dmg',
      '3 pole: for each of opponents: if not the chosen is among the target: deal 2 pure dmg to the chosen',
    );
  });

  it('a choice may stand on one line', () => {
    const { lines, says } = linesOf('3 pole: choose one: gain 2 Synth or heal 3');
    expect(says).toEqual([]);
    expect(lines).toMatchObject([
      {
        effects: [
          {
            what: 'Choose one.',
            options: [
              { label: 'Gain 2 Synth', effects: [{ do: 'gain', count: 2 }] },
              { label: 'Heal 3', effects: [{ do: 'heal', amount: 3 }] },
            ],
          },
        ],
      },
    ]);
  });
});
