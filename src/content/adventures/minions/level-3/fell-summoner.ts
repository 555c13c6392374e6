import { passive } from '../../../../engine/vocabulary/abilities.ts';
import { makeWayFor, minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  atLeast,
  dealUndefendable,
  gain,
  held,
  trigger,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { chaos } from '../../../tokens/chaos.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const fellSummoner = minion(
  'Fell Summoner',
  {
    level: 3,
    health: 20,
    cp: 2,
    objective: toward('SSSVV'),
    tokens: [chaos],
    unconfirmed:
      'Whether only minions with First Strike come, or any of level III that then acts first, is not clear: any comes.',
  },
  attack(
    'Ritual',
    '3, 4 or 5 undefendable damage for SVV, SSVV or SSSVV; gains Chaos.',
    [faces('SSSVV'), gain('chaos'), dealUndefendable(5)],
    [faces('SSVV'), gain('chaos'), dealUndefendable(4)],
    [faces('SVV'), gain('chaos'), dealUndefendable(3)],
  ),
  passive(
    'Summoning',
    {
      text: 'At the end of its turn, with 3 Chaos, it makes way for a minion of level III, which acts first.',
    },
    {
      triggers: [
        trigger('turn-end', [makeWayFor(3, { firstStrike: true })], { when: atLeast(held('chaos'), 3) }),
      ],
    },
  ),
  defence(2, 'On Vortex gains Chaos.', when(onFaces('V'), [gain('chaos')])),
);
