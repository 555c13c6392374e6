/** What is told of two games on the same dice: the seal of the first one, and how they compare. */
import { userMention } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { LateNews } from '../../games/ports/render.ts';
import { peopleAt } from '../../games/repository/occupants.ts';
import type { SeatEnd } from '../../games/same-dice/comparison.ts';
import { awaitsSecond } from '../../games/same-dice/seal.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { type Button, pressButton, type Row, row } from '../../render/components.ts';
import { replayId } from '../../render/history/replay-id.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { heroName } from '../heroes.ts';
import { sameDiceId } from '../same-dice/same-dice-id.ts';

/** Whether a game is sealed at its end. */
export function isSealedAtEnd({ sameDice, ended = null }: TableSnapshot): boolean {
  return awaitsSecond({ ended, ...(sameDice ? { sameDice } : {}) });
}

/** The button for the people of a sealed game, who may open it. */
export function openDiceButton({ gameId, language }: TableSnapshot): Button {
  return pressButton(sameDiceId({ gameId, verb: 'open' }), wordsFor(language).sameDice.open);
}

/** The offer beside the thread of a sealed game. */
export function offerText({ occupants, language }: TableSnapshot): string {
  const names = occupants.map((occupant) => {
    const [id] = peopleAt([occupant]);
    return id === undefined ? escaped(occupant.name) : userMention(id);
  });
  return wordsFor(language).sameDice.invites(names);
}

/** The button of the offer. */
export function offerRow({ gameId, language }: TableSnapshot): Row {
  const label = wordsFor(language).sameDice.take;
  return row([pressButton(sameDiceId({ gameId, verb: 'take' }), label, ButtonStyle.Success)]);
}

/** The button to the replay of the first game, under the end of the second one; null for other games. */
export function firstReplayRow({ sameDice, language }: TableSnapshot): Row | null {
  const firstId = sameDice?.of ?? null;
  return firstId === null ? null : row([replayButton(firstId, wordsFor(language).sameDice.replays.first)]);
}

/** The button to the replay of the second game, under the comparison in the thread of the first one. */
export function secondReplayRow({ gameId, language }: TableSnapshot): Row {
  return row([replayButton(gameId, wordsFor(language).sameDice.replays.second)]);
}

function replayButton(gameId: string, label: string): Button {
  return pressButton(replayId({ verb: 'open', gameId, step: 0, hands: false }), label);
}

/** The comparison as lines of markdown; none where there is nothing to compare. */
export function comparisonLines({ compared = [] }: LateNews, words: Words): readonly string[] {
  const { sameDice } = words;
  if (compared.length === 0) return [];
  const end = ({ name, result, lead, turns }: SeatEnd) =>
    sameDice.end[result](escaped(name), lead === null ? null : Math.abs(lead), turns);
  return [
    sameDice.heading,
    ...compared.map(({ hero, first, second, better }) => {
      const name = better === null ? null : escaped(better === 'first' ? first.name : second.name);
      return `- ${sameDice.seat(heroName(hero, words), end(first), end(second), name)}`;
    }),
  ];
}
