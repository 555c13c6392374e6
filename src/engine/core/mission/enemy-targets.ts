/** Which attack the enemy dice activate, and whom it targets (rule: m-enemy-roll). */

import type { Seat } from '../../model/ids.ts';
import type { DieFace } from '../../vocabulary/dice.ts';
import type { EnemyAttack, EnemyPanel } from '../../vocabulary/mission.ts';
import { facesFor } from '../dice/blanks.ts';
import { type Game, poolOf } from '../game.ts';
import {
  areBeside,
  heroesInPlay,
  livingFigures,
  mapInPlay,
  missionOf,
  sideInPlay,
  spacesOf,
} from './board.ts';
import { meetsObjective } from './enemy-dice.ts';
import { spaceAt } from './hex/map.ts';
import { distance } from './hex/space.ts';

/**
 * Returns the attack of a panel that the dice activate, or undefined, also when it is held back. Blank values of a boss rule attacks out (R356).
 * On panels with several figures, blank values only affect the figures that have them (R355).
 */
export function attackOfDice(
  game: Game,
  panel: EnemyPanel,
  dice: readonly DieFace[],
): EnemyAttack | undefined {
  return isHeld(game, panel) ? undefined : activatedAttack(game, panel, dice);
}

/** Whether the next attack of a panel, or that of the present enemy roll, does not happen. */
function isHeld(game: Game, { id }: EnemyPanel): boolean {
  return missionOf(game).held?.some(({ panel }) => panel === id) === true;
}

/** Returns the attack that the dice activate, also when it is held back and does not happen; undefined for none. */
export function activatedAttack(
  game: Game,
  panel: EnemyPanel,
  dice: readonly DieFace[],
): EnemyAttack | undefined {
  const [boss] = panel.kind === 'boss' ? livingFigures(game, panel.id) : [];
  const seen = boss === undefined ? dice : facesFor(game, boss, dice);
  return panel.attacks.find(({ objective }) => meetsObjective(seen, objective));
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Whether changing one die to another value would cancel or replace an attack on a hero that these dice activate.
 * @param dice the enemy dice as they lie now
 */
export function canCancelAttack(game: Game, hero: Seat, dice: readonly DieFace[]): boolean {
  return sideInPlay(game).panels.some((panel) => {
    const attack = attackOfDice(game, panel, dice);
    if (!attack) return false;
    const isAimed = livingFigures(game, panel.id).some((seat) =>
      targetsOf(game, seat, attack).includes(hero),
    );
    if (!isAimed) return false;
    const without = (at: number, face: DieFace) =>
      attackOfDice(game, panel, dice.with(at, face))?.id !== attack.id;
    return dice.some((_, at) => FACES.some((face) => without(at, face)));
  });
}

/** Returns the heroes that a figure attacks, in turn order; empty when none is in reach. */
export function targetsOf(game: Game, seat: Seat, { reach, multi, aim }: EnemyAttack): Seat[] {
  const inReach = heroesInPlay(game).filter((hero) => {
    if (missionOf(game).heroes[hero]?.at === null) return false;
    return reach === 'range' || areBeside(game, seat, hero);
  });
  if (multi) return inReach;
  const rank = (hero: Seat): number => {
    switch (aim) {
      case 'most-health':
        return -poolOf(game, hero).health;
      case 'least-health':
        return poolOf(game, hero).health;
      case 'nearest':
        return stepsBetween(game, seat, hero);
      default:
        return 0;
    }
  };
  const [first] = [...inReach].sort((a, b) => rank(a) - rank(b));
  return first === undefined ? [] : [first];
}

/** Returns the distance between a figure and a hero, ignoring obstacles. */
function stepsBetween(game: Game, a: Seat, b: Seat): number {
  const map = mapInPlay(game);
  const from = spacesOf(game, a).map((space) => spaceAt(map, space).place);
  const to = spacesOf(game, b).map((space) => spaceAt(map, space).place);
  return Math.min(...from.flatMap((place) => to.map((other) => distance(place, other))));
}
