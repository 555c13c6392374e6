import { describe, expect, it } from 'vitest';
import { cloneState } from '../../src/engine/core/clone.ts';
import { hasComeToLight } from '../../src/engine/hosting.ts';
import type { GameState } from '../../src/engine/index.ts';
import { CrawlTable } from './crawl/table.ts';
import { MissionTable } from './missions/table.ts';

function changed(state: GameState, change: (copy: GameState) => void): GameState {
  const copy = cloneState(state);
  change(copy);
  return copy;
}

/** Returns whether a change shows something that was hidden. */
const shows = (state: GameState, change: (copy: GameState) => void) =>
  hasComeToLight(state, changed(state, change));

describe('what lay face down has come to light', () => {
  const { state: crawl } = new CrawlTable(['barbarian', 'monk']);
  const { state: mission } = new MissionTable(['barbarian', 'monk', 'ninja']);
  const party = (state: GameState) => {
    if (!state.mission) throw new Error('no Mission');
    return state.mission;
  };

  it('when a card leaves the deck of any seat', () => {
    for (const seat of mission.seats.keys()) {
      expect(
        shows(mission, ({ seats }) => {
          const owner = seats[seat];
          if (owner) owner.deck = owner.deck.slice(1);
        }),
      ).toBe(true);
    }
  });

  it('when a tile is explored, a minion comes or loot is identified', () => {
    const decks = ['environments', 'minions', 'lootDecks'] as const;
    for (const deck of decks) {
      expect(
        shows(crawl, ({ crawl }) => {
          const [first] = Object.values<string[]>(crawl?.[deck] ?? {});
          expect(first?.shift()).toBeDefined();
        }),
      ).toBe(true);
    }
  });

  it('when an ally takes the place of a recruited one', () => {
    expect(
      shows(mission, (copy) => {
        const { allies } = party(copy);
        allies.hq.push(...allies.deck.splice(0, 1));
      }),
    ).toBe(true);
  });

  it('when a boost tile is turned over, not when it is only collected', () => {
    const before = changed(mission, (copy) => {
      const { tiles, boosts } = party(copy);
      const [id] = boosts.pile.splice(0, 1);
      if (id === undefined) throw new Error('no boost tile');
      tiles.C3 = [{ kind: 'boost', id, faceDown: true }];
    });
    expect(hasComeToLight(mission, before)).toBe(false);
    const turn = (copy: GameState) => {
      for (const tile of party(copy).tiles.C3 ?? []) delete tile.faceDown;
    };
    const collect = (copy: GameState) => {
      const { tiles, heroes } = party(copy);
      heroes[2]?.held.push(...(tiles.C3 ?? []).flatMap(({ id }) => id ?? []));
      tiles.C3 = [];
    };
    expect(shows(before, turn)).toBe(true);
    expect(shows(before, collect)).toBe(false);
    expect(
      shows(changed(before, collect), (copy) => {
        const { heroes, boosts } = party(copy);
        boosts.used.push(...(heroes[2]?.held.splice(0) ?? []));
      }),
    ).toBe(true);
  });

  it('not when a known card goes under a deck, or places change within it', () => {
    expect(
      shows(mission, ({ seats: [owner] }) => {
        const [card] = owner?.hand ?? [];
        if (!owner || card === undefined) throw new Error('no card');
        owner.hand = owner.hand.slice(1);
        owner.deck = [...owner.deck.toReversed(), card];
      }),
    ).toBe(false);
  });

  it('when one of two equal cards is drawn', () => {
    const twice = changed(crawl, ({ seats: [owner] }) => {
      if (owner) owner.deck = ['equal', 'equal'];
    });
    expect(
      shows(twice, ({ seats: [owner] }) => {
        if (owner) owner.deck = ['equal'];
      }),
    ).toBe(true);
  });
});
