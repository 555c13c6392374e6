/** Texts of a person's own hand. */
import type { CardDefinition } from '../../engine/definitions.ts';
import { counted, listed } from './phrasing.ts';

export const hand = {
  /** @param opponents none in a Mission */
  heading: (hero: string, opponents: readonly string[]) =>
    `Your hand: ${hero}${opponents.length === 0 ? '' : ` against ${listed(opponents)}`}`,
  /** @param when the text of `turn`, or the round of a Mission */
  standing: (cards: number, cp: number, when: string, place: string) =>
    `${counted(cards, 'card', 'cards')}, ${cp} CP. ${when}. Table: ${place}`,
  turn: (turn: number, phase: string) => `Turn ${turn}, ${phase}`,
  round: (round: string, phase: string) => `${round}, ${phase}`,
  /** For a board with two sides. */
  side: (side: string) => `Your board lies with the ${side} side up.`,
  /** Tokens and companions of the own seat. */
  has: (things: readonly string[]) => `You have ${listed(things)}.`,
  /** A usable companion of the own hero that another player holds. */
  elsewhere: (companion: string, player: string) => `${companion} is with ${player}.`,
  empty: 'You hold no cards.',
  /** For a team-mate with an open hand. */
  ofTeamMate: (player: string, cards: readonly string[]) =>
    `-# ${player} holds ${cards.length === 0 ? 'no cards' : listed(cards)}.`,
  /** In the menu of cards to play. */
  priced: (card: string, cp: number) => `${card} (${cp} CP)`,
  cp: (cp: number) => `${cp} CP`,
  /** The price differs from the printed one. */
  cpPrinted: (cp: number, printed: number) => `${cp} CP (printed ${printed})`,
  kinds: {
    main: 'Main Phase',
    roll: 'roll phase',
    instant: 'instant',
    upgrade: 'upgrade',
  } satisfies Record<CardDefinition['kind'], string>,
  /** A card that stays in play. */
  equipment: 'equipment',
  over: 'The game is over.',
  playable: 'Can be played now.',
  /** While cards must be sold or given up. */
  sellable: 'Can be sold now.',
  choosable: 'Can be chosen now.',
  notNow: (why: string) => `Not now. ${why}`,
  answerFirst: 'Answer the present question first.',
  /** Above a hand in an Offensive Roll of its owner. */
  answeredAtTable: 'The dice are on the table. Post it again to have it below.',
  play: 'Play a card',
  sell: 'Sell a card (+1 CP)',
  /** A menu of plays that change the dice of team-mates, or prevent damage to them. */
  assist: 'Help a team-mate',
  assistWith: (what: string, player: string) => `For ${player}: ${what}`,
  /** For a card that can only be played for a team-mate. */
  helps: 'Can help a team-mate now.',
  again: 'Show my hand again',
  showParty: 'Show it to the party',
  /** A public message; the cards with their prices. */
  shownToParty: (player: string, hero: string, cards: readonly string[], cp: number) =>
    `${player} shows the party what ${hero} holds: ${cards.length === 0 ? 'no cards' : listed(cards)}. ${cp} CP.`,
  askNext: 'Ask me next',
  stops: 'Stops',
  repost: 'Post the table again',
};
