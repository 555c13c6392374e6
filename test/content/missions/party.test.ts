/** The data of allies, momentum cards, mythic abilities and perks. */
import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { ALLIES } from '../../../src/content/missions/allies.ts';
import { BOOSTS } from '../../../src/content/missions/boosts.ts';
import { MOMENTUM_CARDS } from '../../../src/content/missions/momentum.ts';
import { MYTHICS } from '../../../src/content/missions/mythics.ts';
import { PERKS } from '../../../src/content/missions/perks.ts';
import { placesIn } from '../../../src/content/packs/checks/places.ts';
import { inPackForm } from '../../../src/content/packs/print.ts';
import { effects } from '../../../src/content/packs/schema/effects.ts';
import { isToken } from '../../../src/engine/definitions.ts';

const wrong = (things: unknown) =>
  [...placesIn(things)]
    .filter(({ key, value }) => key === 'token' && typeof value === 'string' && !isToken(value))
    .map(({ value }) => value);

describe('allies', () => {
  it('are 25, each of its own id and name', () => {
    expect(ALLIES).toHaveLength(25);
    expect(new Set(ALLIES.map(({ id }) => id)).size).toBe(25);
    expect(new Set(ALLIES.map(({ name }) => name)).size).toBe(25);
  });

  it.each(['recruit', 'kicker', 'ability', 'exhaust', 'plus-exhaust'])(
    'have powers of the kind %s',
    (kind) => {
      const some = ALLIES.filter(({ powers }) => powers.some((power) => power.kind === kind));
      expect(some.length).toBeGreaterThanOrEqual(4);
    },
  );

  it('have abilities for melee and for range', () => {
    const reaches = ALLIES.flatMap(({ powers }) =>
      powers.flatMap((power) => (power.kind === 'ability' ? [power.reach] : [])),
    );
    expect(new Set(reaches)).toEqual(new Set(['melee', 'range']));
  });

  it.each(ALLIES)('$id: what can be said in a pack, and costs what momentum there is', ({ cost, powers }) => {
    expect(cost).toBeGreaterThanOrEqual(1);
    expect(cost).toBeLessThanOrEqual(15);
    for (const power of powers) expect(effects.safeParse(inPackForm(power.effects)).success).toBe(true);
    expect(wrong(powers)).toEqual([]);
    expect(new Set(powers.map(({ id }) => id)).size).toBe(powers.length);
    // An additional power comes after its main power.
    expect(powers[0].kind).not.toBe('plus-exhaust');
  });
});

describe('boost tiles', () => {
  it('are 30 of seven kinds', () => {
    expect(BOOSTS.reduce((sum, { count }) => sum + count, 0)).toBe(30);
    expect(BOOSTS.filter(({ effects: own }) => own.some(({ do: what }) => what === 'choose'))).toHaveLength(
      2,
    );
    const kinds = new Set(BOOSTS.flatMap(({ effects: own }) => own.map(({ do: what }) => what)));
    expect(kinds).toEqual(new Set(['cp', 'draw', 'heal', 'momentum', 'gain', 'choose']));
  });
});

describe('momentum cards', () => {
  it('have five levels, each with all that the one before has and more', () => {
    expect(MOMENTUM_CARDS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    for (const [at, { actions }] of MOMENTUM_CARDS.entries()) {
      const before = MOMENTUM_CARDS[at - 1]?.actions ?? [];
      expect(actions.slice(0, before.length)).toEqual(before);
      expect(actions.length).toBeGreaterThan(before.length);
    }
  });

  it('sell range for 1 momentum from the first on', () => {
    expect(MOMENTUM_CARDS[0]?.actions).toMatchObject([{ cost: 1, buys: 'range' }]);
  });

  it('can be said in a pack', () => {
    for (const { buys } of MOMENTUM_CARDS[4]?.actions ?? []) {
      if (buys !== 'range') expect(effects.safeParse(inPackForm(buys)).success).toBe(true);
    }
  });
});

describe('mythic abilities', () => {
  it('are four, and can be said in a pack', () => {
    expect(MYTHICS).toHaveLength(4);
    for (const mythic of MYTHICS) {
      expect(effects.safeParse(inPackForm(mythic.effects)).success).toBe(true);
      expect(wrong(mythic)).toEqual([]);
      expect(mythic.unconfirmed).toContain('our own');
    }
  });
});

describe('the perk sheet', () => {
  it('has the circles of the facts in each column', () => {
    const circles = [1, 2, 3, 4, 5].map((column) =>
      PERKS.filter((perk) => perk.column === column).reduce((sum, perk) => sum + perk.circles, 0),
    );
    expect(circles).toEqual([9, 13, 15, 15, 18]);
  });

  it('has 25 perks, five of them feats that are marked as not certain', () => {
    expect(PERKS).toHaveLength(25);
    const feats = PERKS.filter(({ row }) => row === 'feats');
    expect(feats).toHaveLength(5);
    expect(feats.every(({ unconfirmed }) => unconfirmed !== undefined)).toBe(true);
  });
});
