/**
 * Writes games as the bot of today keeps them, each stopped in the deepest moment of seventy random answers,
 * for tests of later bots: `npm run older-games -- test/games/fixtures/NAME.json.gz`. Run it once for each version;
 * an existing file is never regenerated, because the current bot would then read its own format.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import seedrandom from 'seedrandom';
import { listHeroes } from '../../src/engine/definitions.ts';
import { type GameState, legalActions } from '../../src/engine/index.ts';
import type { Json, StoredGame } from '../../src/store/index.ts';
import { EXPLORERS, openedAt, PARTIES, RIVALS } from './every-seat/tables.ts';
import { ANNA, askedSeat, BEN, type Kit, ROBOT, tableKit } from './table-kit.ts';

const ANSWERS = 70;
/** The first answers only unpack. */
const FROM = 15;

interface KeptMoment {
  readonly stored: StoredGame | null;
  readonly log: readonly Json[];
}

/** The depth of a state: the sizes of the stacks, with a bonus for each attack. Below 0 when nobody is asked. */
function depthOf({ lanes }: GameState): number {
  if (!lanes.some(({ pending }) => pending !== null)) return -1;
  return lanes.reduce(
    (sum, lane) =>
      sum + lane.stack.length + (lane.rollPhase ? 3 : 0) + JSON.stringify(lane.stack).length / 2_000,
    0,
  );
}

async function answerAtRandom(kit: Kit, random: () => number): Promise<void> {
  const game = await kit.look();
  const seat = askedSeat(game);
  const occupant = game.occupants[seat];
  if (occupant?.kind !== 'person') throw new Error('A bot is asked.');
  const actions = legalActions(game.state, seat).filter(({ type }) => type !== 'concede');
  const userActions = actions.filter(({ type }) => !['pass', 'sell', 'set-orders'].includes(type));
  const among = userActions.length > 0 && random() < 0.8 ? userActions : actions;
  const action = among[Math.floor(random() * among.length)];
  if (action) await kit.press(occupant.userId, action, { rev: game.state.rev });
}

async function openDuel(heroes: readonly string[], withBot: boolean): Promise<Kit> {
  const kit = await tableKit();
  await kit.open({
    occupants: withBot ? [ANNA, ROBOT] : [ANNA, BEN],
    setup: { mode: 'duel', seats: heroes.map((hero) => ({ hero })), first: 0 },
  });
  return kit;
}

async function deepestMoment(kit: Kit, seed: string): Promise<KeptMoment> {
  const random = seedrandom.alea(seed);
  const id = (await kit.look()).gameId;
  let deepest = 0;
  let moment: KeptMoment = { stored: null, log: [] };
  for (let answers = 0; answers < ANSWERS; answers += 1) {
    await kit.tables.idle();
    const { state } = await kit.look();
    if (state.outcome) break;
    if (answers > FROM && depthOf(state) > deepest) {
      deepest = depthOf(state);
      moment = { stored: await kit.store.loadById(id), log: await kit.store.readLog(id) };
    }
    await answerAtRandom(kit, random);
  }
  return moment;
}

const [file] = process.argv.slice(2);
if (!file?.endsWith('.json.gz')) throw new Error('Name the file to write: NAME.json.gz');
const heroes = listHeroes().map(({ id }) => id);
const lines: string[] = [];
for (const [n, hero] of heroes.entries()) {
  const other = heroes[(n + 4) % heroes.length] ?? hero;
  const kit = await openDuel([hero, other], n % 3 === 2);
  lines.push(JSON.stringify(await deepestMoment(kit, `older ${n}`)));
}
for (const [n, table] of [...RIVALS, ...PARTIES, ...EXPLORERS]
  .filter(({ mode }) => mode !== 'duel')
  .entries()) {
  const kit = await openedAt(table, 0, 'live');
  lines.push(JSON.stringify(await deepestMoment(kit, `older ${table.mode} ${n}`)));
}
writeFileSync(file, gzipSync(`[\n${lines.join(',\n')}\n]\n`, { level: 9 }), { flag: 'wx' });
