import {
  all,
  atLeast,
  attacked,
  barred,
  chooseAmount,
  companionShows,
  during,
  harmCompanion,
  healCompanion,
  healthOf,
  may,
  not,
  noted,
  redirect,
  rerollOwn,
  splitAllowed,
  trigger,
  turnCompanion,
  ultimateActivated,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

const active = companionShows('nyra', 'active');

export const nyra: TokenDefinition = {
  id: 'nyra',
  name: 'Nyra',
  kind: 'companion',
  limit: 1,
  persistent: true,
  fixed: true,
  health: { start: 5, most: 7, empty: 'downed' },
  sides: [
    { id: 'active', name: 'Active' },
    { id: 'downed', name: 'Downed' },
  ],
  modifiers: [
    {
      side: 'attacking',
      step: 2,
      amount: 2,
      types: ['normal', 'undefendable', 'ultimate'],
      when: active,
    },
  ],
  spends: [
    {
      use: 'reroll',
      timing: 'own-dice',
      when: all(active, during('offensive-roll')),
      takes: 0,
      oncePerTurn: 'use',
      effects: [harmCompanion('nyra', 1), rerollOwn(1)],
    },
  ],
  triggers: [
    trigger(
      'upkeep',
      [when(atLeast(healthOf('nyra'), 5), [turnCompanion('nyra', 'active')], [healCompanion('nyra', 1)])],
      { when: companionShows('nyra', 'downed') },
    ),
    // Only her player decides, after everything else is settled; damage of an Ultimate is not redirected.
    trigger(
      'damage-due',
      [
        when(
          splitAllowed('nyra'),
          [
            chooseAmount('How much of the damage does Nyra take?', noted('amount'), 'passed'),
            redirect('nyra', noted('passed')),
          ],
          [may('Let Nyra take the damage for you?', [redirect('nyra', noted('amount'))])],
        ),
      ],
      { when: all(active, attacked('holder'), not(ultimateActivated), not(barred('holder'))) },
    ),
  ],
  text: 'Active: your Attacks deal 2 more; she may take the damage of an Attack on you; once a turn re-roll one of your dice for 1 of her health. Downed at 0: at your upkeep she heals 1, or with 5 is Active again.',
  confidence: 'high',
  unconfirmed:
    'The re-roll and how she rises rest on one source. An older leaflet has no defense where she takes the damage; the newer one is played.',
};
