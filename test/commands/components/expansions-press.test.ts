/** What a press on the panel of `/expansions` changes. */
import { describe, expect, it } from 'vitest';
import { choiceAfter } from '../../../src/commands/components/expansions-press.ts';
import {
  type ExpansionsPress,
  expansionsId,
  readExpansionsId,
} from '../../../src/commands/panels/expansions-id.ts';

const press = (verb: ExpansionsPress['do']): ExpansionsPress => ({ scope: 'person', do: verb });
const BEFORE = { expansions: ['koth'], houseRules: ['altered-dice'] } as const;
const before = { expansions: [...BEFORE.expansions], houseRules: [...BEFORE.houseRules] };

describe('a press on the panel of expansions', () => {
  it('changes one part and leaves the other', () => {
    expect(choiceAfter(before, press('modes'), ['team', 'missions'])).toEqual({
      ...before,
      expansions: ['team', 'missions'],
    });
    expect(choiceAfter(before, press('rules'), [])).toEqual({ ...before, houseRules: [] });
    expect(choiceAfter({}, press('modes'), [])).toEqual({ expansions: [] });
  });

  it('takes the whole choice back, or changes nothing', () => {
    expect(choiceAfter(before, press('usual'), null)).toEqual({});
    expect(choiceAfter(before, press('show'), null)).toBe(before);
  });

  it('takes no values that the panel does not offer, and no button for a select', () => {
    expect(choiceAfter(before, press('modes'), ['duel'])).toBeNull();
    expect(choiceAfter(before, press('rules'), ['koth'])).toBeNull();
    expect(choiceAfter(before, press('modes'), null)).toBeNull();
  });

  it('is read from its custom id, and no other', () => {
    for (const scope of ['person', 'server'] as const) {
      for (const verb of ['show', 'modes', 'rules', 'usual'] as const) {
        expect(readExpansionsId(expansionsId({ scope, do: verb }))).toEqual({ scope, do: verb });
      }
    }
    for (const id of [
      'v1',
      'v1:person',
      'v1:person:drop',
      'v1:all:modes',
      'v1:person:modes:1',
      'v2:person:modes',
    ]) {
      expect(readExpansionsId(id)).toBeNull();
    }
  });
});
