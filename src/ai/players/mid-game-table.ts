/** A mid-game table for rating abilities that scale with tokens in play. */
import { heroById, type TokenDefinition } from '../../engine/definitions.ts';
import { plainTable, type SeatFacts, type TableFacts } from './table-facts.ts';

/**
 * Returns the plain table with the tokens of a hero at mid-game counts: a third of the stack limit of each positive
 * token on the hero and of each negative token on the opponent. Companions are in play at half health.
 */
export function midGameTable(hero: string, opponent: string): TableFacts {
  const plain = plainTable(hero, opponent);
  const { tokens } = heroById(hero);
  return { ...plain, seats: plain.seats.map((seat) => ({ ...seat, ...inPlayAt(seat, hero, tokens) })) };
}

function inPlayAt(
  { seat }: SeatFacts,
  hero: string,
  tokens: readonly TokenDefinition[],
): Pick<SeatFacts, 'tokens' | 'sides' | 'dials'> {
  const own = seat === 0;
  const there = tokens.filter(({ kind }) => (kind === 'negative') !== own);
  const companions = there.filter(({ kind }) => kind === 'companion');
  const side = own ? heroById(hero).sides?.[0]?.id : undefined;
  return {
    tokens: Object.fromEntries(
      there.flatMap((token) => {
        const count = usualCount(token);
        return count > 0 ? [[token.id, count]] : [];
      }),
    ),
    sides: {
      ...(side === undefined ? {} : { board: side }),
      ...Object.fromEntries(
        companions.flatMap(({ id, sides }) => (sides?.[0] ? [[id, sides[0].id] as const] : [])),
      ),
    },
    dials: Object.fromEntries(
      companions.flatMap(({ id, health }) =>
        health ? [[id, { health: Math.floor(health.most / 2), most: health.most }] as const] : [],
      ),
    ),
  };
}

/**
 * Returns the assumed token count: a third of the stack limit, as tokens are usually used soon after they arrive. A
 * single companion stays in play.
 */
function usualCount({ kind, limit }: TokenDefinition): number {
  return kind === 'companion' && limit === 1 ? 1 : Math.floor(limit / 3);
}
