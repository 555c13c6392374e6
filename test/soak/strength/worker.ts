/** A child process of the strength measurement: loads each bot once, then plays the games that it is sent. */
import '../../../src/content/index.ts';
import { type Bot, type Choose, loadBot } from './bot-of-commit.ts';
import { type ContestGame, playContest } from './contest.ts';

export interface ContestJob {
  readonly newer: Bot;
  readonly older: Bot;
  readonly game: ContestGame;
}

const loaded = new Map<string, Promise<Choose>>();

function botOf(bot: Bot): Promise<Choose> {
  const key = JSON.stringify(bot);
  const known = loaded.get(key) ?? loadBot(bot);
  loaded.set(key, known);
  return known;
}

process.on('message', async ({ newer, older, game }: ContestJob) => {
  try {
    const bots = { newer: await botOf(newer), older: await botOf(older) };
    process.send?.({ result: playContest(game, bots) });
  } catch (error) {
    process.send?.({ broken: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
