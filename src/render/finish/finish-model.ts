/** The model of the picture at the end of a game, and its alt text. */
import type { GameView } from '../../engine/index.ts';
import type { GameSummary, Hit } from '../../history/game-summary.ts';
import type { Words } from '../../words/index.ts';
import { ALT_TEXT_LENGTH } from '../discord-limits.ts';
import { coloursOf } from '../hero-colours.ts';
import { strikeSentence } from '../history/strikes-of-turns.ts';
import { colourOf } from '../picture/colour.ts';
import { type EndReason, outcomeWords } from '../table/alt-text.ts';
import { sourceName } from '../table/content-names.ts';
import { clipped } from '../table/phrasing.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from '../table/players.ts';
import { type TrophyInput, type TrophyModel, trophyModel } from './trophy-model.ts';

export interface FinishLine {
  /** Name in the legend, where three names with their heroes have no room. */
  readonly legend: string;
  /** The names of the players who share the dial, with their heroes. */
  readonly name: string;
  /** `#rrggbb`. */
  readonly colour: string;
  /** Health at the end of each of the model's turns. */
  readonly health: readonly number[];
  /** Figures after the name, one for each column of the model; the last is the health at the end. */
  readonly figures: readonly number[];
}

/** A box of the picture. */
export interface FinishFact {
  readonly heading: string;
  readonly text: string;
}

export interface FinishModel {
  readonly title: string;
  /** The winner of a game against each other; null for a party and without a winner. */
  readonly trophy: TrophyModel | null;
  /** True when a party has lost, so that there is no winner. */
  readonly isLost: boolean;
  readonly chartTitle: string;
  /** Ascending; the first is 0, the start. */
  readonly turns: readonly number[];
  /** Headings of the figures; none if health is the only one. */
  readonly columns: readonly string[];
  readonly lines: readonly FinishLine[];
  /** How the series stands, the biggest hit and the killing blow. */
  readonly facts: readonly FinishFact[];
}

export interface FinishInput {
  /** The public view of the finished game. */
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  readonly summary: GameSummary;
  readonly ended: EndReason | null;
  /** The result of a Mission in one sentence, and its reasons. */
  readonly mission?: { readonly title: string; readonly isWon: boolean; readonly reasons: readonly string[] };
  /** How the series stands of which this was a game; left out for a single game. */
  readonly series?: FinishFact;
  /** What is known of the winner; left out for a party. */
  readonly trophy?: TrophyInput;
  readonly words: Words;
}

export function finishModel(input: FinishInput): FinishModel {
  const { view, players, summary, ended, mission, series, words } = input;
  const { finish } = words;
  const trophy =
    mission || !input.trophy ? null : trophyModel(view, players, summary.killing, input.trophy, words);
  const told = (hit: Hit) => {
    const victim = hit.victim ?? plainNameOf(players, hit.seat, words);
    const source = hit.source === null ? finish.stolen : sourceName(hit.source, words);
    const { amount, turn } = hit;
    return mission
      ? finish.hitInRound(amount, source, victim, turn)
      : finish.hit(amount, source, victim, turn);
  };
  return {
    title: (mission?.title ?? outcomeWords(view, players, words, ended)).replace(/\.$/, ''),
    trophy,
    isLost: mission?.isWon === false,
    chartTitle: mission ? finish.chartTitleByRound : finish.chartTitle,
    turns: summary.turns.map(({ turn }) => turn),
    columns: summary.results ? [finish.dealt, finish.defeated, finish.health] : [],
    lines: linesOf(view, players, summary, words),
    facts: [
      ...(series ? [series] : []),
      ...(mission?.reasons ?? []).map((text) => ({ heading: finish.reason, text })),
      // The strike in the picture tells the killing blow.
      ...(summary.biggest ? [{ heading: finish.biggest, text: told(summary.biggest) }] : []),
      ...(summary.killing && !trophy?.strike
        ? [{ heading: mission ? finish.lastBlow : finish.killing, text: told(summary.killing) }]
        : []),
    ],
  };
}

function linesOf(
  view: GameView,
  players: readonly TablePlayer[],
  { turns, results = [] }: GameSummary,
  words: Words,
): FinishLine[] {
  const seats = seatsShown(view);
  const dials = [...new Set(seats.map(({ dial }) => dial))];
  const heroes = new Set<string>();
  return dials.map((dial) => {
    const sharers = seats.filter((seat) => seat.dial === dial);
    const hero = sharers[0]?.hero ?? '';
    const base = heroes.has(hero) ? colourOf(`${hero} ${dial}`) : coloursOf(hero).base;
    heroes.add(hero);
    const people = sharers.map(({ seat }) => plainNameOf(players, seat, words));
    const names = sharers.map(({ seat }, at) => {
      const [name = '', heroName] = [people[at], heroNameOf(players, seat)];
      return name === heroName ? name : words.table.named(name, heroName);
    });
    const health = turns.map((turn) => turn.health[dial] ?? 0);
    const done = results[sharers[0]?.seat ?? -1];
    return {
      name: words.picture.together(names),
      legend: words.picture.together(sharers.length < 3 ? names : people),
      colour: base,
      health,
      figures: [...(done ? [done.dealt, done.defeated] : []), health.at(-1) ?? 0],
    };
  });
}

/** The seats with a line: all of them, and in Adventures the heroes and the boss, as minions come and go on theirs. */
function seatsShown({ seats, crawl }: GameView): GameView['seats'] {
  if (!crawl) return seats;
  return seats.filter(({ seat }) => seat < crawl.heroes.length || seat === crawl.boss?.seat);
}

/** At most 1,024 characters. */
export function finishAltText(model: FinishModel, words: Words): string {
  const { finish } = words;
  const { lines: stoodOut = [], strike = null } = model.trophy ?? {};
  const lines = model.lines.map(({ name, health }) => `${finish.healths(name, health)}.`);
  const facts = model.facts.map(({ heading, text }) => `${heading}: ${text.replace(/\.$/, '')}.`);
  const table = model.columns.length === 0 ? [] : model.lines.map((line) => figuresText(model, line));
  const title = /[.!]$/.test(model.title) ? model.title : `${model.title}.`;
  return clipped(
    [
      title,
      ...stoodOut,
      ...(strike ? [strikeSentence(strike, words)] : []),
      ...facts,
      ...table,
      `${model.chartTitle}.`,
      ...lines,
    ].join(' '),
    ALT_TEXT_LENGTH,
  );
}

/** `Ada (Barbarian): damage dealt 31, enemies felled 3, health 12.` */
function figuresText({ columns }: FinishModel, { name, figures }: FinishLine): string {
  const told = columns.map((column, at) => `${column.toLowerCase()} ${figures[at] ?? 0}`);
  return `${name}: ${told.join(', ')}.`;
}
