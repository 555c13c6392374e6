/** The custom ids of the perk sheet. They name no person, since only the owner sees the sheet. */

export const PERK_PREFIX = 'e1';

export type PerkPress =
  | { readonly do: 'open' | 'notes' | 'mythic' | 'ask-anew' | 'keep' }
  /** `points`: how many the person saw. */
  | { readonly do: 'spend'; readonly points: number }
  /** `plus`: how many sheets the person had before. */
  | { readonly do: 'anew'; readonly plus: number };

export function perkCustomId(press: PerkPress): string {
  if (press.do === 'spend') return `${PERK_PREFIX}:spend:${press.points}`;
  return press.do === 'anew' ? `${PERK_PREFIX}:anew:${press.plus}` : `${PERK_PREFIX}:${press.do}`;
}

/** Null when the id is invalid. */
export function readPerkId(id: string): PerkPress | null {
  const [, verb, count] = /^e1:([a-z-]+)(?::(\d{1,4}))?$/.exec(id) ?? [];
  const number = count === undefined ? null : Number(count);
  switch (verb) {
    case 'open':
    case 'notes':
    case 'mythic':
    case 'ask-anew':
    case 'keep':
      return number === null ? { do: verb } : null;
    case 'spend':
      return number === null ? null : { do: verb, points: number };
    case 'anew':
      return number === null ? null : { do: verb, plus: number };
    default:
      return null;
  }
}
