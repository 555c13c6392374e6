/** The program is killed in the middle of a game, as a crash or a power switch would, and started again. */
import { describe, expect, it } from 'vitest';
import { createDataFolder, type KillableRun, restartAfterKill, startRun } from './killed-run.ts';
import {
  answersOf,
  controlsOf,
  isTable,
  type PageClient,
  type PageMessage,
  revisionOf,
} from './page-client.ts';

/** The program with Ada and Bo at their pages. */
async function start(pictures: 'on' | 'off' = 'off'): Promise<Duel> {
  return duelOf(await startRun(await createDataFolder(), ['Ada', 'Bo'], pictures));
}

async function killAndStart(duel: Duel): Promise<Duel> {
  return duelOf(await restartAfterKill(duel.run));
}

interface Duel {
  readonly run: KillableRun;
  readonly ada: PageClient;
  readonly bo: PageClient;
}

function duelOf(run: KillableRun): Duel {
  return { run, ada: run.person('Ada'), bo: run.person('Bo') };
}

/** Ada challenges Bo, who accepts. Answers the id of their thread. */
async function openDuel({ ada, bo }: Duel): Promise<string> {
  const hall = ada.channelId('throne-room');
  await ada.do({
    op: 'command',
    channelId: hall,
    name: 'duel',
    options: [
      { name: 'opponent', value: ada.personId('Bo') },
      { name: 'hero', value: 'barbarian' },
      { name: 'opponent-hero', value: 'moon-elf' },
      { name: 'starts', value: 'me' },
    ],
  });
  const accept = await bo.until(
    () =>
      bo
        .messages(hall)
        .flatMap((message) =>
          controlsOf(message).flatMap(({ label, custom_id: customId }) =>
            label === 'Accept as Moon Elf' ? [{ messageId: message.id, customId }] : [],
          ),
        )[0],
  );
  await bo.do({ op: 'component', channelId: hall, ...accept });
  const thread = await ada.until(() =>
    ada
      .messages(hall)
      .map(({ content }) => /<#(\d+)>/.exec(content)?.[1])
      .find((id) => id !== undefined),
  );
  await tableFrom(ada, thread, 0);
  return thread;
}

/** The table once it asks the question of a revision or a later one. */
function tableFrom(person: PageClient, thread: string, revision: number): Promise<PageMessage> {
  return person.until(() => person.messages(thread).findLast((m) => isTable(m) && revisionOf(m) >= revision));
}

interface Press {
  readonly person: PageClient;
  readonly request: {
    readonly op: 'component';
    readonly channelId: string;
    readonly messageId: string;
    readonly customId: string;
    readonly values?: readonly string[];
  };
}

/** The asked person's first answer to the current question: on the table, or else on their hand. */
async function nextPress({ ada, bo }: Duel, table: PageMessage): Promise<Press> {
  const channelId = table.channel_id;
  const person = JSON.stringify(table).includes(`<@${bo.id}>`) ? bo : ada;
  const onTable = answersOf(table)[0];
  if (onTable) return { person, request: requestFor(channelId, table, onTable) };
  const hand = controlsOf(table).find(({ custom_id }) => custom_id.endsWith(':hand'));
  if (!hand) throw new Error(`Nothing can be pressed on ${JSON.stringify(table)}`);
  const known = new Set(person.messages(channelId).map(({ id }) => id));
  await person.do({ op: 'component', channelId, messageId: table.id, customId: hand.custom_id });
  const panel = await person.until(() =>
    person.messages(channelId).find((message) => !known.has(message.id) && answersOf(message).length > 0),
  );
  const [first] = answersOf(panel);
  if (!first) throw new Error('The hand offers nothing.');
  return { person, request: requestFor(channelId, panel, first) };
}

function requestFor(channelId: string, message: PageMessage, control: ReturnType<typeof answersOf>[number]) {
  const value = control.options?.[0]?.value;
  const values = value === undefined ? {} : { values: [value] };
  return {
    op: 'component',
    channelId,
    messageId: message.id,
    customId: control.custom_id,
    ...values,
  } as const;
}

/** So many presses, each waited for, from the first table of at least this revision. Answers the table then. */
async function playOn(run: Duel, thread: string, presses: number, from = 0): Promise<PageMessage> {
  let table = await tableFrom(run.ada, thread, from);
  for (let n = 0; n < presses; n += 1) {
    const { person, request } = await nextPress(run, table);
    await person.do(request);
    table = await tableFrom(run.ada, thread, revisionOf(table) + 1);
  }
  return table;
}

/** Waits until one table of a thread has buttons with answers: those of earlier turns lose theirs. */
async function onlyOneAsks(person: PageClient, thread: string): Promise<void> {
  const asking = () => person.messages(thread).filter((m) => isTable(m) && answersOf(m).length > 0);
  expect(asking().length).toBeGreaterThan(0);
  await person.until(() => asking().length === 1);
}

/** The address of the picture that a message shows now; undefined when it is told in words alone. */
function pictureOf(person: PageClient, { id, channel_id }: PageMessage): string | undefined {
  const shown = person.messages(channel_id).filter((message) => message.id === id);
  return /http[^"]+\.png/.exec(JSON.stringify(shown))?.[0];
}

describe('the program, killed in the middle of a game', () => {
  it('goes on at the same table with the same question', async () => {
    const first = await start('on');
    const thread = await openDuel(first);
    const before = await playOn(first, thread, 4);
    // The words come first. A table that dies without its picture gets one at its next move only.
    await first.ada.until(() => pictureOf(first.ada, before) !== undefined);
    const second = await killAndStart(first);
    expect(second.ada.hasChannel(thread)).toBe(true);
    const after = await tableFrom(second.ada, thread, revisionOf(before));
    expect(after.id).toBe(before.id);
    expect(controlsOf(after)).toEqual(controlsOf(before));
    const picture = await second.ada.until(() => pictureOf(second.ada, after));
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
    await playOn(second, thread, 8, revisionOf(before));
    await onlyOneAsks(second.ada, thread);
    expect(second.ada.violations).toEqual([]);
  });

  it.each([
    ['as soon as the bot has answered', true],
    ['as soon as it is on its way', false],
  ])(
    'neither loses nor repeats a press when it dies %s',
    async (_, isAnswered) => {
      let run = await start();
      const thread = await openDuel(run);
      let known = 0;
      for (let kills = 0; kills < 2; kills += 1) {
        const table = await playOn(run, thread, 2, known);
        const { person, request } = await nextPress(run, table);
        if (isAnswered) await person.do(request);
        else person.begin(request);
        run = await killAndStart(run);
        known = revisionOf(table);
      }
      await playOn(run, thread, 6, known);
      await onlyOneAsks(run.ada, thread);
      expect(run.ada.violations).toEqual([]);
    },
    180_000,
  );
});
