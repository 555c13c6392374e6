/** Errors of the runner: invalid files, steps that are too late, dice that do not fit. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scenario } from './cli.ts';
import { playScenario } from './runner/play.ts';
import { parseScenario, UnreadableScenario } from './runner/read.ts';
import { ACTIVATE, DICE, HIT, NO_DEFENSE, ROLL, SMACK, steps, verdictOf } from './runner-texts.ts';

describe('a step that comes too late', () => {
  it('says so, and shows what happened where it would have been legal', () => {
    const late = '{ seat: 1, do: play, card: better-d }';
    const text = `
name: Late
seats: [{ hero: barbarian }, { hero: moon-elf, cp: 2, hand: [better-d] }]
active: 0
phase: offensive-roll
dice: [1, 2, 3, 4, 4, 1, 1, 1, 1, 1]
`;
    const defended = [ROLL, ACTIVATE, '{ seat: 1, do: defend, ability: missed-me }'];
    const verdict = (...more: string[]) => {
      const played = playScenario(parseScenario(text + steps(...defended, ...more)), { reload: false });
      return played.kind === 'fails' ? played.lines.join('\n') : played.kind;
    };
    const lines = verdict('pass: until-main-2', late);
    expect(lines).toContain('it comes too late: it was legal during step 4, where seat 1 may act');
    expect(lines).toMatch(/for Missed Me\.\n> here it was legal\n {2}Missed Me added/);
    expect(verdict(late.replace('}', ', at: at-then }'))).toContain('not at at-then, but it was legal');
  });

  it('says nothing of a step that never was legal', () => {
    const text = `${DICE}${steps(ROLL, '{ seat: 0, do: activate, ability: rage }')}`;
    expect(verdictOf(text)).not.toContain('too late');
  });
});

describe('dice of two owners', () => {
  it('are named by owner and position', () => {
    const text = (die: string) => `
name: Duel
seats: [{ hero: gunslinger, cp: 2, hand: [so-wild] }, { hero: barbarian }]
active: 0
phase: offensive-roll
dice: [1, 2, 3, 4, 6, 2, 5]
${steps(
  ROLL,
  '{ seat: 0, do: activate, ability: showdown }',
  '{ seat: 0, do: play, card: so-wild, at: dice }',
  `{ seat: 0, do: alter, die: ${die}, to: 6 }`,
  NO_DEFENSE,
  'pass: until-main-2',
)}expect: { seats: { 1: { health: 43 } } }`;
    const verdict = (die: string) => playScenario(parseScenario(text(die)), { reload: false }).kind;
    expect(verdict('0.1')).toBe('ok');
    expect(verdict('"0.1"')).toBe('ok');
    expect(verdict('0.2')).toBe('fails');
  });
});

describe('a change of a die that must be illegal', () => {
  const play = (illegal: string) => `
name: Wild
seats: [{ hero: barbarian, cp: 2, hand: [so-wild] }, { hero: monk }]
active: 0
phase: offensive-roll
dice: [1, 2, 3, 4, 6]
${steps(ROLL, '{ seat: 0, do: play, card: so-wild }', illegal, '{ seat: 0, do: alter, die: 5, to: 5 }', ACTIVATE)}`;
  const of = (text: string) => {
    const verdict = playScenario(parseScenario(text), { reload: false });
    return verdict.kind === 'fails' ? verdict.lines.join('\n') : verdict.kind;
  };

  it('is looked at where the seat is asked for a die', () => {
    expect(of(play('{ seat: 0, do: alter, die: 6, to: 2, illegal: true }'))).toBe('ok');
    expect(of(play('{ seat: 0, do: alter, die: 5, to: 2, illegal: true }'))).toContain('must be illegal');
  });

  it('is an error where nobody could have answered it', () => {
    const never = '{ seat: 0, do: alter, die: 1, to: 2, illegal: true }';
    expect(verdictOf(`${DICE}${steps(ROLL, never, ACTIVATE)}`)).toContain(
      'nobody is asked to change a die there',
    );
  });

  it('shows that another seat is not asked', () => {
    expect(of(play('{ seat: 1, do: alter, die: 1, to: 2, illegal: true }'))).toBe('ok');
  });
});

describe("an opponent's token in teams", () => {
  const of = (mode: string, seats: number, tokens: string) => {
    const others = Array.from({ length: seats - 1 }, () => '{ hero: monk }').join(', ');
    const text = `name: Stun\nmode: ${mode}\nseats: [{ hero: barbarian, tokens: { ${tokens} } }, ${others}]\nactive: 0\nphase: main-1\n`;
    const verdict = playScenario(parseScenario(text), { reload: false });
    return verdict.kind === 'fails' ? verdict.lines.join('\n') : verdict.kind;
  };

  it('names its giver if that matters', () => {
    for (const tokens of ['stun: 1', 'stun: [{ fresh: true }]'])
      expect(of('2v2', 4, tokens)).toContain('seat 0: stun needs `by`');
    expect(of('2v2v2', 6, 'stun: 1')).toContain('stun needs `by`');
    expect(of('2v2', 4, 'stun: [{ by: 3 }]')).toBe('ok');
    expect(of('2v2', 4, 'poison: 1, knockdown: 1')).toBe('ok');
    expect(of('duel', 2, 'stun: 1')).toBe('ok');
  });
});

describe('dice', () => {
  it('must suffice', () => {
    expect(verdictOf(`dice: [1, 2, 3]\n${steps(ROLL)}`)).toContain('more dice than were scripted');
  });

  it('must all be rolled', () => {
    expect(verdictOf(`dice: [1, 2, 3, 4, 4, 6]\n${steps(ROLL)}`)).toContain(
      'dice: 1 of them were not rolled',
    );
  });

  it('come from the seed when none are named', () => {
    const text = `seed: 7\n${steps(ROLL, '{ seat: 0, do: no-ability }')}`;
    expect(verdictOf(text)).toBe('ok');
  });
});

describe('what is not printed', () => {
  it('waits for a hero or token that is not in the build', () => {
    expect(verdictOf('').startsWith('ok')).toBe(true);
    const scenario = parseScenario(
      SMACK.replace('moon-elf', 'nobody-yet').replace('evasive', 'no-such-token'),
    );
    expect(playScenario(scenario, { reload: false })).toEqual({
      kind: 'waiting',
      missing: ['hero nobody-yet', 'token no-such-token'],
    });
  });

  it.each([
    ['{ seat: 0, do: play, card: volley, illegal: true }', 'card volley is not in the deck of barbarian'],
    [
      '{ seat: 0, do: activate, ability: longbow, illegal: true }',
      'longbow is no ability level of barbarian',
    ],
    ['{ seat: 0, do: activate, ability: smack, variant: x, illegal: true }', 'smack has no line x'],
    ['{ seat: 2, do: roll }', 'there is no seat 2'],
  ])('refuses %s', (step, words) => {
    expect(verdictOf(steps(step))).toContain(words);
  });

  it('refuses cards and upgrades of another hero in the set-up', () => {
    const of = (part: string) => playScenario(parseScenario(SMACK.replace('cp: 2', part)), { reload: false });
    expect(of('discard: [volley]')).toMatchObject({
      kind: 'fails',
      lines: ['card volley is not in the deck of barbarian'],
    });
    expect(of('upgrades: [longbow-ii]')).toMatchObject({ kind: 'fails' });
    expect(of('upgrades: [smack]')).toMatchObject({ kind: 'fails' });
  });
});

describe('files that are no scenario', () => {
  it.each([
    ['colour: red', 'Unrecognized key'],
    ['steps: [{ seat: 0, do: dance }]', 'steps.0'],
    ['steps: [{ seat: 0, do: play }]', 'steps.0.card'],
    ['steps: [{ seat: 0, do: roll, loudly: true }]', 'steps.0'],
    ['steps: [{ pass: until-dawn }]', 'steps.0.pass'],
    ['dice: [7]', 'dice.0'],
    ['expect: { seats: { 0: { mood: 3 } } }', 'expect.seats.0'],
    ['steps: [{ seat: 0, do: alter, die: 0.12 }]', 'steps.0.die'],
    ['steps: [{ seat: 0, do: alter, die: 12 }]', 'steps.0.die'],
    ['rulings: [25]', 'rulings'],
    ['rulings: R0', 'rulings'],
    ['steps: [', 'Flow sequence'],
  ])('%s is refused with its path', (text, where) => {
    expect(() => parseScenario(SMACK + text)).toThrow(UnreadableScenario);
    expect(() => parseScenario(SMACK + text)).toThrow(where);
  });
});

describe('npm run scenario', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'test/scenarios/cli.ts', ...args], { encoding: 'utf8' });
  /** As `run`, without a process of its own. */
  const inProcess = (...args: string[]) => {
    const printed: string[] = [];
    const note = (line: string) => void printed.push(line);
    return { status: scenario(args, { log: note, error: note }), printed };
  };
  const good = file('good.yaml', `${SMACK}${HIT}`);

  it('prints a line a file and exits 1 when one does not hold', () => {
    const bad = file('bad.yaml', `${SMACK}${HIT}expect: { seats: { 1: { health: 1 } } }`);
    const both = run(good, bad);
    expect(both.stdout).toContain(`ok  ${good} - Smack\nFAIL ${bad} - Smack\n`);
    expect(both.stdout).toContain('health: expected 1, is 46');
    expect(both.status).toBe(1);
  });

  it('exits 0 when all hold, and 2 when one is no scenario', () => {
    expect(inProcess(good)).toEqual({ status: 0, printed: [`ok  ${good} - Smack`] });
    const broken = inProcess(file('broken.yaml', 'name: ['), good);
    expect(broken.status).toBe(2);
    expect(broken.printed[0]).toMatch(/^ERROR .*broken\.yaml - /);
    const missing = inProcess(join(folder, 'missing.yaml'));
    expect(missing.status).toBe(2);
    expect(missing.printed[0]).toContain('missing.yaml');
    expect(inProcess()).toMatchObject({
      status: 2,
      printed: [expect.stringContaining('usage: npm run scenario')],
    });
  });
});

it('refuses a space that the map of the Mission does not have', () => {
  const text = `
name: Beside the map
mode: mission
mission: { id: skirmish, figures: { g1: { at: [B9] } } }
seats: [{ hero: barbarian, at: A1 }]
active: 0
phase: offensive-roll
`;
  const refusal = (yaml: string) => {
    const verdict = playScenario(parseScenario(yaml), { reload: false });
    return verdict.kind === 'fails' ? verdict.lines[0] : verdict.kind;
  };
  expect(refusal(text)).toBe('the map has no space B9');
  expect(refusal(text.replace('B9', 'B3').replace('A1', 'Z1'))).toBe('the map has no space Z1');
});
