/** The message that starts a game: who plays whom as text and as a picture, and the seal of the dice. */
import { modeOf } from '../../engine/hosting.ts';
import { errorFields } from '../../games/ports/log.ts';
import { lengthOf } from '../../history/series.ts';
import type { OpeningModel } from '../../render/opening/opening-model.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import type { PayloadFile, TextMessage } from '../discord/payload.ts';
import { heroName } from '../heroes.ts';
import { habitsLine } from '../messages/bot-habits.ts';
import { gameName } from '../mission/difficulty.ts';
import type { StartedGame } from './agreement.ts';
import { sealLine, sealRow } from './seal.ts';

type Begun = Pick<StartedGame, 'mode' | 'mission' | 'crawl' | 'occupants' | 'heroes' | 'series'>;

const FILE = 'opening.png';

/**
 * Returns the message that starts a game.
 * @param told who plays whom, as markdown
 */
export async function openingMessage(
  context: Pick<BotContext, 'pictures' | 'wordsOnly' | 'log'>,
  begun: StartedGame,
  told: string,
  words: Words,
): Promise<TextMessage> {
  const { seal } = begun;
  if (seal === null) return { content: told, components: [], files: [] };
  const isDrawn = context.pictures && (await context.wordsOnly.atTable(begun)) !== 'all';
  const picture = isDrawn ? await openingPicture(context.log, seal.gameId, begun, words) : null;
  return {
    content: `${told}${habitsLine(begun.occupants, words)}${sealLine(seal.seedHash, words)}`,
    components: [sealRow(seal, words)],
    files: picture === null ? [] : [picture],
  };
}

/** Returns the picture of a start; null when it cannot be drawn now: the text beside it says the same. */
export async function openingPicture(
  log: Pick<BotContext['log'], 'error'>,
  gameId: string,
  begun: Begun,
  words: Words,
): Promise<Required<PayloadFile> | null> {
  try {
    // Imported with the first picture, because the drawing libraries would slow down the start.
    const { renderOpening } = await import('../../render/opening/render-opening.ts');
    const drawn = await renderOpening(gameId, openingModelOf(begun, words), words);
    return drawn && { name: FILE, data: drawn.png, description: drawn.alt };
  } catch (error) {
    log.error({ gameId, ...errorFields(error) }, 'the picture of a start could not be drawn');
    return null;
  }
}

/** Returns the model of the picture; bots of a party have the names of their heroes. */
export function openingModelOf(begun: Begun, words: Words): OpeningModel {
  const { mode, occupants, heroes, series } = begun;
  const { teamOf } = modeOf(mode);
  const sides = new Map<number, OpeningModel['sides'][number][number][]>();
  for (const [seat, { name }] of occupants.entries()) {
    const heroId = heroes[seat] ?? '';
    const hero = heroName(heroId);
    const team = teamOf(seat, occupants.length);
    const fighter = {
      heroId,
      heroName: hero,
      playerName: name === hero ? '' : name,
    };
    sides.set(team, [...(sides.get(team) ?? []), fighter]);
  }
  const format = series ? [words.series.heading(lengthOf(series))] : [];
  return {
    title: [gameName(begun, words), ...format].join(', '),
    sides: [...sides.values()],
    versus: words.picture.versus,
  };
}
