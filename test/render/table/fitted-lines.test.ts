/** Lines that share the room of a block. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { fittedLines, shortened } from '../../../src/render/table/fitted-lines.ts';
import { logBlock } from '../../../src/render/table/log-block.ts';

const DAMAGE =
  'Ada took 12 damage (5 Smack, +2 Burn, +3 Targeted, +1 Head Bash, −2 Missed Me, +2 Get Some!, +1 Bounty); Bo took no damage (5 Smack, avoided by Evasive).';

describe('lines of one block', () => {
  it('are left whole as long as all of them fit', () => {
    expect(fittedLines(['short', DAMAGE], 200)).toEqual(['short', DAMAGE]);
    // One line of damage among five short ones.
    const log = ['Ada rolled 1 1 2 3 4.', 'Ada activated Smack.', 'Bo took no defense.', DAMAGE];
    const content = log.map((line) => `-# ${line}`).join('\n');
    expect(logBlock(log, [], false)).toMatchObject([{ content }]);
  });

  it('end behind a part of a list, with the bracket closed', () => {
    expect(shortened(DAMAGE, 60)).toBe('Ada took 12 damage (5 Smack, +2 Burn, +3 Targeted, …)');
    expect(shortened('Ada moved to the far end of the bridge', 20)).toBe('Ada moved to the…');
    expect(shortened('B\\*'.repeat(9), 11)).toBe(`${'B\\*'.repeat(3)}…`);
  });

  it('never take more room than there is, and short ones are never shortened for long ones', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 100, max: 900 }),
        (lines, most) => {
          const fitted = fittedLines(lines, most);
          expect(fitted.join('\n').length).toBeLessThanOrEqual(most);
          const share = Math.floor((most - lines.length + 1) / lines.length);
          for (const [at, line] of lines.entries()) if (line.length <= share) expect(fitted[at]).toBe(line);
        },
      ),
    );
  });
});
