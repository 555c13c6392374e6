/** The content of Adventures: minions, environments and Portal Crawls. */
export { BOSS_BATTLES, BOSSES } from './bosses/index.ts';
export { CRAWLS } from './crawls.ts';
export { ENVIRONMENTS } from './environments.ts';
export { EQUIPMENT, LOOT } from './loot/index.ts';
export { MINIONS } from './minions/index.ts';
