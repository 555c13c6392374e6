/**
 * Everything that a person may do right now, as one list of texts for `/act`: the buttons and menus of the table and of
 * the person's hand, in their words, and the keeping of dice by value.
 */
import { ComponentType } from 'discord.js';
import { heroById, isBoard } from '../../engine/definitions.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { decodeAction, encodeAction, type TableAction } from '../action-code.ts';
import type { Row } from '../components.ts';
import { readCustomId } from '../custom-id.ts';
import { WORDS_ALONE } from '../emoji/emojis.ts';
import { isAtTable } from './asked-people.ts';
import { facesOf, faceWordsIn, openRollOf, ownerOfDie } from './dice-words.ts';
import type { HandInput } from './hand-input.ts';
import { handPanel } from './hand-panel.ts';
import type { Place } from './parts.ts';
import { questionOf } from './question.ts';
import { questionRows } from './question-rows.ts';

export interface ActChoice {
  /** Differs from the labels of all other choices. */
  readonly label: string;
  readonly does:
    | { readonly verb: 'act'; readonly action: TableAction }
    /** Marks or unmarks a die, position from 1. */
    | { readonly verb: 'keep'; readonly die: number };
}

/**
 * All choices of a person, the likely ones first.
 * @param input as for the panel of the person's hand
 * @throws TypeError for a view that belongs to no seat
 */
export function actChoices(input: HandInput): ActChoice[] {
  const { words = ENGLISH } = input;
  const rows = [...tableRows(input, words), ...panelRows(input)];
  const isMenu = ({ components: [first] }: Row) => first?.type === ComponentType.StringSelect;
  const choices = [...rows.filter((row) => !isMenu(row)), ...rows.filter(isMenu)].flatMap((row) =>
    choicesIn(row, input, words),
  );
  const isMark = ({ does }: ActChoice) => does.verb === 'keep';
  return distinct(
    [...choices.filter((choice) => !isMark(choice)), ...keepChoices(input, words), ...choices.filter(isMark)],
    words,
  );
}

/** The rows that the table shows instead of the panel. */
function tableRows(
  { view, players, keptDice, quickKeeps = [], defenses = {}, picks, gameId, legal }: HandInput,
  words: Words,
): Row[] {
  const own = view.pending?.seat === view.viewer ? questionOf(view, legal, view.pending) : null;
  if (own === null || !isAtTable(own, view, players)) return [];
  const place: Place = { surface: 'hand', gameId, rev: view.rev };
  return questionRows({
    place,
    view,
    players,
    question: own,
    keptDice,
    quickKeeps,
    defenses,
    picks,
    // Choices of a command are texts.
    emojiUse: WORDS_ALONE,
    words,
  });
}

function panelRows(input: HandInput): Row[] {
  return handPanel(input).components.flatMap((component) =>
    component.type === ComponentType.Container
      ? component.components.filter((part): part is Row => part.type === ComponentType.ActionRow)
      : [],
  );
}

/** The answers among the buttons and menus of a row; buttons that open panels are left out. */
function choicesIn({ components }: Row, input: HandInput, words: Words): ActChoice[] {
  return components.flatMap((component): ActChoice[] => {
    if (component.type === ComponentType.StringSelect) {
      return component.options.flatMap(({ label, value }) => {
        const action = decodeAction(value);
        const menu = component.placeholder ?? '';
        return action ? [{ label: words.act.ofMenu(menu, label), does: { verb: 'act', action } }] : [];
      });
    }
    if (component.type !== ComponentType.Button || !('custom_id' in component) || component.disabled)
      return [];
    const does = readCustomId(component.custom_id)?.buttonAction;
    if (does?.verb === 'act') return [{ label: component.label ?? '', does }];
    // Whoever types a reroll means it.
    if (does?.verb === 'reroll-asks') {
      const action = { type: 'reroll', dice: does.dice } as const;
      return [{ label: component.label ?? '', does: { verb: 'act', action } }];
    }
    return does?.verb === 'keep' ? [{ label: dieLabel(does.die, input, words), does }] : [];
  });
}

function dieLabel(die: number, { view, players, keptDice, picks }: HandInput, words: Words): string {
  const roll = openRollOf(view);
  const face = faceWordsIn(roll, players, ownerOfDie(roll, die), roll?.dice[die - 1]?.value ?? null, words);
  const isMarked = keptDice.includes(die) || picks.includes(die);
  if (isMarked) return words.act.releaseDie(die, face);
  return view.pending?.kind === 'roll' ? words.act.keepDie(die, face) : words.act.pickDie(die, face);
}

/** Whether the person may now reroll any of their dice. */
function mayReroll({ view, legal }: HandInput): boolean {
  return (
    view.pending?.seat === view.viewer &&
    openRollOf(view)?.kind === 'offensive' &&
    legal.some(({ type }) => type === 'reroll')
  );
}

/** Keeping all dice of one value, and rerolling all dice. */
function keepChoices(input: HandInput, words: Words): ActChoice[] {
  const roll = openRollOf(input.view);
  if (!roll || !mayReroll(input)) return [];
  const values = [...new Set(facesOf(roll))].sort();
  return values
    .flatMap((value) => rerollOthers(input, positionsOf(facesOf(roll), [value]), words) ?? [])
    .concat(rerollOthers(input, [], words) ?? []);
}

/** The positions of all dice with one of the values, from 1. */
function positionsOf(faces: readonly unknown[], values: readonly unknown[]): number[] {
  return faces.flatMap((face, at) => (values.includes(face) ? [at + 1] : []));
}

/** Rerolling the dice that are not kept; null when that is not allowed, or none is left to reroll. */
function rerollOthers({ view, legal }: HandInput, kept: readonly number[], words: Words): ActChoice | null {
  const dice = openRollOf(view)?.dice ?? [];
  const again = dice.map((_, at) => at + 1).filter((die) => !kept.includes(die));
  const isLegal = legal.some((action) => action.type === 'reroll' && action.dice.join() === again.join());
  if (!isLegal) return null;
  const values = kept.map((die) => dice[die - 1]?.value ?? 0).toSorted();
  const label =
    kept.length === 0 ? words.act.rerollAll(again.length) : words.act.keepValues(values, again.length);
  return { label, does: { verb: 'act', action: { type: 'reroll', dice: again } } };
}

/**
 * Reads which dice are to be kept, as people write it: values ("5 5 3", "5s") or a symbol of the hero ("swords").
 * @param typed in lower case, without punctuation
 * @returns rerolling the others; null when no dice fit, or when dice cannot be rerolled now
 */
export function keepChoice(input: HandInput, typed: string): ActChoice | null {
  const roll = openRollOf(input.view);
  const { words = ENGLISH, players } = input;
  const heroId = players[roll?.owner ?? 0]?.heroId ?? '';
  if (!roll || !isBoard(heroId) || !mayReroll(input)) return null;
  const faces = facesOf(roll);
  const key = heroById(heroId).dice;
  const kept = new Set<number>();
  for (const word of typed.split(' ').filter((part) => part !== '')) {
    const value = /^([1-6])(s?)$/.exec(word);
    const found =
      value === null
        ? faces.flatMap((face, at) =>
            face !== null && plural(key[face] ?? '').includes(word) ? [at + 1] : [],
          )
        : positionsOf(faces, [Number(value[1])]).filter((die) => value[2] === 's' || !kept.has(die));
    const [first] = found;
    if (first === undefined) return null;
    // "5 5" are two dice, "5s" and "swords" are all of them.
    for (const die of value?.[2] === '' ? [first] : found) kept.add(die);
  }
  return kept.size === 0 ? null : rerollOthers(input, [...kept].sort(), words);
}

/** The reroll that keeps dice and is worded like this; null when there is none now. */
export function keepWorded(input: HandInput, label: string): ActChoice | null {
  const { words = ENGLISH, view, legal } = input;
  if (!mayReroll(input)) return null;
  const dice = (openRollOf(view)?.dice ?? []).map((_, at) => at + 1);
  for (const action of legal) {
    if (action.type !== 'reroll') continue;
    const kept = dice.filter((die) => !action.dice.includes(die));
    const choice = rerollOthers(input, kept, words);
    if (choice?.label === label) return choice;
  }
  return null;
}

function plural(symbol: string): readonly string[] {
  const word = symbol.replaceAll('-', '');
  return [word, `${word}s`];
}

/** Text that is the same for choices that do the same, whatever their words are. */
export function deedOf({ does }: Pick<ActChoice, 'does'>): string {
  return does.verb === 'act' ? encodeAction(does.action) : `keep ${does.die}`;
}

/** Leaves out a second choice of the same action, and numbers different ones with the same words. */
function distinct(choices: readonly ActChoice[], words: Words): ActChoice[] {
  const seen = new Set<string>();
  const labels = new Map<string, number>();
  return choices.flatMap(({ label, does }) => {
    const key = deedOf({ does });
    if (seen.has(key)) return [];
    seen.add(key);
    const number = (labels.get(label) ?? 0) + 1;
    labels.set(label, number);
    return [{ label: number === 1 ? label : words.act.again(label, number), does }];
  });
}
