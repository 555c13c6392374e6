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
import { attacksNow } from './boss-phases.ts';
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
  return attacksNow(game, panel).find(({ objective }) => meetsObjective(seen, objective));
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Whether changing one die would save a hero from an attack that these dice activate.
 * @param dice the enemy dice as they lie now
 */
export function canCancelAttack(game: Game, hero: Seat, dice: readonly DieFace[]): boolean {
  const attacksBy = attacksOn(game, hero);
  const before = attacksBy(dice);
  if (before.length === 0) return false;
  // Dice that show the same face are changed to the same effect, so the first of them stands for all.
  return dice.some(
    (shown, at) =>
      dice.indexOf(shown) === at &&
      FACES.some((face) => face !== shown && isBetter(attacksBy(dice.with(at, face)), before)),
  );
}

/**
 * Whether an attack on a hero is not made, or another is made in its place, when one die shows another face.
 * @param at index of the die that changes
 */
export function isSavedBy(
  game: Game,
  hero: Seat,
  dice: readonly DieFace[],
  at: number,
  face: DieFace,
): boolean {
  const attacksBy = attacksOn(game, hero);
  return isBetter(attacksBy(dice.with(at, face)), attacksBy(dice));
}

function isBetter(after: readonly string[], before: readonly string[]): boolean {
  return after.length <= before.length && before.some((attack) => !after.includes(attack));
}

/**
 * Returns a function that gives the attacks on a hero that some dice activate, each with the seat that makes it. Who
 * attacks the hero is found once for each attack; it holds until something changes in the game.
 */
function attacksOn(game: Game, hero: Seat): (dice: readonly DieFace[]) => readonly string[] {
  const found = new Map<EnemyAttack, readonly string[]>();
  const madeBy = (panel: EnemyPanel, attack: EnemyAttack): readonly string[] => {
    const known = found.get(attack);
    if (known) return known;
    const made = livingFigures(game, panel.id)
      .filter((seat) => targetsOf(game, seat, attack).includes(hero))
      .map((seat) => `${seat} ${attack.id}`);
    found.set(attack, made);
    return made;
  };
  const panels = sideInPlay(game).panels.filter((panel) => !isHeld(game, panel));
  return (dice) =>
    panels.flatMap((panel) => {
      const attack = activatedAttack(game, panel, dice);
      return attack ? madeBy(panel, attack) : [];
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
