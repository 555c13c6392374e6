/** Lines of the public log: past tense, short. Names are markdown. */
import { counted, listed } from './phrasing.ts';

interface TileWords {
  readonly one: string;
  readonly several: string;
}

export const log = {
  starts: (player: string) => `${player} starts.`,
  /** The rolls of all players, then those of ties, each `5 by Ada`. */
  startsAfter: (player: string, rolls: readonly (readonly string[])[]) =>
    `${player} starts (start rolls: ${rolls.map((one) => one.join(', ')).join('; again ')}).`,
  startRoll: (player: string, value: number) => `${value} by ${player}`,
  turn: (number: number, player: string) => `Turn ${number}: ${player}.`,
  skipped: (player: string, phase: string, why: string) => `${player} skipped the ${phase} (${why}).`,
  allSkipped: (players: readonly string[], phase: string, why: string) =>
    `${listed(players)} skipped the ${phase} (${why}).`,
  announced: (player: string, ability: string) => `${player} announced ${ability}.`,
  lapsed: (ability: string) => `The announcement of ${ability} lapsed.`,
  calledOff: (away: readonly string[]) =>
    `The game ended without a result, because ${listed(away)} did not come.`,
  replacesAbsent: (player: string, by: string) => `${by} waited for long, so a bot plays for ${player} now.`,
  standsIn: (player: string) => `The game waited for ${player}, who wants a bot to play on then.`,
  activated: (player: string, ability: string) => `${player} activated ${ability}.`,
  activatedNothing: (player: string) => `${player} activated nothing.`,
  failed: (ability: string) => `${ability} failed.`,
  defended: (player: string, defense: string) => `${player} defended with ${defense}.`,
  undefended: (player: string) => `${player} took no defense.`,
  played: (player: string, card: string, cp: number) => `${player} played ${card} (${cp} CP).`,
  upgraded: (player: string, ability: string, cp: number) => `${player} put ${ability} into play (${cp} CP).`,
  sold: (player: string, card: string, cp: number) => `${player} sold ${card} for ${cp} CP.`,
  discarded: (player: string, cards: readonly string[]) => `${player} discarded ${listed(cards)}.`,
  drew: (player: string, cards: number) => `${player} drew ${counted(cards, 'card', 'cards')}.`,
  drewShuffled: (player: string, cards: number) =>
    `${player} drew ${counted(cards, 'card', 'cards')} from a freshly shuffled deck.`,
  lookedIntoDeck: (player: string, cards: number) =>
    `${player} looked at the top ${counted(cards, 'card', 'cards')} of their deck.`,
  revealed: (player: string, cards: readonly string[]) => `${player} showed ${listed(cards)}.`,
  turnedToken: (player: string, token: string, to: string) => `${token} of ${player} became ${to}.`,
  searched: (player: string, cards: number) =>
    `${player} searched their deck, took ${cards === 0 ? 'nothing' : counted(cards, 'card', 'cards')} and shuffled it.`,
  searchedFor: (player: string, cards: readonly string[]) =>
    `${player} searched their deck, took ${listed(cards)} and shuffled it.`,
  lostCp: (player: string, cp: number, now: number) => `${player} lost ${cp} CP (now ${now}).`,
  gainedCp: (player: string, cp: number, now: number) => `${player} gained ${cp} CP (now ${now}).`,
  income: (player: string, now: number) => `${player} gained 1 CP (now ${now}) and drew a card.`,
  incomeShuffled: (player: string, now: number) =>
    `${player} gained 1 CP (now ${now}) and drew a card from a freshly shuffled deck.`,
  incomes: (players: readonly string[]) => `${listed(players)} gained 1 CP and drew a card each.`,
  incomesShuffled: (players: readonly string[]) =>
    `${listed(players)} gained 1 CP and drew a card each from freshly shuffled decks.`,
  healed: (player: string, amount: number, now: number) => `${player} healed ${amount} (now ${now}).`,
  got: (player: string, tokens: readonly string[]) => `${player} got ${listed(tokens)}.`,
  tokens: (count: number, token: string) => `${count} ${token}`,
  used: (player: string, token: string) => `${player} used ${token}.`,
  spent: (player: string, token: string) => `${player} spent ${token}.`,
  lost: (player: string, token: string) => `${player} lost ${token}.`,
  expired: (player: string, token: string) => `${token} left ${player}.`,
  moved: (player: string, token: string) => `${token} moved away from ${player}.`,
  statusPrevented: (player: string, token: string) => `${player} prevented ${token}.`,
  turned: (player: string, thing: string, side: string) => `${thing} of ${player} shows the ${side} side.`,
  board: 'The board',
  companionHealed: (companion: string, player: string, amount: number, now: number) =>
    `${companion} of ${player} healed ${amount} (now ${now}).`,
  companionHurt: (companion: string, player: string, amount: number, now: number) =>
    `${companion} of ${player} lost ${amount} health (now ${now}).`,
  lookedAtHand: (player: string, of: string) => `${player} looked at the hand of ${of}.`,
  limitRaised: (player: string, token: string, now: number) => `${player} may now hold ${now} ${token}.`,
  stoleCp: (player: string, amount: number, from: string) =>
    amount === 0
      ? `${player} found no CP to steal: ${from} has none.`
      : `${player} stole ${amount} CP from ${from}.`,
  stoleHealth: (player: string, amount: number, from: string) =>
    `${player} stole ${amount} health from ${from}.`,
  sourceOf: (source: string, player: string) => `${source} of ${player}`,
  damageAdded: (source: string, amount: number, against: string | null) => {
    const done = amount < 0 ? `took ${-amount} damage off the Attack` : `added ${amount} damage`;
    return against === null ? `${source} ${done}.` : `${source} ${done} against ${against}.`;
  },
  /** `source` is an ability, card or token. */
  caused: (line: string, source: string) =>
    /[^\\]\)\.$/.test(line) ? `${line.slice(0, -2)}, ${source}).` : `${line.replace(/\.$/, '')} (${source}).`,
  inVain: (source: string) => `${source} had no effect.`,
  prevented: (player: string, amount: number, source: string) =>
    `${player} prevented ${amount} damage (${source}).`,
  preventedHalf: (player: string, source: string) => `${player} prevented half of the damage (${source}).`,
  preventedAll: (player: string, source: string) => `${player} prevented all damage (${source}).`,
  halvesDamage: (source: string, player: string) => `${source} halves the damage of ${player}.`,
  readAs: (source: string, player: string, symbol: string, as: readonly string[]) =>
    `${source}: on the dice of ${player} ${as.join(' or ')} counts for ${symbol}.`,
  outlives: (player: string, health: number, source: string) =>
    `${player} is left with ${health} health instead of falling (${source}).`,
  undefendable: (source: string, player: string) => `${source} made the Attack of ${player} undefendable.`,
  isolated: (player: string, amount: number, source: string, now: number) =>
    `${player} took ${amount} damage from ${source} (now ${now}).`,
  targeted: (player: string, target: string) => `${player} targets ${target}.`,
  offenseAgain: (player: string) => `${player} begins another Offensive Roll Phase at once.`,
  extraOffense: (player: string, target: string) =>
    `${player} took another Offensive Roll Phase against ${target}.`,
  defeated: (player: string) => `${player} was defeated.`,
  conceded: (player: string) => `${player} conceded.`,
  tookBack: (player: string, actions: number) =>
    `${player} took back ${actions === 1 ? 'an action' : `${actions} actions`}.`,
  round: (number: number, player: string) => `Round ${number}: ${player} is the start player.`,
  side: (name: string) => `${name} begins.`,
  movedTo: (player: string, space: string) => `${player} moved to ${space}.`,
  movedAndGot: (player: string, space: string, things: readonly string[]) =>
    `${player} moved to ${space} and got ${listed(things)}.`,
  /** An item in a list of gained things. */
  faceDownBoost: 'a face-down boost tile',
  pushedTo: (player: string, space: string) => `${player} was pushed to ${space}.`,
  spaceTaken: (player: string, space: string) => `${space} is taken: ${player} chooses a space again.`,
  exited: (player: string) => `${player} left the map.`,
  boost: (player: string, tile: string) => `${player} got ${tile}.`,
  tookFaceDown: (player: string) => `${player} took a face-down boost tile.`,
  gainedMomentum: (player: string, momentum: number, now: number) =>
    `${player} gained ${momentum} momentum (now ${now}).`,
  lostMomentum: (player: string, momentum: number, now: number) =>
    `${player} lost ${momentum} momentum (now ${now}).`,
  allies: {
    recruited: (player: string, ally: string) => `${player} recruits ${ally}.`,
    exhausted: (player: string, ally: string) => `${player} exhausts ${ally}.`,
    left: (player: string, ally: string) => `${ally} leaves ${player}.`,
  },
  power: (player: string, what: string) => `${player} uses ${what}`,
  range: (player: string) => `${player} attacks at range.`,
  outOfReach: (player: string) => `${player} reaches nobody: nothing of the attack resolves.`,
  clock: (steps: number) =>
    steps === 1 ? 'The crisis clock moves on.' : `The crisis clock moves on by ${steps}.`,
  tiles: {
    plot: { one: 'A plot token', several: 'Plot tokens' },
    mystery: { one: 'A mystery tile', several: 'Mystery tiles' },
    clear: { one: 'A clear tile', several: 'Clear tiles' },
    blocked: { one: 'A wall', several: 'Walls' },
  },
  tilesPut: ({ one, several }: TileWords, spaces: readonly string[]) =>
    spaces.length === 1 ? `${one} comes onto ${listed(spaces)}.` : `${several} come onto ${listed(spaces)}.`,
  tilesGone: ({ one, several }: TileWords, spaces: readonly string[]) =>
    spaces.length === 1
      ? `${one} is taken from ${listed(spaces)}.`
      : `${several} are taken from ${listed(spaces)}.`,
  objective: (text: string) => `Objective met: ${text}`,
  bossPhase: (boss: string, name: string, story: string, text: string) =>
    [`${boss}: **${name}**.`, story, text].filter((part) => part !== '').join(' '),
  objectiveFailed: (text: string) => `Objective failed: ${text}`,
  draw: 'The game ended in a draw.',
  over: 'The game is over.',
  rolled: (player: string, dice: string) => `${player} rolled ${dice}.`,
  rolledFor: (player: string, dice: string, source: string) => `${player} rolled ${dice} for ${source}.`,
  rerolled: (player: string, count: number, dice: string) =>
    `${player} rerolled ${counted(count, 'die', 'dice')}: ${dice}.`,
  rerolledFor: (player: string, count: number, dice: string, source: string) =>
    `${player} rerolled ${counted(count, 'die', 'dice')} for ${source}: ${dice}.`,
  changedOwn: (player: string, die: number, from: string, to: string) =>
    `${player} changed their die ${die} from ${from} to ${to}.`,
  changed: (player: string, owner: string, die: number, from: string, to: string) =>
    `${player} changed ${owner}’s die ${die} from ${from} to ${to}.`,
  took: (player: string, amount: number) => `${player} took ${amount === 0 ? 'no' : amount} damage`,
  /** In the parentheses after `took`. */
  takenBy: (amount: number, companion: string) => `${amount} to ${companion}`,
  /** Parts of a sum, as what something came from. */
  parts: (parts: readonly string[]) => listed(parts),
  because: (taken: string, lines: readonly string[]) => `${taken} (${lines.join(', ')})`,
  landed: (parts: readonly string[]) => `${parts.join('; ')}.`,
  forfeits: (player: string) => `${player} ran out of time and forfeits.`,
  hasLeft: (name: string) => `${name} has left.`,
  hasLostSight: (name: string) => `${name} cannot see the channel any more.`,
  /** In a game of more than two players. */
  leftToBot: {
    person: (player: string) => `${player} left the game: a bot plays on for them.`,
    clock: (player: string) => `${player} ran out of time and loses the seat: a bot plays on for them.`,
    /** In a party. */
    late: (player: string) => `${player} ran out of time: a bot plays on until they are back.`,
    left: (player: string) => `${player} left the server: a bot plays on for them.`,
    unsighted: (player: string) => `${player} cannot see the channel any more: a bot plays on for them.`,
  },
  /** A hero of a party changes its player. */
  handsToBot: (player: string, hero: string) => `${player} hands ${hero} to a bot.`,
  takesHero: (player: string, hero: string) => `${player} plays ${hero} from now on.`,
  takesFrom: (player: string, hero: string, before: string) =>
    `${player} plays ${hero} from now on, in place of ${before}.`,
  /** `votes` of `voters` voted to end the game. */
  votesToEnd: (player: string, votes: number, voters: number) =>
    `${player} votes to end the game (${votes} of ${voters}).`,
  givesUpByVote: 'All want the game to end: it is given up.',
  endsByVote: 'All want the game to end: whoever stands best wins.',
  /** The autopilot passed; `matter` is what the player was asked: `act before damage lands (8 to Bo)`. */
  passedFor: (player: string, matter: string) => `${player} was asked to ${matter}: passed.`,
  autopilot: (player: string) => `${player} ran out of time: the autopilot plays on.`,
};
