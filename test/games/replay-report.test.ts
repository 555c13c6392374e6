/** The file of `/report` of a finished game plays the game again. */
import { describe, expect, it } from 'vitest';
import { replayReport } from './replay-report.ts';
import { ANNA, BEN, tableKit } from './table-kit.ts';

async function finishedGame() {
  const kit = await tableKit();
  await kit.open({
    occupants: [ANNA, BEN],
    setup: { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }], first: 0 },
  });
  const { state } = await kit.answerUntil((game) => game.state.outcome !== null);
  const { channelId } = await kit.look();
  const report = await kit.tables.report(channelId, 'anna');
  if (report === null) throw new Error('There is no report.');
  return { text: report.text, outcome: state.outcome };
}

describe('npm run replay', () => {
  it('plays a finished game to the same end, and describes one of its moments', async () => {
    const { text, outcome } = await finishedGame();
    const { lines, ok } = replayReport(text, 3);
    expect(ok).toBe(true);
    expect(lines.at(-1)).toBe(`end: ${JSON.stringify(outcome)}`);
    expect(lines.find((line) => line.startsWith('lane 0: turn 1 of seat 0 (Barbarian)'))).toBeDefined();
    expect(lines.some((line) => /^ {2}asked: seat \d/.test(line))).toBe(true);
    expect(lines.some((line) => /^ {2}bot: \{"type":/.test(line))).toBe(true);
    expect(lines.some((line) => /^ {4,}-?\d+\.\d\d {2}\{"type":/.test(line))).toBe(true);
    expect(lines.some((line) => /^ {2}seat 0 \(Barbarian\): health 50, cp \d+, /.test(line))).toBe(true);
    expect(lines.filter((line) => /^ {2}seat \d \(.+\) took \d+ damage \(/.test(line))).not.toEqual([]);
  });

  it('stops at an action that today is refused, and says whom the game asks', async () => {
    const { text } = await finishedGame();
    const { lines, ok } = replayReport(
      text.replace('"actions": [', '"actions": [{"seat":1,"action":{"type":"roll"}},'),
    );
    expect(ok).toBe(false);
    expect(lines).toContainEqual(expect.stringMatching(/^refused: /));
  });

  it('refuses the report of a live game', async () => {
    const { text } = await finishedGame();
    expect(() => replayReport(text.replace(/"seed": "[^"]*"/, '"other": 1'))).toThrow('has no seed');
  });
});
