import { passive } from '../../../../engine/vocabulary/abilities.ts';
import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  dealUndefendable,
  each,
  gain,
  inflict,
  stealHealth,
  trigger,
} from '../../../../engine/vocabulary/builders.ts';
import { bleed } from '../../../tokens/bleed.ts';
import { lifeSiphon } from '../../../tokens/life-siphon.ts';
import { parasite } from '../../../tokens/parasite.ts';
import { silence } from '../../../tokens/silence.ts';
import { wither } from '../../../tokens/wither.ts';
import { attack, defence, faces, toward } from '../chaos-rolls.ts';

export const boneWitch = minion(
  'Bone Witch',
  {
    level: 2,
    translated: true,
    health: 10,
    cp: 2,
    objective: toward('SVVC'),
    tokens: [wither, silence, parasite, lifeSiphon, bleed],
  },
  attack('Black Magic', 'Wither, Silence, Parasite and 3 undefendable damage.', [
    faces('SVVC'),
    inflict('wither'),
    inflict('silence'),
    inflict('parasite'),
    dealUndefendable(3),
  ]),
  passive('Upkeep', { text: 'Gains Life Siphon.' }, { triggers: [trigger('upkeep', [gain('life-siphon')])] }),
  defence(
    4,
    'Steals 1 health for each Vortex; inflicts Bleed for each Chaos.',
    stealHealth(each('vortex')),
    inflict('bleed', each('chaos')),
  ),
);
