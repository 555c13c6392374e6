/** How effects on the course of the turn are said. */
import { oneOf } from '../slot.ts';
import { onePlayer } from '../who.ts';
import type { Blocks } from './blocks-of.ts';
import { ifDealt } from './if-dealt.ts';
import { says } from './says.ts';

export const courseEffects = ({ block, branch }: Blocks) => ({
  then: [says('then', 'then', {})],
  'after-damage': [
    says('after-damage', 'after damage {effects}', { effects: block() }),
    ...ifDealt(branch('if')),
  ],
  'at-defense': [says('at-defense', 'at the defence/defense {effects}', { effects: block() })],
  'at-turn-end': [says('at-turn-end', 'at the end of the turn {effects}', { effects: block() })],
  'activation-window': [
    says('activation-window', 'activation window for {for}', {
      for: oneOf({ owner: 'you', everybody: 'everybody' }),
    }),
  ],
  'if-falling': [says('if-falling', 'if you would be defeated {effects}', { effects: block() })],
  'fail-ability': [says('fail-ability', 'the ability fails', {})],
  'offense-again': [says('offense-again', 'begin the offensive roll phase again', {})],
  'extra-offensive-roll-phase': [
    says('extra-offensive-roll-phase', 'another offensive roll phase [against {against}]', {
      against: onePlayer,
    }),
  ],
  interruption: [says('interruption', 'everybody may act', {})],
  'go-astray': [says('go-astray', 'attack a team-mate or else {otherwise}', { otherwise: block() })],
});
