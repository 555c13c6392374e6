/** Effects that change the map: tiles that come and go, figures that come and move; and what counts them. */
import { describe, expect, it } from 'vitest';
import { type Game, openGame } from '../../../src/engine/core/game.ts';
import { missionSeat } from '../../../src/engine/core/mission/board.ts';
import { contextOf } from '../../../src/engine/core/stack/push-effects.ts';
import { moveFigure } from '../../../src/engine/effects/move-figure.ts';
import { placeTile } from '../../../src/engine/effects/place-tile.ts';
import { spawn } from '../../../src/engine/effects/spawn.ts';
import { takeTile } from '../../../src/engine/effects/take-tile.ts';
import { holdsNow } from '../../../src/engine/evaluation/evaluate.ts';
import type { EffectsFrame } from '../../../src/engine/model/frame.ts';
import type { Condition } from '../../../src/engine/vocabulary/amount.ts';
import { MissionTable } from './table.ts';

/** The skirmish: `E . b . .`, ` . . g1 . g2`, `. # . a1 b`; heroes stand on A1 and B1. */
function skirmish() {
  const table = new MissionTable(['barbarian', 'moon-elf']);
  for (const [seat, at] of [
    [0, 'A1'],
    [1, 'B1'],
  ] as const) {
    Object.assign(table.hero(seat), { at, moved: true });
  }
  const game = openGame(table.state);
  return { table, game, owner: missionSeat(game) };
}

/** A list of the Mission, or of a figure. */
function frameOf(owner: number): EffectsFrame {
  const context = contextOf(owner, { kind: 'setup', id: 'skirmish' }, null);
  return { k: 'effects', list: [], context, stage: 'plain', picked: [], landsPool: false };
}

const holds = (game: Game, owner: number, condition: Condition) =>
  holdsNow(game, frameOf(owner).context, condition);
const plots = (at: string[], bound: number): Condition => ({
  test: 'at-least',
  amount: { count: 'tiles', tile: 'plot', at: { labels: at } },
  bound,
});

describe('tiles', () => {
  it('come onto all spaces that are meant, each with as many plot tokens', () => {
    const { table, game, owner } = skirmish();
    placeTile.run(game, frameOf(owner), {
      do: 'place-tile',
      tile: 'plot',
      at: { labels: ['D1', 'A2'] },
      count: 2,
    });
    expect(table.mission.tiles).toMatchObject({
      D1: [{ kind: 'plot' }, { kind: 'plot' }],
      A2: [{ kind: 'plot' }, { kind: 'plot' }],
    });
    expect(holds(game, owner, plots(['D1', 'A2'], 4))).toBe(true);
    expect(holds(game, owner, plots(['D1'], 3))).toBe(false);
  });

  it('find no room beyond what a space may hold, and of other kinds than plot only one', () => {
    const { table, game, owner } = skirmish();
    const effect = { do: 'place-tile', tile: 'plot', at: { labels: ['D1'] }, most: 1 } as const;
    placeTile.run(game, frameOf(owner), effect);
    placeTile.run(game, frameOf(owner), effect);
    for (let i = 0; i < 2; i += 1) {
      placeTile.run(game, frameOf(owner), { do: 'place-tile', tile: 'clear', at: { labels: ['B3'] } });
    }
    expect([table.mission.tiles.D1, table.mission.tiles.B3]).toEqual([
      [{ kind: 'plot' }],
      [{ kind: 'clear' }],
    ]);
  });

  it('come to one of the spaces by chance, and never to a full one', () => {
    const { game, owner } = skirmish();
    const one = {
      do: 'place-tile',
      tile: 'plot',
      at: { labels: ['D1', 'A2', 'B2'] },
      most: 1,
      pick: 'random',
    } as const;
    for (const placed of [1, 2, 3, 3]) {
      placeTile.run(game, frameOf(owner), one);
      expect(holds(game, owner, plots(['D1', 'A2', 'B2'], placed))).toBe(true);
      expect(holds(game, owner, plots(['D1', 'A2', 'B2'], placed + 1))).toBe(false);
    }
  });

  it('leave from where somebody stands, as many as are named, first in reading order', () => {
    const { table, game, owner } = skirmish();
    placeTile.run(game, frameOf(owner), {
      do: 'place-tile',
      tile: 'plot',
      at: { of: 'opponents' },
      count: 3,
    });
    takeTile.run(game, frameOf(owner), {
      do: 'take-tile',
      tile: 'plot',
      at: { of: 'opponents' },
      count: 2,
      pick: 'first',
    });
    expect([table.mission.tiles.A1, table.mission.tiles.B1]).toEqual([
      [{ kind: 'plot' }],
      [{ kind: 'plot' }, { kind: 'plot' }, { kind: 'plot' }],
    ]);
    takeTile.run(game, frameOf(owner), { do: 'take-tile', tile: 'plot', at: { lying: 'plot' } });
    expect(table.mission.tiles.A1).toBeUndefined();
  });

  it('of boosts go to those that were used, and come from the pile', () => {
    const { table, game, owner } = skirmish();
    const { boosts } = table.mission;
    const [pile, used] = [boosts.pile.length, boosts.used.length];
    takeTile.run(game, frameOf(owner), { do: 'take-tile', tile: 'boost', at: { marked: 'boost' } });
    expect(table.mission.boosts.used).toHaveLength(used + 2);
    placeTile.run(game, frameOf(owner), { do: 'place-tile', tile: 'boost', at: { marked: 'boost' } });
    expect(table.mission.boosts.pile).toHaveLength(pile - 2);
  });
});

describe('figures', () => {
  it('come to free spaces only: neither onto figures, heroes nor blocked spaces', () => {
    const { table, game, owner } = skirmish();
    const before = table.figures('g').length;
    spawn.run(game, frameOf(owner), {
      do: 'spawn',
      panel: 'g',
      at: { labels: ['A1', 'C2', 'B3', 'D1'] },
    });
    const guards = table.figures('g');
    expect(guards).toHaveLength(before + 1);
    expect(table.state.enemies?.at(-1)).toMatchObject({ panel: 'g', spaces: ['D1'], defeated: false });
    expect(table.health(guards.at(-1) ?? -1)).toBe(4);
  });

  it('of no panel do not come', () => {
    const { table, game, owner } = skirmish();
    const before = table.state.enemies?.length;
    spawn.run(game, frameOf(owner), { do: 'spawn', panel: 'z', at: { labels: ['D1'] } });
    expect(table.state.enemies).toHaveLength(before ?? -1);
  });

  it('move, and push the hero there to the nearest free space', () => {
    const { table, game } = skirmish();
    const [guard = -1] = table.figures('g');
    moveFigure.run(game, frameOf(guard), { do: 'move-figure', who: 'owner', to: { labels: ['B1'] } });
    expect(table.state.enemies?.[guard - 2]?.spaces).toEqual(['B1']);
    expect(table.hero(1).at).toBe('C1');
    expect(table.hero(0).at).toBe('A1');
  });

  it('stay where another stands in the way, and heroes are not moved by it', () => {
    const { table, game, owner } = skirmish();
    const [guard = -1, other = -1] = table.figures('g');
    const there = [...(table.state.enemies?.[other - 2]?.spaces ?? [])];
    moveFigure.run(game, frameOf(guard), { do: 'move-figure', who: 'owner', to: { labels: there } });
    expect(table.state.enemies?.[guard - 2]?.spaces).toEqual(['C2']);
    moveFigure.run(game, frameOf(owner), { do: 'move-figure', who: 'opponents', to: { labels: ['D1'] } });
    expect([table.hero(0).at, table.hero(1).at]).toEqual(['A1', 'B1']);
  });

  it('stay where only a part of their new spaces is taken', () => {
    const { table, game } = skirmish();
    const [guard = -1, other = -1] = table.figures('g');
    const [taken = ''] = table.state.enemies?.[other - 2]?.spaces ?? [];
    const before = table.state.enemies?.[guard - 2]?.spaces;
    const to = { labels: ['B1', taken] };
    moveFigure.run(game, frameOf(guard), { do: 'move-figure', who: 'owner', to });
    expect(table.state.enemies?.[guard - 2]?.spaces).toEqual(before);
    expect(table.hero(1).at).toBe('B1');
    moveFigure.run(game, frameOf(guard), { do: 'move-figure', who: 'owner', to, pick: 'first' });
    expect(table.state.enemies?.[guard - 2]?.spaces).toEqual(['B1']);
  });
});

describe('conditions of places', () => {
  it('hold for whoever stands there', () => {
    const { game, owner } = skirmish();
    const on = (at: string): Condition => ({ test: 'on-space', who: 'opponents', at: { labels: [at] } });
    expect(holds(game, owner, on('B1'))).toBe(true);
    expect(holds(game, owner, on('C1'))).toBe(false);
    expect(holds(game, owner, { test: 'on-space', who: 'opponents', at: { beside: 'team-mates' } })).toBe(
      false,
    );
  });

  it('hold for neighbours on the map', () => {
    const { table, game, owner } = skirmish();
    const beside: Condition = { test: 'adjacent', who: 'opponents', to: 'team-mates' };
    expect(holds(game, owner, beside)).toBe(false);
    Object.assign(table.hero(1), { at: 'B2' });
    expect(holds(game, owner, beside)).toBe(true);
  });
});
