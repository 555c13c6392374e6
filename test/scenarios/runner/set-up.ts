/** Builds the initial state of a scenario. */
import { start } from '../../../src/engine/api/apply.ts';
import { runHeroSetups } from '../../../src/engine/api/setup.ts';
import { isToken, tokenById } from '../../../src/engine/core/registry.ts';
import { abilityOf, deckOf, heroById } from '../../../src/engine/definitions.ts';
import { type Asking, layOut, type PartyGroup, STOP_PRESETS } from '../../../src/engine/hosting.ts';
import type { GameEvent } from '../../../src/engine/index.ts';
import type { HeroSeat } from '../../../src/engine/model/combatant.ts';
import type { GameState } from '../../../src/engine/model/state.ts';
import { InvalidScenario, playableMode } from './build.ts';
import { registerInline } from './inline-mission.ts';
import { enterMissionPhase, setUpMission, turnPhaseOf } from './mission-set-up.ts';
import type { Scenario, ScenarioPhase, SeatSetup } from './schema.ts';

/** The size of an opening hand that the scenario does not specify. */
const OPENING_HAND = 4;
/** A turn after everybody's first one, so that no phase is skipped. */
const MID_GAME = 3;

/**
 * The game at its first question, with the events until then.
 * @throws InvalidScenario when the scenario contradicts the printed content
 */
export function setUp(scenario: Scenario): { state: GameState; events: readonly GameEvent[] } {
  const mode = playableMode(scenario.mode);
  if (mode === null) throw new InvalidScenario(`mode ${scenario.mode} is not in this build`);
  const first = scenario.active ?? 'roll';
  if (first !== 'roll' && first >= scenario.seats.length)
    throw new InvalidScenario(`there is no seat ${first}`);
  // A scenario of a Mission answers every question at its time.
  const stops = mode === 'mission' ? { ...STOP_PRESETS.usual, ...OF_SCENARIOS } : STOP_PRESETS.usual;
  const seats = scenario.seats.map(({ hero }) => ({ hero, stops }));
  if (scenario.mission?.inline) registerInline(scenario.mission.id, scenario.mission.inline);
  const { id, raised } = scenario.mission ?? {};
  const perks = scenario.seats.map((named) => named.perks ?? []);
  const state = layOut({
    mode,
    seats,
    seed: String(scenario.seed),
    first,
    ...(id === undefined ? {} : { mission: { id, raised: raised ?? 0, perks } }),
  });
  state.askAlways = true;
  runPrintedSetups(state);
  if (mode === 'mission' && scenario.phase !== undefined) setUpMission(state, scenario);
  // The engine does not read hands in a Mission: a window opens only when somebody can act in it.
  if (mode === 'mission') state.askAlways = false;
  scenario.seats.forEach((named, seat) => {
    arrangeSeat(state, seat, named);
  });
  if (scenario.dice) state.chance.script = [...scenario.dice];
  if (scenario.phase !== undefined && mode === 'mission') enterMissionPhase(state, scenario.phase);
  else if (scenario.phase !== undefined) enterPhase(state, scenario.active ?? 0, scenario.phase);
  return { state, events: start(state) };
}

const OF_SCENARIOS = {
  'second-main': 'always',
  defense: 'always',
  'enemy-dice': 'always',
  'small-damage': 'always',
  salves: 'always',
  conversion: 'always',
  sharing: 'always',
  planning: 'never',
} as const satisfies Readonly<Record<PartyGroup, Asking>>;

/** Applies the heroes' own set-up, before the scenario's values replace it. */
function runPrintedSetups(state: GameState): void {
  const [lane] = state.lanes;
  if (!lane || state.seats.every(({ hero }) => heroById(hero).setup === undefined)) return;
  const later = lane.stack;
  // A window at the bottom of the stack stops the game when the set-ups above it are done.
  lane.stack = [
    { k: 'window', moment: 'turn-end', order: [0], at: 0, passes: 0, closesOnChange: null, merges: null },
  ];
  runHeroSetups(state);
  start(state);
  lane.stack = later;
  lane.pending = null;
  for (const seat of state.seats) {
    for (const groups of Object.values(seat.tokens)) for (const group of groups) group.fresh = false;
  }
}

function arrangeSeat(state: GameState, seat: number, named: SeatSetup): void {
  const own = state.seats[seat];
  const pool = own && state.pools[own.pool];
  if (!own || !pool) throw new InvalidScenario(`there is no seat ${seat}`);
  for (const [thing, value] of Object.entries(named.setup ?? {})) {
    for (const part of Array.isArray(value) ? value : [value]) setUpOwn(state, seat, thing, part);
  }
  if (named.health !== undefined) pool.health = named.health;
  // A hero of a Mission falls only at the end of the phase.
  own.defeated = pool.health === 0 && !state.mission;
  if (named.cp !== undefined) own.cp = named.cp;
  putUpgradesInPlay(own, named.upgrades ?? []);
  dealCards(own, named);
  for (const [token, held] of Object.entries(named.tokens ?? {})) {
    delete own.tokens[token];
    if (held === 0) continue;
    const fromOpponent = isOfOpponents(own.hero, token);
    if (fromOpponent) refuseUnknownGiver(state, seat, token, held);
    const giver = fromOpponent ? opponentOf(state, seat) : seat;
    const groups = typeof held === 'number' ? [{ count: held, fresh: false }] : held;
    own.tokens[token] = groups.map(({ by = giver, fresh, count }) => ({ by, fresh, count }));
  }
}

/** Whether a token comes from an opponent: burdens, and unique tokens that the hero does not have, such as Cursed Doubloon. */
function isOfOpponents(hero: string, token: string): boolean {
  const { kind } = tokenById(token);
  return kind === 'negative' || (kind === 'unique' && !heroById(hero).tokens.some(({ id }) => id === token));
}

/**
 * In teams an opponent's token must say whose it is if that matters: a Stun gives its giver the additional Roll Phase.
 * @throws InvalidScenario for such a token without `by`
 */
function refuseUnknownGiver(
  { seats }: GameState,
  seat: number,
  token: string,
  held: NonNullable<SeatSetup['tokens']>[string],
): void {
  const opponents = seats.filter(({ team }) => team !== seats[seat]?.team);
  const isTeamGame = new Set(seats.map(({ team }) => team)).size < seats.length;
  if (!isTeamGame || opponents.length < 2 || !givesInflictorARollPhase(token)) return;
  if (typeof held !== 'number' && held.every(({ by }) => by !== undefined)) return;
  throw new InvalidScenario(
    `seat ${seat}: ${token} needs \`by\`, as it matters which opponent has inflicted it: ${token}: [{ by: 1 }]`,
  );
}

function givesInflictorARollPhase(token: string): boolean {
  const effects = (tokenById(token).triggers ?? []).flatMap((trigger) => trigger.do);
  return effects.some((effect) => effect.do === 'extra-offensive-roll-phase');
}

/** Special parts of a hero: the side of the board or of a companion, the health of a companion. */
function setUpOwn(state: GameState, seat: number, thing: string, value: string | number | boolean): void {
  const own = state.seats[seat];
  const dial = state.pools[own?.dials?.[thing] ?? -1];
  if (own && dial && typeof value === 'number') {
    dial.health = value;
    return;
  }
  const [sides, name] =
    thing === 'side'
      ? [heroById(own?.hero ?? '').sides, 'board']
      : [isToken(thing) ? tokenById(thing).sides : undefined, thing];
  if (!own || !sides?.some(({ id }) => id === value)) {
    throw new InvalidScenario(`seat ${seat}: ${own?.hero} has no ${thing}: ${value} to set up`);
  }
  own.sides = { ...own.sides, [name]: String(value) };
}

function opponentOf(state: GameState, seat: number): number {
  const own = state.seats[seat]?.team;
  for (let i = 1; i < state.seats.length; i += 1) {
    const other = (seat + i) % state.seats.length;
    if (state.seats[other]?.team !== own) return other;
  }
  return seat;
}

function putUpgradesInPlay(own: HeroSeat, levels: readonly string[]): void {
  const { abilities, cards } = heroById(own.hero);
  for (const id of levels) {
    if (!abilities.some((level) => level.id === id)) {
      throw new InvalidScenario(`upgrades: ${id} is no ability level of ${own.hero}`);
    }
    const { slot, level } = abilityOf(own.hero, id);
    if (level === 1) throw new InvalidScenario(`upgrades: ${id} is level I and needs no upgrade`);
    own.upgrades = { ...own.upgrades, [slot]: id };
    const card = cards.find((other) => other.upgradesTo === id);
    if (card) own.inPlay = [...own.inPlay, card.id];
  }
}

/** Cards that the scenario does not specify come from the shuffled deck, without those that it specifies elsewhere. */
function dealCards(own: HeroSeat, named: SeatSetup): void {
  const placed = [...(named.hand ?? []), ...(named.deck ?? []), ...(named.discard ?? [])];
  const printed = deckOf(own.hero);
  for (const card of placed) {
    if (!printed.includes(card)) throw new InvalidScenario(`card ${card} is not in the deck of ${own.hero}`);
  }
  const away = new Set([...placed, ...own.inPlay]);
  const rest = [...own.hand, ...own.deck].filter((card) => !away.has(card));
  own.hand = named.hand ? [...named.hand] : rest.splice(0, OPENING_HAND);
  own.deck = named.deck ? [...named.deck] : rest;
  own.discard = [...(named.discard ?? [])];
}

/** Sets a turn in mid-game to the beginning of the phase. */
function enterPhase(state: GameState, active: number, phase: ScenarioPhase): void {
  const [lane] = state.lanes;
  if (!lane) throw new InvalidScenario('the state has no lane');
  const next = turnPhaseOf(phase);
  lane.turn = { ...lane.turn, number: MID_GAME, active, phase: next, startPlayer: 0 };
  for (const [seat, own] of state.seats.entries()) own.turnsTaken = seat === active ? 2 : 1;
  lane.stack = [{ k: 'turn', next }];
}
