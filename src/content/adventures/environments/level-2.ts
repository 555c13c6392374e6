/** The environments of level II. */
import type { EnvironmentDefinition } from '../../../engine/vocabulary/adventure.ts';
import { environment, spawnMinion, teamGold } from '../../../engine/vocabulary/adventure-builders.ts';
import {
  atLeast,
  choose,
  chooseTeammate,
  cpOf,
  discard,
  draw,
  forEach,
  gain,
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
  when,
} from '../../../engine/vocabulary/builders.ts';
import { forParty, get, inThirds, losePositive, NO_SOLO, OURS, takeFromDiscard } from './parts.ts';

export const LEVEL_2: readonly EnvironmentDefinition[] = [
  environment(
    'Ivory Thicket',
    2,
    {
      gold: 2,
      minion: 2,
      noSolo: true,
      unconfirmed: NO_SOLO,
      text: 'You and a team-mate of your choice get Back Strike and Wither.',
    },
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
];
