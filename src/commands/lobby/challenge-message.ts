/** Builds the message of a challenge to a duel, and the sentences that replace it. */
import { TimestampStyles, time, userMention } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import { type Challenge, proposedHero } from '../../games/lobby/challenge.ts';
import { LOBBY_LIFE } from '../../games/lobby/lobby.ts';
import { type Row, row } from '../../render/components.ts';
import { MAX_ROWS } from '../../render/discord-limits.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { heroName, heroOptions } from '../heroes.ts';
import { seriesItem } from '../messages/series-text.ts';
import { absenceWords, clockWords, paceWords, weekendWords } from '../opening/pace-words.ts';
import { button, heroSelects } from './lobby-rows.ts';

type ChallengeWords = Words['challenge'];

/** Builds the message body of an open challenge with its buttons. */
export function openChallenge(challenge: Challenge): { content: string; components: Row[] } {
  const { host, opponent, seats, pace, expiresAt, houseRules } = challenge;
  const words = wordsFor(challenge.language);
  const name = escaped(host.name);
  const theirs = seats.find(({ occupant }) => occupant !== null)?.hero ?? null;
  const proposed = proposedHero(challenge);
  const yours = proposed === null ? words.challenge.anyHero : heroName(proposed, words);
  const until = time(Math.floor(expiresAt / 1_000), TimestampStyles.ShortDateTime);
  const lines = [
    words.challenge.challenges(userMention(opponent.id), name),
    `- ${words.challenge.heroes(name, heroName(theirs, words), yours)}`,
    `- ${words.challenge.pace(paceWords(pace, words))} ${firstWords(challenge, words.challenge)}`,
    `- ${clockWords(pace, words)}`,
    ...weekendWords(pace, expiresAt - LOBBY_LIFE, words).map((line) => `- ${line}`),
    `- ${absenceWords(pace, true, words)}`,
    ...(challenge.friendly ? [`- ${words.lobby.friendly}`] : []),
    ...seriesItem(challenge.series, words),
    ...(challenge.sameDice ? [`- ${words.sameDice.tells}`] : []),
    ...(houseRules.length === 0 ? [] : [`- ${words.houseRules.playedBy(houseRules)}`]),
    `- ${words.challenge.openUntil(until)}`,
  ];
  return { content: lines.join('\n'), components: rowsOf(challenge, proposed, words) };
}

/** Returns the sentence that replaces a challenge which ended without a game. */
export function challengeEnds(
  { host, opponent, language }: Challenge,
  how: 'expired' | 'declined' | 'takenBack',
): string {
  return wordsFor(language).challenge[how](userMention(host.id), userMention(opponent.id));
}

function firstWords({ first, host }: Challenge, words: ChallengeWords): string {
  if (first === 'roll') return words.rollStarts;
  return first === 'host' ? words.starts(escaped(host.name)) : words.youStart;
}

function rowsOf({ id }: Challenge, proposed: string | null, words: Words): Row[] {
  const say = words.challenge;
  const accept = proposed === null ? say.acceptRandom : say.acceptAs(heroName(proposed));
  const buttons = row([
    button(id, 'accept', accept, ButtonStyle.Success),
    button(id, 'decline', say.decline),
    button(id, 'take-back', say.takeBack),
  ]);
  const pages = proposed === null ? heroOptions(words).slice(0, MAX_ROWS - 1) : [];
  return [buttons, ...heroSelects(id, 'accept', pages, say.acceptSelect, say.acceptSelectPart)];
}
