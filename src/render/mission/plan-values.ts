/** The values of the menus of a plan for the enemies, as short texts: `thick-skin.5`, `spend.evasive.prevent.1.4`. */
import { z } from 'zod';
import { MOST_PLANNED_DAMAGE, type PlannedPlay } from '../../engine/hosting.ts';

/** A way to answer in the whole phase. */
export interface PlannedWay {
  /** The Defensive Ability; null for a hero without one. */
  readonly defends: string | null;
  /** The damage from which on the hero is asked; null for none. */
  readonly from: number | null;
}

/** A use, or the end of one. */
export interface UseChoice {
  readonly play: PlannedPlay;
  /** The damage from which on it is used; null to use it no more. */
  readonly from: number | null;
}

/** In place of an ability, and of a damage. */
const NONE = '-';
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,47}$/);
const damage = z
  .string()
  .regex(/^(-|[1-9]\d?)$/)
  .transform((digits) => (digits === NONE ? null : Number(digits)))
  .refine((number) => number === null || number <= MOST_PLANNED_DAMAGE);
const count = z
  .string()
  .regex(/^[1-9]\d?$/)
  .transform(Number);
const way = z
  .tuple([z.union([z.literal(NONE), id]), damage])
  .transform(([ability, from]): PlannedWay => ({ defends: ability === NONE ? null : ability, from }));
const use = z.union([
  z
    .tuple([z.literal('play'), id, damage])
    .transform(([type, card, from]): UseChoice => ({ play: { type, card }, from })),
  z
    .tuple([z.literal('spend'), id, id, count, damage])
    .transform(([type, token, useId, of, from]): UseChoice => {
      return { play: { type, token, use: useId, count: of }, from };
    }),
]);

/** A card that is given up first; null to be asked. */
export function encodeDiscard(card: string | null): string {
  return card ?? NONE;
}

/** The card of a menu's value, null for none; undefined when it is no card's id. */
export function decodeDiscard(value: string): string | null | undefined {
  return value === NONE ? null : id.safeParse(value).data;
}

export function encodeWay({ defends, from }: PlannedWay): string {
  return [defends ?? NONE, from ?? NONE].join('.');
}

/** The way of a menu's value, or null when it is none. */
export function decodeWay(value: string): PlannedWay | null {
  return way.safeParse(value.split('.')).data ?? null;
}

export function encodeUse({ play, from }: UseChoice): string {
  const named = play.type === 'play' ? [play.type, play.card] : [play.type, play.token, play.use, play.count];
  return [...named, from ?? NONE].join('.');
}

/** The use of a menu's value, or null when it is none. */
export function decodeUse(value: string): UseChoice | null {
  return use.safeParse(value.split('.')).data ?? null;
}

/** Whether two plays use the same thing. */
export function isSamePlay(one: PlannedPlay, other: PlannedPlay): boolean {
  return encodeUse({ play: one, from: null }) === encodeUse({ play: other, from: null });
}
