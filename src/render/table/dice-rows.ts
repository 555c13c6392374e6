/** Answers about dice, with a button for each die: keep, change, reroll. */
import type { GameView } from '../../engine/index.ts';
import { encodeAction, type TableAction } from '../action-code.ts';
import type { Button, Row } from '../components.ts';
import type { Emoji } from '../emoji/emojis.ts';
import { attemptsLeft, facesOf, faceWords, faceWordsIn, openRollOf, ownerOfDie } from './dice-words.ts';
import { bestAbilityOf } from './offers.ts';
import { button, buttonRows, selects } from './parts.ts';
import { plainNameOf } from './players.ts';
import { actionButton, type QuestionContext } from './question-context.ts';
import { lostByReroll } from './reroll-risk.ts';

type Roll = GameView['rolls'][number];
type Alter = Extract<TableAction, { type: 'alter' }>;

/**
 * A toggle button for each die. Marked ones are green, and their label or emoji says so too: colours alone do not reach
 * everybody. An emoji stands for the words of the face, so that five dice fit into a row on a phone.
 * @param mark what marked dice are: kept ones have a lock, picked ones a tick
 */
function toggles(
  { place, players, emojiUse, words }: QuestionContext,
  roll: Roll,
  marked: readonly number[],
  mark: 'kept' | 'picked',
  open?: Set<number>,
) {
  const { dice } = words.table;
  const hasOwners = roll.dice.some((other) => other.owner !== undefined);
  return roll.dice.flatMap(({ value }, index) => {
    const die = index + 1;
    if (open && !open.has(die)) return [];
    const isMarked = marked.includes(die);
    const owner = ownerOfDie(roll, die);
    const hasLock = isMarked && mark === 'kept' && !emojiUse.spelled;
    const emoji = emojiUse.emojis.face(players[owner]?.heroId ?? '', value, hasLock);
    const isShown = emoji !== undefined && !emojiUse.spelled;
    const face = isShown ? '' : faceWordsIn(roll, players, owner, value, words);
    // With dice of several players on the table the label names the owner.
    const name = plainNameOf(players, owner, words);
    const label = !hasOwners ? face : isShown ? name : dice.faceOf(name, face);
    // The emoji of a kept die has a lock of its own.
    const isLocked = mark === 'kept' && isShown;
    const shown = !isMarked || isLocked ? label : mark === 'kept' ? dice.locked(label) : dice.picked(label);
    const style = isMarked ? 'success' : 'secondary';
    return [button(place, { verb: 'keep', die }, shown, style, false, emoji)];
  });
}

/** Toggles for the dice to keep at the next Roll Attempt of the Offensive Roll. */
export function keepRows(asked: QuestionContext): Row[] {
  const roll = openRollOf(asked.view);
  return roll ? buttonRows(toggles(asked, roll, asked.keptDice, 'kept')) : [];
}

/**
 * Rerolls all dice that are not kept.
 * @param instead whether an ability is already announced
 */
export function rerollButton(
  asked: QuestionContext,
  style: 'primary' | 'secondary',
  instead = false,
): Button {
  const { place, view, keptDice, words } = asked;
  const dice = openRollOf(view)?.dice ?? [];
  const again = dice.map((_, index) => index + 1).filter((die) => !keptDice.includes(die));
  const left = attemptsLeft(view);
  if (again.length === 0) {
    return button(place, { verb: 'pick', name: 'reroll' }, words.table.rerollNone(left), 'secondary', true);
  }
  const say = instead ? words.table.rerollInstead : words.table.reroll;
  return dicePress(asked, again, say(again.length, left), style);
}

/** A button that rerolls dice. It asks first when the reroll puts much at risk. */
function dicePress(
  { place, question, view }: QuestionContext,
  dice: readonly number[],
  label: string,
  style: 'primary' | 'secondary' = 'secondary',
): Button {
  return lostByReroll(view, question.open, dice).length > 0
    ? button(place, { verb: 'reroll-asks', dice }, label, style)
    : button(place, { verb: 'act', action: { type: 'reroll', dice } }, label, style);
}

/** More of them would hide the reroll and the abilities on a phone. */
export const MAX_QUICK_KEEPS = 2;

const byValue = (one: number | null, other: number | null) => (one ?? 0) - (other ?? 0);

/**
 * Buttons that keep the most promising dice and reroll the others by one press.
 * @param style of the first one
 */
export function shortcutButtons(asked: QuestionContext, style: 'primary' | 'secondary'): Button[] {
  const { keptDice, question, quickKeeps, view, words } = asked;
  const roll = openRollOf(view);
  if (roll?.kind !== 'offensive' || !question.open.some(({ type }) => type === 'reroll')) return [];
  return quickKeeps
    .filter(({ dice }) => dice.join() !== keptDice.join())
    .slice(0, MAX_QUICK_KEEPS)
    .map(({ dice, goal, chance }, at) => {
      const again = roll.dice.flatMap((_, die) => (dice.includes(die + 1) ? [] : [die + 1]));
      const values = dice.map((die) => roll.dice[die - 1]?.value ?? null).toSorted(byValue);
      const label = words.table.quickKeep(values, goal, chance);
      return dicePress(asked, again, label, at === 0 ? style : 'secondary');
    });
}

/** The changes that are offered, last those that set a die to what it shows, which cards may (R81). */
function alterChoices(view: GameView, open: readonly TableAction[]): Alter[] {
  const all = open.filter((action) => action.type === 'alter');
  const rollOf = ({ of }: Alter) =>
    of === undefined ? openRollOf(view) : view.rollsBeside.find(({ owner }) => owner === of);
  return all.toSorted(
    (one, other) => Number(isSame(rollOf(one), one)) - Number(isSame(rollOf(other), other)),
  );
}

function isSame(roll: Roll | null | undefined, { die, to }: Alter): boolean {
  return to !== undefined && roll?.dice[die - 1]?.value === to;
}

/** Changing dice: first the die, then its face, each with the resulting ability. */
export function alterRows(asked: QuestionContext): Row[] {
  const roll = openRollOf(asked.view);
  const all = alterChoices(asked.view, asked.question.open);
  const changes = all.filter(({ of }) => of === undefined);
  const beside = rowsBeside(asked, all);
  if (!roll || changes.length === 0) return beside;
  const dice = new Set(changes.map(({ die }) => die));
  if (changes.length === dice.size) {
    const changing = changes.filter((change) => !isSame(roll, change));
    const buttons = changes.map((change) =>
      actionButton(
        asked,
        change,
        changeLabel(asked, roll, change),
        changing.length === 1 && changing.includes(change) ? 'primary' : 'secondary',
        changedFace(asked, roll, change),
      ),
    );
    return [...buttonRows(buttons), ...beside];
  }
  const faces = changes.filter(({ die }) => asked.picks.includes(die));
  return [
    ...buttonRows(toggles(asked, roll, asked.picks, 'picked', dice)),
    ...buttonRows(faces.map((change) => faceButton(asked, roll, change))),
    ...beside,
  ];
}

/** A menu for each other hero whose dice may be changed too. */
function rowsBeside(asked: QuestionContext, changes: readonly Alter[]): Row[] {
  const { place, players, view, words } = asked;
  return view.rollsBeside.flatMap((roll) => {
    const options = changes
      .filter(({ of }) => of === roll.owner)
      .map((change) => ({
        label: changeLabel(asked, roll, change),
        value: encodeAction(change),
        emoji: changedFace(asked, roll, change),
      }));
    const placeholder = words.table.dice.ofPlayer(plainNameOf(players, roll.owner, words));
    return selects(place, `alter-${roll.owner}`, placeholder, options, words);
  });
}

/** `3 sword to 6 pow: Rage!`, for a die that can be changed in one way only. */
function changeLabel(asked: QuestionContext, roll: Roll, change: Alter): string {
  const { players, words } = asked;
  const { dice } = words.table;
  const from = faceWordsIn(
    roll,
    players,
    ownerOfDie(roll, change.die),
    roll.dice[change.die - 1]?.value ?? null,
    words,
  );
  if (change.to === undefined) return dice.changes(change.die, dice.rerollOne(from));
  if (isSame(roll, change)) return dice.changes(change.die, dice.stays(from));
  return dice.changes(change.die, dice.change(from, faceLabel(asked, roll, change)));
}

/** The face that a die would have after a change; its present one when it is rerolled. */
function changedFace(
  { players, emojiUse }: QuestionContext,
  roll: Roll,
  { die, to }: Alter,
): Emoji | undefined {
  const value = to ?? roll.dice[die - 1]?.value ?? null;
  return emojiUse.emojis.face(players[ownerOfDie(roll, die)]?.heroId ?? '', value);
}

/** A button with the new face of a die, and the ability that it would bring. */
function faceButton(asked: QuestionContext, roll: Roll, change: Alter): Button {
  const emoji = changedFace(asked, roll, change);
  const isShown = emoji !== undefined && !asked.emojiUse.spelled;
  const { dice } = asked.words.table;
  const told = isShown ? (abilityAfter(asked, roll, change) ?? '') : faceLabel(asked, roll, change);
  const label = isSame(roll, change) ? dice.stays(told) : told;
  return actionButton(asked, change, label, 'secondary', emoji);
}

/** `6 pow: Rage!` */
function faceLabel(asked: QuestionContext, roll: Roll, change: Alter): string {
  const { players, words } = asked;
  const face = faceWordsIn(roll, players, ownerOfDie(roll, change.die), change.to ?? null, words);
  const ability = abilityAfter(asked, roll, change);
  return ability === null ? face : words.table.dice.becomes(face, ability);
}

/** The ability that an Offensive Roll would fulfil after a change; null for none. */
function abilityAfter({ view, words }: QuestionContext, roll: Roll, { die, to }: Alter): string | null {
  if (roll.kind !== 'offensive') return null;
  const after = facesOf(roll).map((value, index) => (index === die - 1 ? (to ?? null) : value));
  return bestAbilityOf(view, roll.owner, after, words);
}

/** Rerolling dice by an effect: the picked ones, by one press. */
export function rerollRows(asked: QuestionContext): Row[] {
  const { place, players, picks, question, view, words } = asked;
  const roll = openRollOf(view);
  const rerolls = question.open.filter((action) => action.type === 'reroll');
  if (!roll || rerolls.length === 0) return [];
  const faceAt = (die: number) =>
    faceWords(players, ownerOfDie(roll, die), roll.dice[die - 1]?.value ?? null, words);
  const label = (dice: readonly number[]) => words.table.rerollPicked(dice.map(faceAt));
  const most = Math.max(...rerolls.map(({ dice }) => dice.length));
  if (most === 1) return buttonRows(rerolls.map((action) => actionButton(asked, action, label(action.dice))));
  const dice = new Set(rerolls.flatMap((action) => action.dice));
  const picked = rerolls.find((action) => action.dice.join() === picks.join());
  const answer = picked
    ? actionButton(asked, picked, label(picked.dice), 'primary')
    : button(place, { verb: 'pick', name: 'reroll' }, words.table.pickDice(most), 'secondary', true);
  return [...buttonRows(toggles(asked, roll, picks, 'picked', dice)), ...buttonRows([answer])];
}
