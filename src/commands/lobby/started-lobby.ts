/** What replaces the message of a lobby whose game has started. */
import { channelMention, userMention } from '@discordjs/builders';
import { type Lobby, teamsOf } from '../../games/lobby/lobby.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import type { TextMessage } from '../discord/payload.ts';
import { heroName } from '../heroes.ts';
import { seriesStart } from '../messages/series-text.ts';
import { gameName } from '../mission/difficulty.ts';
import type { StartedGame } from '../opening/agreement.ts';
import { openingMessage } from '../opening/opening-message.ts';

/** What replaces a lobby whose game has started. */
export function startedLobbyMessage(
  context: BotContext,
  lobby: Pick<Lobby, 'language'>,
  begun: StartedGame,
): Promise<TextMessage> {
  return openingMessage(context, begun, startedLobbyText(lobby, begun), wordsFor(lobby.language));
}

function startedLobbyText(lobby: Pick<Lobby, 'language'>, begun: StartedGame): string {
  const words = wordsFor(lobby.language);
  const named = begun.occupants.map((occupant, seat) =>
    words.table.named(
      occupant.kind === 'person' ? userMention(occupant.userId) : escaped(occupant.name),
      heroName(begun.heroes[seat] ?? null, words),
    ),
  );
  const place = channelMention(begun.channelId);
  const [one = '', two = ''] = named;
  const ending = seriesStart(begun.series, words);
  if (begun.mode === 'duel') return `${words.challenge.begun(one, two, place)}${ending}`;
  const teams = teamsOf({
    mode: begun.mode,
    seats: begun.occupants.map(() => ({ occupant: null, hero: null })),
  });
  const sides = teams.map((team) => words.lobby.teamMates(team.map((seat) => named[seat] ?? '')));
  const begunText = words.lobby.begun(gameName(begun, words), sides, place);
  return `${begunText}${ending}`;
}
