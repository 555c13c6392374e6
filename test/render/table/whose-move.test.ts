import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/engine/index.ts';
import { describePending, tableMessage, whoseMove } from '../../../src/render/table/index.ts';
import { duel, PASS, parts, play, ROLL } from './message-parts.ts';
import { tableOf } from './tables.ts';

/** A choice of the second seat. */
const CHOICE = {
  seat: 1,
  also: [],
  kind: 'choose',
  moment: null,
  prompt: null,
  plans: [],
  effects: null,
} as const;

describe('whose move it is', () => {
  it('is said to the person and about the person', () => {
    const state = play(duel([1, 2, 3, 6, 6]), PASS, ROLL);
    const { view, players } = tableOf(state);
    expect(whoseMove(view, players)).toEqual({
      seat: 0,
      text: '**Alice \\*the\\* Bold**, reroll (2 left) or activate an ability.',
    });
    expect(describePending(view, players)).toBe('Alice *the* Bold: reroll (2 left) or activate an ability');
  });

  it('says on whom the damage lands that may be answered', () => {
    const state = play(duel([1, 2, 3, 4, 5]), PASS, ROLL);
    state.askAlways = true;
    let now = play(state, [0, { type: 'activate', ability: 'smack' }]);
    const moment = () => viewOf(now, 'public').pending;
    while (moment()?.moment !== 'before-defense-roll') {
      now = play(now, [moment()?.seat ?? 0, { type: 'pass' }]);
    }
    const { view, players } = tableOf(now);
    expect(describePending(view, players)).toMatch(
      /^Alice \*the\* Bold may act before the defense roll \(4 to `Bob` /,
    );
  });

  it('offers its owner to go on with what they announced, not to pass for the turn', () => {
    const state = play(duel([1, 2, 3, 4, 5]), PASS, ROLL);
    state.askAlways = true;
    const announced = play(state, [0, { type: 'activate', ability: 'smack' }], [1, { type: 'pass' }]);
    expect(viewOf(announced, 'public').pending).toMatchObject({ seat: 0, moment: 'before-activation' });
    const { view, players } = tableOf(announced);
    expect(describePending(view, players)).toBe(
      'Alice *the* Bold may go on with Smack, or still change the dice',
    );
    const { labels } = parts(tableMessage(tableOf(announced)));
    expect(labels).toContain('Go on with Smack');
    expect(labels.filter((label) => label?.startsWith('Pass'))).toEqual([]);
  });

  it('does not end a name that ends with an exclamation mark twice', () => {
    const state = play(duel([]), PASS);
    const { view, players } = tableOf(state);
    const pending = {
      seat: 1,
      also: [],
      kind: 'window',
      moment: 'dice',
      source: null,
      prompt: null,
      plans: [],
      effects: null,
    } as const;
    const label = 'vegas-baby';
    const roll = { kind: 'effect', owner: 0, label, dice: [], settled: false, awaitedBy: null } as const;
    const text = whoseMove({ ...view, pending, rolls: [roll] }, players)?.text;
    expect(text).toMatch(/may change the dice of Vegas Baby!$/);
  });

  it.each([
    ['target', 'choose a player', 'choose a player for Smack'],
    ['amount', 'choose a number', 'choose a number for Smack'],
    ['alter', 'choose the die to change', 'choose the die to change for Smack'],
    ['reroll', 'choose the dice to reroll', 'choose the dice to reroll for Smack'],
    ['pay-or-skip', 'pay, or skip the roll', 'pay for Smack, or skip the roll'],
    ['choose', 'choose', 'choose for Smack'],
  ] as const)(
    'names a question of the kind %s that has no words of its own, and its source',
    (kind, alone, of) => {
      const { view, players } = tableOf(play(duel([]), PASS));
      const asked = (source: string | null) =>
        describePending(
          {
            ...view,
            pending: {
              ...{ seat: 1, also: [], kind, moment: null, source, prompt: null, plans: [], effects: null },
            },
          },
          players,
        );
      expect([asked(null), asked('smack')]).toEqual([`\`Bob\` <@1>: ${alone}`, `\`Bob\` <@1>: ${of}`]);
    },
  );

  it('does not tell for what it asks where the question says so', () => {
    const { view, players } = tableOf(play(duel([]), PASS));
    const pending = { ...CHOICE, source: 'powder-keg' };
    const asked = (prompt: string) => whoseMove({ ...view, pending }, players, prompt)?.text;
    expect(asked('Pass the Powder Keg on?')).toMatch(/\*\*, pass the Powder Keg on\?$/);
    expect(asked('Which first?')).toMatch(/\*\*, for Powder Keg: which first\?$/);
  });

  it('says how much a companion would take of what is about to land on who is asked', () => {
    const { view, players } = tableOf(play(duel([]), PASS));
    const sum = (seat: number, total: number) => ({
      seat,
      total,
      incoming: total,
      subtotal: total,
      lines: [],
    });
    const pending = { ...CHOICE, source: 'nyra' };
    const asked = (sums: readonly ReturnType<typeof sum>[], source: string = pending.source) =>
      whoseMove({ ...view, pending: { ...pending, source }, sums }, players, 'Let Nyra take the damage?')
        ?.text;
    expect(asked([sum(0, 3), sum(1, 8)])).toMatch(/let Nyra take the damage\? \(8 to [^)]*Bob[^)]*\)\.$/);
    expect(asked([sum(0, 3)])).toMatch(/take the damage\?$/);
    expect(asked([sum(1, 8)], 'evasive')).toMatch(/take the damage\?$/);
  });

  it('is nobody’s once the game is over', () => {
    const { view, players } = tableOf(play(duel([]), [1, { type: 'concede' }]));
    expect(whoseMove(view, players)).toBeNull();
    expect(describePending(view, players)).toBe('');
  });
});
