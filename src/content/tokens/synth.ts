import { all, brings } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { anyBasic, anyUnbuilt, build, upgradeBot } from '../heroes/artificer/bots.ts';

export const synth: TokenDefinition = {
  id: 'synth',
  name: 'Synth',
  kind: 'positive',
  limit: 7,
  spends: [
    { use: 'build', timing: 'own-main', when: all(brings('synth'), anyUnbuilt), takes: 2, effects: [build] },
    {
      use: 'upgrade',
      timing: 'own-main',
      when: all(brings('synth'), anyBasic),
      takes: 3,
      effects: [upgradeBot],
    },
  ],
  text: 'In your Main Phase the Artificer spends 2 to build a Basic Bot, or 3 to make one Advanced. Activating a Basic Bot takes 2, an Advanced one 1.',
};
