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

  it('name a token that no section brings, and the section to write, once', () => {
    expect(
      messagesOf(
        ['5 sword: deal 8 dmg', '5 sword: deal 8 dmg; gain 2 Sun Dials'],
        ['4 sword: deal 6 dmg', '4 sword: deal 6 dmg; gain a Sun Dial'],
      ),
    ).toEqual([
      '8:31 error: "gain 2" is understood, but no token is called "Sun Dials". A token of the leaflet has a section of its own: "token Sun Dials, positive, limit 1".',
      '9:31 error: "gain a" is understood, but no token is called "Sun Dial" (see line 8).',
    ]);
  });

  it('give an example of the sentence that was begun, and what to write for printed words', () => {
    expect(messagesOf(['5 sword: deal 8 dmg', '5 sword: raise your limit of Stun'])).toEqual([
      '8:36 error: "raise your limit of Stun" is understood, but the line ends there; here could stand "by". For example: raise your limit of Chi by 1',
    ]);
    expect(
      messagesOf(
        ['5 sword: deal 8 dmg', '5 sword: a chosen hero gains 1 Stun'],
        ['4 sword: deal 6 dmg', '4 sword: deal 6 dmg. He loses 1 CP'],
      ),
    ).toEqual([
      expect.stringMatching(/^8:21 error: "a chosen" is understood, but not "hero"; .*"player"\.$/),
      expect.stringMatching(/^9:24 error: Not "He"\. Name the player:/),
    ]);
  });

  it('warn of sentences that would do nothing where they stand', () => {
    expect(
      messagesOf(
        ['5 sword: deal 8 dmg', '5 sword: deal 8 dmg; on 4 of a kind: inflict 1 Stun'],
        ['4 sword: deal 6 dmg', '4 sword: roll 1 die; on 1-2: deal 6 dmg'],
      ),
    ).toEqual([expect.stringMatching(/^8:\d+ warning: No dice are rolled before this/)]);
    const card =
      'main card Push, cost 1\n  inflict 1 Stun\n\nmain card Shove, cost 1\n  choose an opponent; inflict 1 Stun on the chosen\n';
    const token = 'token Cold, negative, limit 2\n  at upkeep: the holder takes 1 damage; remove 1 Cold\n';
    const text = `${GOOD}\n${card}\n${token}`;
    const line = (part: string) => text.split('\n').findIndex((one) => one.includes(part)) + 1;
    const warnings = addText('own.hero.txt', text).messages.filter(({ kind }) => kind === 'warning');
    expect(warnings.map(({ line: at, says }) => [at, says])).toEqual([
      [line('main card Push') + 1, expect.stringContaining('aimed at nobody')],
      [line('at upkeep: the holder'), expect.stringContaining('from the holder')],
    ]);
  });

  it('ask for a choice before a condition that has nobody chosen', () => {
    const token =
      'token Cold, negative, limit 2\n  always -1 roll attempts\n  comes as Stun if CP of a chosen opponent is at least 2\n';
    const { messages } = addText('own.hero.txt', `${GOOD}\n${token}`);
    expect(messages.map(({ says }) => says)).toEqual([expect.stringContaining('nobody is chosen')]);
  });

  it('ask for a text where the sentences are too long to be one', () => {
    const long = Array.from(
      { length: 9 },
      (_, at) => `  deal ${at + 1} undefendable damage to the target`,
    ).join('\n');
    const text = `${GOOD}\nroll card Long, cost 1\n${long}\n`;
    const { messages } = addText('own.hero.txt', text);
    expect(messages.filter(({ kind }) => kind === 'error')).toEqual([
      expect.objectContaining({
        line: GOOD.split('\n').length + 1,
        says: expect.stringContaining('says "5 damage"'),
      }),
    ]);
  });

  it('say with what a line of a section begins, and the times of a use', () => {
    const token =
      'token Cold, negative, limit 2\n  upkeep: take 1 damage\n  spend 1 in your discard phase: draw 1 card\n';
    const { messages } = addText('own.hero.txt', `${GOOD}\n${token}`);
    expect(messages.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^Not "upkeep"; a line here begins with "says", .*"at upkeep: \.\.\."/),
      expect.stringMatching(/not "discard"\. .*The times are "on incoming damage", .*"at any time"\.$/),
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
