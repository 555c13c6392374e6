/** Answers with replays: the panel of a game, the list of a person's games, a moment for everybody. */
import { type InteractionEditReplyOptions, MessageFlags, userMention } from 'discord.js';
import type { RetoldGame } from '../../games/retelling.ts';
import type { GameResult, ResultSeat } from '../../history/result.ts';
import { menu, text } from '../../render/components.ts';
import { MAX_OPTIONS } from '../../render/discord-limits.ts';
import { NO_CHOICE, replayId } from '../../render/history/replay-id.ts';
import { replayPanel, sharedMoment } from '../../render/history/replay-message.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { heroName } from '../heroes.ts';
import { contextFor } from '../words-only.ts';
import { questName, replayPage } from './replay-page.ts';
import { handsSeen, hasPlayed } from './replay-sight.ts';

export interface Reader {
  readonly id: string;
  readonly locale: string;
}

/** Returns the private panel at a step. @throws StoreUnavailable */
export async function panelAnswer(
  context: BotContext,
  game: RetoldGame,
  { id, locale }: Reader,
  { step, hands }: { readonly step: number; readonly hands: boolean },
  notice?: string,
): Promise<InteractionEditReplyOptions> {
  const { page, files } = await replayPage(await contextFor(context, id), game, {
    step,
    hands,
    seen: hands ? await handsSeen(context, game, id) : [],
    mayShare: hasPlayed(game, id),
    language: locale,
    readerId: id,
  });
  return {
    components: replayPanel(notice === undefined ? page : { ...page, notice }, wordsFor(locale)),
    files: [...files],
    attachments: [],
    flags: MessageFlags.IsComponentsV2,
  };
}

/** Returns the public message of a moment; hands are shown only of people who let everybody see them. */
export async function momentMessage(
  context: BotContext,
  game: RetoldGame,
  { id, locale }: Reader,
  { step, hands }: { readonly step: number; readonly hands: boolean },
) {
  const { page, files } = await replayPage(context, game, {
    step,
    hands,
    seen: hands ? await handsSeen(context, game, null) : [],
    mayShare: false,
    language: locale,
    readerId: id,
  });
  const words = wordsFor(locale);
  const notice = words.replay.shared(userMention(id));
  const more = [...page.more, words.replay.code(`${page.gameId}@${page.step}`)];
  return {
    components: sharedMoment({ ...page, notice, more }, words),
    files: [...files],
    flags: MessageFlags.IsComponentsV2 as const,
    allowedMentions: { parse: [] },
  };
}

/** How a game stands in the list of a person: their hero first, and how it ended for them. */
export function listedGame(
  { seats, draw, ending, endedAt, turns, mission, crawl }: GameResult,
  personId: string,
  words: Words,
): { readonly label: string; readonly description: string } {
  // Whoever handed a seat over finds the game by its first seat.
  const own = seats.findIndex(({ person }) => person === personId);
  const reader = seats[Math.max(0, own)];
  const others = seats.filter((seat) => seat !== reader);
  const named = (all: readonly ResultSeat[]) => all.map(({ hero }) => heroName(hero, words));
  const mates = others.filter(({ team }) => team === reader?.team);
  const hero = heroName(reader?.hero ?? null, words);
  const quest = questName({ mission: mission?.id ?? null, crawl: crawl?.id ?? null });
  const hasResult = ending !== 'abandoned' && ending !== 'called-off';
  const decided = draw ? 'drawn' : reader?.won ? 'won' : 'lost';
  const result = own < 0 ? null : hasResult ? decided : 'none';
  const date = new Date(endedAt).toISOString().slice(0, 10);
  return {
    label:
      quest === null
        ? words.replay.game(hero, named(mates), named(others.filter((seat) => !mates.includes(seat))))
        : words.replay.questGame(quest, hero, named(mates)),
    // All heroes of a Mission act in one turn.
    description: words.replay.gameResult(date, result, mission ? null : turns),
  };
}

/** Returns the latest finished games of a person, to choose from. @throws StoreUnavailable */
export async function listAnswer(
  { games: service }: BotContext,
  { id, locale }: Reader,
): Promise<InteractionEditReplyOptions> {
  const words = wordsFor(locale);
  const games = (await service.archivedOf(id)).slice(-MAX_OPTIONS).reverse();
  if (games.length === 0) {
    return { components: [text(words.replay.none)], flags: MessageFlags.IsComponentsV2 };
  }
  const options = games.map(({ gameId, result }) => ({ value: gameId, ...listedGame(result, id, words) }));
  return {
    components: [
      text(words.replay.choose),
      menu(replayId({ verb: 'list', ...NO_CHOICE }), words.replay.pickGame, options),
    ],
    flags: MessageFlags.IsComponentsV2,
  };
}
