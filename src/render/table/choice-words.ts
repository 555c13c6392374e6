/** Labels of the answers to a choice. They name the effect of each answer; none is a plain yes or no. */
import {
  abilityOf,
  allyById,
  cardOf,
  deckOf,
  type Effect,
  heroById,
  isAlly,
  isBoard,
  isToken,
  looseCard,
  lootById,
  questionText,
  tokenById,
} from '../../engine/definitions.ts';
import type { GameView, NamedPrompt, OfferedEffects, Prompt, Seat } from '../../engine/index.ts';
import { dealOf, givenUp, powerLine } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import { BUTTON_LABEL_LENGTH } from '../discord-limits.ts';
import { abilityName, cardName, tokenName } from './content-names.ts';
import { bareOptionEffect } from './option-words.ts';
import { capitalised, clipped } from './phrasing.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from './players.ts';
import type { Question } from './question.ts';

/** The longest prompt that is repeated on its button. */
const PROMPT_LENGTH = 60;

/** The label of an option: the text of the effect that asks, or the name behind the id. */
export function choiceLabel(
  players: readonly TablePlayer[],
  question: Question,
  option: string | number,
  words: Words,
  view: GameView | null = null,
): string {
  const { table } = words;
  if (typeof option === 'number') return splitLabel(question, option, words) ?? `${option}`;
  const printed = printedLabel(players, question, option, words, view);
  if (printed !== undefined) return printed;
  const { prompt } = question;
  if (isNamed(prompt, 'which-comes-next')) return orderLabel(players, prompt.of, option, words);
  if (isNamed(prompt, 'which-token')) return tokenLabel(players, prompt, option, words);
  switch (option) {
    case 'yes':
      return yesLabel(question.prompt, words);
    case 'no':
      return noLabel(question, table);
    case 'skip':
      return asksPlainly(prompt, 'attack-target') || asksPlainly(prompt, 'attack-plan')
        ? words.missionTable.reachNobody
        : skipLabel(question, table);
    case 'nobody':
      return withoutTarget(prompt, words);
    case 'evenly':
      return words.questions.allMomentumFor.evenly;
    case 'point-by-point':
      return words.questions.allMomentumFor.byPoints;
    case 'later':
      return words.missionTable.planLater;
    case 'reveal':
      return table.revealCards;
    case 'bottom':
      return table.cardUnder;
    case 'top':
      return table.cardNext;
    case 'pay':
      return payLabel(question.prompt, words);
    case 'reroll':
      return words.questions.payOrReroll.reroll;
    case 'seen':
      return words.questions.seen;
    default:
      return thingLabel(players, question.seat, option);
  }
}

/** Who takes how much where damage is split with a companion; null for other amounts. */
function splitLabel({ next, open }: Question, passed: number, { table }: Words): string | null {
  if (next?.do !== 'redirect') return null;
  // All of the damage is the largest answer.
  const all = Math.max(...open.map((action) => (action.type === 'choose' ? Number(action.option) : 0)));
  return table.splits(tokenName(next.dial), passed, all - passed);
}

/** The text of an option; a bare name of a token with what the option brings, and why an option brings nothing. */
function printedLabel(
  players: readonly TablePlayer[],
  { effect, seat }: Question,
  option: string,
  words: Words,
  view: GameView | null,
): string | undefined {
  if (effect?.do !== 'choose') return undefined;
  const chosen = effect.options.find(({ id }) => id === option);
  const label = chosen && questionText(chosen.label);
  if (!chosen || !label) return undefined;
  const poor = view === null ? [] : robbedInVain(view, seat, chosen.effects);
  if (poor.length > 0)
    return clipped(
      words.table.hasNoCp(
        label,
        poor.map((other) => plainNameOf(players, other, words)),
      ),
      BUTTON_LABEL_LENGTH,
    );
  const brings = bareOptionEffect(option, label, chosen.effects, words);
  return brings === null
    ? label
    : clipped(capitalised(words.table.doesWhat(label, [brings])), BUTTON_LABEL_LENGTH);
}

/** The players of whom effects steal CP, if none of them has any. */
function robbedInVain(view: GameView, seat: Seat, effects: readonly Effect[]): readonly Seat[] {
  const isOfTarget = effects.some((effect) => effect.do === 'steal-cp' && effect.from === 'target');
  const robbed = isOfTarget ? targetsOf(view, seat) : [];
  return robbed.some((other) => (view.seats[other]?.cp ?? 0) > 0) ? [] : robbed;
}

/** The targets of the Attack, or who they can only be. */
function targetsOf({ attack, seats }: GameView, seat: Seat): readonly Seat[] {
  if (attack && attack.targets.length > 0) return attack.targets.map((target) => target.seat);
  return seats.length === 2 ? seats.flatMap((other) => (other.seat === seat ? [] : [other.seat])) : [];
}

/** Effects with the same name are distinguished by their recipient. */
function orderLabel(
  players: readonly TablePlayer[],
  of: readonly OfferedEffects[],
  option: string,
  { table, questions }: Words,
): string {
  const named = of.find((offered) => offered.option === option);
  if (!named) return option;
  const plain = named.kind === 'token' ? tokenName(named.id) : abilityName(named.id);
  const name =
    named.by === undefined ? plain : questions.whichToken.answer(plain, null, heroNameOf(players, named.by));
  const isAlone = of.filter(({ id, seat }) => id === named.id && seat !== named.seat).length === 0;
  return isAlone ? name : clipped(table.named(name, heroNameOf(players, named.seat)), BUTTON_LABEL_LENGTH);
}

/** Tokens with the same name are distinguished by age or inflictor. */
function tokenLabel(
  players: readonly TablePlayer[],
  { token, of }: Extract<NamedPrompt, { ask: 'which-token' }>,
  option: string,
  { questions }: Words,
): string {
  const offered = of.find((one) => one.option === option);
  if (!offered) return option;
  const by = offered.by === null ? null : heroNameOf(players, offered.by);
  return clipped(questions.whichToken.answer(tokenName(token), offered.fresh, by), BUTTON_LABEL_LENGTH);
}

type TableWords = Words['table'];

/** Whether a question of the rules has this name. */
export function isNamed<Name extends NamedPrompt['ask']>(
  prompt: Prompt | null,
  name: Name,
): prompt is Extract<NamedPrompt, { ask: Name }> {
  return prompt !== null && typeof prompt === 'object' && prompt.ask === name;
}

/** Whether the prompt is this question of the rules. */
export function asksPlainly(prompt: Prompt | null, name: Exclude<Prompt, string>['ask']): boolean {
  return prompt !== null && typeof prompt === 'object' && prompt.ask === name;
}

/** The momentum that a non-adjacent target costs; null if range is free, or no attack is aimed. */
export function priceOfRange(prompt: Prompt | null): number | null {
  return prompt !== null && typeof prompt === 'object' && 'range' in prompt ? prompt.range : null;
}

function withoutTarget(prompt: Prompt | null, { missionTable }: Words): string {
  const price = priceOfRange(prompt);
  return price === null ? missionTable.attackNobody : missionTable.attackNobodyFor(price);
}

/** `Remove a status effect from yourself?` is answered by the button `Remove a status effect from yourself`. */
function yesLabel(prompt: Prompt | null, { questions, table }: Words): string {
  if (isNamed(prompt, 'prevent')) return questions.prevent.answer(tokenName(prompt.token));
  const asked = typeof prompt === 'string' ? prompt.replace(/\?$/, '') : '';
  return asked === '' || asked.length > PROMPT_LENGTH ? table.doIt : asked;
}

function noLabel({ effect, prompt }: Question, table: TableWords): string {
  if (isNamed(prompt, 'prevent')) return table.letHappen;
  return effect?.do === 'prevent-status' ? table.preventNone : table.leaveIt;
}

function skipLabel(question: Question, table: TableWords): string {
  switch (question.kind) {
    case 'pay-or-skip':
      return table.skipRoll;
    case 'reroll':
      return table.keepDice;
    case 'alter':
      return table.changeNoOther;
    case 'target':
      return table.nobodyElse;
    default:
      return table.leaveIt;
  }
}

function payLabel(prompt: Prompt | null, { questions, table }: Words): string {
  if (isNamed(prompt, 'pay-or-reroll')) return questions.payOrReroll.pay(prompt.cp);
  return isNamed(prompt, 'pay-to-remove') ? table.payCp(prompt.cp) : table.pay;
}

function thingLabel(players: readonly TablePlayer[], seat: Seat, id: string): string {
  if (isToken(id)) return tokenById(id).name;
  if (isAlly(id)) return allyById(id).name;
  const heroId = players[seat]?.heroId ?? '';
  if (isBoard(heroId) && heroById(heroId).abilities.some((level) => level.id === id)) return abilityName(id);
  return cardName(id);
}

/** The loot card that an option of the shop, or of a hero with too many cards, is about; null for other options. */
function lootOfOption(prompt: Prompt | null, option: string): string | null {
  if (asksPlainly(prompt, 'deck-limit')) return givenUp(option);
  const deal = asksPlainly(prompt, 'shop') ? dealOf(option) : null;
  return deal?.deal === 'buy' || deal?.deal === 'sell' ? deal.card : null;
}

/** The effect of an option that is a token or a card of the asked player. */
export function choiceDescription(
  players: readonly TablePlayer[],
  { seat, isPrivate, prompt }: Question,
  option: string | number,
): string {
  if (typeof option !== 'string') return '';
  if (isToken(option)) return tokenById(option).text;
  const loot = lootOfOption(prompt, option);
  if (loot !== null) return lootById(loot).card.text;
  if (isAlly(option)) return powerLine(option, 'recruit')?.text ?? '';
  const heroId = players[seat]?.heroId ?? '';
  if (!isPrivate || !isBoard(heroId)) return '';
  if (!deckOf(heroId).includes(option)) return looseCard(option)?.text ?? '';
  const { text, upgradesTo } = cardOf(heroId, option);
  return upgradesTo === undefined ? text : abilityOf(heroId, upgradesTo).text;
}
