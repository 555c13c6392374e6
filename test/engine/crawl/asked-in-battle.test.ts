/** Which windows ask a hero in a battle of a crawl. */
import { describe, expect, it } from 'vitest';
import { type Asking, openQuestions, type WindowGroup } from '../../../src/engine/hosting.ts';
import type { HeroSeat } from '../../../src/engine/model/combatant.ts';
import { FILLER, met } from './met.ts';
import type { CrawlTable } from './table.ts';

/** A hero who has rolled nothing useful against a minion that hits next. */
function fighting(hero: string, orders: Partial<Record<WindowGroup, Asking>> = {}): CrawlTable {
  const table = met([hero], 'minion-lost-swordsman');
  table.act(0, { type: 'move', to: 'B4' });
  table.untilRoll(0);
  const seat = table.seat(0);
  seat.orders = { ...seat.orders, ask: { ...seat.orders.ask, ...orders } };
  seat.hand = [];
  seat.cp = 5;
  return table;
}

/** The moments of the windows until the hero's next Main Phase, with everything declined. */
function windowsOf(table: CrawlTable): string[] {
  const moments: string[] = [];
  table.script(1, 2, 3, 4, 6, ...FILLER);
  table.act(0, { type: 'roll' });
  table.declineUntil(() => {
    for (const { kind, moment } of openQuestions(table.state)) {
      const { phase } = table.state.lanes[0]?.turn ?? {};
      if (kind === 'window') moments.push(`${moment} in ${phase}`);
    }
    return table.asked().includes('0 main');
  });
  return moments;
}

describe('the dice of a defence', () => {
  it('ask nobody who can do nothing with them that is not possible just before damage', () => {
    const table = fighting('barbarian');
    table.seat(0).hand = ['not-this-time'];
    expect(windowsOf(table)).toEqual(['before-damage in defensive-roll']);
  });

  it('ask who can change them', () => {
    const table = fighting('barbarian');
    table.seat(0).hand = ['not-this-time', 'better-d'];
    expect(windowsOf(table)).toContain('after-defense-roll in defensive-roll');
  });
});

describe('small damage outside of an Attack', () => {
  const burning = (smallDamage: Asking) => {
    const table = fighting('monk', { attack: 'never', dice: 'never', 'small-damage': smallDamage });
    table.seat(0).tokens = {
      burn: [{ by: 1, fresh: false, count: 1 }],
      chi: [{ by: 0, fresh: false, count: 2 }],
    };
    return windowsOf(table);
  };

  it('is asked about by its own order, also where damage of Attacks is not', () => {
    expect(burning('always')).toEqual(['before-damage in upkeep']);
    expect(burning('never')).toEqual([]);
  });
});

describe('damage that could be added to an Attack', () => {
  /** The Barbarian deals 6 to a Roc of this health, and holds Crit. */
  function moments(health: number, tokens: HeroSeat['tokens'] = {}): string[] {
    const table = met(['barbarian'], 'minion-roc');
    table.act(0, { type: 'move', to: 'B4' });
    table.untilRoll(0);
    table.seat(0).hand = [];
    table.seat(0).tokens = { crit: [{ by: 0, fresh: false, count: 1 }] };
    table.seat(1).tokens = tokens;
    table.setHealth(1, health);
    // The Roc prevents nothing: no Vortices.
    table.script(1, 1, 1, 1, 6, 1, 1, 1, 1, 1, ...FILLER);
    table.act(0, { type: 'roll' });
    const attack = table.legal(0).find((one) => one.type === 'activate' && one.ability === 'smack');
    if (!attack) throw new Error('no attack');
    table.act(0, attack);
    const seen: string[] = [];
    table.declineUntil(() => {
      for (const { kind, moment } of openQuestions(table.state))
        if (kind === 'window' && table.seen('landed').length === 0) seen.push(String(moment));
      return table.seen('landed').length > 0;
    });
    return seen;
  }

  it('is asked about while the minion would stand', () => {
    expect(moments(7)).toContain('before-damage');
  });

  it('is not asked about once the minion has defended and falls', () => {
    expect(moments(6)).toEqual([]);
  });

  it('is asked about where the minion holds what may help it', () => {
    expect(moments(6, { protect: [{ by: 1, fresh: false, count: 1 }] })).toContain('before-damage');
  });
});
