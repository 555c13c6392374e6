/**
 * The environments of the map. Nineteen are printed (rule: a-environment); the level IV environments and those marked
 * `ours` are of this project, as most of the box's are not known.
 */

import type { EnvironmentDefinition } from '../../engine/vocabulary/adventure.ts';
import {
  environment,
  exploreTile,
  openChest,
  spawnMinion,
  teamGold,
} from '../../engine/vocabulary/adventure-builders.ts';
import {
  atLeast,
  atMost,
  choose,
  chooseTeammate,
  cpOf,
  dealIsolated,
  discard,
  draw,
  forEach,
  gain,
  gainCp,
  half,
  handOf,
  heal,
  loseCp,
  may,
  note,
  noted,
  option,
  optionWhen,
  removeChosen,
  roll,
  total,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';

const OURS = 'ours';

/** "Get a status effect": the tile inflicts it on the explorer. */
const get = (token: string, count = 1): Effect => gain(token, count);
/** The explorer gives up positive status effects of choice. */
const losePositive = (count: number): Effect => removeChosen('owner', count, { kinds: ['positive'] });
/** On 1 or 2, on 3 or 4, on 5 or 6. */
const inThirds = (low: Effect[], middle: Effect[], high: Effect[]): Effect =>
  when(atMost(total, 2), low, [when(atMost(total, 4), middle, high)]);
/** All heroes: the explorer and the team-mates. */
const forParty = (effect: (who: 'owner' | 'chosen') => Effect): Effect[] => [
  effect('owner'),
  forEach('team-mates', effect('chosen')),
];

const POND: Effect = inThirds(
  [get('parasite')],
  [heal(3)],
  forParty((who) => heal(2, who)),
);
/** Each further roll costs 1 CP; the last one counts. */
const pond = (rerolls: number): Effect[] =>
  rerolls === 0
    ? [roll(1), POND]
    : [
        roll(1),
        when(
          atLeast(cpOf(), 1),
          [may('Pay 1 CP to roll again?', [loseCp(1, 'owner'), ...pond(rerolls - 1)], [POND])],
          [POND],
        ),
      ];

const takeFromDiscard: Effect = when(atLeast(cpOf(), 2), [
  may('Pay 2 CP to take a card from your discard pile?', [
    loseCp(2, 'owner'),
    { do: 'search', for: 'any', count: 1, to: 'hand', from: 'discard' },
  ]),
]);

export const ENVIRONMENTS: readonly EnvironmentDefinition[] = [
  environment('Crimson Sands', 'start', { text: '' }),
  environment('Boss Portal', 'portal', {
    gold: 3,
    cp: 2,
    minion: 4,
    text: "A minion of level IV comes with one more King's Hand.",
  }),
  environment(
    'Ivory Plains',
    1,
    { gold: 1, minion: 1, text: 'You get Back Strike and Wither.' },
    get('back-strike'),
    get('wither'),
  ),
  environment(
    'Stained Altar',
    1,
    { text: 'Gain 2 gold and fight a minion of level I, or take 2 damage and explore a tile beside it.' },
    choose(
      'What do you do at the altar?',
      option('gold', '2 gold and a minion of level I', teamGold(2), spawnMinion(1)),
      option('explore', '2 damage, and explore on', dealIsolated(2, 'owner'), exploreTile),
    ),
  ),
  environment(
    'Thorn Bush',
    1,
    {
      minion: 1,
      text: 'Roll: on 1 or 2 lose a positive status effect, on 3 or 4 get Barbed Vine, on 5 or 6 gain 1 gold.',
    },
    roll(1),
    inThirds([losePositive(1)], [get('barbed-vine')], [teamGold(1)]),
  ),
  environment(
    'Lonely Shrine',
    1,
    { minion: 1, text: 'You may put an upgrade of cost 2 or less from your hand into play for free.' },
    { do: 'play-upgrade', most: 2 },
  ),
  environment(
    'Reflection',
    1,
    { text: 'Roll: on 1 or 2 get Concussion, on 3 to 5 fight a minion of level I, on 6 gain 1 CP.' },
    roll(1),
    when(atMost(total, 2), [get('concussion')], [when(atMost(total, 5), [spawnMinion(1)], [gainCp(1)])]),
  ),
  environment(
    'Pensive Pond',
    1,
    {
      minion: 1,
      text: 'Roll: on 1 or 2 get Parasite, on 3 or 4 heal 3, on 5 or 6 all heroes heal 2. You may roll again for 1 CP each.',
    },
    ...pond(3),
  ),
  environment(
    'Solar Flare',
    1,
    { gold: 1, minion: 1, text: 'You lose a positive status effect and get Blind.' },
    losePositive(1),
    get('blind'),
  ),
  environment('Caves', 1, { gold: 1, minion: 1, text: 'You get Parasite.' }, get('parasite')),
  environment(
    'Void Crater',
    1,
    {
      minion: 1,
      text: 'You lose all status effects, and may pay 2 CP to take a card from your discard pile.',
    },
    removeChosen('owner', 'all'),
    takeFromDiscard,
  ),
  environment(
    'Broken Cart',
    1,
    { gold: 2, minion: 1, unconfirmed: OURS, text: 'You discard a card.' },
    discard(1, 'owner', 'choice'),
  ),
  environment('Quiet Chapel', 1, { unconfirmed: OURS, text: 'You heal 2 and draw a card.' }, heal(2), draw()),
  environment(
    'Gallows Hill',
    1,
    { cp: 1, minion: 1, unconfirmed: OURS, text: 'You get Bleed.' },
    get('bleed'),
  ),
  environment(
    'Ivory Thicket',
    2,
    { gold: 2, minion: 2, text: 'You and a team-mate of your choice get Back Strike and Wither.' },
    get('back-strike'),
    get('wither'),
    when(atLeast({ count: 'players', who: 'team-mates' }, 1), [
      chooseTeammate,
      gain('back-strike', 1, 'chosen'),
      gain('wither', 1, 'chosen'),
    ]),
  ),
  environment(
    'Emerald Islands',
    2,
    { cp: 1, minion: 2, text: 'You lose all status effects.' },
    removeChosen('owner', 'all'),
  ),
  environment(
    'Thorn Road',
    2,
    {
      minion: 2,
      text: 'Roll: on 1 or 2 lose two positive status effects, on 3 or 4 get Barbed Vine and Entangle, on 5 or 6 gain 2 gold.',
    },
    roll(1),
    inThirds([losePositive(2)], [get('barbed-vine'), get('entangle')], [teamGold(2)]),
  ),
  environment(
    'Citadel',
    2,
    { cp: 2, minion: 2, text: 'All heroes discard half of their cards, rounded up, and draw 2.' },
    note('half', half(handOf('owner'))),
    discard(noted('half'), 'owner', 'choice'),
    draw(2),
    forEach(
      'team-mates',
      note('half', half(handOf('chosen'))),
      discard(noted('half'), 'chosen', 'choice'),
      draw(2, 'chosen'),
    ),
  ),
  environment(
    'Lonely Statue',
    2,
    { minion: 2, text: 'Search your deck for an upgrade of cost 2 or less, and put it into play.' },
    { do: 'search', for: 'upgrade', count: 1, to: 'play', most: 2 },
  ),
  environment(
    'Void Canyon',
    2,
    {
      minion: 2,
      text: 'You lose all status effects, and may pay 2 CP to take a card from your discard pile.',
    },
    removeChosen('owner', 'all'),
    takeFromDiscard,
  ),
  environment(
    'Drowned Mill',
    2,
    { gold: 1, minion: 2, unconfirmed: OURS, text: 'You may pay 1 CP: all heroes heal 1.' },
    when(atLeast(cpOf(), 1), [
      may('Pay 1 CP to heal all heroes?', [loseCp(1, 'owner'), ...forParty((who) => heal(1, who))]),
    ]),
  ),
  environment(
    'Toll Gate',
    2,
    { unconfirmed: OURS, text: 'Pay 3 CP, or fight a minion of level II.' },
    choose(
      'Pay the toll?',
      optionWhen(atLeast(cpOf(), 3), 'pay', 'Pay 3 CP', loseCp(3, 'owner')),
      option('fight', 'Fight a minion of level II', spawnMinion(2)),
    ),
  ),
  environment(
    'Emerald Shoal',
    3,
    { cp: 1, minion: 3, text: 'All heroes lose all status effects.' },
    removeChosen('owner', 'all'),
    forEach('team-mates', removeChosen('chosen', 'all')),
  ),
  environment(
    'Thorn Bridge',
    3,
    {
      minion: 3,
      text: 'Roll: on 1 or 2 lose three positive status effects, on 3 or 4 get Barbed Vine and Entangle, on 5 or 6 gain 3 gold.',
    },
    roll(1),
    inThirds([losePositive(3)], [get('barbed-vine'), get('entangle')], [teamGold(3)]),
  ),
  environment(
    'Town Park',
    3,
    { minion: 3, text: 'You discard 2 cards at random; all other heroes draw a card.' },
    discard(2, 'owner', 'random'),
    draw(1, 'team-mates'),
  ),
  environment(
    'Ember Fields',
    3,
    { gold: 3, minion: 3, unconfirmed: OURS, text: 'All heroes get Burn.' },
    ...forParty((who) => gain('burn', 1, who)),
  ),
  environment(
    'Hanging Gardens',
    4,
    { cp: 1, gold: 2, minion: 3, unconfirmed: OURS, text: 'You get Wither and Entangle.' },
    get('wither'),
    get('entangle'),
  ),
  environment(
    "Regent's Vault",
    4,
    { minion: 3, unconfirmed: OURS, text: 'Every hero rolls the Loot die for a chest of level 2.' },
    openChest(2),
  ),
];
