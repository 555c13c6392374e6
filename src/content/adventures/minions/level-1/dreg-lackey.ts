import { minion, teamGold } from '../../../../engine/vocabulary/adventure-builders.ts';
import { dealUndefendable, each, prevent, when } from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const dregLackey = minion(
  'Dreg Lackey',
  { level: 1, translated: true, health: 12, cp: 0, objective: toward('SVVC') },
  attack("Master's Will", '5 undefendable damage.', [faces('SVVC'), dealUndefendable(5)]),
  defence(
    3,
    'Prevents 1 for each Vortex; on Chaos the party loses 1 gold.',
    prevent(each('vortex')),
    when(onFaces('C'), [teamGold(-1)]),
  ),
);
