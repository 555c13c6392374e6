/** When tokens and actions are used: the words of the grammar, and what references say of it. A new timing does not compile until it has both. */
import type { SpendTiming } from '../../../engine/vocabulary/token.ts';
import { damaged, typedWords, type Words } from './moments.ts';
import { oneOf } from './slot.ts';

interface TimingWords extends Words {
  /** In references. */
  readonly told: string;
}

const TIMINGS: Readonly<Record<SpendTiming, TimingWords>> = {
  'incoming-damage': {
    typed: [
      'on incoming damage',
      ...['take', 'receive'].flatMap((word) => damaged(`when you would ${word}`)),
    ],
    told: 'spent when its holder has damage coming',
  },
  'own-attack': {
    typed: [
      'in your attack',
      'when attacking',
      'when you attack',
      'during your attack',
      'after attacking but before damage is dealt',
      'after you activate an offensive ability',
      'after attacking',
      'after you attack',
    ],
    told: 'spent in an own Attack, before damage lands',
  },
  'own-attack-at-offense-end': {
    typed: 'in your attack at the end of the offensive roll phase',
    told: 'spent in an own Attack, at the end of the Offensive Roll Phase',
  },
  'own-attack-before-defense': {
    typed: 'in your attack before a defence',
    told: 'spent in an own Attack, before a defense is rolled',
  },
  'own-attack-landed': {
    typed: ['after your attack', 'when your attack is over'],
    told: 'spent when an own Attack is over',
  },
  attacked: {
    typed: ['when attacked', 'when being attacked', 'when you are attacked'],
    told: 'spent when its holder was Attacked, before damage lands',
  },
  'own-dice': {
    typed: [
      'on your dice',
      'after your roll',
      'after you roll',
      'after rolling',
      'after rolling your dice',
      'after rolling dice',
      'after you roll your dice',
      'after you roll dice',
      'after any of your rolls',
      'after your roll attempt',
      'after a roll attempt',
      'after each of your roll attempts',
    ],
    told: 'spent while dice of its holder can be changed',
  },
  'opponent-dice': {
    typed: [
      "on an opponent's dice",
      "during an opponent's roll phase",
      "during an opponent's offensive roll phase",
    ],
    told: "spent while an opponent's dice can be changed",
  },
  'status-coming': {
    typed: [
      'on a coming status effect',
      'when you would gain a status effect',
      'when you would be inflicted with a status effect',
      ...['gain', 'receive', 'be inflicted with', 'suffer', 'take'].map(
        (word) => `when you would ${word} a negative status effect`,
      ),
    ],
    told: 'spent when a status effect is aimed at its holder',
  },
  'own-main': {
    typed: [
      'in your main phase',
      'in a main phase',
      'in your main phases',
      'during your main phase',
      'during a main phase',
    ],
    told: 'spent in an own Main Phase',
  },
  'own-upkeep': {
    typed: [
      'in your upkeep phase',
      'in your upkeep',
      'at upkeep',
      'during your upkeep phase',
      'at the start of your upkeep phase',
      'at the beginning of your upkeep phase',
    ],
    told: 'spent in an own Upkeep Phase',
  },
  'own-income': {
    typed: [
      'in your income phase',
      'in your income',
      'at income',
      'during your income phase',
      'at the start of your income phase',
      'at the beginning of your income phase',
    ],
    told: 'spent in an own Income Phase',
  },
  'any-time': { typed: 'at any time', told: 'spent at any time' },
};

/** The words for each time at which a token or an action may be used. */
export const TIMING_WORDS: Readonly<Record<SpendTiming, string | readonly string[]>> = typedWords(TIMINGS);

/** When a token or an action may be used. */
export const timing = oneOf<SpendTiming>(TIMING_WORDS, 'TIME');

/** What references say of a timing: `spent in an own Main Phase`. */
export function timingText(moment: SpendTiming): string {
  return TIMINGS[moment].told;
}
