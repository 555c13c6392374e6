import { listed } from './phrasing.ts';

/** Texts of `/help`, which depends on the game in the channel. */
export const help = {
  start: `**Start**: \`/duel\` challenges somebody, or me when you name nobody; \`/play\` opens a table for two to six. The game gets a thread of its own.
**Play**: press the buttons below the table's picture; they answer the question that is asked. Mark the dice that you keep, then reroll the others. *My hand* shows your cards to you alone.
**Any time**: \`/games\` (yours, and whose move it is), \`/stats\` (your record), \`/away\` (for some days), \`/waiting\` (remind whoever is asked), \`/hand\`, \`/table\` (posts it anew), \`/log\`, \`/stops\` (when the game asks you), \`/undo\` (takes back your last action), \`/hand-over\` (your seat to somebody), \`/concede\`, \`/report\`, \`/block\` (no calls from somebody).
**Look up**: \`/rule\`, \`/hero\`, \`/card\`, \`/token\` and \`/odds\` answer you alone, here, in any server and in direct messages.`,
  /** Before `start` while the channel plays with bosses. */
  bosses:
    "**Bosses**: a boss plays its own deck and upgrades, gains a *King's Hand* in everybody's Upkeep Phase (at most five), and may spend one while dice can be changed to roll the Loot die. Heroes attack nobody but the boss and share their health. `/rule boss vs many` tells more.",
  /** In place of `start` while the channel plays a Mission. */
  mission: `**A round**: all heroes choose a space, play cards and roll at the same time; then the abilities hit one after another; then the enemies roll, act, and the crisis clock moves on. The table names the goal, the rule of the map and what the clock does next.
**Play**: *My turn* opens your own panel. Each space says who stands beside it and what could hit you there. Momentum pays for range, for allies and for your momentum card.
**Together**: *Help a team-mate* plays your cards on their dice; *Hand over* or \`/mission hand-over\` gives your hero to a bot or a person, \`/mission take-hero\` takes it back.
**Look up**: \`/mission info\` (this side, for your party, as it stands), \`/perks\`, \`/card\` (also allies), \`/token\`, \`/rule\`, \`/odds\`. **Any time**: \`/hand\`, \`/table\`, \`/log\`, \`/stops\`, \`/undo\`, \`/away\`, \`/concede\`.`,
  /** In place of `start` while the channel plays a scenario of Adventures. */
  crawl: `**A turn**: go to a tile beside yours and explore it. A minion there is fought at once, like an opponent of a duel whose dice I roll; what it guards is yours when it falls. Portal shards open the boss portal. In a Boss Battle the party fights the boss together, and its cards lie open.
**Salves** heal you, and on the map revive a fallen team-mate. When all heroes have fallen the scenario is lost: you try it again with more salves. A *King's Hand* gives a minion or boss another try when its dice bring nothing, and may disturb your Ultimate. After a scenario there are chests, a shop and the next one.
**Together**: where heroes act at once, *My turn* opens your own panel. \`/hand-over\` gives your hero to a bot or a person.
**Look up**: \`/adventure info\` (this scenario; any minion, boss, tile, chest or loot card), \`/adventure sheet\` (your campaigns), \`/rule\`, \`/card\`, \`/token\`, \`/odds\`. **Any time**: \`/hand\`, \`/table\`, \`/log\`, \`/stops\`, \`/undo\`, \`/away\`, \`/concede\`.`,
  nobodyAsked: 'Nobody is asked anything right now.',
  yourMove: '**It is your move**: the newest table message asks you.',
  waitsFor: (names: readonly string[]) => `The game waits for **${listed(names)}**.`,
  otherPlayer: 'the other player',
  hand: 'My hand',
  stops: 'My stops',
  repost: 'Post the table anew',
  log: 'Log',
  quickDuel: 'Play against me with random heroes',
};
