/** How the party at a lobby of Adventures shares its salves (rule: a-player-setup). */
import { scenarioById } from '../../engine/definitions.ts';
import { evenShare, isShare, type SalveShare } from '../../engine/rules.ts';
import { type Lobby, takenSeats } from './lobby.ts';

/** The salves of the party; 0 in other modes. */
export function salvesAt({ crawl }: Pick<Lobby, 'crawl'>): number {
  return crawl ? (crawl.salves ?? scenarioById(crawl.id).salves) : 0;
}

/**
 * The share of each taken seat: what the host has chosen for this party, otherwise one each in turn order. Null where
 * there is nothing to share.
 */
export function shareAt(lobby: Pick<Lobby, 'crawl' | 'seats'>): SalveShare | null {
  const salves = salvesAt(lobby);
  const heroes = takenSeats(lobby).length;
  if (salves === 0 || heroes < 2) return null;
  const { shares } = lobby.crawl ?? {};
  return shares && isShare(shares, salves, heroes) ? shares : evenShare(salves, heroes);
}

/** The lobby with the share that a value of the menu stands for; null if it is none for this party. */
export function withShare(lobby: Lobby, value: string): Lobby | null {
  const shares = value.split('-').map(Number);
  const fits = isShare(shares, salvesAt(lobby), takenSeats(lobby).length);
  const isCount = shares.every((count) => Number.isInteger(count) && count >= 0);
  return lobby.crawl && fits && isCount ? { ...lobby, crawl: { ...lobby.crawl, shares } } : null;
}
