import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { stealHealth, when } from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const corruptedGhoul = minion(
  'Corrupted Ghoul',
  { level: 1, health: 7, cp: 2, firstStrike: true, objective: toward('SSVC') },
  attack('Gnaw', 'Steals 2 health.', [faces('SSVC'), stealHealth(2)]),
  defence(3, 'On Chaos steals 1 health.', when(onFaces('C'), [stealHealth(1)])),
);
