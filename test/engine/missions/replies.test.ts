/** A hero is asked before something of it is taken only where it can use that first. */
import { afterAll, describe, expect, it } from 'vitest';
import { registerMission } from '../../../src/engine/definitions.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import { DEFAULT_ORDERS, type StandingOrders } from '../../../src/engine/model/orders.ts';
import { discard } from '../../../src/engine/vocabulary/builders.ts';
import { SKIRMISH } from '../../scenarios/missions/skirmish.ts';
import { MissionTable, missionStarted } from './table.ts';

const [ford, hill] = SKIRMISH.sides;
const forget = registerMission({
  ...SKIRMISH,
  id: 'skirmish-of-thieves',
  sides: [
    {
      ...ford,
      panels: ford.panels.map((panel) => ({
        ...panel,
        attacks: panel.attacks.map((attack) => ({
          ...attack,
          effects: [...attack.effects, discard(1, 'target', 'random')],
        })),
      })),
    },
    hill,
  ],
});
afterAll(forget);

/** The moments at which the only hero is asked while a guard takes a card from its hand. */
function momentsAsked(
  hero: string,
  hand: readonly string[],
  tokens: readonly string[],
  orders: StandingOrders,
) {
  const table = new MissionTable([hero]);
  table.state = missionStarted('skirmish-of-thieves', [hero]);
  table.act(0, { type: 'move', to: 'D2' });
  table.declineUntil(() => table.asked().includes('0 roll'));
  table.act(0, { type: 'roll' });
  const own = Object.fromEntries(tokens.map((id) => [id, [{ by: 0, fresh: false, count: 1 }]]));
  Object.assign(table.state.seats[0] ?? {}, { hand, tokens: own, cp: 5, orders });
  // Two strikes: the guard beside the hero attacks it.
  table.script(...Array.from({ length: 60 }, () => 1));
  const moments: (string | null)[] = [];
  table.declineUntil(() => {
    const [question] = openQuestions(table.state);
    if (table.mission.phase === 'enemy-roll' && question) moments.push(question.moment);
    return table.mission.round === 2;
  });
  return moments;
}

describe('before an attack takes a card of the hand', () => {
  it('who holds a card to play is asked', () => {
    expect(momentsAsked('barbarian', ['getting-paid'], [], DEFAULT_ORDERS)).toContain('phase-start');
  });

  it('who could only spend a token is not asked', () => {
    expect(momentsAsked('barbarian', ['smack-ii'], ['evasive'], DEFAULT_ORDERS)).not.toContain('phase-start');
  });

  it('who wants to be asked each time is asked', () => {
    const orders = { ...DEFAULT_ORDERS, ask: { ...DEFAULT_ORDERS.ask, replies: 'always' as const } };
    expect(momentsAsked('barbarian', ['smack-ii'], ['evasive'], orders)).toContain('phase-start');
  });

  it('who could only pay with another card is asked if it is the last one', () => {
    // Both guards attack, so a card is left after the first one has taken its own.
    const hand = ['hammered-iii', 'hammered-iii', 'hammered-iii'];
    expect(momentsAsked('thor', hand, ['mjolnir'], DEFAULT_ORDERS)).not.toContain('phase-start');
    expect(momentsAsked('thor', ['hammered-iii'], ['mjolnir'], DEFAULT_ORDERS)).toContain('phase-start');
  });
});
