/** The expected harm of enemies to heroes: the chance of each attack times the worth of its effects. */

import type { EnemyAttack, EnemyPanel } from '../../../engine/definitions.ts';
import type { DieFace } from '../../../engine/rules.ts';
import { attacksIn, chancesOf, meetsObjective } from '../../../engine/rules.ts';
import { worthOfList } from '../effect-worth.ts';
import { evalContextOf, type Prices } from '../eval-context.ts';
import { seatAt, type TableFacts } from '../table-facts.ts';
import { type BoardFacts, panelAt, standBeside } from './board-facts.ts';

/** Returns the worth of one attack on one hero, relative to `me`; negative when it hurts. */
function attackWorth(
  table: TableFacts,
  prices: Prices,
  me: number,
  figure: number,
  attack: EnemyAttack,
  hero: number,
) {
  return worthOfList(evalContextOf(table, prices, me, figure, { target: hero }), attack.effects);
}

/** Returns the seats of the heroes on the map. */
function heroesOn(table: TableFacts, board: BoardFacts): number[] {
  return Array.from({ length: board.heroes }, (_, seat) => seat).filter(
    (seat) => !seatAt(table, seat).defeated && (board.standing[seat] ?? []).length > 0,
  );
}

/**
 * Returns the expected harm of a figure to one hero per round, at the current positions.
 * @returns points of damage; negative when it hurts
 */
export function threatTo(
  table: TableFacts,
  prices: Prices,
  board: BoardFacts,
  figure: number,
  hero: number,
): number {
  const panel = panelAt(board, figure);
  if (!panel) return 0;
  const attacks = attacksIn(panel, board.bossPhases);
  const chances = chancesOf(attacks, board.dice);
  const isBeside = standBeside(board, figure, hero);
  return attacks.reduce((sum, attack, at) => {
    const chance = chances[at] ?? 0;
    if (chance === 0 || (attack.reach === 'melee' && !isBeside)) return sum;
    const among = attack.multi
      ? 1
      : Math.max(1, inReach(board, figure, attack, heroesOn(table, board)).length);
    return sum + (chance / among) * attackWorth(table, prices, hero, figure, attack, hero);
  }, 0);
}

function inReach(
  board: BoardFacts,
  figure: number,
  { reach }: EnemyAttack,
  heroes: readonly number[],
): number[] {
  return heroes.filter((hero) => reach === 'range' || standBeside(board, figure, hero));
}

/** Returns the worth of the attacks that these dice trigger, relative to `me`. */
export function worthOfEnemyDice(
  table: TableFacts,
  prices: Prices,
  board: BoardFacts,
  me: number,
  dice: readonly DieFace[],
): number {
  const heroes = heroesOn(table, board);
  let worth = 0;
  for (const seat of Object.keys(board.figures).map(Number)) {
    const panel = panelAt(board, seat);
    const attacks = panel ? attacksIn(panel, board.bossPhases) : [];
    const attack = attacks.find(({ objective }) => meetsObjective(dice, objective));
    if (!attack) continue;
    const reached = inReach(board, seat, attack, heroes);
    const blows = reached.map((hero) => attackWorth(table, prices, me, seat, attack, hero));
    if (attack.multi) worth += blows.reduce((sum, one) => sum + one, 0);
    else worth += Math.min(0, ...blows);
  }
  return worth;
}

/** The chance that a melee attack finds an adjacent hero, as heroes move. */
const MELEE_MET = 0.6;

/** Returns the expected harm of a figure per round, for any hero positions, including its crises on the clock. */
export function expectedHarmPerRound(
  table: TableFacts,
  prices: Prices,
  board: BoardFacts,
  me: number,
  figure: number,
  panel: EnemyPanel,
): number {
  const heroes = heroesOn(table, board);
  const [anyHero = me] = heroes;
  const attacks = attacksIn(panel, board.bossPhases);
  const chances = chancesOf(attacks, board.dice);
  let menace = attacks.reduce((sum, attack, at) => {
    const chance = chances[at] ?? 0;
    const times = attack.reach === 'melee' ? MELEE_MET : attack.multi ? Math.max(1, heroes.length) : 1;
    return chance === 0
      ? sum
      : sum - chance * times * attackWorth(table, prices, me, figure, attack, anyHero);
  }, 0);
  if (panel.crisis) {
    const { hand, steps } = board.clock;
    const { clock } = board.side;
    for (let step = 1; step <= steps; step += 1) {
      const segment = clock[(hand + step) % clock.length];
      if (segment?.does !== 'crisis' || segment.panel !== panel.id) continue;
      menace -= worthOfList(
        evalContextOf(table, prices, me, figure, { target: anyHero }),
        panel.crisis.effects,
      );
    }
  }
  return Math.max(0, menace);
}
