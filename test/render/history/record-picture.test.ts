/** Pictures of records: of a person, a pair and a server. */
import { describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { collectiveRecordOf } from '../../../src/history/collective-record.ts';
import { recordOf } from '../../../src/history/records.ts';
import type { GameResult, ResultSeat, SeatFigures } from '../../../src/history/result.ts';
import { collectiveText } from '../../../src/render/history/collective-text.ts';
import { drawRecord } from '../../../src/render/history/draw-record.ts';
import { personPicture } from '../../../src/render/history/person-picture.ts';
import { recordAltText } from '../../../src/render/history/record-picture.ts';
import { renderRecord } from '../../../src/render/history/render-record.ts';
import { serverPicture } from '../../../src/render/history/server-picture.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const upper = (id: string) => id.toUpperCase();
const NAMES = { hero: upper, mission: upper, crawl: upper };
const ADA = { name: 'Ada', hero: null, against: null, isOfParty: false };

const FIGURES: SeatFigures = {
  dealt: 30,
  taken: 0,
  prevented: 0,
  healed: 0,
  biggest: { amount: 14, source: 'smack', turn: 3 },
  felled: 1,
  activated: { smack: 3 },
  attempts: 9,
  rollPhases: 4,
  misses: 1,
  cardsPlayed: 2,
  cardsSold: 0,
  upgrades: 0,
  aims: { smack: { rolls: 30, hits: 16, expected: 12, variance: 4 } },
  turns: 6,
};

const seatOf = (person: string | null, hero: string, more: Partial<ResultSeat> = {}): ResultSeat => ({
  person,
  hero,
  team: 0,
  won: true,
  conceded: false,
  health: 9,
  figures: FIGURES,
  ...more,
});

function game(seats: readonly ResultSeat[], more: Partial<GameResult> = {}): GameResult {
  const fixed = { v: 1, mode: 'duel', ending: 'played', pace: 'live', draw: false, tookBack: false } as const;
  return { ...fixed, startedAt: 0, endedAt: 1, turns: 8, seats, ...more };
}

const DUEL = game([seatOf('ada', 'barbarian'), seatOf('bo', 'moon-elf', { team: 1, won: false })]);
const ROBOT = game([seatOf('ada', 'monk', { won: false }), seatOf(null, 'thor', { team: 1, bot: 'strong' })]);
const MISSION = game([seatOf('ada', 'thor')], { mission: { id: 'toll-bridge', raised: 1 } });
const CRAWL = game([seatOf('ada', 'thor')], { crawl: { id: 'sands', difficulty: 'hardcore' } });
const GAMES = [DUEL, ROBOT, MISSION, CRAWL];

const personal = (games: readonly GameResult[], shown: Partial<typeof ADA> = {}) =>
  personPicture(recordOf(games, 'ada'), { ...ADA, ...shown }, NAMES, ENGLISH);

/** The texts that an SVG shows, in order. */
const textsOf = (svg: string) => [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text]) => text);

describe('the picture of a person', () => {
  test('shows each kind of game with its numbers, heroes, Missions and luck', () => {
    const texts = textsOf(drawRecord(personal(GAMES)));
    for (const text of [
      'Ada',
      '4 finished games',
      'Against people',
      '1 won · 0 lost',
      '100 %',
      'Against bots',
      '0 won · 1 lost',
      'BARBARIAN',
      'MOON-ELF',
      'TOLL-BRIDGE, level +1',
      'SANDS, Hardcore',
      'Luck with the dice',
      '120 re-rolls for what the kept dice aimed at',
      '64 hits',
      'expected 48.0',
      '44.0',
      '52.0',
      'Smack',
      '64 of 120',
    ]) {
      expect(texts, text).toContain(text);
    }
  });

  test('of a pair names both, of Missions their heroes', () => {
    expect(personal([DUEL], { against: null }).title).toBe('Ada');
    expect(personPicture(recordOf([DUEL], 'ada'), { ...ADA, against: 'Bo' }, NAMES, ENGLISH).title).toBe(
      'Ada against Bo',
    );
    const party = personPicture(
      recordOf([MISSION, CRAWL], 'ada'),
      { ...ADA, isOfParty: true },
      NAMES,
      ENGLISH,
    );
    expect(party.subtitle).toBe('2 finished Missions and scenarios');
    expect(party.lists.at(-1)).toMatchObject({ heading: 'Heroes in Missions and Adventures' });
    expect(party.crest?.hero).toBe('thor');
  });

  test('of one hero shows that hero, and no list of own heroes', () => {
    const shown = { ...ADA, hero: 'barbarian' };
    const model = personPicture(recordOf(GAMES, 'ada', 'barbarian'), shown, NAMES, ENGLISH);
    expect(model).toMatchObject({ subtitle: '1 finished game with BARBARIAN', crest: { hero: 'barbarian' } });
    expect(model.lists.map(({ heading }) => heading)).toEqual(['Opposing heroes']);
  });

  test('puts hits beyond the scale at its end, and has a place without any spread', () => {
    const certain = { smack: { rolls: 3, hits: 3, expected: 3, variance: 0 } };
    const wild = { smack: { rolls: 90, hits: 90, expected: 9, variance: 4 } };
    const offsets = [certain, wild].map((aims) => {
      const model = personal([game([seatOf('ada', 'monk', { figures: { ...FIGURES, aims } })])]);
      expect(drawRecord(model)).not.toContain('NaN');
      return model.luck[0]?.sum.offset;
    });
    expect(offsets).toEqual([0, 40.5]);
  });

  test('is a PNG of a size that is quickly loaded, also with long names', async () => {
    const model = personPicture(
      recordOf(GAMES, 'ada'),
      { ...ADA, name: 'W'.repeat(32), against: 'M'.repeat(32) },
      { ...NAMES, mission: () => 'y'.repeat(100) },
      ENGLISH,
    );
    expect((await renderRecord(model)).length).toBeLessThan(220 * 1024);
  });

  test('of somebody whose games cannot be told any more draws what is left', () => {
    const model = personal([game([seatOf('ada', 'monk', { figures: null })])]);
    expect(model.luck).toEqual([]);
    expect(drawRecord(model)).toContain('Ada');
  });

  test('is told in the alt text, within its limit', () => {
    const alt = recordAltText(personal(GAMES));
    expect(alt.length).toBeLessThanOrEqual(1_024);
    expect(alt).toContain('Against people: 1 won · 0 lost (100 %).');
    expect(alt).toContain('64 hits, expected 48.0: more than chance brings in 19 of 20 records.');
  });
});

describe('the record of a server', () => {
  const record = collectiveRecordOf(GAMES);

  test('shows the luck of people and of bots, in words and as a picture', () => {
    const words = collectiveText(record, NAMES, ENGLISH);
    expect(words).toContain('**Luck of people**: 80 of 150 re-rolls');
    expect(words).toContain('**Luck of bots**: 16 of 30 re-rolls');
    expect(words).toContain('12.0 ± 2.0 were to be expected');
    const texts = textsOf(drawRecord(serverPicture(record, 'The Hall', NAMES, ENGLISH)));
    expect(texts).toContain('Luck of people');
    expect(texts).toContain('Luck of bots');
    expect(texts).toContain('The Hall');
  });

  test('names nobody', () => {
    const told = `${collectiveText(record, NAMES, ENGLISH)}${drawRecord(serverPicture(record, null, NAMES, ENGLISH))}`;
    expect(told).not.toMatch(/\bada\b/i);
    expect(textsOf(drawRecord(serverPicture(record, null, NAMES, ENGLISH)))).toContain(
      'Games of this server',
    );
  });
});
