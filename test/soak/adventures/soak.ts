/** Soak of Adventures: parties of bots play whole campaigns, each scenario until it is won. */
import seedrandom from 'seedrandom';
import { applyLegal, openQuestions } from '../../../src/engine/hosting.ts';
import {
  type Action,
  createGame,
  type GameEvent,
  type GameSetup,
  type GameState,
  legalActions,
} from '../../../src/engine/index.ts';
import { type Campaign, campaignAfter, cardsOfScenario, isBossBattle } from '../../../src/engine/rules.ts';
import type { Difficulty } from '../../../src/engine/vocabulary/crawl.ts';
import { botChooser } from '../bot-chooser.ts';
import { checkReplay } from '../modes.ts';
import { failure, gameIndices, type OneGame, soakCommand } from '../reproduce.ts';

export interface AdventureSoakOptions extends OneGame {
  /** The party sizes to play, each from 1 to 4. */
  readonly parties: readonly number[];
  /** Campaigns of each party size; 1 or more. */
  readonly games: number;
  /** Campaigns of the same seed are the same. */
  readonly seed: string;
  readonly heroes: readonly string[];
  readonly difficulty: Difficulty;
  /** Replays every session, with each state serialised to JSON and parsed, and compares the ends. */
  readonly reload: boolean;
}

/** What became of a scenario, over all sessions of a party size. */
export interface ScenarioTally {
  sessions: number;
  won: number;
  rounds: number;
  actions: number;
  /** Gold of the heroes after the shop, together. */
  gold: number;
  /** Loot cards of a hero when the session ended, on average. */
  loot: number;
}

export interface AdventureRow {
  readonly scenario: number;
  readonly party: number;
  readonly tally: ScenarioTally;
}

/** How a hero fared, by the kind of scenario. */
export interface HeroRow {
  readonly hero: string;
  readonly crawls: { sessions: number; won: number };
  readonly battles: { sessions: number; won: number };
}

export interface AdventureSoakResult {
  readonly rows: readonly AdventureRow[];
  /** By name. */
  readonly heroes: readonly HeroRow[];
  /** Campaigns that ended: the Mad King was defeated, or in Hardcore a scenario was lost. */
  readonly ended: number;
  /** The error of each failed campaign. */
  readonly failed: readonly string[];
}

/** The limit of actions per hero in a session, far more than any has needed. */
const MOST_ACTIONS = 3_000;
/** A campaign with more sessions is treated as endless; a lost scenario is repeated with more salves each time. */
const MOST_SESSIONS = 80;

export interface PlayedSession {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly actions: readonly { readonly seat: number; readonly action: Action }[];
}

/**
 * Plays one session by bots.
 * @throws Error if nobody can act, if the session does not end, or with `reload` if its replay ends otherwise
 */
export function playSession(
  setup: GameSetup,
  { reload, mostActions = MOST_ACTIONS }: Pick<AdventureSoakOptions, 'reload' | 'mostActions'>,
): PlayedSession {
  const random = seedrandom.alea(`${setup.seed} choices`);
  const state = createGame(setup);
  const events: GameEvent[] = [];
  const actions: { seat: number; action: Action }[] = [];
  while (!state.outcome) {
    const [asked] = openQuestions(state);
    if (!asked) throw new Error(`seed ${setup.seed}, action ${actions.length}: nobody is asked`);
    const legal = legalActions(state, asked.seat);
    const action = botChooser(state, asked.seat, legal, random);
    events.push(...applyLegal(state, asked.seat, action));
    actions.push({ seat: asked.seat, action });
    if (actions.length > mostActions * setup.seats.length)
      throw new Error(`seed ${setup.seed}: the session does not end`);
  }
  const played = { state, events, actions };
  if (reload) checkReplay(setup, played);
  return played;
}

/** The party of a campaign: different heroes, the same ones for the same seed. */
export function partyOf(
  { heroes, seed }: Pick<AdventureSoakOptions, 'heroes' | 'seed'>,
  party: number,
  index: number,
): readonly { readonly hero: string }[] {
  const random = seedrandom.alea(`${seed} party ${party} ${index}`);
  const left = [...heroes];
  const drawn = Array.from({ length: party }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
  return drawn.flatMap((hero) => (hero === undefined ? [] : [{ hero }]));
}

/**
 * Plays a campaign until it is over.
 * @param told called after each session
 */
export function playCampaign(
  options: AdventureSoakOptions,
  party: number,
  index: number,
  told: (scenario: number, session: PlayedSession, campaign: Campaign) => void,
): Campaign {
  const { seed, difficulty } = options;
  const seats = partyOf(options, party, index);
  const random = seedrandom.alea(`${seed} cards ${party} ${index}`);
  let campaign: Campaign | null = null;
  for (let session = 0; session < MOST_SESSIONS; session += 1) {
    const scenario: number = campaign?.next?.scenario ?? 1;
    const cards = cardsOfScenario(scenario);
    const id = cards[Math.floor(random() * cards.length)] ?? '';
    // As lobbies offer it: heroes at once.
    const crawl = { id, difficulty, atOnce: true as const, ...broughtBy(campaign) };
    const setup: GameSetup = {
      mode: isBossBattle(id) ? 'boss-battle' : 'crawl',
      seats,
      seed: `${seed} ${difficulty} ${party} ${index} ${session}`,
      first: 'roll',
      crawl,
    };
    const played = playSession(setup, options);
    const after: Campaign | null = campaignAfter(`session ${session}`, played.state, crawl);
    if (!after) throw new Error(`seed ${setup.seed}: the session has no result`);
    told(scenario, played, after);
    if (after.next === null) return after;
    campaign = after;
  }
  throw new Error(`seed ${seed}, party ${party}, campaign ${index}: it does not end`);
}

function broughtBy(campaign: Campaign | null) {
  if (!campaign?.next) return {};
  const { id, sessions, loot, next } = campaign;
  return { salves: next.salves, campaign: { id, sessions, ...(loot ? { loot } : {}) } };
}

/** Plays the campaigns of each party size. A failed one is recorded, and the soak continues. */
export function soakAdventures(
  options: AdventureSoakOptions,
  progress: (line: string) => void,
): AdventureSoakResult {
  const failed: string[] = [];
  let ended = 0;
  const rows: AdventureRow[] = [];
  const heroRows = new Map<string, HeroRow>();
  for (const party of options.parties) {
    const tallies = new Map<number, ScenarioTally>();
    for (const index of gameIndices(options.games, options)) {
      try {
        playCampaign(options, party, index, (scenario, session, campaign) => {
          const tally = tallies.get(scenario) ?? emptyTally();
          tallies.set(scenario, tally);
          add(tally, session, campaign, party);
          addHeroes(heroRows, session, campaign);
        });
        ended += 1;
      } catch (error) {
        const { heroes, seed, difficulty, reload } = options;
        const again = { adventures: true, party, heroes: heroes.join(), seed, only: index, difficulty };
        const why = failure(error, soakCommand({ ...again, memory: !reload }));
        failed.push(why);
        progress(`party of ${party}, campaign ${index}: FAILED, ${why}`);
      }
    }
    for (const [scenario, tally] of tallies) rows.push({ scenario, party, tally });
  }
  return {
    rows: rows.toSorted((a, b) => a.scenario - b.scenario || a.party - b.party),
    heroes: [...heroRows.values()].toSorted((a, b) => a.hero.localeCompare(b.hero)),
    ended,
    failed,
  };
}

function emptyTally(): ScenarioTally {
  return { sessions: 0, won: 0, rounds: 0, actions: 0, gold: 0, loot: 0 };
}

function add(
  tally: ScenarioTally,
  { state, actions }: PlayedSession,
  campaign: Campaign,
  party: number,
): void {
  const heroes = state.crawl?.heroes ?? [];
  const loot = (campaign.loot ?? []).reduce((sum, { cards }) => sum + cards.length, 0);
  tally.sessions += 1;
  tally.won += campaign.sessions.at(-1)?.won === true ? 1 : 0;
  tally.rounds += state.crawl?.round ?? 0;
  tally.actions += actions.length;
  tally.gold += heroes.reduce((sum, { gold = 0 }) => sum + gold, 0);
  tally.loot += loot / party;
}

function addHeroes(rows: Map<string, HeroRow>, { state }: PlayedSession, campaign: Campaign): void {
  const won = campaign.sessions.at(-1)?.won === true ? 1 : 0;
  for (const { hero } of state.seats.slice(0, state.crawl?.heroes.length)) {
    const none = () => ({ sessions: 0, won: 0 });
    const row = rows.get(hero) ?? { hero, crawls: none(), battles: none() };
    rows.set(hero, row);
    const tally = state.crawl?.boss ? row.battles : row.crawls;
    tally.sessions += 1;
    tally.won += won;
  }
}
