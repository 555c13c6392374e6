import { describe, expect, it } from 'vitest';
import { distinctOccupants, nameBeside, namesOfTwo } from '../../../src/games/lobby/distinct-names.ts';

const ada = (account: string) => ({ name: 'Ada', account });

describe('the names of people who sit down', () => {
  it('stay as they are while they differ', () => {
    expect(nameBeside({ name: '李雷', account: 'li' }, ['韩梅梅', 'Bo'])).toBe('李雷');
    expect(namesOfTwo({ name: 'Ada', account: 'a' }, { name: 'Bo', account: 'b' })).toEqual(['Ada', 'Bo']);
  });

  it.each([
    ['Ada', 'Ada'],
    ['ADA', 'Ada'],
    ['Ada 🔥', 'Ada'],
    ['𝓐𝓭𝓪', 'Ada'],
    ['أحمد', 'احمد'],
    ['\u0410d\u0430', 'Ada'],
    ['\u0392ob', 'Bob'],
    ['BiII', 'Bill'],
    ['B0B', 'Bob'],
  ])('%s beside %s get the account, as they look the same in a picture', (name, other) => {
    expect(nameBeside({ name, account: 'second' }, ['Bo', other])).toBe(`${name} @second`);
  });

  it('of a challenge both get their accounts', () => {
    expect(namesOfTwo(ada('one'), ada('two'))).toEqual(['Ada @one', 'Ada @two']);
  });

  it('of which nothing can be drawn become the account', () => {
    expect(nameBeside({ name: '\ue000', account: 'ghost' }, [])).toBe('ghost');
  });

  it('stay within 32 characters and differ even then', () => {
    const long = 'A'.repeat(32);
    const account = 'b'.repeat(32);
    const second = nameBeside({ name: long, account }, [long]);
    const third = nameBeside({ name: long, account }, [long, second]);
    expect([...second].length).toBeLessThanOrEqual(32);
    expect([...third].length).toBeLessThanOrEqual(32);
    expect(new Set([long, second, third]).size).toBe(3);
  });

  it('get a number where no account is known, also beside a bot; one person keeps one name', () => {
    const person = (userId: string, name: string) => ({ kind: 'person', userId, name });
    expect(
      distinctOccupants([
        person('1', 'Ada'),
        person('2', 'ada'),
        person('1', 'Ada'),
        { name: 'Bot 1' },
        person('3', 'Bot 1'),
      ]),
    ).toEqual([
      person('1', 'Ada'),
      person('2', 'ada 2'),
      person('1', 'Ada'),
      { name: 'Bot 1' },
      person('3', 'Bot 1 2'),
    ]);
  });
});
