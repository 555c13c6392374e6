/** The contested points as people choose them, and as a game shows them. */
import { describe, expect, it } from 'vitest';
import '../../src/content/index.ts';
import { HOUSE_RULE_IDS, houseRulesIn, optionsWith } from '../../src/engine/hosting.ts';
import { createGame, viewOf } from '../../src/engine/index.ts';
import { DEFAULT_RULES } from '../../src/engine/model/state.ts';

const duel = { mode: 'duel', seats: [{ hero: 'ninja' }, { hero: 'monk' }], seed: 'x', first: 0 } as const;

describe('house rules', () => {
  it.each(HOUSE_RULE_IDS)('%s changes the options of a game and is shown to everybody', (id) => {
    const rules = optionsWith([id]);
    expect(rules).not.toEqual(DEFAULT_RULES);
    expect(viewOf(createGame({ ...duel, rules }), 'public').houseRules).toEqual([id]);
  });

  it('are none unless they are chosen', () => {
    expect(optionsWith([])).toEqual(DEFAULT_RULES);
    expect(viewOf(createGame(duel), 0).houseRules).toEqual([]);
  });

  it('can be chosen together', () => {
    expect(houseRulesIn(optionsWith(HOUSE_RULE_IDS))).toEqual(HOUSE_RULE_IDS);
  });
});
