/** Where a hero moves: the best spaces as buttons and marked on the map, the others in a menu. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { bestSpaces, chooseAction } from '../../../src/ai/players/index.ts';
import { MISSIONS } from '../../../src/content/missions/index.ts';
import { moveEnds, openQuestions } from '../../../src/engine/hosting.ts';
import { createGame, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { decodeAction } from '../../../src/render/action-code.ts';
import { readCustomId } from '../../../src/render/custom-id.ts';
import { missionModelOf } from '../../../src/render/mission/index.ts';
import { mapModelOf } from '../../../src/render/mission/map-model.ts';
import { drawMission } from '../../../src/render/picture/mission/draw-mission.ts';
import { handPanel } from '../../../src/render/table/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const HEROES = ['barbarian', 'moon-elf', 'thor', 'huntress'];
const PLAYERS = Array.from({ length: 30 }, (_, at) => ({
  name: `Player ${at}`,
  heroId: HEROES[at] ?? '',
  userId: null,
}));

function begun(mission: string, heroes = 4): GameState {
  return createGame({
    mode: 'mission',
    seats: HEROES.slice(0, heroes).map((hero) => ({ hero })),
    seed: 'spaces',
    first: 0,
    mission: { id: mission, raised: 0 },
  });
}

const movesOf = (state: GameState, seat: number) =>
  legalActions(state, seat).flatMap((action) => (action.type === 'move' ? [action.to] : []));

function panelOf(state: GameState, seat: number, map = false, ends: ReturnType<typeof moveEnds> = {}) {
  const view = viewOf(state, seat);
  const legal = legalActions(state, seat);
  return handPanel({
    gameId: 'game',
    channelId: '1',
    view,
    players: PLAYERS,
    words: ENGLISH,
    keptDice: [],
    picks: [],
    legal,
    bestSpaces: bestSpaces(view, seat, legal),
    cards: [],
    moveEnds: ends,
    ...(map ? { map: { file: 'mission.png', alt: 'the map' } } : {}),
  });
}

interface Part {
  readonly type: number;
  readonly components?: readonly Part[];
  readonly custom_id?: string;
  readonly label?: string;
  readonly options?: readonly { readonly value: string }[];
}

/** The spaces that the panel offers, with the labels of buttons. */
function offered(state: GameState, seat: number) {
  const parts: Part[] = JSON.parse(JSON.stringify(panelOf(state, seat).components));
  const all = (part: Part): Part[] => [part, ...(part.components ?? []).flatMap(all)];
  const buttons: { space: string; label: string }[] = [];
  const menus: string[][] = [];
  for (const part of parts.flatMap(all)) {
    const does = part.custom_id === undefined ? null : readCustomId(part.custom_id)?.buttonAction;
    if (does?.verb === 'act' && does.action.type === 'move')
      buttons.push({ space: does.action.to, label: part.label ?? '' });
    const spaces = (part.options ?? []).flatMap(({ value }) => {
      const action = decodeAction(value);
      return action?.type === 'move' ? [action.to] : [];
    });
    if (spaces.length > 0) menus.push(spaces);
  }
  return { buttons, menus };
}

describe('the spaces of a hero who moves', () => {
  it.each(MISSIONS.map(({ id }) => id))('are ten buttons, and all others once in the menus: %s', (id) => {
    for (const heroes of [1, 2, 4]) {
      const state = begun(id, heroes);
      for (const { seat, kind } of openQuestions(state)) {
        if (kind !== 'move') continue;
        const { buttons, menus } = offered(state, seat);
        const moves = movesOf(state, seat);
        expect(buttons).toHaveLength(Math.min(10, moves.length));
        expect([...buttons.map(({ space }) => space), ...menus.flat()].toSorted()).toEqual(moves.toSorted());
        expect(menus.length).toBe(Math.ceil(Math.max(0, moves.length - 10) / 25));
        for (const { label } of buttons) expect(label.length).toBeLessThanOrEqual(80);
      }
    }
  });

  it('begin with the one to which a bot would go', () => {
    for (const { id } of MISSIONS) {
      const state = begun(id);
      const [asked] = openQuestions(state).filter(({ kind }) => kind === 'move');
      if (!asked) throw new Error('nobody moves');
      const chosen = chooseAction(viewOf(state, asked.seat), legalActions(state, asked.seat), () => 0);
      const best = bestSpaces(viewOf(state, 'public'), asked.seat, legalActions(state, asked.seat));
      expect(offered(state, asked.seat).buttons[0]?.space).toBe(best[0]);
      if (chosen.type === 'move') expect(best.slice(0, 3)).toContain(chosen.to);
    }
  });

  it('say who stands next to them and what is likeliest to hit there', () => {
    const labels = offered(begun('toll-bridge', 2), 0).buttons.map(({ label }) => label);
    for (const label of labels) expect(label).toMatch(/^[A-H]\d( · .*)? · (\d+ %|safe)$/);
    expect(labels.some((label) => label.includes('next to 1'))).toBe(true);
  });

  it('count on buttons who stands there, instead of naming them', () => {
    const state = begun('toll-bridge', 2);
    const [first] = offered(state, 0).buttons;
    const other = state.mission?.heroes[1];
    if (!first || !other) throw new Error('nobody moves');
    other.at = first.space;
    const labels = offered(state, 0).buttons.map(({ label }) => label);
    expect(
      labels.filter((label) => label.includes('1 hero there')).map((label) => label.slice(0, 2)),
    ).toEqual([first.space]);
    expect(labels.join()).not.toContain('Player 1');
  });

  it('are explained below the map, which stands on the panel', () => {
    const text = JSON.stringify(panelOf(begun('toll-bridge', 2), 0, true).components);
    expect(text).toContain('attachment://mission.png');
    expect(text).toContain(ENGLISH.missionTable.moveHint);
    expect(JSON.stringify(panelOf(begun('toll-bridge', 2), 0).components)).not.toContain('mission.png');
  });

  it('are marked on the map', () => {
    const state = begun('toll-bridge', 2);
    const model = missionModelOf({ view: viewOf(state, 0), players: PLAYERS, prompt: null });
    const golden = (marked: readonly string[]) =>
      drawMission({ ...model, marked }, 'map').match(/stroke="#f0c665" stroke-width="7"/g)?.length ?? 0;
    expect([golden([]), golden(['A2', 'B3'])]).toEqual([0, 2]);
  });
});

describe('the label of a space', () => {
  it('says once what happens there, and no token or zone besides', () => {
    const state = begun('embers-below');
    const panel = JSON.stringify(panelOf(state, 0, false, moveEnds(state, 0)));
    expect(panel).toContain('Fires put out +1');
    expect(panel).not.toContain('plot token');
    expect(panel).toContain('Bellows +1');
    expect(panel).not.toContain('Bellows +1 · bellows');
  });
});

describe('a zone', () => {
  it('is named as the texts of its Mission name it', () => {
    const { mission } = viewOf(begun('empty-throne'), 'public');
    if (!mission) throw new Error('no Mission');
    const side = MISSIONS.find(({ id }) => id === 'empty-throne')?.sides[1];
    if (!side) throw new Error('no second side');
    expect(mapModelOf({ ...mission, tiles: [] }, side, ENGLISH).zones).toContain("Fool's corner");
    expect(side.text).toContain("the fool's corner");
  });
});
