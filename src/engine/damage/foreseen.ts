/**
 * What the activated ability is certain to do still. An Attack exists from its activation on, before any of its
 * effects have run (R51): whatever needs an Attack looks at the ledger together with what is foreseen here.
 * Dice count with the least that they can bring (R50: some abilities are an Attack or not by their own dice);
 * the choices of the ability's owner with the most, because nobody else has a say in them.
 */
import { countSymbol } from '../dice/requirement.ts';
import { type Game, heroOf, opponentsOf, seatOf, tokenCount, tokenLimit } from '../game.ts';
import type { EffectContext, RollPhase } from '../state.ts';
import type { Amount, Condition, Who } from '../vocabulary/amount.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { LedgerEntry } from './ledger.ts';
import { DAMAGE_TYPES } from './types.ts';

type Damage = Extract<LedgerEntry, { entry: 'damage' }>;

/** How a condition comes out as things stand. */
export type Judge = (context: EffectContext, condition: Condition) => boolean;

interface Foresight {
  readonly game: Game;
  readonly phase: RollPhase;
  readonly judge: Judge;
  readonly context: EffectContext;
  /** Dice of the list that have not been rolled; 0 when its last dice are known. */
  unrolled: number;
  /** What the list will have brought its owner before the effect that is looked at. */
  readonly cp: { gained: number };
  readonly tokens: Record<string, number>;
  readonly damage: Damage[];
  readonly inflicted: { readonly token: string; readonly seat: number }[];
  readonly rerolls: { readonly of: string; readonly bonus: number }[];
}

export interface Foreseen {
  /** Parts of the Attack with the least that they deal. */
  readonly damage: readonly Damage[];
  /** Tokens that will be inflicted unless something stops them. */
  readonly inflicted: readonly { readonly token: string; readonly seat: number }[];
  /** Re-rolls that it grants its owner. */
  readonly rerolls: readonly { readonly of: string; readonly bonus: number }[];
  /** Tokens that the ability's owner will have gained, less those that it removes; limits left aside. */
  readonly gained: Readonly<Record<string, number>>;
}

const NOTHING: Foreseen = { damage: [], inflicted: [], rerolls: [], gained: {} };

/** What is still to come of the activated ability; nothing before its activation and where it failed. */
export function foresee(game: Game, judge: Judge): Foreseen {
  const phase = game.lane.rollPhase;
  if (!phase?.activated || phase.activated.failed || phase.landed !== null) return NOTHING;
  const lists = listsUnderWay(game, phase);
  if (lists.length === 0) return NOTHING;
  const damage: Damage[] = [];
  const inflicted: Foresight['inflicted'] = [];
  const rerolls: Foresight['rerolls'] = [];
  const tokens: Record<string, number> = {};
  const cp = { gained: 0 };
  for (const { list, context, unrolled } of lists) {
    const own = { ...context, notes: { ...context.notes } };
    walk({ game, phase, judge, context: own, unrolled, cp, tokens, damage, inflicted, rerolls }, list);
  }
  return { damage, inflicted, rerolls, gained: tokens };
}

interface ListUnderWay {
  readonly list: readonly Effect[];
  readonly context: EffectContext;
  readonly unrolled: number;
}

function listsUnderWay(game: Game, phase: RollPhase): ListUnderWay[] {
  const { stack } = game.lane;
  const lists: ListUnderWay[] = [];
  const offense = stack.find((frame) => frame.k === 'phase' && frame.phase === 'offensive-roll');
  if (phase.activated && phase.context && offense?.k === 'phase' && offense.step === 'resolve') {
    lists.push({ list: phase.activated.effects, context: phase.context, unrolled: 0 });
  }
  for (const [at, frame] of stack.entries()) {
    if (frame.k !== 'effects' || frame.context.owner !== phase.attacker) continue;
    const { source } = frame.context;
    if (source.kind !== 'ability' || source.id !== phase.activated?.ability) continue;
    const above = stack[at + 1];
    const unrolled = above?.k === 'roll' && !above.roll.settled ? above.dice : 0;
    lists.push({ list: frame.list, context: frame.context, unrolled });
  }
  for (const { context, effects } of phase.waiting) {
    if (context.source.kind === 'ability') lists.push({ list: effects, context, unrolled: 0 });
  }
  return lists;
}

function walk(sight: Foresight, list: readonly Effect[]): void {
  for (const effect of list) step(sight, effect);
}

function step(sight: Foresight, effect: Effect): void {
  const { context } = sight;
  switch (effect.do) {
    case 'roll':
      sight.unrolled = effect.dice;
      if (effect.note !== undefined) context.notes[effect.note] = effect.dice;
      if (effect.opposed) context.notes[effect.opposed.note] = effect.opposed.dice;
      return;
    case 'deal':
      foreseeDamage(sight, effect);
      return;
    case 'inflict':
      for (const seat of seatsMeant(sight, effect.who)) {
        if (leastOf(sight, effect.count) > 0) sight.inflicted.push({ token: effect.token, seat });
      }
      return;
    case 'grant-reroll':
      sight.rerolls.push({ of: effect.of, bonus: effect.bonus });
      return;
    case 'note':
      context.notes[effect.name] = leastOf(sight, effect.amount);
      return;
    case 'choose-amount':
      context.notes[effect.note] = Math.max(leastOf(sight, effect.least), leastOf(sight, effect.most));
      return;
    case 'choose-player': {
      const [only, ...others] = effect.among === 'opponents' ? opponentsOf(sight.game, context.owner) : [];
      if (effect.another) context.chosen = null;
      else if (only !== undefined && others.length === 0) context.chosen = only;
      return;
    }
    case 'cp':
      if (effect.who === 'owner') sight.cp.gained += leastOf(sight, effect.amount);
      return;
    case 'gain':
      if (effect.who === 'owner') changeTokens(sight, effect.token, leastOf(sight, effect.count));
      return;
    case 'remove':
      if (effect.who === 'owner' && effect.count !== 'all') {
        changeTokens(sight, effect.token, -leastOf(sight, effect.count));
      }
      return;
    default:
      branch(sight, effect);
  }
}

/** Effects that hold other effects. */
function branch(sight: Foresight, effect: Effect): void {
  switch (effect.do) {
    case 'if':
      if (sight.unrolled > 0 && looksAtDice(effect.when)) {
        takeWeaker(sight, effect.effects, effect.otherwise);
        return;
      }
      walk(sight, sight.judge(sight.context, effect.when) ? effect.effects : effect.otherwise);
      return;
    case 'may':
      walk(sight, effect.effects);
      return;
    case 'choose': {
      const tried = effect.options.map((option) => attempt(sight, option.effects));
      const best = Math.max(0, ...tried.map(sumOf));
      sight.damage.push(...(tried.find((parts) => best > 0 && sumOf(parts) === best) ?? []));
      return;
    }
    case 'repeat':
      for (let left = Math.min(20, leastOf(sight, effect.times)); left > 0; left -= 1) {
        walk(sight, effect.effects);
      }
      return;
    case 'for-each-opponent':
      sight.context.chosen = sight.phase.target;
      walk(sight, effect.effects);
      return;
    default:
      return;
  }
}

/** Whether a condition asks for what fresh dice show, or for a number that was noted from them. */
function looksAtDice(condition: Condition): boolean {
  const text = JSON.stringify(condition);
  return ['"rolled"', '"total"', '"noted"'].some((word) => text.includes(word));
}

/** Only the damage of either branch is certain, and of the two the smaller. */
function takeWeaker(sight: Foresight, one: readonly Effect[], other: readonly Effect[]): void {
  const [first, second] = [attempt(sight, one), attempt(sight, other)];
  if (sumOf(first) === 0 || sumOf(second) === 0) return;
  sight.damage.push(...(sumOf(first) <= sumOf(second) ? first : second));
}

/** The damage of a list that may not be carried out. */
function attempt(sight: Foresight, list: readonly Effect[]): Damage[] {
  const damage: Damage[] = [];
  const context = { ...sight.context, notes: { ...sight.context.notes } };
  walk(
    {
      ...sight,
      context,
      cp: { ...sight.cp },
      tokens: { ...sight.tokens },
      damage,
      inflicted: [],
      rerolls: [],
    },
    list,
  );
  return damage;
}

const sumOf = (parts: readonly Damage[]): number => parts.reduce((sum, part) => sum + part.amount, 0);

function foreseeDamage(sight: Foresight, effect: Extract<Effect, { do: 'deal' }>): void {
  const { phase, context } = sight;
  if (!DAMAGE_TYPES[effect.type].attack) return;
  const amount = leastOf(sight, effect.amount);
  // Where the target is still to be found, what is aimed at it makes an Attack all the same (R51, R53).
  const isAimed =
    phase.target === null ? effect.to === 'target' : seatsMeant(sight, effect.to).includes(phase.target);
  if (amount <= 0 || !isAimed) return;
  sight.damage.push({
    entry: 'damage',
    to: phase.target,
    from: context.owner,
    amount,
    type: effect.type,
    attack: true,
    locked: effect.locked ?? false,
    source: { kind: 'ability', id: context.source.id, seat: context.owner },
  });
}

function changeTokens(sight: Foresight, token: string, change: number): void {
  sight.tokens[token] = (sight.tokens[token] ?? 0) + change;
}

function seatsMeant({ game, context }: Foresight, who: Who): readonly number[] {
  switch (who) {
    case 'owner':
      return [context.owner];
    case 'opponents':
      return opponentsOf(game, context.owner);
    default: {
      const seat = context[who];
      return seat === null ? [] : [seat];
    }
  }
}

function held(sight: Foresight, seat: number, token: string): number {
  const now = tokenCount(sight.game, seat, token);
  if (seat !== sight.context.owner) return now;
  const later = now + (sight.tokens[token] ?? 0);
  return Math.max(0, Math.min(tokenLimit(sight.game, seat, token), later));
}

/** The least that an amount can come to. */
function leastOf(sight: Foresight, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('sum' in amount) return amount.sum.reduce<number>((sum, part) => sum + leastOf(sight, part), 0);
  if ('times' in amount) return leastOf(sight, amount.times[0]) * leastOf(sight, amount.times[1]);
  if ('half' in amount) return Math.ceil(leastOf(sight, amount.half) / 2);
  if ('least' in amount) return Math.min(leastOf(sight, amount.least[0]), leastOf(sight, amount.least[1]));
  return leastCounted(sight, amount);
}

function leastCounted(sight: Foresight, amount: Exclude<Amount, number | { sum: unknown }>): number {
  if (!('count' in amount)) return 0;
  const { game, context } = sight;
  const over = (who: Who, measure: (seat: number) => number) =>
    seatsMeant(sight, who).reduce((sum, seat) => sum + measure(seat), 0);
  switch (amount.count) {
    case 'symbols': {
      if (amount.dice === 'rolled' && sight.unrolled > 0) return 0;
      const dice = amount.dice === 'rolled' ? context.rolled : context.shown;
      const key = heroOf(game, context.owner).dice;
      const shown = amount.symbols.reduce((sum, symbol) => sum + countSymbol(dice, key, symbol), 0);
      return Math.floor(shown / amount.every);
    }
    case 'total':
      if (sight.unrolled > 0) return sight.unrolled;
      return context.rolled.reduce<number>((sum, die) => sum + (die ?? 0), 0);
    case 'tokens':
      return over(amount.who, (seat) => held(sight, seat, amount.token));
    case 'cp':
      return over(
        amount.who,
        (seat) => seatOf(game, seat).cp + (seat === context.owner ? sight.cp.gained : 0),
      );
    case 'noted':
      return context.notes[amount.name] ?? 0;
    case 'attempts':
      return sight.phase.attemptsUsed;
    case 'upgrades':
      return over(amount.who, (seat) => seatOf(game, seat).inPlay.length);
    case 'room':
      return over(amount.who, (seat) =>
        Math.max(0, tokenLimit(game, seat, amount.token) - held(sight, seat, amount.token)),
      );
    case 'attack-base':
      return sumOf(sight.damage);
    case 'dealt':
      return 0;
  }
}
