/** Builds the message of a challenge, open and closed. */
import { channelMention, TimestampStyles, time, userMention } from '@discordjs/builders';
import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord.js';
import type { Challenge } from '../../games/lobby/challenge.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { heroName, heroOptions } from '../heroes.ts';
import type { StartedGame } from './agreement.ts';
import { type ChallengeVerb, challengeCustomId, HERO_SELECTS } from './challenge-id.ts';
import { absenceWords, clockWords, paceWords } from './pace-words.ts';

type ChallengeWords = Words['challenge'];

/** Builds the open challenge with its buttons; mentions the challenged person. */
export function openChallenge(challenge: Challenge) {
  const { challenger, opponent, heroes, pace, expiresAt } = challenge;
  const words = wordsFor(challenge.language);
  const name = escaped(challenger.name);
  const yours = heroes[1] === null ? words.challenge.anyHero : heroName(heroes[1], words);
  const until = time(Math.floor(expiresAt / 1_000), TimestampStyles.ShortDateTime);
  const lines = [
    words.challenge.challenges(userMention(opponent.id), name),
    `- ${words.challenge.heroes(name, heroName(heroes[0], words), yours)}`,
    `- ${words.challenge.pace(paceWords(pace, words))} ${firstWords(challenge, words.challenge)}`,
    `- ${clockWords(pace, words)}`,
    `- ${absenceWords(pace, true, words)}`,
    ...houseRuleLine(challenge, words),
    `- ${words.challenge.openUntil(until)}`,
  ];
  return {
    content: lines.join('\n'),
    components: [...buttons(challenge, words), ...heroSelects(challenge, words)],
    allowedMentions: { parse: [], users: [opponent.id] },
  };
}

/** Builds the message of a closed challenge: a sentence without buttons and without notifications. */
export function closedChallenge(sentence: string) {
  return { content: sentence, components: [], allowedMentions: { parse: [] } };
}

/** The text that replaces an expired challenge. */
export function expiredWords({ challenger, opponent, language }: Challenge): string {
  return wordsFor(language).challenge.expired(userMention(challenger.id), userMention(opponent.id));
}

/** The people of an accepted challenge, and the language of its message. */
interface Accepted {
  readonly challenger: { readonly id: string };
  readonly opponent: { readonly id: string };
  readonly language?: string | undefined;
}

/** The text that replaces an accepted challenge. */
export function startedText(
  { challenger, opponent, language }: Accepted,
  { heroes: [one = '', two = ''], channelId, seedHashLine }: StartedGame,
): string {
  const words = wordsFor(language).challenge.begun(
    userMention(challenger.id),
    heroName(one),
    userMention(opponent.id),
    heroName(two),
    channelMention(channelId),
  );
  return `${words}${seedHashLine}`;
}

function houseRuleLine({ houseRules }: Challenge, words: Words): string[] {
  return houseRules.length === 0 ? [] : [`- ${words.houseRules.playedBy(houseRules)}`];
}

function firstWords({ first, challenger }: Challenge, words: ChallengeWords): string {
  if (first === 'roll') return words.rollStarts;
  return first === 0 ? words.starts(escaped(challenger.name)) : words.youStart;
}

function buttons({ id, heroes }: Challenge, { challenge }: Words) {
  const accept = heroes[1] === null ? challenge.acceptRandom : challenge.acceptAs(heroName(heroes[1]));
  const row: APIButtonComponentWithCustomId[] = [
    button(id, 'accept', accept, ButtonStyle.Success),
    button(id, 'decline', challenge.decline, ButtonStyle.Secondary),
    button(id, 'take-back', challenge.takeBack, ButtonStyle.Secondary),
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

function heroSelects({ id, heroes }: Challenge, words: Words) {
  if (heroes[1] !== null) return [];
  const pages = heroOptions(words);
  return HERO_SELECTS.flatMap((verb, page) => {
    const options = pages[page];
    if (options === undefined) return [];
    const [first, last] = [options[0]?.label ?? '', options.at(-1)?.label ?? ''];
    const { acceptSelect, acceptSelectPart } = words.challenge;
    return [
      {
        type: ComponentType.ActionRow as const,
        components: [
          {
            type: ComponentType.StringSelect as const,
            custom_id: challengeCustomId(id, verb),
            placeholder: pages.length === 1 ? acceptSelect : acceptSelectPart(first, last),
            options: [...options],
          },
        ],
      },
    ];
  });
}
