import { describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { adviceFor } from '../../../../src/content/packs/text/advice.ts';
import { readHero } from '../../../../src/content/packs/text/read.ts';
import { linesOf, same } from './typed-lines.ts';

/** What a token with these lines means, and the messages. */
function tokenOf(...lines: string[]) {
  const text = [
    'hero X',
    'dice 1-3 pole, 4-5 wick, 6 flame',
    'token Tide, positive, limit 4',
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
  const { data, messages } = readHero(text);
  const read: { hero: { tokens: Record<string, unknown>[] } } = JSON.parse(JSON.stringify(data));
  return { token: read.hero.tokens[0], says: messages.map(({ says }) => says) };
}

describe('sentences as people type them from a board', () => {
  it.each([
    ['3 pole: 4 damage', '3 pole: deal 4 dmg'],
    ['3 pole: gain 1 CP, 4 undefendable dmg', '3 pole: gain 1 CP; deal 4 undefendable dmg'],
    ['3 pole: attack for 5', '3 pole: deal 5 dmg'],
    ['3 pole: deal 4 unblockable damage', '3 pole: deal 4 undefendable dmg'],
    ['3 pole: deal 8 damage that cannot be defended', '3 pole: deal 8 undefendable dmg'],
    ['3 pole: deal an additional 3 dmg', '3 pole: deal 3 dmg'],
    ['3 pole: the attack cannot be defended against', '3 pole: the attack becomes undefendable'],
    ['3 pole: take 2 damage yourself', '3 pole: you take 2 dmg'],
    ['3 pole: all opponents lose 1 CP each', '3 pole: all opponents lose 1 CP'],
    ['3 pole: each opponent must discard a card', '3 pole: all opponents discard 1 card'],
    ['3 pole: all opponents are afflicted with Burn', '3 pole: gain 1 Burn for all opponents'],
    ['3 pole: each opponent gives you 1 CP', '3 pole: steal 1 CP from all opponents'],
    ['3 pole: steal up to 2 CP', '3 pole: steal 2 CP'],
    ['3 pole: gain 1 additional CP', '3 pole: gain 1 CP'],
    ['3 pole: inflict Burn twice', '3 pole: inflict 2 Burn'],
    ['3 pole: gain Synth up to your stack limit', '3 pole: gain Synth equal to room for Synth on you'],
    ['3 pole: gain 1 Synth for each opponent', '3 pole: gain 1 Synth per players among all opponents'],
    ['3 pole: deal 1 dmg for each pole, plus 5 dmg', '3 pole: deal dmg equal to pole + 5'],
    [
      '3 pole: deal dmg equal to the number of Synth you have plus 6',
      '3 pole: deal dmg equal to Synth on you + 6',
    ],
    ['3 pole: deal dmg equal to your CP, max 8', '3 pole: deal dmg equal to the lesser of CP of you and 8'],
    [
      '3 pole: deal dmg equal to half your CP, rounded up, plus 3',
      '3 pole: deal dmg equal to half of CP of you + 3',
    ],
    ['3 pole: prevent dmg equal to twice the number of poles', '3 pole: prevent dmg equal to 2 x pole'],
    ['3 pole: roll 3 dice. Deal that much dmg', '3 pole: roll 3 dice; deal dmg equal to the total rolled'],
    [
      '3 pole: roll 2 dice; deal dmg equal to the highest value rolled',
      '3 pole: roll 2 dice; deal dmg equal to the best 1 dice',
    ],
    ['3 pole: roll 2 dice; on each wick gain that many CP', '3 pole: roll 2 dice; gain CP equal to wick'],
    ['3 pole: roll 2 dice. On each wick, heal 1', '3 pole: roll 2 dice; as often as wick: heal 1'],
    ['3 pole: change one of your dice to a flame', '3 pole: alter 1 of your dice to 6'],
    ['3 pole: change 1 of your dice by 1 up or down', '3 pole: alter 1 of your dice up or down by 1'],
    ['3 pole: pick any 1 die and re-roll it', '3 pole: re-roll any die'],
    ['3 pole: a chosen opponent must re-roll 2 dice', '3 pole: the opponent must re-roll 2 dice'],
    ['3 pole: perform one more roll attempt', '3 pole: another roll attempt'],
    [
      '3 pole: move a status effect from a chosen player to another chosen player',
      '3 pole: transfer a status effect',
    ],
    [
      '3 pole: move a status effect from you to the target',
      '3 pole: transfer a status effect from you to the target',
    ],
    [
      '3 pole: transfer 1 of your negative status effects to a chosen opponent',
      '3 pole: choose an opponent; transfer a negative status effect from you to the chosen',
    ],
    ['3 pole: gain max Synth', '3 pole: gain Synth equal to room for Synth on you'],
    ['3 pole: if the target is Burn, heal 1', '3 pole: if the target has Burn: heal 1'],
    ['3 pole: this damage becomes undefendable', '3 pole: the attack becomes undefendable'],
    [
      '3 pole: choose a player with Burn; the chosen discards 1 card',
      '3 pole: choose a player with Burn; the chosen discards 1 card',
    ],
    ['3 pole: move 1 Burn from you to the opponent', '3 pole: pass Burn from you to the target'],
    ['3 pole: reduce the damage you take by 4', '3 pole: prevent 4 dmg'],
    ['3 pole: if they already have Burn, heal 1', '3 pole: if the target has Burn, heal 1'],
    ['3 pole: if you have 3 CP or less, heal 1', '3 pole: if CP of you is at most 3: heal 1'],
    [
      '3 pole: if the opponent has fewer cards than you, heal 1',
      '3 pole: if cards in hand of the target is less than cards in hand of you: heal 1',
    ],
    [
      '3 pole: if you have more CP than the opponent, heal 1',
      '3 pole: if CP of the target is less than CP of you: heal 1',
    ],
    [
      '3 pole: if this attack deals damage, heal 1',
      '3 pole: after damage: if the damage dealt is at least 1: heal 1',
    ],
    ['3 pole: roll 1 die. On a wick, also heal 1', '3 pole: roll 1 die; on wick: heal 1'],
  ])('%s', (typed, written) => same(typed, written));

  it('"spend up to" asks how many, and "each" and "that many" mean it', () => {
    const { lines, says } = linesOf(
      '3 pole: spend up to 3 Synth to deal 2 dmg each',
      '3 wick: you may pay any amount of CP. For every 2 CP paid deal 3 damage',
      '3 flame: you may discard up to 2 cards. Draw that many cards',
    );
    expect(says).toEqual([]);
    const held = { count: 'tokens', token: 'synth', who: 'owner' };
    const removed = { count: 'noted', name: 'removed' };
    expect(lines).toMatchObject([
      {
        effects: [
          { do: 'choose-amount', least: 0, most: { least: [3, held] }, note: 'removed' },
          { do: 'remove', token: 'synth', count: removed, spent: true },
          { do: 'deal', amount: { times: [2, removed] } },
        ],
      },
      {
        effects: [
          { do: 'choose-amount', most: { count: 'cp', who: 'owner' }, note: 'paid' },
          { do: 'lose-cp', amount: { count: 'noted', name: 'paid' } },
          {
            do: 'repeat',
            times: { sets: { count: 'noted', name: 'paid' }, size: 2 },
            effects: [{ do: 'deal', amount: 3 }],
          },
        ],
      },
      {
        effects: [
          { do: 'choose-amount', most: { least: [2, { count: 'hand', who: 'owner' }] }, note: 'discarded' },
          { do: 'discard', count: { count: 'noted', name: 'discarded' }, how: 'choice' },
          { do: 'draw', count: { count: 'noted', name: 'discarded' } },
        ],
      },
    ]);
  });

  it('"that many" belongs to the line on which the number is fixed', () => {
    const { says } = linesOf('3 pole: roll 2 dice; heal 1', '3 wick: draw that many cards');
    expect(says).toEqual([expect.stringContaining('"that"')]);
  });

  it.each([
    ['3 pole: either gain 3 CP or draw 2 cards', ['Gain 3 CP', 'Draw 2 cards']],
    ['3 pole: heal 2 or gain 1 CP', ['Heal 2', 'Gain 1 CP']],
    ['3 pole: gain 2 CP or 1 Synth', ['Gain 2 CP', 'Gain 1 Synth']],
    ['3 pole: gain 2 Synth, or gain 1 Synth and heal 3', ['Gain 2 Synth', 'Gain 1 Synth and heal 3']],
    ['3 pole: choose: heal 3, or gain 3 CP, or draw 1 card', ['Heal 3', 'Gain 3 CP', 'Draw 1 card']],
  ])('the owner chooses: %s', (typed, labels) => {
    const { lines, says } = linesOf(typed);
    expect(says).toEqual([]);
    expect(lines).toMatchObject([
      { effects: [{ do: 'choose', options: labels.map((label) => ({ label })) }] },
    ]);
  });

  it('an "or" with two readings is asked back with both', () => {
    expect(linesOf('3 pole: inflict Burn and gain 2 CP or heal 2').says).toEqual([
      'This "or" can be read in two ways. Write "either inflict Burn and gain 2 CP or heal 2", or "inflict Burn; either gain 2 CP or heal 2".',
    ]);
  });

  it('a second figure with a condition stands in the place of the first', () => {
    same(
      '3 pole: 6 dmg, or 9 dmg if you have Synth',
      '3 pole: if you have Synth: deal 9 dmg; otherwise: deal 6 dmg',
    );
    same(
      '3 pole: inflict Burn. If they have Burn, deal 5 dmg instead',
      '3 pole: if the target has Burn: deal 5 dmg; otherwise: inflict Burn',
    );
  });

  it.each([
    [
      'Spend any number when attacking: add 1 dmg for each',
      'spend any as damage in your attack: add dmg equal to the number spent',
    ],
    ['Main Phase: spend 1 Tide to heal 1', 'spend 1 as heal in your main phase: heal 1'],
    [
      'Before damage is dealt to you, discard a Tide and heal 1',
      'spend 1 as heal on incoming damage: heal 1',
    ],
    [
      'After your Roll Attempt, spend 1 Tide to change 1 of your dice by 1 up or down',
      'spend 1 as change on your dice: alter 1 of your dice up or down by 1',
    ],
    ['Each time you gain Tide, draw 1 card', 'when a gain of Tide: draw 1 card'],
    ['At the beginning of your Income Phase, gain 1 CP', 'at income: gain 1 CP'],
    ['At upkeep take 1 damage', 'at upkeep: the holder takes 1 damage'],
    ['+1 dmg to all your attacks', 'always +1 dmg when attacking with normal, undefendable or ultimate dmg'],
    [
      'The holder deals 2 less damage with attacks',
      'always -2 dmg when attacking with normal, undefendable or ultimate dmg',
    ],
    ['At the end of your turn, return this', 'at the end of your turn, remove it'],
    ['Remove it at the end of your Offensive Roll Phase', 'until the offensive roll phase ends'],
  ])('of a token: %s', (typed, written) => {
    const one = tokenOf(typed);
    const other = tokenOf(written);
    expect([one.says, other.says]).toEqual([[], []]);
    expect({ ...one.token, text: '' }).toEqual({ ...other.token, text: '' });
  });

  it.each([
    ['3 pole: ignore all damage', '"prevent all damage"'],
    ['3 pole: give 1 Synth to your neighbours', '"the chosen gains 1 Chi"'],
    ['3 pole: remove a negative status effect', '"remove 1 negative status effect from you"'],
    ['3 pole: take another turn', '"another offensive roll phase"'],
    ['3 pole: the opponent loses 1 roll attempt', '"always -1 roll attempts"'],
    ['3 pole: deal 2 dmg for each pair of matching symbols', 'not counted'],
    ['3 pole: double the damage', '"add dmg equal to the damage of the attack"'],
  ])('what cannot be said names the nearest thing: %s', (typed, nearest) => {
    expect(linesOf(typed).says).toHaveLength(1);
    expect(adviceFor(typed.replace(/^3 pole: /, ''), false)).toContain(nearest);
  });

  it.each([
    ['Whenever you draw a card, heal 1', 'paid, drawn, discarded or stolen'],
    ['At the end of the turn lose 1 health', '"take 1 undefendable damage"'],
  ])('of a token: %s', (typed, nearest) => {
    expect(tokenOf(typed).says).toHaveLength(1);
    expect(adviceFor(typed.slice(Math.max(0, typed.indexOf('lose'))), false)).toContain(nearest);
  });
});
