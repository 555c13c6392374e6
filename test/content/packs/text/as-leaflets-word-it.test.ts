/** Rules of tokens as leaflets word them. */
import { describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { linesOfToken, saysOfToken } from './typed-tokens.ts';

describe('rules of a token as leaflets word them', () => {
  it.each([
    ['+1 dmg when attacked', 'always +1 dmg when attacked with normal, undefendable or ultimate dmg'],
    [
      'When the holder is attacked, +1 dmg to the attack per token',
      'always +1 dmg when attacked with normal, undefendable or ultimate dmg',
    ],
    ['The afflicted player loses 1 Roll Attempt per token', 'always -1 roll attempts'],
    ['While you have this token, you have 1 fewer Roll Attempt', 'always -1 roll attempts'],
    [
      'When you receive 5 or more damage from a single attack, heal 1',
      'when damage is taken, if the number amount is at least 5: heal 1',
    ],
    ['At the beginning of their turn, remove it', 'when the turn starts: remove it'],
    [
      "At the end of the holder's Offensive Roll Phase, remove it",
      'at the end of the offensive roll phase: remove it',
    ],
    ['You may spend 2 tokens after attacking to add 2 dmg', 'spend 2 in your attack: add 2 dmg'],
    [
      'Once per turn, you may spend 2 Tide during your Main Phase to heal 1',
      'spend 2 in your main phase, once a turn this way: heal 1',
    ],
    [
      'Tide may be spent once per turn in your Main Phase to heal 1',
      'spend 1 in your main phase, once a turn this way: heal 1',
    ],
    [
      'When you receive damage, spend this token to prevent 1 damage',
      'spend 1 on incoming damage: prevent 1 dmg',
    ],
    [
      'Spend 2 CP during your Main Phase to remove this token',
      'spend 0 in your main phase for 2 CP: remove it',
    ],
    // Phases, and what happens once a turn.
    ['At the start of your Main Phase, draw 1 card', 'at the main phase starts: draw 1 card'],
    ['At the end of your Main Phase, draw 1 card', 'at the main phase ends: draw 1 card'],
    ['At the start of your Offensive Roll Phase, gain 1 CP', 'at the offensive roll phase starts: gain 1 CP'],
    ['Spend 1 in your income phase: draw 1 card', 'spend 1 in your income phase: draw 1 card'],
    ['May be spent during your Income Phase to draw 1 card', 'spend 1 in your income phase: draw 1 card'],
    ['Once per turn, when you are attacked, heal 1', 'when being attacked, once a turn: heal 1'],
    [
      'When you are attacked, heal 1. This may happen only once per turn.',
      'when being attacked, once a turn: heal 1',
    ],
    [
      'The first time each turn that you gain Tide, draw 1 card',
      'when a gain of Tide, once a turn: draw 1 card',
    ],
    ['Whenever you spend a Tide, heal 1', 'when a spending of Tide: heal 1'],
    ['When a Tide is removed, heal 1', 'when a removal of Tide: heal 1'],
    [
      'Whenever you inflict a negative status effect on an opponent, gain 1 CP',
      'when a gain by all others of kind negative, if the target is among you: gain 1 CP',
    ],
    ["At the start of an opponent's turn, gain 1 CP", 'when the turn starts by all opponents: gain 1 CP'],
    ['The holder cannot play Roll Phase cards', 'always no cards in roll phases'],
    ['The afflicted player may not heal', 'always no healing'],
    // What happens before when it happens.
    [
      'A player with Tide takes 1 damage per token at the start of their Upkeep Phase',
      'at upkeep: the holder takes 1 damage per Tide on the holder',
    ],
    ['Draw 1 card when you are attacked', 'when being attacked: draw 1 card'],
    // How whoever has the token is called.
    ['A Tide player has 1 fewer Roll Attempt on their next turn', 'always -1 roll attempts'],
    ['At upkeep, a player afflicted with this token loses 1 CP', 'at upkeep: the holder loses 1 CP'],
    ['The holder must skip their next Income Phase', 'always skip the income'],
    [
      'As long as your health is 15 or lower, your attacks deal +1 dmg',
      'always +1 dmg when attacking with normal, undefendable or ultimate dmg, if your health is at most 15',
    ],
    [
      'Your attacks deal 1 extra damage for each Tide you have',
      'always +1 dmg when attacking with normal, undefendable or ultimate dmg',
    ],
    // Uses.
    ['Spend 1 Tide to prevent 2 damage', 'spend 1 on incoming damage: prevent 2 dmg'],
    ['You may spend 1 Tide to reroll one of your dice', 'spend 1 on your dice: re-roll up to 1 of your dice'],
    ['Spend 2 Tide when you would take damage to prevent it', 'spend 2 on incoming damage: prevent all dmg'],
    [
      'Whenever you would gain a negative status effect, you may discard a Tide to ignore it',
      'spend 1 on a coming status effect: prevent 1 status effect',
    ],
    [
      'When an opponent attacks you, spend a Tide token: avoid the attack',
      'spend 1 when attacked: avoid all dmg',
    ],
    ['When attacking, you may spend 2 Tide for +3 dmg', 'spend 2 in your attack: add 3 dmg'],
    [
      'When you attack, you may spend 1 Tide to deal 1 additional damage',
      'spend 1 in your attack: add 1 dmg',
    ],
    ['It is removed at the end of the turn', 'until the turn ends'],
    ['Remove after their Offensive Roll Phase', 'until the offensive roll phase ends'],
    // A condition with its other case.
    [
      'During your Upkeep Phase, if you have no Synth, gain 1 Synth. Otherwise, heal 1',
      'at upkeep: if you have no Synth: gain 1 Synth; otherwise: heal 1',
    ],
  ])('%s', (typed, written) => {
    expect(linesOfToken(typed)).toEqual(linesOfToken(written));
  });

  it('several rules may stand on one line', () => {
    expect(
      linesOfToken(
        'Spend 1 Tide when attacked to prevent 2 damage. Alternatively, spend 2 during your Main Phase to draw 1 card. Cannot be transferred. Removed when spent.',
      ),
    ).toEqual(
      linesOfToken(
        'spend 1 when attacked: prevent 2 dmg',
        'spend 2 in your main phase: draw 1 card',
        'cannot be transferred',
      ),
    );
    expect(linesOfToken('+1 dmg when attacked. Remove this token at the end of your turn')).toEqual(
      linesOfToken(
        'always +1 dmg when attacked with normal, undefendable or ultimate dmg',
        'until the turn ends',
      ),
    );
    expect(
      linesOfToken(
        'A Tide player has one fewer Roll Attempt in their next Offensive Roll Phase. Remove this token at the end of that phase.',
      ),
    ).toEqual(linesOfToken('always -1 roll attempts', 'until the offensive roll phase ends'));
  });

  it('a further sentence of a rule stays in it', () => {
    expect(linesOfToken('At upkeep, take 1 damage. Then remove 1 Tide from the holder')).toEqual(
      linesOfToken('at upkeep: take 1 damage; then; remove 1 Tide from the holder'),
    );
  });

  it.each([
    // When it is used is not told by what it does.
    ['Spend 1 Tide to draw 1 card', /Say when it is spent/],
    ['You may spend 1 Tide to deal 2 damage', /Say when it is spent/],
    // "It" is what the use is about: no status effect is coming here, and no damage there.
    ['Spend 1 Tide during your Main Phase to ignore it', /"ignore" is understood, but not "it"/],
    // Another token's player is no holder of this one.
    ['A Stun player has 1 fewer Roll Attempt', /./],
    ['Remove this token at the end of that phase', /./],
    ['Your attacks deal 1 extra damage for each Stun the opponent has', /./],
    ['While you have Tide, you may not play instant cards', /The bot has no rule for this/],
  ])('%s: is asked back', (typed, says) => {
    expect(saysOfToken(typed).join(' ')).toMatch(says);
  });
});
