/** From an agreed duel to a table: a place for it, heroes for all, and the game opened there. */
import { heroById } from '../../engine/index.ts';
import type { Desk } from '../desk.ts';
import { heroOrDrawn } from '../heroes.ts';
import type { Pace, Sitter } from '../table/tables.ts';
import { openPlace, type Spot } from './open-place.ts';

/** A duel that both want. */
export interface Agreement {
  readonly guildId: string | null;
  /** The message from which the thread hangs. */
  readonly messageId: string;
  readonly sitters: readonly [Sitter, Sitter];
  /** Hero ids in seat order; null is drawn. */
  readonly heroes: readonly [string | null, string | null];
  readonly pace: Pace;
  readonly first: 0 | 1 | 'roll';
  readonly interactionId: string;
}

export type Beginning =
  | {
      readonly channelId: string;
      readonly heroes: readonly [string, string];
      /** Said in public before anything is rolled, so that the dice can be checked when the seed is told. */
      readonly seal: string;
    }
  | { readonly refused: string };

/** Opens the place and the table. */
export async function beginDuel(desk: Desk, spot: Spot, duel: Agreement): Promise<Beginning> {
  const heroes = [heroOrDrawn(duel.heroes[0], desk.draw), heroOrDrawn(duel.heroes[1], desk.draw)] as const;
  const [one, two] = duel.sitters;
  const title = `${one.name} (${heroById(heroes[0]).name}) vs ${two.name} (${heroById(heroes[1]).name})`;
  const players = duel.sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.userId] : []));
  const channelId = await openPlace(desk, spot, duel.messageId, title, players);
  const opened = await desk.tables.open({
    channelId,
    guildId: duel.guildId,
    sitters: duel.sitters,
    setup: { mode: 'duel', seats: heroes.map((hero) => ({ hero })), first: duel.first },
    pace: duel.pace,
    interactionId: duel.interactionId,
  });
  if ('refused' in opened) return opened;
  const snapshot = await desk.tables.look(channelId);
  return { channelId, heroes, seal: sealWords(snapshot?.seedHash ?? null) };
}

function sealWords(seedHash: string | null): string {
  return seedHash === null ? '' : `\n-# The dice are sealed: the SHA-256 of their seed is \`${seedHash}\`.`;
}
