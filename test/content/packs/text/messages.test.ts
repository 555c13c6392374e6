import { afterEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { addText, unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { formatMessage } from '../../../../src/content/packs/text/messages.ts';
import { writeHero } from '../../../../src/content/packs/text/write.ts';
import { heroById } from '../../../../src/engine/definitions.ts';

afterEach(unloadPacks);

const GOOD = writeHero({ ...heroById('barbarian'), id: 'my-barbarian', name: 'My Barbarian', tokens: [] });

/** The messages about the barbarian with some texts changed, as `LINE:COLUMN kind: ...`. */
function messagesOf(...changes: readonly (readonly [string, string])[]): string[] {
  const text = changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, to);
  }, GOOD);
  const { messages, pack } = addText('own.hero.txt', text);
  expect(pack === null).toBe(messages.some(({ kind }) => kind !== 'warning'));
  return messages.map(formatMessage);
}

describe('the messages about a hero that is written as text', () => {
  it('name the place, what is understood and the nearest word', () => {
    expect(messagesOf(['5 sword: deal 8 dmg', '5 sword: deal 8 undefendible dmg'])).toEqual([
      '8:19 error: "deal 8" is understood, but not "undefendible" - did you mean "undefendable"?',
    ]);
  });

  it('know the nearest effect, token and symbol', () => {
    expect(
      messagesOf(
        ['5 sword: deal 8 dmg', '5 swort: deal 8 dmg'],
        ['4 sword: deal 6 dmg', '4 sword: dael 6 dmg'],
        ['inflict 1 Stun; then', 'inflict 1 Stunn; then'],
      ),
    ).toEqual([
      '8:5 error: "5" is understood, but not "swort" - did you mean "sword"?',
      '9:12 error: Not "dael" - did you mean "deal"?',
      '58:20 error: "inflict 1" is understood, but not "Stunn" - did you mean "Stun"?',
    ]);
  });

  it('know the nearest heading', () => {
    expect(messagesOf(['ability Smack III, cost 3', 'abilty Smack III, cost 3'])[0]).toMatch(
      /error: Not "abilty" - did you mean "ability"\?/,
    );
  });

  it('point at the line of what is wrong with the hero as a whole', () => {
    const at = GOOD.split('\n').findIndex((line) => line.startsWith('ability Smack III')) + 1;
    const [message] = messagesOf(['ability Smack III, cost 3', 'ability Smack III']);
    expect(message).toMatch(new RegExp(`^${at}:\\d+ error: .*cannot be reached`));
  });

  it('ask back about unusual figures without refusing the hero', () => {
    expect(messagesOf(['3 sword: deal 4 dmg', '3 sword: deal 12 dmg'])).toEqual([
      expect.stringMatching(
        /^10:\d+ warning: 12 damage for 3 of one symbol\? The built-in heroes have at most \d/,
      ),
    ]);
  });

  it('ask back about damage of a defence that is no typeless damage', () => {
    const whole = GOOD.split('\n').findIndex((line) => /^defence/.test(line));
    const added = GOOD.split('\n')
      .toSpliced(whole + 1, 0, '  deal 1 dmg')
      .join('\n');
    expect(addText('own.hero.txt', added).messages.map(formatMessage)).toEqual([
      expect.stringMatching(new RegExp(`^${whole + 2}:3 warning: .*"typeless"`)),
    ]);
  });

  it('say when a file has too many lines', () => {
    const { pack, messages } = addText('own.hero.txt', `${'\n'.repeat(4_000)}${GOOD}`);
    expect(pack).toBeNull();
    expect(messages.map(({ says }) => says)).toContain('A file has at most 4000 lines.');
  });

  it('count the blanks', () => {
    const { blanks, pack, messages } = addText(
      'own.hero.txt',
      GOOD.replace('deal 8 dmg', 'deal ? dmg').replace('cost 2', 'cost ?'),
    );
    expect({ blanks, pack }).toEqual({ blanks: 2, pack: null });
    expect(messages.every(({ kind }) => kind === 'blank')).toBe(true);
  });

  it('never refuse without saying why', () => {
    for (const text of [
      '',
      'hero',
      'hero X',
      '?',
      '\u0000',
      ':::',
      'hero A\ndice 1-6 a',
      'token',
      '"'.repeat(50),
    ]) {
      const { pack, messages } = addText('own.hero.txt', text);
      expect(pack).toBeNull();
      expect(messages.filter(({ kind }) => kind !== 'warning').length, JSON.stringify(text)).toBeGreaterThan(
        0,
      );
    }
  });
});
