/** The perk sheet of the facts: five columns of five rows, with the circles of each. */
import type { PerkDefinition } from '../../engine/vocabulary/ally.ts';

const FEAT = 'How often feats can be used is not told; once a Mission is our reading.';

type Column = PerkDefinition['column'];
type Row = readonly [circles: number, text: string, unconfirmed?: string];

const ROWS = ['momentum', 'grit', 'leadership', 'heroism', 'feats'] as const;

/** Columns from left to right, each from the top row down. */
const SHEET: Readonly<Record<Column, readonly [Row, Row, Row, Row, Row]>> = {
  1: [
    [0, 'Momentum card of level 1.'],
    [1, 'Start with 1 health more.'],
    [3, 'An enemy of your choice starts with Focus Fire.', 'Who receives the token is not told.'],
    [2, 'Start with 1 momentum more.'],
    [3, 'Re-roll an enemy die.', FEAT],
  ],
  2: [
    [3, 'Momentum card of level 2.'],
    [2, 'Start with 2 health more.'],
    [3, 'Start with a token of 3 bonus damage.'],
    [2, 'Start with 1 CP more.'],
    [3, 'Add the value of 1 die to your attack.', FEAT],
  ],
  3: [
    [3, 'Momentum card of level 3.'],
    [3, 'Start with 3 health more.'],
    [3, 'At the start sell any cards and draw as many.'],
    [2, 'Start with 2 momentum more.'],
    [4, 'Your attack becomes undefendable.', FEAT],
  ],
  4: [
    [4, 'Momentum card of level 4.'],
    [3, 'Start with 4 health more.'],
    [3, 'Recruit one ally free at the start.'],
    [2, 'Draw 1 card more at the start.'],
    [3, 'The crisis clock moves one segment less.', FEAT],
  ],
  5: [
    [4, 'Momentum card of level 5.'],
    [3, 'Start with 2 Flight.'],
    [4, 'Start with 2 Shields.'],
    [3, 'Start with 1 CP more and draw 1 card.'],
    [4, 'Exhaust an ally without discarding it.', FEAT],
  ],
};

const COLUMNS = [1, 2, 3, 4, 5] as const;

export const PERKS: readonly PerkDefinition[] = COLUMNS.flatMap((column) =>
  ROWS.map((row, at) => {
    const [circles = 0, text = '', unconfirmed] = SHEET[column][at] ?? [];
    return { id: `${row}-${column}`, column, row, circles, text, ...(unconfirmed ? { unconfirmed } : {}) };
  }),
);
