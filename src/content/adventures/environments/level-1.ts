/** The environments of level I. */
import type { EnvironmentDefinition } from '../../../engine/vocabulary/adventure.ts';
import {
  environment,
  exploreTile,
  spawnMinion,
  teamGold,
} from '../../../engine/vocabulary/adventure-builders.ts';
import {
  all,
  atLeast,
  atMost,
  choose,
  cpOf,
  dealIsolated,
  discard,
  draw,
  gainCp,
  heal,
  loseCp,
  may,
  note,
  noted,
  option,
  removeChosen,
  repeat,
  roll,
  total,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import { forParty, get, inThirds, losePositive, OURS, takeFromDiscard } from './parts.ts';

/** Each further roll costs 1 CP, as often as the hero can pay and wants to; the last one counts. */
const POND: readonly Effect[] = [
  roll(1),
  repeat(
    cpOf(),
    when(all(atMost(noted('content'), 0), atLeast(cpOf(), 1)), [
      may('Pay 1 CP to roll again?', [loseCp(1, 'owner'), roll(1)], [note('content', 1)]),
    ]),
  ),
  inThirds(
    [get('parasite')],
    [heal(3)],
    forParty((who) => heal(2, who)),
  ),
];

export const LEVEL_1: readonly EnvironmentDefinition[] = [
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
    ...POND,
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
];
