import { describe, expect, it } from 'vitest';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { ask, openHall, turn } from './lookup-hall.ts';
import { waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

const BACK = /^Back: /;

/** The title of the shown page, with its marks. */
function titleOf({ text }: SeenMessage): string {
  return /### .*/.exec(text)?.[0] ?? '';
}

function backOf({ buttons }: SeenMessage): string[] {
  return buttons.flatMap(({ label }) => (BACK.test(label) ? [label] : []));
}

/** Chooses an option of the select with this placeholder, and waits for the page. */
async function choose(
  stage: Stage,
  person: Player,
  message: SeenMessage,
  placeholder: string,
  option: RegExp,
) {
  const select = message.selects.find((one) => one.placeholder === placeholder);
  const value = select?.options.find(({ label }) => option.test(label))?.value;
  if (select === undefined || value === undefined) throw new Error(`no ${String(option)} in ${placeholder}`);
  const before = JSON.stringify(message.components);
  await person.select(message, select.customId, [value]);
  await waitUntil(stage, () => JSON.stringify(message.components) !== before);
}

describe('the way back', () => {
  it('leads over several rules to the first one, with what else was found', async () => {
    const { stage, ada, hall } = await openHall();
    const answer = await ask(ada, hall, 'rule', { words: 'what is entangle' });
    expect(backOf(answer)).toEqual([]);
    const found = answer.selects.find(({ placeholder }) => placeholder === 'Other matches');
    await turn(stage, ada, answer, 'Roll attempt');
    expect(backOf(answer)).toEqual(['Back: Entangle']);
    const [next] = answer.buttons.filter(
      ({ label }) => !/^(Back|All|Show|Entangle|Roll attempt)/.test(label),
    );
    await turn(stage, ada, answer, next?.customId ?? '');
    const third = titleOf(answer);
    expect(backOf(answer)).toEqual(['Back: Roll attempt']);
    await turn(stage, ada, answer, 'All sections');
    expect(answer.text).toContain('### Sections of the rules');
    expect(backOf(answer)).toEqual([`Back: ${third.slice(4)}`]);
    await turn(stage, ada, answer, BACK);
    expect(titleOf(answer)).toBe(third);
    await turn(stage, ada, answer, BACK);
    expect(titleOf(answer)).toBe('### Roll attempt');
    await turn(stage, ada, answer, BACK);
    expect(titleOf(answer)).toBe('### Entangle');
    expect(backOf(answer)).toEqual([]);
    const again = answer.selects.find(({ placeholder }) => placeholder === 'Other matches');
    expect(again).toEqual(found);
    expectNoErrors(stage);
  });

  it('leads from an entry to its section and to all sections, also after a restart', async () => {
    const stage = await openStage();
    const bot = await stage.startBot();
    const ada = stage.playground.person(0);
    const answer = await ask(ada, stage.hall, 'rule', {});
    await choose(stage, ada, answer, 'Choose a section', /^Damage$/);
    await turn(stage, ada, answer, 'Next page');
    const part = answer.text;
    await choose(stage, ada, answer, 'Choose an entry', /./);
    const entry = titleOf(answer);
    expect(backOf(answer)).toEqual(['Back: Damage']);
    await bot.stop();
    await stage.startBot();
    await turn(stage, ada, answer, BACK);
    expect(answer.text).toBe(part);
    expect(backOf(answer)).toEqual(['Back: All sections']);
    await choose(stage, ada, answer, 'Choose an entry', /./);
    expect(titleOf(answer)).toBe(entry);
    await choose(stage, ada, answer, 'Further back', /^All sections$/);
    expect(answer.text).toContain('### Sections of the rules');
    expect(backOf(answer)).toEqual([]);
    expectNoErrors(stage);
  });

  it('leads from rulings to the card and the token whose page names them', async () => {
    const { stage, ada, hall } = await openHall();
    const card = await ask(ada, hall, 'card', { name: 'get some' });
    await choose(stage, ada, card, 'Rulings that mention it', /./);
    expect(backOf(card)).toEqual(['Back: Get Some!']);
    await turn(stage, ada, card, 'Show everyone');
    expect(backOf(card)).toEqual(['Back: Get Some!']);
    await turn(stage, ada, card, BACK);
    expect(titleOf(card)).toBe('### Get Some!');
    const token = await ask(ada, hall, 'token', { name: 'evasive' });
    await choose(stage, ada, token, 'Rulings that mention it', /./);
    await turn(stage, ada, token, BACK);
    expect(titleOf(token)).toBe('### Evasive');
    expectNoErrors(stage);
  });

  it('leads from a hit of the list to the first answer, and from an offer to the other offers', async () => {
    const { stage, ada, hall } = await openHall();
    const answer = await ask(ada, hall, 'rule', { words: 'can I attack again after my ultimate' });
    const first = titleOf(answer);
    await choose(stage, ada, answer, 'Other matches', /./);
    expect(titleOf(answer)).not.toBe(first);
    expect(backOf(answer)).toEqual([`Back: ${first.slice(4)}`]);
    await turn(stage, ada, answer, BACK);
    expect(titleOf(answer)).toBe(first);
    const offers = await ask(ada, hall, 'rule', { words: 'xyzzy qqq' });
    const names = offers.buttons.map(({ label }) => label);
    await turn(stage, ada, offers, offers.buttons[0]?.customId ?? '');
    const listed = offers.selects.find(({ placeholder }) => placeholder === 'Other matches');
    expect(listed?.options.map(({ label }) => label)).toEqual(names);
    expectNoErrors(stage);
  });

  it('leads from an answer in private to the rule that somebody posted', async () => {
    const { stage, ada, hall } = await openHall();
    const bo = stage.playground.person(1);
    const answer = await ask(ada, hall, 'rule', { words: 'entangle' });
    await turn(stage, ada, answer, 'Show everyone');
    const copy = await bo.waitForMessage(hall, ({ text }) => text.includes('### Entangle'));
    expect(backOf(copy)).toEqual([]);
    const mine = await (await bo.press(copy, 'Roll attempt')).settled();
    expect(backOf(mine)).toEqual(['Back: Entangle']);
    await turn(stage, bo, mine, BACK);
    expect(titleOf(mine)).toBe('### Entangle');
    expectNoErrors(stage);
  });
});
