/** The result of replaying a game from its seed, as text. */
import { inlineCode } from '@discordjs/builders';
import { listMissions } from '../../engine/definitions.ts';
import type { Verification } from '../../games/game-service.ts';
import type { Words } from '../../words/index.ts';
import { heroName } from '../heroes.ts';

/** The verdict with the hash that was published at the start, and the seed once it is public. */
export function verificationWords(verification: Verification, { verify: words, sameDice }: Words): string {
  const { seed, seedHash, sealed = false } = verification;
  return [
    verdict(verification, words),
    words.sealed(inlineCode(seedHash)),
    seed === null
      ? sealed
        ? sameDice.sealed
        : words.secret
      : words.seed(inlineCode(seed), inlineCode(`printf %s ${seed} | sha256sum`)),
  ].join('\n');
}

/** The name of a hero or Mission, also when that content was removed since. */
function nameOf(id: string): string {
  return listMissions().find((mission) => mission.id === id)?.name ?? heroName(id);
}

function verdict({ same, changed, byEarlierRules, actions }: Verification, words: Words['verify']): string {
  if (changed.length > 0) return words.packChanged(changed.map(nameOf));
  if (byEarlierRules) return words.earlierRules;
  return same ? words.same(actions) : words.different(actions);
}
