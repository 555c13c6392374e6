/** What the engine knows, for tests that nothing of a refused pack gets in. */
import {
  listBossBattles,
  listCrawls,
  listEnvironments,
  listExpansions,
  listHeroes,
  listLoot,
  listMissions,
  listProgramBoards,
  listTokens,
} from '../../../src/engine/definitions.ts';

/** The ids of everything that packs may bring. */
export function registered(): string {
  return [
    listHeroes(),
    listProgramBoards(),
    listTokens(),
    listMissions(),
    listExpansions(),
    listEnvironments(),
    listCrawls(),
    listBossBattles(),
    listLoot().map(({ card }) => card),
  ]
    .map((all) => all.map(({ id }) => id).join(' '))
    .join('\n');
}
