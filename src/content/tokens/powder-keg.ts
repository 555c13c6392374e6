import {
  askOf,
  atLeast,
  atMost,
  dealIsolated,
  inflict,
  may,
  passOn,
  removeThese,
  roll,
  total,
  trigger,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

const blowUp: readonly Effect[] = [removeThese('powder-keg'), dealIsolated(3, 'holder')];

export const powderKeg: TokenDefinition = {
  id: 'powder-keg',
  name: 'Powder Keg',
  kind: 'negative',
  limit: 1,
  triggers: [
    trigger('upkeep', [
      roll(1, { by: 'holder' }),
      when(atMost(total, 2), blowUp),
      when(atLeast(total, 6), [
        askOf(
          'holder',
          may('Pass the Powder Keg on?', [
            { do: 'choose-player', among: 'everyone', except: 'holder', ask: 'holder' },
            passOn('powder-keg'),
          ]),
        ),
      ]),
    ]),
    trigger('gained-in-vain', [...blowUp, inflict('powder-keg', 1, 'holder')], { token: 'powder-keg' }),
  ],
  text: 'At your upkeep roll: on 1 or 2 it blows up, on 6 you may pass it to another player. It also blows up when another one comes: remove it, 3 isolated damage.',
};
