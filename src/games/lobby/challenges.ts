/** The repository of open challenges. */
import type { GameStore } from '../../store/index.ts';
import type { Log } from '../ports/log.ts';
import { CHALLENGE_LIFE, type Challenge, challengeSchema } from './challenge.ts';
import { type OpenPolicy, OpenRecords } from './open-records.ts';

const POLICY: OpenPolicy<Challenge> = {
  kind: 'challenge',
  lifeMs: CHALLENGE_LIFE,
  read: (kept) => challengeSchema.safeParse(kept).data ?? null,
  write: (challenge) => challenge,
  between: ({ challenger, opponent }) => ({ from: challenger.id, to: opponent.id }),
  // A challenge has exactly two people, so it is removed with either of them.
  without: (challenge, personId) =>
    [challenge.challenger.id, challenge.opponent.id].includes(personId) ? null : challenge,
};

export class Challenges extends OpenRecords<Challenge> {
  constructor(store: GameStore, log: Pick<Log, 'error'>) {
    super(POLICY, store, log);
  }
}
