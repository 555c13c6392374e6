/**
 * Rate limits per person (docs/security.md has the figures and their reasons). Counted in memory: each process protects
 * itself, and a restart resets the counters.
 */
import type { Interaction } from 'discord.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Each person has `points` interactions per `duration` in seconds. */
const LIMITS = {
  /** Commands and presses of every kind. */
  act: { points: 40, duration: 10 },
  /** Autocomplete interactions. */
  type: { points: 60, duration: 10 },
  /** Games, challenges and lobbies, each of which may open a thread. */
  start: { points: 20, duration: 600 },
  /** Pages with a picture that may have to be rendered. */
  draw: { points: 20, duration: 60 },
  /** Public copies of look-ups, reposted tables, and invitations to a lobby. */
  show: { points: 6, duration: 60 },
} as const;

type LimitName = keyof typeof LIMITS;

export class PersonLimits {
  readonly #limiters = new Map<LimitName, RateLimiterMemory>();

  /** @param share scales the limits, for tests of the code behind them */
  constructor(share = 1) {
    for (const effort of Object.keys(LIMITS).filter(isLimitName)) {
      const { points, duration } = LIMITS[effort];
      this.#limiters.set(effort, new RateLimiterMemory({ points: Math.ceil(points * share), duration }));
    }
  }

  /**
   * Counts an interaction.
   * @returns null when it may proceed, otherwise the seconds until the person may try again
   */
  async take(interaction: Interaction): Promise<number | null> {
    for (const effort of limitsOf(interaction)) {
      const wait = await this.#consume(effort, interaction.user.id);
      if (wait !== null) return wait;
    }
    return null;
  }

  async #consume(effort: LimitName, userId: string): Promise<number | null> {
    try {
      await this.#limiters.get(effort)?.consume(userId);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    }
  }
}

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(LIMITS, name);
}

function limitsOf(interaction: Interaction): readonly LimitName[] {
  if (interaction.isAutocomplete()) return ['type'];
  if (interaction.isChatInputCommand()) {
    if (['duel', 'play'].includes(interaction.commandName)) return ['act', 'start'];
    if (interaction.commandName === 'table') return ['act', 'show'];
    return interaction.commandName === 'hero' ? ['act', 'draw'] : ['act'];
  }
  if (!interaction.isMessageComponent()) return ['act'];
  const words = [interaction.customId, ...(interaction.isStringSelectMenu() ? interaction.values : [])];
  if (words.some((word) => word.startsWith('q1:'))) return ['act', 'start'];
  return [
    'act',
    ...(words.some((word) => /^(l1:\w+:)?hero\./.test(word)) ? ['draw' as const] : []),
    ...(words.some((word) => /^(l1:show|w1:share|[ths]1:.*:repost$|p1:.*:invite$)/.test(word))
      ? ['show' as const]
      : []),
  ];
}
