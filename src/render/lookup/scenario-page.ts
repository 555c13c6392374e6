/** What `/adventure info` tells of a scenario's card, as markdown. */
import { heroById } from '../../engine/definitions.ts';
import { CRAWL_LEVELS, RARITIES } from '../../engine/vocabulary/crawl.ts';
import type { AdventureThing } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import { escaped } from '../table/phrasing.ts';

type Thing<Kind extends AdventureThing['kind']> = Extract<AdventureThing, { kind: Kind }>;

/** A Portal Crawl: tiles and things, health and gold by party size, salves and the shop. */
export function crawlText({ crawl }: Thing<'crawl'>, words: Words): string {
  const { crawl: say, crawlLog } = words;
  const { name, scenario, story, map, items, health, gold, salves, salve, shop, unconfirmed } = crawl;
  const letters = [...map.join('')];
  const tiles = CRAWL_LEVELS.flatMap((level) => {
    const count = letters.filter((letter) => letter === String(level)).length;
    return count === 0 ? [] : [say.scenario.tiles(count, say.levels[level])];
  });
  const things = Object.values(items).flat();
  const lying = [...new Set(things)].map((item) =>
    say.scenario.lying(things.filter((other) => other === item).length, say.items[item]),
  );
  const offers = RARITIES.flatMap((rarity) => {
    const count = shop.won[rarity] ?? 0;
    return count === 0 ? [] : [say.scenario.offer(count, crawlLog.prizes.rarities[rarity])];
  });
  return [
    `### ${escaped(name)}`,
    `> ${escaped(story.before)}`,
    `- ${say.scenario.crawl(scenario, tiles)}`,
    `- ${say.scenario.things(lying)}`,
    `- ${say.scenario.health(health)}`,
    `- ${say.scenario.gold(gold)}`,
    `- ${say.scenario.salves(salves, salve.heals, salve.perShard, salve.revivesTo)}`,
    `- ${say.scenario.shop(offers)}`,
    ...(unconfirmed === undefined ? [] : [`-# ${say.ours}`]),
  ].join('\n');
}

/** A Boss Battle: the dials, what the boss begins with, salves and chests. */
export function battleText({ battle }: Thing<'battle'>, words: Words): string {
  const { crawl: say } = words;
  const { name, scenario, story, boss, heroHealth, salves, salveHeals, loot, unconfirmed } = battle;
  const { bossHealth, upgradeCp, startingCp, kingsHands } = battle;
  return [
    `### ${escaped(name)}`,
    `> ${escaped(story.before)}`,
    `- ${say.scenario.battle(scenario, escaped(heroById(boss).name), heroHealth)}`,
    `- ${say.scenario.boss(bossHealth, upgradeCp, startingCp, kingsHands)}`,
    `- ${say.scenario.bossSalves(salves, salveHeals)}`,
    `- ${say.scenario.chests(loot.won, loot.lost)}`,
    `-# ${say.scenario.harder}`,
    ...(unconfirmed === undefined ? [] : [`-# ${say.oursBattle}`]),
  ].join('\n');
}
