/** How effects are said. A new effect does not compile until it has a sentence in one of the files below `effects/`. */
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import { blockOf } from './blocks.ts';
import { ADVENTURE_EFFECTS } from './effects/adventure.ts';
import type { Blocks } from './effects/blocks-of.ts';
import { cardsEffects } from './effects/cards.ts';
import { choicesEffects } from './effects/choices.ts';
import { courseEffects } from './effects/course.ts';
import { DAMAGE_EFFECTS } from './effects/damage.ts';
import { DICE_EFFECTS } from './effects/dice.ts';
import { MISSION_EFFECTS } from './effects/mission.ts';
import type { Of } from './effects/says.ts';
import { TOKENS_EFFECTS } from './effects/tokens.ts';
import { optionsOf } from './options.ts';
import type { Block, Phrase } from './phrase.ts';

const BLOCKS: Blocks = {
  block: (word) => blockOf(sentences, word === undefined ? {} : { word }),
  branch: (word) => blockOf(sentences, { beside: word, marks: [',', 'none'] }),
  options: optionsOf(sentences),
};

/** The sentences of each effect; of several the first that can say it is written. */
export const EFFECTS = {
  ...DAMAGE_EFFECTS,
  ...TOKENS_EFFECTS,
  ...cardsEffects(BLOCKS),
  ...DICE_EFFECTS,
  ...choicesEffects(BLOCKS),
  ...courseEffects(BLOCKS),
  ...MISSION_EFFECTS,
  ...ADVENTURE_EFFECTS,
} satisfies { readonly [K in Effect['do']]: readonly Phrase<Of<K>>[] };

/** The sentences by subject, for docs/sentences.md. */
export const EFFECT_GROUPS: readonly {
  readonly about: string;
  readonly phrases: readonly Phrase<Effect>[];
}[] = [
  { about: 'damage and health', phrases: Object.values(DAMAGE_EFFECTS).flat() },
  { about: 'tokens', phrases: Object.values(TOKENS_EFFECTS).flat() },
  { about: 'CP and cards', phrases: Object.values(cardsEffects(BLOCKS)).flat() },
  { about: 'dice', phrases: Object.values(DICE_EFFECTS).flat() },
  { about: 'choices, conditions and numbers', phrases: Object.values(choicesEffects(BLOCKS)).flat() },
  { about: 'the course of the turn', phrases: Object.values(courseEffects(BLOCKS)).flat() },
  { about: 'Missions', phrases: Object.values(MISSION_EFFECTS).flat() },
  { about: 'Adventures', phrases: Object.values(ADVENTURE_EFFECTS).flat() },
];

const SENTENCES: readonly Phrase<Effect>[] = Object.values(EFFECTS).flat();

export function sentences(): readonly Phrase<Effect>[] {
  return SENTENCES;
}

/** The effects of a block. */
export const effectList: Block<readonly Effect[]> = BLOCKS.block();

/** What happens at a moment: `at upkeep: heal 1`, and as it is printed `at upkeep, heal 1`. */
export const effectsThen: Block<readonly Effect[]> = blockOf(sentences, { marks: [',', 'none'] });

/** What a use does: `spend 1 in your attack: add 2 dmg`, and as it is printed `... to add 2 damage`. */
export const effectsOfUse: Block<readonly Effect[]> = blockOf(sentences, {
  marks: [',', 'to', 'and', 'for', '.'],
});
