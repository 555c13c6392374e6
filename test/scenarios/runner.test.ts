import { describe, expect, it } from 'vitest';
import { playScenario } from './runner/play.ts';
import { parseScenario } from './runner/read.ts';
import { ACTIVATE, DICE, HIT, NO_DEFENSE, ROLL, steps, verdictOf } from './runner-texts.ts';

describe('a scenario that holds', () => {
  it('is ok in memory and through JSON', () => {
    const text = `${HIT}expect: { phase: main-2, seats: { 1: { health: 46 } } }`;
    expect(verdictOf(text)).toBe('ok');
    expect(verdictOf(text, true)).toBe('ok');
  });

  it('may end where its last step has yet to work itself out', () => {
    const text = `${DICE}${steps(ROLL, ACTIVATE, NO_DEFENSE)}expect: { seats: { 1: { health: 46 } } }`;
    expect(verdictOf(text)).toBe('ok');
  });

  it('may leave dice when it says so', () => {
    const text = `dice: [1, 2, 3, 4, 4, 6]\ndice-left: ok\n${steps(ROLL)}`;
    expect(verdictOf(text)).toBe('ok');
  });
});

describe('a scenario that does not hold', () => {
  it('names expected and actual figures of the seat', () => {
    const text = `${HIT}expect: { active: 1, seats: { 0: { cp: 3 }, 1: { health: 45, tokens: { evasive: 0 } } } }`;
    const verdict = verdictOf(text);
    expect(verdict).toContain('active: expected 1, is 0');
    expect(verdict).toContain('seat 0 (Barbarian) cp: expected 3, is 2');
    expect(verdict).toContain('seat 1 (Moon Elf) health: expected 45, is 46');
    expect(verdict).toContain('seat 1 (Moon Elf) evasive: expected 0, is 1');
    expect(verdict).toContain('stands at: turn 3 of seat 0 (Barbarian), main-2');
  });

  it.each([
    ['hand: []', 'hand: expected [], is [evade]'],
    ['hand: 2', 'hand: expected 2, is 1'],
    ['hand: [volley]', 'hand: expected [volley], is [evade]'],
    ['deck: 0', 'deck: expected 0, is 32'],
    ['discard: [evade]', 'discard: expected [evade], is []'],
    ['discard: 2', 'discard: expected 2, is 0'],
    ['upgrades: [longbow-ii]', 'upgrades: expected [longbow-ii], is []'],
  ])('compares %s', (figure, difference) => {
    expect(verdictOf(`expect: { seats: { 1: { ${figure} } } }`)).toContain(difference);
  });

  it('compares the winner', () => {
    expect(verdictOf('expect: { winner: 0 }')).toContain('winner: expected 0, is "nobody yet"');
    const conceded = steps('{ seat: 1, do: concede }');
    expect(verdictOf(`${conceded}expect: { winner: 0 }`)).toBe('ok');
    expect(verdictOf(`${conceded}expect: { winner: draw }`)).toContain('is "team 0, seat 0 (Barbarian)"');
  });

  it('wants the parts of the log in order', () => {
    expect(verdictOf(`${HIT}expect: { log: [announced Smack, activated Smack] }`)).toBe('ok');
    expect(verdictOf(`${HIT}expect: { log: [activated Smack, announced Smack] }`)).toContain(
      '"announced Smack" does not follow',
    );
  });

  it('looks at once in a step', () => {
    const text = `${DICE}${steps(ROLL, ACTIVATE, NO_DEFENSE, 'expect: { seats: { 1: { health: 46 } } }')}`;
    expect(verdictOf(text)).toContain('step 4 does not hold');
  });
});

describe('questions and steps', () => {
  it('names a question that no step answers', () => {
    const text = `${DICE}${steps(ROLL, ACTIVATE, 'pass: until-main-2')}`;
    expect(verdictOf(text)).toContain(
      'step 3 (pass until main-2): no step answers: seat 1 must defend or not',
    );
  });

  it('names a step that never becomes legal, and why it was refused', () => {
    const text = `${DICE}${steps(ROLL, '{ seat: 0, do: activate, ability: rage }')}`;
    const verdict = verdictOf(text);
    expect(verdict).toContain('step 2 (seat 0 activate rage)');
    expect(verdict).toContain('Your dice do not meet Rage!');
  });

  it('finds a step illegal that is legal', () => {
    const text = `${DICE}${steps(ROLL, ACTIVATE, '{ seat: 1, do: spend, token: evasive, illegal: true }', NO_DEFENSE)}`;
    expect(verdictOf(text)).toContain('step 3 must be illegal, but it is legal where seat 1 may act');
  });

  it('finds a last step illegal that becomes legal in its phase', () => {
    const text = `${steps('{ seat: 0, do: play, card: double-up, illegal: true }')}`;
    expect(verdictOf(text)).toContain('step 1 must be illegal');
  });

  it('looks at an illegal step inside its checkpoint only', () => {
    const early = '{ seat: 1, do: spend, token: evasive, at: before-activation, illegal: true }';
    expect(verdictOf(`${DICE}${steps(ROLL, ACTIVATE, early, NO_DEFENSE)}`)).toBe('ok');
    const late = early.replace('before-activation', 'before-defense-roll');
    expect(verdictOf(`${DICE}${steps(ROLL, ACTIVATE, late, NO_DEFENSE)}`)).toContain(
      'step 3 must be illegal',
    );
  });

  it('wants the words of a refusal', () => {
    const text = (words: string) =>
      `${DICE}${steps(ROLL, `{ seat: 0, do: activate, ability: rage, illegal: ${words} }`, ACTIVATE)}`;
    expect(verdictOf(text('do not meet'))).toBe('ok');
    expect(verdictOf(text('too late'))).toContain(
      'must be refused with "too late", but was: Your dice do not',
    );
  });

  it('acts at the checkpoint named, not before', () => {
    const play = '{ seat: 0, do: play, card: double-up, at: before-defense-roll }';
    const text = `${DICE}${steps(ROLL, ACTIVATE, play, 'expect: { phase: defensive-roll }', NO_DEFENSE)}`;
    expect(verdictOf(text)).toBe('ok');
    expect(verdictOf(text.replace(', at: before-defense-roll', ''))).toContain(
      'phase: expected "defensive-roll"',
    );
  });

  it('accepts a forced answer that is repeated, and no other', () => {
    const aim = '{ seat: 0, do: target, player: 1 }';
    expect(verdictOf(`${DICE}${steps(ROLL, ACTIVATE, aim, NO_DEFENSE)}`)).toBe('ok');
    const wrong = aim.replace('player: 1', 'player: 0');
    expect(verdictOf(`${DICE}${steps(ROLL, ACTIVATE, wrong, NO_DEFENSE)}`)).toContain(
      'step 3 (seat 0 target 0)',
    );
  });

  it('takes a player for the one who is asked for, before it takes them for the sole opponent', () => {
    const tend = (...answers: string[]) =>
      playScenario(
        parseScenario(
          `name: Tend\nseats: [{ hero: treant }, { hero: barbarian }]\nactive: 0\nphase: offensive-roll\n` +
            `dice: [4, 5, 6, 6, 1]\n${steps(ROLL, '{ seat: 0, do: activate, ability: tend }', ...answers)}`,
        ),
        { reload: true },
      ).kind;
    const spirit = '{ seat: 0, do: choose, option: seedling }';
    const opponent = '{ seat: 0, do: target, player: 1 }';
    const oneself = '{ seat: 0, do: target, player: 0 }';
    expect(tend(spirit, spirit, opponent, 'pass: until-main-2')).toBe('ok');
    expect(tend(spirit, spirit, opponent, opponent, 'pass: until-main-2')).toBe('ok');
    expect(tend(opponent, spirit, spirit, oneself, 'pass: until-main-2')).toBe('ok');
    expect(tend(spirit, spirit, opponent, oneself, 'pass: until-main-2')).toBe('ok');
    expect(tend(spirit, spirit, opponent, oneself, oneself, 'pass: until-main-2')).toBe('fails');
  });

  it('goes on to the next arrival at a phase, also at the one where it stands', () => {
    const text = `${DICE}${steps(ROLL, '{ seat: 0, do: no-ability }', 'pass: until-main-2', 'pass: until-upkeep')}`;
    expect(verdictOf(`${text}expect: { active: 1, phase: upkeep }`)).toBe('ok');
  });

  it('ends a pass when the game does', () => {
    expect(verdictOf(steps('{ seat: 1, do: concede }', 'pass: until-main-2'))).toBe('ok');
  });
});

describe('resolve', () => {
  const removal = `
name: Removal
seats:
  - { hero: barbarian, cp: 1, hand: [get-that-outta-here, getting-paid] }
  - { hero: moon-elf, cp: 1, hand: [evade], tokens: { evasive: 1, cleanse: 1 } }
active: 0
phase: main-1
`;
  const REMOVE = [
    '{ seat: 0, do: play, card: get-that-outta-here }',
    '{ seat: 0, do: target, player: 1 }',
    '{ seat: 0, do: choose, option: evasive }',
  ];
  const GONE = 'expect: { phase: main-1, seats: { 0: { discard: 1 }, 1: { tokens: { evasive: 0 } } } }';
  const of = (text: string) => {
    const verdict = playScenario(parseScenario(removal + text), { reload: true });
    return verdict.kind === 'fails' ? verdict.lines.join('\n') : verdict.kind;
  };

  it.each(['resolve', '{ resolve: true }', '{ do: resolve }'])(
    'lets a card resolve and stops in its phase, written as %s',
    (step) => {
      expect(of(steps(...REMOVE, step, GONE))).toBe('ok');
      expect(of(steps(...REMOVE, GONE))).toContain('evasive: expected 0, is 1');
    },
  );

  it('does nothing where nothing lies on the stack', () => {
    expect(of(steps('resolve', 'expect: { phase: main-1, active: 0 }'))).toBe('ok');
  });

  it('stops before a question', () => {
    const text = steps(ROLL, ACTIVATE, 'resolve', 'expect: { phase: offensive-roll }', NO_DEFENSE);
    expect(verdictOf(`${DICE}${text}`)).toBe('ok');
  });

  it('lets the dice of an ability resolve', () => {
    const showdown = `
name: Showdown
seats: [{ hero: gunslinger }, { hero: barbarian }]
active: 0
phase: offensive-roll
dice: [1, 2, 3, 4, 6, 2, 5]
`;
    const text = steps(ROLL, '{ seat: 0, do: activate, ability: showdown }', 'resolve');
    const verdict = (end: string) =>
      playScenario(parseScenario(`${showdown}${text}expect: ${end}`), { reload: false }).kind;
    expect(verdict('{ log: [activated Showdown] }')).toBe('ok');
    expect(verdict('{ seats: { 1: { health: 50 } } }')).toBe('ok');
    expect(verdict('{ phase: main-2 }')).toBe('fails');
  });

  it('looks at illegal steps on its way', () => {
    const early = '{ seat: 1, do: play, card: evade, illegal: true }';
    expect(of(steps(...REMOVE, early, 'resolve'))).toContain('step 4 must be illegal');
  });

  it('has a checkpoint for those who reply, and none for the one who began', () => {
    const evade = '{ seat: 1, do: play, card: evade, at: in-reply }';
    const oneself = '{ seat: 1, do: target, player: 1 }';
    expect(of(steps(...REMOVE, evade, oneself, 'pass: until-offensive-roll'))).toBe('ok');
    const paid = '{ seat: 0, do: play, card: getting-paid, at: in-reply }';
    expect(of(steps(...REMOVE, paid, 'pass: until-offensive-roll'))).toContain(
      'not at in-reply, but it was legal',
    );
  });
});

it('lets no hero of a Mission roll during a pass, even if a later step is theirs', () => {
  const text = `
name: Nobody rolls
mode: mission
mission: { id: skirmish }
seats: [{ hero: barbarian, at: A1 }, { hero: ninja, at: B1 }]
active: 0
phase: offensive-roll
dice: [1, 1, 1, 4, 6]
steps:
  - pass: until-main-2
  - { seat: 0, do: sell, card: six-it }
`;
  const verdict = playScenario(parseScenario(text.replace('at: A1', 'at: A1, hand: [six-it]')), {
    reload: false,
  });
  expect(verdict.kind === 'fails' ? verdict.lines[0] : verdict.kind).toContain('were not rolled');
});
