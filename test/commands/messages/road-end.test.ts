/** The last messages of a road: the picture of the whole way, for the thread and for its channel. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { createRenderer } from '../../../src/commands/messages/renderer.ts';
import { roadById } from '../../../src/engine/definitions.ts';
import { createGame, type MissionSetup } from '../../../src/engine/index.ts';
import { roadAfter } from '../../../src/engine/rules.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import { createOperatorLog } from '../../../src/operator-log.ts';
import { ALT_TEXT_LENGTH, COMPONENT_TEXT_LENGTH } from '../../../src/render/discord-limits.ts';
import { chronicleAltText, chronicleModel } from '../../../src/render/road/chronicle-model.ts';
import { drawChronicle } from '../../../src/render/road/draw-chronicle.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { QUIET_TABLE } from '../../games/sample-snapshot.ts';
import { pseudo } from '../../words/pseudo.ts';

const ROAD = roadById('empty-throne');
const NAME = 'Nameless Wanderer of the North';

/** A Mission of the road that was won with the last option, after all earlier ones with theirs and their bonuses. */
function won(at: number, heroes = 4): TableSnapshot {
  const sessions = ROAD.stages.slice(0, at).map(({ decision }, before) => ({
    gameId: `game-${before}`,
    scenario: before + 1,
    won: true,
    points: 3,
    bonus: true as const,
    choice: decision.options.at(-1)?.id ?? '',
  }));
  const { mission: id = '', decision } = ROAD.stages[at] ?? {};
  const mission: MissionSetup = { id, road: { id: ROAD.id, campaign: { id: 'game-0', sessions } } };
  const ids = ['barbarian', 'moon-elf', 'vampire-lord', 'cursed-pirate'].slice(0, heroes);
  const state = createGame({
    mode: 'mission',
    seats: ids.map((hero) => ({ hero })),
    seed: 'end',
    first: 0,
    mission,
  });
  if (state.mission?.road)
    Object.assign(state.mission.road, { choice: decision?.options.at(-1)?.id, bonus: true });
  if (state.mission) state.mission.side = 1;
  state.outcome = { kind: 'won', team: 0, how: 'objective' };
  return {
    ...QUIET_TABLE,
    gameId: `game-${at}`,
    occupants: ids.map((_, seat) => ({ kind: 'person', userId: `1${seat}`, name: `${NAME} ${seat}` })),
    state,
    mission,
    ended: 'played',
  };
}

const LOG = createOperatorLog('silent', []);
const over = {
  kind: 'over',
  how: 'played',
  winners: [0, 1, 2, 3],
  seed: 'cd'.repeat(16),
  seedHash: 'ab',
} as const;
const result = { kind: 'result', how: 'played', winners: [0, 1, 2, 3] } as const;

function modelOf(snapshot: TableSnapshot, words = ENGLISH) {
  const campaign = snapshot.mission && roadAfter(snapshot.gameId, snapshot.state, snapshot.mission);
  if (!campaign) throw new Error('the Mission is on no road');
  const players = snapshot.occupants.map(({ name }, seat) => ({
    heroId: snapshot.state.seats[seat]?.hero ?? '',
    name,
    userId: `1${seat}`,
  }));
  return chronicleModel(campaign, players, words);
}

describe('the end of a road', () => {
  it.each([over, result])(
    'comes with the picture of the way: $kind',
    async (notice) => {
      const renderer = createRenderer({ pictures: true, log: LOG });
      const last = await renderer.renderNotice(won(5), notice);
      expect(last.files?.map(({ name }) => name)).toEqual(['chronicle.png']);
      expect(last.files?.[0]?.data.length).toBeGreaterThan(10_000);
      const before = await renderer.renderNotice(won(4), notice);
      expect(before.files).toEqual([]);
      const asText = await createRenderer({ pictures: false, log: LOG }).renderNotice(won(5), notice);
      expect(asText.files).toEqual([]);
    },
    60_000,
  );

  it('shows what was done and decided at each Mission, and who walked the road', () => {
    const model = modelOf(won(5, 2));
    expect(model.sums).toBe('6 Missions played, 17 perk points.');
    expect(model.party.map(({ name }) => name)).toEqual([`${NAME} 0 (Barbarian)`, `${NAME} 1 (Moon Elf)`]);
    expect(model.stages[1]).toEqual({
      name: 'Embers Below',
      bonus: 'The bellows were saved.',
      choice: 'The party took the ash of the Matron along.',
    });
    const svg = drawChronicle(model);
    for (const { name } of model.stages) expect(svg).toContain(`aria-label="${name}"`);
    expect(svg).toContain('The boy was taken home');
    expect(drawChronicle(model)).toBe(svg);
  });

  it('says the same in words, within the limit of an alt text', () => {
    for (const heroes of [1, 4]) {
      const alt = chronicleAltText(modelOf(won(5, heroes)), ENGLISH);
      expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LENGTH);
      expect(alt).toContain('Embers Below: The bellows were saved.');
      expect(alt).toContain('The boy was taken home');
    }
  });

  it('draws texts of a language with longer words', () => {
    expect(drawChronicle(modelOf(won(5), pseudo))).toContain('<svg');
  });

  it.each(ROAD.stages.map(({ mission }, at) => [mission, at] as const))(
    'fits into a message after %s',
    async (_, at) => {
      const { components } = await createRenderer({ pictures: false, log: LOG }).renderNotice(won(at), over);
      expect(JSON.stringify(components).length).toBeLessThan(COMPONENT_TEXT_LENGTH);
    },
  );
});
