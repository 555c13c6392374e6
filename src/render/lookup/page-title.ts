/** What a page is called on a button that leads to it. */
import { cardAnswer, heroAnswer, missionAnswer, ruleAnswer, tokenAnswer } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import type { Page } from './page.ts';

/** The title of a page; undefined when there is no such page (any more). */
export function pageTitle(page: Page, words: Words): string | undefined {
  switch (page.kind) {
    case 'rule':
      return ruleAnswer(page.id)?.title;
    case 'section':
      return page.subject === null ? words.lookup.rule.browse : sectionName(page.subject, words);
    case 'card':
      return cardAnswer(page.key)?.card.name;
    case 'token':
      return tokenAnswer(page.id)?.name;
    case 'hero':
      return heroAnswer(page.id)?.hero.name;
    case 'mission':
      return missionAnswer(page.id, 0, 1)?.mission.name;
    case 'odds':
      // No link leads on from there.
      return undefined;
  }
}

/** The name of a section; of an unknown one its subject. */
export function sectionName(subject: string, { lookup }: Words): string {
  return new Map(Object.entries(lookup.rule.sectionNames)).get(subject) ?? subject;
}
