/** Packs of the first format still work. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { checkPack, hashOf } from '../../../src/content/packs/check.ts';
import { knownContent } from '../../../src/content/packs/checks/existing-content.ts';
import { inPackForm, printPack } from '../../../src/content/packs/print.ts';

const damage = { do: 'deal', amount: 1, type: 'typeless', to: 'holder' };
const leaves = { do: 'remove', token: 'snare', count: 'all', who: 'holder' };

const SNARE = {
  id: 'snare',
  name: 'Snare',
  kind: 'negative',
  limit: 2,
  bars: true,
  attackedBonus: { amount: 2, types: ['normal'] },
  attackingPenalty: { amount: 1, types: ['undefendable'] },
  leavesAfterOwnTurn: true,
  survivesWith: 3,
  hooks: {
    upkeep: [damage],
    activation: [{ do: 'for-each-opponent', effects: [damage] }],
    offenseEnd: [damage],
    rollPhaseEnd: [damage],
    skipsOffenseUnlessPaid: 2,
  },
  text: 'A snare.',
};

/** The file of a hero with such a token and a passive ability of the former shape. */
function file(token: unknown): string {
  const printed = JSON.parse(printPack('gunslinger'));
  const [first] = printed.hero.abilities.filter((level: { kind: string }) => level.kind === 'passive');
  first.passive = { upkeep: [{ ...damage, to: 'owner' }], rerolls: 'reload' };
  return JSON.stringify({ ...printed, hero: { ...printed.hero, tokens: [token] } });
}

const checked = (text: string) => checkPack('old.json', text, knownContent(new Set()));

describe('a pack of the former shape', () => {
  it('has the triggers and modifiers that its hooks and flags meant', () => {
    const read = checked(file(SNARE));
    if (!('pack' in read)) throw new Error(JSON.stringify(read));
    const once = (on: object, ...effects: object[]) => ({ on, do: effects, once: true });
    const holder = { whose: 'holder' };
    const [token] = read.pack.hero.tokens;
    expect(token).toEqual({
      id: 'snare',
      name: 'Snare',
      kind: 'negative',
      limit: 2,
      text: 'A snare.',
      until: 'turn-end',
      triggers: [
        once({ event: 'upkeep', ...holder }, damage),
        once(
          { event: 'activation', ...holder, when: { test: 'not', not: { test: 'ultimate' } } },
          { do: 'for-each', who: 'opponents', effects: [damage] },
        ),
        once({ event: 'activation', ...holder, when: { test: 'ultimate' } }, leaves),
        once({ event: 'no-activation', ...holder }, leaves),
        once({ event: 'offense-end', ...holder, heldFromStart: true }, leaves, damage),
        once({ event: 'roll-phase-end', whose: 'everyone' }, damage),
      ],
      modifiers: [
        { side: 'actions', none: true },
        { side: 'attacked', step: 2, amount: 2, types: ['normal'] },
        { side: 'attacking', step: 2, amount: -1, types: ['undefendable'] },
        { side: 'offense', cp: 2 },
        { side: 'defeat', health: 3 },
      ],
    });
    const passive = read.pack.hero.abilities.find(({ kind }) => kind === 'passive')?.passive;
    expect(passive).toEqual({
      triggers: [once({ event: 'upkeep', ...holder }, { ...damage, to: 'owner' })],
      modifiers: [{ side: 'rerolls', of: 'reload' }],
    });
  });

  it('is left as it is where it is of today', () => {
    const printed = printPack('gunslinger');
    const read = checked(printed);
    expect('pack' in read && inPackForm(read.pack.hero)).toEqual(JSON.parse(printed).hero);
  });

  it('keeps the hash by which games know it', () => {
    const text = file(SNARE);
    const read = checked(text);
    expect('pack' in read && read.pack.hash).toBe(hashOf(JSON.parse(text).hero));
  });

  it('is refused for what its schema would not have', () => {
    const read = checked(file({ ...SNARE, hooks: { dusk: [damage] } }));
    expect('problems' in read && read.problems.length).toBeGreaterThan(0);
  });
});
