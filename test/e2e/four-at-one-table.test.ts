/** Four people, a bot that takes over, and an onlooker: 2 vs 2 and King of the Hill on the playground. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cardOf } from '../../src/engine/definitions.ts';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { IS_LONG_RUN } from '../sampling.ts';
import { isOver, isTable, playAtRandom, tableIn } from './presser.ts';
import { SEED, threadOf, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

interface Four {
  readonly stage: Stage;
  readonly people: readonly [Player, Player, Player, Player];
  /** Looks on. */
  readonly eve: Player;
  readonly thread: string;
}

const HEROES = ['barbarian', 'moon-elf', 'monk', 'paladin'] as const;
const NAMES = ['Barbarian', 'Moon Elf', 'Monk', 'Paladin'] as const;

/** Everybody takes a seat by the button that they are given, chooses a hero, and Ada starts. */
async function openGame(mode: string, buttons: readonly string[]): Promise<Four> {
  const stage = await openStage();
  await stage.startBot({
    newSeed: () => SEED,
    draw: () => 0,
    choose: (_view, actions) =>
      actions.find(({ type }) => type === 'activate') ?? actions[0] ?? { type: 'pass' },
  });
  const { playground, hall } = stage;
  const people = [0, 1, 2, 3].map((at) => playground.person(at));
  const [ada, bo, cleo, dan] = people;
  if (!ada || !bo || !cleo || !dan) throw new Error('There are fewer than four people.');
  const lobby = await (await ada.command(hall, 'play', { mode, hero: HEROES[0] })).settled();
  for (const [at, person] of [bo, cleo, dan].entries()) {
    await person.press(lobby, buttons[at] ?? '');
    await waitUntil(stage, () => lobby.content.includes(`**${person.displayName}**`));
    await person.select(lobby, /:hero:/, [HEROES[at + 1] ?? '']);
    await waitUntil(stage, () => lobby.content.includes(`**${person.displayName}**, ${NAMES[at + 1]}`));
  }
  await ada.press(lobby, 'Start');
  await waitUntil(stage, () => lobby.content.includes('<#'));
  const thread = threadOf(stage);
  await ada.waitForMessage(thread, isTable);
  return { stage, people: [ada, bo, cleo, dan], eve: playground.person(4), thread };
}

const openTeams = () => openGame('2v2', ['Join team 2', 'Join team 1', 'Join team 2']);

const kept = z.looseObject({
  state: z.looseObject({ seats: z.array(z.looseObject({ hand: z.array(z.string()) })) }),
});

/** The names of the cards in the hand of a seat, from what is kept. */
async function handOf({ stage, thread }: Four, seat: number): Promise<readonly string[]> {
  const { state } = kept.parse((await stage.store.loadByChannel(thread))?.data);
  return (state.seats[seat]?.hand ?? []).map((id) => cardOf(HEROES[seat] ?? '', id).name);
}

async function handPanel({ stage, thread }: Four, person: Player): Promise<SeenMessage> {
  return (await person.press(tableIn(stage.playground, thread), 'My hand')).settled();
}

/** Everything that a person sees in the thread but messages that all see. */
function privateTexts({ thread }: Four, person: Player): string {
  return person
    .messages(thread)
    .filter(({ ephemeral }) => ephemeral)
    .map(({ json }) => JSON.stringify(json))
    .join();
}

/** The numbers of people whom each message of the thread rang for. */
function ringsByMessage({ stage, people, eve, thread }: Four): ReadonlyMap<string, number> {
  const rings = new Map<string, number>();
  for (const person of [...people, eve]) {
    for (const { id } of person.pinged(thread)) rings.set(id, (rings.get(id) ?? 0) + 1);
  }
  expect(stage.playground.messages(thread).length).toBeGreaterThan(0);
  return rings;
}

/** The answers to a press on a message that only its reader sees. */
async function pressOwn(four: Four, person: Player, command: string, label: string): Promise<SeenMessage> {
  const asked = await (await person.command(four.thread, command)).settled();
  return (await person.press(asked, label)).settled();
}

describe('2 vs 2', () => {
  it('shows hands to team-mates and to nobody else', async () => {
    const four = await openTeams();
    const { stage, people, eve, thread } = four;
    const [ada, bo, cleo, dan] = people;
    expect(stage.playground.channel(thread).name).toBe('2 vs 2: Ada + Cleo vs Bo + Dan');
    const hands = await Promise.all(HEROES.map((_, seat) => handOf(four, seat)));
    for (const [seat, person] of people.entries()) {
      const shown = (await handPanel(four, person)).text;
      const mate = (seat + 2) % 4;
      expect(shown).toContain(`${people[mate]?.displayName} holds`);
      for (const card of [...(hands[seat] ?? []), ...(hands[mate] ?? [])]) expect(shown).toContain(card);
      for (const foe of [(seat + 1) % 4, (seat + 3) % 4]) {
        expect(shown).not.toContain(`${people[foe]?.displayName} holds`);
        const own = new Set([...(hands[seat] ?? []), ...(hands[mate] ?? [])]);
        for (const card of (hands[foe] ?? []).filter((name) => !own.has(name))) {
          expect(privateTexts(four, person)).not.toContain(card);
        }
      }
    }
    await eve.press(tableIn(stage.playground, thread), 'My hand');
    await waitForPrivateText(eve, thread, /no seat in this game/);
    const watched = (await eve.command(thread, 'table')).settled();
    expect((await watched).text).toMatch(/You are watching this game\. .*Ada/);
    expect([ada, bo, cleo, dan].some((person) => privateTexts(four, person).includes('watching'))).toBe(
      false,
    );
    expectNoErrors(stage);
  });

  it('goes on with a bot for whoever leaves, rings for one person a turn, and comes to its end', async () => {
    const four = await openTeams();
    const { stage, people, thread } = four;
    const { playground } = stage;
    const [, bo, , dan] = people;
    const begun = await playAtRandom(playground, thread, 'four 2v2', 60);
    expect(begun).toEqual({ presses: 60, refusals: [] });
    const left = await pressOwn(four, bo, 'concede', 'Leave the game to a bot');
    expect(left.text).toBe('You left the game. A bot plays on for you, and you can watch.');
    await waitUntil(stage, () => tableIn(playground, thread).text.includes('a bot plays on for them'));
    const after = bo.pinged(thread).length;
    const { refusals } = await playAtRandom(playground, thread, 'four 2v2 on', IS_LONG_RUN ? 6_000 : 100);
    expect(refusals).toEqual([]);
    const lastTable = tableIn(playground, thread).text;
    if (!isOver(playground, thread)) {
      const last = await pressOwn(four, dan, 'concede', 'Leave the game to a bot');
      expect(last.text).toContain('with that it is over');
    }
    expect(bo.pinged(thread)).toHaveLength(after);
    const over = await bo.waitForMessage(thread, ({ text }) => text.includes('The game is over'));
    expect(over.text).toMatch(/win/);
    const [, turns] = /Turn (\d+):/.exec(over.text) ?? /Turn (\d+)/.exec(lastTable) ?? [];
    const rings = ringsByMessage(four);
    expect([...rings.values()].every((people) => people === 1)).toBe(true);
    expect(rings.size).toBeLessThanOrEqual(Number(turns) + 1);
    const verified = await (await bo.command(thread, 'verify')).settled();
    expect(verified.text).toContain('everything came out the same');
    expectNoErrors(stage);
  }, 240_000);
});

describe('King of the Hill', () => {
  it('tells who falls once, asks them no more, and ends by the vote of those who are left', async () => {
    const four = await openGame('koth', ['Take a seat', 'Take a seat', 'Take a seat']);
    const { stage, people, thread } = four;
    const { playground } = stage;
    expect(playground.channel(thread).name).toBe('King of the Hill: Ada vs Bo vs Cleo vs Dan');
    const fallenOf = () =>
      playground.messages(thread).filter(({ text }) => text.includes('you have fallen. You are not asked'));
    const askedAgain: string[] = [];
    let fallen: Player | undefined;
    playground.onEvent(() => {
      const table = playground.messages(thread).findLast(isTable);
      if (fallen && table?.text.includes(`<@${fallen.id}>`)) askedAgain.push(table.text);
    });
    for (let round = 0; fallenOf().length === 0 && round < 200; round += 1) {
      expect((await playAtRandom(playground, thread, `four koth ${round}`, 20)).refusals).toEqual([]);
    }
    expect(isOver(playground, thread)).toBe(false);
    const [notice] = fallenOf();
    fallen = people.find(({ id }) => notice?.mentions.includes(id));
    if (fallen === undefined) throw new Error('Nobody is named who has fallen.');
    expect((await playAtRandom(playground, thread, 'four koth on', 40)).refusals).toEqual([]);
    expect(askedAgain).toEqual([]);
    const given = await (await fallen.command(thread, 'concede')).settled();
    expect(given.text).toContain('You have fallen');
    const standing = people.filter(({ id }) => !fallenOf().some(({ mentions }) => mentions.includes(id)));
    for (const [at, person] of standing.entries()) {
      const voted = await pressOwn(four, person, 'concede', 'Vote to end the game');
      const isLast = at === standing.length - 1;
      expect(voted.text).toContain(isLast ? 'the game is over' : `${at + 1} of ${standing.length} want`);
    }
    const over = await fallen.waitForMessage(thread, ({ text }) => text.includes('Thank you for playing'));
    expect(over.text).toMatch(/you ended it by a vote\. .* wins, standing best/);
    expectNoErrors(stage);
  }, 240_000);
});
