/** The definitions that entries are about: keys of cards and ids of tokens, for claims. */
import { SHARED_CARDS } from '../../content/cards/shared.ts';
import type { RuleEntry } from '../../content/rules/schema.ts';
import {
  type CardDefinition,
  heroById,
  isHero,
  isToken,
  listHeroes,
  listTokens,
} from '../../engine/definitions.ts';
import { plain } from '../normalise.ts';
import { thingEntry } from '../thing-entries.ts';

/** The key of the card that an entry is about, `common/<id>` or `<hero>/<id>`; undefined for other entries. */
export function cardOfEntry(entry: RuleEntry): string | undefined {
  const opens = thingEntry(entry.id)?.opens;
  if (opens?.kind === 'card') return isHero(opens.key.split('/')[0] ?? '') ? opens.key : undefined;
  if (entry.subject !== 'cards') return undefined;
  const title = plain(entry.title);
  const card = SHARED_CARDS.find(({ name }) => plain(name) === title);
  if (card !== undefined) return `common/${card.id}`;
  const owner = listHeroes().find(({ cards }) => cards.some(({ name }) => plain(name) === title));
  const own = owner?.cards.find(({ name }) => plain(name) === title);
  return owner && own && `${owner.id}/${own.id}`;
}

/** The id of the token that an entry is about; undefined for entries about none that is played. */
export function tokenOfEntry(entry: RuleEntry): string | undefined {
  const opens = thingEntry(entry.id)?.opens;
  if (opens?.kind === 'token') return isToken(opens.id) ? opens.id : undefined;
  if (entry.subject !== 'status-tokens') return undefined;
  const title = plain(entry.title);
  return listTokens().find(({ id, name }) => id === entry.id || plain(name) === title)?.id;
}

/** The key of the first upgrade card of an ability's entry; undefined when it has none. */
export function upgradeOf(entryId: string): string | undefined {
  const hero = thingEntry(entryId)?.hero;
  if (hero === undefined || !isHero(hero)) return undefined;
  const { abilities, cards } = heroById(hero);
  const level = abilities.find(({ id }) => entryId === `ability-${hero}-${id}`);
  const upgrades = abilities.filter(({ slot }) => slot === level?.slot);
  const card = cards.find(({ upgradesTo }) => upgrades.some(({ id }) => id === upgradesTo));
  return card && `${hero}/${card.id}`;
}

/** The card of a key: `common/<id>` of every deck, or `<hero>/<id>`. */
export function cardOfKey(key: string): CardDefinition | undefined {
  const [owner = '', id = ''] = key.split('/');
  if (owner === 'common') return SHARED_CARDS.find((card) => card.id === id);
  return isHero(owner) ? heroById(owner).cards.find((card) => card.id === id) : undefined;
}
