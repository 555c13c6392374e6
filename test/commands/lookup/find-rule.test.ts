import { describe, expect, it } from 'vitest';
import { findRule } from '../../../src/commands/lookup/find-rule.ts';
import { loadRules } from '../../../src/content/rules/load.ts';

describe('finding the rule that words mean', () => {
  it('takes ids as they are, in any case', () => {
    for (const { id } of loadRules().entries) {
      expect(findRule(` ${id.toUpperCase()} `, null)).toEqual({ id, others: [] });
    }
  });

  it('puts rules of the kind of game first and still offers the others', () => {
    const everywhere = findRule('how is the game set up', null);
    const missions = findRule('how is the game set up', 'missions');
    if (everywhere.id === null || missions.id === null) throw new Error('Nothing was found.');
    const { byId } = loadRules();
    expect(byId.get(missions.id)?.modes).toContain('missions');
    expect(missions.others.some(({ modes }) => !modes.includes('missions'))).toBe(true);
    expect(new Set(missions.others.map(({ id }) => id)).size).toBe(missions.others.length);
    expect(missions.others.map(({ id }) => id)).not.toContain(missions.id);
  });

  it.each([
    ['henchmen', 'duel', 'm-henchmen'],
    ['King of the Hill', 'missions', 'king-of-the-hill'],
    ['crisis clock', 'duel', 'm-crisis-clock'],
    ['set up', 'duel', 'setup'],
  ] as const)('knows %s, asked at %s, by its name', (typed, mode, id) => {
    const found = findRule(typed, mode);
    expect(found.id).toBe(id);
    expect('others' in found && found.others.map((other) => other.id)).not.toContain(id);
  });

  it('stays with the kind of game where it has a rule of that name', () => {
    const { id } = findRule('set up', 'missions');
    expect(loadRules().byId.get(id ?? '')?.modes).toContain('missions');
  });

  it.each([
    ['starting health', 'm-starting-health'],
    ['turn phases', 'm-round-phases'],
    ['turn order', 'm-round-phases'],
    ['start player', 'm-pass-phase'],
    ['targeting', 'm-target-resolve'],
    ['set up', 'm-setup'],
  ])('says %s in the words of Missions where they are played, and offers the others', (typed, id) => {
    const found = findRule(typed, 'missions');
    expect(found.id).toBe(id);
    expect(findRule(typed, 'duel').id).not.toBe(id);
    expect('others' in found && found.others.some(({ modes }) => modes.includes('duel'))).toBe(true);
  });

  it.each(['Knockdown', 'Heal cap', 'Shield', 'Defensive ability', 'Income phase'])(
    'says %s as everywhere where Missions have no wording of their own',
    (typed) => {
      expect(findRule(typed, 'missions').id).toBe(findRule(typed, null).id);
    },
  );

  it('puts what is played first, and knows by name what is not', () => {
    const { byId } = loadRules();
    const found = findRule('how is the game set up', null, ['missions']);
    expect(byId.get(found.id ?? '')?.modes).toContain('missions');
    expect('others' in found && found.others.some(({ modes }) => !modes.includes('missions'))).toBe(true);
    expect(findRule('crisis clock', null, ['duel']).id).toBe('m-crisis-clock');
    expect(findRule('how is the game set up', null, ['duel', 'koth']).id).toBe(
      findRule('how is the game set up', 'duel').id,
    );
  });

  it('offers three when nothing is found', () => {
    const found = findRule('xyzzy', null);
    expect(found.id).toBeNull();
    expect(found).toMatchObject({ elsewhere: false });
    expect('nearest' in found && found.nearest).toHaveLength(3);
  });
});
