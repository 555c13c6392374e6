/** The rematch of a game: its heroes, and its table in the place of the finished one. A game has one rematch. */
import { createHash } from 'node:crypto';
import { houseRulesIn, modeOf, optionsWith, type PlayedMode, playedMode } from '../../engine/hosting.ts';
import type { SeatOccupant } from '../../games/game-service.ts';
import { freeSeats, LOBBY_LIFE, type Lobby, type LobbySeat, type Person } from '../../games/lobby/lobby.ts';
import { gameIdOf, originOfRematch } from '../../games/repository/game-id.ts';
import { NOBODY } from '../../games/repository/occupants.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { SERIES_FORMATS } from '../../history/series.ts';
import { wordsFor } from '../../words/index.ts';
import { scenarioAfter } from '../adventure/campaign.ts';
import type { BotContext } from '../bot-context.ts';
import { playableIn, resolveHeroes } from '../heroes.ts';
import { missionAfter } from '../mission/road.ts';
import type { StartedGame } from '../opening/agreement.ts';
import { gameStartedBy, seatSetups } from '../opening/begin.ts';
import type { RematchKind } from './rematch-id.ts';

/** Returns the rematch of a game or the next game of its series, also when that is over; null when there was none. */
export function rematchOf(context: BotContext, { gameId }: TableSnapshot): Promise<StartedGame | null> {
  return gameStartedBy(context, originOfRematch(gameId));
}

/**
 * Opens the rematch of a duel in the same channel; seats stay the same, and a roll decides who starts.
 * @param press the id of the requesting interaction, and the language of its person
 */
export async function openRematch(
  context: BotContext,
  game: TableSnapshot,
  kind: RematchKind,
  press: { readonly id: string; readonly locale: string },
): Promise<StartedGame | { readonly refused: string }> {
  const { gameId, channelId, guildId, occupants, pace, state, language } = game;
  const heroes = rematchHeroes(
    kind,
    state.seats.map(({ hero }) => hero),
    context.draw,
    playedMode(state.mode),
  );
  const format = SERIES_FORMATS.find((one) => one === kind);
  const isFriendly = kind === 'friendly' || game.friendly === true;
  const opened = await context.games.open({
    gameId: gameIdOf(originOfRematch(gameId)),
    channelId,
    guildId,
    occupants,
    setup: {
      mode: state.mode,
      seats: await seatSetups(context, heroes, occupants),
      first: 'roll',
      rules: optionsWith(houseRulesIn(state.rules)),
    },
    pace,
    ...(format ? { series: { format, earlier: [] } } : {}),
    // A friendly game's rematches are friendly too, until somebody begins anew.
    ...(isFriendly ? { friendly: true as const } : {}),
    interactionId: press.id,
    locale: press.locale,
    ...(language === undefined ? {} : { language }),
  });
  // Started by another press at the same moment, or by a process that died before it reported the rematch.
  const begun = await rematchOf(context, game);
  if (begun !== null) return begun;
  return 'refused' in opened
    ? opened
    : {
        channelId,
        mode: playedMode(state.mode),
        occupants,
        heroes,
        seal: null,
        ...(isFriendly ? { friendly: true as const } : {}),
        ...(format ? { series: format } : {}),
      };
}

/**
 * Returns the heroes of a rematch in seat order.
 * @param played the heroes of the previous game
 * @param draw returns a random integer below the given number
 */
export function rematchHeroes(
  kind: RematchKind,
  played: readonly string[],
  draw: (below: number) => number,
  mode: PlayedMode = 'duel',
): readonly string[] {
  switch (kind) {
    case 'same':
    case 'friendly':
    case 'best-of-3':
    case 'best-of-5':
      return resolveHeroes(played, draw, mode);
    case 'sides':
      return resolveHeroes(played.toReversed(), draw, mode);
    case 'heroes': {
      const others = playableIn(mode).filter(({ id }) => !played.includes(id));
      return resolveHeroes(
        played.map(() => others[draw(others.length)]?.id ?? null),
        draw,
        mode,
      );
    }
  }
}

/**
 * Builds a lobby for the same game with more than two players. The requesting person hosts it in their old seat, bots
 * keep their seats, and the others are invited and play only when they sit down. People of a party for whom a bot played
 * at the end belong to it as before.
 * @param now ms since 1970
 * @param draw returns a random integer below the given number
 * @param gone people who cannot be called, so that the bots that played for them stay
 */
export function rematchLobby(
  game: TableSnapshot,
  host: Person,
  now: number,
  draw: (below: number) => number,
  gone: readonly string[] = [],
): Lobby {
  const { gameId, channelId, guildId, occupants, pace, state, mission, language } = game;
  const following = scenarioAfter(game, draw);
  const mode = following?.mode ?? playedMode(state.mode);
  const seats = occupants.map((occupant, seat): LobbySeat => {
    const userId = playerOf(game, occupant, gone);
    if (userId === null) return { occupant: { kind: 'bot' }, hero: state.seats[seat]?.hero ?? null };
    return userId === host.id
      ? { occupant: { kind: 'person', ...host }, hero: state.seats[seat]?.hero ?? null }
      : { occupant: null, hero: null };
  });
  const others = calledAfter(game, gone).filter((id) => id !== host.id);
  return {
    // Constant for each game, so that two presses open one lobby.
    id: createHash('sha256').update(originOfRematch(gameId)).digest('hex').slice(0, 12),
    guildId,
    channelId,
    messageId: null,
    host,
    mode,
    ...(mission ? { mission: missionAfter(game, mission) } : {}),
    ...(following ? { crawl: following.crawl } : {}),
    seats: freeSeats(mode).map((free, seat) => seats[seat] ?? free),
    invited: others.map((id) => ({ id, name: nameOf(game, id) })),
    pace,
    first: 'roll',
    houseRules: houseRulesIn(state.rules),
    ...(game.friendly ? { friendly: game.friendly } : {}),
    ...botLevelIn(occupants),
    expiresAt: now + LOBBY_LIFE,
    ...(language === undefined ? {} : { language }),
  };
}

/** Returns the people whom a table after this game calls, its host included. */
export function calledAfter(game: TableSnapshot, gone: readonly string[] = []): readonly string[] {
  const people = game.occupants.flatMap((occupant) => playerOf(game, occupant, gone) ?? []);
  return [...new Set(people)].filter((id) => id !== NOBODY);
}

/** The person who plays at a seat, or for whom a bot does in a party; null for other bots. */
function playerOf({ state }: TableSnapshot, occupant: SeatOccupant, gone: readonly string[]): string | null {
  if (occupant.kind === 'person') return occupant.userId;
  const { for: absent } = occupant;
  if (absent === undefined || gone.includes(absent)) return null;
  return modeOf(state.mode).isCooperative ? absent : null;
}

/** The level of the game's bots, if there were any. */
function botLevelIn(occupants: TableSnapshot['occupants']): Pick<Lobby, 'botLevel'> {
  const level = occupants
    .flatMap((occupant) => (occupant.kind === 'bot' ? (occupant.level ?? []) : []))
    .at(0);
  return level === undefined ? {} : { botLevel: level };
}

function nameOf({ occupants, language }: TableSnapshot, userId: string): string {
  const person = occupants.find((occupant) => occupant.kind === 'person' && occupant.userId === userId);
  if (person) return person.name;
  // A bot that plays for somebody has the name of that person within its own.
  const [before = '', after = ''] = wordsFor(language).table.botFor('\n').split('\n');
  const bot = occupants.find((occupant) => occupant.kind === 'bot' && occupant.for === userId)?.name ?? '';
  return bot.slice(before.length, bot.length - after.length);
}
