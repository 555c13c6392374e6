/** How effects of Adventures are said. */
import { measured } from '../measured.ts';
import { alsoReads } from '../phrase.ts';
import { flag, ownId } from '../slot.ts';
import { crawlLevel as level } from '../who.ts';
import { says } from './says.ts';

export const ADVENTURE_EFFECTS = {
  gold: [
    says('gold', 'the party gains {amount} gold {amount*}', { amount: measured }),
    alsoReads(says('gold', 'gain {amount} gold {amount*}', { amount: measured })),
  ],
  'open-chest': [says('open-chest', 'open a chest of level {chest}', { chest: level })],
  'loot-die': [says('loot-die', 'roll the Loot die as {note}', { note: ownId })],
  explore: [says('explore', 'explore a tile', {})],
  'spawn-minion': [says('spawn-minion', 'engage a minion of level {level}', { level })],
  'leave-battle': [
    says('leave-battle', 'leave the battle [for a minion of level {next}] [{firstStrike}]', {
      next: level,
      firstStrike: flag('that acts first'),
    }),
  ],
};
