import { describe, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../src/store/index.ts';
import { ask, openHall, turn } from './lookup-hall.ts';
import { openDuel, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

describe('/rule', () => {
  it('answers misspelt words in private, with sources and related rules', async () => {
    const { stage, ada, hall } = await openHall();
    const answer = await ask(ada, hall, 'rule', { words: 'ENTNGLE' });
    expect(answer.text).toContain('### Entangle');
    expect(answer.text).toContain('Sources: Online rules (Dice Throne rules site), Missions rulebook (2023)');
    expect(answer.text).toContain('page Status effects');
    await turn(stage, ada, answer, 'Roll attempt');
    expect(answer.text).toContain('### Roll attempt');
    expect(answer.ephemeral).toBe(true);
    expectNoErrors(stage);
  });

  it('offers choices while words are typed, and takes the chosen one', async () => {
    const { stage, ada, hall } = await openHall();
    const { choices } = await ada.autocomplete(hall, 'rule', 'words', { words: 'heal cap' });
    expect(choices[0]).toEqual({ name: 'Heal cap', value: 'heal-cap' });
    expect(choices.length).toBeLessThanOrEqual(25);
    const answer = await ask(ada, hall, 'rule', { words: 'heal-cap' });
    expect(answer.text).toContain('### Heal cap');
    const first = await ada.autocomplete(hall, 'rule', 'words', { words: '' });
    expect(first.choices.length).toBeGreaterThan(5);
    const inMissions = await ada.autocomplete(hall, 'rule', 'words', { words: '', mode: 'missions' });
    expect(inMissions.choices.map(({ value }) => value)).not.toContain('king-of-the-hill');
    expectNoErrors(stage);
  });

  it('remembers the kind of game for the channel, also over a restart', async () => {
    const stage = await openStage();
    const bot = await stage.startBot();
    const [ada, bo] = [stage.playground.person(0), stage.playground.person(1)];
    const answer = await ask(ada, stage.hall, 'rule', { words: 'setup' });
    expect(answer.text).not.toContain('Not a rule of');
    const filter = answer.selects.find(({ placeholder }) => placeholder.startsWith('Which kind of game'));
    expect(filter?.options.find(({ chosen }) => chosen)?.value).toBe('any');
    const before = answer.text;
    await ada.select(answer, filter?.customId ?? '', ['missions']);
    await waitUntil(stage, () => answer.text !== before);
    expect(answer.text).toContain('Not a rule of Missions');
    await bot.stop();
    await stage.startBot();
    const other = await ask(bo, stage.hall, 'rule', { words: 'setup' });
    expect(other.text).toContain('Not a rule of Missions');
    const elsewhere = await ask(bo, stage.playground.channel('tavern').id, 'rule', { words: 'setup' });
    expect(elsewhere.text).not.toContain('Not a rule of');
    const all = await ask(bo, stage.hall, 'rule', { words: 'setup', mode: 'any' });
    expect(all.text).not.toContain('Not a rule of');
    expectNoErrors(stage);
  });

  it('follows the game in a game’s thread', async () => {
    const { stage } = await openHall();
    const { ada, thread } = await openDuel(stage);
    const answer = await ask(ada, thread, 'rule', { words: 'm-overview' });
    expect(answer.text).toContain('Not a rule of duels');
    expect(answer.text).toContain('Asked at a game: the rules of duels come first');
    expect(answer.selects.map(({ placeholder }) => placeholder).join()).not.toContain('kind of game');
    expectNoErrors(stage);
  });

  it('tells the reading that the game in a thread has chosen', async () => {
    const { stage, ada, hall } = await openHall();
    const { thread } = await openDuel(stage, { 'house-rules': 'altered-dice' });
    const here = await ask(ada, thread, 'rule', { words: 'return-to-rolls' });
    expect(here.text).toContain('Chosen for this game: only an altered die');
    const elsewhere = await ask(ada, hall, 'rule', { words: 'return-to-rolls' });
    expect(elsewhere.text).toContain('Played here: any action opens the way back');
    expectNoErrors(stage);
  });

  it('answers from memory while the store is away', async () => {
    const { stage, ada, hall } = await openHall();
    const away = new StoreUnavailable('away');
    vi.spyOn(stage.store, 'readRecord').mockRejectedValue(away);
    vi.spyOn(stage.store, 'loadByChannel').mockRejectedValue(away);
    const answer = await ask(ada, hall, 'rule', { words: 'entangle' });
    expect(answer.text).toContain('### Entangle');
    expect(stage.book.lines.join()).toContain('without the mode of its channel');
    expect(stage.playground.violations()).toEqual([]);
  });

  it('offers the nearest three when it finds nothing, and notes the words without the person', async () => {
    const lines: string[] = [];
    const stage = await openStage();
    const { pino } = await import('pino');
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    await stage.startBot({ log });
    const ada = stage.playground.person(0);
    const answer = await ask(ada, stage.hall, 'rule', { words: 'xyzzy **qqq** <@1>' });
    expect(answer.text).toContain('I found no rule for “xyzzy \\*\\*qqq\\*\\*');
    expect(answer.buttons).toHaveLength(3);
    const noted = lines.filter((line) => line.includes('a rule look-up found nothing'));
    expect(noted).toHaveLength(1);
    expect(noted[0]).toContain('xyzzy');
    expect(noted[0]).not.toContain(ada.id);
    await turn(stage, ada, answer, answer.buttons[0]?.customId ?? '');
    expect(answer.text).toContain('### ');
    expect(stage.playground.violations()).toEqual([]);
  });

  it('is shown to everybody on request, once, and answers others in private', async () => {
    const { stage, ada, hall } = await openHall();
    const bo = stage.playground.person(1);
    const answer = await ask(ada, hall, 'rule', { words: 'entangle' });
    await turn(stage, ada, answer, 'Show everyone');
    expect(ada.button(answer, 'Shown to everyone').disabled).toBe(true);
    const shown = await bo.waitForMessage(hall, ({ text }) => text.includes('### Entangle'));
    expect(shown.ephemeral).toBe(false);
    expect(shown.text).toContain(`Shown by <@${ada.id}>`);
    expect(shown.mentions).toEqual([]);
    const text = shown.text;
    const pressed = await bo.press(shown, 'Roll attempt');
    expect(pressed.ephemeral).toBe(true);
    expect((await pressed.settled()).text).toContain('### Roll attempt');
    expect(shown.text).toBe(text);
    expectNoErrors(stage);
  });
});

describe('/hero', () => {
  it('shows every tab, says what can be played and draws the sheet', async () => {
    const { stage, ada, hall } = await openHall();
    const answer = await ask(ada, hall, 'hero', { name: 'BARBARIAN' });
    expect(answer.text).toContain('### Barbarian: Overview');
    expect(answer.text).toContain('complexity 1 of 6');
    expect(answer.text).toContain('1-3 sword');
    expect(answer.text).toContain('Can be played here');
    expect(answer.pictures).toHaveLength(1);
    expect(answer.pictures[0]?.description).not.toBe('');
    const says: Record<string, RegExp> = {
      Board: /\*\*Smack\*\* \(Offensive\)/,
      Upgrades: /\*\*Smack II\*\* \(Offensive, 2 CP\)/,
      Cards: /\*\*Get Some!\*\* \(2 CP, Roll Phase Action, Attack Modifier\)/,
      Tokens: /\*\*Concussion\*\*/,
      Clarifications: /- /,
      Odds: /\*\*Smack\*\* \(3x sword\): \*\*\d/,
    };
    for (const [tab, pattern] of Object.entries(says)) {
      await turn(stage, ada, answer, tab);
      expect(answer.text).toMatch(pattern);
      expect(ada.button(answer, tab).disabled).toBe(true);
      expect(answer.attachments.length).toBe(/Board|Upgrades/.test(tab) ? 1 : 0);
    }
    expectNoErrors(stage);
  });

  it('says what is missing of a hero that cannot be played yet', async () => {
    const { stage, ada, hall } = await openHall();
    const answer = await ask(ada, hall, 'hero', { name: 'krampuss' });
    expect(answer.text).toContain('### Krampus');
    expect(answer.text).toContain('Cannot be played here yet');
    expect(answer.text).toContain('the dice');
    expect(answer.text).toContain('Not certain or not known');
    const { choices } = await ada.autocomplete(hall, 'hero', 'name', { name: 'moon' });
    expect(choices[0]?.value).toBe('moon-elf');
    const none = await ask(ada, hall, 'hero', { name: 'zzzzqq' });
    expect(none.text).toContain('I know no hero called “zzzzqq”');
    expect(none.buttons).toHaveLength(3);
    expectNoErrors(stage);
  });

  it('turns the pages of a long tab', async () => {
    const { stage, ada, hall } = await openHall();
    const answer = await ask(ada, hall, 'hero', { name: 'artificer' });
    await turn(stage, ada, answer, 'Upgrades');
    expect(answer.text).toContain('Page 1 of 2');
    await turn(stage, ada, answer, 'Next page');
    expect(answer.text).toContain('Page 2 of 2');
    await turn(stage, ada, answer, 'Earlier page');
    expect(answer.text).toContain('Page 1 of 2');
    expectNoErrors(stage);
  });
});

describe('/card and /token', () => {
  it('tell cost, kind, effect, owner and rulings', async () => {
    const { stage, ada, hall } = await openHall();
    const card = await ask(ada, hall, 'card', { name: 'get some' });
    expect(card.text).toContain('### Get Some!');
    expect(card.text).toContain('2 CP, Roll Phase Action, Attack Modifier');
    expect(card.text).toContain('In the deck of Barbarian');
    const rulings = card.selects.find(({ placeholder }) => placeholder === 'Rulings that mention it');
    const before = card.text;
    await ada.select(card, rulings?.customId ?? '', [rulings?.options[0]?.value ?? '']);
    await waitUntil(stage, () => card.text !== before);
    expect(card.text).toContain('Sources:');
    const token = await ask(ada, hall, 'token', { name: 'evasve' });
    expect(token.text).toContain('### Evasive');
    expect(token.text).toContain('Who has it: Gunslinger, Monk and Moon Elf');
    expectNoErrors(stage);
  });

  it('tell cards of one name apart', async () => {
    const { stage, ada, hall } = await openHall();
    const which = await ask(ada, hall, 'card', { name: 'ambush' });
    expect(which.text).toContain('Several heroes have a card called **Ambush!**');
    await turn(stage, ada, which, 'Ambush! (Tactician)');
    expect(which.text).toContain('In the deck of Tactician');
    const { choices } = await ada.autocomplete(hall, 'card', 'name', { name: 'ambu' });
    expect(choices.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Ambush! (Tactician)', 'Ambush! (Miles Morales: Spider-Man)']),
    );
    expectNoErrors(stage);
  });
});
