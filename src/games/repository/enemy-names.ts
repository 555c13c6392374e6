/**
 * Names of a Mission's enemies in lines and on buttons: the name of their panel, and for henchmen, of which there are
 * several, also their space.
 */

import { missionById } from '../../engine/definitions.ts';
import type { GameState } from '../../engine/index.ts';

type Enemies = Pick<GameState, 'mission' | 'enemies'>;

/**
 * The names of the seats after the heroes, in order; none in other modes. The first is the Mission itself.
 * @param before the state before the events: an enemy that was defeated since is named by its space then
 */
export function enemyNames({ mission, enemies = [] }: Enemies, before: Enemies | null = null): string[] {
  if (!mission) return [];
  const { name, sides } = missionById(mission.id);
  const panels = [sides[mission.side], sides[mission.side === 0 ? 1 : 0]].flatMap((side) => side.panels);
  return enemies.map(({ panel, spaces }, at) => {
    if (at === 0) return name;
    const stood = before?.enemies?.[at]?.spaces ?? [];
    const place = (spaces.length > 0 ? spaces : stood).join('+');
    const printed = panels.find(({ id }) => id === panel);
    const called = printed?.name ?? panel;
    const isOnly = printed?.kind !== 'henchman' && enemies.filter((one) => one.panel === panel).length === 1;
    return place === '' || isOnly ? called : `${called} ${place}`;
  });
}
