/** The schema of an expansion of Adventures in a pack: the same plain data as the built-in content. */
import { z } from 'zod';
import type {
  BossBattleDefinition,
  BossCard,
  BossDefinition,
  CrawlDefinition,
  EnvironmentDefinition,
  MinionDefinition,
} from '../../../engine/vocabulary/adventure.ts';
import {
  type BossChest,
  type CrawlItem,
  type CrawlLevel,
  RARITIES,
  type Rarity,
  type RollObjective,
} from '../../../engine/vocabulary/crawl.ts';
import type { ExpansionDefinition } from '../../../engine/vocabulary/expansion.ts';
import type { LootDefinition } from '../../../engine/vocabulary/loot.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { card } from './cards.ts';
import { need, whole } from './dice.ts';
import { effects } from './effects.ts';
import { boardSchema as board } from './hero.ts';
import { confidence, doubt, heroName, id, name, text } from './texts.ts';
import { token } from './tokens.ts';

const parts = <T extends z.ZodType>(one: T) => z.array(one).max(BOUNDS.parts).readonly();
const unsure = doubt.exactOptional();
const level = exactly<CrawlLevel>()(z.literal([1, 2, 3, 4]));
const chest = exactly<BossChest>()(z.literal([5, 6, 7, 8]));
const health = whole(1, BOUNDS.enemyHealth);
const cp = whole(0, BOUNDS.cp);
const gold = whole(0, BOUNDS.gold);
const few = whole(0, BOUNDS.stack);
/** A number for each party size, from one hero to four. */
const byParty = <T extends z.ZodType>(one: T) =>
  z
    .array(one)
    .refine((numbers) => numbers.length === 4, 'must have four numbers: for one hero to four')
    .readonly();

const rarity = exactly<Rarity>()(z.literal([...RARITIES]));

const objective = exactly<RollObjective>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('straights') }),
    z.strictObject({ kind: z.literal('symbols'), need }),
  ]),
);

const minion = exactly<MinionDefinition>()(
  z.strictObject({
    board,
    level,
    health,
    cp,
    firstStrike: z.boolean(),
    kingsHand: few,
    brings: z.record(id, whole(1, BOUNDS.stack)).readonly().exactOptional(),
    objective,
    chests: z.array(level).max(4).readonly(),
  }),
);

const environment = exactly<EnvironmentDefinition>()(
  z.strictObject({
    id,
    name,
    level: z.union([level, z.literal(['start', 'portal'])]),
    gold,
    cp,
    minion: level.nullable(),
    noSolo: z.literal(true).exactOptional(),
    effects,
    text: z.union([z.literal(''), text]),
    unconfirmed: unsure,
    confidence: confidence.exactOptional(),
  }),
);

const loot = exactly<LootDefinition>()(
  z.strictObject({ card, rarity, family: name, level: whole(1, 4), swaps: id.exactOptional() }),
);

const story = z.strictObject({ before: text, won: text, lost: text });
const scenario = whole(1, 8);

const item = exactly<CrawlItem>()(z.literal(['shard', 'salve', 'chest-1', 'chest-2', 'chest-3', 'chest-4']));
/** The label of a tile: column and row. */
const tile = z.string().regex(/^[A-H][1-8]$/, 'must be the column and row of a tile, such as "B2"');
const row = z
  .string()
  .regex(
    /^[SP1234.]{1,8}$/,
    'must be a row of at most eight tiles: S the start, P the boss portal, 1 to 4 the levels, a full stop for nothing',
  );

const dealt = z.strictObject({
  common: few.exactOptional(),
  rare: few.exactOptional(),
  epic: few.exactOptional(),
  legendary: few.exactOptional(),
});

const crawl = exactly<CrawlDefinition>()(
  z.strictObject({
    id,
    name,
    scenario,
    map: z.array(row).min(1).max(BOUNDS.tiles).readonly(),
    items: z.record(tile, z.array(item).max(BOUNDS.options).readonly()).readonly(),
    health: byParty(whole(1, BOUNDS.enemyHealth)),
    gold: byParty(gold),
    salves: few,
    salve: z.strictObject({ heals: few, perShard: few, revivesTo: whole(1, BOUNDS.figure) }).readonly(),
    shop: z.strictObject({ won: dealt.readonly(), lost: dealt.readonly() }).readonly(),
    kingsHand: z.array(whole(1, 6)).max(6).readonly(),
    story: story.readonly(),
    unconfirmed: unsure,
  }),
);

const bossCard = exactly<BossCard>()(z.strictObject({ objective, bonus: effects, bonusText: text }));

const boss = exactly<BossDefinition>()(
  z.strictObject({
    board,
    copies: z.record(id, whole(1, BOUNDS.stack)).readonly(),
    cards: z.record(id, bossCard).readonly(),
    priorities: z.record(id, whole(0, BOUNDS.figure)).readonly(),
  }),
);

const chests = z.array(chest).max(BOUNDS.stack).readonly();

const battle = exactly<BossBattleDefinition>()(
  z.strictObject({
    id,
    name,
    scenario,
    boss: id,
    heroHealth: health,
    bossHealth: byParty(health),
    upgradeCp: byParty(whole(0, BOUNDS.figure)),
    startingCp: cp,
    kingsHands: byParty(few),
    salveHeals: few,
    salves: few,
    loot: z.strictObject({ won: chests, lost: chests }).readonly(),
    story: story.readonly(),
    unconfirmed: unsure,
  }),
);

export const expansionSchema = exactly<ExpansionDefinition>()(
  z.strictObject({
    id,
    name: heroName,
    tokens: z.array(token).max(BOUNDS.tokens).readonly(),
    minions: parts(minion),
    environments: parts(environment),
    loot: parts(loot),
    bosses: parts(boss),
    crawls: parts(crawl),
    battles: parts(battle),
  }),
);
