/** A player, or an enemy, as an option. */
import { allyById, isToken, tokenById } from '../../engine/definitions.ts';
import type { GameView, Prompt, Seat } from '../../engine/index.ts';
import { BUTTON_LABEL_LENGTH } from '../discord-limits.ts';
import { asksPlainly, isNamed, priceOfRange } from './choice-words.ts';
import { tokenName } from './content-names.ts';
import { clipped } from './phrasing.ts';
import { heroNameOf, plainNameOf } from './players.ts';
import type { QuestionContext } from './question-context.ts';

/** A player as an option: name and hero; with more than two players also health, or that it is a team-mate. */
export function targetLabel({ players, view, question, words }: QuestionContext, seat: Seat): string {
  const figure = view.mission?.figures.find((one) => one.seat === seat);
  if (figure) {
    const hero = view.mission?.heroes[question.seat];
    const price = priceOfRange(question.prompt);
    const far = price === null ? words.missionTable.atRange : words.missionTable.atRangeFor(price);
    const reach = hero?.beside.includes(seat) ? words.missionTable.adjacent : far;
    const guards = figure.tokens.flatMap(({ id, count }) =>
      isGuard(id) ? [words.missionTable.guard(count, tokenName(id))] : [],
    );
    const isPlan = asksPlainly(question.prompt, 'attack-plan');
    const others = isPlan ? (view.mission?.heroes ?? []) : [];
    const aims = others.filter((other) => other.plan === seat && other.seat !== question.seat).length;
    const name = plainNameOf(players, seat, words);
    return clipped(words.missionTable.figure(name, figure.health, guards, reach, aims), BUTTON_LABEL_LENGTH);
  }
  const { prompt } = question;
  if (isNamed(prompt, 'all-momentum-for')) {
    const say = words.questions.allMomentumFor;
    const held = view.mission?.heroes[seat]?.momentum ?? 0;
    const hero = say.hero(plainNameOf(players, seat, words), held, held + prompt.amount);
    const allies = prompt.makes.flatMap((made) => (made.seat === seat ? [allyById(made.ally).name] : []));
    return clipped(allies.length === 0 ? hero : say.recruits(hero, allies), BUTTON_LABEL_LENGTH);
  }
  const named = words.table.named(plainNameOf(players, seat, words), heroNameOf(players, seat));
  const statuses = isAboutStatuses(prompt) ? statusNames(view, seat) : [];
  if (statuses.length > 0) {
    return clipped(words.questions.whoseStatus(named, statuses), BUTTON_LABEL_LENGTH);
  }
  const chosen = view.seats[seat];
  if (view.seats.length <= 2 || chosen === undefined) return clipped(named, BUTTON_LABEL_LENGTH);
  const team = view.seats[question.seat]?.team;
  // Team-mates who decide together, about one of themselves, share their health.
  if (chosen.team === team && (view.pending?.also.length ?? 0) > 0)
    return clipped(named, BUTTON_LABEL_LENGTH);
  const isMate = seat !== question.seat && chosen.team === team;
  return clipped(
    isMate ? words.table.teamMate(named) : words.table.withHealth(named, chosen.health),
    BUTTON_LABEL_LENGTH,
  );
}

/**
 * The players of a question in the order of its options: for a gain oneself and team-mates first, for a status effect
 * that harms the others first, else as they sit.
 */
export function targetsInOrder({ view, question }: QuestionContext, seats: readonly Seat[]): Seat[] {
  const gains = isNamed(question.prompt, 'who-gains');
  if (!gains && !isNamed(question.prompt, 'who-gets')) return [...seats];
  const team = view.seats[question.seat]?.team;
  const distance = (seat: Seat) => (seat === question.seat ? 0 : view.seats[seat]?.team === team ? 1 : 2);
  return seats.toSorted((a, b) => (distance(a) - distance(b)) * (gains ? 1 : -1));
}

/** Whether an enemy spends the token against damage. */
function isGuard(token: string): boolean {
  return isToken(token) && (tokenById(token).enemy ?? []).some(({ when }) => when === 'attacked');
}

/** Whether a player is chosen who has a status effect. */
function isAboutStatuses(prompt: Prompt | null): boolean {
  return asksPlainly(prompt, 'whose-status') || asksPlainly(prompt, 'status-from');
}

/** The status effects of a seat that can be taken from it. */
function statusNames({ seats }: GameView, seat: Seat): string[] {
  return (seats[seat]?.tokens ?? []).flatMap(({ id, name }) => {
    const token = isToken(id) ? tokenById(id) : null;
    return token === null || token.kind === 'companion' || token.fixed ? [] : [name];
  });
}
