import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../src/content/index.ts';
import { heroEditor } from '../src/hero-editor.ts';

const TYPED = readFileSync(join(import.meta.dirname, '../docs/examples/lamplighter.hero.txt'), 'utf8');
const NOT_YET = 'Cannot be played here yet';

describe('the board beside the text of a hero', () => {
  it('does not say that a hero who can be played cannot', async () => {
    const { says, alt } = await heroEditor(null).check(TYPED, 1);
    expect(says).toBe('Lamplighter can be played.');
    expect(alt).not.toContain(NOT_YET);
  });

  it('says so while a line is not understood', async () => {
    const { alt } = await heroEditor(null).check(TYPED.replace('gain 1 Glow', 'gian 1 Glow'), 1);
    expect(alt).toContain(NOT_YET);
  });
});
