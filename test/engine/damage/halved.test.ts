/** Damage of one player that is halved for a Roll Phase, and what avoids all of a Roll Phase, with made-up abilities. */
import { afterEach, describe, test } from 'vitest';
import '../../../src/content/index.ts';
import { addPack, unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { duel, foe, me, until } from '../../content/kit.ts';
import { changedPack } from '../../content/packs/changed-pack.ts';

afterEach(unloadPacks);

const halved = (who: string) => ({ do: 'halve-dealt', who });
const isolated = (amount: number) => ({ do: 'isolated-damage', amount, to: 'target' });
const deal = (amount: number, type: string, to = 'target') => ({ do: 'deal', amount, type, to });
const after = (...effects: unknown[]) => ({ do: 'after-damage', effects });
const extraPhase = { do: 'extra-offensive-roll-phase' };

const SMACK = 0;
const RAGE = 16;

/** Three swords of Smack, or Rage, do this instead. */
function abilityThat(ability: typeof SMACK | typeof RAGE, ...effects: unknown[]): void {
  const line = ability === SMACK ? 2 : 0;
  addPack('own.json', changedPack([[['hero', 'abilities', ability, 'variants', line, 'effects'], effects]]));
}

const mine = { hero: 'my-barbarian', cp: 0 };
const smack = [me.rolls(1, 1, 1, 4, 6), me.activates('smack')];

describe('halve-dealt', () => {
  test.each<[number, number]>([
    [8, 46],
    [7, 47],
    [1, 50],
  ])('of %i half, rounded up, is lost (R289)', (amount, health) => {
    abilityThat(SMACK, halved('owner'), deal(amount, 'undefendable'));
    duel({ me: mine }, ...smack, until('main-2'), foe.has({ health }));
  });

  test('works on isolated damage, and on damage that follows the Attack', () => {
    abilityThat(SMACK, halved('owner'), isolated(4), deal(6, 'undefendable'), after(deal(2, 'typeless')));
    duel({ me: mine }, ...smack, until('main-2'), foe.has({ health: 50 - 2 - 3 - 1 }));
  });

  test('what the other side deals stays whole, and the player is meant that is named', () => {
    abilityThat(SMACK, halved('target'), deal(6, 'undefendable'), deal(4, 'typeless', 'owner'));
    duel({ me: mine }, ...smack, until('main-2'), me.has({ health: 46 }), foe.has({ health: 44 }));
  });

  test('each half is half of the same subtotal', () => {
    abilityThat(SMACK, halved('owner'), deal(7, 'undefendable'));
    duel(
      { me: mine, foe: { hero: 'paladin', tokens: { protect: 1 } } },
      ...smack,
      foe.spends('protect'),
      until('main-2'),
      foe.has({ health: 50 }),
    );
  });

  test('nothing of an Ultimate is lost', () => {
    abilityThat(RAGE, halved('owner'), deal(9, 'ultimate'));
    duel(
      { me: mine },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('rage'),
      until('main-2'),
      foe.has({ health: 41 }),
    );
  });

  test('the next Roll Phase is whole again (R226)', () => {
    abilityThat(SMACK, halved('owner'), deal(6, 'undefendable'), extraPhase);
    duel(
      { me: mine },
      ...smack,
      me.rolls(1, 1, 1, 1, 6),
      me.activates('smack'),
      foe.takesIt(),
      until('main-2'),
      // 3, then 6 of four swords.
      foe.has({ health: 41 }),
    );
  });
});

describe('avoid with ofPhase', () => {
  test('keeps off what is isolated later in the phase too; what avoids the Attack alone does not', () => {
    abilityThat(SMACK, deal(6, 'undefendable'), after(isolated(4)));
    duel(
      { me: mine, foe: { hero: 'seraph', tokens: { flight: 1 } } },
      ...smack,
      foe.spends('flight', { dice: [6, 1] }),
      until('main-2'),
      foe.has({ health: 50 }),
    );
    duel(
      { me: mine, foe: { hero: 'moon-elf', tokens: { evasive: 1 } } },
      ...smack,
      foe.spends('evasive', { dice: [1] }),
      until('main-2'),
      foe.has({ health: 46 }),
    );
  });
});
