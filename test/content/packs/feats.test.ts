import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { addPack, addText, unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { inPackForm } from '../../../src/content/packs/print.ts';
import { readHero } from '../../../src/content/packs/text/read.ts';
import { writeHero } from '../../../src/content/packs/text/write.ts';
import { heroById } from '../../../src/engine/definitions.ts';
import { createGame, type GameEvent, type GameState } from '../../../src/engine/index.ts';
import { feats } from '../../../src/history/achievements/index.ts';
import { NO_STANDINGS, rarityOf } from '../../../src/history/standings.ts';
import { featsOfHero, featsOverview, featTexts } from '../../../src/render/history/feats-text.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const LAMPLIGHTER = readFileSync(
  join(import.meta.dirname, '../../../docs/examples/lamplighter.hero.txt'),
  'utf8',
);
const WITHOUT = LAMPLIGHTER.split('\nachievement ')[0] ?? '';

/** One of each sentence. */
const ALL = `
achievement All at Once
  says "Do everything"
  deal 15 damage in one turn
  heal 3 in one turn
  draw 4 cards in one turn
  prevent 5 damage in one turn
  gain 3 Glow in one turn
  spend a Glow in one turn
  inflict 2 Dazzle in one turn
  play "Refill" 1 time in one turn
  activate "Pole Strike" 2 times in one turn
  hold 3 Glow
  win
achievement Bright End, id bright
  says "Win well"
  win with 30 health or more
achievement Last Spark
  win with 2 health or less
`;

afterEach(unloadPacks);

/** Ids that seat 0 earns in a duel against the Monk when these events happen one after another. */
function earned(events: readonly GameEvent[], change: (state: GameState) => void = () => undefined) {
  const seats = [{ hero: 'lamplighter' }, { hero: 'monk' }];
  const setup = { mode: 'duel' as const, seats, seed: 'feats', first: 0 };
  const state = createGame(setup);
  change(state);
  const moment = { step: 1, turn: 1, round: 0, attack: null, state };
  const end = events.reduce(
    (sum, event) => feats.see(sum, event, moment),
    feats.start({ ...setup, seats: [] }, state),
  );
  return end.earned.map(({ feat, seat }) => [feat, seat]);
}

const spent = (count: number, seat = 0): GameEvent => ({
  e: 'lost',
  seat,
  token: 'glow',
  count,
  how: 'spent',
});
const activated: GameEvent = { e: 'activated', seat: 0, ability: 'pole-strike', variant: 'pole-strike-ii' };

describe('the achievements of a hero from a pack', () => {
  it('are written, read and printed as the same, each sentence of them', () => {
    const { pack, messages } = addText('lamplighter.hero.txt', WITHOUT + ALL);
    expect(messages).toEqual([]);
    const hero = heroById('lamplighter');
    expect(hero.feats?.flatMap(({ tests }) => tests.map(({ type }) => type))).toEqual([
      'damage',
      'healing',
      'cards',
      'saved',
      'gained',
      'spent',
      'inflicted',
      'played',
      'activated',
      'held',
      'won',
      'won-healthy',
      'won-hurt',
    ]);
    expect(hero.feats?.map(({ id, text }) => [id, text])).toEqual([
      ['all-at-once', 'Do everything'],
      ['bright', 'Win well'],
      ['last-spark', 'Win with 2 health or less.'],
    ]);
    const again = readHero(writeHero(hero));
    expect(again.messages).toEqual([]);
    expect(again.data).toMatchObject({ hero: { feats: inPackForm(hero.feats) } });
    const json = JSON.stringify({ pack: 1, hero: inPackForm(hero) });
    unloadPacks();
    expect(addPack('lamplighter.json', json)).toMatchObject({ pack: { hero: { feats: pack?.hero.feats } } });
  });

  it('leave the hash alone, so that running games go on', () => {
    const before = addText('lamplighter.hero.txt', WITHOUT).pack?.hash;
    unloadPacks();
    expect(addText('lamplighter.hero.txt', WITHOUT + ALL).pack?.hash).toBe(before);
  });

  it.each([
    ['spend 1 Glw in one turn', /did you mean "Glow"\?/],
    ['spend 3 Glow in two turns', /"spend 3 Glow in" is understood, but not "two"; .*"one"/],
    ['play "Refil" 2 times in one turn', /names the card "refil", which the deck does not have/],
    ['activate "Smack" 2 times in one turn', /names the ability "smack", which the hero does not have/],
    ['deal 99 damage in one turn', /50/],
    ['dance', /^Not "dance"; here could stand .*"win"/],
  ])('are refused with a reason at the line: %s', (line, reason) => {
    const text = `${WITHOUT}\nachievement Odd\n  ${line}\n`;
    const { pack, messages } = addText('lamplighter.hero.txt', text);
    expect(pack).toBeNull();
    const at = text.split('\n').indexOf(`  ${line}`) + 1;
    expect(messages).toEqual([expect.objectContaining({ line: at, says: expect.stringMatching(reason) })]);
  });

  it('need something that must be done', () => {
    const { pack, messages } = addText(
      'lamplighter.hero.txt',
      `${WITHOUT}\nachievement Odd\n  says "Be odd"\n`,
    );
    expect(pack).toBeNull();
    expect(messages).toHaveLength(1);
  });

  describe('of the Lamplighter', () => {
    beforeEach(() => {
      expect(addText('lamplighter.hero.txt', LAMPLIGHTER).messages).toEqual([]);
    });

    it('are earned by the hero alone, once, and in one turn', () => {
      const turn = (number: number): GameEvent => ({ e: 'turn', seat: 0, number });
      expect(earned([spent(2), spent(1)])).toEqual([]);
      expect(earned([spent(2), turn(3), spent(2)])).toEqual([]);
      expect(earned([spent(2), spent(2), spent(4)])).toEqual([['lamplighter/all-lamps-lit', 0]]);
      expect(earned([spent(4, 1)])).toEqual([]);
    });

    it('are earned at a victory with the health that is asked', () => {
      const won: GameEvent = { e: 'ended', winner: 0 };
      const health = (amount: number) => (state: GameState) => {
        const [pool] = state.pools;
        if (pool) pool.health = amount;
      };
      expect(earned([won], health(4))).toContainEqual(['lamplighter/last-spark', 0]);
      expect(earned([won], health(5))).not.toContainEqual(['lamplighter/last-spark', 0]);
      expect(earned([{ e: 'ended', winner: 1 }], health(4)).filter(([, seat]) => seat === 0)).toEqual([]);
    });

    it('are shown with their texts and rarity, also among all achievements', () => {
      const id = 'lamplighter/all-lamps-lit';
      const standings = {
        ...NO_STANDINGS,
        feats: new Map([['Ada', new Map([[id, 1]])]]),
        players: new Map([['lamplighter', new Set(['Ada', 'Bo'])]]),
      };
      expect(rarityOf(standings, id)).toEqual({ people: 2, share: 50 });
      const shown = featsOfHero('lamplighter', 'Lamplighter', new Set([id]), standings, ENGLISH);
      expect(shown).toContain('### Lamplighter: 1 of 2');
      expect(shown).toContain('✅ **All Lamps Lit**: Spend 4 Glow in one turn. (50 %)');
      expect(shown).toContain('▫️ **Last Spark**');
      expect(featsOverview(new Set([id]), (hero) => heroById(hero).name, ENGLISH)).toContain(
        'Lamplighter 1/2',
      );
    });

    it('are gone from the lists with the pack, and keep their ids in the archive', () => {
      const id = 'lamplighter/all-lamps-lit';
      unloadPacks();
      expect(featsOverview(new Set([id]), (hero) => hero, ENGLISH)).not.toContain('amplighter');
      expect(featTexts(id, ENGLISH.feats)).toEqual({ name: id, text: '' });
      expect(
        rarityOf({ ...NO_STANDINGS, feats: new Map([['Ada', new Map([[id, 1]])]]) }, id).share,
      ).toBeNull();
    });
  });

  it('count every level of an ability', () => {
    addText(
      'lamplighter.hero.txt',
      `${WITHOUT}\nachievement Twice\n  activate "Pole Strike" 2 times in one turn\n`,
    );
    expect(earned([activated])).toEqual([]);
    expect(earned([{ ...activated, variant: 'pole-strike' }, activated])).toEqual([['lamplighter/twice', 0]]);
    expect(earned([{ ...activated, variant: 'hook' }, activated])).toEqual([]);
  });
});

it('a hero without achievements of its own says so', () => {
  addText('lamplighter.hero.txt', WITHOUT);
  expect(featsOfHero('lamplighter', 'Lamplighter', new Set(), NO_STANDINGS, ENGLISH)).toContain(
    'no achievements of its own',
  );
});
