/** Texts of `/help`, which depends on the game in the channel. */
export const help = {
  start: `**Start**: \`/duel\` challenges somebody, or me when you name nobody; \`/play\` opens a table for two to six. The game gets a thread of its own.
**Play**: press the buttons below the table's picture; they answer the question that is asked. Mark the dice that you keep, then reroll the others. *My hand* shows your cards to you alone.
**Any time**: \`/games\` (yours, and whose move it is), \`/stats\` (your record), \`/away\` (for some days), \`/waiting\` (remind whoever is asked), \`/hand\`, \`/table\` (posts it anew), \`/log\`, \`/stops\` (when the game asks you), \`/undo\` (takes back your last action), \`/hand-over\` (your seat to somebody), \`/concede\`, \`/report\`, \`/block\` (no calls from somebody).
**Look up**: \`/rule\`, \`/hero\`, \`/card\`, \`/token\` and \`/odds\` answer you alone, here, in any server and in direct messages.`,
  nobodyAsked: 'Nobody is asked anything right now.',
  yourMove: '**It is your move**: the newest table message asks you.',
  waitsFor: (name: string) => `The game waits for **${name}**.`,
  otherPlayer: 'the other player',
  hand: 'My hand',
  stops: 'My stops',
  repost: 'Post the table anew',
  log: 'Log',
  quickDuel: 'Play against me with random heroes',
};
