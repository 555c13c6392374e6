/** Helpers for tests of secrets and forgeries: the stored data and the hands. */
import { z } from 'zod';
import { cardAnswer } from '../../../src/lookup/index.ts';
import type { ActionResult, Player, SeenMessage } from '../../../src/playground/index.ts';
import { waitUntil } from '../scene.ts';
import type { Stage } from '../stage.ts';

const secrets = z.object({
  state: z.object({
    chance: z.object({ seed: z.string() }),
    seats: z.array(z.object({ hero: z.string(), hand: z.array(z.string()), deck: z.array(z.string()) })),
  }),
});

/** What is kept of these games, as text: equal when nothing of them changed. */
export async function storedText({ store }: Stage, gameIds: readonly string[]): Promise<string> {
  const games = await Promise.all(gameIds.map((id) => store.loadById(id)));
  return JSON.stringify(games);
}

/** Waits until everything that a game had to say was said and noted. */
export async function waitForEmptyOutbox({ store }: Stage, gameId: string): Promise<void> {
  const noted = z.object({ table: z.object({}), retired: z.array(z.unknown()).length(0) });
  for (;;) {
    const waiting = await store.readOutbox(1, gameId);
    const game = await store.loadById(gameId);
    if (waiting.length === 0 && noted.safeParse(game?.data).success) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export async function gameIdIn({ store }: Stage, channelId: string): Promise<string> {
  const game = await store.loadByChannel(channelId);
  if (game === null) throw new Error(`There is no game in ${channelId}.`);
  return game.id;
}

/** The names of the cards in the hands of a game, by seat, and its seed. */
export async function secretsOf({ store }: Stage, gameId: string) {
  const { state } = secrets.parse((await store.loadById(gameId))?.data);
  const hands = state.seats.map(({ hero, hand }) =>
    hand.map((card) => {
      const found = cardAnswer(`${hero}/${card}`) ?? cardAnswer(`common/${card}`);
      if (found === undefined) throw new Error(`Nothing is known of ${card}.`);
      return found.card.name;
    }),
  );
  return { hands, ids: state.seats.map(({ hand }) => hand), seed: state.chance.seed };
}

/** A message of the bot with any components, as anybody with its token could post it. */
export async function postForged(
  { playground }: Stage,
  channelId: string,
  components: readonly object[],
): Promise<SeenMessage> {
  const rest = { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${playground.apiUrl}/v10/channels/${channelId}/messages`, {
    method: 'POST',
    headers: rest,
    body: JSON.stringify({ content: 'forged', components: [{ type: 1, components }] }),
  });
  if (!answer.ok) throw new Error(`The playground refused: ${await answer.text()}`);
  const { id } = z.object({ id: z.string() }).parse(await answer.json());
  const posted = playground.messages(channelId).find((message) => message.id === id);
  if (posted === undefined) throw new Error('Nothing was posted.');
  return posted;
}

/** The private answer to a forged press: the first one that is new. Fails when the press got none. */
export async function answerTo(
  stage: Stage,
  person: Player,
  channelId: string,
  press: () => Promise<ActionResult>,
): Promise<SeenMessage> {
  const told = () => person.messages(channelId).filter(({ ephemeral, loading }) => ephemeral && !loading);
  const before = new Set(told().map(({ id }) => id));
  const fresh = () => told().find(({ id }) => !before.has(id));
  const seen = await press();
  if (seen.kind === 'failed') throw new Error(`Nobody answered: ${seen.reason}`);
  await waitUntil(stage, () => fresh() !== undefined);
  const answer = fresh();
  if (answer === undefined) throw new Error('There is no answer.');
  return answer;
}
