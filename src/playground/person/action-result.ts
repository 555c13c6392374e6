import type { Answer, Choice, Interaction } from '../interactions/interaction.ts';
import { messageFlag } from '../world/message.ts';
import type { World } from '../world/world.ts';
import { SeenMessage } from './seen-message.ts';
import { watch } from './watch.ts';

/** The visible result of a person's action. */
export interface ActionResult {
  /** The kind of the bot's answer; `failed` without an answer within three seconds. */
  readonly kind: Answer['kind'];
  /** The interaction, for delivering it again. */
  readonly interaction: Interaction;
  /** The new, awaited or updated message. */
  readonly message: SeenMessage | undefined;
  readonly ephemeral: boolean;
  readonly choices: readonly Choice[];
  /** The reason of a failure, as the app shows it. */
  readonly reason: string | undefined;
  /**
   * The message with content: at once for a reply or update, after the edit for a deferred answer.
   * @param timeoutMs how long to wait, in milliseconds of real time; half a minute by default
   * @throws Error when there is no message, or none in time
   */
  settled(timeoutMs?: number): Promise<SeenMessage>;
}

/** Waits until the bot has answered or was too late, and returns the visible result. */
export async function actionResultOf(world: World, interaction: Interaction): Promise<ActionResult> {
  const answer = await interaction.answer;
  const raw = 'message' in answer ? answer.message : undefined;
  const atFirst = raw?.parts;
  const message = raw === undefined ? undefined : new SeenMessage(world, raw);
  return {
    kind: answer.kind,
    interaction,
    message,
    ephemeral: message?.ephemeral ?? false,
    choices: answer.kind === 'choices' ? answer.choices : [],
    reason: answer.kind === 'failed' ? answer.reason : undefined,
    settled(timeoutMs) {
      if (raw === undefined || message === undefined) {
        throw new Error(`The answer was "${answer.kind}", which shows no message.`);
      }
      const look = () => {
        const isWaiting =
          (answer.kind === 'deferred' && (raw.parts.flags & messageFlag.loading) !== 0) ||
          (answer.kind === 'deferred-update' && raw.parts === atFirst);
        return isWaiting && !raw.deleted ? undefined : message;
      };
      return watch(world.bus, `the deferred answer to interaction ${interaction.id}`, look, timeoutMs);
    },
  };
}
