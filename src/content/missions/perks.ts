/** The printed perk sheet: five columns of five rows, with the circles and effects of each. */

import type { Feat, PerkDefinition } from '../../engine/vocabulary/ally.ts';
import {
  addDamage,
  alter,
  chooseAmount,
  chooseOpponent,
  discard,
  draw,
  gain,
  gainCp,
  handOf,
  noted,
  roll,
  total,
  undefendable,
} from '../../engine/vocabulary/builders.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import { freeAlly, gainMomentum, keepAlly, slowClock } from '../../engine/vocabulary/mission-builders.ts';

const FEAT = 'How often feats can be used is not told; once a Mission is our reading.';

type Column = PerkDefinition['column'];
type Brought = Pick<PerkDefinition, 'card' | 'health' | 'allies' | 'start' | 'feat'>;
type Row = readonly [circles: number, text: string, brings: Brought, unconfirmed?: string];

const momentum = (amount: number): Brought => ({ start: [gainMomentum(amount, 'owner')] });
const start = (...effects: Effect[]): Brought => ({ start: effects });
const feat = (timing: Feat['timing'], ...effects: Effect[]): Brought => ({ feat: { timing, effects } });

const ROWS = ['momentum', 'grit', 'leadership', 'heroism', 'feats'] as const;

/** Columns from left to right, each from the top row down. */
const SHEET: Readonly<Record<Column, readonly [Row, Row, Row, Row, Row]>> = {
  1: [
    [0, 'Momentum card of level 1.', { card: 1 }],
    [1, 'Start with 1 health more.', { health: 1 }],
    [
      3,
      'An enemy of your choice starts with Focus Fire.',
      start(chooseOpponent, gain('focus-fire', 1, 'chosen')),
      'Who receives the token is not told.',
    ],
    [2, 'Start with 1 momentum more.', momentum(1)],
    [3, 'Re-roll an enemy die.', feat('opponent-dice', alter({ how: 'force-reroll' }, 1, 'opponent')), FEAT],
  ],
  2: [
    [3, 'Momentum card of level 2.', { card: 2 }],
    [2, 'Start with 2 health more.', { health: 2 }],
    [3, 'Start with a token of 3 bonus damage.', start(gain('bonus-damage-3'))],
    [2, 'Start with 1 CP more.', start(gainCp(1))],
    [3, 'Add the value of 1 die to your attack.', feat('own-attack', roll(1), addDamage(total)), FEAT],
  ],
  3: [
    [3, 'Momentum card of level 3.', { card: 3 }],
    [3, 'Start with 3 health more.', { health: 3 }],
    [
      3,
      'At the start sell any cards and draw as many.',
      start(
        chooseAmount('How many cards do you sell to draw as many?', handOf(), 'sold'),
        discard(noted('sold'), 'owner', 'choice'),
        gainCp(noted('sold')),
        draw(noted('sold')),
      ),
    ],
    [2, 'Start with 2 momentum more.', momentum(2)],
    [4, 'Your attack becomes undefendable.', feat('own-attack-before-defense', undefendable), FEAT],
  ],
  4: [
    [4, 'Momentum card of level 4.', { card: 4 }],
    [3, 'Start with 4 health more.', { health: 4 }],
    [
      3,
      'Recruit one ally free at the start. You may have two allies.',
      { ...start(freeAlly), allies: 1 },
      'Perks raise the limit of one ally, but no source tells which. This one is our reading.',
    ],
    [2, 'Draw 1 card more at the start.', start(draw(1))],
    [3, 'The crisis clock moves one segment less.', feat('any-time', slowClock(1)), FEAT],
  ],
  5: [
    [4, 'Momentum card of level 5.', { card: 5 }],
    [3, 'Start with 2 Flight.', start(gain('flight', 2))],
    [4, 'Start with 2 Shields.', start(gain('shield', 2))],
    [3, 'Start with 1 CP more and draw 1 card.', start(gainCp(1), draw(1))],
    [4, 'Exhaust an ally without discarding it.', feat('any-time', keepAlly), FEAT],
  ],
};

const COLUMNS = [1, 2, 3, 4, 5] as const;

export const PERKS: readonly PerkDefinition[] = COLUMNS.flatMap((column) =>
  ROWS.map((row, at) => {
    const [circles = 0, text = '', brings = {}, unconfirmed] = SHEET[column][at] ?? [];
    const doubt = unconfirmed ? { unconfirmed } : {};
    return { id: `${row}-${column}`, column, row, circles, ...brings, text, ...doubt };
  }),
);
