/** The schema of a hero in a pack: the same plain data as built-in heroes. */
import { z } from 'zod';
import type { MythicDefinition } from '../../../engine/vocabulary/ally.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { BOUNDS } from '../bounds.ts';
import { ability } from './abilities.ts';
import { exactly } from './agreement.ts';
import { card } from './cards.ts';
import { diceKey, requirement, whole } from './dice.ts';
import { effects } from './effects.ts';
import { feat } from './feats.ts';
import { sides } from './sides.ts';
import { doubt, heroId, heroName, id, name, set, text } from './texts.ts';
import { token } from './tokens.ts';

const mythic = exactly<MythicDefinition>()(
  z.strictObject({
    id,
    name,
    requires: requirement,
    effects,
    text,
    unconfirmed: doubt.exactOptional(),
  }),
);

const PARTS = {
  id: heroId,
  name: heroName,
  set,
  complexity: whole(1, 6),
  dice: diceKey,
  sides: sides.exactOptional(),
  abilities: z.array(ability).max(BOUNDS.abilities).readonly(),
  cards: z.array(card).max(BOUNDS.cards).readonly(),
  tokens: z.array(token).max(BOUNDS.tokens).readonly(),
  mythic: mythic.exactOptional(),
  feats: z.array(feat).min(1).max(BOUNDS.feats).readonly().exactOptional(),
  setup: effects.exactOptional(),
  unconfirmed: z.array(doubt).max(BOUNDS.options).readonly().exactOptional(),
};

export const heroSchema = exactly<HeroDefinition>()(z.strictObject(PARTS));

/** The board of a minion or boss. Its id may be longer than that of a hero. */
export const boardSchema = exactly<HeroDefinition>()(z.strictObject({ ...PARTS, id }));
