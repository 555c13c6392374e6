/**
 * The enemy roll: which panels the dice activate, the order of their figures, and their targets (rule: m-enemy-roll).
 */
import { facesFor } from '../core/dice/blanks.ts';
import { type Game, poolOf, seatOf } from '../core/game.ts';
import {
  areBeside,
  heroesInPlay,
  livingFigures,
  mapInPlay,
  missionOf,
  panelOf,
  sideInPlay,
  spacesOf,
} from '../core/mission/board.ts';
import { meetsObjective } from '../core/mission/enemy-dice.ts';
import { dropTokensOfTurn } from '../core/mission/enemy-tokens.ts';
import { spaceAt, spacesWhere } from '../core/mission/hex/map.ts';
import { distance } from '../core/mission/hex/space.ts';
import type { EnemyAct, RoundFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { DieFace } from '../vocabulary/dice.ts';
import type { EnemyAttack, EnemyPanel } from '../vocabulary/mission.ts';
import { putBoost } from '../core/mission/boosts.ts';
import { beginEnemyAttack } from './enemy-attack.ts';

/**
 * Puts a face-down boost tile on the numbered space of each red die, beneath the other tiles there
 * (rule: m-boss-red-dice).
 */
export function placeRedDiceBoosts(game: Game): void {
  const { rolled, dice } = missionOf(game);
  for (const face of rolled?.slice(0, dice.red) ?? []) {
    const [space] = spacesWhere(mapInPlay(game), ({ number }) => number !== undefined && number === face);
    if (space === undefined) continue;
    putBoost(game, space, true);
    game.events.push({ e: 'tile', space, kind: 'boost' });
  }
}

/**
 * Returns the acting figures: panels from left to right, each with all its living figures in reading order when the
 * dice meet an attack; unstoppable threats last (rule: m-unstoppable). A panel uses the first attack that the dice
 * meet.
 */
export function enemyActs(game: Game): EnemyAct[] {
  const dice = missionOf(game).rolled;
  if (!dice) return [];
  const panels = sideInPlay(game).panels;
  const inOrder = [...panels.filter((panel) => !isThreat(panel)), ...panels.filter(isThreat)];
  return inOrder.flatMap((panel) => {
    const attack = attackOfDice(game, panel, dice);
    if (!attack) return [];
    return livingFigures(game, panel.id).map((seat): EnemyAct => {
      const seen = facesFor(game, seat, dice);
      return {
        seat,
        attack: attack.id,
        targets: null,
        ...(meetsObjective(seen, attack.objective) ? {} : { fails: true }),
      };
    });
  });
}

/**
 * Returns the attack of a panel that the dice activate, or undefined. Blank values of a boss rule attacks out (R356).
 * On panels with several figures, blank values only affect the figures that have them (R355).
 */
export function attackOfDice(
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

function isThreat({ kind }: EnemyPanel): boolean {
  return kind === 'threat';
}

/**
 * Starts the next attack. A figure that fell before acting does nothing; a figure that falls during its attack still
 * attacks all its targets (rule: m-enemy-roll).
 * @returns false when all figures have acted
 */
export function actNext(game: Game, frame: RoundFrame): boolean {
  const [act] = frame.acts;
  if (!act) return false;
  const attack = attackOf(game, act);
  act.targets ??= attack && !seatOf(game, act.seat).defeated ? targetsNow(game, act, attack) : [];
  const target = act.targets.shift();
  if (target === undefined || !attack) frame.acts.shift();
  else beginEnemyAttack(game, act.seat, attack, target);
  return true;
}

/**
 * Returns the targets of an acting figure. When its dice are blank, the attack on the first target fails and the tokens
 * that end with the turn expire (R354).
 */
function targetsNow(game: Game, { seat, fails }: EnemyAct, attack: EnemyAttack): Seat[] {
  const targets = targetsOf(game, seat, attack);
  if (!fails) return targets;
  game.events.push({ e: 'ability-failed', seat, variant: attack.id });
  dropTokensOfTurn(game, seat);
  return targets.slice(1);
}

function attackOf(game: Game, { seat, attack }: EnemyAct): EnemyAttack | null {
  return panelOf(game, seat)?.attacks.find(({ id }) => id === attack) ?? null;
}

/** Returns the heroes that a figure attacks, in turn order; empty when none is in reach. */
function targetsOf(game: Game, seat: Seat, { reach, multi, aim }: EnemyAttack): Seat[] {
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
