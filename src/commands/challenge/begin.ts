/** From an agreed duel to a table: a place for it, heroes for all, and the game opened there. */
import { inlineCode } from '@discordjs/builders';
import { type HouseRule, heroById, optionsWith } from '../../engine/index.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { Desk } from '../desk.ts';
import { heroOrDrawn } from '../heroes.ts';
import { gameIdOf } from '../table/game-id.ts';
import type { Pace, Sitter } from '../table/tables.ts';
import { openPlace, type Spot } from './open-place.ts';

/** A duel that both want. */
export interface Agreement {
  readonly guildId: string | null;
  /** The message that begins the game, and from which the thread hangs. */
  readonly messageId: string;
  readonly sitters: readonly [Sitter, Sitter];
  /** Hero ids in seat order; null is drawn. */
  readonly heroes: readonly [string | null, string | null];
  readonly pace: Pace;
  readonly first: 0 | 1 | 'roll';
  readonly houseRules: readonly HouseRule[];
  readonly interactionId: string;
  /** Discord's name of the language in which the table speaks; the bot's first one when left out. */
  readonly language: string | undefined;
  /** The language of the person who is told when it cannot begin. */
  readonly locale: string;
}

export interface Begun {
  readonly channelId: string;
  readonly heroes: readonly [string, string];
  /** Said in public before anything is rolled, so that the dice can be checked when the seed is told. */
  readonly seal: string;
}

type Beginning = Begun | { readonly refused: string };

/** Opens the place and the table. */
export async function beginDuel(desk: Desk, spot: Spot, duel: Agreement): Promise<Beginning> {
  const heroes = [heroOrDrawn(duel.heroes[0], desk.draw), heroOrDrawn(duel.heroes[1], desk.draw)] as const;
  const [one, two] = duel.sitters;
  const words = wordsFor(duel.language);
  const title = words.challenge.thread(
    one.name,
    heroById(heroes[0]).name,
    two.name,
    heroById(heroes[1]).name,
  );
  const players = duel.sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.userId] : []));
  const channelId = await openPlace(desk, spot, duel.messageId, title, players);
  const opened = await desk.tables.open({
    gameId: gameIdOf(duel.messageId),
    channelId,
    guildId: duel.guildId,
    sitters: duel.sitters,
    setup: {
      mode: 'duel',
      seats: heroes.map((hero) => ({ hero })),
      first: duel.first,
      rules: optionsWith(duel.houseRules),
    },
    pace: duel.pace,
    interactionId: duel.interactionId,
    locale: duel.locale,
    ...(duel.language === undefined ? {} : { language: duel.language }),
  });
  // A game that is there although none was opened was begun by somebody who died before saying so.
  const begun = await begunBy(desk, duel.messageId);
  if (begun !== null) return begun;
  return 'refused' in opened ? opened : { channelId, heroes, seal: '' };
}

/** The duel that a message has begun, also when it is over; null while it has begun none. */
export async function begunBy(desk: Desk, messageId: string): Promise<Begun | null> {
  const snapshot = await desk.tables.lookAtGame(gameIdOf(messageId));
  if (snapshot === null) return null;
  const { channelId, state, seedHash, language } = snapshot;
  const [first = '', second = ''] = state.seats.map(({ hero }) => hero);
  return { channelId, heroes: [first, second], seal: sealWords(seedHash, wordsFor(language)) };
}

function sealWords(seedHash: string | null, { challenge }: Words): string {
  return seedHash === null ? '' : `\n-# ${challenge.seal(inlineCode(seedHash))}`;
}
