/** The content of Adventures: minions, environments and Portal Crawls. */
export { CRAWLS } from './crawls.ts';
export { ENVIRONMENTS } from './environments.ts';
export { MINIONS } from './minions/index.ts';
