/** The asked player and the question, in one sentence. */
import { isToken, tokenById } from '../../engine/definitions.ts';
import type { GameView, Moment, Prompt, Seat } from '../../engine/index.ts';
import { HAND_LIMIT } from '../../engine/rules.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { announcedDoes } from './announced-words.ts';
import { seatsOnMove } from './asked-people.ts';
import { attackWords, mayBeDefended, type Telling, withComing } from './coming-words.ts';
import { abilityName, printedText, sourceName, tokenName } from './content-names.ts';
import { attemptsLeft, facesOf } from './dice-words.ts';
import { metAbilities } from './met-abilities.ts';
import { withoutDoubleStop } from './phrasing.ts';
import { nameOf, plainNameOf, type TablePlayer } from './players.ts';
import { promptWords } from './prompt-words.ts';

interface Asking {
  /** `order`: "Alice, roll your dice"; `may`: "Bob may answer before damage lands". */
  readonly form: 'order' | 'may';
  readonly text: string;
}

/**
 * The asked seat, and a public sentence about the question.
 * @param prompt the prompt in the asked seat's own view; null if the kind is enough
 * @param called the asked player in the sentence, such as a mention; by default the bold name
 * @returns null when nobody is asked
 */
export function whoseMove(
  view: GameView,
  players: readonly TablePlayer[],
  prompt: Prompt | null = null,
  called?: string,
  words: Words = ENGLISH,
): { readonly seat: Seat; readonly text: string } | null {
  const { pending } = view;
  if (!pending) return null;
  const { form, text } = askingOf({ view, players, pending, prompt, name: nameOf, words, isBrief: false });
  const names = seatsOnMove(pending).map((seat) => `**${nameOf(players, seat, words)}**`);
  const who = called ?? words.asking.anyOf(names);
  const sentence = words.asking[form](who, text);
  return { seat: pending.seat, text: withoutDoubleStop(sentence) };
}

/**
 * What a question wants, told to the asked player: `choose a defense against Smack (8 coming)`, as public as
 * `whoseMove`.
 * @returns null when nobody is asked
 */
export function matterOf(
  view: GameView,
  players: readonly TablePlayer[],
  prompt: Prompt | null,
  words: Words,
): string | null {
  const { pending } = view;
  if (!pending) return null;
  const { form, text } = askingOf({ view, players, pending, prompt, name: nameOf, words, isBrief: false });
  return form === 'may' ? words.asking.youMay(text) : text;
}

/** The line about a pass that was made in place of a seat's person. */
export function passLine(
  view: GameView,
  players: readonly TablePlayer[],
  seat: Seat,
  prompt: Prompt | null,
  words: Words,
): string {
  const { pending } = view;
  const matter = pending
    ? askingOf({ view, players, pending, prompt, name: nameOf, words, isBrief: true }).text
    : '';
  return words.log.passedFor(nameOf(players, seat, words), matter);
}

/** Like `whoseMove`, as short plain text for the picture and for lists: `Alice: roll the dice`. */
export function describePending(
  view: GameView,
  players: readonly TablePlayer[],
  prompt: Prompt | null = null,
  words: Words = ENGLISH,
): string {
  const { pending } = view;
  if (!pending) return '';
  const { form, text } = askingOf({
    view,
    players,
    pending,
    prompt,
    name: plainNameOf,
    words,
    isBrief: true,
  });
  const who = words.asking.anyOf(seatsOnMove(pending).map((seat) => plainNameOf(players, seat, words)));
  return form === 'may' ? words.asking.shortMay(who, text) : words.asking.shortOrder(who, text);
}

interface Situation extends Telling {
  readonly pending: NonNullable<GameView['pending']>;
  readonly prompt: Prompt | null;
  /** Shortens the text, for a line that cannot be broken. */
  readonly isBrief: boolean;
}

function askingOf(situation: Situation): Asking {
  const { view, pending, words } = situation;
  switch (pending.kind) {
    case 'roll':
      return { form: 'order', text: rollWords(view, words) };
    case 'main':
      return { form: 'order', text: mainWords(view, words) };
    case 'window':
      return { form: 'may', text: windowWords(situation, pending.moment ?? 'main') };
    case 'defend':
      return { form: 'order', text: words.asking.defend(attackWords(view, words)) };
    case 'discard':
      return { form: 'order', text: discardWords(view, pending.seat, words) };
    default:
      return { form: 'order', text: effectWords(situation) };
  }
}

function rollWords(view: GameView, { asking }: Words): string {
  const left = attemptsLeft(view);
  const [roll] = view.rolls;
  if (!roll) return left > 0 ? asking.roll(left) : asking.noAttempt;
  const fits = metAbilities(view, roll.owner, facesOf(roll)).length > 0;
  if (left === 0) return fits ? asking.activate : asking.noFit;
  return fits ? asking.reroll(left) : asking.noFitReroll(left);
}

function mainWords(view: GameView, { asking }: Words): string {
  return view.turn.phase === 'main-1' ? asking.firstMain : asking.secondMain;
}

function discardWords(view: GameView, seat: Seat, { asking }: Words): string {
  const tooMany = (view.seats[seat]?.handCount ?? 0) - HAND_LIMIT;
  return tooMany > 0 ? asking.sell(tooMany) : asking.sellOne;
}

/** A question of an effect; without a prompt its kind is named. */
function effectWords(situation: Situation): string {
  const { pending, prompt, isBrief, words } = situation;
  const { asking } = words;
  const source = pending.source === null ? null : sourceName(pending.source, words);
  if (prompt !== null) {
    const { within } = promptWords(prompt, words);
    if (source === null || pending.source === null) return within;
    const text = typeof prompt === 'object' && prompt.ask === 'player' ? printedText(pending.source) : '';
    // A question that names its source is not told for what it is.
    const isNamed = within.toLowerCase().includes(source.toLowerCase());
    const asked = (question: string) => (isNamed ? question : asking.prompt(source, question));
    if (isBrief) return asked(within);
    if (text !== '') return asking.promptOf(source, text, within);
    return asked(withWhatCompanionTakes(within, situation));
  }
  switch (pending.kind) {
    case 'target':
      return source === null ? asking.target : asking.targetFor(source);
    case 'amount':
      return source === null ? asking.amount : asking.amountFor(source);
    case 'alter':
      return source === null ? asking.alter : asking.alterFor(source);
    case 'reroll':
      return source === null ? asking.dice : asking.diceFor(source);
    case 'pay-or-skip':
      return source === null ? asking.pay : asking.payFor(source);
    default:
      return source === null ? asking.choose : asking.chooseFor(source);
  }
}

/** A companion may take the damage that is about to land on who is asked, so the question says how much that is. */
function withWhatCompanionTakes(plain: string, { view, players, pending, name, words }: Situation): string {
  const isCompanion = isToken(pending.source ?? '') && tokenById(pending.source ?? '').kind === 'companion';
  const sums = view.sums.filter(({ seat, total }) => seat === pending.seat && total > 0);
  return isCompanion && sums.length > 0
    ? withComing(plain, { view: { ...view, sums }, players, name, words })
    : plain;
}

/** The card that may be answered, and what it is about to take if the asked player may know. */
function interruptionWords(source: string | null, prompt: Prompt | null, words: Words): string | null {
  if (source === null) return null;
  const card = sourceName(source, words);
  return prompt !== null && typeof prompt !== 'string' && prompt.ask === 'reply-to-removal'
    ? words.asking.answerRemoval(card, prompt.tokens.map(tokenName))
    : words.asking.answerCard(card);
}

function windowWords(
  { view, players, pending, prompt, name, words, isBrief }: Situation,
  moment: Moment,
): string {
  const { asking } = words;
  const active = pending.seat === view.turn.active ? null : name(players, view.turn.active, words);
  const plain = asking.moments[moment];
  switch (moment) {
    case 'phase-start': {
      const begins = asking.phaseBegins(words.phases[view.turn.phase]);
      return view.turn.phase === 'defensive-roll'
        ? withComing(begins, { view, players, name, words })
        : begins;
    }
    case 'main':
      return active === null ? plain : asking.mainOf(active);
    case 'turn-end':
      return active === null ? plain : asking.turnEndOf(active);
    case 'before-activation':
      if (view.announcedNothing) return asking.beforeNothing;
      if (!view.announced) return plain;
      if (active === null) return asking.ownAbility(abilityName(view.announced.variant));
      return announcementWords(view.announced.variant, { view, pending, isBrief, words });
    case 'after-activation':
    case 'at-then':
      return view.attack ? asking.ofAttack(plain, view.attack.name) : plain;
    case 'dice': {
      const label = view.rolls.at(-1)?.label;
      return label ? asking.diceOf(sourceName(label, words)) : plain;
    }
    case 'interruption':
      return interruptionWords(pending.source, prompt, words) ?? plain;
    case 'after-defense-roll':
      if (view.sums.length === 0) return asking.defenseDice;
      return withComing(plain, { view, players, name, words }, asking.incomingBeforeDefense);
    case 'before-defense-roll':
      return withComing(mayBeDefended(view) ? plain : asking.undefended, { view, players, name, words });
    case 'before-damage':
      if (view.sums.length === 0) return asking.beforeEnd;
      if (view.attack && view.sums.every(({ total }) => total <= 0)) return asking.allPrevented;
      return withComing(plain, { view, players, name, words });
    default:
      return plain;
  }
}

/** Where there is room, also what the announced ability is about to do. */
function announcementWords(
  variant: string,
  { view, pending, isBrief, words }: Pick<Situation, 'view' | 'pending' | 'isBrief' | 'words'>,
): string {
  const { asking } = words;
  if (isBrief) return asking.beforeAbility(abilityName(variant), null);
  const canPlan = pending.plans.some((plan) => plan.do === 'defend');
  return (canPlan ? asking.beforeAttack : asking.beforeAbility)(
    abilityName(variant),
    announcedDoes(view, words),
  );
}
