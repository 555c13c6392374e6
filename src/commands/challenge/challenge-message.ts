/** What a challenge looks like in the channel, while it is open and when it is over. */
import {
  type APIButtonComponentWithCustomId,
  ButtonStyle,
  ComponentType,
  escapeMarkdown,
  TimestampStyles,
  time,
  userMention,
} from 'discord.js';
import { heroName, heroOptions } from '../heroes.ts';
import type { Challenge } from './challenge.ts';
import { type ChallengeVerb, challengeCustomId, HERO_SELECTS } from './challenge-id.ts';

export const PACE_WORDS = {
  live: 'live: you play it now, minutes for each move',
  asynchronous: 'asynchronous: hours or days for each move',
} as const;

/** The open challenge with its buttons; it mentions the challenged person. */
export function openChallenge(challenge: Challenge) {
  const { challenger, opponent, heroes, pace, expiresAt } = challenge;
  const lines = [
    `<@${opponent.id}>, **${escapeMarkdown(challenger.name)}** challenges you to a duel.`,
    `- ${escapeMarkdown(challenger.name)} plays ${heroName(heroes[0])}; you play ${heroes[1] === null ? 'whom you like' : heroName(heroes[1])}.`,
    `- Pace ${PACE_WORDS[pace]}. ${firstWords(challenge)}`,
    `- Open until ${time(Math.floor(expiresAt / 1_000), TimestampStyles.ShortDateTime)}.`,
  ];
  return {
    content: lines.join('\n'),
    components: [...buttons(challenge), ...heroSelects(challenge)],
    allowedMentions: { parse: [], users: [opponent.id] },
  };
}

/** A challenge that is over: a sentence, no buttons, nobody mentioned again. */
export function closedChallenge(sentence: string) {
  return { content: sentence, components: [], allowedMentions: { parse: [] } };
}

/** What stands in place of a challenge that nobody answered in time. */
export function expiredWords({ challenger, opponent }: Challenge): string {
  return `${userMention(challenger.id)}'s challenge to ${userMention(opponent.id)} has expired. \`/duel\` makes a new one.`;
}

function firstWords({ first, challenger }: Challenge): string {
  if (first === 'roll') return 'A roll decides who starts.';
  return first === 0 ? `${escapeMarkdown(challenger.name)} starts.` : 'You start.';
}

function buttons({ id, heroes }: Challenge) {
  const accept = heroes[1] === null ? 'Accept with a random hero' : `Accept as ${heroName(heroes[1])}`;
  const row: APIButtonComponentWithCustomId[] = [
    button(id, 'accept', accept, ButtonStyle.Success),
    button(id, 'decline', 'Decline', ButtonStyle.Secondary),
    button(id, 'take-back', 'Take the challenge back', ButtonStyle.Secondary),
  ];
  return [{ type: ComponentType.ActionRow as const, components: row }];
}

function button(
  id: string,
  verb: ChallengeVerb,
  label: string,
  style: ButtonStyle.Success | ButtonStyle.Secondary,
): APIButtonComponentWithCustomId {
  return { type: ComponentType.Button, style, label, custom_id: challengeCustomId(id, verb) };
}

function heroSelects({ id, heroes }: Challenge) {
  if (heroes[1] !== null) return [];
  const pages = heroOptions();
  return HERO_SELECTS.flatMap((verb, page) => {
    const options = pages[page];
    if (options === undefined) return [];
    const range = pages.length === 1 ? '' : ` (${options[0]?.label} to ${options.at(-1)?.label})`;
    return [
      {
        type: ComponentType.ActionRow as const,
        components: [
          {
            type: ComponentType.StringSelect as const,
            custom_id: challengeCustomId(id, verb),
            placeholder: `Accept and play as …${range}`,
            options: [...options],
          },
        ],
      },
    ];
  });
}
