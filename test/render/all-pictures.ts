/** Drawings of every kind, with the looks of all heroes, for tests that look at all pictures. */
import '../../src/content/index.ts';
import { loadHeroReferences } from '../../src/content/reference/load.ts';
import { deckOf, listHeroes, listMissions, listPerks } from '../../src/engine/definitions.ts';
import { createGame, legalActions, viewOf } from '../../src/engine/index.ts';
import { NEW_SHEET } from '../../src/engine/rules.ts';
import { mapModelOf } from '../../src/render/crawl/map-model-of.ts';
import { drawFinish } from '../../src/render/finish/draw-finish.ts';
import { finishModel } from '../../src/render/finish/finish-model.ts';
import { drawHand } from '../../src/render/hand/draw-hand.ts';
import { drawRecord } from '../../src/render/history/draw-record.ts';
import { crestOf, type RecordPicture } from '../../src/render/history/record-picture.ts';
import { missionModelOf } from '../../src/render/mission/mission-model-of.ts';
import { drawOpening } from '../../src/render/opening/draw-opening.ts';
import type { OpeningModel } from '../../src/render/opening/opening-model.ts';
import { drawPerkSheet } from '../../src/render/perks/draw-perk-sheet.ts';
import { perkModelOf } from '../../src/render/perks/perk-model.ts';
import type { BoardModel, StrikeModel } from '../../src/render/picture/board-model.ts';
import { drawCrawlMap } from '../../src/render/picture/crawl/draw-crawl-map.ts';
import { drawBoard } from '../../src/render/picture/draw-board.ts';
import { drawStrikes } from '../../src/render/picture/draw-strikes.ts';
import { heroLook, knownLooks } from '../../src/render/picture/hero-look.ts';
import { drawMission } from '../../src/render/picture/mission/draw-mission.ts';
import { drawHeroSheet } from '../../src/render/sheet/draw-sheet.ts';
import { heroSheetModel } from '../../src/render/sheet/sheet-model.ts';
import { handModel, playersAt } from '../../src/render/table/index.ts';
import { ENGLISH } from '../../src/words/index.ts';
import { oneIn } from '../sampling.ts';
import { duel, party, rolledDie, seat } from './picture/board-fixture.ts';
import { missionModel } from './picture/mission/mission-fixture.ts';
import { handOf } from './table/tables.ts';

const EVERY = 10;

/** Of heroes' looks one in this many is drawn on a push, since one kind of picture has the same parts for all. */
const DRAWN_EACH = 5;

const some = <T>(list: readonly T[]): T[] => oneIn(DRAWN_EACH, list);

export interface Drawing {
  readonly name: string;
  readonly svg: string;
}

/** A strike of each kind by a hero. */
function strikesOf(heroId: string): StrikeModel[] {
  const { palette } = heroLook(heroId);
  return (['hit', 'ultimate', 'killing', 'prevented'] as const).map((kind) => ({
    kind,
    ability: 'Some Ability',
    sides: 'Ada → Bo',
    heroId,
    palette,
    dice: [rolledDie(1, 'sword'), rolledDie(6, 'pow', { altered: true })],
    hits: [
      {
        name: 'Bo',
        amount: kind === 'prevented' ? 0 : 9,
        before: 50,
        after: kind === 'killing' ? 0 : 41,
        isBack: false,
      },
      { name: 'Ada', amount: 2, before: 44, after: 42, isBack: true },
    ],
    changes: ['+3 Shock Bot', '−2 Protect'],
  }));
}

/** Boards with two seats of a hero: one in the middle of a roll, one defeated; and one before an Attack. */
function boardsOf(heroId: string): BoardModel[] {
  const tokens = (['positive', 'negative', 'unique', 'companion'] as const).map((kind) => ({
    id: 'stun',
    name: 'Token',
    count: 2,
    limit: 5,
    kind,
  }));
  const upgrades = [{ name: 'Smack', level: 3 as const }];
  const extras = [{ label: 'Stance', value: 'Wolf' }];
  const own = seat({ heroId, heroName: heroId, health: 8, tokens, upgrades, extras, leader: true });
  const other = { ...own, seat: 1, health: 30, playerName: 'Bob' };
  const dice = [1, 2, 3, 4, 5].map((value) =>
    rolledDie(value, 'sword', { kept: value === 2, altered: value === 3, blank: value === 4 }),
  );
  const rolls = [{ owner: 0, label: 'Offensive Roll', attemptsLeft: 1, dice }];
  return [
    { ...duel, seats: [own, other], rolls },
    {
      ...duel,
      seats: [own, { ...other, defeated: true }],
      rolls: [],
      attack: null,
      sums: [],
      outcome: 'Alice wins.',
    },
    {
      ...duel,
      phase: 1,
      seats: [own, other],
      rolls: [],
      attack: null,
      sums: [],
      strike: strikesOf(heroId)[0] ?? null,
    },
  ];
}

function finishOf(heroId: string): string {
  const seats = [{ hero: heroId }, { hero: 'barbarian' }];
  const view = viewOf(createGame({ mode: 'duel', seats, seed: 'contrast', first: 0 }), 'public');
  const won = { ...view, outcome: { kind: 'won', team: view.seats[0]?.team ?? 0, how: 'defeat' } as const };
  const summary = {
    turns: [
      { turn: 0, health: [50, 50] },
      { turn: 1, health: [50, 41] },
      { turn: 2, health: [44, 0] },
    ],
    biggest: { seat: 1, amount: 9, source: 'smack', by: 0, turn: 1 },
    killing: { seat: 1, amount: 41, source: 'poison', by: null, turn: 2 },
  };
  const players = playersAt(view.seats, [{ name: 'Alice' }, { name: 'Bo' }]);
  return drawFinish(
    finishModel({
      view: won,
      players,
      summary,
      words: ENGLISH,
      ended: null,
      trophy: { lines: ['Alice: a hit of 15 with Rage!'], strikes: strikesOf(heroId) },
    }),
    ENGLISH.picture,
  );
}

function openingOf(heroId: string): OpeningModel {
  const fighter = { heroId, heroName: heroId, playerName: 'Alice' };
  return { title: 'Duel, Best of 3', sides: [[fighter], [fighter]], versus: 'vs' };
}

function handsOf(heroId: string): string[] {
  const seats = [{ hero: heroId }, { hero: 'barbarian' }];
  const state = createGame({ mode: 'duel', seats, seed: 'contrast', first: 0 });
  const [own] = state.seats;
  if (own) own.hand = [...new Set(deckOf(heroId))].slice(0, 6);
  const model = handModel(handOf(state, 0));
  return model ? [drawHand(model)] : [];
}

/** Boards in the looks of all heroes: in a roll; of some also at the end with somebody defeated, and with a strike. */
export function* boardPictures(): Generator<Drawing> {
  for (const [nth, heroId] of some(knownLooks()).entries()) {
    // The end and the strike of a table add no colours of the hero; some looks are enough for them.
    const models = nth % EVERY === 0 ? boardsOf(heroId) : boardsOf(heroId).slice(0, 1);
    for (const [at, model] of models.entries()) {
      yield { name: `board ${at} of ${heroId}`, svg: drawBoard(model) };
    }
  }
}

export function* strikePictures(): Generator<Drawing> {
  for (const heroId of some(knownLooks())) {
    yield { name: `strikes of ${heroId}`, svg: drawStrikes(strikesOf(heroId), ENGLISH) };
  }
}

export function* sheetPictures(): Generator<Drawing> {
  for (const reference of some(loadHeroReferences())) {
    yield { name: `sheet of ${reference.id}`, svg: drawHeroSheet(heroSheetModel(reference, 1, ENGLISH)) };
  }
}

const PAIR = [
  { name: 'Ada', heroId: 'barbarian', userId: null },
  { name: 'Bo', heroId: 'moon-elf', userId: null },
];

/** The tables of all Missions, and the map of a Portal Crawl, when they begin. */
export function* missionPictures(): Generator<Drawing> {
  for (const { id } of listMissions()) {
    const seats = PAIR.map(({ heroId }) => ({ hero: heroId }));
    const setup = { mode: 'mission', seats, seed: 'contrast', first: 0, mission: { id, raised: 0 } } as const;
    const view = viewOf(createGame(setup), 'public');
    const model = missionModelOf({ view, players: PAIR, prompt: null });
    for (const part of ['map', 'boards'] as const) {
      yield { name: `Mission ${id} ${part}`, svg: drawMission(model, part) };
    }
  }
  const crawl = { id: 'crimson-sands-a' };
  const seats = PAIR.map(({ heroId }) => ({ hero: heroId }));
  const state = createGame({ mode: 'crawl', seats, seed: 'contrast', first: 0, crawl });
  const view = viewOf(state, 'public');
  const legal = legalActions(state, view.pending?.seat ?? 0);
  if (view.crawl) yield { name: 'map of a crawl', svg: drawCrawlMap(mapModelOf(view, view.crawl, legal)) };
}

function recordModel(): RecordPicture {
  const crest = crestOf('huntress');
  const scale = { name: 'Smack', hits: '7', expected: '5.1', low: '3', high: '8', offset: 1.2 };
  return {
    title: 'Ada',
    subtitle: '12 games',
    crest,
    bars: [{ name: 'Duels', text: '7 won, 4 lost, 1 drawn', won: 7, lost: 4, drawn: 1, rate: '64 %' }],
    facts: [{ figure: '14', caption: 'biggest hit' }],
    lists: [{ heading: 'Heroes', rows: [{ crest, name: 'Huntress', text: '7 of 12', share: 0.58 }] }],
    luck: [{ heading: 'Luck', rolls: '40 rolls', verdict: 'usual', sum: scale, lines: [scale] }],
  };
}

/** Tables of many, hands, results, records, perk sheets and the figures of a Mission. */
export function* otherPictures(): Generator<Drawing> {
  for (let count = 2; count <= 6; count += 1) {
    yield { name: `board of ${count}`, svg: drawBoard(party(count)) };
  }
  for (const { id } of some(listHeroes())) {
    yield { name: `result of ${id}`, svg: finishOf(id) };
    for (const svg of handsOf(id)) yield { name: `hand of ${id}`, svg };
  }
  for (const heroId of some(knownLooks())) {
    yield { name: `opening of ${heroId}`, svg: drawOpening(openingOf(heroId)) };
  }
  yield { name: 'record', svg: drawRecord(recordModel()) };
  const circles = Object.fromEntries(listPerks().map((perk) => [perk.id, perk.circles]));
  for (const sheet of [NEW_SHEET, { ...NEW_SHEET, circles, mythic: true, plus: 2 }]) {
    yield { name: 'perk sheet', svg: drawPerkSheet(perkModelOf(sheet, () => true, ENGLISH)) };
  }
  for (const part of ['map', 'boards'] as const) {
    yield { name: `Mission ${part}`, svg: drawMission(missionModel(), part) };
  }
}
