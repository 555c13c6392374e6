/** Names of a Mission's enemies. */
import { expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { listMissions } from '../../../src/engine/definitions.ts';
import { createGame } from '../../../src/engine/index.ts';
import { enemyNames } from '../../../src/games/repository/enemy-names.ts';
import { describeEvent } from '../../../src/render/table/index.ts';

it('numbers henchmen, each called in the singular, and calls a boss by its name alone', () => {
  const state = createGame({
    mode: 'mission',
    seats: [{ hero: 'barbarian' }],
    seed: 'names',
    first: 0,
    mission: { id: 'embers-below', raised: 0 },
  });
  const { mission, enemies = [] } = state;
  const [own, figure] = enemies;
  if (!mission || !own || !figure) throw new Error('there are no enemies');
  expect(enemyNames(state).filter((name) => name.startsWith('Cinder Imp'))).toEqual([
    'Cinder Imp 1',
    'Cinder Imp 2',
    'Cinder Imp 3',
    'Cinder Imp 4',
  ]);
  const boss = { ...figure, panel: 'matron', spaces: ['D3', 'E3', 'D4'] };
  const imp = { ...figure, panel: 'imp', spaces: ['A1'] };
  const fight = { mission: { ...mission, side: 1 as const }, enemies: [own, boss, imp] };
  expect(enemyNames(fight)).toEqual(['Embers Below', 'The Ash Matron', 'Cinder Imp 1']);
});

it('calls what an enemy does as its panel does', () => {
  const attacks = listMissions().flatMap(({ sides }) =>
    sides.flatMap(({ panels }) => panels.flatMap((panel) => panel.attacks)),
  );
  expect(attacks.length).toBeGreaterThan(20);
  for (const { id, name } of attacks) {
    const line = describeEvent({ e: 'activated', seat: 0, ability: id, variant: id }, ['Guard']);
    expect(line).toBe(`Guard activated ${name}.`);
  }
});
