import '../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { RULE_MODES } from '../../src/content/rules/schema.ts';
import {
  type CardHit,
  cardAnswer,
  cardLabel,
  findCards,
  findHeroes,
  findTokens,
  heroAnswer,
  heroOdds,
  nearestHeroes,
  parseDice,
  rollOdds,
  ruleAnswer,
  tokenAnswer,
} from '../../src/lookup/index.ts';
import { ENGLISH } from '../../src/words/index.ts';

describe('a rule', () => {
  it('comes with its sources by name, its links by title and what it replaces', () => {
    const answer = ruleAnswer('final-damage-total');
    const page = 'Damage';
    const online = { title: 'Online rules', note: 'Dice Throne rules site' };
    expect(answer?.sources).toContainEqual({ kind: 'book', ...online, page });
    const old = { title: 'Rulebook v2.0', note: '2018' };
    expect(answer?.sources).toContainEqual({ kind: 'book', ...old, page });
    expect(answer?.supersedes).toContain('2018');
    expect(answer?.example).toContain('subtotal 6');
    expect(answer?.related.every(({ title }) => title.length > 0)).toBe(true);
    expect(answer?.modes).toEqual(RULE_MODES);
    expect(ruleAnswer('targeted')?.sources).toContainEqual({
      kind: 'hero',
      hero: 'Moon Elf',
      page: 'Tokens',
    });
    expect(ruleAnswer('faq-what-status-effects')?.sources).toContainEqual({ kind: 'cards', page: 'Cards' });
  });

  it('is undefined when nobody wrote it', () => {
    expect(ruleAnswer('nothing-such')).toBeUndefined();
  });

  it('names the modes it is for', () => {
    expect(ruleAnswer('faq-koth-after-target')?.modes).toEqual(['koth']);
  });
});

describe('a hero', () => {
  it.each([
    ['gunslnger', 'gunslinger'],
    ['strange', 'doctor-strange'],
    ['miles', 'miles-morales'],
    ['shadowtheif', 'shadow-thief'],
    ['barbarin', 'barbarian'],
  ])('"%s" is %s', (typed, id) => {
    expect(findHeroes(typed)[0]?.id).toBe(id);
  });

  it('that does not exist has three neighbours', () => {
    expect(findHeroes('qqqq')).toEqual([]);
    expect(nearestHeroes('qqqq')).toHaveLength(3);
    expect(findHeroes('', 60)).toHaveLength(48);
  });

  it('shows its board, upgrades, dice and clarifications', () => {
    const elf = heroAnswer('moon-elf');
    expect(elf?.dice).toEqual([
      { values: '1-3', symbol: 'arrow', isNamed: true },
      { values: '4-5', symbol: 'foot', isNamed: true },
      { values: '6', symbol: 'moon', isNamed: true },
    ]);
    expect(elf?.board).toHaveLength(9);
    expect(elf?.upgrades.every(({ level }) => level > 1)).toBe(true);
    expect(elf?.clarifications.join(' ')).toContain('Missed Me');
    expect(elf?.missing).toEqual([]);
  });

  it('with two sides has the second side for upgrades', () => {
    const pirate = heroAnswer('cursed-pirate');
    expect(pirate?.board.every(({ side }) => side === 'human')).toBe(true);
    expect(pirate?.upgrades.length).toBeGreaterThan(0);
    expect(pirate?.missing).toEqual([]);
  });

  it('that cannot be played yet says what is missing', () => {
    expect(heroAnswer('krampus')?.missing).toEqual(['symbols', 'defense', 'upgrades', 'cards']);
    expect(heroAnswer('duelist')?.missing).toEqual(['defense', 'upgrades', 'cards']);
    expect(heroAnswer('duelist')?.known).toEqual({ abilities: 7, upgrades: 2, cards: 0, tokens: 2 });
    expect(heroAnswer('storm')?.missing).toContain('symbols');
    expect(heroAnswer('storm')?.dice[0]).toEqual({ values: '1-3', symbol: 'A', isNamed: false });
  });

  it('lacks nothing when its board, upgrades, cards and tokens are known', () => {
    const whole = findHeroes('', 60).filter(({ id }) => heroAnswer(id)?.missing.length === 0);
    expect(whole.map(({ id }) => id)).toEqual([
      'artificer',
      'barbarian',
      'black-widow',
      'cursed-pirate',
      'gunslinger',
      'huntress',
      'miles-morales',
      'monk',
      'moon-elf',
      'ninja',
      'paladin',
      'pyromancer',
      'samurai',
      'seraph',
      'shadow-thief',
      'tactician',
      'thor',
      'treant',
      'vampire-lord',
    ]);
  });

  it('has odds for each requirement of the board', () => {
    const barbarian = heroAnswer('barbarian')?.hero;
    if (barbarian === undefined) throw new Error('no Barbarian');
    const odds = heroOdds(barbarian);
    expect(odds.find(({ requires }) => requires === '5x pow')?.probability).toBeCloseTo(0.013272056011, 12);
    expect(heroOdds(barbarian, 1).find(({ requires }) => requires === '5x pow')?.probability).toBeCloseTo(
      1 / 6 ** 5,
      15,
    );
  });
});

describe('a card', () => {
  const labelOf = (hit: CardHit) => cardLabel(hit, ENGLISH);

  it('says whose it is, and an upgrade what it puts on the board', () => {
    expect(findCards('get sum').slice(0, 1).map(labelOf)).toEqual(['Get Some! (Barbarian)']);
    expect(findCards('tip it').slice(0, 1).map(labelOf)).toEqual(['Tip It! (every deck)']);
    const longbow = cardAnswer('moon-elf/longbow-ii');
    expect(longbow?.card.cost).toBe(2);
    expect(longbow?.of === 'deck' && longbow.ability?.tiers[0]?.effects[0]).toBe('deal 4 damage');
  });

  it('lists the rulings that mention it', () => {
    const rulings = cardAnswer('common/not-this-time')?.rulings.map(({ id }) => id);
    expect(rulings).toContain('faq-not-this-time-ultimate');
    expect(rulings).toContain('card-not-this-time');
  });

  it('is told apart from its namesakes', () => {
    const labels = findCards('', 1000).map(labelOf);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('a token', () => {
  it('that several heroes have is told once, with the sources of each', () => {
    const versions = tokenAnswer('evasive')?.versions ?? [];
    expect(versions.map(({ heroes }) => heroes)).toEqual([['Gunslinger', 'Monk', 'Moon Elf']]);
    // The first from the Gunslinger, the last from the Monk alone.
    expect(versions[0]?.token.sources).toEqual(
      expect.arrayContaining(['Rulebook v2.0 (2018)', 'fan transcription']),
    );
  });

  it('names all heroes who have it, with their wordings', () => {
    const [knockdown] = findTokens('nockdown');
    expect(knockdown?.label).toBe('Knockdown (Gunslinger, Monk, Pyromancer)');
    const heroes = knockdown?.versions.flatMap((version) => version.heroes);
    expect(heroes?.toSorted()).toEqual(['Gunslinger', 'Monk', 'Pyromancer']);
    expect(knockdown?.rule?.id).toBe('knockdown');
  });

  it('lists rulings, without taking a verb for a name', () => {
    const rulings = tokenAnswer('protect')?.rulings.map(({ id }) => id) ?? [];
    expect(rulings).toContain('ultimate-lockout');
    expect(rulings).not.toContain('protect');
    expect(rulings).not.toContain('faq-stop-ultimate');
  });

  it('of a mode is found too', () => {
    const shield = tokenAnswer('shield');
    expect(shield?.versions.map(({ token }) => token.name)).toEqual(['Shield']);
    expect(shield?.rule?.title).toBe('Shield');
  });

  it.each([
    ['accuracy', 'unnamed-undefendable-token'],
    ['seedling', 'seedling-spirit'],
    ['mjolnir', 'mjolnir'],
  ])('%s is tied to its rule', (id, rule) => {
    expect(tokenAnswer(id)?.rule?.id).toBe(rule);
  });
});

describe('odds', () => {
  it('need a hero only for symbols', () => {
    expect(rollOdds('large straight', { attempts: 3 })).toMatchObject({
      keep: null,
      advice: 'roll all dice',
    });
    expect(rollOdds('large straight', { attempts: 1, dice: [1, 2, 3, 4, 4] }).probability).toBeCloseTo(
      1 / 6,
      12,
    );
    expect(() => rollOdds('3 sword', { attempts: 3 })).toThrow('no symbol "sword"');
  });

  it('say when the dice of a hero are unknown', () => {
    const krampus = heroAnswer('krampus')?.hero;
    const unknown = krampus && { ...krampus, dice: null };
    expect(() => rollOdds('3 sword', { attempts: 3 }, unknown)).toThrow('The dice of Krampus are not known');
  });

  it('read dice with or without commas', () => {
    expect(parseDice('1,2,3,4,4')).toEqual([1, 2, 3, 4, 4]);
    expect(parseDice('12344')).toEqual([1, 2, 3, 4, 4]);
    for (const bad of ['', '1,2', '1,2,3,4,7', '123456', 'a']) {
      expect(() => parseDice(bad)).toThrow('are not five dice');
    }
  });
});
