import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TURN_PHASES, turnPhases } from '../../src/render/picture/board-model.ts';
import { drawBoard } from '../../src/render/picture/draw-board.ts';
import { wordsFor } from '../../src/words/index.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { duel, labelTexts, seat } from '../render/picture/board-fixture.ts';
import { drawable, drawnText, outside, pseudo } from './pseudo.ts';

describe('words drawn in the picture of the board', () => {
  beforeAll(() => {
    // Letters are drawn as outlines, and the marks of the language of tests have none.
    LANGUAGES.de = { picture: { rolls: (left) => `noch ${left}`, to: (name) => `an ${name}` } };
    LANGUAGES.fr = pseudo;
    LANGUAGES.it = drawable;
  });
  afterAll(() => {
    delete LANGUAGES.de;
    delete LANGUAGES.fr;
    delete LANGUAGES.it;
  });

  it('are those of its language', () => {
    expect(drawBoard({ ...duel, language: 'de' })).not.toBe(drawBoard(duel));
    expect(drawBoard({ ...duel, language: 'en-US' })).toBe(drawBoard(duel));
  });

  it('come from the catalogue, but for what the model says', () => {
    const catalogue = JSON.stringify(wordsFor('en-US'));
    for (const count of [2, 3]) {
      const bare = [...Array(count).keys()].map((at) => seat({ seat: at, tokens: [], upgrades: [] }));
      for (const seats of [duel.seats, bare]) {
        const model = { ...duel, seats, language: 'it' };
        const told = JSON.stringify(model);
        const pieces = outside(drawnText(labelTexts(drawBoard(model)))).flatMap((piece) => piece.split('\n'));
        // With its marks a text may be too long for its place, and loses the last ones.
        const isCut = (piece: string) => piece.endsWith('…') && catalogue.includes(piece.slice(0, -1));
        const stray = pieces.filter(
          (piece) =>
            /\p{L}{2}/u.test(piece) && !/^I{2,3}$/.test(piece) && !told.includes(piece) && !isCut(piece),
        );
        expect(stray).toEqual([]);
      }
    }
  });

  it('name the phases in the language', () => {
    expect(turnPhases(wordsFor('fr')).map(({ label }) => label)).toEqual(
      TURN_PHASES.map(({ label }) => `⟦${label}⟧`),
    );
  });
});
