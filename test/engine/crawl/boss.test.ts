import { describe, expect, it, test } from 'vitest';
import '../../../src/content/index.ts';
import { actionDeck, buyUpgrades } from '../../../src/engine/core/crawl/boss.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { addTokens } from '../../../src/engine/core/seat/tokens.ts';
import { bossById } from '../../../src/engine/definitions.ts';
import { BossTable } from './boss-table.ts';

const BOSS = 'boss-fallen-barbarian';
const FILLER = Array.from({ length: 60 }, () => 1);

describe('the set-up of a boss', () => {
  it('has 40 cards: 16 upgrades and 24 action cards', () => {
    const upgrades = bossById(BOSS).board.cards.filter(({ kind }) => kind === 'upgrade');
    expect(upgrades).toHaveLength(16);
    expect(actionDeck(BOSS)).toHaveLength(24);
  });

  it.each([1, 2, 3, 4])('has the figures of the card for %i heroes', (party) => {
    const table = new BossTable(Array.from({ length: party }, () => 'monk'));
    expect(table.health(party)).toBe([70, 70, 75, 80][party - 1]);
    expect(table.boss.tokens['kings-hand']?.[0]?.count).toBe([2, 2, 3, 4][party - 1]);
    expect(table.boss.cp).toBe(2);
    for (let seat = 0; seat < party; seat += 1) expect(table.seat(seat).pool).toBe(0);
    expect(table.health(0)).toBe(50);
  });

  test('rule scenario 39: level III over level II costs the difference, and the first that is too dear ends it', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { state } = new BossTable(['monk'], { seed: `upgrades ${seed}` });
      const boss = state.seats[1];
      if (!boss) throw new Error('no boss');
      Object.assign(boss, { upgrades: {}, inPlay: [] });
      const game = openGame(state);
      buyUpgrades(game, 1, 7);
      const paid = game.events.flatMap((event) => (event.e === 'upgraded' ? [event] : []));
      expect(paid.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual(7);
      for (const { ability, cost } of paid) {
        const printed =
          bossById(BOSS).board.cards.find(({ upgradesTo }) => upgradesTo === ability)?.cost ?? 0;
        const lower = paid.find(
          (other) => other.ability === ability.replace(/-iii$/, '-ii') && other.ability !== ability,
        );
        expect(cost).toBe(ability.endsWith('-iii') && lower ? printed - lower.cost : printed);
      }
    }
  });
});

describe('the step of a boss', () => {
  it('draws a card, gives the hero its bonus, and plays it', () => {
    const table = new BossTable(['monk', 'paladin']);
    table.nextCard('drink-deep');
    table.setHealth(2, 40);
    table.declineUntil(() => table.asked().includes('0 main'));
    const { cp } = table.seat(0);
    table.script(...FILLER);
    table.bossStep();
    expect(table.seen('revealed')[0]).toEqual({ e: 'revealed', seat: 2, cards: ['drink-deep'] });
    expect(table.seat(0).cp).toBe(cp + 1);
    expect(table.seen('played').map(({ seat, card }) => [seat, card])).toContainEqual([2, 'drink-deep']);
    expect(table.seen('healed')).toContainEqual({
      e: 'healed',
      seat: 2,
      amount: 8,
      now: 48,
      source: 'drink-deep',
    });
  });

  it('rule scenario 314: sells a Main Phase card that it cannot pay, for 1 CP', () => {
    const table = new BossTable(['monk', 'paladin']);
    table.nextCard('skull-crush');
    table.declineUntil(() => table.asked().includes('0 main'));
    table.script(...FILLER);
    table.bossStep();
    expect(table.seen('sold')).toContainEqual({ e: 'sold', seat: 2, card: 'skull-crush', cp: 1 });
    // 2 at the start, 1 of the Income Phase, 1 of the sale.
    expect(table.boss.cp).toBe(4);
  });

  it.each([
    ['old-wounds', 'bleed', 2],
    ['rattle-the-cage', 'concussion', 1],
  ])('sells %s, which it could pay, while %s cannot be inflicted once more', (card, token, limit) => {
    for (const held of [0, limit]) {
      const table = new BossTable(['monk', 'paladin']);
      table.nextCard(card);
      table.declineUntil(() => table.asked().includes('0 main'));
      const group = (count: number) => [{ by: 2, fresh: false, count }];
      table.seat(0).tokens = held === 0 ? {} : { [token]: group(held), wither: group(2) };
      table.script(...FILLER);
      table.bossStep();
      const how = table.seen('played').some((event) => event.card === card) ? 'played' : 'sold';
      expect([held, how]).toEqual([held, held === 0 ? 'played' : 'sold']);
    }
  });

  it('sells a card that would heal it above its most health', () => {
    const table = new BossTable(['monk', 'paladin']);
    table.nextCard('drink-deep');
    table.declineUntil(() => table.asked().includes('0 main'));
    table.setHealth(2, 80);
    table.script(...FILLER);
    table.bossStep();
    expect(table.seen('sold').map(({ card }) => card)).toContain('drink-deep');
  });

  it("holds King's Hands without a limit", () => {
    const table = new BossTable(['monk', 'paladin']);
    expect(addTokens(openGame(table.state), 2, 'kings-hand', 12, 2)).toBe(12);
  });

  it('rolls toward the objective of the card that it has drawn', () => {
    const table = new BossTable(['monk', 'paladin']);
    table.nextCard('drink-deep');
    table.declineUntil(() => table.asked().includes('0 main'));
    // Five Swipes are wanted: the 4 and the 6 are rolled again.
    table.script(1, 1, 1, 4, 6, 2, 3, ...FILLER);
    table.bossStep();
    const rolls = table.seen('rolled').filter(({ seat, attempt }) => seat === 2 && attempt !== null);
    expect(rolls.slice(0, 2).map(({ rerolled }) => rerolled)).toEqual([[], [4, 5]]);
    expect(table.seen('activated').find(({ seat }) => seat === 2)?.ability).toMatch(/^smackdown/);
  });

  it('rule scenario 315: the highest priority number is used, whatever the objective was', () => {
    const table = new BossTable(['monk', 'paladin']);
    Object.assign(table.boss, { upgrades: { 'skull-bash': 'skull-bash-ii' }, inPlay: ['skull-bash-ii'] });
    table.nextCard('no-quarter');
    table.declineUntil(() => table.asked().includes('0 main'));
    // The objective is four Chaos. Three with two Vortices meet Skull Smash (3) and Barbaric Roar (5).
    table.script(6, 6, 6, 4, 4, 4, 4, 4, 4, ...FILLER);
    table.bossStep();
    expect(table.seen('activated').find(({ seat }) => seat === 2)?.ability).toBe('barbaric-roar');
  });
});

describe('salves and the end', () => {
  it('heal the shared dial by 6, and revive nobody', () => {
    const table = new BossTable(['monk', 'paladin']);
    table.setHealth(0, 20);
    table.hero(0).salves = 1;
    // Asked before the first battle; the battle has begun, so a turn is played.
    table.declineUntil(() => table.asked().includes('1 choose') || table.asked().includes('0 choose'));
    const seat = table.asked().includes('0 choose') ? 0 : 1;
    const before = table.health(0);
    table.act(seat, { type: 'choose', option: 'salve' });
    expect(table.health(0)).toBe(before + 6);
    expect(table.health(1)).toBe(table.health(0));
  });

  it('is lost when the shared dial is empty', () => {
    const table = new BossTable(['monk', 'paladin']);
    table.declineUntil(() => table.asked().includes('0 main'));
    table.setHealth(0, 1);
    table.nextCard('bellow');
    table.script(...FILLER);
    table.declineUntil(() => table.state.outcome !== null);
    expect(table.state.outcome).toEqual({ kind: 'won', team: 1, how: 'defeat' });
  });

  it('rule scenario 322: the party wins when both dials are empty together', () => {
    const table = new BossTable(['monk', 'paladin']);
    table.declineUntil(() => table.asked().includes('0 main'));
    const pools = table.state.pools;
    for (const pool of pools) pool.health = 0;
    const bossSeat = table.state.seats[2];
    if (!bossSeat) throw new Error('no boss');
    for (const seat of table.state.seats) seat.defeated = true;
    const frame = table.state.lanes[0]?.stack.find(({ k }) => k === 'crawl');
    if (frame?.k !== 'crawl') throw new Error('no crawl');
    frame.step = 'rewards';
    const lane = table.state.lanes[0];
    if (!lane) throw new Error('no lane');
    lane.stack = [frame];
    lane.pending = { seat: 0, kind: 'choose', moment: null, prompt: { ask: 'salve' }, source: null };
    frame.step = 'before-battle';
    for (const seat of [0, 1]) {
      const hero = table.state.seats[seat];
      if (hero) hero.defeated = false;
    }
    table.act(0, { type: 'choose', option: 'skip' });
    table.declineUntil(() => table.state.outcome !== null);
    expect(table.state.outcome).toEqual({ kind: 'won', team: 0, how: 'objective' });
  });
});
