/** Effects on Spirits: three companions, each of which grows into the next. */
import type { Amount } from '../../../engine/vocabulary/amount.ts';
import {
  all,
  atLeast,
  choose,
  gain,
  held,
  holds,
  optionWhen,
  remove,
  repeat,
  roomFor,
  sum,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';

/** Spirits held, of every kind. */
export const spirits = sum(held('seedling'), held('sapling'), held('dryad'));

const roomForOne = (spirit: string) => atLeast(roomFor(spirit), 1);

/** Spirits grow this many times: a new Seedling, or an existing Spirit becomes the next kind. */
export const grow = (count: Amount): Effect =>
  repeat(
    count,
    choose(
      'Which Spirit grows?',
      optionWhen(roomForOne('seedling'), 'seedling', 'A new Seedling', gain('seedling')),
      optionWhen(
        all(holds('seedling'), roomForOne('sapling')),
        'sapling',
        'A Seedling into a Sapling',
        remove('seedling', 1, 'owner'),
        gain('sapling'),
      ),
      optionWhen(
        all(holds('sapling'), roomForOne('dryad')),
        'dryad',
        'A Sapling into a Dryad',
        remove('sapling', 1, 'owner'),
        gain('dryad'),
      ),
    ),
  );

/** Discards one Spirit, which is not spending. */
export const loseSpirit: Effect = choose(
  'Which Spirit goes?',
  optionWhen(holds('seedling'), 'seedling', 'A Seedling', remove('seedling', 1, 'owner')),
  optionWhen(holds('sapling'), 'sapling', 'A Sapling', remove('sapling', 1, 'owner')),
  optionWhen(holds('dryad'), 'dryad', 'The Dryad', remove('dryad', 1, 'owner')),
);
