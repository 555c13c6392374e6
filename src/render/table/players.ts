/** Who sits at the table, and what they and their things are called. */
import { abilityOf, cardOf, deckOf, heroById, isHero, isToken, tokenById } from '../../engine/index.ts';
import { clipped, escaped, titled } from './phrasing.ts';

export interface TablePlayer {
  /** The display name of a person or bot, as it came. */
  readonly name: string;
  readonly heroId: string;
  /** The person's Discord id; null for a bot seat. */
  readonly userId: string | null;
}

/** The longest name that is shown. Discord's own display names end at 32. */
const NAME_LENGTH = 32;

/**
 * The players of a game in seat order.
 * @param seats the seats of any view of the game
 * @param sitters who sits there, in seat order
 * @throws RangeError when there are fewer sitters than seats
 */
export function playersAt(
  seats: readonly { readonly hero: string }[],
  sitters: readonly { readonly name: string; readonly userId?: string }[],
): TablePlayer[] {
  return seats.map(({ hero }, seat) => {
    const sitter = sitters[seat];
    if (!sitter) throw new RangeError(`nobody sits at seat ${seat}`);
    return { name: sitter.name, heroId: hero, userId: sitter.userId ?? null };
  });
}

/** A seat's name in plain text, for button labels, alt texts and the picture. */
export function plainNameOf(players: readonly TablePlayer[], seat: number): string {
  const name = players[seat]?.name.replaceAll(/\s+/g, ' ').trim() ?? '';
  return name === '' ? `Seat ${seat + 1}` : clipped(name, NAME_LENGTH);
}

/** A seat's name for markdown text. */
export function nameOf(players: readonly TablePlayer[], seat: number): string {
  return escaped(plainNameOf(players, seat));
}

/** The name of a seat's hero. */
export function heroNameOf(players: readonly TablePlayer[], seat: number): string {
  const id = players[seat]?.heroId ?? '';
  return isHero(id) ? heroById(id).name : titled(id);
}

/** A card's printed name, whoever's deck it is from. */
export function cardNameOf(players: readonly TablePlayer[], card: string): string {
  const owner = players.find(({ heroId }) => isHero(heroId) && deckOf(heroId).includes(card));
  return owner ? cardOf(owner.heroId, card).name : titled(card);
}

/** The name of an ability level or of a secondary ability on one, whoever's board it is on. */
export function abilityNameOf(players: readonly TablePlayer[], ability: string): string {
  return findAbilityName(players, ability) ?? titled(ability);
}

function findAbilityName(players: readonly TablePlayer[], ability: string): string | undefined {
  for (const { heroId } of players) {
    if (!isHero(heroId)) continue;
    for (const level of heroById(heroId).abilities) {
      if (level.id === ability) return abilityOf(heroId, ability).name;
      const variant = level.variants.find(({ id }) => id === ability);
      if (variant) return variant.name;
    }
  }
  return undefined;
}

export function tokenNameOf(token: string): string {
  return isToken(token) ? tokenById(token).name : titled(token);
}

/**
 * What a question or an event names as its source: an id of a card, token or ability, or a name that is
 * shown as it stands.
 */
export function sourceNameOf(players: readonly TablePlayer[], source: string): string {
  if (isToken(source)) return tokenById(source).name;
  const ability = findAbilityName(players, source);
  if (ability !== undefined) return ability;
  return /^[a-z0-9-]+$/.test(source) ? cardNameOf(players, source) : source;
}
