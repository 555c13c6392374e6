/** Log lines of Portal Crawls. Names are markdown. */
import { counted } from './phrasing.ts';

export const crawlLog = {
  explored: (who: string, space: string, name: string, text: string) =>
    `${who} explores ${space}: ${name}.${text === '' ? '' : ` ${text}`}`,
  shard: (who: string, now: number) => `${who} finds a portal shard (${now} of 3).`,
  salveFound: (who: string, now: number) => `${who} finds a salve (now ${now}).`,
  gold: (gained: number, now: number) => `The party gains ${gained} gold (now ${now}).`,
  lostGold: (lost: number, now: number) => `The party loses ${lost} gold (now ${now}).`,
  lootDie: (who: string, chest: number, value: number, prize: string) =>
    `${who} rolls ${value} for a chest of level ${chest}: ${prize}.`,
  prizes: {
    bonusDamage: (figure: number) => `Bonus Damage ${figure}`,
    cp: (amount: number) => `${amount} CP`,
    draw: (amount: number) => counted(amount, 'card', 'cards'),
    heal: (amount: number) => `${amount} health`,
    gold: (amount: number) => `${amount} gold`,
    loot: (rarity: string) => `an unidentified ${rarity} loot card`,
    rarities: { common: 'common', rare: 'rare', epic: 'epic', legendary: 'legendary' },
  },
  engaged: (who: string, minion: string) => `${who} fights the ${minion}.`,
  minionLeft: (minion: string) => `The ${minion} leaves.`,
  salve: (who: string, healed: number) => `${who} spends a salve: +${healed} health.`,
  revived: (who: string, on: string, health: number) =>
    `${who} spends a salve: ${on} stands up with ${health} health.`,
};
