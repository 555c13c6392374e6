/** A hero's part in the enemy phases, on its private panel. */
import { describe, expect, it } from 'vitest';
import { type EnemyPlan, openQuestions, planOptions } from '../../../src/engine/hosting.ts';
import { viewOf } from '../../../src/engine/index.ts';
import { enemyPlanParts, showsEnemyPlan } from '../../../src/render/mission/enemy-plan-parts.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { tokensOf } from '../../engine/frames/bare-game.ts';
import { MissionTable } from '../../engine/missions/table.ts';

const PLAYERS = ['barbarian', 'moon-elf', '', 'g1', 'g2', 'a1'].map((heroId, seat) => ({
  name: heroId === '' ? 'Mission' : `Player ${seat}`,
  heroId: seat < 2 ? heroId : '',
  userId: seat < 2 ? `person-${seat}` : null,
}));

/** Both heroes beside guards that strike, when the enemy dice lie open. */
function atDice(): MissionTable {
  const table = new MissionTable(['barbarian', 'moon-elf']);
  for (const hero of table.state.seats) Object.assign(hero, { hand: [], tokens: { evasive: tokensOf(0) } });
  table.act(0, { type: 'move', to: 'D2' });
  table.act(1, { type: 'move', to: 'E1' });
  table.script(...Array.from({ length: 200 }, () => 1));
  table.declineUntil(() => table.mission.phase === 'enemy-roll');
  return table;
}

function shown(table: MissionTable, seat: number, plan?: EnemyPlan): string {
  const hero = table.state.seats[seat];
  if (hero && plan) hero.orders = { ...hero.orders, enemies: plan };
  const input = {
    view: viewOf(table.state, seat),
    players: PLAYERS,
    plannable: planOptions(table.state, seat),
    cards: [{ id: 'six-it' }, { id: 'tip-it' }],
  };
  return JSON.stringify(enemyPlanParts(input, { surface: 'hand', gameId: 'g', rev: 1 }, seat, ENGLISH));
}

describe('the part about the enemies', () => {
  it.each([true, false])('does not speak of 0 damage, attacked now: %s', (isAttacked) => {
    expect(ENGLISH.enemyPlan.together(0, 12, isAttacked)).toMatch(
      /^(After it|Together) no damage; you have 12 health\.$/,
    );
  });

  it('tells the dice, what comes at the hero and what comes at the others', () => {
    const told = shown(atDice(), 0);
    expect(told).toContain('Enemy dice: ');
    expect(told).toMatch(/Spear, \d+ damage, adjacent/);
    expect(told).toMatch(/Together \d+ damage before your defenses; you have \d+ health/);
    expect(told).toMatch(/Moon Elf: 1 attack, \d+ damage/);
    expect(told).toContain('Answer for the whole phase');
    expect(told).toContain('Evasive from 3 damage on');
    expect(told).not.toContain('Your plan');
  });

  it.each([0, 1])('tells seat %i which attack is under way, and what comes after it', (seat) => {
    const table = atDice();
    for (const hero of table.state.seats)
      hero.orders = { ...hero.orders, ask: { ...hero.orders.ask, defense: 'always' } };
    table.declineUntil(() => table.asked().includes(`${seat} defend`));
    const told = shown(table, seat);
    expect(told).toMatch(/Now: .* with Spear/);
    expect(told).toMatch(/After it \d+ damage before your defenses|No other attack comes at you after it/);
    expect(told).not.toContain('No attack comes at you now');
  });

  it('tells the plan, and how to take it back', () => {
    const evade = { type: 'spend', token: 'evasive', use: 'prevent', count: 1 } as const;
    const told = shown(atDice(), 0, {
      defends: 'thick-skin',
      from: 5,
      uses: [{ play: evade, from: 3 }],
      discards: ['six-it'],
      everyRound: true,
    });
    expect(told).toContain(
      'I roll Thick Skin; I use Evasive from 3 damage on; I discard Six-It! first; ask me from 5 damage on; in every round.',
    );
    for (const label of [
      'Only this round',
      'Take my plan back',
      'Do not use Evasive by itself',
      'Ask me which card',
    ])
      expect(told).toContain(label);
  });

  it('is there while a hero waits, and not while it acts or the Mission is over', () => {
    const table = new MissionTable(['barbarian', 'moon-elf']);
    expect(showsEnemyPlan(viewOf(table.state, 0), 0)).toBe(false);
    expect(showsEnemyPlan(viewOf(atDice().state, 0), 0)).toBe(true);
  });

  it.each(['movement', 'part-2'])('is there for whoever waits for the other at the end of %s', (phase) => {
    const table = new MissionTable(['barbarian', 'moon-elf']);
    const asked = () => new Set(openQuestions(table.state).map(({ seat }) => seat));
    table.declineUntil(() => table.mission.phase === phase && asked().size === 1);
    const [acting = -1] = asked();
    expect(showsEnemyPlan(viewOf(table.state, acting), acting)).toBe(false);
    expect(showsEnemyPlan(viewOf(table.state, 1 - acting), 1 - acting)).toBe(true);
  });
});
