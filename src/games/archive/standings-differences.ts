/** Says whose rating and achievements differ between two standings. */
import type { Standings } from '../../history/standings.ts';

/** Returns a line for each person and difference; people go by their Discord ids. */
export function standingsDifferences(kept: Standings, made: Standings): readonly string[] {
  return [...ratingDifferences(kept, made), ...featDifferences(kept, made)];
}

function ratingDifferences(kept: Standings, made: Standings): readonly string[] {
  const people = new Set([...kept.ratings.keys(), ...made.ratings.keys()]);
  const told = ({ ratings }: Standings, person: string) => {
    const rating = ratings.get(person);
    return rating ? `${rating.mu.toFixed(4)} ± ${rating.sigma.toFixed(4)} after ${rating.games}` : 'none';
  };
  return [...people].flatMap((person) => {
    const [one, other] = [told(kept, person), told(made, person)];
    return one === other ? [] : [`rating of ${person}: kept ${one}, made ${other}`];
  });
}

function featDifferences(kept: Standings, made: Standings): readonly string[] {
  const people = new Set([...kept.feats.keys(), ...made.feats.keys()]);
  return [...people].flatMap((person) => {
    const [ofKept, ofMade] = [kept.feats.get(person), made.feats.get(person)];
    const ids = new Set([...(ofKept?.keys() ?? []), ...(ofMade?.keys() ?? [])]);
    return [...ids].flatMap((id) => {
      const [one, other] = [ofKept?.get(id) ?? 0, ofMade?.get(id) ?? 0];
      return one === other ? [] : [`achievement ${id} of ${person}: kept ${one} times, made ${other}`];
    });
  });
}
