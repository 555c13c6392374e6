/** Emojis in the messages of a game: in place of the words of a face, or beside them. */
import { describe, expect, it } from 'vitest';
import { type Emoji, Emojis } from '../../../src/render/emoji/emojis.ts';
import { emojiPictures } from '../../../src/render/emoji/index.ts';
import { handPanel, type MessagePayload, tableMessage } from '../../../src/render/table/index.ts';
import { linesWithEmojis } from '../../../src/render/table/log-emojis.ts';
import { expectWithinLimits } from './limits.ts';
import { parts } from './message-parts.ts';
import { handOf, randomGame, tableOf } from './tables.ts';

/** Ids are as long as Discord's. */
const all = [...emojiPictures()]
  .flat()
  .map(({ key, name }, at): [string, Emoji] => [key, { id: String(10n ** 18n + BigInt(at)), name }]);
const emojis = new Emojis(new Map(all));
const ids = new Set(all.map(([, { id }]) => id));

const diceOn = (payload: MessagePayload) =>
  parts(payload).buttons.filter(({ custom_id: id }) => String(id).includes(':keep:'));

describe('emojis', () => {
  it.each([true, false])(
    'keep all messages within the limits of Discord (spelled out: %s)',
    async (spelled) => {
      const emojiUse = { emojis, spelled };
      for (const { state } of randomGame(3, { askAlways: true, steps: 60 })) {
        await expectWithinLimits(tableMessage({ ...tableOf(state), emojiUse, inWords: true }), ids);
        await expectWithinLimits(tableMessage({ ...tableOf(state), emojiUse, picture: false }), ids);
        for (const seat of [0, 1])
          await expectWithinLimits(handPanel({ ...handOf(state, seat), emojiUse }), ids);
      }
    },
  );

  it('a picture beside the whole state in words is not told a second time by its alt text', () => {
    const [{ state } = { state: null }] = randomGame(3, { askAlways: true, steps: 1 });
    if (!state) throw new Error('no state');
    const altOf = (inWords: boolean) => {
      const { galleries, texts } = parts(tableMessage({ ...tableOf(state), picture: true, inWords }));
      return { alt: JSON.stringify(galleries), text: texts.join('\n') };
    };
    expect(altOf(false).alt).toContain('50 health');
    expect(altOf(true).alt).not.toContain('50 health');
    expect(altOf(true).text).toContain('50 health');
  });

  it('stand for the words on the buttons of dice, or beside them', () => {
    let dice = 0;
    for (const { state } of randomGame(3, { askAlways: true, steps: 60 })) {
      const shown = diceOn(tableMessage({ ...tableOf(state), emojiUse: { emojis, spelled: false } }));
      const spelled = diceOn(tableMessage({ ...tableOf(state), emojiUse: { emojis, spelled: true } }));
      for (const { label, emoji } of shown) expect([label, typeof emoji]).toEqual([undefined, 'object']);
      for (const { label, emoji } of spelled)
        expect([typeof label, typeof emoji]).toEqual(['string', 'object']);
      dice += shown.length;
    }
    expect(dice).toBeGreaterThan(0);
  });

  it('stand in lines of the log: dice of whoever rolled, tokens that change hands, combat points', () => {
    const players = [
      { name: 'Ada', heroId: 'monk', userId: '1' },
      { name: 'B*o', heroId: 'pyromancer', userId: '2' },
      { name: 'Cleo', heroId: 'ninja', userId: null },
    ];
    const shown = (line: string, spelled = false) =>
      linesWithEmojis([line], players, { emojis, spelled })[0]?.replaceAll(
        /<:(\w+?)_x[0-9a-f]+:\d+>/g,
        '<$1>',
      );
    expect(shown('B\\*o rolled 6 1.')).toBe('B\\*o rolled <6_meteor_pyromancer> <1_flame_pyromancer>.');
    expect(shown('… Ada rerolled 2 dice: 6 6.')).toBe(
      '… Ada rerolled 2 dice: <6_lotus_monk> <6_lotus_monk>.',
    );
    expect(shown('Ada rolled 6 6.', true)).toBe('Ada rolled 6 6.');
    expect(shown('Cleo gained 2 CP (now 4, Getting Paid!).')).toBe(
      'Cleo gained <CP> 2 CP (now 4, Getting Paid!).',
    );
    expect(shown('Ada got 2 Chi and Evasive (Meditate).')).toBe(
      'Ada got 2 <chi> Chi and <evasive> Evasive (Meditate).',
    );
    expect(shown('Cleo lost Burn.')).toBe('Cleo lost <burn> Burn.');
    // Neither the name of an ability, nor a token that is only the cause, nor a hero's without a part in the game.
    for (const line of [
      'Cleo activated Poison Blade.',
      'Cleo took 2 damage (Burn).',
      'Cleo got Barbed Vine.',
    ])
      expect(shown(line)).toBe(line);
    const many = Array.from({ length: 6 }, () => 'B\\*o rolled 6 1 1 1 1.');
    const told = linesWithEmojis(many, players, { emojis, spelled: false });
    expect(told.at(-1)).not.toBe(many[0]);
    expect(told.join('').length - many.join('').length).toBeLessThanOrEqual(420);
  });

  it('are left out for a hero as long as one of its faces is missing', () => {
    const some = new Emojis(new Map(all.filter(([key]) => key !== 'kept:monk:6')));
    expect(emojis.face('monk', 1)).toBeDefined();
    expect(some.face('monk', 1)).toBeUndefined();
    expect(some.face('barbarian', 1)).toBeDefined();
  });
});
