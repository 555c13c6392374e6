/** The picture that announces a game, and its alt text. */
import { describe, expect, it } from 'vitest';
import '../../src/content/index.ts';
import { openingModelOf } from '../../src/commands/opening/opening-message.ts';
import type { PlayedMode } from '../../src/engine/hosting.ts';
import { drawOpening } from '../../src/render/opening/draw-opening.ts';
import { openingAltText } from '../../src/render/opening/opening-model.ts';
import { ENGLISH } from '../../src/words/index.ts';
import { labelTexts } from './picture/board-fixture.ts';

const HEROES = ['artificer', 'paladin', 'monk', 'thor', 'huntress', 'seraph'];
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'];

function begun(mode: PlayedMode, count: number) {
  return {
    mode,
    heroes: HEROES.slice(0, count),
    occupants: NAMES.slice(0, count).map((name, at) => ({ kind: 'person' as const, userId: `${at}`, name })),
  };
}

describe('the picture of a start', () => {
  it('shows hero against hero with their players, and what begins', () => {
    const model = openingModelOf({ ...begun('duel', 2), series: 'best-of-3' }, ENGLISH);
    expect(labelTexts(drawOpening(model))).toEqual([
      'Duel, Best of 3',
      'Artificer',
      'Ada',
      'Paladin',
      'Bo',
      'vs',
    ]);
    expect(openingAltText(model, ENGLISH)).toBe('Duel, Best of 3: Ada (Artificer) vs Bo (Paladin).');
  });

  it.each([
    ['2v2', 4, '2 vs 2: Ada (Artificer) and Cleo (Monk) vs Bo (Paladin) and Dan (Thor).'],
    ['3v3', 6, /Ada \(Artificer\), Cleo \(Monk\) and Eve \(Huntress\) vs Bo/],
    ['koth', 3, 'King of the Hill: Ada (Artificer) vs Bo (Paladin) vs Cleo (Monk).'],
    ['2v2v2', 6, / vs .+ vs /],
  ] as const)('shows the sides of %s', (mode, count, alt) => {
    const model = openingModelOf(begun(mode, count), ENGLISH);
    const drawn = labelTexts(drawOpening(model));
    for (const name of NAMES.slice(0, count)) expect(drawn.filter((text) => text === name)).toHaveLength(1);
    expect(drawn.includes('vs')).toBe(model.sides.length === 2);
    expect(openingAltText(model, ENGLISH)).toEqual(
      typeof alt === 'string' ? alt : expect.stringMatching(alt),
    );
  });

  it('names a bot of a party once, which has the name of its hero', () => {
    const occupants = [...begun('duel', 1).occupants, { kind: 'bot' as const, name: 'Paladin' }];
    const model = openingModelOf({ ...begun('duel', 2), occupants }, ENGLISH);
    expect(labelTexts(drawOpening(model))).toEqual(['Duel', 'Artificer', 'Ada', 'Paladin', 'vs']);
    expect(openingAltText(model, ENGLISH)).toBe('Duel: Ada (Artificer) vs Paladin.');
  });
});
