/** Finds by playing what is possible: the engine is asked for legal actions, never its tables. */

import { start } from '../../../src/engine/api/apply.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { contextOf, pushEffects } from '../../../src/engine/core/stack/push-effects.ts';
import { heroById, tokenById } from '../../../src/engine/definitions.ts';
import { layOut, turnOf } from '../../../src/engine/hosting.ts';
import { type Action, apply, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { REFUSALS } from '../../../src/engine/model/refusals.ts';
import { type DieValue, explainCardInHand, meets } from '../../../src/engine/rules.ts';
import { gain } from '../../../src/engine/vocabulary/builders.ts';
import type { AbilityLevel } from '../../../src/engine/vocabulary/hero.ts';
import type { SeatSetup } from '../../scenarios/runner/schema.ts';
import { setUp } from '../../scenarios/runner/set-up.ts';

export const MOMENTS = [
  'own-main',
  'own-offense',
  'own-defense',
  'own-discard',
  'foe-main',
  'foe-offense',
  'foe-defense',
  'foe-discard',
] as const;
export type Moment = (typeof MOMENTS)[number];

const PHASES: Readonly<Record<string, string>> = {
  'main-1': 'main',
  'main-2': 'main',
  'offensive-roll': 'offense',
  'defensive-roll': 'defense',
  discard: 'discard',
};
/** What is done where nothing else is wanted: a turn with an Attack and a defense. */
const ORDER: readonly Action['type'][] = [
  'roll',
  'activate',
  'defend',
  'pass',
  'no-ability',
  'sell',
  'choose',
  'no-defense',
  'alter',
];
/** After an announcement: nothing else is announced. */
const ANNOUNCED: readonly Action['type'][] = ORDER.filter((type) => type !== 'roll' && type !== 'activate');
const MOST_QUESTIONS = 300;
const FACES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];
/** Refusals because of the phase, not of the situation in it. */
const OF_THE_PHASE: ReadonlySet<string> = new Set([
  REFUSALS.mainCard,
  REFUSALS.rollCard,
  REFUSALS.upgradeCard,
  REFUSALS.cardsOnlySold,
  REFUSALS.modifier,
]);

/** Five dice that meet a level of an ability; undefined when it needs no dice. */
export function diceFor(hero: string, { id, variants }: AbilityLevel): DieValue[] | undefined {
  const { dice } = heroById(hero);
  const wanted = variants.find((variant) => variant.id === id)?.requires;
  if (wanted === undefined) return undefined;
  for (let at = 0; at < FACES.length ** 5; at += 1) {
    const roll = Array.from(
      { length: 5 },
      (_, i) => FACES[Math.floor(at / FACES.length ** i) % FACES.length] ?? 1,
    );
    if (meets(roll, dice, wanted)) return roll;
  }
  return undefined;
}

function position(
  active: 0 | 1,
  phase: 'main-1' | 'offensive-roll',
  me: SeatSetup,
  foe: Partial<SeatSetup>,
  dice: DieValue[],
) {
  return setUp({
    name: 'verdicts',
    mode: 'duel',
    seats: [
      { hand: [], ...me },
      { hero: 'moon-elf', hand: [], ...foe },
    ],
    active,
    phase,
    seed: 1,
    dice,
    steps: [],
  }).state;
}

/** Goes on until the turn is over, and shows every question. */
function walk(
  from: GameState,
  see: (state: GameState, seat: number, legal: readonly Action[]) => void,
  order: readonly Action['type'][] = ORDER,
  ability?: string,
): GameState {
  const { active } = turnOf(from);
  let state = from;
  for (
    let asked = 0;
    asked < MOST_QUESTIONS && state.outcome === null && turnOf(state).active === active;
    asked += 1
  ) {
    const pending = state.lanes[0]?.pending;
    if (!pending) break;
    const legal = legalActions(state, pending.seat);
    see(state, pending.seat, legal);
    const wanted = legal.find((one) => one.type === 'activate' && one.ability === ability);
    const next =
      wanted ?? order.flatMap((type) => legal.find((one) => one.type === type) ?? [])[0] ?? legal[0];
    if (next === undefined) break;
    state = apply(state, pending.seat, next).state;
  }
  return state;
}

const ELF_ROLL: readonly DieValue[] = [1, 2, 1, 1, 4];
const ROLLS = 40;

/** An ability of a hero's board that deals normal damage. */
function attackOf(hero: string): AbilityLevel | undefined {
  return heroById(hero).abilities.find(
    ({ kind, level, variants, id }) =>
      kind === 'offensive' &&
      level === 1 &&
      variants.some(
        (one) =>
          one.id === id && one.effects.some((effect) => effect.do === 'deal' && effect.type === 'normal'),
      ),
  );
}

/** The phase of the first player's or of the other's turn; undefined in phases that no question is about. */
function momentOf(state: GameState): Moment | undefined {
  const turn = turnOf(state);
  const phase = PHASES[turn.phase];
  if (phase === undefined || state.lanes[0]?.pending?.moment === 'turn-end') return undefined;
  return MOMENTS.find((one) => one === `${turn.active === 0 ? 'own' : 'foe'}-${phase}`);
}

/** For each card of a hero and of every deck: the moments in which no phase forbids it. */
export function momentsOfCards(
  hero: string,
  cards: readonly string[],
): ReadonlyMap<string, ReadonlySet<Moment>> {
  const attack = attackOf(hero);
  const own = (attack && diceFor(hero, attack)) ?? [1, 1, 1, 1, 1];
  const found = new Map(cards.map((card) => [card, new Set<Moment>()]));
  for (const active of [0, 1] as const) {
    const rolls = active === 0 ? own : ELF_ROLL;
    const me = { hero, cp: 15, hand: [...cards], tokens: { evasive: 1 } };
    const foe = { cp: 15, tokens: { evasive: 1 } };
    const dice = Array.from({ length: ROLLS }, () => rolls).flat();
    walk(
      position(active, 'main-1', me, foe, dice),
      (state) => {
        const moment = momentOf(state);
        if (moment === undefined) return;
        for (const card of state.seats[0]?.hand ?? []) {
          if (found.get(card)?.has(moment)) continue;
          const refusal = explainCardInHand(state, 0, card);
          if (refusal === null || !OF_THE_PHASE.has(refusal)) found.get(card)?.add(moment);
        }
      },
      ORDER,
      attack?.id,
    );
  }
  return found;
}

/** What was possible during an Attack of the first player. */
export interface AttackSeen {
  readonly defended: boolean;
  /** Tokens that were spendable by the attacker and by the attacked. */
  readonly spendable: readonly [ReadonlySet<string>, ReadonlySet<string>];
  /** Cards that were playable by each of them. */
  readonly playable: readonly [ReadonlySet<string>, ReadonlySet<string>];
  /** Damage that the second player lost. */
  readonly lost: number;
}

/** Activates an ability of the first player with these dice, and goes on to the end of the turn. */
export function seeAttack(
  hero: string,
  ability: string,
  dice: readonly DieValue[],
  me: Partial<SeatSetup> = {},
  foe: Partial<SeatSetup> = {},
): AttackSeen {
  const later = Array.from({ length: ROLLS }, () => ELF_ROLL).flat();
  let state = position(0, 'offensive-roll', { hero, cp: 15, ...me }, { cp: 15, ...foe }, [...dice, ...later]);
  const spendable = [new Set<string>(), new Set<string>()] as const;
  const playable = [new Set<string>(), new Set<string>()] as const;
  let defended = false;
  for (let asked = 0; asked < 30; asked += 1) {
    const seat = state.lanes[0]?.pending?.seat ?? 0;
    const legal = legalActions(state, seat);
    const announced = legal.find((one) => one.type === 'activate' && one.ability === ability);
    const next =
      announced ?? legal.find(({ type }) => type === 'roll') ?? legal.find(({ type }) => type === 'pass');
    if (!next) break;
    state = apply(state, seat, next).state;
    if (announced) break;
  }
  const before = healthOf(state);
  const last = walk(
    state,
    (now, seat, legal) => {
      const { phase } = turnOf(now);
      if (seat > 1 || !(phase === 'offensive-roll' || phase === 'defensive-roll')) return;
      if (now.lanes[0]?.rollPhase?.activated == null) return;
      for (const one of legal) {
        if (one.type === 'spend') spendable[seat === 0 ? 0 : 1].add(one.token);
        if (one.type === 'play') playable[seat === 0 ? 0 : 1].add(one.card);
        if (one.type === 'defend' && seat === 1) defended = true;
      }
    },
    ANNOUNCED,
  );
  return { defended, spendable, playable, lost: before - healthOf(last) };
}

/** The phases of both turns in which the first player, who holds a token, may spend it. */
export function momentsOfSpending(hero: string, token: string): ReadonlySet<Moment> {
  const found = new Set<Moment>();
  const attack = attackOf(hero);
  const own = (attack && diceFor(hero, attack)) ?? [1, 1, 1, 1, 1];
  // Whatever the token may do, there is something to do it to: wounds, status effects and cards.
  const me = {
    hero,
    cp: 10,
    health: 20,
    hand: ['tip-it'],
    tokens: { poison: 1, [token]: tokenById(token).limit },
  };
  const foe = { cp: 10, health: 40, hand: ['tip-it'], tokens: { poison: 1, evasive: 1 } };
  for (const active of [0, 1] as const) {
    const dice = Array.from({ length: ROLLS }, () => (active === 0 ? own : ELF_ROLL)).flat();
    walk(
      position(active, 'main-1', me, foe, dice),
      (state, seat, legal) => {
        const moment = momentOf(state);
        if (moment === undefined || seat !== 0) return;
        if (legal.some((one) => one.type === 'spend' && one.token === token)) found.add(moment);
      },
      ORDER,
      attack?.id,
    );
  }
  return found;
}

/** Whether the first player can come to hold so many of a token; they may begin with some. */
export function canHold(hero: string, token: string, count: number): boolean {
  const wanted = count - heldAfterGaining(hero, token, 0);
  return wanted <= 0 || heldAfterGaining(hero, token, wanted) === count;
}

/** The second player begins, so that nothing happens to the first player's tokens. */
function heldAfterGaining(hero: string, token: string, count: number): number {
  const state = layOut({ mode: 'duel', seats: [{ hero }, { hero: 'moon-elf' }], seed: 'verdicts', first: 1 });
  pushEffects(openGame(state), [gain(token, count)], contextOf(0, { kind: 'setup', id: hero }, 1));
  start(state);
  return heldOf(state, token);
}

function healthOf(state: GameState): number {
  return viewOf(state, 1).seats[1]?.health ?? 0;
}

function heldOf(state: GameState, token: string): number {
  return (state.seats[0]?.tokens[token] ?? []).reduce((sum, { count }) => sum + count, 0);
}

/** Whether a card that removes or moves a status effect finds one on the table, which has only this token. */
export function findsStatus(card: 'buh-bye' | 'transference', hero: string, token: string): boolean {
  const state = position(0, 'main-1', { hero, cp: 15, hand: [card] }, { tokens: { [token]: 1 } }, []);
  const played = legalActions(state, 0).find((one) => one.type === 'play' && one.card === card);
  return played !== undefined;
}
