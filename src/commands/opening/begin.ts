/** Starts an agreed game: opens its channel, draws heroes, and opens the game there. */
import { heroById } from '../../engine/definitions.ts';
import { modeOf, optionsWith } from '../../engine/hosting.ts';
import type { SeatSetup } from '../../engine/index.ts';
import type { SeatOccupant } from '../../games/game-service.ts';
import { distinctOccupants } from '../../games/lobby/distinct-names.ts';
import { mostPlayers } from '../../games/lobby/lobby.ts';
import { gameIdOf, originOfSecond } from '../../games/repository/game-id.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { resolveHeroes } from '../heroes.ts';
import { gameName } from '../mission/difficulty.ts';
import { type Agreement, type StartedGame, startedGameOf } from './agreement.ts';
import { type GameChannel, openGameChannel, refusalWhileLimited, relativeTime } from './open-game-channel.ts';

type BeginResult = StartedGame | { readonly refused: string };

/**
 * Opens the channel and the game. When an earlier attempt opened the game already, returns that game.
 * @returns the started game, or a sentence that says why it cannot start
 */
export async function beginGame(
  context: BotContext,
  place: GameChannel,
  agreed: Agreement,
): Promise<BeginResult> {
  const { mode, messageId } = agreed;
  const heroes = resolveHeroes(agreed.heroes, context.draw, agreed.mode);
  const seated = agreed.mission || agreed.crawl ? botsByHero(agreed, heroes) : agreed.occupants;
  const occupants = distinctOccupants(seated);
  const title = titleOf({ ...agreed, occupants }, heroes, wordsFor(agreed.language));
  const players = occupants.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.userId] : []));
  const { channelId, limitedUntil = null } = await openGameChannel(context, place, messageId, title, players);
  const own = wordsFor(agreed.locale);
  const limited = limitedUntil === null ? null : await refusalWhileLimited(context, place, limitedUntil, own);
  if (limited !== null) return { refused: limited };
  const first = agreed.sameDice?.of ?? null;
  const origin = first === null ? messageId : originOfSecond(first);
  const opened = await context.games.open({
    gameId: gameIdOf(origin),
    channelId,
    guildId: agreed.guildId,
    occupants,
    setup: {
      mode,
      seats: await seatSetups(context, heroes, occupants),
      first: agreed.first,
      rules: optionsWith(agreed.houseRules),
      ...(agreed.mission ? { mission: agreed.mission } : {}),
      ...(agreed.crawl ? { crawl: agreed.crawl } : {}),
    },
    pace: agreed.pace,
    ...(agreed.friendly ? { friendly: agreed.friendly } : {}),
    ...(agreed.sameDice ? { sameDice: agreed.sameDice } : {}),
    ...(agreed.series ? { series: { format: agreed.series, earlier: [] } } : {}),
    interactionId: agreed.interactionId,
    locale: agreed.locale,
    ...(agreed.language === undefined ? {} : { language: agreed.language }),
  });
  // Covers a game that an earlier process opened without reporting it.
  const begun = await gameStartedBy(context, origin);
  const aside =
    limitedUntil === null ? {} : { aside: own.challenge.threadLimited(relativeTime(limitedUntil)) };
  if (begun !== null) return { ...begun, ...aside };
  if ('refused' in opened) return opened;
  const { mission, crawl, series } = agreed;
  return {
    channelId,
    mode,
    ...(mission ? { mission } : {}),
    ...(crawl ? { crawl } : {}),
    occupants,
    heroes,
    ...(series ? { series } : {}),
    seal: null,
    ...aside,
  };
}

/** The occupants of a Mission, in which a bot has the name of its hero, as the pictures do. */
function botsByHero({ occupants, language }: Agreement, heroes: readonly string[]): readonly SeatOccupant[] {
  const { table } = wordsFor(language);
  return occupants.map((occupant, seat) => {
    const hero = heroes[seat];
    if (occupant.kind !== 'bot' || hero === undefined) return occupant;
    return { ...occupant, name: table.botFor(heroById(hero).name) };
  });
}

/** Returns the setup of each seat: its hero, and the stops of its player. */
export async function seatSetups(
  { profiles }: BotContext,
  heroes: readonly string[],
  occupants: readonly SeatOccupant[],
): Promise<SeatSetup[]> {
  return Promise.all(
    heroes.map(async (hero, seat) => {
      const occupant = occupants[seat];
      const stops = occupant?.kind === 'person' ? await profiles.stopsOrUsual(occupant.userId) : null;
      return stops === null ? { hero } : { hero, stops };
    }),
  );
}

/**
 * Returns the game that a message started, including a finished one; null when it started none.
 * @throws UnreadableGame
 */
export async function gameStartedBy(context: BotContext, messageId: string): Promise<StartedGame | null> {
  const snapshot = await context.games.lookAtGame(gameIdOf(messageId));
  if (snapshot === null) return null;
  return startedGameOf(snapshot);
}

/** The thread's title: the players with their heroes, and the mode when more than two can play. */
function titleOf(agreed: Agreement, heroes: readonly string[], words: Words): string {
  const { mode, occupants } = agreed;
  const named = occupants.map(({ name }, seat) => words.table.named(name, heroById(heroes[seat] ?? '').name));
  if (mostPlayers(mode) === 2) return words.challenge.thread(named);
  const { teamOf } = modeOf(mode);
  const teams = new Map<number, string[]>();
  for (const [seat, { name }] of occupants.entries()) {
    const team = teamOf(seat, occupants.length);
    teams.set(team, [...(teams.get(team) ?? []), name]);
  }
  return words.lobby.thread(gameName(agreed, words), [...teams.values()]);
}
