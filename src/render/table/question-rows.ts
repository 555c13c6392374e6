/** The rows of buttons and selects that answer the present question. */
import type { GameView } from '../../engine/index.ts';
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
import { counted } from './phrasing.ts';
import type { TablePlayer } from './players.ts';
import type { Question } from './question.ts';

export interface Asked {
  readonly place: Place;
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  readonly question: Question;
  /** Positions (from 1) of the dice that the roller has marked to keep. */
  readonly keeps: readonly number[];
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
  return [...buttonRows(beside), ...selects(asked.place, name, placeholder, offers.map(optionOf))];
}

function spendRows(asked: Asked, beside: readonly Button[]): Row[] {
  const { players, view, question } = asked;
  const offers = [
    ...spendOffers(view, question.seat, question.open),
    ...useOffers(players, question.seat, question.open),
  ];
  return offered(asked, offers, 'spend', 'Spend a token or use an ability', 'secondary', beside);
}

/** Between Roll Attempts: toggles for the dice, the reroll that they make, the abilities that the dice meet. */
function rollRows(asked: Asked): Row[] {
  const { question } = asked;
  const dice = openRollOf(asked.view)?.dice ?? [];
  const first = question.open.find((action) => action.type === 'roll');
  const mayReroll = question.open.some((action) => action.type === 'reroll');
  const attempt: Button[] = [];
  if (first) attempt.push(act(asked, first, 'Roll 5 dice', 'primary'));
  if (mayReroll) attempt.push(rerollButton(asked, dice.length));
  const offers = abilityOffers(
    asked.players,
    question.seat,
    dice.map((die) => die.value),
    question.open,
  );
  if (question.open.some((action) => action.type === 'no-ability')) {
    attempt.push(act(asked, { type: 'no-ability' }, 'Activate nothing'));
  }
  return [
    ...(mayReroll ? buttonRows(keepToggles(asked)) : []),
    ...spendRows(asked, attempt),
    ...offered(asked, offers, 'ability', 'Activate an ability', 'primary'),
  ];
}

function keepToggles({ place, view, players, keeps }: Asked): Button[] {
  const roll = openRollOf(view);
  if (!roll) return [];
  return roll.dice.map(({ value }, index) =>
    button(
      place,
      { verb: 'keep', die: index + 1 },
      faceWords(players, roll.owner, value),
      keeps.includes(index + 1) ? 'primary' : 'secondary',
    ),
  );
}

function rerollButton({ place, view, keeps }: Asked, dice: number): Button {
  const again = Array.from({ length: dice }, (_, index) => index + 1).filter((die) => !keeps.includes(die));
  const left = `(${attemptsLeft(view)} left)`;
  if (again.length === 0) {
    return button(place, { verb: 'pick', name: 'reroll' }, `Reroll no dice ${left}`, 'primary', true);
  }
  const label = `Reroll ${counted(again.length, 'die', 'dice')} ${left}`;
  return button(place, { verb: 'act', action: { type: 'reroll', dice: again } }, label, 'primary');
}

function windowRows(asked: Asked): Row[] {
  const { players, question, view } = asked;
  const left = counted(attemptsLeft(view), 'attempt', 'attempts');
  const returns = rerollOffers(view, players, question.open);
  return [
    ...spendRows(asked, [act(asked, { type: 'pass' }, passLabel(asked), 'primary')]),
    ...offered(asked, returns, 'reroll', `Roll dice again instead (${left} left)`, 'secondary'),
  ];
}

function passLabel({ question, view }: Asked): string {
  if (question.kind !== 'main') return 'Pass';
  return view.turn.phase === 'main-1' ? 'Go on to the Offensive Roll' : 'End the turn';
}

function defenseRows(asked: Asked): Row[] {
  const { players, question } = asked;
  const offers = defenseOffers(players, question.seat, question.open);
  const decline = question.open.some((action) => action.type === 'no-defense')
    ? [act(asked, { type: 'no-defense' }, 'No defense')]
    : [];
  const buttons = offers.map(({ action, label }) => act(asked, action, label, 'primary'));
  return spendRows(asked, [...buttons, ...decline]);
}

/** Questions of effects: players, options, numbers, dice. */
function answerRows(asked: Asked): Row[] {
  const { players, question, view } = asked;
  const targets = question.open.flatMap((action) =>
    action.type === 'target' ? [{ action, label: targetLabel(players, action.player) }] : [],
  );
  const prompt = question.prompt ?? 'Choose one';
  return [
    ...offered(asked, targets, 'target', prompt, 'primary'),
    ...offered(asked, alterOffers(view, players, question.open), 'alter', prompt, 'primary'),
    ...offered(asked, rerollOffers(view, players, question.open), 'reroll', prompt, 'primary'),
    ...choiceRows(asked, question.open),
  ];
}

/** Buttons for a few options, a select for many or for numbers. */
export function choiceRows(asked: Asked, actions: readonly TableAction[]): Row[] {
  const offers = actions.flatMap((action) =>
    action.type === 'choose'
      ? [
          {
            action,
            label: choiceLabel(asked.players, asked.question, action.option),
            description: choiceDescription(action.option),
          },
        ]
      : [],
  );
  const prompt = asked.question.prompt ?? 'Choose one';
  if (asked.question.kind === 'amount') return selects(asked.place, 'amount', prompt, offers.map(optionOf));
  return offered(asked, offers, 'choose', prompt, asked.question.kind === 'choose' ? 'primary' : 'secondary');
}
