/** What the Artificer does with Bots: three companions, each unbuilt, Basic or Advanced. */
import type { Condition } from '../../../engine/vocabulary/amount.ts';
import {
  all,
  any,
  atDefense,
  atMost,
  choose,
  companionShows,
  gain,
  held,
  holds,
  not,
  note,
  noted,
  option,
  optionWhen,
  repeat,
  sum,
  turnCompanion,
  usable,
  useFree,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect, EffectOption } from '../../../engine/vocabulary/effect.ts';

const BOTS = [
  { id: 'heal-bot', name: 'Heal Bot' },
  { id: 'shock-bot', name: 'Shock Bot' },
  { id: 'nanobot', name: 'Nanobot' },
] as const;

type Bot = (typeof BOTS)[number]['id'];

/** Built Bots, on either side. */
export const bots = sum(...BOTS.map(({ id }) => held(id)));

const isAdvanced = (bot: Bot): Condition => all(holds(bot), companionShows(bot, 'advanced', 'owner'));
const isBasic = (bot: Bot): Condition => all(holds(bot), companionShows(bot, 'basic', 'owner'));

export const anyUnbuilt: Condition = any(...BOTS.map(({ id }) => not(holds(id))));
export const anyBasic: Condition = any(...BOTS.map(({ id }) => isBasic(id)));

/** An unbuilt Bot comes into play with its Basic side up. */
export const build: Effect = choose(
  'Which Bot do you build?',
  ...BOTS.map(({ id, name }) => optionWhen(not(holds(id)), id, name, gain(id))),
);

const advance = (bot: Bot): Effect => turnCompanion(bot, 'advanced', 'owner');

export const upgradeBot: Effect = choose(
  'Which Bot becomes Advanced?',
  ...BOTS.map(({ id, name }) => optionWhen(isBasic(id), id, name, advance(id))),
);

/** Scratch Built: the Bot becomes Advanced, from any side. */
export const buildAdvanced: Effect = choose(
  'Which Bot becomes Advanced?',
  ...BOTS.map(({ id, name }) =>
    optionWhen(not(isAdvanced(id)), id, name, when(not(holds(id)), [gain(id)]), advance(id)),
  ),
);

/** Waits for the Defensive Roll Phase, in which the Nanites and the Attacked players are known (R53, R220). */
const activated = (bot: Bot): Effect =>
  bot === 'nanobot' ? atDefense(useFree(bot, 'activate')) : useFree(bot, 'activate');

const free = (more: (bot: Bot) => readonly Condition[], extra: readonly EffectOption[]): Effect =>
  choose(
    'Which Bot do you activate?',
    ...BOTS.map(({ id, name }) =>
      optionWhen(all(usable(id), ...more(id)), id, name, note(id, 1), activated(id)),
    ),
    ...extra,
  );

/** Activates one Bot without its costs, before the damage (R31). */
export const activateOne: Effect = free(() => [], []);

const goesOn = atMost(noted('done'), 0);

/** Up to 2 different ones. */
export const activateTwo: Effect = repeat(
  2,
  free(
    (bot) => [goesOn, atMost(noted(bot), 0)],
    [{ ...option('none', 'No Bot', note('done', 1)), when: goesOn }],
  ),
);
