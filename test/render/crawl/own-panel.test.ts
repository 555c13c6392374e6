/** What a hero of a crawl sees on the own panel, and in words, of the others. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { concludeCrawl } from '../../../src/engine/crawls/conclusion.ts';
import { deckOf, listLoot, lootById } from '../../../src/engine/definitions.ts';
import { viewOf } from '../../../src/engine/index.ts';
import { chestWords } from '../../../src/render/crawl/crawl-lines.ts';
import { shopLabel } from '../../../src/render/crawl/shop-words.ts';
import { WORDS_ALONE } from '../../../src/render/emoji/emojis.ts';
import { tableAltText } from '../../../src/render/table/alt-text.ts';
import { boardText } from '../../../src/render/table/board-text.ts';
import { handPanel, playersAt } from '../../../src/render/table/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { BossTable } from '../../engine/crawl/boss-table.ts';
import { CrawlTable } from '../../engine/crawl/table.ts';
import { handOf } from '../table/tables.ts';

const FILLER = Array.from({ length: 40 }, () => 1);
const NAMES = ['Ada', 'Bo', 'Roc', 'Street Rat'];

/** The first of two heroes fights a Roc; the seat for the minion of the second is empty. */
function fighting(): CrawlTable {
  const table = new CrawlTable(['barbarian', 'monk']);
  table.nextEnvironment(1, 'gallows-hill');
  table.nextMinion(1, 'minion-roc');
  table.script(...FILLER);
  table.act(0, { type: 'move', to: 'B4' });
  return table;
}

function decided(table: CrawlTable, result: 'won' | 'lost'): void {
  const game = openGame(table.state);
  const frame = game.lane.stack.find(({ k }) => k === 'crawl');
  if (frame?.k !== 'crawl') throw new Error('no crawl');
  game.lane.stack = [frame];
  game.lane.pending = null;
  concludeCrawl(game, frame, result);
  table.run();
}

function panelOf(table: CrawlTable, seat: number): string {
  const names = [...NAMES, 'Fallen Barbarian'];
  const players = playersAt(
    table.state.seats,
    table.state.seats.map((_, at) => ({ name: names[at] ?? '' })),
  );
  return JSON.stringify(handPanel({ ...handOf(table.state, seat), players }).components);
}

describe('in a battle', () => {
  const table = fighting();
  const players = playersAt(
    table.state.seats,
    NAMES.map((name) => ({ name })),
  );

  it('the panel names the minion that the hero fights, once, and no other', () => {
    const fights = panelOf(table, 0);
    expect(fights).toContain('Barbarian against Roc\\n');
    expect(fights).not.toContain('Street Rat');
    expect(panelOf(table, 1)).toContain('### Your hand: Monk\\n');
  });

  it('the board in words leaves empty seats out, and the cards of a minion, which has none', () => {
    const view = viewOf(table.state, 'public');
    const texts = [
      tableAltText({ view, players }),
      boardText(
        { view, players, keptDice: [], strikeText: null, emojiUse: WORDS_ALONE, words: ENGLISH },
        4_000,
      ),
    ];
    for (const text of texts) {
      expect(text).not.toContain('Street Rat');
      expect(text).toMatch(/Roc: \d+ health, \d+ CP/);
      expect(text).not.toMatch(/Roc:[^.]*cards/);
      expect(text).toMatch(/Barbarian[\\)]*:[^.]*cards/);
    }
  });
});

describe('once the scenario is decided', () => {
  it.each(['won', 'lost'] as const)('the shop takes the place of the hand: %s', (result) => {
    const table = fighting();
    table.seat(0).hand = ['so-wild'];
    table.crawl.gold = 27;
    decided(table, result);
    const shown = panelOf(table, 0);
    expect(shown).toContain('### The shop: Barbarian');
    expect(shown).toContain('30 gold');
    expect(shown).not.toContain('So Wild');
    const [offer = ''] = table.hero(0).offers ?? [];
    expect(shown).toContain(`buy-${offer}`);
    expect(panelOf(table, 1)).not.toContain(`buy-${offer}`);
  });

  it('the chests of a battle take its place too', () => {
    const table = new BossTable(['barbarian', 'monk']);
    table.seat(0).hand = ['so-wild'];
    decided(table, 'won');
    const shown = panelOf(table, 0);
    expect(shown).toContain('### Chests of the battle: Barbarian');
    expect(shown).not.toContain('So Wild');
  });
});

describe('the words for loot', () => {
  it.each([
    ['common', 'Identify a common card (10 gold)'],
    ['epic', 'Identify an epic card (10 gold)'],
  ])('have the right article: %s', (rarity, label) => {
    expect(shopLabel(`identify-${rarity}`, ENGLISH)).toBe(label);
  });

  it('tell chests of one level together', () => {
    expect(chestWords([1, 1], ENGLISH)).toEqual(['2 chests of level 1']);
    expect(chestWords([2, 1], ENGLISH)).toEqual(['a chest of level 2', 'a chest of level 1']);
  });
});

describe('with too many cards', () => {
  it('the panel and the table tell how many go, and what each card does', () => {
    const table = new CrawlTable(['barbarian', 'monk']);
    table.crawl.gold = 0;
    const families = new Map(listLoot().map((loot) => [loot.family, loot]));
    const more = [...families.values()].flatMap(({ swaps, card }) => (swaps === undefined ? [card.id] : []));
    table.hero(1).loot = more.slice(0, 52 - deckOf('monk').length);
    decided(table, 'won');
    while (table.legal(1).some((one) => one.type === 'choose' && one.option === 'leave'))
      table.act(1, { type: 'choose', option: 'leave' });
    const panel = panelOf(table, 1);
    expect(panel).toContain('### Too many cards: Monk');
    expect(panel).toContain(
      'A deck has 50 cards at most.** Bo gives up 2 loot cards before the next scenario.',
    );
    expect(panel).toContain('Give up Codex IV (legendary)');
    expect(panel).toContain(lootById('codex-iv').card.text);
    expect(panelOf(table, 0)).not.toContain('Give up');
  });
});
