import { minion, teamGold } from '../../../../engine/vocabulary/adventure-builders.ts';
import { dealUndefendable, each, prevent, when } from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const bestialDreg = minion(
  'Bestial Dreg',
  { level: 2, translated: true, health: 15, cp: 1, objective: toward('SSVVC') },
  attack('Soul Savagery', '6 undefendable damage.', [faces('SSVVC'), dealUndefendable(6)]),
  defence(
    4,
    'Prevents 1 for each Vortex; on Chaos the party loses 1 gold.',
    prevent(each('vortex')),
    when(onFaces('C'), [teamGold(-1)]),
  ),
);
