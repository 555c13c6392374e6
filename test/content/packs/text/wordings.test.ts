/** Words that mean the same, and sentences near to them that mean something else. */
import { describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { read } from './typed-hero.ts';
import { linesOf, same } from './typed-lines.ts';

describe('words that mean the same', () => {
  it.each([
    // Players and verbs.
    ['3 pole: the defending player suffers 2 undefendable damage', '3 pole: deal 2 undefendable dmg'],
    ['3 pole: Deals 4 points of damage', '3 pole: deal 4 dmg'],
    ['3 pole: opponent gains 1 Burn', '3 pole: gain 1 Burn for the target'],
    ['3 pole: regain 2 hit points', '3 pole: heal 2'],
    ['3 pole: gain 2 combat points', '3 pole: gain 2 CP'],
    ['3 pole: any one player becomes Stun', '3 pole: choose a player; gain 1 Stun for the chosen'],
    ['3 pole: gain Synth for each wick shown', '3 pole: gain 1 Synth per wick shown'],
    ['3 pole: your opponent takes 2 dmg and gets Burn', '3 pole: deal 2 dmg; gain 1 Burn for the target'],
    [
      '3 pole: opponent must reroll one die that you choose',
      "3 pole: alter 1 of an opponent's dice by a re-roll",
    ],
    ['3 pole: you take 2 damage yourself', '3 pole: deal 2 dmg to you'],
    ['3 pole: in addition, heal 1 as well', '3 pole: heal 1'],
    ['3 pole: deal 4 dmg, but take 1 damage', '3 pole: deal 4 dmg; you take 1 dmg'],
    [
      '3 pole: deal 2 dmg per Synth, but no more than 6',
      '3 pole: deal dmg equal to the lesser of (2 x Synth on you) and 6',
    ],
    // Tokens: their number behind, a noun behind, on whom they are placed, and behind damage.
    ['3 pole: inflict Stun x2', '3 pole: inflict 2 Stun'],
    ['3 pole: gain 2 Synth tokens', '3 pole: gain 2 Synth'],
    ['3 pole: place a Burn and 2 Stun on the defender', '3 pole: inflict 1 Burn; inflict 2 Stun'],
    [
      '3 pole: your opponent gains 2 Burn & Stun',
      '3 pole: gain 2 Burn for the target; gain 1 Stun for the target',
    ],
    ['3 pole: Deals 6 dmg and Knockdown', '3 pole: deal 6 dmg; inflict 1 Knockdown'],
    ['3 pole: discard all your Synth', '3 pole: remove all Synth'],
    [
      '3 pole: your opponent loses all positive status effects',
      '3 pole: remove all positive status effects from the target',
    ],
    // What was rolled: by the ability, or by the effect before.
    ['3 pole: gain 1 CP for each wick you rolled', '3 pole: gain 1 CP per wick shown'],
    ['3 pole: discard a random card', '3 pole: you discard 1 random card'],
    [
      '3 pole: the opponent discards 1 random card per wick shown',
      '3 pole: the target discards 1 random card per wick shown',
    ],
    ['3 pole: roll 2 dice. Gain 1 CP for each wick you rolled', '3 pole: roll 2 dice; gain 1 CP per wick'],
    ['3 pole: if you rolled 4 of a kind, heal 1', '3 pole: on 4 of a kind shown: heal 1'],
    ['3 pole: roll 2 dice. If any wick was rolled, heal 1', '3 pole: roll 2 dice; on 1 wick: heal 1'],
    [
      '3 pole: roll 2 dice. If neither shows a wick, heal 1',
      '3 pole: roll 2 dice; if the dice do not show 1 wick: heal 1',
    ],
    ['3 pole: roll 2 dice. With 2 or more wicks, heal 1', '3 pole: roll 2 dice; on 2 wick: heal 1'],
    ['3 pole: roll 1 die. On a 4 or higher, heal 1', '3 pole: roll 1 die; on 4 or 5 or 6: heal 1'],
    ['3 pole: roll 1 die. On an even number, heal 1', '3 pole: roll 1 die; on 2 or 4 or 6: heal 1'],
    ['3 pole: roll 1 die. If it is a 5 or 6, heal 1', '3 pole: roll 1 die; on 5 or 6: heal 1'],
    ['3 pole: roll 1 die. On a 1, 2 or 3, heal 1', '3 pole: roll 1 die; on 1 or 2 or 3: heal 1'],
    ['3 pole: roll 2 dice and heal the higher result', '3 pole: roll 2 dice; heal equal to the best 1 dice'],
    // Figures.
    ['3 pole: deal 4 dmg plus 1 more for each Synth', '3 pole: deal dmg equal to 4 + Synth on you'],
    [
      '3 pole: heal 2 for each Synth, 1 for each Burn',
      '3 pole: heal equal to 2 x Synth on you + Burn on you',
    ],
    ['3 pole: deal damage equal to your total Synth + 3', '3 pole: deal dmg equal to Synth on you + 3'],
    [
      '3 pole: deal twice as much damage as the number of Synth',
      '3 pole: deal dmg equal to 2 x Synth on you',
    ],
    // Conditions.
    ['3 pole: if your health is 10 or lower, heal 2', '3 pole: if your health is at most 10: heal 2'],
    ['3 pole: if you are below 10 health, heal 2', '3 pole: if your health is below 10: heal 2'],
    ['3 pole: if the attack was undefendable, heal 1', '3 pole: if the attack is undefendable: heal 1'],
    [
      '3 pole: if this attack dealt at least 6 damage, heal 1',
      '3 pole: after damage: if the damage dealt is at least 6: heal 1',
    ],
    ['3 pole: if the defender has any Burn, heal 1', '3 pole: if the target has Burn: heal 1'],
    // Dice and cards.
    ['3 pole: choose up to 2 of your dice and turn them to flame', '3 pole: alter up to 2 of your dice to 6'],
    ["3 pole: choose an opponent's die and reroll it", "3 pole: alter 1 of an opponent's dice by a re-roll"],
    ['3 pole: your opponent rerolls all of their dice', "3 pole: alter 5 of an opponent's dice by a re-roll"],
    [
      '3 pole: set one of your dice to the same face as another die of yours',
      '3 pole: alter 1 of your dice to the value of another',
    ],
    [
      '3 pole: choose a player; you and that player each gain 1 CP',
      '3 pole: choose a player; gain 1 CP; the chosen gains 1 CP',
    ],
    ['3 pole: you and a teammate both heal 2', '3 pole: heal 2; choose a team-mate; the chosen heals 2'],
    ['3 pole: discard 1 card from your hand', '3 pole: you discard 1 card'],
    ['3 pole: they discard a random card', '3 pole: the target discards 1 random card'],
    [
      '3 pole: return a card from your discard pile to your hand',
      '3 pole: search your discard pile for 1 card into your hand',
    ],
  ])('%s', (typed, written) => same(typed, written));

  it.each([
    // A printed condition ends with its sentence; behind a colon it goes on to the end of the line.
    ['3 pole: if you have Synth, heal 1. Draw 1 card', ['if', 'draw']],
    ['3 pole: if you have Synth: heal 1. Draw 1 card', ['if']],
    ['3 pole: roll 2 dice. For each wick, heal 1. Draw 1 card', ['roll', 'repeat', 'draw']],
  ])('%s', (typed, kinds) => {
    const { lines, says } = linesOf(typed);
    expect(says).toEqual([]);
    expect(lines).toMatchObject([{ effects: kinds.map((kind) => ({ do: kind })) }]);
  });

  it('who must choose is asked', () => {
    expect(linesOf('3 pole: your opponent must discard a card or take 3 damage').lines).toMatchObject([
      {
        effects: [
          {
            do: 'choose',
            ask: 'target',
            options: [
              { effects: [{ do: 'discard', who: 'target' }] },
              { effects: [{ do: 'deal', to: 'target', amount: 3 }] },
            ],
          },
        ],
      },
    ]);
    expect(linesOf('3 pole: inflict Stun unless they discard a card').lines).toMatchObject([
      {
        effects: [
          {
            do: 'may',
            ask: 'target',
            effects: [{ do: 'discard', who: 'target' }],
            otherwise: [{ do: 'inflict', token: 'stun' }],
          },
        ],
      },
    ]);
  });

  it('damage that stands instead of other damage has its type', () => {
    expect(
      linesOf(
        '3 pole: deal 8 undefendable damage; against an opponent with 10 health or less, deal 11 instead',
      ).lines,
    ).toEqual(
      linesOf(
        '3 pole:',
        '  if the target has 10 or less health: deal 11 undefendable dmg',
        '  otherwise: deal 8 undefendable dmg',
      ).lines,
    );
    expect(
      linesOf('3 pole: deal 8 undefendable damage. If you have Synth, deal 11 damage instead').says,
    ).toEqual([expect.stringContaining('Say the type of the damage')]);
  });
});

describe('sentences near to those that are read', () => {
  it.each([
    // The token is given before, so the question would find it.
    ['gain Synth. If you already have Synth, gain 2 CP', /gives that token/],
    ['inflict Burn, then deal 5 dmg. If the opponent already had Burn, heal 1', /gives that token/],
    // A pair, or each of both.
    ['deal 1 dmg for each pole & wick', /read in two ways/],
    // Whether the condition belongs to each.
    [
      'roll 2 dice: for each wick you gain 1 Synth, and if neither shows a wick you draw a card',
      /on a line of its own/,
    ],
    // Who goes on behind several players.
    ['all opponents take 1 dmg and get 1 Burn', /read in two ways\. Say who/],
    ['all opponents lose 1 CP, discard 1 card', /read in two ways\. Say who/],
    // Without "each" it could be one card for both.
    ['you and your opponent draw 1 card', /./],
    // Of several dice "it" is none.
    ['roll 2 dice. If it is a 5 or 6, heal 1', /./],
    // After a choice, other opponents are not those who are not attacked.
    ['choose an opponent; deal 6 dmg to the chosen and 2 damage to all other opponents', /./],
    // A positive token behind damage could be gained, or given away.
    ['deal 6 dmg and Evasive', /./],
    ['deal 4 dmg. Stun.', /say what is done with it/],
    ['lose 2 health', /read in two ways/],
    ['place Burn', /./],
    // What the bot has no rule for is said so.
    ['your opponent cannot play cards', /^The bot has no rule for this: what nobody may do/],
    [
      'put 1 card from your hand on the bottom of your deck',
      /^The bot has no rule for this: cards that are put into a deck/,
    ],
    ['deal 2 dmg for each different symbol', /^The bot has no rule for this: different symbols/],
    ['turn one of your dice to its opposite side', /^The bot has no rule for this: the opposite side/],
    ['cancel one positive status effect', /^The bot has no rule for this: cards and status effects/],
    ['cast a Spell', /^The bot has no rule for this: Spells/],
  ])('%s', (typed, says) => {
    const { says: told } = read(`ability Y\n  3 pole: ${typed}`);
    expect(told.join(' ')).toMatch(says);
    expect(told.join(' ')).not.toMatch(/bot has no rule.*(?:did you mean|here could stand)/);
  });

  it('names in the file and in capitals are not replaced', () => {
    const { data, says } = read(
      'token Restore, positive, limit 2\n  spend 1 as restore in your main phase: gain 1 Restore\n  spend 1 as regain in your attack: add 1 dmg',
    );
    expect(says).toEqual([]);
    expect(data).toMatchObject({
      hero: { tokens: [{ id: 'restore', spends: [{ use: 'restore' }, { use: 'regain' }] }] },
    });
  });
});

describe('headings', () => {
  it('have the kind of a card before its name or behind', () => {
    const behind = read(
      'card Go, Now, cost 1, main phase\n  heal 2\ncard Hit, cost 2, roll phase, attack modifier\n  add 2 dmg',
    );
    const before = read(
      'main card "Go, Now", cost 1\n  heal 2\nattack modifier card Hit, cost 2\n  add 2 dmg',
    );
    expect(behind).toEqual(before);
    expect(behind.says).toEqual([]);
    expect(read('card Go, cost 1\n  heal 2').says).toEqual([
      expect.stringMatching(/Say when the card is played/),
    ]);
    expect(read('card Go, csot 1, main phase\n  heal 2').says).toEqual([expect.stringMatching(/not "csot"/)]);
  });

  it('a card says its condition first', () => {
    const typed = read('instant card Go, cost 1\n  When you are attacked, prevent 2 damage');
    expect(typed.says).toEqual([]);
    expect(typed.data).toMatchObject({
      hero: {
        cards: [
          {
            when: { test: 'attacked', who: 'owner' },
            whenText: 'Go cannot be played now: when you are attacked.',
            effects: [{ do: 'prevent', amount: 2 }],
          },
        ],
      },
    });
    // Behind another effect it is no condition of the card.
    expect(
      read('instant card Go, cost 1\n  heal 1\n  When you are attacked, prevent 2 damage').says,
    ).not.toEqual([]);
  });

  it('a defence may say its own roll', () => {
    const typed = read('defence Z, 3 dice\n  Roll 3 dice. Prevent 1 damage for each pole.');
    expect(typed.data).toEqual(read('defence Z, 3 dice\n  prevent 1 dmg per pole').data);
    // Other dice are rolled besides.
    expect(read('defence Z, 3 dice\n  Roll 2 dice. Prevent 1 damage for each pole.').data).not.toEqual(
      typed.data,
    );
  });
});
