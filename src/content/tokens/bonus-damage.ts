import { addDamage, noted, times } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { onEnemies } from './on-enemies.ts';

/** The printed values of Bonus Damage tokens. */
const FIGURES = [1, 2, 3] as const;

type Figure = (typeof FIGURES)[number];

const idOf = (figure: Figure) => `bonus-damage-${figure}` as const;

/** A token for each printed value; together they share one stack limit. */
export const bonusDamage: readonly TokenDefinition[] = FIGURES.map((figure) => ({
  id: idOf(figure),
  name: `Bonus Damage ${figure}`,
  kind: 'positive',
  limit: 2,
  countsWith: FIGURES.filter((other) => other !== figure).map(idOf),
  spends: [
    {
      use: 'damage',
      timing: 'own-attack',
      takes: 'any',
      effects: [addDamage(times(figure, noted('spent')))],
    },
  ],
  ...onEnemies(idOf(figure)),
  text: `On your Attack, spend: +${figure} damage. You can hold two of all Bonus Damage tokens.`,
  unconfirmed: 'Which figures the tokens of the box have is not told.',
}));
