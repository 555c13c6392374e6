/** Feats of ours, in the spirit of the Great Charter: for heroes that came after it, for modes and for Missions. */
import {
  dealtNow,
  type Feat,
  fellBy,
  healthOf,
  held,
  inTurn,
  isDefending,
  onWin,
  ours,
  ownShare,
  putOnFoes,
  type Sight,
  sharesOf,
} from './feat.ts';
import { key } from './watch.ts';

const kinds = (sight: Sight, tokens: readonly string[]) =>
  tokens.filter((token) => held(sight, sight.seat, token) > 0).length;

const TREANT: readonly Feat[] = [
  ours('treant-grove', 'treant', ['gained'], (sight) => kinds(sight, ['dryad', 'sapling', 'seedling']) >= 3),
  ours('treant-eight', 'treant', ['healed'], ({ now, seat }) => inTurn(now, key.healed(seat)) >= 8),
];

const NINJA: readonly Feat[] = [
  ours('ninja-poison-kill', 'ninja', ['defeated'], (sight) => fellBy(sight, 'delayed-poison')),
  ours('ninja-smoke', 'ninja', ['landed'], (sight) => {
    const share = ownShare(sight);
    const isSmoke = share?.lines.some(({ source }) => source === 'smoke-bomb') ?? false;
    return isSmoke && (share?.incoming ?? 0) >= (share?.before ?? 0) && (share?.after ?? 0) > 0;
  }),
];

const BLACK_WIDOW: readonly Feat[] = [
  ours('widow-bombs', 'black-widow', ['isolated'], ({ event, now, foes }) => {
    const isBomb = event.e === 'isolated' && foes.includes(event.seat) && event.now === 0;
    return isBomb && (now.hurt[event.seat] ?? '').startsWith('time-bomb');
  }),
  ours('widow-fifteen', 'black-widow', ['landed'], (sight) => dealtNow(sight) >= 15),
];

const MILES_MORALES: readonly Feat[] = [
  ours('miles-webs', 'miles-morales', ['gained'], (sight) => putOnFoes(sight, 'webbed').all >= 2),
  ours('miles-unseen', 'miles-morales', ['landed'], (sight) => {
    const share = ownShare(sight);
    return isDefending(sight) && share !== undefined && share.incoming >= 10 && share.total === 0;
  }),
];

const THOR: readonly Feat[] = [
  ours(
    'thor-eighteen',
    'thor',
    ['landed', 'isolated'],
    ({ now, seat }) => inTurn(now, key.dealt(seat)) >= 18,
  ),
  ours('thor-hammer-kill', 'thor', ['defeated'], (sight) => fellBy(sight, 'mjolnir')),
];

const sideSize = ({ state, seat }: Sight) => {
  const team = state.seats[seat]?.team;
  return state.seats.filter((one) => one.team === team).length;
};

const MODES: readonly Feat[] = [
  ours(
    'last-of-four',
    null,
    ['ended'],
    onWin(({ state }) => state.mode === 'koth' && state.seats.length >= 4),
  ),
  ours('two-at-once', null, ['landed'], ({ event, seat, foes }) => {
    return (
      sharesOf(event).filter(
        (one) => one.by === seat && foes.includes(one.seat) && one.after === 0 && one.before > 0,
      ).length >= 2
    );
  }),
  ours(
    'team-on-edge',
    null,
    ['ended'],
    onWin(
      (sight) => sideSize(sight) > 1 && sight.state.mission === undefined && healthOf(sight, sight.seat) <= 5,
    ),
  ),
  ours(
    'one-health',
    null,
    ['ended'],
    onWin((sight) => sight.state.mission === undefined && healthOf(sight, sight.seat) === 1),
  ),
];

const inMission = (feat: Feat): Feat => ({ ...feat, alone: true });

const MISSIONS: readonly Feat[] = [
  inMission(
    ours(
      'mission-won',
      null,
      ['ended'],
      onWin(({ state }) => state.mission !== undefined),
    ),
  ),
  inMission(
    ours(
      'mission-alone',
      null,
      ['ended'],
      onWin(({ state }) => state.mission !== undefined && state.seats.length === 1),
    ),
  ),
  inMission(
    ours(
      'mission-unhurt',
      null,
      ['ended'],
      onWin((sight) => {
        return (
          sight.state.mission !== undefined &&
          sight.state.pools.slice(0, sight.state.seats.length).every(({ health }) => health >= 20)
        );
      }),
    ),
  ),
];

export const OURS: readonly Feat[] = [
  ...TREANT,
  ...NINJA,
  ...BLACK_WIDOW,
  ...MILES_MORALES,
  ...THOR,
  ...MODES,
  ...MISSIONS,
];
