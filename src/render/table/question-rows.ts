/** The rows of buttons and selects that answer the present question. */
import { modifiersIn, tokenById } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { actionWords, type TableAction } from '../action-words.ts';
import { type Asked, act } from './asked.ts';
import { choiceDescription, choiceLabel, targetLabel } from './choice-words.ts';
import { alterRows, keepRows, rerollButton, rerollRows } from './dice-rows.ts';
import { openRollOf } from './dice-words.ts';
import { abilityOffers, defenseOffers, type Offer, spendOffers, useOffers } from './offers.ts';
import { type Button, buttonRows, MOST_BUTTONS, type Option, type Row, selects } from './parts.ts';
import { promptWords } from './prompt-words.ts';
import type { Question } from './question.ts';

/** At most four rows that give every public answer; none where the answer is secret. */
export function questionRows(asked: Asked): Row[] {
  switch (asked.question.kind) {
    case 'roll':
      return rollRows(asked);
    case 'main':
    case 'window':
      return windowRows(asked);
    case 'defend':
      return defenseRows(asked);
    default:
      return answerRows(asked);
  }
}

function optionOf({ action, label, description }: Offer): Option {
  return { label, value: actionWords(action), ...(description ? { description } : {}) };
}

/** Buttons while they fit into one row beside `beside` others, otherwise a select of their own. `style` is the first one's. */
function offered(
  asked: Asked,
  offers: readonly Offer[],
  name: string,
  placeholder: string,
  style: 'primary' | 'secondary',
  beside: readonly Button[] = [],
): Row[] {
  if (beside.length + offers.length <= MOST_BUTTONS) {
    const buttons = offers.map(({ action, label }, at) =>
      act(asked, action, label, at === 0 ? style : 'secondary'),
    );
    return buttonRows([...beside, ...buttons]);
  }
  return [
    ...buttonRows(beside),
    ...selects(asked.place, name, placeholder, offers.map(optionOf), asked.words),
  ];
}

function spendRows(asked: Asked, beside: readonly Button[]): Row[] {
  const { players, view, question, words } = asked;
  const offers = [
    ...spendOffers(view, question.seat, question.open, words),
    ...useOffers(players, question.seat, question.open, words),
  ];
  return offered(asked, offers, 'spend', words.table.spendMenu, 'secondary', beside);
}

/** Between Roll Attempts: toggles for the dice, the reroll that they make, the abilities that the dice meet. */
function rollRows(asked: Asked): Row[] {
  const { keeps, question, view, words } = asked;
  const dice = openRollOf(view)?.dice ?? [];
  const first = question.open.find((action) => action.type === 'roll');
  const mayReroll = question.open.some((action) => action.type === 'reroll');
  const offers = offersToActivate(asked);
  const canReroll = mayReroll && keeps.length < dice.length;
  // One button stands out: rolling on while that is possible, then the strongest ability.
  const isOpen = first !== undefined || canReroll;
  const attempt: Button[] = [
    ...(first ? [act(asked, first, words.table.roll, 'primary')] : []),
    ...(mayReroll ? [rerollButton(asked, canReroll ? 'primary' : 'secondary')] : []),
    ...newAnnouncement(asked, isOpen || offers.length > 0 ? 'secondary' : 'primary'),
  ];
  return [
    ...(mayReroll ? keepRows(asked) : []),
    ...spendRows(asked, attempt),
    ...offered(asked, offers, 'ability', words.table.abilityMenu, isOpen ? 'secondary' : 'primary'),
  ];
}

function offersToActivate({ players, view, question, words }: Asked): Offer[] {
  const dice = openRollOf(view)?.dice.map((die) => die.value) ?? [];
  return abilityOffers(view, players, question.seat, dice, question.open, words);
}

function newAnnouncement(asked: Asked, style: 'primary' | 'secondary' = 'secondary'): Button[] {
  const mayDecline = asked.question.open.some((action) => action.type === 'no-ability');
  return mayDecline ? [act(asked, { type: 'no-ability' }, asked.words.table.activateNothing, style)] : [];
}

function windowRows(asked: Asked): Row[] {
  const { question, words } = asked;
  const mayReturn = question.open.some((action) => action.type === 'reroll');
  const beside = [
    act(asked, { type: 'pass' }, passLabel(asked), 'primary'),
    ...longerPasses(asked),
    ...(mayReturn ? [rerollButton(asked, 'secondary', true)] : []),
    ...newAnnouncement(asked),
  ];
  return [
    ...(mayReturn ? keepRows(asked) : []),
    ...spendRows(asked, beside),
    ...offered(asked, offersToActivate(asked), 'ability', words.table.abilityMenu, 'secondary'),
  ];
}

/** Passes that answer what follows as well: who has nothing to add presses once an attack. */
function longerPasses(asked: Asked): Button[] {
  const { question, view, words } = asked;
  if (question.kind !== 'window') return [];
  const isAttack = view.turn.phase.endsWith('-roll');
  return [
    ...(isAttack ? [act(asked, { type: 'pass', until: 'attack' }, words.table.passAttack)] : []),
    act(asked, { type: 'pass', until: 'turn' }, words.table.passTurn),
  ];
}

function passLabel({ question, view, words }: Asked): string {
  const { table } = words;
  if (question.kind !== 'main') return table.pass;
  if (view.turn.phase !== 'main-1') return table.endTurn;
  const { cp = 0, tokens = [] } = view.seats[question.seat] ?? {};
  // What stands between the Main Phase and the roll is said before it is left (rule: knockdown).
  for (const { id, name } of tokens) {
    const [hindrance] = modifiersIn(tokenById(id), 'offense');
    if (hindrance) {
      const price = hindrance.cp;
      return cp < price ? table.goOnLosing(name, price - cp) : table.goOnPaying(name, price);
    }
  }
  return table.goOn;
}

function defenseRows(asked: Asked): Row[] {
  const { players, question, words } = asked;
  const offers = defenseOffers(players, question.seat, question.open, words);
  const decline = question.open.some((action) => action.type === 'no-defense')
    ? [act(asked, { type: 'no-defense' }, words.table.noDefense)]
    : [];
  const buttons = offers.map(({ action, label }, at) =>
    act(asked, action, label, at === 0 ? 'primary' : 'secondary'),
  );
  return spendRows(asked, [...buttons, ...decline]);
}

/** What a select says before anything is chosen in it. */
function placeholderOf({ prompt }: Question, words: Words): string {
  return prompt === null ? words.table.chooseOne : promptWords(prompt, words).alone;
}

/** Questions of effects: players, options, numbers, dice. */
function answerRows(asked: Asked): Row[] {
  const { question, words } = asked;
  const targets = question.open.flatMap((action) =>
    action.type === 'target' ? [{ action, label: targetLabel(asked, action.player) }] : [],
  );
  const prompt = placeholderOf(question, words);
  return [
    ...offered(asked, targets, 'target', prompt, targets.length === 1 ? 'primary' : 'secondary'),
    ...alterRows(asked),
    ...rerollRows(asked),
    ...choiceRows(asked, question.open),
  ];
}

/** Buttons for a few options, a select for many or for numbers. */
export function choiceRows(asked: Asked, actions: readonly TableAction[]): Row[] {
  const { words } = asked;
  const offers = actions.flatMap((action) =>
    action.type === 'choose'
      ? [
          {
            action,
            label: choiceLabel(asked.players, asked.question, action.option, words),
            description: choiceDescription(action.option),
          },
        ]
      : [],
  );
  const prompt = placeholderOf(asked.question, words);
  if (asked.question.kind === 'amount')
    return selects(asked.place, 'amount', prompt, offers.map(optionOf), words);
  return offered(asked, offers, 'choose', prompt, asked.question.kind === 'choose' ? 'primary' : 'secondary');
}
