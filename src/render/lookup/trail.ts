/**
 * The way back through a private answer. The message itself says which page it shows, which pages led to it and what
 * else was found, so the way back works after a restart and needs nothing stored.
 */
import type { APIMessageTopLevelComponent } from 'discord.js';
import { ComponentType } from 'discord.js';
import { decodePage, type Page, readLookupId } from './page.ts';
import { OTHERS, type PageLink, TRAIL } from './parts.ts';

/** What a message of the look-ups says about itself. */
export interface ShownPage {
  /** The page that it shows; undefined for a list of offers, and for other messages. */
  readonly page: Page | undefined;
  /** The pages that led to it, the first one first. */
  readonly trail: readonly Page[];
  /** What else was found for the words that were typed. */
  readonly others: readonly PageLink[];
}

/** Older steps are forgotten. */
const MAX_STEPS = 10;

interface ReadPart {
  readonly action: ReturnType<typeof readLookupId>;
  readonly label: string;
  readonly options: readonly PageLink[];
}

/** Reads the page, the trail and the other hits from the components of a message. */
export function shownPage(components: readonly APIMessageTopLevelComponent[]): ShownPage {
  const parts = components.flatMap(partsIn);
  const pages = parts.flatMap(({ action }) => {
    if (action?.verb === 'show' || action?.verb === 'mode') return [action.page];
    return action?.verb === 'pick' && action.on !== undefined ? [action.on] : [];
  });
  const picked = (name: string) =>
    parts.flatMap(({ action, options }) => (action?.verb === 'pick' && action.name === name ? options : []));
  const last = parts.flatMap(({ action }) => (action?.verb === 'back' ? [action.page] : []));
  const [page] = pages;
  return {
    page,
    trail: [
      ...picked(TRAIL)
        .map((link) => link.page)
        .reverse(),
      ...last,
    ],
    others: page === undefined ? offersIn(parts) : picked(OTHERS),
  };
}

/** A message without a page offers what may be meant. */
function offersIn(parts: readonly ReadPart[]): PageLink[] {
  return parts.flatMap(({ action, label }) =>
    action?.verb === 'open' ? [{ label, page: action.page }] : [],
  );
}

function partsIn(component: APIMessageTopLevelComponent): ReadPart[] {
  if (component.type === ComponentType.Container) return component.components.flatMap(partsIn);
  if (component.type !== ComponentType.ActionRow) return [];
  return component.components.flatMap((part): ReadPart[] => {
    if (part.type === ComponentType.StringSelect) {
      const options = part.options.flatMap(({ label, value, description }) => {
        const page = decodePage(value);
        return page === null ? [] : [{ label, page, ...(description === undefined ? {} : { description }) }];
      });
      return [{ action: readLookupId(part.custom_id), label: '', options }];
    }
    if (part.type !== ComponentType.Button || !('custom_id' in part)) return [];
    return [{ action: readLookupId(part.custom_id), label: part.label ?? '', options: [] }];
  });
}

/**
 * The trail of a page that is opened from another one. A page that is in the trail already is gone back to.
 * @param shown what the pressed message shows
 */
export function trailTo(target: Page, { page, trail }: Pick<ShownPage, 'page' | 'trail'>): Page[] {
  const known = trail.findIndex((step) => isSamePlace(step, target));
  if (known >= 0) return trail.slice(0, known);
  if (page === undefined || isSamePlace(page, target)) return [...trail];
  return [...trail, page].slice(-MAX_STEPS);
}

/** Tabs, parts and other settings of a page are no steps. */
function isSamePlace(one: Page, other: Page): boolean {
  return placeOf(one) === placeOf(other);
}

function placeOf(page: Page): string {
  switch (page.kind) {
    case 'card':
      return `card ${page.key}`;
    case 'section':
      return `section ${page.subject ?? ''}`;
    case 'odds':
      return 'odds';
    default:
      return `${page.kind} ${page.id}`;
  }
}
