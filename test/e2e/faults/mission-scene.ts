/** A Mission whose heroes all wait at once, and what the store keeps of the presses. */
import { parseLog } from '../../../src/games/repository/log-entry.ts';
import type { GameStore } from '../../../src/store/index.ts';
import { type MissionLanes, openMissionLanes } from '../mission-lanes.ts';
import type { Stage } from '../stage.ts';

export interface MissionScene extends MissionLanes {
  /** How many actions of people are kept. */
  readonly kept: () => Promise<number>;
}

/** @param store where the games lie, past whatever disturbs the bot's own way there */
export async function openMissionScene(stage: Stage, store: GameStore = stage.store): Promise<MissionScene> {
  const lanes = await openMissionLanes(stage);
  return {
    ...lanes,
    async kept() {
      const game = await store.loadByChannel(lanes.thread);
      if (game === null) throw new Error('There is no game.');
      const log = parseLog(game.id, await store.readLog(game.id));
      return log.flatMap(({ steps }) => steps).filter(({ by }) => by === 'person').length;
    },
  };
}
