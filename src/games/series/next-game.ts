/**
 * The next game of a series, which follows by itself. Its id depends on the game before it only, so that one game follows
 * however often it is tried, after crashes too.
 */
import { houseRulesIn, optionsWith, turnOf } from '../../engine/hosting.ts';
import type { SeatSetup } from '../../engine/index.ts';
import { nextToBegin, type Series, type SeriesStanding, swapsHeroes } from '../../history/series.ts';
import { StoreUnavailable } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import { isAsynchronous } from '../clock/paces.ts';
import type { NewTable, NextGameResult, SeatOccupant } from '../game-service.ts';
import type { GameOpener } from '../lobby/game-opener.ts';
import { gameIdOf, originOfRematch } from '../repository/game-id.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import type { Profiles } from '../repository/profiles.ts';
import { sidesOf, standingOf } from './standing.ts';

export interface NextGameParts {
  readonly games: Pick<GameRepository, 'byId'>;
  readonly opener: Pick<GameOpener, 'attempt'>;
  readonly profiles: Pick<Profiles, 'stopsOrUsual'>;
}

/**
 * Opens the game that follows a finished game in its series, unless it has begun.
 * @param press the interaction that asks for it, and the language of its person; left out when it follows by itself
 * @throws StoreUnavailable, and then it can be tried again
 */
export async function openNextGame(
  { games, opener, profiles }: NextGameParts,
  game: LoadedGame,
  press?: { readonly id: string; readonly locale: string },
): Promise<NextGameResult> {
  const { stored, record } = game;
  const standing = standingOf(record);
  if (!record.series || !standing || standing.isOver || record.ended === null) return 'none';
  const gameId = gameIdOf(originOfRematch(stored.id));
  if (await games.byId(gameId)) return 'begun';
  const heroes = heroesOfNext(record);
  const occupants = record.occupants.map(seatedAgain);
  const seats = await Promise.all(
    occupants.map(async (occupant, seat): Promise<SeatSetup> => {
      const hero = heroes[seat] ?? '';
      const stops = occupant.kind === 'person' ? await profiles.stopsOrUsual(occupant.userId) : null;
      return stops === null ? { hero } : { hero, stops };
    }),
  );
  const { language, pace, friendly, away } = record;
  const locale = press?.locale ?? language;
  const table: NewTable = {
    gameId,
    channelId: stored.channelId,
    guildId: stored.guildId,
    occupants,
    setup: {
      mode: record.setup.mode,
      seats,
      first: firstOfNext(record, record.series, standing),
      rules: optionsWith(houseRulesIn(record.state.rules)),
    },
    pace,
    ...(friendly ? { friendly } : {}),
    series: withThisGame(record.series, stored.id, record),
    ...(away && isAsynchronous(pace) ? { away } : {}),
    interactionId: press?.id ?? null,
    ...(language === undefined ? {} : { language }),
    ...(locale === undefined ? {} : { locale }),
  };
  const opened = await opener.attempt(table);
  if (!('refused' in opened)) return 'begun';
  // Begun meanwhile by a press, or by another process.
  return (await games.byId(gameId)) ? 'begun' : opened;
}

/** Opens the next game at a press of somebody, as `openNextGame` does. */
export async function openNextAtPress(
  parts: NextGameParts,
  gameId: string,
  press: { readonly id: string; readonly locale: string },
): Promise<NextGameResult> {
  try {
    const game = await parts.games.byId(gameId);
    return game ? await openNextGame(parts, game, press) : 'none';
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const { presses } = wordsFor(press.locale);
    return { refused: error.mayHaveLanded ? presses.unclear : presses.storeDown };
  }
}

/** A bot that played for somebody who left stays at the table, and nobody's record has its further games. */
function seatedAgain(occupant: SeatOccupant): SeatOccupant {
  if (occupant.kind === 'person') return occupant;
  const { for: _, ...bot } = occupant;
  return bot;
}

function withThisGame({ format, earlier }: Series, gameId: string, { state }: GameRecord): Series {
  const winner = state.outcome?.kind === 'won' ? state.outcome.team : null;
  return { format, earlier: [...earlier, { gameId, winner }] };
}

/** The seat that begins: the next in turn order of the side whose turn it is to begin. */
function firstOfNext(record: GameRecord, { format }: Series, standing: SeriesStanding): number | 'roll' {
  const { state } = record;
  const begun = turnOf(state).startPlayer;
  const side = nextToBegin(format, standing, state.seats[begun]?.team ?? 0);
  if (side === 'roll') return 'roll';
  const own = sidesOf(record)[side === 0 ? 0 : 1];
  return own.find((seat) => seat > begun) ?? own[0] ?? 'roll';
}

/** By seat: the heroes of the game before, exchanged between the sides where the series wants that. */
function heroesOfNext(record: GameRecord): readonly string[] {
  const played = record.setup.seats.map(({ hero }) => hero);
  if (!record.series || !swapsHeroes(record.series.format)) return played;
  const [one, other] = sidesOf(record);
  return played.map((hero, seat) => {
    const from = one.includes(seat) ? other[one.indexOf(seat)] : one[other.indexOf(seat)];
    return from === undefined ? hero : (played[from] ?? hero);
  });
}
