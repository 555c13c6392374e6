/** The enemy roll: which panels its dice set going, in which order their figures act, and against whom (rule: m-enemy-roll). */
import { facesFor } from '../dice/blanks.ts';
import type { DieFace } from '../dice/requirement.ts';
import type { EnemyAct, RoundFrame } from '../frames/frame.ts';
import { type Game, poolOf, seatOf } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { EnemyAttack, EnemyPanel } from '../vocabulary/mission.ts';
import {
  areBeside,
  heroesInPlay,
  livingFigures,
  mapInPlay,
  missionOf,
  panelOf,
  sideInPlay,
  spacesOf,
} from './board.ts';
import { putBoost } from './boosts.ts';
import { beginEnemyAttack } from './enemy-attack.ts';
import { meetsObjective } from './enemy-dice.ts';
import { dropTokensOfTurn } from './enemy-tokens.ts';
import { spaceAt, spacesWhere } from './hex/map.ts';
import { distance } from './hex/space.ts';

/** Each red die puts a face-down boost tile on the space of its number, beneath what lies there (rule: m-red-dice). */
export function placeOfRedDice(game: Game): void {
  const { rolled, dice } = missionOf(game);
  for (const face of rolled?.slice(0, dice.red) ?? []) {
    const [space] = spacesWhere(mapInPlay(game), ({ number }) => number !== undefined && number === face);
    if (space === undefined) continue;
    putBoost(game, space, true);
    game.events.push({ e: 'tile', space, kind: 'boost' });
  }
}

/**
 * Who acts: panels from left to right, of each whose objective the dice meet every living figure in reading order;
 * the unstoppable threat last (rule: m-threat). Of a boss the first attack that is met, and no other.
 */
export function actsOf(game: Game): EnemyAct[] {
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
 * The attack of a panel that the dice set going, or undefined. Values that are blank for a boss rule attacks out
 * (R356); of a panel with many figures they hinder those alone that they are blank for (R355).
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
 * Whether one die turned to another value would keep an attack off a hero that these dice set going.
 * @param dice as they lie there now
 */
export function mayKeepOff(game: Game, hero: Seat, dice: readonly DieFace[]): boolean {
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
 * Begins the next attack. A figure that fell before it could act does nothing; one that falls while it attacks goes on
 * against all whom it has targeted (rule: m-enemy-roll).
 * @returns false when all have acted
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

/** Whom it attacks; where its dice are blank nothing comes to the first of them, and then that is over (R354). */
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

/** Whom a figure attacks, in turn order; nobody where none is in reach. */
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

/** Steps between a figure and a hero where nothing is in the way. */
function stepsBetween(game: Game, a: Seat, b: Seat): number {
  const map = mapInPlay(game);
  const from = spacesOf(game, a).map((space) => spaceAt(map, space).place);
  const to = spacesOf(game, b).map((space) => spaceAt(map, space).place);
  return Math.min(...from.flatMap((place) => to.map((other) => distance(place, other))));
}
