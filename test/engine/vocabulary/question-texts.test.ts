/** Question texts stay with the content: a state contains their ids. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { listHeroes, questionText } from '../../../src/engine/definitions.ts';
import { choose, may, option } from '../../../src/engine/vocabulary/builders.ts';
import { questionTextId } from '../../../src/engine/vocabulary/question-texts.ts';
import { oneIn } from '../../sampling.ts';
import { playOut } from '../../soak/play-out.ts';

describe('the text of a question', () => {
  it('has an id of its own that says none of it, the same each time', () => {
    const id = questionTextId('Deal 3 damage?');
    expect(id).toMatch(/^~[a-z]{14}$/);
    expect(questionTextId('Deal 3 damage?')).toBe(id);
    expect(questionTextId(id)).toBe(id);
    expect(questionTextId('Deal 4 damage?')).not.toBe(id);
    expect(questionText(id)).toBe('Deal 3 damage?');
  });

  it('has the id that saved games contain, in every version', () => {
    expect(questionTextId('Deal 3 damage?')).toBe('~qyzrxknotpbsem');
    expect(questionTextId('Which one of them?')).toBe('~sblyagdawkvabf');
  });

  it('is itself where an older version kept it, and null where content asks it no more', () => {
    expect(questionText('Deal 3 damage?')).toBe('Deal 3 damage?');
    expect(questionText('~aaaaaaaaaaaaaa')).toBeNull();
  });

  it('is left out of effects', () => {
    const asking = [
      may('Really do it?', []),
      choose('Which one of them?', option('one', 'The first of them')),
    ];
    expect(JSON.stringify(asking)).not.toMatch(/Really|Which|first/);
  });
});

/** Every string within a value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('a state', () => {
  const heroes = listHeroes().map(({ id }) => id);

  it.each(heroes)('carries ids only, no words, in random duels of %s', (hero) => {
    const other = heroes[(heroes.indexOf(hero) + 1) % heroes.length] ?? hero;
    let looked = 0;
    const look = (state: object) => {
      looked += 1;
      if (looked % 20 === 0) expect(stringsIn(state).filter((text) => /\s/.test(text))).toEqual([]);
    };
    for (const seed of oneIn(2, ['a', 'b'])) {
      playOut(
        { mode: 'duel', seats: [{ hero }, { hero: other }], seed, first: 'roll' },
        { choices: seed, look },
      );
    }
    expect(looked).toBeGreaterThan(50);
  });
});
