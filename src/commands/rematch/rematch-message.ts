/** Builds the buttons of a finished game, and the messages of a rematch while it is requested and when it starts. */
import { userMention } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import { playedMode } from '../../engine/hosting.ts';
import { perkPoints } from '../../engine/rules.ts';
import type { SeatOccupant } from '../../games/game-service.ts';
import { mostPlayers } from '../../games/lobby/lobby.ts';
import { handsMayChange, peopleAt } from '../../games/repository/occupants.ts';
import { standingOf } from '../../games/series/standing.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { isRatedMode } from '../../history/rating.ts';
import { type Button, type PressStyle, pressButton, type Row, row } from '../../render/components.ts';
import { customId } from '../../render/custom-id.ts';
import { replayId } from '../../render/history/replay-id.ts';
import { perkCustomId } from '../../render/perks/perk-id.ts';
import { NO_GAME } from '../../render/table/index.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { goOnLabel } from '../adventure/campaign.ts';
import { heroName } from '../heroes.ts';
import { isSealedAtEnd, openDiceButton } from '../messages/same-dice-text.ts';
import { seriesStart } from '../messages/series-text.ts';
import { roadLabel } from '../mission/road.ts';
import type { StartedGame } from '../opening/agreement.ts';
import { type RematchButtonAction, type RematchKind, rematchCustomId } from './rematch-id.ts';

/** The buttons below the message that ends a game. With more than two players a rematch opens a lobby. */
export function rematchRow(game: TableSnapshot): Row {
  const { gameId, state, language } = game;
  const { rematch } = wordsFor(language);
  if (goesOn(game)) return row([diceButton(gameId, wordsFor(language)), stopsButton(wordsFor(language))]);
  const words = wordsFor(language);
  const again = goOnLabel(game, words) ?? roadLabel(game, words) ?? rematch.again;
  const kinds = mostPlayers(playedMode(state.mode)) === 2 ? KINDS : (['same'] as const);
  const labels = handsMayChange(state) ? { ...rematch.kinds, same: again } : rematch.kinds;
  return row([
    ...kinds.map((kind) => button(gameId, { verb: 'ask', kind }, labels[kind])),
    ...(perkPoints(state) > 0 ? [perksButton(wordsFor(language))] : []),
    isSealedAtEnd(game) ? openDiceButton(game) : diceButton(gameId, wordsFor(language)),
    stopsButton(wordsFor(language)),
  ]);
}

/** The kinds in the first row; the others stand in the second. */
const KINDS = ['same', 'sides', 'heroes'] as const satisfies readonly RematchKind[];

/** Whether the next game of a series follows by itself, so that there is no rematch to ask for. */
function goesOn(game: TableSnapshot): boolean {
  return standingOf(game)?.isOver === false;
}

/**
 * The button to the replay, which each presser looks at alone, and of duels those of a series and, where the game
 * counted for ratings, of a friendly rematch: the row above is full in duels.
 */
export function replayRow(game: TableSnapshot): Row {
  const { gameId, state, occupants, friendly, language } = game;
  const { replay, rematch } = wordsFor(language);
  const isDuel = mostPlayers(playedMode(state.mode)) === 2 && !goesOn(game);
  const isRated = peopleAt(occupants).length === 2 && !friendly && isRatedMode(state.mode);
  const kinds = ['best-of-3', 'best-of-5', ...(isRated ? (['friendly'] as const) : [])] as const;
  return row([
    pressButton(replayId({ verb: 'open', gameId, step: 0, hands: false }), replay.open),
    ...(isDuel ? kinds.map((kind) => button(gameId, { verb: 'ask', kind }, rematch.kinds[kind])) : []),
  ]);
}

/** The button that begins the next game of a series which did not follow by itself. */
export function nextGameRow({ gameId, language }: TableSnapshot): Row {
  return row([button(gameId, { verb: 'next' }, wordsFor(language).series.goOn, ButtonStyle.Primary)]);
}

function diceButton(gameId: string, { rematch }: Words): Button {
  return button(gameId, { verb: 'dice' }, rematch.checkDice);
}

/** The button to the perk sheet after a Mission; each presser sees their own sheet. */
function perksButton({ perks }: Words): Button {
  return pressButton(perkCustomId({ do: 'open' }), perks.open, ButtonStyle.Success);
}

/** The button to the stops after a game; each presser sees their own stops for new games. */
function stopsButton({ rematch }: Words): Button {
  const id = customId({ surface: 'stops', gameId: NO_GAME, rev: 0, buttonAction: { verb: 'stops' } });
  return pressButton(id, rematch.askedHowOften);
}

/** The rematch request to the other players, with mentions. */
export function askedRematch(
  { gameId, occupants, language }: TableSnapshot,
  kind: RematchKind,
  askerId: string,
) {
  const { rematch } = wordsFor(language);
  const users = peopleAt(occupants).filter((id) => id !== askerId);
  const asks = rematch.asks(
    users.map((id) => userMention(id)),
    userMention(askerId),
    rematch.asked[kind],
  );
  return {
    content: asks,
    components: [
      row([
        button(gameId, { verb: 'accept', kind, askerId }, rematch.accept, ButtonStyle.Success),
        button(gameId, { verb: 'decline', kind, askerId }, rematch.decline),
      ]),
    ],
    allowedMentions: { parse: [], users },
  };
}

/** The public text when a rematch starts. */
export function startedRematchText(
  { occupants, heroes, friendly, series }: StartedGame,
  words: Words,
): string {
  const [one = '', two = ''] = occupants.map((occupant, seat) =>
    words.table.named(shownOccupant(occupant), heroName(heroes[seat] ?? null, words)),
  );
  const begunText = friendly ? words.rematch.friendlyBegun(one, two) : words.rematch.begun(one, two);
  return `${begunText}${seriesStart(series, words)}`;
}

/** Names an occupant: a person's mention, or the name of a bot or of a person who was forgotten. */
export function shownOccupant(occupant: SeatOccupant): string {
  const [id] = peopleAt([occupant]);
  return id === undefined ? escaped(occupant.name) : userMention(id);
}

function button(
  gameId: string,
  buttonAction: RematchButtonAction,
  label: string,
  style?: PressStyle,
): Button {
  return pressButton(rematchCustomId({ gameId, buttonAction }), label, style);
}
