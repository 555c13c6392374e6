/** Messages of look-ups, made from their answers by pure functions. */
export { cardMessage } from './card-message.ts';
export { heroMessage } from './hero-message.ts';
export type { HeroFacts } from './hero-tabs.ts';
export { missionMessage } from './mission-message.ts';
export { type Advice, type BestDamage, oddsMessage } from './odds-message.ts';
export { offerMessage } from './offer-message.ts';
export {
  decodePage,
  encodePage,
  type HeroPage,
  LOOKUP_PREFIX,
  type LookupButtonAction,
  lookupId,
  type MissionPage,
  type OddsPage,
  type Page,
  readLookupId,
} from './page.ts';
export { pageTitle } from './page-title.ts';
export type { Audience, PageLink } from './parts.ts';
export { type ChosenReadings, type RuleFilter, ruleLink, ruleMessage } from './rule-message.ts';
export { sectionMessage } from './section-message.ts';
export { type TableChance, type TableOdds, tableOddsMessage } from './table-odds.ts';
export { tokenMessage } from './token-message.ts';
export { type ShownPage, shownPage, trailTo } from './trail.ts';
