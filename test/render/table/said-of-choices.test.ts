/** Over the whole content: no option is a bare name, and whoever chooses a player reads what for. */
import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { type Effect, listHeroes } from '../../../src/engine/definitions.ts';
import { promptFor } from '../../../src/engine/effects/parts/candidates.ts';
import type { EffectsFrame } from '../../../src/engine/model/frame.ts';
import { choiceLabel } from '../../../src/render/table/choice-words.ts';
import { printedText } from '../../../src/render/table/content-names.ts';
import type { Question } from '../../../src/render/table/question.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const HEROES = listHeroes();
const TOKEN_NAMES = new Set(HEROES.flatMap(({ tokens }) => tokens.map(({ name }) => name)));

/** All arrays of effects in a definition, at any depth. */
function listsIn(part: unknown): (readonly Effect[])[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(listsIn);
  return Array.isArray(part) && isEffects(part) ? [part, ...inner] : inner;
}

function isEffects(list: readonly unknown[]): list is readonly Effect[] {
  return list.length > 0 && list.every((one) => typeof one === 'object' && one !== null && 'do' in one);
}

function questionOf(effect: Effect): Question {
  return {
    seat: 0,
    kind: 'choose',
    moment: null,
    prompt: null,
    source: null,
    effect,
    open: [],
    hidden: [],
    isPrivate: false,
  };
}

describe.each(HEROES.map((hero) => ({ id: hero.id, hero })))('$id', ({ hero }) => {
  const lists = listsIn(hero);

  it('offers no option by a bare name', () => {
    const bare = lists
      .flat()
      .flatMap((effect) =>
        effect.do === 'choose'
          ? effect.options
              .map(({ id }) => choiceLabel([], questionOf(effect), id, ENGLISH))
              .filter((label) => TOKEN_NAMES.has(label))
          : [],
      );
    expect(bare).toEqual([]);
  });

  it('says for what a player is chosen, or shows the printed text', () => {
    const untold = [...hero.abilities, ...hero.cards, ...hero.tokens].flatMap((part) =>
      listsIn(part).flatMap((list) =>
        list.flatMap(({ do: name }, at) => {
          if (name !== 'choose-player' && name !== 'choose-players') return [];
          const frame: Pick<EffectsFrame, 'list'> = { list: list.slice(at) };
          return promptFor(frame).ask === 'player' && printedText(part.id) === '' ? [part.id] : [];
        }),
      ),
    );
    expect(untold).toEqual([]);
  });
});

it('names a Bot with what its activation brings', () => {
  const choices = HEROES.flatMap(listsIn)
    .flat()
    .filter((effect) => effect.do === 'choose');
  const labels = choices.flatMap((effect) =>
    effect.options.map(({ id }) => choiceLabel([], questionOf(effect), id, ENGLISH)),
  );
  const ofBots = [...new Set(labels.filter((label) => / · (Heal Bot|Shock Bot|Nanobot)$/.test(label)))];
  expect(ofBots.toSorted()).toEqual([
    'Add 3 damage · Shock Bot',
    'Damage for Nanite · Nanobot',
    'Heal 1 or heal 2 · Heal Bot',
  ]);
});
