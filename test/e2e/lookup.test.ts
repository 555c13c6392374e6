import { describe, expect, it, vi } from 'vitest';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { StoreUnavailable } from '../../src/store/index.ts';
import { isTable } from './presser.ts';
import { openDuel, postButton, pressAndWait, SEED, threadOf, toldPrivately, until } from './scene.ts';
import { expectNoTrouble, openStage, type Stage } from './stage.ts';

async function openHall(): Promise<{ stage: Stage; ada: Player; hall: string }> {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED });
  return { stage, ada: stage.playground.person(0), hall: stage.hall };
}

async function ask(person: Player, channel: string, name: string, options: Record<string, string | number>) {
  const seen = await person.command(channel, name, options);
  expect(seen.ephemeral, `/${name} ${JSON.stringify(options)}`).toBe(true);
  return seen.settled();
}

/** Presses and waits until the message says something else. */
async function turn(stage: Stage, person: Player, message: SeenMessage, button: string | RegExp) {
  const before = JSON.stringify(message.components);
  await person.press(message, button);
  await until(stage, () => JSON.stringify(message.components) !== before);
}

/** The channel of direct messages between the bot and a person. */
async function directMessages({ playground }: Stage, person: Player): Promise<string> {
  await fetch(`${playground.apiUrl}/v10/users/@me/channels`, {
    method: 'POST',
    headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ recipient_id: person.id }),
  });
  const channel = playground.channels.find(({ recipientId }) => recipientId === person.id);
  if (channel === undefined) throw new Error('There is no channel of direct messages.');
  return channel.id;
}

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
    expectNoTrouble(stage);
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
    expectNoTrouble(stage);
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
    await until(stage, () => answer.text !== before);
    expect(answer.text).toContain('Not a rule of Missions');
    await bot.stop();
    await stage.startBot();
    const other = await ask(bo, stage.hall, 'rule', { words: 'setup' });
    expect(other.text).toContain('Not a rule of Missions');
    const elsewhere = await ask(bo, stage.playground.channel('tavern').id, 'rule', { words: 'setup' });
    expect(elsewhere.text).not.toContain('Not a rule of');
    const all = await ask(bo, stage.hall, 'rule', { words: 'setup', mode: 'any' });
    expect(all.text).not.toContain('Not a rule of');
    expectNoTrouble(stage);
  });

  it('follows the game in a game’s thread', async () => {
    const { stage } = await openHall();
    const { ada, thread } = await openDuel(stage);
    const answer = await ask(ada, thread, 'rule', { words: 'm-overview' });
    expect(answer.text).toContain('Not a rule of duels');
    expect(answer.text).toContain('Asked at a game: the rules of duels come first');
    expect(answer.selects.map(({ placeholder }) => placeholder).join()).not.toContain('kind of game');
    expectNoTrouble(stage);
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
    expectNoTrouble(stage);
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
    expectNoTrouble(stage);
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
    expectNoTrouble(stage);
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
    expectNoTrouble(stage);
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
    await until(stage, () => card.text !== before);
    expect(card.text).toContain('Sources:');
    const token = await ask(ada, hall, 'token', { name: 'evasve' });
    expect(token.text).toContain('### Evasive');
    expect(token.text).toContain('Who has it: Gunslinger, Monk and Moon Elf');
    expectNoTrouble(stage);
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
    expectNoTrouble(stage);
  });
});

describe('/odds', () => {
  it('gives exact odds of typed dice, an ability and a whole board', async () => {
    const { stage, ada, hall } = await openHall();
    const straight = await ask(ada, hall, 'odds', { goal: 'large straight', dice: '1,2,3,4,6', attempts: 1 });
    // One die must show a 5: 1 in 6.
    expect(straight.text).toContain('**16.7\u00a0%**');
    expect(straight.text).toContain('keep 1 2 3 4, reroll 1 die');
    await turn(stage, ada, straight, '2 attempts');
    // 1 - (5/6)^2 would be 30.6 %: nothing else does better.
    expect(straight.text).toContain('**30.6\u00a0%**');
    const { choices } = await ada.autocomplete(hall, 'odds', 'goal', { goal: 'smack i' });
    expect(choices.map(({ value }) => value)).toContain('=barbarian/smack-ii');
    const smack = await ask(ada, hall, 'odds', { goal: '=barbarian/smack' });
    expect(smack.text).toContain('### Odds of Smack (Barbarian)');
    expect(smack.text).toMatch(/1 attempt: 50(\.0)?\s%/);
    const board = await ask(ada, hall, 'odds', { hero: 'moon elf' });
    expect(board.text).toContain("### Odds of Moon Elf's board");
    expect(board.text).toMatch(/Played for damage alone: \*\*\d\.\d damage\*\* on average/);
    const lying = await ask(ada, hall, 'odds', { hero: 'barbarian', dice: '12346', attempts: 1 });
    expect(lying.text).toContain(
      'Most damage: **keep 1 sword, 2 sword, 3 sword, 4 life, reroll 1 die**, 10.0 damage on average.',
    );
    await turn(stage, ada, board, 'Show everyone');
    await stage.playground.person(1).waitForMessage(hall, ({ text }) => text.includes('Shown by'));
    expectNoTrouble(stage);
  });

  it('asks whose dice are meant, and refuses kindly what cannot be', async () => {
    const { stage, ada, hall } = await openHall();
    const whose = await ask(ada, hall, 'odds', { goal: '3 sword' });
    expect(whose.text).toContain('Choose the hero, too');
    await turn(stage, ada, whose, 'Barbarian');
    expect(whose.text).toContain("with Barbarian's dice");
    expect((await ask(ada, hall, 'odds', { goal: 'blah blah' })).text).toContain('I cannot read');
    expect((await ask(ada, hall, 'odds', { goal: '6 6', dice: '1 2 9' })).text).toContain(
      'Give all five dice',
    );
    expect((await ask(ada, hall, 'odds', { goal: '6 6', hero: 'zzzqq' })).text).toContain('no hero called');
    expect((await ask(ada, hall, 'odds', {})).text).toContain('Say what you roll for');
    expectNoTrouble(stage);
  });

  it('tells of the dice on the table in a game, and takes the own hero’s symbols', async () => {
    const { stage } = await openHall();
    const { ada, bo, thread, table } = await openDuel(stage);
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    const rolled = await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
    const told = await ask(ada, thread, 'odds', {});
    expect(told.text).toContain('Odds for Ada (Barbarian)');
    expect(told.text).toContain('2 Roll Attempts left');
    expect(told.text).toMatch(/Best all round: \*\*(keep|reroll)/);
    expect(told.text).toMatch(/Most damage: \*\*(keep|reroll) .*\*\*, \d+\.\d damage on average/);
    const die = rolled.buttons.find(({ customId }) => customId.endsWith(':keep:1'));
    const edited = stage.playground.waitFor((event) => event.t === 'message-edit');
    await ada.press(rolled, die?.customId ?? '');
    await edited;
    const pressed = await (await ada.press(rolled, 'Odds')).settled();
    expect(pressed.ephemeral).toBe(true);
    expect(pressed.text).toMatch(/Marked: with the dice marked now \(\d\)/);
    const own = await ask(bo, thread, 'odds', { goal: '2 moon' });
    expect(own.text).toContain("with Moon Elf's dice");
    expectNoTrouble(stage);
  });
});

describe('/mission info', () => {
  const INFO = { subcommand: 'info' };

  it('tells of side 1 in private, and of side 2 only who asks for it', async () => {
    const { stage, ada, hall } = await openHall();
    const seen = await ada.command(hall, 'mission', { mission: 'tol bridge' }, INFO);
    expect(seen.ephemeral).toBe(true);
    const answer = await seen.settled();
    expect(answer.text).toContain('### The Toll Bridge');
    expect(answer.text).toContain('**Side 1: The Crossing**');
    expect(answer.text).toContain('**Bridge Guards** (henchmen, 3 on the map, 9 health each, 1 Shield)');
    expect(answer.text).toContain("At 3 o'clock: Each hero discards 1 card.");
    expect(answer.text).not.toContain('Tollkeeper');
    expect(JSON.stringify(answer.json)).toContain('attachment');
    await turn(stage, ada, answer, '4 heroes');
    expect(answer.text).toContain('3 on the map, 21 health each');
    await turn(stage, ada, answer, 'Show everyone');
    const shown = await stage.playground
      .person(1)
      .waitForMessage(hall, ({ text }) => text.includes('Shown by'));
    expect(shown.text).not.toContain('Tollkeeper');
    const own = await (await stage.playground.person(1).press(shown, /Side 2 for me alone/)).settled();
    expect(own.ephemeral).toBe(true);
    expect(own.text).toContain('**Side 2: The Tollkeeper**');
    expect(own.buttons.map(({ label }) => label)).not.toContain('Show everyone');
    expectNoTrouble(stage);
  });

  it('suggests Missions, offers the nearest names, and says what to do without one', async () => {
    const { stage, ada, hall } = await openHall();
    const { choices } = await ada.autocomplete(hall, 'mission', 'mission', { mission: 'em' }, INFO);
    expect(choices[0]).toEqual({ name: 'Embers Below (Intro)', value: 'embers-below' });
    const none = await (await ada.command(hall, 'mission', { mission: 'xyzzy' }, INFO)).settled();
    expect(none.text).toContain('I know no Mission called “xyzzy”');
    expect(none.buttons).toHaveLength(3);
    const nowhere = await (await ada.command(hall, 'mission', {}, INFO)).settled();
    expect(nowhere.text).toContain('No Mission is played here');
    const second = await ada.command(hall, 'mission', { mission: 'embers-below', side: 'second' }, INFO);
    expect((await second.settled()).text).toContain('**Side 2: The Ash Matron**');
    expectNoTrouble(stage);
  });
});

describe('at a Mission', () => {
  it('/rule says it in the words of Missions, and /mission info tells of the one that is played', async () => {
    const { stage, ada, hall } = await openHall();
    const start = { mission: 'embers-below', hero: 'barbarian' };
    const lobby = await (await ada.command(hall, 'mission', start, { subcommand: 'start' })).settled();
    await (await ada.press(lobby, 'Start')).settled();
    const thread = threadOf(stage);
    await ada.waitForMessage(thread, isTable);
    const answer = await ask(ada, thread, 'rule', { words: 'turn order' });
    expect(answer.text).toContain('### Missions: round phases');
    expect(answer.text).toContain('Asked at a game: the rules of Missions come first.');
    expect((await ask(ada, hall, 'rule', { words: 'turn order' })).text).not.toContain('### Missions');
    const info = await (await ada.command(thread, 'mission', {}, { subcommand: 'info' })).settled();
    expect(info.text).toContain('### Embers Below');
    expect(info.text).toContain('**Enemies, for 1 hero**');
    expectNoTrouble(stage);
  });
});

describe('look-ups', () => {
  it('work in direct messages', async () => {
    const { stage, ada } = await openHall();
    const dm = await directMessages(stage, ada);
    for (const [name, options] of [
      ['rule', { words: 'heal cap' }],
      ['hero', { name: 'monk' }],
      ['card', { name: 'tip it' }],
      ['token', { name: 'stun' }],
      ['odds', { goal: 'small straight' }],
    ] as const) {
      const seen = await ada.command(dm, name, options);
      expect((await seen.settled()).text, name).toContain('### ');
    }
    expectNoTrouble(stage);
  });

  it('answer ids that nobody of ours made kindly', async () => {
    const { stage, ada, hall } = await openHall();
    for (const id of [
      'l1',
      'l1:open:rule.no-such-rule',
      'l1:open:hero.barbarian.cellar.1',
      'l1:open:hero.nobody.board.1',
      'l1:open:hero.barbarian.board.0',
      'l1:open:card.barbarian/nothing',
      'l1:open:token.',
      'l1:show:odds.-.99.-.large straight',
      'l1:open:odds.-.3.-.3 sword',
      'l1:open:odds.nobody.3.-.',
      'l1:mode:rule.heal-cap',
      'l1:pick:others',
      'l1:delete:rule.heal-cap',
    ]) {
      const told = ada.messages(hall).filter(({ ephemeral }) => ephemeral).length;
      const seen = await ada.press(await postButton(stage, hall, id), 'Press me');
      expect(seen.kind, id).not.toBe('failed');
      await until(stage, () => ada.messages(hall).filter(({ ephemeral }) => ephemeral).length > told);
      await toldPrivately(ada, hall, /I do not know this entry/);
    }
    expectNoTrouble(stage);
  });

  it('are told by /help', async () => {
    const { ada, hall } = await openHall();
    const help = await ask(ada, hall, 'help', {});
    for (const name of ['rule', 'hero', 'card', 'token', 'odds']) expect(help.text).toContain(`\`/${name}\``);
  });
});
