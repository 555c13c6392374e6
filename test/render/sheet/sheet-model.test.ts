import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { heroSheetModel } from '../../../src/render/sheet/sheet-model.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { ability, reference, referenceWith } from './heroes.ts';

const names = (id: string, level: 1 | 2 | 3 | 'upgrades'): string[][] =>
  heroSheetModel(reference(id), level).panels.map(({ sections }) => sections.map(({ name }) => name));

describe('what is on a sheet', () => {
  it('is the starting board, the ultimate last', () => {
    expect(names('barbarian', 1).flat()).toEqual([
      ...['Smack', 'Sturdy Blow', 'Mighty Blow', 'Crit Bash', 'Fortitude', 'Overpower', 'Reckless'],
      ...['Thick Skin', 'Rage!'],
    ]);
  });

  it('is the upgrades with what they cost, the levels of one ability together', () => {
    expect(names('barbarian', 'upgrades')[0]).toEqual(['Smack II', 'Smack III']);
    const [smack] = heroSheetModel(reference('barbarian'), 'upgrades').panels;
    expect(smack?.sections.map(({ cost }) => cost)).toEqual([2, 3]);
  });

  it('is only one level when one is asked for', () => {
    expect(names('barbarian', 3)).toEqual([['Smack III'], ['Sturdy Blow III']]);
    expect(names('barbarian', 2)).toHaveLength(8);
  });

  it('is each side of a board with two', () => {
    expect(names('cursed-pirate', 1).flat()).toContain('Walk the Plank');
    expect(names('cursed-pirate', 1).flat()).not.toContain('Abyssal Walk');
    expect(names('cursed-pirate', 'upgrades').flat()).toContain('Abyssal Walk');
    expect(names('cursed-pirate', 'upgrades').flat()).not.toContain('Walk the Plank');
    expect(heroSheetModel(reference('cursed-pirate'), 2).whenEmpty).toContain('another side');
  });

  it('groups the faces of the dice', () => {
    expect(heroSheetModel(reference('barbarian')).dice).toEqual([
      { symbol: 'sword', values: [1, 2, 3] },
      { symbol: 'life', values: [4, 5] },
      { symbol: 'pow', values: [6] },
    ]);
    expect(heroSheetModel({ ...reference('krampus'), dice: null }).dice).toBeNull();
  });
});

describe('what is said of what is not known', () => {
  const notices = (id: string) => heroSheetModel(reference(id)).notices;

  it('is nothing of a hero that is complete, confirmed and playable', () => {
    expect(notices('moon-elf')).toEqual([]);
  });

  it('is what is missing from a hero that cannot be played', () => {
    const [missing, open] = notices('krampus');
    expect(missing?.title).toBe('Cannot be played here yet');
    expect(missing?.lines[0]).toMatch(
      /^Missing: the names of the dice symbols, .* and the hero's own action cards\.$/,
    );
    expect(open?.lines.length).toBeGreaterThan(0);
  });

  it('is that the file is not right yet, for a hero that is still being written', () => {
    const typed = referenceWith({ ...reference('moon-elf'), id: 'moon-elf-twin', pack: 'twin.hero.txt' });
    expect(heroSheetModel(typed).notices.map(({ lines }) => lines)).toEqual([
      ['Lines of the file are not understood, or still to be filled in.'],
    ]);
  });

  it('is nothing for a hero that is being written and is right', () => {
    const typed = referenceWith({ ...reference('moon-elf'), id: 'moon-elf-twin', pack: 'twin.hero.txt' });
    expect(heroSheetModel(typed, 1, ENGLISH, true).notices).toEqual([]);
  });

  it('is that the rules are not built where only they are missing', () => {
    const full = referenceWith({ ...reference('moon-elf'), id: 'moon-elf-twin' });
    expect(heroSheetModel(full).notices.map(({ lines }) => lines)).toEqual([
      ['The board is known, but its rules are not built yet.'],
    ]);
  });

  it('is that a cost or a name is unknown', () => {
    const abilities = [
      ability({ confidence: 'medium' }),
      ability({ id: 'd', slot: 'd', name: 'Defensive ability (name not established)', confidence: 'low' }),
      ability({ id: 'hit-ii', name: 'Hit II', level: 2 }),
    ];
    const [, unnamed] = heroSheetModel(referenceWith({ abilities })).panels.flatMap(
      ({ sections }) => sections,
    );
    expect(unnamed?.name).toBe('Name not known');
    expect(heroSheetModel(referenceWith({ abilities }), 2).panels[0]?.sections[0]?.cost).toBeUndefined();
  });
});
