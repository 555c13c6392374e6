/** What a server or a person plays: whose choice goes first, and what is kept. */
import { describe, expect, it } from 'vitest';
import {
  keepServerRules,
  rulesInForce,
  serverRules,
  USUAL_RULES,
} from '../../../src/games/repository/played-rules.ts';
import { openStore } from '../../../src/store/index.ts';

describe('the rules in force', () => {
  it('are everything by the usual readings without a choice', () => {
    expect(rulesInForce({}, {})).toEqual(USUAL_RULES);
  });

  it('are those of the person, else of the server, each part for itself', () => {
    expect(rulesInForce({ houseRules: [] }, { expansions: ['koth'], houseRules: ['altered-dice'] })).toEqual({
      expansions: ['koth'],
      houseRules: [],
      by: { expansions: 'server', houseRules: 'person' },
    });
    expect(rulesInForce({ expansions: [] }, { expansions: ['koth'] })).toEqual({
      expansions: [],
      houseRules: [],
      by: { expansions: 'person', houseRules: 'nobody' },
    });
  });
});

describe('the choice of a server', () => {
  it('is kept for that server alone, and gone when taken back', async () => {
    const store = await openStore({ kind: 'embedded', directory: ':memory:' });
    await keepServerRules(store, 'tavern', { expansions: ['missions'] });
    expect(await serverRules(store, 'tavern')).toEqual({ expansions: ['missions'] });
    expect(await serverRules(store, 'inn')).toEqual({});
    expect(await serverRules(store, null)).toEqual({});
    await keepServerRules(store, 'tavern', {});
    expect(await store.readRecord('settings', 'rules-tavern')).toBeNull();
  });

  it('counts as none when it cannot be read', async () => {
    const store = await openStore({ kind: 'embedded', directory: ':memory:' });
    await store.writeRecord('settings', 'rules-tavern', { expansions: ['chess'] });
    expect(await serverRules(store, 'tavern')).toEqual({});
  });
});
