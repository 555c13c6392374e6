/** Results of replaying a game from its seed. Seeds and hashes are formatted as code. */
import { listed } from './phrasing.ts';

const moves = (count: number) => `${count} move${count === 1 ? '' : 's'}`;

export const verify = {
  same: (actions: number) =>
    `I played the ${moves(actions)} of this game again from its seed, and everything came out the same.`,
  different: (actions: number) =>
    `I played the ${moves(actions)} of this game again from its seed, and something came out differently. Please send a \`/report\` to whoever runs this bot.`,
  packChanged: (heroes: readonly string[]) =>
    `I cannot play this game again: what ${listed(heroes)} can do comes from a pack, and whoever runs this bot has changed it since the game began. That says nothing about the dice. With the earlier pack in place I can check it.`,
  earlierRules:
    'I cannot play this game again: rules that I play by were corrected since it began, so the same moves may come out differently. That says nothing about the dice.',
  sealed: (hash: string) => `The SHA-256 that was shown at the start: ${hash}.`,
  secret: 'The seed itself stays secret until the game is over; then you can check that it has this SHA-256.',
  seed: (seed: string, command: string) => `The seed: ${seed}. Check it yourself: ${command}.`,
};
