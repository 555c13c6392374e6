/**
 * Names of a Mission's enemies and of a crawl's minions in lines and on buttons: the name of their panel, and for henchmen, of which there are
 * several, also the number that their pin on the map shows.
 */

import { heroById, missionById } from '../../engine/definitions.ts';
import type { GameState } from '../../engine/index.ts';
import { figureNumber } from '../../engine/rules.ts';

type Enemies = Pick<GameState, 'mission' | 'enemies' | 'crawl'> & Partial<Pick<GameState, 'seats'>>;

/** The names of the seats after the heroes, in order; none in other modes. The first is the Mission itself. */
export function enemyNames({ mission, enemies = [], crawl, seats = [] }: Enemies): string[] {
  if (crawl) return seats.slice(crawl.heroes.length).map(({ hero }) => heroById(hero).name);
  if (!mission) return [];
  const { name, sides } = missionById(mission.id);
  const panels = [sides[mission.side], sides[mission.side === 0 ? 1 : 0]].flatMap((side) => side.panels);
  return enemies.map(({ panel }, at) => {
    if (at === 0) return name;
    const printed = panels.find(({ id }) => id === panel);
    const called = printed?.one ?? printed?.name ?? panel;
    const number = figureNumber(enemies, at, printed?.kind);
    return number === null ? called : `${called} ${number}`;
  });
}
