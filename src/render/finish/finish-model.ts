/** The finishing picture of a game in plain words and figures, and the same in one text. */
import type { GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { coloursOf } from '../hero-colours.ts';
import { colourOf } from '../picture/colour.ts';
import { type Ended, outcomeWords } from '../table/alt-text.ts';
import { sourceName } from '../table/content-names.ts';
import { clipped } from '../table/phrasing.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from '../table/players.ts';
import type { Course, Hit } from './course.ts';

export interface FinishLine {
  /** Whoever shares the dial. */
  readonly name: string;
  /** `#rrggbb`. */
  readonly colour: string;
  /** Health at the end of each of the model's turns. */
  readonly health: readonly number[];
}

export interface FinishModel {
  readonly title: string;
  readonly course: string;
  /** Rising; the first is 0, the start. */
  readonly turns: readonly number[];
  readonly lines: readonly FinishLine[];
  /** The biggest hit and the killing blow, each as a heading with its words. */
  readonly facts: readonly { readonly heading: string; readonly text: string }[];
}

export interface FinishInput {
  /** The public view of the finished game. */
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  readonly course: Course;
  readonly ended: Ended | null;
  readonly words: Words;
}

export function finishModel({ view, players, course, ended, words }: FinishInput): FinishModel {
  const { finish } = words;
  const told = (hit: Hit) => {
    const victim = plainNameOf(players, hit.seat, words);
    const source = hit.source === null ? finish.stolen : sourceName(hit.source, words);
    return finish.hit(hit.amount, source, victim, hit.turn);
  };
  return {
    title: outcomeWords(view, players, words, ended).replace(/\.$/, ''),
    course: finish.course,
    turns: course.turns.map(({ turn }) => turn),
    lines: linesOf(view, players, course, words),
    facts: [
      ...(course.biggest ? [{ heading: finish.biggest, text: told(course.biggest) }] : []),
      ...(course.killing ? [{ heading: finish.killing, text: told(course.killing) }] : []),
    ],
  };
}

function linesOf(
  { seats }: GameView,
  players: readonly TablePlayer[],
  { turns }: Course,
  words: Words,
): FinishLine[] {
  const dials = [...new Set(seats.map(({ dial }) => dial))];
  const heroes = new Set<string>();
  return dials.map((dial) => {
    const sharers = seats.filter((seat) => seat.dial === dial);
    const hero = sharers[0]?.hero ?? '';
    const base = heroes.has(hero) ? colourOf(`${hero} ${dial}`) : coloursOf(hero).base;
    heroes.add(hero);
    const names = sharers.map(({ seat }) =>
      words.table.named(plainNameOf(players, seat, words), heroNameOf(players, seat)),
    );
    return {
      name: words.picture.together(names),
      colour: base,
      health: turns.map(({ health }) => health[dial] ?? 0),
    };
  });
}

/** At most 1,024 characters. */
export function finishAltText(model: FinishModel, { finish }: Words): string {
  const lines = model.lines.map(({ name, health }) => `${finish.healths(name, health)}.`);
  const facts = model.facts.map(({ heading, text }) => `${heading}: ${text}.`);
  return clipped([`${model.title}.`, ...facts, `${model.course}.`, ...lines].join(' '), 1024);
}
