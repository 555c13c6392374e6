/** Labels of answers for each kind of question. */
import { expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { abilityOf } from '../../../src/engine/definitions.ts';
import { createGame, viewOf } from '../../../src/engine/index.ts';
import { WORDS_ALONE } from '../../../src/render/emoji/emojis.ts';
import { choiceLabel } from '../../../src/render/table/choice-words.ts';
import { explanationLines } from '../../../src/render/table/explanations.ts';
import { playersAt } from '../../../src/render/table/index.ts';
import { promptWords } from '../../../src/render/table/prompt-words.ts';
import type { Question } from '../../../src/render/table/question.ts';
import { targetLabel } from '../../../src/render/table/target-words.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const QUESTION: Question = {
  seat: 0,
  kind: 'target',
  moment: null,
  prompt: { ask: 'player' },
  source: 'Enforcer',
  effect: { do: 'choose-players', among: 'opponents', count: 2, distinct: true, upTo: true },
  open: [],
  hidden: [],
  isPrivate: false,
};

it.each([
  ['target', 'Nobody else'],
  ['reroll', 'Keep these dice'],
  ['alter', 'Change no other die'],
] as const)('a %s question is left with %s', (kind, label) => {
  expect(choiceLabel([], { ...QUESTION, kind }, 'skip', ENGLISH)).toBe(label);
});

it.each([
  [0, '0 to Nyra, 3 to you'],
  [2, '2 to Nyra, 1 to you'],
  [3, '3 to Nyra, 0 to you'],
])('the parts of split damage name who takes them: %i', (option, label) => {
  const open = [0, 1, 2, 3].map((amount) => ({ type: 'choose', option: amount }) as const);
  const next = { do: 'redirect', dial: 'nyra', amount: { count: 'noted', name: 'passed' } } as const;
  const question: Question = { ...QUESTION, kind: 'amount', effect: null, next, open };
  expect(choiceLabel([], question, option, ENGLISH)).toBe(label);
  expect(choiceLabel([], { ...question, next: null }, option, ENGLISH)).toBe(`${option}`);
});

/** Labels of the seats of a game as answers. */
function targets(
  mode: 'duel' | '2v2',
  heroes: readonly string[],
  prompt: Question['prompt'],
  also: readonly number[],
) {
  const state = createGame({ mode, seats: heroes.map((hero) => ({ hero })), seed: 'targets', first: 0 });
  const [own, other] = state.seats;
  if (!own || !other) throw new Error('nobody sits there');
  own.tokens.bleed = [{ by: 1, fresh: false, count: 1 }];
  other.tokens.mesmerize = [{ by: 1, fresh: false, count: 1 }];
  other.tokens['blood-power'] = [{ by: 1, fresh: false, count: 2 }];
  const view = viewOf(state, 'public');
  if (!view.pending) throw new Error('nobody is asked');
  const players = playersAt(
    view.seats,
    ['Ada', 'Bo', 'Cleo', 'Dan'].slice(0, heroes.length).map((name) => ({ name })),
  );
  const asked = {
    players,
    view: { ...view, pending: { ...view.pending, also } },
    question: { ...QUESTION, effect: null, prompt },
    words: ENGLISH,
    place: { surface: 'table', gameId: 'g', rev: 1 },
    keptDice: [],
    quickKeeps: [],
    defenses: {},
    picks: [],
    emojiUse: WORDS_ALONE,
  } as const;
  return view.seats.map(({ seat }) => targetLabel(asked, seat));
}

it.each(['whose-status', 'status-from'] as const)('the answers to %s name the status effects', (ask) => {
  expect(targets('duel', ['gunslinger', 'vampire-lord'], { ask }, [])).toEqual([
    'Ada (Gunslinger): Reload, Bleed',
    'Bo (Vampire Lord): Mesmerize, Blood Power',
  ]);
});

it('team-mates who decide together about one of them are named alike', () => {
  const heroes = ['seraph', 'ninja', 'treant', 'gunslinger'];
  const [own, , mate] = targets('2v2', heroes, { ask: 'attack-target' }, [2]);
  expect([own, mate]).toEqual(['Ada (Seraph)', 'Cleo (Treant)']);
  const [alone, , other] = targets('2v2', heroes, { ask: 'attack-target' }, []);
  expect([alone, other]).toEqual(['Ada (Seraph), 50 health', 'Cleo (Treant), team-mate']);
});

it('a question that begins with the name of a token keeps its capital', () => {
  expect(promptWords('Evasive or Cleanse?', ENGLISH).within).toBe('Evasive or Cleanse?');
  expect(promptWords('Which Bot do you build?', ENGLISH).within).toBe('which Bot do you build?');
});

it('effects of the same moment are explained where their order is asked', () => {
  const of = [
    { option: 'quick-draw', kind: 'ability', id: 'quick-draw', seat: 0 },
    { option: 'bleed', kind: 'token', id: 'bleed', seat: 0 },
  ] as const;
  const seats = [{ hero: 'gunslinger' }, { hero: 'vampire-lord' }];
  const view = viewOf(createGame({ mode: 'duel', seats, seed: 'order', first: 0 }), 'public');
  const question: Question = { ...QUESTION, effect: null, prompt: { ask: 'which-comes-next', of } };
  const lines = explanationLines(
    view,
    playersAt(view.seats, [{ name: 'Ada' }, { name: 'Bo' }]),
    question,
    ENGLISH,
  );
  expect(lines).toEqual([
    '- **Quick Draw**: At your upkeep gain Reload.',
    expect.stringMatching(/^- \*\*Bleed\*\*: In your Upkeep Phase roll a die for each/),
  ]);
});

it('the tile of a crawl whose effect asks is explained, also to heroes who did not explore it', () => {
  const seats = [{ hero: 'gunslinger' }, { hero: 'vampire-lord' }];
  const view = viewOf(createGame({ mode: 'duel', seats, seed: 'tile', first: 0 }), 'public');
  const players = playersAt(view.seats, [{ name: 'Ada' }, { name: 'Bo' }]);
  const asked = (source: string) =>
    explanationLines(view, players, { ...QUESTION, effect: null, prompt: null, source }, ENGLISH);
  expect(asked('citadel')).toEqual([
    '- **Citadel**: All heroes discard half of their cards, rounded up, and draw 2.',
  ]);
  expect(asked('quick-draw')).toEqual([]);
});

it.each([
  [0, 'Steal 1 CP (Bo has none)'],
  [1, 'Steal 1 CP'],
])('an option that steals CP says when there is none to steal: %i', (cp, label) => {
  const seats = [{ hero: 'cursed-pirate' }, { hero: 'ninja' }];
  const state = createGame({ mode: 'duel', seats, seed: 'steal', first: 0 });
  const [, target] = state.seats;
  const effect = abilityOf('cursed-pirate', 'walk-the-plank').variants[0]?.effects[0];
  if (!target || !effect) throw new Error('the Cursed Pirate has no Walk the Plank');
  target.cp = cp;
  const view = viewOf(state, 'public');
  const players = playersAt(view.seats, [{ name: 'Ada' }, { name: 'Bo' }]);
  const question: Question = { ...QUESTION, kind: 'choose', effect, prompt: null };
  expect(choiceLabel(players, question, 'steal', ENGLISH, view)).toBe(label);
  expect(choiceLabel(players, question, 'discard', ENGLISH, view)).toBe('They discard a card');
});
