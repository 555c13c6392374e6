/**
 * Random play that seeks what a soak has not used yet: it rolls for abilities, keeps cards and combat points for cards,
 * and takes what brings a token. All other choices are random.
 */

import { oddsOf } from '../../src/ai/odds/odds.ts';
import { boardAt, factsOf, seatAt } from '../../src/ai/players/table-facts.ts';
import {
  type AbilityLevel,
  cardOf,
  deckOf,
  type Effect,
  heroById,
  tokenById,
} from '../../src/engine/definitions.ts';
import { type Action, type GameView, viewOf } from '../../src/engine/index.ts';
import { anyAction, type Chooser } from './play-out.ts';

/** Half of the upgrades wait while the present level of their ability has something that is sought. */
const UPGRADES_EARLY = 0.5;

/**
 * Returns a player of one game. A thing is no longer sought once it was chosen.
 * @param sought keys of `Tally` (see `unusedThings`); with none, the play is `anyAction`
 */
export function seekingChooser(sought: readonly string[]): Chooser {
  if (sought.length === 0) return anyAction;
  const left = new Set(sought);
  const ways = new Map<string, ReadonlyMap<string, readonly string[]>>();
  return (state, seat, legal, random) => {
    const hero = state.seats[seat]?.hero ?? '';
    const known = ways.get(hero) ?? waysTo(sought, hero);
    ways.set(hero, known);
    const view = viewOf(state, seat);
    const seeker: Seeker = { view, seat, hero, left, ways: known };
    // What is sought itself comes before what only leads to it.
    for (const isMeant of [isGoal, leadsTo]) {
      const wanted = legal.filter((action) => isWanted(seeker, action, isMeant, random));
      if (wanted.length > 0) {
        const chosen = anyAction(state, seat, wanted, random);
        for (const key of keysOf(hero, chosen)) left.delete(key);
        return chosen;
      }
      const roll = rollFor(seeker, legal, isMeant);
      if (roll) return roll;
    }
    const harmless = legal.filter((action) => !isWasteful(seeker, action));
    return anyAction(state, seat, harmless.length > 0 ? harmless : legal, random);
  };
}

interface Seeker {
  readonly view: GameView;
  readonly seat: number;
  readonly hero: string;
  /** What is still sought. */
  readonly left: ReadonlySet<string>;
  /** What leads to something sought -> the keys of that. */
  readonly ways: ReadonlyMap<string, readonly string[]>;
}

type IsMeant = (seeker: Seeker, key: string) => boolean;

const isGoal: IsMeant = ({ left }, key) => left.has(key);
const leadsTo: IsMeant = ({ left, ways }, key) => ways.get(key)?.some((goal) => left.has(goal)) ?? false;
const isSought: IsMeant = (seeker, key) => isGoal(seeker, key) || leadsTo(seeker, key);

/** The keys of `Tally` that count the action. */
function keysOf(hero: string, action: Action): readonly string[] {
  switch (action.type) {
    case 'activate':
      return [`${hero}/${action.ability} ${action.variant ?? action.ability}`];
    case 'defend':
      return [`${hero}/${action.ability}`];
    case 'play':
      return [`${hero}/${action.card}`];
    case 'spend':
      return [`${action.token} ${action.use}`];
    case 'use':
      return [`${hero}/${action.ability} ${action.line}`];
    default:
      return [];
  }
}

function isWanted(seeker: Seeker, action: Action, isMeant: IsMeant, random: () => number): boolean {
  if (action.type === 'choose') return isMeant === leadsTo && isWantedAnswer(seeker, String(action.option));
  if (action.type === 'spend' && isMeant === leadsTo && isSpentFor(seeker, action.token)) return true;
  if (!keysOf(seeker.hero, action).some((key) => isMeant(seeker, key))) return false;
  return action.type !== 'play' || !endsSoughtLevel(seeker, action.card) || random() < UPGRADES_EARLY;
}

/** Whether a sought card in hand answers a die of the token, which is rolled when it is spent. */
function isSpentFor(seeker: Seeker, token: string): boolean {
  return soughtInHand(seeker).some((card) => {
    const { when } = cardOf(seeker.hero, card);
    return when?.test === 'die-shows' && when.of === token;
  });
}

function soughtInHand(seeker: Seeker): readonly string[] {
  const { view, seat, hero } = seeker;
  return (view.seats[seat]?.hand ?? []).filter((card) => isSought(seeker, `${hero}/${card}`));
}

/** Whether the card replaces a level of an ability that is sought. */
function endsSoughtLevel(seeker: Seeker, card: string): boolean {
  const level = levelOf(seeker.hero, card);
  return (
    level !== undefined &&
    board(seeker).some((one) => one.slot === level.slot && goals(seeker, one, isSought).length > 0)
  );
}

/** The level that an upgrade puts into play. */
function levelOf(hero: string, card: string): AbilityLevel | undefined {
  const { upgradesTo } = cardOf(hero, card);
  return heroById(hero).abilities.find(({ id }) => id === upgradesTo);
}

function board({ view, seat }: Seeker): readonly AbilityLevel[] {
  return boardAt(seatAt(factsOf(view), seat));
}

/** The lines of the ability that are sought. */
function goals(
  seeker: Seeker,
  { id, kind, variants }: AbilityLevel,
  isMeant: IsMeant,
): AbilityLevel['variants'] {
  if (kind !== 'offensive' && kind !== 'ultimate') return [];
  return variants.filter((variant) => isMeant(seeker, `${seeker.hero}/${id} ${variant.id}`));
}

/** An option of an effect that brings a sought token. */
function isWantedAnswer({ view, left }: Seeker, option: string): boolean {
  const head = view.pending?.effects?.list[0];
  const brought = head?.do === 'choose' ? head.options.find(({ id }) => id === option)?.effects : undefined;
  if (brought === undefined) return false;
  return [...left].some((key) => mentions(brought, key));
}

/** Re-rolls for the sought ability that is most likely; null when there is none, or nothing to roll for it. */
function rollFor(seeker: Seeker, legal: readonly Action[], isMeant: IsMeant): Action | null {
  const { view, hero } = seeker;
  if (view.pending?.kind !== 'roll' || view.rolls[0]?.kind !== 'offensive') return null;
  const attempts = view.attempts ? view.attempts.allowed - view.attempts.used : 0;
  const dice = view.rolls[0].dice.map(({ value }) => value);
  const key = heroById(hero).dice;
  const [best] = board(seeker)
    .flatMap((ability) => goals(seeker, ability, isMeant))
    .map(({ requires }) => oddsOf(requires, key, { attempts, dice }))
    .toSorted((a, b) => b.probability - a.probability);
  if (!best?.keep || best.probability === 0) return null;
  const thrown = dice.flatMap((_, at) => (best.keep?.includes(at) ? [] : [at + 1]));
  return legal.find((action) => action.type === 'reroll' && action.dice.join() === thrown.join()) ?? null;
}

/** Sells or discards a sought card, or spends what it or a dearer use of the token may need. */
function isWasteful(seeker: Seeker, action: Action): boolean {
  const { view, seat, hero, left } = seeker;
  const cards = soughtInHand(seeker);
  switch (action.type) {
    case 'sell':
      return cards.includes(action.card);
    case 'choose':
      return asksForDiscard(view) && cards.includes(String(action.option));
    case 'play':
      return cards.length > 0;
    case 'spend': {
      const { kind, spends = [] } = tokenById(action.token);
      const price = spends.find(({ use }) => use === action.use)?.cards ?? 0;
      if (price > (view.seats[seat]?.handCount ?? 0) - cards.length) return true;
      if (kind === 'companion') return false;
      const isNamed = (card: string) =>
        JSON.stringify(cardOf(hero, card)).includes(`"${action.token}"`) && !isSpentFor(seeker, action.token);
      return cards.some(isNamed) || spends.some(({ use }) => left.has(`${action.token} ${use}`));
    }
    default:
      return false;
  }
}

function asksForDiscard({ pending }: GameView): boolean {
  const prompt = pending?.prompt;
  return typeof prompt === 'object' && prompt?.ask === 'card-to-discard';
}

/** What of a hero leads to the sought things: what brings a token, and the upgrades to a level. */
function waysTo(sought: readonly string[], hero: string): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>();
  const add = (key: string, effects: readonly Effect[]) => {
    const goals = sought.filter((goal) => mentions(effects, goal));
    if (goals.length > 0) ways.set(key, [...(ways.get(key) ?? []), ...goals]);
  };
  const { abilities, tokens } = heroById(hero);
  for (const { id, variants, effects = [], passive } of abilities) {
    for (const variant of variants) add(`${hero}/${id} ${variant.id}`, variant.effects);
    add(`${hero}/${id}`, effects);
    for (const line of passive?.actions ?? []) add(`${hero}/${id} ${line.id}`, line.effects);
  }
  for (const { id } of tokens)
    for (const { use, effects } of tokenById(id).spends ?? []) add(`${id} ${use}`, effects);
  for (const card of deckOf(hero)) {
    add(`${hero}/${card}`, cardOf(hero, card).effects);
    const level = levelOf(hero, card);
    if (level === undefined) continue;
    const above = sought.filter((goal) =>
      abilities.some(
        ({ id, slot, level: its }) =>
          slot === level.slot &&
          its >= level.level &&
          (goal === `${hero}/${id}` || goal.startsWith(`${hero}/${id} `)),
      ),
    );
    if (above.length > 0) ways.set(`${hero}/${card}`, [...(ways.get(`${hero}/${card}`) ?? []), ...above]);
  }
  return ways;
}

const texts = new WeakMap<readonly Effect[], string>();

/** Whether the effects name the token of a key, or the side to which it turns. */
function mentions(effects: readonly Effect[], key: string): boolean {
  if (key.includes('/')) return false;
  const text = texts.get(effects) ?? JSON.stringify(effects);
  texts.set(effects, text);
  const [token = '', ...how] = key.split(' ');
  return text.includes(`"${how[0] === 'turned' ? how.at(-1) : token}"`);
}
