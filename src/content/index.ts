/** Registers all content with the engine when it is imported. */
import {
  registerAlly,
  registerBoost,
  registerBoss,
  registerBossBattle,
  registerCrawl,
  registerEnvironment,
  registerHelper,
  registerHero,
  registerLoot,
  registerMinion,
  registerMission,
  registerMomentumCard,
  registerMythic,
  registerPerk,
  registerRoad,
  registerSharedCards,
  registerToken,
} from '../engine/definitions.ts';
import {
  BOSS_BATTLES,
  BOSSES,
  CRAWLS,
  ENVIRONMENTS,
  EQUIPMENT,
  LOOT,
  MINIONS,
  viseer,
} from './adventures/index.ts';
import { SHARED_CARDS } from './cards/shared.ts';
import { artificer } from './heroes/artificer/index.ts';
import { barbarian } from './heroes/barbarian/index.ts';
import { blackWidow } from './heroes/black-widow/index.ts';
import { cursedPirate } from './heroes/cursed-pirate/index.ts';
import { gunslinger } from './heroes/gunslinger/index.ts';
import { huntress } from './heroes/huntress/index.ts';
import { milesMorales } from './heroes/miles-morales/index.ts';
import { monk } from './heroes/monk/index.ts';
import { moonElf } from './heroes/moon-elf/index.ts';
import { ninja } from './heroes/ninja/index.ts';
import { paladin } from './heroes/paladin/index.ts';
import { pyromancer } from './heroes/pyromancer/index.ts';
import { samurai } from './heroes/samurai/index.ts';
import { seraph } from './heroes/seraph/index.ts';
import { shadowThief } from './heroes/shadow-thief/index.ts';
import { tactician } from './heroes/tactician/index.ts';
import { thor } from './heroes/thor/index.ts';
import { treant } from './heroes/treant/index.ts';
import { vampireLord } from './heroes/vampire-lord/index.ts';
import { ALLIES } from './missions/allies.ts';
import { BOOSTS } from './missions/boosts.ts';
import { CHART } from './missions/chart.ts';
import { MISSIONS } from './missions/index.ts';
import { MOMENTUM_CARDS } from './missions/momentum.ts';
import { MYTHICS } from './missions/mythics.ts';
import { PERKS } from './missions/perks.ts';
import { roadToTheThrone } from './missions/road/index.ts';
import { kingsHand } from './tokens/kings-hand.ts';
import { parasite } from './tokens/parasite.ts';

const HEROES = [
  barbarian,
  moonElf,
  monk,
  ninja,
  paladin,
  pyromancer,
  shadowThief,
  treant,
  gunslinger,
  samurai,
  tactician,
  artificer,
  seraph,
  cursedPirate,
  vampireLord,
  milesMorales,
  huntress,
  thor,
  blackWidow,
];

registerSharedCards(SHARED_CARDS);
for (const hero of HEROES) registerHero(hero);

for (const token of CHART) registerToken(token);
for (const ally of ALLIES) registerAlly(ally);
for (const card of MOMENTUM_CARDS) registerMomentumCard(card);
for (const mythic of MYTHICS) registerMythic(mythic);
for (const perk of PERKS) registerPerk(perk);
for (const boost of BOOSTS) registerBoost(boost);
for (const mission of MISSIONS) registerMission(mission);
registerRoad(roadToTheThrone);

for (const token of [kingsHand, parasite, ...EQUIPMENT]) registerToken(token);
for (const loot of LOOT) registerLoot(loot);
for (const minion of MINIONS) registerMinion(minion);
for (const environment of ENVIRONMENTS) registerEnvironment(environment);
for (const crawl of CRAWLS) registerCrawl(crawl);
for (const boss of BOSSES) registerBoss(boss);
registerHelper(viseer);
for (const battle of BOSS_BATTLES) registerBossBattle(battle);
