/** Texts of tokens and cards that the asked person needs for the answer, and may never have seen. */
import { describe, expect, it } from 'vitest';
import { cardOf, tokenById } from '../../../src/engine/definitions.ts';
import { legalActions } from '../../../src/engine/index.ts';
import { tableMessage } from '../../../src/render/table/index.ts';
import { act, gameOf, openQuestion, type SeatPlan } from '../../ai/players/duel-table.ts';
import { parts } from './message-parts.ts';
import { tableOf } from './tables.ts';

type Mode = Parameters<typeof gameOf>[0];

/** The text of the table while seat 0 is asked after a first roll of three equal symbols. */
function atRoll(mode: Mode, hero: string, tokens: Readonly<Record<string, number>>, others: number) {
  let state = gameOf(mode, [
    { hero, tokens },
    ...Array.from({ length: others }, () => ({ hero: 'monk', tokens: { parlay: 1 } })),
  ]);
  const may = (type: string) =>
    legalActions(state, openQuestion(state).seat).some((action) => action.type === type);
  const before = textOf(state);
  while (!may('roll')) state = act(state, { type: 'pass' });
  state = act(state, { type: 'roll' }, [1, 1, 2, 4, 5]);
  while (!may('activate')) state = act(state, { type: 'pass' });
  return { before, during: textOf(state) };
}

const textOf = (state: ReturnType<typeof gameOf>) => parts(tableMessage(tableOf(state))).texts.join('\n');

describe('a token that changes the Attack of its holder', () => {
  it.each([
    ['duel', 'seraph', 'parlay', 1],
    ['duel', 'barbarian', 'blinding-light', 1],
    ['koth', 'seraph', 'wither', 2],
  ] as const)('is explained when abilities are chosen: %s, %s with %s', (mode, hero, token, others) => {
    const { before, during } = atRoll(mode, hero, { [token]: 1 }, others);
    const { name, text } = tokenById(token);
    expect(during).toContain(`**${name}**: ${text.slice(0, 40)}`);
    expect(before).not.toContain(text.slice(0, 40));
  });

  it('is not explained when others hold it, nor are tokens that do nothing to an Attack', () => {
    const { during } = atRoll('duel', 'seraph', { 'powder-keg': 1 }, 1);
    expect(during).not.toContain('**Parlay**:');
    expect(during).not.toContain('**Powder Keg**:');
  });
});

describe('a card that asks somebody else than its player', () => {
  const played = (card: string, rest: Partial<SeatPlan> = {}) => {
    const state = gameOf('duel', [
      { hero: 'cursed-pirate', cp: 5, hand: [card], ...rest },
      { hero: 'seraph', tokens: { flight: 1 } },
    ]);
    return act(state, { type: 'play', card });
  };

  it('is explained to them', () => {
    const state = played('yo-ho');
    expect(openQuestion(state).seat).toBe(1);
    expect(textOf(state)).toContain(`**Yo Ho!**: ${cardOf('cursed-pirate', 'yo-ho').text.slice(0, 40)}`);
  });

  it('is not explained to its player, who chose it', () => {
    const state = played('what-status-effects', { tokens: { wither: 1 } });
    expect(openQuestion(state).seat).toBe(0);
    expect(textOf(state)).not.toContain('**What Status Effects?**:');
  });
});
