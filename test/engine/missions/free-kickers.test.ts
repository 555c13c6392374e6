/** Kickers of allies that cost nothing happen without a question. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_ORDERS, type StandingOrders } from '../../../src/engine/model/orders.ts';
import { MissionTable } from './table.ts';

interface Turn {
  /** The prompts of the first hero's questions in Target & Resolve. */
  readonly asked: readonly string[];
  /** Its powers that were used. */
  readonly used: readonly string[];
  readonly table: MissionTable;
}

interface Party {
  readonly allies: readonly string[];
  readonly orders?: StandingOrders;
  readonly bot?: true;
}

/** The first of two heroes attacks a guard with three swords. */
function attack({ allies, orders = DEFAULT_ORDERS, bot }: Party): Turn {
  const table = new MissionTable(['barbarian', 'monk']);
  const [guard = 0] = table.figures('g');
  Object.assign(table.hero(0), { allies: [...allies], momentum: 0 });
  Object.assign(table.state.seats[0] ?? {}, { hand: [], tokens: {}, orders, ...(bot ? { bot } : {}) });
  table.act(0, { type: 'move', to: 'D2' });
  table.declineUntil(() => table.asked().includes('0 roll'));
  // Of the dice after the attack, those of the enemies activate nobody.
  table.script(1, 1, 1, 4, 6, ...Array.from({ length: 60 }, () => 6));
  table.act(0, { type: 'roll' });
  const smack = table.legal(0).find((one) => one.type === 'activate' && one.ability === 'smack');
  if (!smack) throw new Error('no attack');
  table.act(0, smack);
  if (table.asked().includes('0 target')) table.act(0, { type: 'target', player: guard });
  const asked: string[] = [];
  table.declineUntil(() => {
    const [question] = table.state.lanes.flatMap(({ pending }) => (pending?.seat === 0 ? [pending] : []));
    if (table.mission.phase === 'target' && question) asked.push(question.moment ?? question.kind);
    return table.mission.phase === 'part-2' || table.state.outcome !== null;
  });
  const used = table.events.flatMap((event) =>
    event.e === 'power' && event.seat === 0 ? [event.ability] : [],
  );
  return { asked, used, table };
}

describe('a kicker that costs nothing', () => {
  it('happens without a question', () => {
    const { asked, used, table } = attack({ allies: ['pickpocket', 'river-smuggler', 'gate-hound'] });
    expect(asked).toEqual([]);
    expect(used).toEqual(['pickpocket', 'river-smuggler', 'gate-hound']);
    expect(table.hero(0).momentum).toBe(1);
  });

  it('is left to the hero whose ally could be exhausted for more', () => {
    const { asked, used } = attack({ allies: ['card-sharp'] });
    expect(asked).toEqual(['offense-end']);
    expect(used).toEqual([]);
  });

  it('is left to a hero who wants to be asked about every Attack', () => {
    const orders = { ...DEFAULT_ORDERS, ask: { ...DEFAULT_ORDERS.ask, attack: 'always' as const } };
    const { asked, used } = attack({ allies: ['pickpocket'], orders });
    expect(asked).toContain('offense-end');
    expect(used).toEqual([]);
  });

  it('is left to a bot', () => {
    expect(attack({ allies: ['pickpocket'], bot: true }).used).toEqual([]);
  });
});
