import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { addPack, unloadPacks } from '../../../src/content/packs/add-pack.ts';
import type { Mode } from '../../../src/engine/hosting.ts';
import { botChooser } from '../../soak/bot-chooser.ts';
import { playOut } from '../../soak/play-out.ts';
import { changedPack, type JsonPath } from './changed-pack.ts';

afterEach(unloadPacks);

const onePlayer = fc.constantFrom('owner', 'target', 'chosen', 'holder');
const relation = fc.constantFrom('opponents', 'team-mates', 'neighbours', 'others', 'everyone');
const who = fc.oneof(onePlayer, relation, fc.constant('picked'));
const token = fc.constantFrom(
  'stun',
  'chi',
  'evasive',
  'knockdown',
  'dryad',
  'shadows',
  'entangle',
  'burn',
  'zap',
);
const amount = fc.constantFrom<unknown>(
  0,
  1,
  4,
  50,
  { count: 'dealt' },
  { count: 'total' },
  { count: 'attack-base' },
  { count: 'cp', who: 'target' },
  { times: [50, { count: 'attempts' }] },
  { half: { count: 'tokens', token: 'zap', who: 'opponents' } },
);
const dice = fc.constantFrom(1, 5);
const of = (name: string, more: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ do: fc.constant(name), ...more });

/** Effects that have no effects inside them. */
const simple = fc.oneof(
  of('deal', {
    amount,
    type: fc.constantFrom('normal', 'undefendable', 'pure', 'collateral', 'typeless'),
    to: who,
  }),
  of('add-damage', { amount }),
  of('isolated-damage', { amount, to: who }),
  of('prevent', { amount: fc.oneof(amount, fc.constantFrom('half', 'all')), who }),
  of('avoid', { who }),
  of('reflect-half', { who }),
  of('undefendable'),
  // Little, or the game would have no end.
  of('heal', { amount: fc.constant(1), who }),
  of('gain', { token, count: amount, who }),
  of('inflict', { token, count: amount, who }),
  of('remove', { token, count: fc.constantFrom(1, 'all'), who }),
  of('remove-chosen', { who, filter: fc.constant({}), count: fc.constantFrom(1, 'all'), ask: who }),
  of('transfer-chosen', { filter: fc.constant({}), ask: who }),
  of('raise-limit', { token, by: fc.constant(12) }),
  of('prevent-status', { count: fc.constant(1) }),
  of('steal-cp', { amount, from: who }),
  of('steal-health', { amount, from: who }),
  of('draw', { count: amount, who }),
  of('discard', { count: amount, who, how: fc.constantFrom('random', 'choice'), ask: who }),
  of('roll', { dice, by: onePlayer }),
  of('alter', {
    alteration: fc.constantFrom(
      { how: 'set-any' },
      { how: 'step' },
      { how: 'copy' },
      { how: 'force-reroll' },
    ),
    dice,
    whose: fc.constantFrom('any', 'own', 'opponent'),
  }),
  of('reroll-own', { dice, ask: who }),
  of('extra-attempt', { phase: fc.constantFrom('offensive', 'defensive'), who }),
  of('choose-player', { among: relation, except: who, ask: who }),
  of('choose-players', {
    among: relation,
    count: fc.constantFrom<unknown>(0, 2, { count: 'cp', who: 'target' }),
    upTo: fc.constant(true),
    ask: who,
  }),
  of('choose-players', { among: relation, count: fc.constant(2), distinct: fc.constant(true) }),
  of('choose-amount', {
    what: fc.constant('How many?'),
    least: fc.constant(0),
    most: fc.constant(3),
    note: fc.constant('n'),
    ask: who,
  }),
  of('then'),
  of('fail-ability'),
  of('extra-offensive-roll-phase'),
  of('interruption'),
);
const few = fc.array(simple, { maxLength: 2 });
const effects = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: simple },
    of('repeat', { times: amount, effects: few }),
    of('after-damage', { effects: few }),
    of('for-each', { who, effects: few }),
    of('may', { what: fc.constant('Do it?'), effects: few, otherwise: few }),
    of('may', { what: fc.constant('Do it?'), effects: few, otherwise: few, ask: who }),
    of('choose', {
      what: fc.constant('Which?'),
      options: fc.tuple(
        fc.record({ id: fc.constant('a'), label: fc.constant('A'), effects: few }),
        fc.record({ id: fc.constant('b'), label: fc.constant('B'), effects: few }),
      ),
      ask: who,
    }),
  ),
  { minLength: 1, maxLength: 3 },
);

const event = fc.constantFrom(
  'turn-start',
  'upkeep',
  'activation',
  'activated',
  'no-activation',
  'attacked',
  'offense-end',
  'damage-taken',
  'damage-dealt',
  'roll-phase-end',
  'gained',
  'gained-in-vain',
  'card-played',
  'defeat',
  'turn-end',
);

const zap = fc.record({
  id: fc.constant('zap'),
  name: fc.constant('Zap'),
  kind: fc.constantFrom('positive', 'negative', 'unique', 'companion'),
  limit: fc.constant(3),
  text: fc.constant('Zap.'),
  spends: fc.tuple(
    fc.record({
      use: fc.constant('zap'),
      timing: fc.constantFrom(
        'incoming-damage',
        'own-attack',
        'attacked',
        'own-dice',
        'own-main',
        'any-time',
      ),
      takes: fc.constantFrom(1, 'any'),
      effects,
    }),
  ),
  triggers: fc.array(
    fc.record({
      on: fc.record({ event, whose: fc.constantFrom('holder', 'opponents', 'others', 'everyone') }),
      do: effects,
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

/** Places of effect lists in the Barbarian: abilities, the defense, cards, what is done at the start. */
const PLACES: readonly JsonPath[] = [
  ...[0, 3, 6, 8].map((at) => ['hero', 'abilities', at, 'variants', 0, 'effects']),
  ['hero', 'abilities', 17, 'effects'],
  ...[10, 11, 12, 13, 14].map((at) => ['hero', 'cards', at, 'effects']),
  ['hero', 'setup'],
];

/** Places of lines that may have several targets. */
const AIMED: readonly JsonPath[] = [0, 3, 6].map((at) => ['hero', 'abilities', at, 'variants', 0, 'targets']);

const targets = fc.constantFrom<unknown>({ count: 'all' }, { count: 2 }, { count: 3, upTo: true });

const TABLES: readonly (readonly [Mode, readonly string[]])[] = [
  ['duel', ['monk']],
  ['koth', ['monk', 'my-barbarian']],
  ['2v2', ['monk', 'treant', 'my-barbarian']],
];

describe('whatever a pack does that is not refused', () => {
  it.each(['people', 'bots'])(
    '%s can play, and nothing trips',
    (players) => {
      let played = 0;
      fc.assert(
        fc.property(
          fc.array(effects, { minLength: PLACES.length, maxLength: PLACES.length }),
          fc.array(targets, { minLength: AIMED.length, maxLength: AIMED.length }),
          zap,
          (lists, aims, brought) => {
            unloadPacks();
            const changes = [
              ...PLACES.map((way, at) => [way, lists[at]] as const),
              ...AIMED.map((way, at) => [way, aims[at]] as const),
            ];
            if ('problems' in addPack('any.json', changedPack([...changes, [['hero', 'tokens'], [brought]]])))
              return;
            const [mode, others] = TABLES[played % TABLES.length] ?? ['duel', ['monk']];
            const seats = ['my-barbarian', ...others].map((hero) => ({ hero }));
            const setup = { mode, seats, seed: `any ${played}`, first: 'roll' } as const;
            playOut(setup, { choices: 'any', ...(players === 'bots' ? { choose: botChooser } : {}) });
            played += 1;
          },
        ),
        { numRuns: players === 'bots' ? 8 : 25, seed: 7 },
      );
      expect(played).toBeGreaterThan(3);
    },
    300_000,
  );
});
