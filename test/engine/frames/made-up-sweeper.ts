/** A hero whose abilities have several targets; the rest of its board and its deck are the Barbarian's. */
import { type HeroDefinition, heroById } from '../../../src/engine/definitions.ts';
import { at, line, offensive } from '../../../src/engine/vocabulary/abilities.ts';
import {
  afterDamage,
  atLeast,
  deal,
  dealtDamage,
  gainCp,
  held,
  inflict,
  symbols,
  THEN,
  when,
} from '../../../src/engine/vocabulary/builders.ts';

const madeUp = { text: 'Made up.' };

/** Its abilities by what the dice show: 5 swords, 3 life, 3 pow, 4 swords. */
export function sweeper(): HeroDefinition {
  const barbarian = heroById('barbarian');
  return {
    ...barbarian,
    id: 'sweeper',
    name: 'Sweeper',
    abilities: [
      ...barbarian.abilities,
      offensive(
        'Sweep',
        madeUp,
        at(
          { count: 'all' },
          line(
            symbols({ sword: 5 }),
            inflict('concussion'),
            deal(8),
            THEN,
            gainCp(1),
            afterDamage(when(atLeast(dealtDamage, 1), [gainCp(2)])),
          ),
        ),
      ),
      offensive(
        'Goad',
        madeUp,
        at(
          { count: 2 },
          line(
            symbols({ life: 4 }),
            deal(3),
            { do: 'choose-player', among: 'opponents', except: 'target' },
            inflict('concussion', 1, 'chosen'),
          ),
        ),
      ),
      offensive('Fork', madeUp, at({ count: 2 }, line(symbols({ life: 3 }), deal(5)))),
      offensive(
        'Spray',
        madeUp,
        at({ count: 3, upTo: true }, line(symbols({ pow: 3 }), inflict('concussion'), deal(4))),
      ),
      offensive(
        'Hound',
        madeUp,
        at(
          { count: 'all' },
          line(
            symbols({ sword: 4, pow: 1 }),
            when(atLeast(held('bounty', 'target'), 1), [deal(6)], [deal(2)]),
          ),
        ),
      ),
    ],
  };
}
