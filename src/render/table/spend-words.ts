/** Button labels for spending tokens. */
import { type Effect, isToken, tokenById } from '../../engine/definitions.ts';
import type { Amount } from '../../engine/vocabulary/amount.ts';
import type { Words } from '../../words/index.ts';
import type { TableAction } from '../action-code.ts';
import { BUTTON_LABEL_LENGTH } from '../discord-limits.ts';
import { tokenName } from './content-names.ts';
import type { ForcedMove } from './forced-move.ts';
import { effectsText } from './option-words.ts';
import { capitalised, clipped, titleOfId } from './phrasing.ts';

/**
 * The label: the token, the use, and the number of tokens.
 * @param move the move, if it is certain
 */
export function spendLabel(
  action: Extract<TableAction, { type: 'spend' }>,
  held: number,
  move: ForcedMove | null,
  words: Words,
): string {
  const { table } = words;
  const known = isToken(action.token) ? tokenById(action.token) : null;
  const isCompanion = known?.kind === 'companion';
  const name = tokenName(action.token);
  const cards = known?.spends?.find((spend) => spend.use === action.use)?.cards;
  if (cards !== undefined) {
    return clipped(table.useForCards(cards, useWords(action.use, table), name), BUTTON_LABEL_LENGTH);
  }
  const spend = known?.spends?.find(({ use }) => use === action.use);
  const costs = spend?.costs;
  if (costs && action.count === 0) {
    const paid = table.useFor(name, costs.count, tokenName(costs.token));
    const brings = effectsText(spend.effects, words);
    const label = brings === null ? table.use(paid) : capitalised(table.doesWhat(paid, [brings]));
    return clipped(label, BUTTON_LABEL_LENGTH);
  }
  const spendTo = isCompanion ? table.useCompanionTo : table.spendTo;
  const damage = spend ? damageAdded(spend.effects, action.count) : null;
  const isMove = move !== null && spend?.effects.some((effect) => effect.do === 'transfer-chosen');
  const prevented =
    spend && action.use === 'prevent' ? preventionIn(spend.effects, action.count, table) : null;
  const plain = damage === null ? (prevented ?? useWords(action.use, table)) : table.addDamage(damage);
  const what = isMove ? table.moveToken(tokenName(move.token), move.to) : plain;
  const use = spend && mayComeToNothing(spend.effects) ? table.tryTo(what) : what;
  // The number is left out for a companion of which there is only one.
  if (isCompanion && known.limit === 1)
    return clipped(table.useOneCompanionTo(name, use), BUTTON_LABEL_LENGTH);
  return clipped(spendTo(name, action.count, use, held), BUTTON_LABEL_LENGTH);
}

/** Whether dice are rolled first and all later effects depend on them. */
function mayComeToNothing(effects: readonly Effect[]): boolean {
  const [first, ...rest] = effects;
  return first?.do === 'roll' && rest.every((effect) => effect.do === 'if' && effect.otherwise.length === 0);
}

/** How much damage the spend prevents, once its dice allow it; null where its only effect is another. */
function preventionIn(effects: readonly Effect[], spent: number, table: Words['table']): string | null {
  const [only, ...others] = effects.filter(({ do: name }) => name !== 'roll');
  if (only === undefined || others.length > 0) return null;
  if (only.do === 'if') return only.otherwise.length > 0 ? null : preventionIn(only.effects, spent, table);
  if (only.do === 'avoid') return table.preventAll;
  if (only.do !== 'prevent') return null;
  if (only.amount === 'half') return table.preventHalf;
  if (only.amount === 'all') return table.preventAll;
  const amount = ofSpent(only.amount, spent);
  return amount === null ? null : table.prevent(amount);
}

/** The damage that the spend certainly adds to the Attack if that is its only effect; null otherwise. */
function damageAdded([only, ...others]: readonly Effect[], spent: number): number | null {
  if (only === undefined || others.length > 0) return null;
  if (only.do === 'if') {
    const { amount, bound } = only.when.test === 'at-least' ? only.when : {};
    if (amount === undefined || bound === undefined) return null;
    const count = ofSpent(amount, spent);
    return count === null ? null : damageAdded(count >= bound ? only.effects : only.otherwise, spent);
  }
  return only.do === 'add-damage' ? ofSpent(only.amount, spent) : null;
}

function ofSpent(amount: Amount, spent: number): number | null {
  if (typeof amount === 'number') return amount;
  return 'count' in amount && amount.count === 'noted' && amount.name === 'spent' ? spent : null;
}

/** The use of a token, worded to follow `to`; the id for a use that only a pack has. */
function useWords(use: string, { uses }: Words['table']): string {
  const known: Readonly<Record<string, string>> = uses;
  return (Object.hasOwn(known, use) ? known[use] : undefined) ?? titleOfId(use).toLowerCase();
}
