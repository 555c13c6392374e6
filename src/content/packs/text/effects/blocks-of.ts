/** The blocks of effects that sentences contain. They are given to the sentences, which are among what a block reads. */
import type { Effect, EffectOption } from '../../../../engine/vocabulary/effect.ts';
import type { Block } from '../phrase.ts';

export interface Blocks {
  /** @param word what stands before its colon, when it may be absent */
  block(word?: string): Block<readonly Effect[]>;
  /** Effects of a branch, which end on the same line where a further branch begins. */
  branch(word: 'on' | 'if' | 'each'): Block<readonly Effect[]>;
  readonly options: Block<readonly EffectOption[]>;
}
