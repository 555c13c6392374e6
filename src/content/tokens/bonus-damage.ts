import {
  addDamage,
  all,
  any,
  askOf,
  choose,
  holds,
  not,
  noted,
  option,
  optionWhen,
  repeat,
  times,
  trigger,
  turnToken,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import type { Trigger } from '../../engine/vocabulary/trigger.ts';
import { onEnemies } from './on-enemies.ts';

/** The printed values of Bonus Damage tokens. */
const FIGURES = [1, 2, 3] as const;

type Figure = (typeof FIGURES)[number];

const idOf = (figure: Figure) => `bonus-damage-${figure}` as const;

/**
 * At the limit the holder may put a stronger token in the place of a weaker one, or discard it (rule: bonus-damage). The
 * weakest token held asks, so that one question covers all. Nobody is asked to take a weaker or equal one.
 * @param held the token that has the triggers
 */
function atTheLimit(held: Figure): readonly Trigger[] {
  const weaker = FIGURES.filter((other) => other < held).map((other) => holds(idOf(other), 'holder'));
  return FIGURES.filter((gained) => gained > held).map((gained) => {
    const below = FIGURES.filter((other) => other < gained);
    const question = choose(
      `Replace a token by Bonus Damage ${gained}?`,
      ...below.map((other) =>
        optionWhen(
          holds(idOf(other), 'holder'),
          idOf(other),
          `Replace Bonus Damage ${other}`,
          turnToken(idOf(other), idOf(gained)),
        ),
      ),
      option('discard', `Discard Bonus Damage ${gained}`),
    );
    const hasWeaker = any(...below.map((other) => holds(idOf(other), 'holder')));
    return trigger(
      'gained-in-vain',
      [repeat(noted('amount'), when(hasWeaker, [askOf('holder', question)]))],
      {
        token: idOf(gained),
        ...(weaker.length === 0 ? {} : { when: all(...weaker.map(not)) }),
        once: true,
      },
    );
  });
}

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
  ...(atTheLimit(figure).length === 0 ? {} : { triggers: atTheLimit(figure) }),
  text: `On your Attack, spend: +${figure} damage. You can hold two of all Bonus Damage tokens; a stronger one may take the place of a weaker one.`,
  unconfirmed: 'Which figures the tokens of the box have is not told.',
}));
