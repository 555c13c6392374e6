/** Conditions, amounts, players, sentences and uses of tokens as cards print them. */
import { describe, expect, it } from 'vitest';
import { card, line, read, TOKEN, token, trouble } from './typed-hero.ts';

/** What owners of boards type, and what it means. */
const READ: readonly (readonly [string, string])[] = [
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

describe('what cards print', () => {
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
