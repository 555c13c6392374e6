/** Effects as cards word them, in play. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { addText, unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { writeHero } from '../../../../src/content/packs/text/write.ts';
import { playScenario } from '../../../scenarios/runner/play.ts';
import { parseScenario } from '../../../scenarios/runner/read.ts';

const LAMPLIGHTER = readFileSync(
  join(import.meta.dirname, '../../../../docs/examples/lamplighter.hero.txt'),
  'utf8',
);

afterEach(unloadPacks);

describe('cards in play', () => {
  /** Plays a scenario with the Lamplighter, of whom a card has another effect. */
  function play(card: string, effect: string, scenario: string): void {
    const text = LAMPLIGHTER.replace(new RegExp(`(card ${card}, cost \\d\n) .*`), `$1  ${effect}`);
    const { pack, messages } = addText('lamplighter.hero.txt', text);
    expect(messages).toEqual([]);
    unloadPacks();
    const again = pack && addText('lamplighter.hero.txt', writeHero(pack.hero));
    expect(again?.pack?.hero.cards).toEqual(pack?.hero.cards);
    expect(playScenario(parseScenario(scenario), { reload: true })).toMatchObject({ kind: 'ok' });
  }

  it('"per 2 tokens" counts full pairs', () => {
    play(
      'Bright Swing',
      'add 2 dmg per 2 Glow',
      `
name: three Glow are one pair
seats:
  - { hero: lamplighter, cp: 2, hand: [bright-swing], tokens: { glow: 3 } }
  - { hero: barbarian, cp: 1, hand: [] }
active: 0
phase: offensive-roll
dice: [1, 2, 3, 4, 6]
steps:
  - { seat: 0, do: roll }
  - { seat: 0, do: activate, ability: pole-strike }
  - { seat: 0, do: play, card: bright-swing }
  - { seat: 1, do: no-defense }
  - { pass: until-main-2 }
expect:
  seats: { 1: { health: 44 } }
`,
    );
  });

  it('two dice get the same value: the second only that of the first', () => {
    play(
      'Steady Hand',
      'change up to 2 of your dice to the same value',
      `
name: both dice become a 2
seats:
  - { hero: lamplighter, cp: 2, hand: [steady-hand] }
  - { hero: barbarian, cp: 1, hand: [] }
active: 0
phase: offensive-roll
dice: [1, 2, 3, 4, 6]
steps:
  - { seat: 0, do: roll }
  - { seat: 0, do: play, card: steady-hand }
  - { seat: 0, do: alter, die: 4, to: 2 }
  - { seat: 0, do: alter, die: 5, to: 3, illegal: true }
  - { seat: 0, do: alter, die: 5, to: 2 }
  - { seat: 0, do: activate, ability: pole-strike }
  - { seat: 1, do: no-defense }
  - { pass: until-main-2 }
expect:
  seats: { 1: { health: 42 } }
`,
    );
  });

  it('the maximum number of tokens fills the stack', () => {
    play(
      'Refill',
      'gain the maximum number of Glow',
      `
name: three Glow come to one
seats:
  - { hero: lamplighter, cp: 2, hand: [refill], tokens: { glow: 1 } }
  - { hero: barbarian, cp: 1, hand: [] }
active: 0
phase: main-1
steps:
  - { seat: 0, do: play, card: refill }
expect:
  seats: { 0: { tokens: { glow: 4 } } }
`,
    );
  });

  it.each([
    [2, 'tokens: { glow: 2 }'],
    [5, 'hand: 1'],
  ])('"any other outcome" is what no line before has named: a %i', (die, expected) => {
    play(
      'Refill',
      'Roll 1 die:\n  On POLE, gain 2 Glow.\n  On FLAME, gain 3 CP.\n  On any other outcome, draw 1 card.',
      `
name: a card of several lines
seats:
  - { hero: lamplighter, cp: 2, hand: [refill] }
  - { hero: barbarian, cp: 1, hand: [] }
active: 0
phase: main-1
dice: [${die}]
steps:
  - { seat: 0, do: play, card: refill }
  - { pass: until-offensive-roll }
expect:
  seats: { 0: { ${expected} } }
`,
    );
  });

  it('"instead" replaces what the line above says', () => {
    play(
      'Refill',
      'Gain 2CP.\n  If in Glow, gain 3CP instead.',
      `
name: more CP
seats:
  - { hero: lamplighter, cp: 2, hand: [refill], tokens: { glow: 1 } }
  - { hero: barbarian, cp: 1, hand: [] }
active: 0
phase: main-1
steps:
  - { seat: 0, do: play, card: refill }
expect:
  seats: { 0: { cp: 5 } }
`,
    );
  });
});
