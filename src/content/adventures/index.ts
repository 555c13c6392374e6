/** The content of Adventures: minions, environments and Portal Crawls. */
export { BOSS_BATTLES, BOSSES, viseer } from './bosses/index.ts';
export { CRAWLS } from './crawls/index.ts';
export { ENVIRONMENTS } from './environments/index.ts';
export { EQUIPMENT, LOOT } from './loot/index.ts';
export { MINIONS } from './minions/index.ts';
