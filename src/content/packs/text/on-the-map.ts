/** Conditions on the map of a Mission, as its boards print them: "no guard is left", "all heroes have left". */
import type { Amount, Condition, Spaces, TakenTile } from '../../../engine/vocabulary/amount.ts';
import { panelId } from './mission-names.ts';
import { alsoReads, type Phrase, phrase, reshaped } from './phrase.ts';
import type { Slot } from './slot.ts';
import { lyingTile, spaces } from './spaces.ts';

type Of<K extends Condition['test']> = Extract<Condition, { test: K }>;
type Counted<K extends Extract<Amount, { count: string }>['count']> = Extract<Amount, { count: K }>;

/** The number that a condition compares with a bound, if it is of a kind. */
function counted<K extends Extract<Amount, { count: string }>['count']>(
  amount: Amount,
  count: K,
): Counted<K> | null {
  const is = (value: Amount): value is Counted<K> =>
    typeof value === 'object' && 'count' in value && value.count === count;
  return is(amount) ? amount : null;
}

interface Panel {
  readonly panel: string;
}
/** The id of a panel in letters of any size, as in a sentence: "the Captain". */
const panelName: Slot<string> = {
  ...panelId,
  read(cursor) {
    const read = panelId.read(cursor);
    return typeof read === 'string' ? read.toLowerCase() : read;
  },
};
interface Lying {
  readonly tile: TakenTile | 'defeat';
  readonly at: Spaces;
}
const lying = { tile: lyingTile, at: spaces };

/** Tiles on spaces: some of them, or none. */
function tiles(test: 'at-least' | 'at-most', bound: number, template: string): Phrase<never> {
  return reshaped<Of<'at-least' | 'at-most'>, Lying>(
    phrase<Lying>({}, template, lying),
    (value) => {
      const found = value.test === test && value.bound === bound ? counted(value.amount, 'tiles') : null;
      return found?.at === undefined ? null : { tile: found.tile, at: found.at };
    },
    (parts) => ({ test, amount: { count: 'tiles', ...parts }, bound }),
  );
}

const ALL_LEFT: Of<'not'> = {
  test: 'not',
  not: { test: 'less', left: { count: 'heroes', exited: true }, right: { count: 'heroes' } },
};

/** Whether no hero is left on the map. */
function isAllLeft({ not }: Of<'not'>): boolean {
  if (not?.test !== 'less') return false;
  return (
    counted(not.left, 'heroes')?.exited === true &&
    counted(not.right, 'heroes')?.exited === undefined &&
    counted(not.right, 'heroes') !== null
  );
}

export const ON_THE_MAP: readonly Phrase<never>[] = [
  tiles('at-most', 0, 'there are no {tile} tiles on {at}'),
  tiles('at-least', 1, 'there are {tile} tiles on {at}'),
  reshaped<Of<'at-most'>, object>(
    phrase<object>({}, 'no enemies are left', {}),
    ({ test, amount, bound }) => {
      const figures = test === 'at-most' && bound === 0 ? counted(amount, 'figures') : null;
      return figures !== null && figures.panel === undefined ? {} : null;
    },
    () => ({ test: 'at-most', amount: { count: 'figures' }, bound: 0 }),
  ),
  reshaped<Of<'at-most'>, Panel>(
    phrase<Panel>({}, 'no {panel} is/are left', { panel: panelId }),
    ({ test, amount, bound }) => {
      const figures = test === 'at-most' && bound === 0 ? counted(amount, 'figures') : null;
      return figures?.panel === undefined ? null : { panel: figures.panel };
    },
    (parts) => ({ test: 'at-most', amount: { count: 'figures', ...parts }, bound: 0 }),
  ),
  ...['the {panel} is defeated', 'all {panel} are defeated'].map((words) =>
    alsoReads(
      reshaped<Of<'at-most'>, Panel>(
        phrase<Panel>({}, words, { panel: panelName }),
        () => null,
        (parts) => ({ test: 'at-most', amount: { count: 'figures', ...parts }, bound: 0 }),
      ),
    ),
  ),
  reshaped<Of<'not'>, object>(
    phrase<object>({}, 'all heroes have left', {}),
    (value) => (isAllLeft(value) ? {} : null),
    () => ({ ...ALL_LEFT, not: { ...ALL_LEFT.not } }),
  ),
];
