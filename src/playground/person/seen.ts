import type { Answer, Choice, Interaction } from '../interactions/interaction.ts';
import { messageFlag } from '../world/message.ts';
import type { World } from '../world/world.ts';
import { SeenMessage } from './seen-message.ts';
import { watch } from './watch.ts';

/** What a person saw after an action. */
export interface Seen {
  /** How the bot answered; `failed` when it did not within three seconds. */
  readonly kind: Answer['kind'];
  /** For delivering the same interaction again. */
  readonly interaction: Interaction;
  /** The new, awaited or updated message. */
  readonly message: SeenMessage | undefined;
  readonly ephemeral: boolean;
  readonly choices: readonly Choice[];
  /** Why it failed, as the app shows it. */
  readonly reason: string | undefined;
  /**
   * The message once there is something to see: at once for a reply or update, after the edit for a deferred one.
   * @param timeoutMs how long to wait, in milliseconds of real time; half a minute by default
   * @throws Error when there is no message, or none in time
   */
  settled(timeoutMs?: number): Promise<SeenMessage>;
}

/** What a person sees of an interaction after the bot answered or was too late. */
export async function seenOf(world: World, interaction: Interaction): Promise<Seen> {
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
