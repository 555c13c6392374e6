import { playScenario } from './runner/play.ts';
import { parseScenario } from './runner/read.ts';

export const SMACK = `
name: Smack
seats:
  - { hero: barbarian, cp: 2, hand: [get-some, double-up] }
  - { hero: moon-elf, cp: 1, hand: [evade], tokens: { evasive: 1 } }
active: 0
phase: offensive-roll
`;

/** The result of a scenario as one text: `ok`, or all differences. */
export function verdictOf(text: string, reload = false): string {
  const verdict = playScenario(parseScenario(SMACK + text), { reload });
  if (verdict.kind === 'waiting') return `waiting: ${verdict.missing.join(', ')}`;
  return verdict.kind === 'ok' ? 'ok' : verdict.lines.join('\n');
}

export const steps = (...lines: string[]) => `steps:\n${lines.map((line) => `  - ${line}\n`).join('')}`;
export const ROLL = '{ seat: 0, do: roll }';
export const ACTIVATE = '{ seat: 0, do: activate, ability: smack }';
export const NO_DEFENSE = '{ seat: 1, do: no-defense }';
export const DICE = 'dice: [1, 2, 3, 4, 4]\n';
export const HIT = DICE + steps(ROLL, ACTIVATE, NO_DEFENSE, 'pass: until-main-2');
