/** The label of an ability's effects. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { abilityOf, heroById } from '../../../src/engine/definitions.ts';
import { createGame, type SeatView, viewOf } from '../../../src/engine/index.ts';
import { effectParts } from '../../../src/render/table/effect-words.ts';
import { ENGLISH } from '../../../src/words/index.ts';

/** The seat of a hero at the beginning of a duel, as everybody sees it. */
function ownerOf(hero: string): SeatView {
  const seats = [{ hero }, { hero: 'barbarian' }];
  const [owner] = viewOf(createGame({ mode: 'duel', seats, seed: 'words', first: 0 }), 'public').seats;
  if (!owner) throw new Error('the duel has no seats');
  return owner;
}

const fireMastery = (count: number): SeatView['tokens'][number] => ({
  id: 'fire-mastery',
  name: 'Fire Mastery',
  count,
  limit: 5,
  kind: 'unique',
});

describe('the parts of what an ability does', () => {
  it('tell a heal of a companion from one of the player', () => {
    const [resuscitate] = abilityOf('huntress', 'resuscitate').variants;
    if (!resuscitate) throw new Error('the Huntress has no Resuscitate');
    const { parts } = effectParts(resuscitate, heroById('huntress'), [5, 5, 1, 1, 3], null, ENGLISH);
    expect(parts.map(({ words }) => words)).toEqual(["gain Nyra's Bond", 'heal Nyra 3']);
  });

  it('say damage in several parts as one figure', () => {
    const [odinforce] = abilityOf('thor', 'odinforce').variants;
    if (!odinforce) throw new Error('Thor has no Odinforce');
    const { parts } = effectParts(odinforce, heroById('thor'), [4, 4, 5, 5, 1], null, ENGLISH);
    const damage = parts.filter(({ words }) => words.includes('damage'));
    expect(damage.map(({ words }) => words)).toEqual(['5+ damage']);
  });

  it.each([
    ['paladin', 'righteous-combat', ['5 to 9 damage']],
    ['monk', 'combo-strike', ['6 to 9 damage', 'gain 0 to 2 Chi']],
    ['samurai', 'masamune', ['7 to 11 damage', '0 to 4 Shame']],
    ['moon-elf', 'exploding-arrow-ii', ['3 to 13 damage']],
    ['cursed-pirate', 'x-marks-the-spot', ['0 to 6 undefendable damage']],
    ['shadow-thief', 'shadow-dance', ['1 to 3 pure damage']],
    // The sum of all dice, and that of the best two.
    ['barbarian', 'overpower', ['3 to 18 damage']],
    ['thor', 'chain-lightning', ['2 to 12 damage']],
    // On some symbols only.
    ['huntress', 'savage', ['4 to 6 damage']],
    ['tactician', 'profiteer', ['gain Tactical Advantage', '0 to 5 damage']],
    // By two dice that are compared.
    ['gunslinger', 'showdown', ['5 to 7 damage']],
  ])(
    'say between what an amount lies that dice decide, each die counted once: %s, %s',
    (id, ability, said) => {
      const [variant] = abilityOf(id, ability).variants;
      if (!variant) throw new Error(`${id} has no ${ability}`);
      const { parts } = effectParts(variant, heroById(id), [1, 2, 3, 4, 5], ownerOf(id), ENGLISH);
      const words = parts.map((part) => part.words);
      expect(said.filter((each) => !words.includes(each))).toEqual([]);
    },
  );

  it('say both figures where the table decides between two', () => {
    const [rod] = abilityOf('thor', 'lightning-rod').variants;
    if (!rod) throw new Error('Thor has no Lightning Rod');
    const { parts, more } = effectParts(rod, heroById('thor'), [1, 2, 3, 4, 6], null, ENGLISH);
    expect(parts.map(({ words }) => words)).toEqual(['7 to 9 damage']);
    expect(more).toBe(true);
  });

  it.each([
    [0, '2 damage'],
    [1, '2 to 6 damage'],
    [3, '2 to 10 damage'],
  ])('say what its owner may choose: with %i Spirits', (count, damage) => {
    const [overgrowth] = abilityOf('treant', 'overgrowth').variants;
    if (!overgrowth) throw new Error('the Treant has no Overgrowth');
    const seedling = { id: 'seedling', name: 'Seedling', count, limit: 3, kind: 'companion' } as const;
    const owner = { ...ownerOf('treant'), tokens: count === 0 ? [] : [seedling] };
    const { parts } = effectParts(overgrowth, heroById('treant'), [1, 2, 4, 4, 5], owner, ENGLISH);
    expect(parts.map(({ words }) => words)).toContain(damage);
  });

  it.each([
    [0, '5 to 7 damage'],
    [1, '5 to 8 damage'],
  ])('say what dice bring for which a token may be spent: with %i Synth', (count, damage) => {
    const [strike] = abilityOf('artificer', 'spanner-strike').variants;
    if (!strike) throw new Error('the Artificer has no Spanner Strike');
    const synth = { id: 'synth', name: 'Synth', count, limit: 10, kind: 'unique' } as const;
    const owner = { ...ownerOf('artificer'), tokens: count === 0 ? [] : [synth] };
    const { parts } = effectParts(strike, heroById('artificer'), [1, 1, 2, 2, 3], owner, ENGLISH);
    expect(parts.map(({ words }) => words)).toContain(damage);
  });

  it('name what comes to each of several players, and that there is a choice', () => {
    const enforcer = abilityOf('gunslinger', 'deadeye-ii').variants.find(({ id }) => id === 'enforcer');
    if (!enforcer) throw new Error('the Gunslinger has no Enforcer');
    const { parts, more } = effectParts(enforcer, heroById('gunslinger'), [6, 6, 6, 1, 1], null, ENGLISH);
    expect(parts.map(({ words }) => words)).toEqual(['gain Evasive', 'Bounty', 'Knockdown']);
    expect(more).toBe(true);
  });

  it.each([
    [0, '7 damage'],
    [2, '9 damage'],
    // No more than five of them fit.
    [4, '10 damage'],
  ])('say the certain damage that goes by tokens, with %i held before it brings two', (held, damage) => {
    const [streak] = abilityOf('pyromancer', 'hot-streak').variants;
    if (!streak) throw new Error('the Pyromancer has no Hot Streak');
    const owner = { ...ownerOf('pyromancer'), tokens: [fireMastery(held)] };
    const { parts } = effectParts(streak, heroById('pyromancer'), [1, 2, 3, 4, 5], owner, ENGLISH);
    expect(parts.map(({ words }) => words)).toEqual(['gain 2 Fire Mastery', damage]);
  });

  it.each([
    [2, '5 damage'],
    [3, '7 damage'],
  ])('say the certain damage where the upgrades in play decide it: %i', (upgrades, damage) => {
    const [hacked] = abilityOf('black-widow', 'hacked').variants;
    if (!hacked) throw new Error('Black Widow has no Hacked');
    const owner = { ...ownerOf('black-widow'), upgrades };
    const { parts } = effectParts(hacked, heroById('black-widow'), [1, 2, 3, 4, 5], owner, ENGLISH);
    expect(parts.map(({ words }) => words)).toContain(damage);
  });

  it('say no more than the least where something has been done that is not told', () => {
    const [grasp] = abilityOf('treant', 'natures-grasp').variants;
    if (!grasp) throw new Error("the Treant has no Nature's Grasp");
    const { parts } = effectParts(grasp, heroById('treant'), [4, 4, 6, 6, 6], ownerOf('treant'), ENGLISH);
    expect(parts.map(({ words }) => words)).toContain('5+ undefendable damage');
  });
});
