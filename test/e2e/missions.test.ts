/** Missions in chat from the lobby to the end, alone with bots and with several people. */
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../src/engine/definitions.ts';
import { parseRecord } from '../../src/games/repository/game-record.ts';
import type { Player, Playground, SeenMessage } from '../../src/playground/index.ts';
import { customId } from '../../src/render/custom-id.ts';
import { openMission, playUntil, shownRound } from './mission-play.ts';
import { answersIn, press, tableIn } from './presser.ts';
import { openDuel, postButton, SEED, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

/** What the Mission has brought is on the own sheet, is spent there, and works in the next Mission. */
async function expectPointsSpent(person: Player, over: SeenMessage, thread: string): Promise<void> {
  const sheet = await (await person.press(over, 'Perk points')).settled();
  expect(sheet.ephemeral).toBe(true);
  const [, points = ''] = /(\d+) perk points? to spend/.exec(sheet.text) ?? [];
  expect(over.text).toContain(points === '1' ? '1 perk point' : `${points} perk points`);
  const [menu] = sheet.selects;
  if (!menu) throw new Error('nothing can be spent');
  expect(menu.options.map(({ label }) => label)).toContain('Column 1, Grit: 0 of 1');
  await person.select(sheet, menu.customId, ['grit-1']);
  const left = Number(points) - 1;
  await expect
    .poll(() => person.messages(thread).find(({ id }) => id === sheet.id)?.text)
    .toContain(left === 0 ? 'You have no perk points to spend' : `${left} perk point`);
  const again = await (await person.command(thread, 'perks')).settled();
  expect(again.text).toContain(left === 0 ? 'no perk points' : `${left} perk point`);
  expect(again.text).toContain('Works: Momentum card of level 1. Start with 1 health more.');
}

/** What people's newest panels offer for the dice of a team-mate: cards that change a die. */
function helpsOf(people: readonly Player[], thread: string) {
  return people.flatMap((person) => {
    const message = person.messages(thread).findLast(({ ephemeral }) => ephemeral);
    return (message?.selects ?? []).flatMap(({ customId, options }) =>
      options.flatMap(({ value }) =>
        message && /^into:\d:play:(tip-it|so-wild|twice-as-wild)$/.test(value)
          ? [{ person, message, menu: customId, value }]
          : [],
      ),
    );
  });
}

/** Marks the first of the shown dice, which are those of the hero who is helped, and takes the first offered face. */
async function changeFirstDie(playground: Playground, person: Player, thread: string): Promise<void> {
  const marks = tableIn(playground, thread);
  const mark = marks.buttons.find(({ customId }) => customId.includes(':keep:'));
  if (!mark) throw new Error('no die can be marked');
  await (await press(person, { message: marks, customId: mark.customId })).settled();
  const faces = tableIn(playground, thread);
  const face = faces.buttons.find(({ customId }) => customId.includes(':alter:'));
  if (!face) throw new Error('the marked die has no other face');
  await (await press(person, { message: faces, customId: face.customId })).settled();
}

describe('a Mission', () => {
  it('is played alone with three bots to its end', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const { playground } = stage;
    const ada = playground.person(0);
    const thread = await openMission(stage, [ada], 3);
    expect((await playUntil(stage, [ada], thread, () => false)).failed).toEqual([]);
    const over = playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
    expect(over?.text).toMatch(/the Mission is (won|lost)[\s\S]*perk point[\s\S]*Ada \(Barbarian\)/);
    expect(tableIn(playground, thread).text).toMatch(/the Mission is (won|lost)/);
    if (!over) throw new Error('nothing tells of the end');
    const ends = playground.messages(thread).filter(({ text }) => text.includes('The Crossing is done'));
    expect(ends).toHaveLength(1);
    expect(ends[0]?.text).toMatch(/It took \d+ rounds?[\s\S]*Next: \*\*The Tollkeeper/);
    await expectPointsSpent(ada, over, thread);
    const verified = await (await ada.command(thread, 'verify')).settled();
    expect(verified.text).toContain('everything came out the same');
    expectNoErrors(stage);
  }, 300_000);

  it('shows on a hand that lies open what its hero is asked by now', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const ada = stage.playground.person(0);
    const thread = await openMission(stage, [ada], 3);
    const table = tableIn(stage.playground, thread);
    const hand = await (await ada.press(table, 'My hand')).settled();
    const handNow = () => ada.messages(thread).find(({ id }) => id === hand.id);
    expect(hand.text).toContain('where do you move?');
    // The bot that is before Ada moves first, and the question that was put before that is over.
    await waitUntil(stage, () => tableIn(stage.playground, thread).text.includes('Ninja on '));
    // The answer is given at the table, and the outdated hand below it would still offer the move.
    const [move] = answersIn(tableIn(stage.playground, thread));
    if (!move) throw new Error('the table offers no move');
    await press(ada, move);
    await waitUntil(stage, () => handNow()?.text.includes('play or sell cards') === true);
    expect(handNow()?.buttons.map(({ label }) => label)).toContain('Roll the dice');
    expectNoErrors(stage);
  });

  it('shows the map on the panel of a hero who moves, and one press of a button moves it', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0, pictures: true });
    const { playground } = stage;
    const [ada, bo] = [playground.person(0), playground.person(1)];
    const thread = await openMission(stage, [ada, bo]);
    const panel = async () => (await ada.press(tableIn(playground, thread), 'My turn')).settled();
    const hasMap = ({ pictures }: SeenMessage) =>
      pictures.some(({ description }) => /The Toll Bridge.*Exit: H3, H4\./.test(description ?? ''));
    let hand = await panel();
    // A picture that comes late is left out, and is there when the panel is opened again.
    await expect
      .poll(
        async () => {
          hand = await panel();
          return hasMap(hand);
        },
        // The drawing thread has a low priority: beside other tests its start alone can take a minute.
        { interval: 500, timeout: 240_000 },
      )
      .toBe(true);
    const moves = hand.buttons.filter(({ label }) => / · (\d+ %|safe)$/.test(label ?? ''));
    expect(moves).toHaveLength(10);
    const [best] = moves;
    const space = /^[A-Z]\d/.exec(best?.label ?? '')?.[0] ?? '';
    await ada.press(hand, best?.label ?? '');
    await waitUntil(stage, () =>
      ada.messages(thread).some(({ id, text }) => id === hand.id && !text.includes('where do you move?')),
    );
    const game = await stage.store.loadByChannel(thread);
    const { state } = parseRecord(game?.id ?? '', game?.data ?? null);
    const { at = null, wants = null } = state.mission?.heroes[0] ?? {};
    expect(wants ?? at).toBe(space);
    expectNoErrors(stage);
  }, 300_000);

  it('lets a hero show its hand to the party, and nobody in a duel', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const { playground } = stage;
    const [ada, bo] = [playground.person(0), playground.person(1)];
    const thread = await openMission(stage, [ada, bo]);
    const hand = await (await ada.press(tableIn(playground, thread), 'My turn')).settled();
    expect(bo.messages(thread).some(({ text }) => text.includes('shows the party'))).toBe(false);
    await ada.press(hand, 'Show it to the party');
    const shown = await bo.waitForMessage(thread, ({ text }) => text.includes('shows the party'));
    expect(shown.ephemeral).toBe(false);
    const game = await stage.store.loadByChannel(thread);
    const [barbarian] = parseRecord(game?.id ?? '', game?.data ?? null).state.seats;
    expect(barbarian?.hand.length).toBeGreaterThan(0);
    for (const card of barbarian?.hand ?? []) {
      expect(shown.text).toContain(`${cardOf('barbarian', card).name} (`);
    }
    // A forged button in a duel, where hands are secret.
    const duel = await openDuel(stage);
    const duelGame = await stage.store.loadByChannel(duel.thread);
    const id = customId({
      surface: 'hand',
      gameId: duelGame?.id ?? '',
      rev: 0,
      buttonAction: { verb: 'show-hand' },
    });
    const forged = await postButton(stage, duel.thread, id);
    const refused = await (await duel.ada.press(forged, 'Press me')).settled();
    expect(refused.text).toContain('There is no game in this channel');
    expect(duel.bo.messages(duel.thread).some(({ text }) => text.includes('shows the party'))).toBe(false);
    expectNoErrors(stage);
  });

  it('lets a hero help a team-mate with a card, who then decides with other dice', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const { playground } = stage;
    const people = [playground.person(0), playground.person(1)];
    const thread = await openMission(stage, people);
    const text = () => tableIn(playground, thread).text;
    // Changing an own die gives another text.
    const isChanged = () => /(Ada|Bo) changed (Ada|Bo)’s die \d from \d to \d/.test(text());
    for (let tries = 0; tries < 60 && !isChanged(); tries += 1) {
      await playUntil(stage, people, thread, () => helpsOf(people, thread).length > 0, `help ${tries}`);
      const [help] = helpsOf(people, thread);
      if (!help) break;
      await (await help.person.select(help.message, help.menu, [help.value])).settled();
      // The panel shows dice that were rerolled meanwhile.
      if (!text().includes('which die changes?')) continue;
      await changeFirstDie(playground, help.person, thread);
    }
    expect(isChanged()).toBe(true);
    const verified = await (await people[0]?.command(thread, 'verify'))?.settled();
    expect(verified?.text).toContain('everything came out the same');
    expectNoErrors(stage);
  }, 300_000);

  it('is played by four people at once, each on a panel of their own', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const { playground } = stage;
    const people = [0, 1, 2, 3].map((at) => playground.person(at));
    const thread = await openMission(stage, people);
    const { together, failed } = await playUntil(stage, people, thread, () => shownRound(stage, thread) > 2);
    expect(failed).toEqual([]);
    expect(together).toBeGreaterThan(3);
    const [ada] = people;
    const verified = await (await ada?.command(thread, 'verify'))?.settled();
    expect(verified?.text).toContain('everything came out the same');
    expectNoErrors(stage);
  }, 300_000);
});
