/**
 * Typed ids. A plain number or string is accepted as any of them, so content and commands need no conversion. One typed
 * id is not accepted as another: a card id in place of a token id does not compile.
 */
type Id<Base, Of extends string> = Base & { readonly idOf?: Of };

/** Index of a seat, 0 or more: heroes in turn order, then the enemies of a Mission or the minions of a crawl. */
export type Seat = Id<number, 'seat'>;

/** Index into the pools of health, 0 or more: that of a hero or a team, of a figure, or of a companion's dial. */
export type PoolIndex = Id<number, 'pool'>;

/** Index of a lane, 0 or more: heroes who act side by side have one each. */
export type LaneIndex = Id<number, 'lane'>;

/** Position of a die in its roll, 1 or more, as people count. */
export type DiePosition = Id<number, 'die'>;

/** Kebab-case, for example `evasive`. */
export type TokenId = Id<string, 'token'>;

/** Kebab-case, for example `get-some`. */
export type CardId = Id<string, 'card'>;

/** Kebab-case with the level, for example `smack-ii`; a variant's id for a line or a secondary ability. */
export type AbilityId = Id<string, 'ability'>;

/** Kebab-case, for example `moon-elf`. */
export type HeroId = Id<string, 'hero'>;

/** Kebab-case, for example `toll-bridge`. */
export type MissionId = Id<string, 'mission'>;

/** Kebab-case, for example `empty-throne`: Missions in an order. */
export type RoadId = Id<string, 'road'>;

/** Kebab-case or a short mark, for example `g1`; unique among the panels of one side of a Mission. */
export type PanelId = Id<string, 'panel'>;

/** Label of a space or tile on a map: column letter and row number, `B4`. */
export type SpaceId = Id<string, 'space'>;

/** Kebab-case, for example `bell-ringer`. */
export type AllyId = Id<string, 'ally'>;

/** Kebab-case, for example `crimson-sands-a`: a card of a Portal Crawl. */
export type CrawlId = Id<string, 'crawl'>;

/** Kebab-case, for example `ivory-plains`. */
export type EnvironmentId = Id<string, 'environment'>;
