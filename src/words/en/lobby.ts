/** Texts of lobbies: seats, options, start. Names and mentions are markdown; heroes are names. */
import { counted, listed } from './phrasing.ts';

export const lobby = {
  modes: {
    duel: 'Duel',
    koth: 'King of the Hill',
    '2v2': '2 vs 2',
    '3v3': '3 vs 3',
    '2v2v2': '2 vs 2 vs 2',
    mission: 'Mission',
    crawl: 'Portal Crawl',
    'boss-battle': 'Boss Battle',
    'boss-v-many': 'Boss vs Many',
    'boss-v-boss': 'Boss vs Boss',
  },
  /** The title of a Mission's lobby. */
  mission: (name: string) => `Mission “${name}”`,
  /** The title of the lobby of a scenario of Adventures. */
  crawl: (name: string) => `Adventure “${name}”`,
  crawlDifficulty: (difficulty: string) => `Difficulty: ${difficulty}`,
  /** How the heroes of a Portal Crawl take turns. */
  crawlAtOnce: 'House rule: the heroes act at once, and battles go on side by side.',
  crawlInOrder: 'The heroes act one after another, in the printed order.',
  /** A Mission to choose, with its level. */
  missionChoice: (name: string, level: string) => `${name} (${level})`,
  missionUnknown: (typed: string) =>
    `There is no Mission “${typed}”. Please choose one of those that are suggested while you type.`,
  heroesAt: (min: number, max: number) => `${min} to ${max} heroes`,
  difficulty: (level: string, how: string) => `${level}, ${how}`,
  heading: (mode: string, players: string) => `${mode}, ${players}`,
  players: (min: number, max: number) => (min === max ? `${max} players` : `${min} to ${max} players`),
  /** `start` says who starts. */
  set: (host: string, pace: string, start: string) => `${host} is the host. Pace ${pace}. ${start}`,
  rollStarts: 'A roll decides who starts.',
  hostStarts: 'The host starts.',
  bossStarts: 'The boss starts.',
  /** After the number of seats to fill. */
  bossMissing: 'One of them is the boss.',
  seat: (number: number, who: string) => `${number}. ${who}`,
  /** `name` is that of a team: `Team 1`, or who plays in it. */
  team: (name: string, seats: readonly string[]) => `**${name}**: ${seats.join(' · ')}`,
  teamNumber: (number: number) => `Team ${number}`,
  bossTeam: 'Boss',
  heroTeam: 'Heroes',
  taken: (who: string, hero: string) => `${who}, ${hero}`,
  free: '*free*',
  /** Optional seats of a mode. */
  freeMore: (seats: number) => `*${counted(seats, 'seat', 'seats')} free*`,
  bot: (number: number) => `Bot ${number}`,
  botLevels: { easy: 'easy', usual: 'usual', strong: 'strong' },
  /** `what` is its level or its habit. */
  botLike: (bot: string, what: string) => `${bot} (${what})`,
  botHabits: { aggressive: 'aggressive', patient: 'patient', tricky: 'tricky' },
  /** What a bot prefers among choices that are about as good. */
  botPlays: {
    aggressive: (bot: string) => `${bot} plays an aggressive game.`,
    patient: (bot: string) => `${bot} plays a patient game.`,
    tricky: (bot: string) => `${bot} plays a tricky game.`,
  },
  /** A button that switches to the next level. */
  botLevel: (level: string) => `Bots play: ${level}`,
  missing: (seats: number) =>
    `${counted(seats, 'more seat', 'more seats')} to fill before the host can start.`,
  ready: (host: string) => `${host} can start now.`,
  invited: (people: readonly string[]) => `Called: ${people.join(', ')}`,
  openUntil: (time: string) => `Open until ${time}.`,
  sit: 'Take a seat',
  takeExtraSeat: 'Play a second hero',
  join: (team: number) => `Join team ${team}`,
  joinBoss: 'Be the boss',
  joinHeroes: 'Join the heroes',
  leave: 'Leave',
  start: 'Start',
  addBot: 'Add a bot',
  /** For all free seats. */
  fillWithBots: 'Fill with bots',
  removeBot: 'Remove a bot',
  options: 'Options',
  heroes: 'Take a seat as …, or change your hero',
  /** The same where bosses can be chosen too. */
  bosses: 'Take a seat as …, or play somebody else',
  heroesPart: (first: string, last: string) => `Take a seat as … (${first} to ${last})`,
  invite: 'Call somebody',
  calls: (host: string, people: readonly string[], mode: string, link: string) =>
    `${people.join(', ')}: ${host} asks you to a table of ${mode}: ${link}`,
  alreadyThere: 'You sit there already. The menu below changes your hero.',
  noSeat: 'Every seat is taken. You can watch the game in its thread.',
  noSeatMore: 'You play two heroes already: more than that is for others, or for bots.',
  noSeatInTeam: 'Every seat of that team is taken. Another team may have one.',
  notSeated: 'You have no seat here.',
  noBots: 'No bot sits here.',
  seatFree: 'That seat is free already.',
  onlyHost: (host: string) => `Only ${host}, who opened this table, can do that.`,
  onlyPlayers: 'Only the host and those who sit here can call others.',
  cannotCall: 'Nobody new to call: bots and people who were called or sit here already are left out.',
  manyCalled: 'Enough people have been called to this table.',
  gone: 'This table is not open any more. `/play`, `/mission start` or `/adventure start` opens a new one.',
  beingChanged: 'Others are changing this table, or it is being started. Please press again in a moment.',
  tooManyMade: 'Many tables of yours are still open. Please start some of them, or close them.',
  tooManyHere: 'There are many open tables in this channel already. Please use another one, or wait a while.',
  leftServer: (people: readonly string[]) =>
    `${listed(people)} left this server or cannot see this channel any more, so ${people.length === 1 ? 'a seat is' : 'their seats are'} free again.`,
  begun: (mode: string, teams: readonly string[], place: string) =>
    `${mode}: ${teams.join(' against ')}: ${place}`,
  teamMates: (players: readonly string[]) => listed(players),
  thread: (mode: string, teams: readonly (readonly string[])[]) =>
    `${mode}: ${teams.map((names) => names.join(' + ')).join(' vs ')}`,
  closed: (host: string, mode: string) => `${host} closed this table of ${mode}.`,
  /** @param command the one that opens such a table, with its slash */
  expired: (host: string, mode: string, command: string) =>
    `${host}'s table of ${mode} was not started in time and has closed. \`${command}\` opens a new one.`,
  optionsTitle: 'Options of your table',
  close: 'Close this table',
  draftOn: 'Draft the heroes',
  draftOff: 'No draft: all choose freely',
  /** Buttons of a Portal Crawl's lobby. */
  atOnce: 'Heroes act at once',
  inTurnOrder: 'Printed order: one after another',
  /** How a party shares its salves. */
  salves: (parts: readonly string[]) => `Salves: ${parts.join(', ')}`,
  salvesOf: (name: string, count: number) => `${count} for ${name}`,
  salvesChanged: 'The party has changed. Please open the options again.',
  friendlyOn: 'Friendly: not rated',
  friendlyOff: 'Count it for ratings',
  friendly: 'A friendly game: it does not count for ratings.',
  drafted: 'Heroes are drafted: after the start everybody picks in turn from a pool, no hero twice.',
  toBePicked: 'hero to be picked',
  /** `heroes` are the remaining names. */
  picks: (person: string, heroes: readonly string[]) => `${person} picks a hero: ${heroes.join(', ')}.`,
  picksNext: (person: string, link: string) => `${person}, it is your pick: ${link}`,
  pick: 'Pick a hero',
  stopDraft: 'Stop the draft',
  drafting: 'Heroes are being picked. *Leave* or *Stop the draft* opens the seats again.',
  pickOther: 'It is not your pick. The table says whose it is.',
  pickGone: 'Somebody picked that hero already. Please pick another one.',
  houseRules: 'House rules: none chosen',
  freeSeat: 'Free a seat …',
};
