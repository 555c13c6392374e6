/** The look-ups: rules, heroes, cards, tokens and odds, all from memory. */

export {
  type AdventureThing,
  findInAdventures,
  findScenarios,
  nearestInAdventures,
  prizesWithChances,
} from './adventure-lookup.ts';
export {
  type CardAnswer,
  type CardHit,
  cardAnswer,
  cardLabel,
  type DeckCard,
  findCards,
  type MissionCard,
  nearestCards,
} from './card-lookup.ts';
export {
  type FaceLine,
  findHeroes,
  HERO_TABS,
  type HeroAnswer,
  type HeroTab,
  heroAnswer,
  type MissingPart,
  matchesName,
  nearestHeroes,
} from './hero-lookup.ts';
export {
  findMissions,
  type MissionAnswer,
  missionAnswer,
  nearestMissions,
} from './mission-lookup.ts';
export { type AbilityOdds, heroOdds, parseDice, type RollOdds, rollOdds } from './odds-lookup.ts';
export { referencePage } from './reference-page.ts';
export { type RelatedRule, type RuleAnswer, type RuleSource, ruleAnswer } from './rule-answer.ts';
export {
  appliesIn,
  type RuleSearchOptions,
  type RuleSearchResult,
  searchRules,
  verdictOn,
  warmRuleSearch,
} from './rule-search.ts';
export { suggestRules } from './suggest.ts';
export { type ThingEntry, type ThingPage, thingEntries, thingEntry } from './thing-entries.ts';
export {
  findTokens,
  nearestTokens,
  type TokenAnswer,
  type TokenHit,
  type TokenInMissions,
  type TokenVersion,
  tokenAnswer,
} from './token-lookup.ts';
export type { Claim, Verdict } from './verdicts/claim.ts';
export { decodeClaim, encodeClaim } from './verdicts/claim-code.ts';
export { cardOfKey } from './verdicts/entry-definitions.ts';
export { judge } from './verdicts/judge.ts';
