/** A hero as a message: its drawn sheet, one tab of text, and the buttons of the others. */
import { HERO_TABS } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import type { Row } from '../components.ts';
import { coloursOf } from '../hero-colours.ts';
import { buttonRows, type MessagePayload } from '../table/parts.ts';
import { type HeroFacts, tabBlocks } from './hero-tabs.ts';
import type { HeroPage } from './page.ts';
import { pagesOf } from './paging.ts';
import { type Audience, lookupButton, lookupMessage, othersSelect, type PageLink, showRow } from './parts.ts';

/** Characters of a tab's text on one page, for reading on a phone. Discord's limit is 4,000. */
const PAGE_LETTERS = 1800;
/** The limit for the first page of a tab with a sheet: the picture contains the same and fills most of a phone. */
const BESIDE_SHEET = 900;

export interface HeroInput {
  readonly page: HeroPage;
  readonly facts: HeroFacts;
  readonly others: readonly PageLink[];
  readonly audience: Audience;
  readonly words: Words;
  /** The drawn sheet that comes with the message. */
  readonly picture?: { readonly file: string; readonly alt: string };
}

export function heroMessage(input: HeroInput): MessagePayload {
  const { page, facts, others, audience, words, picture } = input;
  const { hero } = facts.answer;
  const first = hasSheet(page.tab) ? BESIDE_SHEET : PAGE_LETTERS;
  const pages = pagesOf(tabBlocks(page.tab, facts, words), PAGE_LETTERS, first);
  const part = Math.min(page.part, pages.length);
  const subtitle = `-# ${words.lookup.hero.subtitle(hero.set, hero.complexity)}`;
  const shown: HeroPage = { ...page, part };
  return lookupMessage({
    accent: accentOf(hero.id),
    audience,
    words,
    ...(picture === undefined ? {} : { picture }),
    blocks: [
      `### ${hero.name}: ${words.lookup.hero.tabs[page.tab]}\n${subtitle}`,
      pages[part - 1] ?? '',
      pages.length > 1 ? `-# ${words.lookup.shared.pageOf(part, pages.length)}` : '',
    ],
    rows: [
      ...turningRow(shown, pages.length, words),
      ...tabRows(shown, words),
      ...othersSelect(others, audience, words),
      ...showRow(shown, audience, words),
    ],
  });
}

/** Whether the sheet is drawn for a tab. Parts after the first and unknown boards have none. */
function hasSheet(tab: HeroPage['tab']): boolean {
  return tab === 'overview' || tab === 'board' || tab === 'upgrades';
}

function tabRows(page: HeroPage, words: Words): Row[] {
  return buttonRows(
    HERO_TABS.map((tab) => {
      const isShown = tab === page.tab;
      const target: HeroPage = { ...page, tab, part: 1 };
      return lookupButton(
        { verb: 'open', page: target },
        words.lookup.hero.tabs[tab],
        isShown ? 'primary' : 'secondary',
        isShown,
      );
    }),
  );
}

function turningRow(page: HeroPage, pages: number, words: Words): Row[] {
  const turn = (part: number, label: string) =>
    lookupButton({ verb: 'turn', page: { ...page, part } }, label);
  return buttonRows([
    ...(page.part > 1 ? [turn(page.part - 1, words.lookup.shared.earlier)] : []),
    ...(page.part < pages ? [turn(page.part + 1, words.lookup.shared.later)] : []),
  ]);
}

/** The colour of a hero as Discord's number. */
function accentOf(heroId: string): number {
  return Number.parseInt(coloursOf(heroId).base.slice(1), 16);
}
