/** The five feats of any hero (rule: achievements). */
import { charter, type Feat, healthOf, inTurn, onWin } from './feat.ts';
import { key } from './watch.ts';

const TWICE_AS_WILD = 'twice-as-wild';
const TIP_IT = 'tip-it';

/** @param isUltimate whether the line of an ability is that of an Ultimate */
export function generalFeats(isUltimate: (ability: string) => boolean): readonly Feat[] {
  return [
    charter('six-cards', null, ['drew'], ({ now, seat }) => inTurn(now, key.drew(seat)) >= 6),
    charter(
      'mirror-match',
      null,
      ['ended'],
      onWin(({ state, seat, foes }) =>
        foes.some((foe) => state.seats[foe]?.hero === state.seats[seat]?.hero),
      ),
    ),
    charter('wild-against-ultimate', null, ['lapsed'], ({ event, now, seat, foes }) => {
      const isStopped = event.e === 'lapsed' && isUltimate(event.variant) && foes.includes(event.seat);
      return isStopped && inTurn(now, key.changed(seat, TWICE_AS_WILD)) > 0;
    }),
    charter('tipped-ultimate', null, ['activated'], ({ event, now, seat }) => {
      const isOwn = event.e === 'activated' && event.seat === seat && isUltimate(event.variant);
      return isOwn && inTurn(now, key.changed(seat, TIP_IT)) > 0;
    }),
    charter(
      'healthy-win',
      null,
      ['ended'],
      onWin((sight) => healthOf(sight, sight.seat) > 25),
    ),
  ];
}
