import { afterEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { addText, unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { splitByTiers } from '../../../../src/content/packs/text/tiers-of-text.ts';
import { heroReference } from '../../../../src/content/reference/from-definition.ts';

afterEach(unloadPacks);

/** The tiers of the typed abilities as the board draws them. */
function drawn(...lines: string[]): (readonly (readonly string[])[])[] {
  const text = ['hero Twotier', 'dice 1-3 pole, 4-5 wick, 6 flame', ...lines].join('\n');
  const { draft } = addText('twotier.hero.txt', text);
  return heroReference(draft, undefined, 'twotier').abilities.map(({ tiers }) =>
    tiers.map(({ effects }) => effects),
  );
}

describe('the text of an ability with two tiers', () => {
  it.each([
    ['of one symbol', '4 pole: roll 1 die; gain 1 CP', '5 pole: roll 2 dice; gain 2 CP'],
    ['of different dice', 'pole pole wick wick: roll 1 die; gain 1 CP', '3 wick: roll 2 dice; gain 2 CP'],
    ['from the best', '5 wick: roll 1 die; gain 1 CP', '4x wick: roll 2 dice; gain 2 CP'],
    ['straights', 'small straight: roll 1 die; gain 1 CP', 'large straight: roll 2 dice; gain 2 CP'],
  ])('is drawn once: %s', (_, one, other) => {
    const [tiers = []] = drawn('ability Both', `  ${one}`, `  ${other}`);
    expect(tiers.flat().toSorted()).toEqual(['roll 1 die; gain 1 CP.', 'roll 2 dice; gain 2 CP.']);
  });

  it('stands apart from that of a secondary ability', () => {
    const [tiers = []] = drawn(
      'ability Both',
      '  4 pole: roll 1 die; gain 1 CP',
      '  5 pole: roll 2 dice; gain 2 CP',
      '  3 flame "Third": heal 2',
    );
    expect(tiers.flat()).toEqual(['roll 1 die; gain 1 CP.', 'roll 2 dice; gain 2 CP.', 'heal 2.']);
  });

  it('stays whole when it does not name the dice of the tiers', () => {
    const dice = { 1: 'pole', 2: 'pole', 3: 'pole', 4: 'wick', 5: 'wick', 6: 'flame' } as const;
    const tiers = [
      { kind: 'symbols', need: { pole: 4 } },
      { kind: 'symbols', need: { pole: 5 } },
    ] as const;
    expect(splitByTiers('Gain 1 CP, or 2 with 5 poles.', tiers, dice)).toBeNull();
    expect(splitByTiers('4 pole: Gain 1 CP. 3 wick: Gain 2 CP.', tiers, dice)).toBeNull();
    expect(splitByTiers('4 pole: Gain 1 CP. 5 poles: Gain 2 CP.', tiers, dice)).toEqual([
      'Gain 1 CP.',
      'Gain 2 CP.',
    ]);
  });
});
