/** Answers presses that changed nothing. */
import type { PressResult } from '../../games/game-service.ts';
import type { PressId } from '../../render/custom-id.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { tellPrivately, toldPrivately, updatePanel } from '../routing/replies.ts';
import { panelOf } from './panel-press.ts';

/**
 * `foreign`: the press has no valid meaning, such as a select with an unknown choice. `kept`: a setting was saved and
 * no game changed.
 */
export type PressOutcome =
  | PressResult
  | { readonly result: 'foreign' | 'other-game' }
  | { readonly result: 'kept' };

/** Replies privately with the reason why the press had no effect. */
export async function answerIgnored(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  outcome: Exclude<PressOutcome, { readonly result: 'done' | 'kept' }>,
): Promise<void> {
  const { presses, replies } = wordsFor(interaction.locale);
  switch (outcome.result) {
    case 'foreign':
      return tellPrivately(interaction, replies.foreignButton);
    case 'other-game':
      return tellPrivately(interaction, presses.otherGame);
    case 'no-game':
      return tellPrivately(interaction, outcome.sentence);
    default:
      return answerRefused(interaction, context, press, outcome.sentence);
  }
}

async function answerRefused(
  interaction: PressInteraction,
  context: BotContext,
  press: PressId,
  sentence: string,
): Promise<void> {
  await context.panels.write(press.gameId, interaction.user.id, async () => {
    // Acknowledge with the panel itself: an empty acknowledgement would look as if the press took effect.
    const panel = interaction.deferred ? null : await panelOf(interaction, context, press);
    if (panel !== null) await updatePanel(interaction, panel);
  });
  const told = await toldPrivately(interaction, sentence);
  // In place of the refusal before it: whoever presses an old button twice needs to read it once.
  await context.panels.opened(`refused ${press.gameId}`, interaction.user.id, 'other', told);
}
