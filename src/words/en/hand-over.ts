/** Texts for handing over, offering and taking a hero of a Mission. Heroes are names; people are mentions or names. */
import { counted, listed } from './phrasing.ts';

export const handOver = {
  button: 'Hand over',
  heading: (place: string) => `### Who plays your hero in ${place}?`,
  /** The panel before a choice. */
  explained:
    'A **bot** plays on at once, and you can take the hero back at any time with `/mission take-hero`. **Somebody else** has to accept, and until then you play on. Whoever takes a hero sees its hand from then on, and you no longer do.',
  /** Where people play against each other. */
  explainedSeat:
    'Whom you choose takes over your seat, with its hand, when they accept and all others agree. Until then you play on.',
  offersSeat: (person: string, from: string, hero: string, others: readonly string[]) =>
    `${person}: ${from} would like you to take over their seat with **${hero}**. ${listed(others)}, do you agree? Until all have, ${from} plays on.`,
  agree: 'I agree',
  needsConsent: (person: string, hero: string, others: readonly string[]) =>
    `${person} can take over **${hero}** when ${listed(others)} ${others.length === 1 ? 'agrees' : 'agree'}.`,
  consented: (person: string, hero: string) => `All have agreed: ${person} can take over **${hero}** now.`,
  lastToBot:
    'You are the last person of the party, so no bot can play on for you. `/concede` gives the game up.',
  toBot: (hero: string) => `Let a bot play ${hero}`,
  toPerson: (hero: string) => `Offer ${hero} to somebody`,
  isOffered: (hero: string, person: string) => `${hero} is offered to ${person}, who has not answered yet.`,
  withdraw: (hero: string) => `Keep ${hero}`,
  /** Results. */
  botPlaysOn: (hero: string) => `A bot plays **${hero}** from now on. Take the hero back whenever you like.`,
  takeBack: (hero: string) => `Take ${hero} back`,
  offered: (hero: string, person: string) =>
    `${person} was asked in the channel. Until they accept, you play **${hero}**.`,
  keeps: (hero: string) => `You keep **${hero}**: nobody else can take the hero now.`,
  offers: (person: string, from: string, hero: string) =>
    `${person}: ${from} offers you **${hero}**. Whoever plays the hero at the end has played the game.`,
  accept: (hero: string) => `Play ${hero}`,
  decline: 'No, thanks',
  accepted: (person: string, hero: string) => `${person} plays **${hero}** from now on.`,
  /** Before the lines of what the bot did; `more` earlier ones are left out. */
  meanwhile: (more: number) =>
    more === 0
      ? 'Meanwhile the bot played:'
      : `Meanwhile the bot played, after ${counted(more, 'earlier line', 'earlier lines')} of the log:`,
  declined: (person: string, hero: string) => `${person} dropped the offer: **${hero}** stays where it is.`,
  takeHeading: (place: string) => `### Heroes that you can play in ${place}`,
  takeExplained:
    'You see the hand of the hero from then on, and play at the next question. **My turn** at the table opens it.',
  noneToTake:
    'There is no hero here that you can take: people play them, or bots play on for members of the party who may come back.',
  youPlay: (hero: string, button: string) =>
    `You play **${hero}** from now on. *${button}* at the table shows the hand.`,
  /** Refusals. */
  noBotHere:
    'Only in Missions and Adventures a bot takes over a hero by your wish. Offer your seat to a person, or `/concede`.',
  theyPlayHere:
    'They play in this game already, and would see the hand of an opponent. Choose somebody who does not.',
  notAsked: 'Your consent is not asked for here, or you have given it.',
  notYours: 'You do not play that hero.',
  lastPerson:
    'You are the last person of the party: nobody would be left to play with. `/concede` gives the game up.',
  yourself: 'You play that hero already. Choose somebody else.',
  noBots: 'Other bots do not know the game. Choose a person, or let my bot play.',
  notInServer: 'That person is not in this server.',
  theyHaveEnough: 'They play two heroes already, and nobody may play more.',
  offerOver: 'That offer is over.',
  forSomebodyElse: 'This offer is for somebody else.',
  botPlays: (hero: string) =>
    `You handed ${hero} over, and a bot plays the hero now. \`/mission take-hero\` takes it back.`,
  otherPlays: (hero: string, player: string) =>
    `You handed ${hero} over: ${player} plays the hero now, and only they can act for it.`,
  refusals: {
    'not-here': 'Nobody has offered you this seat.',
    own: 'You play that hero already.',
    enough: 'You play two heroes already, and nobody may play more.',
    played: 'Somebody plays that hero, and has not offered it to you.',
    kept: 'A bot plays that hero for somebody who may come back. Somebody of the party can offer you a hero.',
  },
  /** The confirmation before a player leaves a party. */
  leave: (place: string, heroes: readonly string[], others: readonly string[]) =>
    `Do you want to leave the game in ${place}? A bot plays ${listed(heroes)} for you, and ${listed(others)} ${others.length === 1 ? 'plays' : 'play'} on. You can come back at any time with \`/mission take-hero\`, as long as nobody else has taken your hero. Dismiss this message to play on.`,
  leaveLast: (place: string) =>
    `Do you want to give up the game in ${place}? You are the last person of the party: without you it ends at once and is lost. Dismiss this message to play on.`,
  giveUpButton: 'Give the game up',
  left: (heroes: readonly string[]) =>
    `You left the game. A bot plays ${listed(heroes)} on, and you can watch or come back.`,
  gaveUp: 'You gave the game up: it is over and lost.',
};
