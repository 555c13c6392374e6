/** Cases of the achievements that every hero can earn. */
import { act, altered, drew, LOST, played, WON } from './events.ts';
import { type FeatCase, health, inOneTurn } from './feat-case.ts';

export const GENERAL_CASES: Readonly<Record<string, FeatCase>> = {
  'six-cards': inOneTurn([drew(5), drew(1)], [drew(5)]),
  'mirror-match': { others: 'monk', earns: [WON], misses: [LOST] },
  'wild-against-ultimate': {
    earns: [
      { e: 'announced', seat: 1, ability: 'transcendence', variant: 'transcendence' },
      played(0, 'twice-as-wild'),
      altered(0, 1, 1, 5),
      { e: 'lapsed', seat: 1, variant: 'transcendence' },
    ],
    misses: [
      { e: 'announced', seat: 1, ability: 'transcendence', variant: 'transcendence' },
      played(0, 'six-it'),
      altered(0, 1, 1, 5),
      { e: 'lapsed', seat: 1, variant: 'transcendence' },
    ],
  },
  'tipped-ultimate': {
    earns: [played(0, 'tip-it'), altered(0, 0, 1, 6), act(0, 'transcendence')],
    misses: [played(0, 'tip-it'), altered(0, 0, 1, 6), act(0, 'lotus-strike')],
  },
  'healthy-win': { earns: [WON], misses: [WON], state: health(0, 26), missState: health(0, 25) },
};
