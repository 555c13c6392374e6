/** The result of replaying a game from its seed, and the seal of its dice. */
import { inlineCode, TimestampStyles, time } from '@discordjs/builders';
import { listMissions } from '../../engine/definitions.ts';
import type { DiceSeal, Verification } from '../../games/game-service.ts';
import type { Words } from '../../words/index.ts';
import { heroName } from '../heroes.ts';
import { sealRow, shortHash } from '../opening/seal.ts';
import type { Answer } from './answer.ts';

/** The verdict, the beginning of the hash that was published at the start, and the button that shows the rest. */
export function verificationAnswer(verification: Verification, words: Words): Answer {
  const { gameId, seedHash, sealed = false } = verification;
  const lines = [
    verdict(verification, words.verify),
    words.verify.sealedBy(shortHash(seedHash)),
    ...(sealed ? [words.sameDice.sealed] : []),
  ];
  return { content: lines.join('\n'), components: [sealRow({ gameId, seedHash }, words)] };
}

/**
 * The whole hash and since when it stands, and the seed once it is public.
 * @param posted the hash in the pressed message
 */
export function sealWords(seal: DiceSeal, posted: string, { verify: words, sameDice }: Words): string {
  const { seed, seedHash, sealedAt, sealed = false } = seal;
  return [
    words.sealed(inlineCode(seedHash)),
    ...(posted === seedHash ? [] : [words.otherHash(inlineCode(posted))]),
    words.since(
      shortHash(seedHash),
      sealedAt === null ? null : time(Math.floor(sealedAt / 1_000), TimestampStyles.ShortDateTime),
    ),
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
