import { inlineCode } from '@discordjs/builders';
import type { Words } from '../../words/index.ts';
import { deferPrivately, fillIn } from '../answers.ts';
import { described } from '../definition.ts';
import { heroName } from '../heroes.ts';
import { IN_SERVERS } from '../install.ts';
import type { Verification } from '../table/tables.ts';
import type { SlashCommand } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const verify: SlashCommand = {
  data: { ...described(({ commands }) => commands.verify), ...IN_SERVERS },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    const verification = await desk.tables.verify(interaction.channelId);
    const words = wordsOf(interaction);
    const content = verification === null ? words.replies.noGameHere : told(verification, words.verify);
    await fillIn(interaction, { content });
  },
};

function told(verification: Verification, words: Words['verify']): string {
  const { seed, seedHash } = verification;
  return [
    verdict(verification, words),
    words.sealed(inlineCode(seedHash)),
    seed === null ? words.secret : words.seed(inlineCode(seed), inlineCode(`printf %s ${seed} | sha256sum`)),
  ].join('\n');
}

function verdict({ same, changed, byEarlierRules, actions }: Verification, words: Words['verify']): string {
  if (changed.length > 0) return words.packChanged(changed.map((hero) => heroName(hero)));
  if (byEarlierRules) return words.earlierRules;
  return same ? words.same(actions) : words.different(actions);
}
