/** Log lines of Portal Crawls. Names are markdown. */
import { counted } from './phrasing.ts';

export const crawlLog = {
  explored: (who: string, space: string, name: string, text: string) =>
    `${who} explores ${space}: ${name}.${text === '' ? '' : ` ${text}`}`,
  shard: (who: string, now: number) => `${who} finds a portal shard (${now} of 3).`,
  salveFound: (who: string, now: number) => `${who} finds a salve (now ${now}).`,
  gold: (gained: number, now: number) => `The party gains ${gained} gold (now ${now}).`,
  lostGold: (lost: number, now: number) => `The party loses ${lost} gold (now ${now}).`,
  lootDieRolled: (who: string, value: number) => `${who} rolls ${value} on the Loot die.`,
  lootDie: (who: string, chest: number, value: number, prize: string) =>
    `${who} rolls ${value} for a chest of level ${chest}: ${prize}.`,
  prizes: {
    bonusDamage: (figure: number) => `Bonus Damage ${figure}`,
    cp: (amount: number) => `${amount} CP`,
    draw: (amount: number) => counted(amount, 'card', 'cards'),
    heal: (amount: number) => `${amount} health`,
    gold: (amount: number) => `${amount} gold`,
    loot: (rarity: string) => `an unidentified ${rarity} loot card`,
    /** From a chest after a Boss Battle: the hero looks at it at once. */
    openLoot: (rarity: string) => `${rarity === 'epic' ? 'an' : 'a'} ${rarity} loot card`,
    rarities: { common: 'common', rare: 'rare', epic: 'epic', legendary: 'legendary' },
  },
  shop: (gold: number) => `The shop opens: every hero has ${gold} gold.`,
  /** `left` is the gold that the hero has then. */
  bought: (who: string, card: string, left: number) => `${who} buys ${card} (${left} gold left).`,
  identified: (who: string, card: string, left: number) => `${who} identifies ${card} (${left} gold left).`,
  sold: (who: string, card: string, left: number) => `${who} sells ${card} (now ${left} gold).`,
  soldUnseen: (who: string, rarity: string, left: number) =>
    `${who} sells an unidentified ${rarity} card (now ${left} gold).`,
  kept: (who: string, card: string) => `${who} keeps ${card}.`,
  givenUp: (who: string, card: string) => `${who} gives up ${card}: the deck has too many cards.`,
  left: (who: string, card: string) => `${who} leaves ${card} for a point.`,
  engaged: (who: string, minion: string) => `${who} fights the ${minion}.`,
  minionLeft: (minion: string) => `The ${minion} leaves.`,
  salve: (who: string, healed: number) => `${who} spends a salve: +${healed} health.`,
  revived: (who: string, on: string, health: number) =>
    `${who} spends a salve: ${on} stands up with ${health} health.`,
};
