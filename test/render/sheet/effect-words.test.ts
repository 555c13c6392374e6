import { describe, expect, it } from 'vitest';
import { effectWords, type Word } from '../../../src/render/sheet/effect-words.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const symbols = ['fiery-soul', 'card', 'life', 'A'];

/** Faces in brackets, figures between stars, the unknown between question marks. */
function shown(words: readonly Word[]): string {
  const signs = { plain: '', figure: '*', condition: '_', unknown: '?' } as const;
  return words
    .map((word) =>
      word
        .map((atom) => {
          if (atom.kind === 'face') return `[${atom.symbol}]`;
          return `${signs[atom.ink]}${atom.text}${signs[atom.ink]}`;
        })
        .join(''),
    )
    .join(' ');
}

describe('the words of effects', () => {
  it('show symbols as faces and make figures stand out', () => {
    expect(
      shown(effectWords(['heal 2 × life rolled', 'on 3 fiery soul, gain 1 CP'], symbols, ENGLISH.sheet)),
    ).toBe('Heal *2* × [life] rolled; on *3* [fiery-soul], gain *1* CP');
    expect(shown(effectWords(['on 2x life +3 damage x fiery soul'], symbols, ENGLISH.sheet))).toBe(
      'On *2* [life] *+3* damage × [fiery-soul]',
    );
  });

  it('leave a card that is drawn a card', () => {
    expect(
      shown(effectWords(['draw 1 card × card rolled', 'opponent discards 1 card'], symbols, ENGLISH.sheet)),
    ).toBe('Draw *1* card × [card] rolled; opponent discards *1* card');
  });

  it('take a letter for a symbol only where one is called for', () => {
    expect(shown(effectWords(['A player takes 1 damage per A'], symbols, ENGLISH.sheet))).toBe(
      'A player takes *1* damage per [A]',
    );
  });

  it('do not make bold what follows a figure', () => {
    expect(shown(effectWords(['raise it by 1', 'on 4-of-a-kind gain 4/5/6'], symbols, ENGLISH.sheet))).toBe(
      'Raise it by *1*; on *4*-of-a-kind gain *4/5/6*',
    );
  });

  it('mark what is not known', () => {
    expect(shown(effectWords([], symbols, ENGLISH.sheet))).toBe('?Effect? ?not? ?known?');
    expect(shown(effectWords(['heal 1', 'draw (amount not established)'], symbols, ENGLISH.sheet))).toBe(
      'Heal *1*; ?draw? ?(amount? ?not? ?established)?',
    );
  });
});
