/** Builds the message of a look-up page from memory; only hero sheets and Mission maps are rendered. */
import { isHero } from '../../engine/definitions.ts';
import { ROLL_ATTEMPTS } from '../../engine/rules.ts';
import {
  cardAnswer,
  decodeClaim,
  type HeroAnswer,
  heroAnswer,
  heroOdds,
  judge,
  ruleAnswer,
  tokenAnswer,
} from '../../lookup/index.ts';
import { formatProbability } from '../../lookup/odds-goals.ts';
import {
  cardMessage,
  type HeroFacts,
  type HeroPage,
  heroMessage,
  type MissionPage,
  type Page,
  ruleMessage,
  sectionMessage,
  tokenMessage,
} from '../../render/lookup/index.ts';
import type { MessagePayload } from '../../render/table/index.ts';
import type { PayloadFile } from '../discord/payload.ts';
import type { LookupMessage, PageContext } from './lookup-message.ts';
import { missionPage } from './mission-page.ts';
import { oddsPageMessage } from './odds-page.ts';

const SHEET_FILE = 'hero-sheet.png';

/** Builds the message of a page; null when there is no such page. */
export async function pageMessage(page: Page, asking: PageContext): Promise<LookupMessage | null> {
  if (page.kind === 'hero') return heroPage(page, asking);
  if (page.kind === 'mission') return missionPage(page, asking);
  const message = textPage(page, asking);
  return message && { ...message, files: [] };
}

function textPage(page: Exclude<Page, HeroPage | MissionPage>, asking: PageContext): MessagePayload | null {
  const { words, audience, filter, rulesUrl, houseRules, others = [] } = asking;
  switch (page.kind) {
    case 'rule': {
      const answer = ruleAnswer(page.id);
      if (answer === undefined) return null;
      const claim = page.claim === undefined ? undefined : decodeClaim(page.claim);
      const verdict = claim && judge(claim);
      const near = page.near === undefined ? undefined : ruleAnswer(page.near);
      return ruleMessage({
        page,
        answer,
        filter,
        others,
        audience,
        words,
        rulesUrl,
        houseRules,
        ...(verdict && { verdict }),
        ...(near && { near }),
      });
    }
    case 'card': {
      const answer = cardAnswer(page.key);
      return answer === undefined ? null : cardMessage({ answer, others, audience, words });
    }
    case 'token': {
      const answer = tokenAnswer(page.id);
      return answer === undefined
        ? null
        : tokenMessage({ page, plays: filter.plays, answer, others, audience, words });
    }
    case 'section':
      return sectionMessage({ page, plays: filter.plays, others, audience, words });
    case 'odds':
      return oddsPageMessage(page, audience, words);
  }
}

async function heroPage(page: HeroPage, asking: PageContext): Promise<LookupMessage | null> {
  const { words, audience, others = [] } = asking;
  const answer = heroAnswer(page.id);
  if (answer === undefined) return null;
  const sheet = await sheetOf(page, answer, asking);
  const message = heroMessage({
    page,
    facts: factsOf(page, answer),
    others,
    audience,
    words,
    ...(sheet === null ? {} : { picture: { file: SHEET_FILE, alt: sheet.description ?? '' } }),
  });
  return { ...message, files: sheet === null ? [] : [sheet] };
}

function factsOf({ tab }: HeroPage, answer: HeroAnswer): HeroFacts {
  const odds = tab === 'odds' ? heroOdds(answer.hero, ROLL_ATTEMPTS) : [];
  return {
    answer,
    playable: isHero(answer.hero.id),
    odds: {
      attempts: ROLL_ATTEMPTS,
      abilities: odds.map(({ ability, requires, probability }) => ({
        ability,
        requires,
        chance: formatProbability(probability),
      })),
    },
  };
}

/** The picture of a tab that has one; null without a picture or when rendering fails, and the page is text only. */
async function sheetOf(
  page: HeroPage,
  answer: HeroAnswer,
  { log, pictures, words }: PageContext,
): Promise<PayloadFile | null> {
  const level = pictures ? levelOf(page, answer) : null;
  if (level === null) return null;
  try {
    // Imported with the first picture, because the drawing libraries would slow down the start.
    const { renderHeroSheet } = await import('../../render/sheet/index.ts');
    const { png, alt } = await renderHeroSheet(page.id, { level, words });
    return { name: SHEET_FILE, data: png, description: alt };
  } catch (error) {
    log.error({ hero: page.id, error }, 'a hero sheet could not be drawn');
    return null;
  }
}

function levelOf({ tab, part }: HeroPage, { board, upgrades }: HeroAnswer): 1 | 'upgrades' | null {
  if (part > 1) return null;
  if (tab === 'overview' || tab === 'board') return board.length > 0 ? 1 : null;
  return tab === 'upgrades' && upgrades.length > 0 ? 'upgrades' : null;
}
