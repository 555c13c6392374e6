/** The repository of open lobbies, challenges among them. */
import type { GameStore } from '../../store/index.ts';
import type { Log } from '../ports/log.ts';
import { LOBBY_LIFE, type Lobby, lobbySchema } from './lobby.ts';
import { type OpenPolicy, OpenRecords } from './open-records.ts';
import { withoutPerson } from './seating.ts';

const POLICY: OpenPolicy<Lobby> = {
  kind: 'lobby',
  lifeMs: LOBBY_LIFE,
  read: (kept) => lobbySchema.safeParse(kept).data ?? null,
  write: (lobby) => ({ ...lobby, seats: [...lobby.seats] }),
  between: ({ host, opponent }) => ({ from: host.id, to: opponent?.id ?? '' }),
  without: withoutPerson,
};

/** `missing`: the lobby no longer exists. `held`: somebody else holds the lobby's lock for too long. */
export type LobbyChange<L> =
  | { readonly did: 'kept'; readonly lobby: Lobby }
  | { readonly did: 'left'; readonly because: L }
  | { readonly did: 'missing' | 'held' };

export class Lobbies extends OpenRecords<Lobby> {
  constructor(store: GameStore, log: Pick<Log, 'error'>) {
    super(POLICY, store, log);
  }

  /**
   * Whether a lobby is open and was shown. One without a message was saved by a process that died before it was shown;
   * who asks for it again opens it anew.
   */
  async isShown(id: string): Promise<boolean> {
    const lobby = await this.find(id);
    return lobby !== null && lobby.messageId !== null;
  }

  /** Changes a lobby under its lock, so that simultaneous presses run one after another. @throws StoreUnavailable */
  async change<L>(
    id: string,
    decide: (lobby: Lobby) => { readonly keep: Lobby } | { readonly leave: L },
  ): Promise<LobbyChange<L>> {
    const lobby = await this.take(id);
    if (lobby === null) return { did: (await this.find(id)) === null ? 'missing' : 'held' };
    try {
      const decided = decide(lobby);
      if ('leave' in decided) return { did: 'left', because: decided.leave };
      await this.keep(decided.keep);
      return { did: 'kept', lobby: decided.keep };
    } finally {
      await this.giveBack(id);
    }
  }
}
