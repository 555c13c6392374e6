import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName } from '../../../src/commands/discord/person-name.ts';

describe('a name in a line of text', () => {
  it.each([
    ['Ada\nLovelace', 'Ada Lovelace'],
    ['\u202eadA\u2066', 'adA'],
    ['A\u200bd\u00ada\ufeff', 'Ada'],
    ['\u3164\u3164\u2800', ''],
    ['   ', ''],
    ['👩\u200d👧 Ada', '👩\u200d👧 Ada'],
    ['Zoë', 'Zoë'],
    [`A${'\u0301'.repeat(60)}da`, 'Á\u0301\u0301\u0301da'],
    ['x'.repeat(100), `${'x'.repeat(31)}…`],
  ])('%j is %j', (name, line) => {
    expect(cleanName(name)).toBe(line);
  });

  it('is one line of at most 32 characters whatever somebody calls themselves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const line = cleanName(name);
        expect(line.length).toBeLessThanOrEqual(32);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b]/u);
        expect(() => encodeURIComponent(line)).not.toThrow();
      }),
    );
  });
});
