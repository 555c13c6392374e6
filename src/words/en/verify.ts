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
  /** `beginning` is that of the hash. */
  sealedBy: (beginning: string) => `The dice are sealed: the SHA-256 of their seed begins with ${beginning}`,
  /** The stored hash differs from the one that was posted. */
  otherHash: (posted: string) =>
    `The message that you pressed has another one: ${posted}. Please send a \`/report\` to whoever runs this bot.`,
  /** A button. */
  howSealed: 'How the dice are sealed',
  sealed: (hash: string) => `The SHA-256 of the seed of all dice: ${hash}.`,
  /** `opened` is Discord markup; null when it is not known. */
  since: (beginning: string, opened: string | null) =>
    `It was fixed when the game was opened${opened === null ? '' : `, ${opened}`}. Compare ${beginning} in the message that started the game: it was posted then, with the whole hash in its button, so nobody could choose the dice later.`,
  secret: 'The seed itself stays secret until the game is over; then you can check that it has this SHA-256.',
  seed: (seed: string, command: string) => `The seed: ${seed}. Check it yourself: ${command}.`,
};
