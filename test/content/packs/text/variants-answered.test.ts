/** What is not read of what owners of boards type, and how it is answered. */
import { describe, expect, it } from 'vitest';
import { readHero } from '../../../../src/content/packs/text/read.ts';
import { card, HEAD, line, read } from './typed-hero.ts';

/** What is not read, and how it is answered. */
const ANSWERED: readonly (readonly [string, RegExp])[] = [
  [line('Sm. straight: deal 7 dmg'), /Straights are "small straight" and "large straight"/],
  [line('straight (small): deal 7 dmg'), /Straights are "small straight"/],
  [line('3 pole – deal 4 dmg'), /A colon stands between the dice/],
  [line('3 pole = deal 4 dmg'), /A colon stands between the dice/],
  ['attack modifier card Z, cost 1\n  4 damage', /Say what is done: "deal 4 damage"/],
  [line('3 pole: deal 4 dmg (undefendable)'), /The type stands before the damage/],
  [line('3 pole: gain 2 health'), /Health is healed: "heal 2"/],
  [line('3 pole: inflict 2x Stun'), /The number stands before the name/],
  [line('3 pole: inflict Stun (2)'), /The number stands before the name/],
  ['ability Y\n3 pole: deal 4 dmg', /A line of a section begins with blanks/],
  ['ability Y, lvl 2\n  3 pole: deal 4 dmg', /here could stand .*"level"/],
  [card('main card Go, free'), /here could stand .*"cost"/],
  [card('action card Go, cost 1'), /Say when the card is played: "main card NAME, cost 1"/],
  [
    'status effect Glow, positive, limit 3\n  at upkeep: heal 1',
    /The section of a token begins with "token"/,
  ],
  [card('instant card Go, cost 1').replace('heal 2', 'prevent 6 instead'), /Say both cases: "if you have/],
  [card('instant card Go, cost 1').replace('heal 2', 'Play when you are hit'), /is said by its kind/],
  [
    card('main card Go, cost 1').replace('heal 2', 'At the start of your Upkeep Phase, heal 1'),
    /by a token that it gains/,
  ],
  ['passive Y\n  Reduce all incoming dmg by 1', /begins with "always"/],
  [line('3 pole: deal 4 dmg. Stun.'), /say what is done with it: "inflict Stun"/],
  [line('3 pole: deal 2 dmg per Stun removed'), /No sentence before this on its line takes such tokens away/],
];

describe('what owners of boards type otherwise', () => {
  it.each(ANSWERED)('%j is answered', (typed, says) => {
    expect(read(typed).says.join(' ')).toMatch(says);
  });

  it('texts keep their typography, and columns are those of the file', () => {
    const typed = readHero(
      `${HEAD}${card('main card Go, cost 1').replace('heal 2', 'says "Heal 2 – “at once”."\n  heal 2 and dael 1')}`,
    );
    expect(JSON.stringify(typed.data)).toContain('Heal 2 – “at once”.');
    expect(typed.messages.map(({ line: at, column }) => [at, column])).toEqual([[5, 10]]);
  });
});
