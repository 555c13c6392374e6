/** The table of status effects on enemies, held against the definitions, the engine, and the texts of `/rule`. */
import { describe, expect, it, test } from 'vitest';
import '../../../src/content/index.ts';
import { loadRules } from '../../../src/content/rules/load.ts';
import { ON_ENEMIES } from '../../../src/content/tokens/on-enemies.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { conversionOf } from '../../../src/engine/core/mission/conversion.ts';
import { isToken, listTokens, tokenById } from '../../../src/engine/definitions.ts';
import { missionStarted } from '../../engine/missions/table.ts';
import { playScenario } from '../../scenarios/runner/play.ts';
import { parseScenario } from '../../scenarios/runner/read.ts';

const ROWS = Object.entries(ON_ENEMIES).map(([id, does]) => ({ id, does }));
const SPENT = ROWS.flatMap(({ id, does }) => (typeof does === 'string' ? [] : [{ id, uses: does }]));
const UNSPENT = ROWS.filter(({ does }) => does === 'unspent');

test('the table has every status effect, and nothing else', () => {
  const statuses = listTokens().filter(({ kind, id }) => kind !== 'companion' && !id.startsWith('made-up'));
  expect(ROWS.map(({ id }) => id).sort()).toEqual(statuses.map(({ id }) => id).sort());
});

test.each(ROWS)('$id is defined as the table says', ({ id, does }) => {
  const { idleOnEnemies, enemy, spends } = tokenById(id);
  expect(idleOnEnemies ?? false).toBe(does === 'nothing');
  expect(enemy).toEqual(typeof does === 'string' ? undefined : does);
  if (does === 'unspent' || typeof does !== 'string') expect(spends).toBeDefined();
  else expect(spends).toBeUndefined();
});

test.each(ROWS)('a hero who gives $id to an enemy', ({ id, does }) => {
  const state = { ...missionStarted('skirmish', ['barbarian', 'ninja']), askAlways: true };
  // The first figure is a guard.
  const guard = state.seats.length;
  expect(conversionOf(openGame(state), 1, guard, id)).toBe(does === 'nothing' ? 'turned' : 'asked');
});

/** A boss that holds one of a token is attacked for 6, or attacks itself. */
function heldByBoss(id: string, phase: 'offensive-roll' | 'enemy-roll', left: 0 | 1): string {
  const attack = [
    { seat: 0, do: 'roll' },
    { seat: 0, do: 'activate', ability: 'smack' },
    { pass: 'until-part-2' },
  ];
  const dice = phase === 'offensive-roll' ? [1, 1, 1, 1, 6] : [6, 6, 1, 4, 1];
  const scenario = parseScenario(
    JSON.stringify({
      name: id,
      mode: 'mission',
      mission: { id: 'skirmish', side: 2, figures: { w1: { tokens: { [id]: 1 } } } },
      seats: [{ hero: 'barbarian', at: 'B1' }],
      active: 0,
      phase,
      // The token may roll.
      dice: [...dice, 3, 3, 3],
      'dice-left': 'ok',
      steps: phase === 'offensive-roll' ? attack : [{ seat: 0, do: 'no-defense' }, { pass: 'until-clock' }],
      expect: { mission: { figures: { w1: { tokens: { [id]: left } } } } },
    }),
  );
  const verdict = playScenario(scenario, { reload: false });
  return verdict.kind === 'fails' ? verdict.lines.join('\n') : verdict.kind;
}

describe('a boss', () => {
  it.each(SPENT)('spends $id when the table says so', ({ id, uses }) => {
    const isSpent = (when: 'attacked' | 'attacking') => (uses.some((use) => use.when === when) ? 0 : 1);
    expect(heldByBoss(id, 'offensive-roll', isSpent('attacked'))).toBe('ok');
    expect(heldByBoss(id, 'enemy-roll', isSpent('attacking'))).toBe('ok');
  });

  it.each(UNSPENT)('keeps $id', ({ id }) => {
    expect(heldByBoss(id, 'offensive-roll', 1)).toBe('ok');
    expect(heldByBoss(id, 'enemy-roll', 1)).toBe('ok');
  });
});

describe('/rule', () => {
  const textOf = (id: string) => {
    const entry = loadRules().entries.find((one) => one.id === id);
    return [entry?.summary, ...(entry?.details ?? [])].join(' ');
  };
  /** Values of one token are told together: Bonus Damage. */
  const nameOf = (id: string) => tokenById(id).name.replace(/ \d.*$/, '');

  it('names all status effects that become momentum, and no others', () => {
    const told = /always (?:become|becomes) Momentum: ([^.]+?)(?: \(|\.)/.exec(
      textOf('m-status-to-momentum'),
    );
    const idle = ROWS.filter(({ does }) => does === 'nothing').map(({ id }) => nameOf(id));
    expect(told?.[1]?.split(', ').sort()).toEqual(idle.sort());
  });

  it('names all status effects that enemies spend, and no others', () => {
    const text = textOf('m-enemy-token-use');
    const named = ROWS.map(({ id }) => nameOf(id)).filter((name) => text.includes(name));
    expect([...new Set(named)].sort()).toEqual([...new Set(SPENT.map(({ id }) => nameOf(id)))].sort());
  });

  it('says on the page of each such status effect that enemies are immune', () => {
    for (const { id } of ROWS.filter(({ does }) => does === 'nothing')) {
      expect(isToken(id), id).toBe(true);
      expect(textOf(id), id).toMatch(/Missions[^.]*(immune|Momentum)/);
    }
  });
});
