/** Odds, Missions and what all look-ups share, looked up in chat. */
import { describe, expect, it } from 'vitest';
import { ask, directMessages, openHall, turn } from './lookup-hall.ts';
import { isTable, tableIn } from './presser.ts';
import { openDuel, postButton, pressAndWait, threadOf, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors } from './stage.ts';

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
      'Most damage: **keep 1 (sword), 2 (sword), 3 (sword), 4 (life), reroll 1 die**, 10.0 damage on average.',
    );
    await turn(stage, ada, board, 'Show everyone');
    await stage.playground.person(1).waitForMessage(hall, ({ text }) => text.includes('Shown by'));
    expectNoErrors(stage);
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
    expectNoErrors(stage);
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
    // One press on the panel keeps the advised dice and rerolls the others; a risky one asks once more.
    const reroll = pressed.buttons.find(({ customId }) => /:reroll(-asks)?:\d+$/.test(customId));
    const answer = await (await ada.press(pressed, reroll?.customId ?? '')).settled();
    const sure = answer.buttons.find(({ customId }) => customId.includes(':reroll-now:'));
    if (sure) await ada.press(answer, sure.customId);
    await waitUntil(stage, () => /\brerolled \d/.test(tableIn(stage.playground, thread).text));
    expectNoErrors(stage);
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
    expectNoErrors(stage);
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
    expectNoErrors(stage);
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
    expect(info.text).toContain('**In this channel now**: Round 1, Movement & part 1');
    expect(info.text).toMatch(/Now: .* 0 of 5, \d Stokers must fall\./);
    const help = await (await ada.command(thread, 'help')).settled();
    expect(help.content).toContain('**It is your move**');
    expect(help.content).toContain('*My turn* opens your own panel');
    expect((await (await ada.command(hall, 'help')).settled()).content).not.toContain('*My turn*');
    expectNoErrors(stage);
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
    expectNoErrors(stage);
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
      await waitUntil(stage, () => ada.messages(hall).filter(({ ephemeral }) => ephemeral).length > told);
      await waitForPrivateText(ada, hall, /I do not know this entry/);
    }
    expectNoErrors(stage);
  });

  it('are told by /help', async () => {
    const { ada, hall } = await openHall();
    const help = await ask(ada, hall, 'help', {});
    for (const name of ['rule', 'hero', 'card', 'token', 'odds']) expect(help.text).toContain(`\`/${name}\``);
  });
});
