/** The rows of buttons and selects that answer the present question. */
import type { GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { actionWords, type TableAction } from '../action-words.ts';
import { choiceDescription, choiceLabel, targetLabel } from './choice-words.ts';
import { alterOffers, rerollOffers } from './dice-offers.ts';
import { attemptsLeft, faceWords, openRollOf } from './dice-words.ts';
import { abilityOffers, defenseOffers, type Offer, spendOffers, useOffers } from './offers.ts';
import {
  type Button,
  button,
  buttonRows,
  MOST_BUTTONS,
  type Option,
  type Place,
  type Row,
  selects,
} from './parts.ts';
import type { TablePlayer } from './players.ts';
import { promptWords } from './prompt-words.ts';
import type { Question } from './question.ts';

export interface Asked {
  readonly place: Place;
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  readonly question: Question;
  /** Positions (from 1) of the dice that the roller has marked to keep. */
  readonly keeps: readonly number[];
  readonly words: Words;
}

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

/** A button for an answer. */
function act(
  asked: Asked,
  action: TableAction,
  label: string,
  style: 'primary' | 'secondary' = 'secondary',
): Button {
  return button(asked.place, { verb: 'act', action }, label, style);
}

function optionOf({ action, label, description }: Offer): Option {
  return { label, value: actionWords(action), ...(description ? { description } : {}) };
}

/** Buttons while they fit into one row beside `beside` others, otherwise a select of their own. */
function offered(
  asked: Asked,
  offers: readonly Offer[],
  name: string,
  placeholder: string,
  style: 'primary' | 'secondary',
  beside: readonly Button[] = [],
): Row[] {
  if (beside.length + offers.length <= MOST_BUTTONS) {
    return buttonRows([...beside, ...offers.map(({ action, label }) => act(asked, action, label, style))]);
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
  const { question, words } = asked;
  const dice = openRollOf(asked.view)?.dice ?? [];
  const first = question.open.find((action) => action.type === 'roll');
  const mayReroll = question.open.some((action) => action.type === 'reroll');
  const attempt: Button[] = [];
  if (first) attempt.push(act(asked, first, words.table.roll, 'primary'));
  if (mayReroll) attempt.push(rerollButton(asked, dice.length));
  attempt.push(...newAnnouncement(asked));
  return [
    ...(mayReroll ? buttonRows(keepToggles(asked)) : []),
    ...spendRows(asked, attempt),
    ...offered(asked, offersToActivate(asked), 'ability', words.table.abilityMenu, 'primary'),
  ];
}

function offersToActivate({ players, view, question, words }: Asked): Offer[] {
  const dice = openRollOf(view)?.dice.map((die) => die.value) ?? [];
  return abilityOffers(players, question.seat, dice, question.open, words);
}

function newAnnouncement(asked: Asked): Button[] {
  const mayDecline = asked.question.open.some((action) => action.type === 'no-ability');
  return mayDecline ? [act(asked, { type: 'no-ability' }, asked.words.table.activateNothing)] : [];
}

function keepToggles({ place, view, players, keeps, words }: Asked): Button[] {
  const roll = openRollOf(view);
  if (!roll) return [];
  return roll.dice.map(({ value }, index) =>
    button(
      place,
      { verb: 'keep', die: index + 1 },
      faceWords(players, roll.owner, value, words),
      keeps.includes(index + 1) ? 'primary' : 'secondary',
    ),
  );
}

function rerollButton({ place, view, keeps, words }: Asked, dice: number): Button {
  const again = Array.from({ length: dice }, (_, index) => index + 1).filter((die) => !keeps.includes(die));
  const left = attemptsLeft(view);
  if (again.length === 0) {
    const label = words.table.rerollNone(left);
    return button(place, { verb: 'pick', name: 'reroll' }, label, 'primary', true);
  }
  const label = words.table.reroll(again.length, left);
  return button(place, { verb: 'act', action: { type: 'reroll', dice: again } }, label, 'primary');
}

function windowRows(asked: Asked): Row[] {
  const { players, question, view, words } = asked;
  const returns = rerollOffers(view, players, question.open, words);
  const pass = act(asked, { type: 'pass' }, passLabel(asked), 'primary');
  return [
    ...spendRows(asked, [pass, ...newAnnouncement(asked)]),
    ...offered(asked, returns, 'reroll', words.table.rerollMenu(attemptsLeft(view)), 'secondary'),
    ...offered(asked, offersToActivate(asked), 'ability', words.table.abilityMenu, 'secondary'),
  ];
}

function passLabel({ question, view, words }: Asked): string {
  if (question.kind !== 'main') return words.table.pass;
  return view.turn.phase === 'main-1' ? words.table.goOn : words.table.endTurn;
}

function defenseRows(asked: Asked): Row[] {
  const { players, question, words } = asked;
  const offers = defenseOffers(players, question.seat, question.open, words);
  const decline = question.open.some((action) => action.type === 'no-defense')
    ? [act(asked, { type: 'no-defense' }, words.table.noDefense)]
    : [];
  const buttons = offers.map(({ action, label }) => act(asked, action, label, 'primary'));
  return spendRows(asked, [...buttons, ...decline]);
}

/** What a select says before anything is chosen in it. */
function placeholderOf({ prompt }: Question, words: Words): string {
  return prompt === null ? words.table.chooseOne : promptWords(prompt, words).alone;
}

/** Questions of effects: players, options, numbers, dice. */
function answerRows(asked: Asked): Row[] {
  const { players, question, view, words } = asked;
  const targets = question.open.flatMap((action) =>
    action.type === 'target' ? [{ action, label: targetLabel(players, action.player, words) }] : [],
  );
  const prompt = placeholderOf(question, words);
  return [
    ...offered(asked, targets, 'target', prompt, 'primary'),
    ...offered(asked, alterOffers(view, players, question.open, words), 'alter', prompt, 'primary'),
    ...offered(asked, rerollOffers(view, players, question.open, words), 'reroll', prompt, 'primary'),
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
