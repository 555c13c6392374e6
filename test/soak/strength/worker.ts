/** A child process of the strength measurement: loads both bots once, then plays the games that it is sent. */
import '../../../src/content/index.ts';
import { botPlayer } from '../../../src/ai/players/index.ts';
import { botIn, type Choose } from './bot-of-commit.ts';
import { type ContestGame, playContest } from './contest.ts';

export interface ContestJob {
  /** The folder of the older bot; null when the present bot plays all seats. */
  readonly older: string | null;
  readonly game: ContestGame;
}

const present: Choose = (view, legal, random) => botPlayer.chooseAction(view, legal, random);
const loaded = new Map<string, Promise<Choose>>();

function botOf(folder: string | null): Promise<Choose> {
  if (folder === null) return Promise.resolve(present);
  const known = loaded.get(folder) ?? botIn(folder);
  loaded.set(folder, known);
  return known;
}

process.on('message', async ({ older, game }: ContestJob) => {
  try {
    process.send?.({ result: playContest(game, { newer: present, older: await botOf(older) }) });
  } catch (error) {
    process.send?.({ broken: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
