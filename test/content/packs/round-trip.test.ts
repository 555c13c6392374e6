import { afterEach, describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { addPack, unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { hashOf } from '../../../src/content/packs/check.ts';
import { packOf } from '../../../src/content/packs/loaded-packs.ts';
import { inPackForm, printPack } from '../../../src/content/packs/print.ts';
import { formatProblem } from '../../../src/content/packs/problem.ts';
import { heroSchema } from '../../../src/content/packs/schema/hero.ts';
import { heroById, isHero, isToken, listHeroes } from '../../../src/engine/definitions.ts';
import { botChooser } from '../../soak/bot-chooser.ts';
import { playOut } from '../../soak/play-out.ts';
import { soakHero } from '../../soak/soak.ts';
import { changedPack } from './changed-pack.ts';
import { FROSTBITE } from './northwoman.ts';

const HEROES = listHeroes().map(({ id }) => id);

afterEach(unloadPacks);

/** Puts a copy of a built-in hero into play and names it. */
function copyOf(hero: string): string {
  const checked = addPack(`${hero}.json`, printPack(hero));
  if ('problems' in checked) throw new Error(checked.problems.map(formatProblem).join(' '));
  return checked.pack.hero.id;
}

describe('a built-in hero written as JSON', () => {
  it.each(HEROES)('%s fits the schema and comes out the same', (id) => {
    const hero = heroById(id);
    expect(heroSchema.parse(JSON.parse(JSON.stringify(inPackForm(hero))))).toEqual(hero);
  });

  it.each(HEROES)('%s can be printed as a pack in which nothing is wrong', (id) => {
    const { abilities, cards, dice } = heroById(copyOf(id));
    expect({ abilities, cards, dice }).toEqual({
      abilities: heroById(id).abilities,
      cards: heroById(id).cards,
      dice: heroById(id).dice,
    });
  });

  it.each(HEROES)('%s is played to the end from a pack, by anybody', (id) => {
    const { pairings } = soakHero(copyOf(id), ['barbarian'], { players: 'random', seeds: 1, reload: true });
    expect(pairings.map(({ games }) => games)).toEqual([1]);
  });

  it('is played by the bot player as the hero itself is', () => {
    const [own, copied] = ['pyromancer', copyOf('pyromancer')].map((hero) =>
      playOut(
        { mode: 'duel', seats: [{ hero }, { hero: 'monk' }], seed: 'the same', first: 'roll' },
        { choose: botChooser, choices: 'the same' },
      ),
    );
    expect(copied?.state.outcome).toEqual(own?.state.outcome);
    expect(copied?.actions.length).toBe(own?.actions.length);
    expect(copied?.state.pools).toEqual(own?.state.pools);
  });
});

describe('the bot player', () => {
  it('is not drawn into a defense whose damage would be defended against', () => {
    const at = heroById('barbarian').abilities.findIndex(({ id }) => id === 'thick-skin');
    const blow = { do: 'deal', amount: 1, type: 'normal', to: 'target' };
    const checked = addPack('own.json', changedPack([[['hero', 'abilities', at, 'effects'], [blow]]]));
    expect(checked).toHaveProperty('pack');
    const bots = { players: 'bots', seeds: 1, reload: false } as const;
    expect(soakHero('my-barbarian', ['my-barbarian'], bots).pairings).toHaveLength(1);
  });
});

describe('a pack in play', () => {
  const withToken = () =>
    printPack('barbarian').replace('"tokens": []', `"tokens": [${JSON.stringify(FROSTBITE)}]`);

  it('is taken out again with its tokens', () => {
    addPack('own.json', withToken());
    expect([isHero('my-barbarian'), isToken('frostbite'), packOf('my-barbarian')?.file]).toEqual([
      true,
      true,
      'own.json',
    ]);
    unloadPacks();
    expect([isHero('my-barbarian'), isToken('frostbite'), packOf('my-barbarian')]).toEqual([
      false,
      false,
      null,
    ]);
    expect(isToken('concussion')).toBe(true);
  });

  it('may bring the token that another pack brings, when it is the same', () => {
    addPack('own.json', withToken());
    expect(
      addPack('two.json', withToken().replace('my-barbarian', 'second').replace('My Barbarian', 'Second')),
    ).toHaveProperty('pack');
    const other = withToken()
      .replace('my-barbarian', 'third')
      .replace('My Barbarian', 'Third')
      .replace('"limit":2', '"limit":3');
    expect(addPack('three.json', other)).toHaveProperty('problems');
  });

  it('has one hash however its file is laid out and worded, and another for each figure', () => {
    const hero = heroById('barbarian');
    const turned = Object.fromEntries(
      Object.entries({ ...hero, abilities: inPackForm(hero.abilities) }).reverse(),
    );
    expect(hashOf(heroSchema.parse(turned))).toBe(hashOf(hero));
    const [first, ...others] = hero.cards;
    if (!first) throw new Error('no cards');
    expect(hashOf({ ...hero, cards: [{ ...first, text: 'In other words.' }, ...others] })).toBe(hashOf(hero));
    expect(hashOf({ ...hero, cards: [{ ...first, cost: 9 }, ...others] })).not.toBe(hashOf(hero));
  });
});
