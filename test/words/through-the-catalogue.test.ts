import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORGET_ID } from '../../src/commands/components/forget-press.ts';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { answersIn, isTable, press, tableIn } from '../e2e/presser.ts';
import { SEED, threadOf, waitUntil } from '../e2e/scene.ts';
import { openStage, type Stage } from '../e2e/stage.ts';
import { strayWords } from './known-names.ts';
import { pseudo } from './pseudo.ts';

// Everybody speaks the language of marks here; English without marks comes only from outside the catalogue.
const english = LANGUAGES['en-US'];
beforeAll(() => {
  LANGUAGES['en-US'] = pseudo;
});
afterAll(() => {
  if (english) LANGUAGES['en-US'] = english;
});

/** What nothing is called. */
const NOBODY = 'qqqq';

/** Keys under which messages carry what is read. */
const READ = new Set(['content', 'label', 'placeholder', 'description', 'title', 'text', 'value']);

/** Everything that is read in a part of a message; the values of options are for the bot alone. */
function texts(part: unknown, key = ''): string[] {
  if (typeof part === 'string') return READ.has(key) ? [part] : [];
  if (Array.isArray(part)) return part.flatMap((one) => texts(one, key));
  if (typeof part !== 'object' || part === null) return [];
  const isOption = 'value' in part && 'label' in part;
  return Object.entries(part).flatMap(([name, value]) =>
    isOption && name === 'value' ? [] : texts(value, name),
  );
}

/** Looks at every message after every step, because most of them change. */
class Reader {
  readonly stray = new Set<string>();
  readonly read = new Set<string>();
  readonly #stage: Stage;
  readonly #names: readonly string[];

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#names = stage.playground.people.flatMap((person) => [person.displayName, person.username]);
  }

  look(): void {
    const { channels, people } = this.#stage.playground;
    const looked = new Set<string>();
    for (const { id } of channels) {
      for (const person of people) {
        for (const message of person.messages(id)) {
          // What all see is the same for all.
          if (looked.has(message.id)) continue;
          looked.add(message.id);
          this.#message(message);
        }
      }
    }
  }

  text(text: string): void {
    if (this.read.has(text)) return;
    this.read.add(text);
    for (const words of strayWords(text, [...this.#names, 'Throneroom', NOBODY])) this.stray.add(words);
  }

  #message(message: SeenMessage): void {
    const { content, components, embeds, attachments } = message;
    for (const text of texts({ content, components, embeds, attachments })) this.text(text);
  }
}

async function ask(reader: Reader, person: Player, channel: string, name: string, options = {}) {
  const seen = await person.command(channel, name, options);
  const message = await seen.settled();
  reader.look();
  return message;
}

/** Presses answers until `enough`, and looks at the hand, the odds and the log now and then. */
async function play(stage: Stage, reader: Reader, thread: string, presses: number): Promise<void> {
  const { playground } = stage;
  for (let count = 0; count < presses; count += 1) {
    const table = tableIn(playground, thread);
    const person = playground.people.find(({ id }) => table.text.includes(`<@${id}>`));
    if (person === undefined) throw new Error(`Nobody is asked: ${table.text}`);
    const own = await (await person.press(table, /:hand$/)).settled();
    reader.look();
    if (table.buttons.some(({ customId }) => customId.endsWith(':odds'))) {
      await (await person.press(table, /:odds$/)).settled();
    }
    const offers = [...answersIn(table), ...answersIn(own)];
    const attack = offers.find(({ customId }) => /:(activate|defend|play|spend)/.test(customId));
    const offer = attack ?? offers[count % Math.max(1, offers.length)];
    if (offer === undefined) {
      // A change of dice begins with the die.
      const mark = table.buttons.find(({ customId, disabled }) => !disabled && customId.includes(':keep:'));
      if (mark === undefined) throw new Error(`Nothing is offered: ${table.text}`);
      await person.press(table, mark.customId);
      await waitUntil(stage, () => answersIn(tableIn(playground, thread)).length > 0);
      reader.look();
      continue;
    }
    const before = table.json;
    await press(person, offer);
    await waitUntil(stage, () => {
      const now = tableIn(playground, thread);
      return now.id !== table.id || JSON.stringify(now.json) !== JSON.stringify(before);
    });
    reader.look();
  }
}

describe('every text comes from the catalogue', () => {
  it('in a duel from the challenge to its end', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED });
    const { playground, hall } = stage;
    const reader = new Reader(stage);
    const [ada, bo, cy] = [playground.person(0), playground.person(1), playground.person(2)];
    const sent = await ada.command(hall, 'duel', { opponent: bo.id, hero: 'barbarian', starts: 'me' });
    const challenge = await sent.settled();
    reader.look();
    await cy.press(challenge, /:accept$/);
    await waitUntil(stage, () => cy.messages(hall).some(({ ephemeral }) => ephemeral));
    reader.look();
    await bo.select(challenge, /:accept:0$/, ['moon-elf']);
    await waitUntil(stage, () => challenge.text.includes('<#'));
    const thread = threadOf(stage);
    await ada.waitForMessage(thread, isTable);
    reader.look();
    await play(stage, reader, thread, 24);
    // Everybody presses what only one of them may.
    const [answer] = answersIn(tableIn(playground, thread));
    for (const person of [cy, bo, ada]) {
      // The one who may has answered when it is offered no more.
      const isOffered = answersIn(tableIn(playground, thread)).some(
        ({ customId }) => customId === answer?.customId,
      );
      if (answer && isOffered) await press(person, answer);
      reader.look();
    }
    for (const name of ['hand', 'stops', 'log', 'help', 'report', 'verify', 'table', 'odds']) {
      await ask(reader, ada, thread, name);
      await ask(reader, cy, thread, name);
    }
    await (await ada.press(await ask(reader, ada, thread, 'stops'), /:ask-next$/)).settled();
    const question = await ask(reader, ada, thread, 'concede');
    await ada.press(question, /:concede-now$/);
    await waitUntil(stage, () =>
      playground.messages(hall).some(({ text }) => text.includes(`<#${thread}>`) && text !== challenge.text),
    );
    for (const name of ['stops', 'log', 'verify', 'concede']) await ask(reader, ada, thread, name);
    await (await ada.press(await ask(reader, ada, thread, 'forget-me'), FORGET_ID)).settled();
    // The log is made again in the game's language, with another name for Ada.
    expect((await ask(reader, bo, thread, 'log')).text).toContain(pseudo.about.forgottenPlayer(1));
    reader.look();
    expect([...reader.stray]).toEqual([]);
    expect(reader.read.size).toBeGreaterThan(150);
  });

  it('in what the bot tells of itself, and in look-ups', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { playground, hall } = stage;
    const reader = new Reader(stage);
    const [ada, bo] = [playground.person(0), playground.person(1)];
    for (const name of ['help', 'about', 'privacy', 'forget-me', 'hand', 'log', 'odds', 'report']) {
      await ask(reader, ada, hall, name);
    }
    for (const [name, options] of [
      ['rule', { words: 'heal cap' }],
      ['rule', { words: NOBODY }],
      ['rule', { words: 'faq-what-status-effects' }],
      ['hero', { name: 'barbarian' }],
      ['hero', { name: 'storm' }],
      ['hero', { name: NOBODY }],
      ['card', { name: 'Sharp' }],
      ['token', { name: 'Evasive' }],
      ['odds', { goal: 'large straight', dice: '1,2,3,4,4' }],
      ['odds', { goal: '9 of a kind' }],
      ['odds', { goal: '3 sword' }],
      ['odds', { hero: 'moon-elf', attempts: 2 }],
    ] as const) {
      const message = await ask(reader, ada, hall, name, options);
      for (const { customId } of message.buttons.filter(({ disabled }) => !disabled).slice(0, 7)) {
        if (!message.buttons.some((shown) => shown.customId === customId)) continue;
        await ada.press(message, customId);
        reader.look();
      }
    }
    for (const [name, focused, options] of [
      ['duel', 'hero', { hero: '' }],
      ['rule', 'words', { words: 'heal' }],
      ['rule', 'words', { words: 'heal', mode: 'missions' }],
      ['hero', 'name', { name: '' }],
      ['card', 'name', { name: 'tip it' }],
      ['token', 'name', { name: 'b' }],
      ['odds', 'goal', { goal: 'str' }],
      ['odds', 'hero', { hero: 'b' }],
    ] as const) {
      const { choices } = await bo.autocomplete(hall, name, focused, options);
      expect(choices.length, name).toBeGreaterThan(0);
      for (const choice of choices) reader.text(choice.name);
    }
    reader.look();
    expect([...reader.stray]).toEqual([]);
  });
});
