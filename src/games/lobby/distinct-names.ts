/**
 * Names that tell the people of a game apart wherever text or a picture names them. They are settled once, when seats
 * are taken: Discord lets several people have the same display name, while the names of accounts are unique.
 */
import { printable } from '../../render/picture/printable.ts';
import { clipped } from '../../words/markdown.ts';

/** The most characters of a name, as of a display name in Discord. */
const LONGEST_NAME = 32;
/** The most characters of an account in a name, so that the display name keeps some. */
const LONGEST_ACCOUNT = 20;

/** Somebody who takes a seat. */
export interface Named {
  /** The name in the server. */
  readonly name: string;
  /** The name of the account, unique in Discord. */
  readonly account: string;
}

/** Small letters of Cyrillic and Greek, and signs, that look like a Latin letter. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    ё: 'ë',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
  },
  ...{
    і: 'l',
    ї: 'ï',
    ј: 'j',
    ѕ: 's',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'h',
    ι: 'l',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
  },
  ...{ ρ: 'p', τ: 't', υ: 'y', χ: 'x', i: 'l', '1': 'l', '|': 'l', '0': 'o' },
};

/**
 * Two names are the same when they look the same in a picture or in a chat, such as names in capitals, without their
 * emoji, or with letters of another alphabet that look like Latin ones.
 */
function lookOf(name: string): string {
  return printable(name)
    .toLowerCase()
    .replace(/./gu, (sign) => ALIKE[sign] ?? sign);
}

/**
 * Returns the name of somebody who joins others: their own; with the account when somebody has the same, or when
 * nothing of it can be drawn.
 */
export function nameBeside({ name, account }: Named, others: readonly string[]): string {
  const taken = new Set(others.map(lookOf));
  const look = lookOf(name);
  return look === '?' || taken.has(look) ? numbered(withAccount(name, account), taken) : name;
}

/** Returns the names of two people who begin together; both get their accounts when they have the same name. */
export function namesOfTwo(one: Named, other: Named): readonly [string, string] {
  if (lookOf(one.name) !== lookOf(other.name)) return [nameBeside(one, []), nameBeside(other, [])];
  const first = withAccount(one.name, one.account);
  return [first, numbered(withAccount(other.name, other.account), new Set([lookOf(first)]))];
}

/**
 * Returns the occupants of a new game with a number after each name that another person or a bot has already. A person
 * with several seats keeps one name.
 */
export function distinctOccupants<O extends { readonly name: string; readonly userId?: string }>(
  occupants: readonly O[],
): readonly O[] {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  return occupants.map((occupant) => {
    const known = occupant.userId === undefined ? undefined : names.get(occupant.userId);
    const name = known ?? numbered(occupant.name, taken);
    taken.add(lookOf(name));
    if (occupant.userId !== undefined) names.set(occupant.userId, name);
    return name === occupant.name ? occupant : { ...occupant, name };
  });
}

function withAccount(name: string, account: string): string {
  const own = clipped(account, LONGEST_ACCOUNT);
  if (lookOf(name) === '?') return own;
  return `${clipped(name, LONGEST_NAME - own.length - 2)} @${own}`;
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(lookOf(name))) return name;
  for (let number = 2; ; number += 1) {
    const other = `${clipped(name, LONGEST_NAME - 3)} ${number}`;
    if (!taken.has(lookOf(other))) return other;
  }
}
