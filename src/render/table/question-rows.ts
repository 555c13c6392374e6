/** The rows of buttons and selects that answer the current question. */
import { isToken } from '../../engine/definitions.ts';
import type { Action, Seat } from '../../engine/index.ts';
import { RECRUIT } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import { encodeAction, type TableAction } from '../action-code.ts';
import type { Button, Row } from '../components.ts';
import { chestLabel, giveUpLabel, shopLabel } from '../crawl/shop-words.ts';
import { salveLabel, tileOffers } from '../crawl/tile-offers.ts';
import { MAX_BUTTONS_IN_ROW } from '../discord-limits.ts';
import { decisionLabel } from '../mission/road-text.ts';
import { choiceDescription, choiceLabel } from './choice-words.ts';
import { alterRows, keepRows, rerollButton, rerollRows, shortcutButtons } from './dice-rows.ts';
import { openRollOf } from './dice-words.ts';
import { offered, optionsOf } from './offer-rows.ts';
import { abilityOffers, defenseOffers, type Offer, spendOffers, useOffers } from './offers.ts';
import { button, buttonRows, selects } from './parts.ts';
import { isEnemyPhase, passButtons } from './pass-buttons.ts';
import { plainNameOf } from './players.ts';
import { promptWords } from './prompt-words.ts';
import type { Question } from './question.ts';
import { actionButton, type QuestionContext } from './question-context.ts';
import { isAtItsBest, lostByReroll, undoesWhatMarksWereFor } from './reroll-risk.ts';
import { spaceRows } from './space-rows.ts';
import { targetLabel, targetsInOrder } from './target-words.ts';

/** At most four rows with every public answer; none if the answer is secret. */
export function questionRows(asked: QuestionContext): Row[] {
  switch (asked.question.kind) {
    case 'roll':
      return rollRows(asked);
    case 'main':
    case 'window':
      return windowRows(asked);
    case 'defend':
      return defenseRows(asked);
    case 'move':
      return asked.view.crawl ? tileRows(asked) : spaceRows(asked);
    default:
      return answerRows(asked);
  }
}

function spendRows(asked: QuestionContext, beside: readonly Button[]): Row[] {
  const { players, view, question, words } = asked;
  const recruits = question.open.filter(isRecruit);
  const offers = [
    ...spendOffers(view, question.seat, question.open, words),
    ...useOffers(
      players,
      question.seat,
      question.open.filter((action) => !isRecruit(action)),
      words,
    ),
  ];
  return [
    ...offered(asked, offers, 'spend', words.table.spendMenu, 'secondary', beside),
    // Allies are in a menu, because their names alone do not say what they do.
    ...selects(
      asked.place,
      'recruit',
      words.table.recruitMenu,
      optionsOf(asked, useOffers(players, question.seat, recruits, words)),
      words,
    ),
  ];
}

function isRecruit(action: Action): boolean {
  return action.type === 'use' && action.line === RECRUIT;
}

/** Between Roll Attempts: toggles for the dice, the reroll, the abilities that the dice fulfil. */
function rollRows(asked: QuestionContext): Row[] {
  const { keptDice, question, view, words } = asked;
  const dice = openRollOf(view)?.dice ?? [];
  const first = question.open.find((action) => action.type === 'roll');
  const mayReroll = question.open.some((action) => action.type === 'reroll');
  const offers = offersToActivate(asked);
  const canReroll = mayReroll && keptDice.length < dice.length;
  const again = dice.flatMap((_, at) => (keptDice.includes(at + 1) ? [] : [at + 1]));
  // One button is highlighted: the strongest ability that the dice fulfil, unless dice are marked to be kept. Marks of
  // an earlier attempt may leave out a die that has completed the ability, or its highest line, since.
  const isInVain =
    lostByReroll(view, question.open, again).length > 0 ||
    isAtItsBest(view, question.open, again) ||
    undoesWhatMarksWereFor(view, question.open, again);
  const wantsReroll = keptDice.length > 0 && !isInVain;
  const isOpen = first !== undefined || (canReroll && (offers.length === 0 || wantsReroll));
  // Before any die is marked, hardly anybody rerolls all of them: the most promising keep is the highlighted one.
  const keeps = shortcutButtons(asked, isOpen && keptDice.length === 0 ? 'primary' : 'secondary');
  const isReroll = canReroll && isOpen && (keptDice.length > 0 || keeps.length === 0);
  const attempt: Button[] = [
    ...(first ? [actionButton(asked, first, words.table.roll, 'primary')] : []),
    ...(mayReroll ? [rerollButton(asked, isReroll ? 'primary' : 'secondary')] : []),
    ...keeps,
  ];
  const style = isOpen ? 'secondary' : 'primary';
  const nothing = newAnnouncement(asked, offers.length > 0 ? 'secondary' : style);
  // The abilities come first; announcing none comes last, in the same row if there is room.
  const isBeside = offers.length + nothing.length <= MAX_BUTTONS_IN_ROW;
  const abilities = isBeside
    ? buttonRows([
        ...offers.map(({ action, label }, at) =>
          actionButton(asked, action, label, at === 0 ? style : 'secondary'),
        ),
        ...nothing,
      ])
    : offered(asked, offers, 'ability', words.table.abilityMenu, style);
  return [
    ...(mayReroll ? keepRows(asked) : []),
    ...spendRows(asked, isBeside ? attempt : [...attempt, ...nothing]),
    ...abilities,
  ];
}

function offersToActivate({ players, view, question, words }: QuestionContext): Offer[] {
  const dice = openRollOf(view)?.dice.map((die) => die.value) ?? [];
  return abilityOffers(view, players, question.seat, dice, question.open, words);
}

function newAnnouncement(asked: QuestionContext, style: 'primary' | 'secondary' = 'secondary'): Button[] {
  const mayDecline = asked.question.open.some((action) => action.type === 'no-ability');
  return mayDecline
    ? [actionButton(asked, { type: 'no-ability' }, asked.words.table.activateNothing, style)]
    : [];
}

function windowRows(asked: QuestionContext): Row[] {
  const { question, words } = asked;
  const mayReturn = question.open.some((action) => action.type === 'reroll');
  const beside = [
    ...passButtons(asked),
    ...(mayReturn ? [rerollButton(asked, 'secondary', true)] : []),
    ...newAnnouncement(asked),
  ];
  return [
    ...(mayReturn ? keepRows(asked) : []),
    ...spendRows(asked, beside),
    ...offered(asked, offersToActivate(asked), 'ability', words.table.abilityMenu, 'secondary'),
  ];
}

/** The most defences that a row has room for twice. */
const MAX_WAYS = 2;

function defenseRows(asked: QuestionContext): Row[] {
  const { defenses, players, question, view, words } = asked;
  const offers = defenseOffers(players, question.seat, question.open, view, words, defenses);
  const { noDefense, noDefenseMeaning, otherwise, rollDefenseAgainstAll, rollDefenseThenPass } = words.table;
  const isOfEnemies = isEnemyPhase(view);
  const decline = question.open.some((action) => action.type === 'no-defense');
  const [first] = offers;
  if (!first) {
    return spendRows(asked, decline ? [actionButton(asked, { type: 'no-defense' }, noDefense)] : []);
  }
  // Each defence has a button, and one that also passes the rest; rarely used answers are in a menu.
  const ways = offers.map(({ action, label }) =>
    actionButton(asked, action, label, action === first.action ? 'primary' : 'secondary'),
  );
  const thenPass = offers.flatMap(({ action, label, name }) =>
    action.type === 'defend' && offers.length <= MAX_WAYS
      ? [
          isOfEnemies
            ? actionButton(asked, { ...action, until: 'enemies' }, rollDefenseAgainstAll(name ?? label))
            : actionButton(asked, { ...action, until: 'attack' }, rollDefenseThenPass(name ?? label)),
        ]
      : [],
  );
  const none = {
    label: noDefense,
    value: encodeAction({ type: 'no-defense' }),
    description: noDefenseMeaning,
  };
  return [
    ...spendRows(asked, [...ways, ...thenPass]),
    ...(decline ? selects(asked.place, 'otherwise', otherwise, [none], words) : []),
  ];
}

/** The placeholder of a select. */
function placeholderOf({ prompt }: Question, words: Words): string {
  return prompt === null ? words.table.chooseOne : promptWords(prompt, words).alone;
}

/** The tiles of a crawl as buttons, the most wanted first, further ones in a menu; then salves. */
function tileRows(asked: QuestionContext): Row[] {
  const { place, view, players, question, words } = asked;
  const offers = tileOffers(view, players, question.open, words);
  const shown = offers.slice(0, MAX_BUTTONS_IN_ROW);
  const buttons = shown.map(({ action, label }, at) =>
    actionButton(asked, action, label, at === 0 ? 'primary' : 'secondary'),
  );
  const rest = offers.slice(MAX_BUTTONS_IN_ROW);
  return [
    ...buttonRows(buttons),
    ...(rest.length > 0 ? selects(place, 'move', words.crawl.tileMenu, optionsOf(asked, rest), words) : []),
    ...choiceRows(asked, question.open),
  ];
}

/**
 * Rows of a ready hero while others decide: the intended target, and the button to take the decision back.
 * @param backLabel the label of the button that takes it back
 */
export function waitingRows(
  { place, players, words }: Pick<QuestionContext, 'place' | 'players' | 'words'>,
  legal: readonly Action[],
  backLabel: string,
): Row[] {
  const say = words.missionTable;
  const labelOf = (target: Seat | null) =>
    target === null ? say.planNobody : plainNameOf(players, target, words);
  const plans = legal.flatMap((action) =>
    action.type === 'plan' ? [{ label: labelOf(action.target), value: encodeAction(action) }] : [],
  );
  const back = legal.some(({ type }) => type === 'not-ready')
    ? buttonRows([button(place, { verb: 'act', action: { type: 'not-ready' } }, backLabel)])
    : [];
  return [...(plans.length > 0 ? selects(place, 'plan', say.planMenu, plans, words) : []), ...back];
}

/** Questions of effects: players, options, numbers, dice. */
function answerRows(asked: QuestionContext): Row[] {
  const { question, words } = asked;
  const players = question.open.flatMap((action) => (action.type === 'target' ? [action.player] : []));
  const targets = targetsInOrder(asked, players).map((player): Offer => {
    return { action: { type: 'target', player }, label: targetLabel(asked, player) };
  });
  const prompt = placeholderOf(question, words);
  return [
    ...offered(asked, targets, 'target', prompt, targets.length === 1 ? 'primary' : 'secondary'),
    ...alterRows(asked),
    ...rerollRows(asked),
    ...choiceRows(asked, question.open),
  ];
}

function isOfDeck({ prompt }: Question): boolean {
  return prompt !== null && typeof prompt === 'object' && prompt.ask === 'card-for-top';
}

/** The label of an answer about the salves of a crawl; null for other questions. */
function crawlLabel(
  { view, players, question, words }: QuestionContext,
  option: string | number,
): string | null {
  const { prompt } = question;
  if (!view.crawl || typeof prompt !== 'object' || prompt === null || typeof option !== 'string') return null;
  if (prompt.ask === 'shop') return shopLabel(option, words);
  if (prompt.ask === 'deck-limit') return giveUpLabel(option, words);
  if (prompt.ask === 'boss-loot') return chestLabel(option, view.crawl.after, words);
  if (prompt.ask !== 'tile' && prompt.ask !== 'salve' && prompt.ask !== 'revive') return null;
  return salveLabel(prompt.ask, option, players, view.crawl.salveHeals, words);
}

/** The first answer stands out: before a battle no salve for who has not lost health. */
function needlessLast(
  { view, question }: QuestionContext,
  actions: readonly TableAction[],
): readonly TableAction[] {
  const { prompt, seat } = question;
  const own = view.seats[seat];
  const isHurt = own === undefined || own.health < own.startHealth;
  if (isHurt || typeof prompt !== 'object' || prompt?.ask !== 'salve') return actions;
  const isSkip = (action: TableAction) => action.type === 'choose' && action.option === 'skip';
  return [...actions.filter(isSkip), ...actions.filter((action) => !isSkip(action))];
}

/** Buttons for a few options, a select for many or for numbers. */
export function choiceRows(asked: QuestionContext, actions: readonly TableAction[]): Row[] {
  const { words } = asked;
  const offers = needlessLast(asked, actions).flatMap((action) =>
    action.type === 'choose'
      ? [
          {
            action,
            label:
              crawlLabel(asked, action.option) ??
              decisionLabel(asked.view.mission, asked.question, action.option) ??
              choiceLabel(asked.players, asked.question, action.option, words, asked.view),
            description: choiceDescription(asked.players, asked.question, action.option),
            ...(typeof action.option === 'string' && isToken(action.option) ? { token: action.option } : {}),
            costsCp: action.option === 'pay',
          },
        ]
      : [],
  );
  const prompt = placeholderOf(asked.question, words);
  if (asked.question.kind === 'amount')
    return selects(asked.place, 'amount', prompt, optionsOf(asked, offers), words);
  // Cards of the deck are in no picture: a menu shows what they do.
  if (isOfDeck(asked.question))
    return selects(asked.place, 'choose', prompt, optionsOf(asked, offers), words);
  return offered(asked, offers, 'choose', prompt, asked.question.kind === 'choose' ? 'primary' : 'secondary');
}
