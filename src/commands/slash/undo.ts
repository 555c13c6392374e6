import { deferPrivately, fillIn } from '../answers.ts';
import { described } from '../definition.ts';
import { IN_SERVERS } from '../install.ts';
import { slashPress } from '../press-of.ts';
import type { SlashCommand } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const undo: SlashCommand = {
  data: { ...described(({ commands }) => commands.undo), ...IN_SERVERS },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    const { presses } = wordsOf(interaction);
    const outcome = await desk.tables.takeBack(slashPress(interaction));
    const isAsked = outcome.result === 'done' && outcome.game.takeBackAsked === true;
    const content =
      outcome.result === 'done' ? (isAsked ? presses.takeBackAsked : presses.tookBack) : outcome.sentence;
    await fillIn(interaction, { content });
  },
};
