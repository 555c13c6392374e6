/** Texts of challenges to a duel: proposal, answer, start. Names and mentions are markdown. */
import { counted, listed } from './phrasing.ts';

const permissions = (missing: readonly string[]) =>
  `permission${missing.length > 1 ? 's' : ''} ${missing.join(', ')}`;

export const challenge = {
  challenges: (opponent: string, challenger: string) =>
    `${opponent}, **${challenger}** challenges you to a duel.`,
  heroes: (challenger: string, theirs: string, yours: string) =>
    `${challenger} plays ${theirs}; you play ${yours}.`,
  anyHero: 'whom you like',
  pace: (pace: string) => `Pace ${pace}.`,
  paces: {
    live: (limit: string) => `live: you play it now, ${limit} for each move`,
    asynchronous: (limit: string) => `asynchronous: ${limit} for each move`,
    weekdays: (limit: string) => `asynchronous: ${limit} for each move, weekend off`,
  },
  /** The clock's actions, counted from the question; it decides `most` times in a row for an absent player. */
  clock: (nudge: string, warning: string, limit: string, max: number) =>
    `Clock: a reminder after ${nudge}, a warning after ${warning}; after ${limit} I decide for whoever is asked, ${counted(max, 'time', 'times')} in a row at most, then the game is forfeited.`,
  /** Times are Discord markup. */
  weekend: (from: string, until: string) =>
    `Weekend off: no clock counts on Saturday and Sunday, next from ${from} to ${until}. Whoever told me their clock by \`/quiet\` has their own weekend.`,
  minutes: (count: number) => counted(count, 'minute', 'minutes'),
  hours: (count: number) => counted(count, 'hour', 'hours'),
  rollStarts: 'A roll decides who starts.',
  starts: (challenger: string) => `${challenger} starts.`,
  youStart: 'You start.',
  openUntil: (time: string) => `Open until ${time}.`,
  acceptRandom: 'Accept with a random hero',
  acceptAs: (hero: string) => `Accept as ${hero}`,
  acceptSelect: 'Accept and play as …',
  acceptSelectPart: (first: string, last: string) => `Accept and play as … (${first} to ${last})`,
  decline: 'Decline',
  takeBack: 'Take the challenge back',
  tooManyGames: (count: number) =>
    `You are in ${count} games already. Please play some of them to their end, or \`/concede\` them, before you start another.`,
  tooManyMade: 'Many challenges of yours are still open. Please wait for answers, or take some back.',
  tooManyToOne:
    'They have not answered your last challenges yet. Please wait for their answer, or take one back.',
  /** They have many challenges to answer, or do not want any from this person: the same sentence for both. */
  notNow:
    'They take no challenges or invitations at the moment. Please ask somebody else, or try again later.',
  tooManyHere:
    'There are many open challenges in this channel already. Please use another one, or wait a while.',
  expired: (challenger: string, opponent: string) =>
    `${challenger}'s challenge to ${opponent} has expired. \`/duel\` makes a new one.`,
  declined: (challenger: string, opponent: string) => `${opponent} declined ${challenger}'s challenge.`,
  takenBack: (challenger: string, opponent: string) =>
    `${challenger} took back the challenge to ${opponent}.`,
  onlyTheyTakeBack: (challenger: string) => `Only ${challenger} can take this challenge back.`,
  theyAnswer: (opponent: string) => `It is ${opponent} who answers your challenge. You can take it back.`,
  notForYou: (opponent: string) => `This challenge is for ${opponent}. \`/duel\` makes one of your own.`,
  gone: 'This challenge is not open any more. `/duel` makes a new one.',
  beingAnswered:
    'This challenge has just been answered, or is being answered now. If nothing happens, press again in half a minute.',
  heroGone: 'That hero cannot be played here; choose another one.',
  /** Both players with their heroes. */
  begun: (one: string, two: string, place: string) => `${one} duels with ${two}: ${place}`,
  sitsDown: (name: string) => `${name} sits down to duel with me …`,
  begunWithMe: (name: string, hero: string, mine: string, place: string) =>
    `${name} (${hero}) duels with me (${mine}): ${place}`,
  thread: (players: readonly string[]) => players.join(' vs '),
  heroUnknown: (typed: string) => `I know no hero called “${typed}”. Pick one of the suggestions, or random.`,
  /** `playable`: what the mode allows. */
  notInThisMode: (name: string, playable: readonly string[]) =>
    `${name} does not play in this mode. There are: ${playable.join(', ')}.`,
  heroNotYet: (hero: string, id: string) =>
    `${hero} cannot be played yet: some of what the hero does is not established. \`/hero ${id}\` shows what is known. Pick one of the other suggestions, or random.`,
  notYourself: 'You cannot duel yourself. Leave the opponent out to play against me.',
  noBots: 'Other bots do not know the game. Leave the opponent out to play against me.',
  /** Nobody is called who would not hear of it. */
  cannotSee: (people: readonly string[]) =>
    `${listed(people)} cannot see this channel, so the call would not reach ${people.length === 1 ? 'them' : 'them all'}. Use a channel that you all see, or ask a moderator.`,
  notInServer: (name: string) => `${name} is not in this server, so they could not see the challenge.`,
  serversOnly: 'A game needs a channel of a server that I am in: use `/duel` or `/play` there.',
  /** `place` is a link to the thread or channel. */
  gameHere: (place: string) =>
    `A game is going on in ${place} already. Please use another channel, or play that game to its end first.`,
  /** Discord limits new threads; `when` is such as "in 5 minutes". */
  threadLimited: (when: string) =>
    `Discord opens new threads here only ${when} again, so your game is played in this channel.`,
  threadLater: (when: string) =>
    `Discord opens new threads here only ${when} again, and no game can be played in this channel itself. Nothing is lost: press again then.`,
  /** `reason` is one of the next two. */
  cannotPlay: (reason: string) => `I cannot play here: ${reason}. Please ask a moderator to change that.`,
  lacking: (missing: readonly string[]) => `I lack the ${permissions(missing)}`,
  locked: 'this thread is locked',
  challengerLeft: (challenger: string) =>
    `${challenger} has left the server or cannot see this channel any more, so their challenge is closed. \`/duel\` makes a new one.`,
  /** The names in Discord's settings. */
  permissions: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    CreatePublicThreads: 'Create Public Threads',
    SendMessagesInThreads: 'Send Messages in Threads',
    AttachFiles: 'Attach Files',
  },
  randomHero: 'a random hero',
  randomBoss: 'a random boss',
  randomChoice: 'Random',
  heroChoice: (hero: string, complexity: string) => `${hero} (${complexity})`,
  heroChoiceNotYet: (hero: string) => `${hero} (cannot be played yet)`,
  /** What is said of a boss in place of its complexity. */
  boss: 'boss of Adventures',
  /** `level` is 1 to 6. */
  complexity: (level: number) => `complexity ${level} of 6`,
};
