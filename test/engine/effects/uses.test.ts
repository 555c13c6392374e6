/** Uses with costs, a limit in a phase, a least damage, or for free; with made-up content. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import '../../../src/content/index.ts';
import { heroById, registerHero, type TokenDefinition } from '../../../src/engine/definitions.ts';
import { line, offensive, passive } from '../../../src/engine/vocabulary/abilities.ts';
import {
  atDefense,
  brings,
  deal,
  gain,
  gainCp,
  held,
  inflict,
  symbols,
  usable,
  useFree,
  when,
} from '../../../src/engine/vocabulary/builders.ts';
import { duel, foe, me, until } from '../../content/kit.ts';
import { tokenWithTriggers } from '../triggers/made-up.ts';

const fuel: TokenDefinition = {
  ...tokenWithTriggers('fuel'),
  kind: 'positive',
  spends: [{ use: 'cp', timing: 'own-main', when: brings('fuel'), takes: 1, effects: [gainCp(1)] }],
};

const engine: TokenDefinition = {
  ...tokenWithTriggers('engine'),
  kind: 'companion',
  limit: 1,
  spends: [
    {
      use: 'shield',
      timing: 'attacked',
      takes: 0,
      attackOf: 5,
      perPhase: 2,
      costs: { token: 'fuel', count: 1 },
      effects: [gainCp(1)],
    },
  ],
};

let forget = () => {};
beforeAll(() => {
  const barbarian = heroById('barbarian');
  forget = registerHero({
    ...barbarian,
    id: 'engineer',
    abilities: [
      ...barbarian.abilities,
      offensive(
        'Run',
        { text: 'Made up.' },
        line(
          symbols({ life: 3 }),
          inflict('rust'),
          deal(1),
          when(usable('engine'), [useFree('engine', 'shield')]),
          when(usable('engine'), [useFree('engine', 'shield')]),
          when(usable('engine'), [useFree('engine', 'shield')]),
          atDefense(gainCp(held('rust', 'target'))),
        ),
      ),
      passive(
        'Press',
        { text: 'Made up.' },
        {
          actions: [
            {
              id: 'rust',
              label: 'Rust',
              cp: 0,
              costs: { token: 'fuel', count: 2 },
              timing: 'own-main',
              effects: [gain('rust')],
            },
          ],
        },
      ),
    ],
    tokens: [fuel, engine, tokenWithTriggers('rust')],
  });
});
afterAll(() => forget());

const smack = [me.rolls(1, 1, 2, 3, 6), me.activates('smack')];
const against = (tokens: Record<string, number>) => ({
  me: { hero: 'barbarian' },
  foe: { hero: 'engineer', hand: [], cp: 0, tokens },
});

describe('a companion that stays', () => {
  test('is used for tokens of another name, so many times in a phase', () => {
    duel(
      against({ fuel: 3, engine: 1 }),
      ...smack,
      foe.takesIt(),
      foe.spends('engine'),
      foe.spends('engine'),
      foe.cannot(foe.spends('engine')),
      until('main-2'),
      foe.has({ cp: 2, tokens: { fuel: 1, engine: 1 } }),
    );
  });

  test('is not used without them, nor against a smaller Attack', () => {
    duel(
      against({ fuel: 0, engine: 1 }),
      ...smack,
      foe.takesIt(),
      foe.cannot(foe.spends('engine')),
      until('main-2'),
      foe.has({ cp: 0 }),
    );
    duel(
      against({ fuel: 1, engine: 1 }),
      me.rolls(1, 1, 2, 4, 6),
      me.activates('smack'),
      foe.takesIt(),
      foe.cannot(foe.spends('engine')),
      until('main-2'),
      foe.has({ cp: 0 }),
    );
  });

  test('is used for nothing by an ability, within the same limit; what goes by the target comes later', () => {
    duel(
      { me: { hero: 'engineer', cp: 0, hand: [], tokens: { engine: 1 } } },
      me.rolls(4, 4, 4, 1, 6),
      me.activates('run'),
      foe.takesIt(),
      until('main-2'),
      // Twice by the companion, once for the token that the same ability has inflicted.
      me.has({ cp: 3 }),
    );
  });
});

test('a passive ability sells for tokens; only whose hero brings a token does what it reserves for that hero', () => {
  duel(
    { me: { hero: 'engineer', cp: 0, tokens: { fuel: 3 } }, phase: 'main-1' },
    me.spends('press', { use: 'rust' }),
    me.cannot(me.spends('press', { use: 'rust' })),
    me.spends('fuel'),
    until('offensive-roll'),
    me.has({ cp: 1, tokens: { rust: 1, fuel: 0 } }),
  );
  duel(
    { me: { hero: 'barbarian', cp: 0, tokens: { fuel: 1 } }, phase: 'main-1' },
    me.cannot(me.spends('fuel')),
    until('offensive-roll'),
    me.has({ tokens: { fuel: 1 } }),
  );
});
