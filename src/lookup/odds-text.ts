/** Reads a whole question about odds: hero, goal, attempts left and dice, in any order that people write. */
import { loadHeroReferences } from '../content/reference/load.ts';
import type { HeroReference } from '../content/reference/schema.ts';
import { plain } from './normalise.ts';

export interface OddsText {
  /** What is left: a requirement or an ability's name; `ultimate` when the hero's Ultimate is meant. */
  readonly goal: string;
  readonly hero: HeroReference | undefined;
  readonly attempts: number | undefined;
  /** Five values, such as `11356`. */
  readonly dice: string | undefined;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({ no: 0, one: 1, two: 2, three: 3, four: 4 }),
);
const DICE =
  /\b(?:from|with|showing|having|have|on|after|dice)\s+(?:the dice\s+)?((?:[1-6][\s,]*){4}[1-6])(?=\s*$)/;
const LEFT =
  /\b(?:with |and |in )?(\d{1,2}|no|one|two|three|four) (?:more )?(?:(?:rolls?|attempts?|re ?rolls?|tries|throws?) ?)?(?:left|to go|remaining)\b/;
const IN = /\b(?:in|within|with) (\d{1,2}|one|two|three|four) (?:rolls?|attempts?|tries|throws?)\b/;

/** @param typed what was typed as the goal */
export function readOddsText(typed: string): OddsText {
  let text = ` ${typed
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()} `;
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(text);
    if (found === null) return undefined;
    text = text.replace(found[0], ' ');
    return found[1];
  };
  const dice = take(DICE)?.replace(/\D/g, '');
  const left = take(LEFT) ?? take(IN);
  const hero = heroIn(text);
  if (hero !== undefined) text = withoutName(text, hero);
  const goal = text.replace(/\s+/g, ' ').trim();
  return {
    goal: /^(the )?(ultimate|ult|ulti)$/.test(goal) ? 'ultimate' : goal,
    hero,
    attempts: left === undefined ? undefined : (NUMBERS.get(left) ?? Number(left)),
    dice,
  };
}

/** The hero whose whole name stands in the text, the longest first; without a subtitle such as ": Spider-Man". */
function heroIn(text: string): HeroReference | undefined {
  return loadHeroReferences()
    .toSorted((a, b) => b.name.length - a.name.length)
    .find((hero) => ` ${plain(text)} `.includes(` ${shortName(hero)} `));
}

function shortName({ name }: HeroReference): string {
  return plain(name.replace(/:.*$/, ''));
}

function withoutName(text: string, hero: HeroReference): string {
  const words = shortName(hero).split(' ').join('[^a-z0-9]+');
  return text.replace(new RegExp(`(?:\\b(?:for|of|with|as|by) (?:the )?)?\\b${words}\\b`, 'i'), ' ');
}
