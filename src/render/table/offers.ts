/** The options of a question, worded for buttons and menus, the best first. */
import {
  type AbilityLevel,
  type AbilityVariant,
  abilityOf,
  heroById,
  isBoard,
  isToken,
  tokenById,
} from '../../engine/definitions.ts';
import type { GameView, Seat } from '../../engine/index.ts';
import { type DieFace, meets, PRICE_OF_RANGE, powerLine } from '../../engine/rules.ts';
import type { PaidAction } from '../../engine/vocabulary/hero.ts';
import type { Words } from '../../words/index.ts';
import { encodeAction, type TableAction } from '../action-code.ts';
import type { Option } from '../components.ts';
import { BUTTON_LABEL_LENGTH } from '../discord-limits.ts';
import { abilityName, tokenName } from './content-names.ts';
import type { EffectPart } from './effect-parts.ts';
import { effectParts } from './effect-words.ts';
import { forcedMove } from './forced-move.ts';
import { metAbilities } from './met-abilities.ts';
import { capitalised, clipped, titleOfId } from './phrasing.ts';
import type { TablePlayer } from './players.ts';
import { powerLabel, powerOwner } from './power-words.ts';
import { spendLabel } from './spend-words.ts';

export interface Offer {
  readonly action: TableAction;
  readonly label: string;
  /** The name of the offered thing, such as an ability, if it can be explained. */
  readonly name?: string;
  /** A longer text, for menus and for the text beside buttons. */
  readonly description?: string;
  /** The token or companion that is spent or used. */
  readonly token?: string;
  /** It costs combat points. */
  readonly costsCp?: boolean;
}

/** The longest label that fits on a button on a phone. */
const LABEL_LENGTH = 38;

/** An answer as an option of a menu. */
export function optionOf({ action, label, description }: Offer): Option {
  return { label, value: encodeAction(action), ...(description ? { description } : {}) };
}

/**
 * The abilities that may be announced, the strongest first: an Ultimate, then by damage and other effects.
 * @param seat the roller
 */
export function abilityOffers(
  view: GameView,
  players: readonly TablePlayer[],
  seat: Seat,
  dice: readonly DieFace[],
  actions: readonly TableAction[],
  words: Words,
): Offer[] {
  const rated = actions.flatMap((action) =>
    action.type === 'activate' ? [ratedOffer(view, players, seat, dice, action, words)] : [],
  );
  return rated.sort((a, b) => b.rating - a.rating).map(({ offer }) => offer);
}

function ratedOffer(
  view: GameView,
  players: readonly TablePlayer[],
  seat: Seat,
  dice: readonly DieFace[],
  action: Extract<TableAction, { type: 'activate' }>,
  words: Words,
): { readonly offer: Offer; readonly rating: number } {
  const line = lineOf(players, seat, dice, action.ability, action.variant ?? action.ability);
  if (!line) {
    const label = abilityName(action.variant ?? action.ability);
    return { offer: { action, label }, rating: 0 };
  }
  const { level, variant, hero } = line;
  const { parts, more } = effectParts(variant, hero, dice, view.seats[seat] ?? null, words);
  const label = labelOf(variant.name, parts, more, words);
  // A complete label needs no explanation.
  const told = more || label.includes('…') ? { name: level.name } : {};
  return { offer: { action, label, ...told, description: level.text }, rating: ratingOf(level, parts) };
}

function ratingOf(level: AbilityLevel, parts: readonly EffectPart[]): number {
  return parts.reduce((sum, part) => sum + part.weight, 0) + (level.kind === 'ultimate' ? 1000 : 0);
}

/** The name of the strongest ability that an Offensive Roll of these dice would fulfil; null for none. */
export function bestAbilityOf(
  view: GameView,
  seat: Seat,
  dice: readonly DieFace[],
  words: Words,
): string | null {
  const owner = view.seats[seat];
  if (!owner || !isBoard(owner.hero)) return null;
  const hero = heroById(owner.hero);
  const rated = metAbilities(view, seat, dice).map(({ level, variant }) => ({
    name: variant.name,
    rating: ratingOf(level, effectParts(variant, hero, dice, owner, words).parts),
  }));
  return rated.toSorted((a, b) => b.rating - a.rating)[0]?.name ?? null;
}

function lineOf(
  players: readonly TablePlayer[],
  seat: Seat,
  dice: readonly DieFace[],
  ability: string,
  variantId: string,
): { level: AbilityLevel; variant: AbilityVariant; hero: ReturnType<typeof heroById> } | null {
  const heroId = players[seat]?.heroId ?? '';
  if (!isBoard(heroId)) return null;
  const hero = heroById(heroId);
  const level = abilityOf(heroId, ability);
  const tiers = level.variants.filter(({ id }) => id === variantId);
  // Tiers of one line share an id; the best comes first.
  const variant = tiers.find(({ requires }) => meets(dice, hero.dice, requires)) ?? tiers[0];
  return variant ? { level, variant, hero } : null;
}

/** As many effects as fit, the weightiest first, and the name. */
function labelOf(name: string, parts: readonly EffectPart[], more: boolean, { table }: Words): string {
  let kept = parts.toSorted((a, b) => b.weight - a.weight);
  let cut = more;
  const label = () =>
    (cut ? table.doesMore : table.doesWhat)(
      name,
      kept.map((part) => part.words),
    );
  while (kept.length > 1 && label().length > LABEL_LENGTH) {
    kept = kept.slice(0, -1);
    cut = true;
  }
  return kept.length === 0 ? name : capitalised(label());
}

/** Possible spends of tokens, grouped by token. */
export function spendOffers(
  view: GameView,
  seat: Seat,
  actions: readonly TableAction[],
  words: Words,
): Offer[] {
  return actions.flatMap((action) => {
    if (action.type !== 'spend') return [];
    const held = view.seats[seat]?.tokens.find(({ id }) => id === action.token)?.count ?? 0;
    const description = isToken(action.token) ? tokenById(action.token).text : '';
    return [
      {
        action,
        label: spendLabel(action, held, forcedMove(view, seat, action), words),
        name: tokenName(action.token),
        description,
        token: action.token,
      },
    ];
  });
}

/** The label of a paid line of a passive ability, with its price. */
function paidLabel({ label, cp, costs }: PaidAction, table: Words['table']): string {
  return costs ? table.paidWith(label, costs.count, tokenName(costs.token)) : table.paid(label, cp);
}

/** Paid lines of passive abilities. */
export function useOffers(
  players: readonly TablePlayer[],
  seat: Seat,
  actions: readonly TableAction[],
  words: Words,
): Offer[] {
  const heroId = players[seat]?.heroId ?? '';
  const { table } = words;
  return actions.flatMap((action) => {
    if (action.type !== 'use') return [];
    const power = powerLabel(action.ability, action.line, words);
    if (power !== null) return [powerOffer(action, power, words)];
    const level = isBoard(heroId) ? abilityOf(heroId, action.ability) : null;
    const paid = level?.passive?.actions?.find(({ id }) => id === action.line);
    const label = paid ? paidLabel(paid, table) : titleOfId(action.line);
    const name = abilityName(action.ability);
    const token = paid?.costs === undefined ? {} : { token: paid.costs.token };
    return [
      {
        action,
        label: clipped(label, BUTTON_LABEL_LENGTH),
        name,
        description: level?.text ?? '',
        costsCp: (paid?.cp ?? 0) > 0,
        ...token,
      },
    ];
  });
}

/** A line of an ally, of the momentum card or a feat. */
function powerOffer(action: Extract<TableAction, { type: 'use' }>, label: string, words: Words): Offer {
  return {
    action,
    label: clipped(label, BUTTON_LABEL_LENGTH),
    name: powerOwner(action.ability, words),
    description: powerLine(action.ability, action.line)?.text ?? '',
  };
}

/** Defensive Abilities that may be rolled; against a non-adjacent enemy of a Mission each costs momentum. */
export function defenseOffers(
  players: readonly TablePlayer[],
  seat: Seat,
  actions: readonly TableAction[],
  view: GameView,
  { table }: Words,
  forecasts: Readonly<Record<string, string>> = {},
): Offer[] {
  const heroId = players[seat]?.heroId ?? '';
  return actions.flatMap((action) => {
    if (action.type !== 'defend') return [];
    const ability = isBoard(heroId) ? abilityOf(heroId, action.ability) : null;
    const name = abilityName(action.ability);
    const isFar = needsRange(view, seat);
    const forecast = forecasts[action.ability];
    const plain = () =>
      ability ? rollLabel(name, ability.dice ?? 1, isFar, table) : defendLabel(name, isFar, table);
    const label = forecast === undefined ? plain() : forecastLabel(name, forecast, isFar, table);
    return [{ action, label, name, description: ability?.text ?? '' }];
  });
}

function rollLabel(name: string, dice: number, isFar: boolean, table: Words['table']): string {
  return isFar ? table.rollDefenseFor(name, dice, PRICE_OF_RANGE) : table.rollDefense(name, dice);
}

function forecastLabel(
  name: string,
  forecast: string,
  isFar: boolean,
  { forecasts }: Words['table'],
): string {
  return isFar ? forecasts.rollFor(name, PRICE_OF_RANGE, forecast) : forecasts.roll(name, forecast);
}

function defendLabel(name: string, isFar: boolean, table: Words['table']): string {
  return isFar ? table.forMomentum(table.defend(name), PRICE_OF_RANGE) : table.defend(name);
}

/** Whether a hero of a Mission defends against a non-adjacent enemy (rule: m-range). */
function needsRange({ mission, attack }: GameView, seat: Seat): boolean {
  const hero = mission?.heroes[seat];
  return hero !== undefined && attack !== null && !hero.beside.includes(attack.attacker);
}
