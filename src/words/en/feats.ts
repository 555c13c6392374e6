/** Names and descriptions of the achievements, all of our own wording (rule: achievements). */
import { counted, listed } from './phrasing.ts';

/** Id of an achievement -> its texts. */
const told: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  'six-cards': { name: 'Full Hands', text: 'Draw 6 cards in one turn' },
  'mirror-match': { name: 'Mirror Match', text: 'Win against your own hero' },
  'wild-against-ultimate': { name: 'Not This Time', text: 'Stop an Ultimate with Twice as Wild!' },
  'tipped-ultimate': { name: 'By One Pip', text: 'Activate an Ultimate with the help of Tip It!' },
  'healthy-win': { name: 'Hardly a Scratch', text: 'Win with more than 25 health left' },
  'double-stun': { name: 'Seeing Double', text: 'Stun one opponent twice in a turn' },
  'overpower-sixes': { name: 'Raw Power', text: 'Roll only 6s with Overpower, without help' },
  'overpower-ones': { name: 'Weak Wrists', text: 'Deal the damage of only 1s with Overpower' },
  'smack-ten': { name: 'No Way Around', text: 'Deal 10 undefendable damage with Smack III' },
  'too-reckless': { name: 'Too Reckless', text: 'Hurt yourself more than your opponent with Reckless' },
  'evasive-life': { name: 'Out of Harm', text: 'Survive a lethal Attack with Evasive' },
  'third-evasive': {
    name: 'Third Time Lucky',
    text: 'Avoid damage with the third Evasive against one Attack',
  },
  'six-moon-tokens': { name: 'Moonlit Table', text: 'Have six of your status effects in play at once' },
  'two-targeted': { name: 'Two in Sight', text: 'Have two opponents Targeted at once' },
  'better-feet': { name: 'On Better Feet', text: 'Play Better D! after a defence without a foot' },
  'rich-early': { name: 'Early Retirement', text: 'Have 15 CP by the end of your second turn' },
  'sneak-six-kill': { name: 'Last Whisper', text: 'Defeat somebody with a Sneak Attack roll of 6' },
  'poison-kill': { name: 'Slow Work', text: 'Defeat somebody by Poison' },
  'shadow-defense-twelve': { name: 'Nobody There', text: 'Avoid 12 damage in a turn through Shadow Defense' },
  'two-poisoned': { name: 'Bad Cooking', text: 'Have two opponents with 3 Poison each' },
  'rush-one-to-six': { name: 'Turn of the Tide', text: 'Turn a 1 into a 6 with Chi in Tempest Rush' },
  'rush-sixes': { name: 'Perfect Storm', text: 'Roll only 6s with Tempest Rush, without help' },
  'chi-left': { name: 'Inner Calm', text: 'Win with 6 unused Chi' },
  'chi-alone': { name: 'Breath Control', text: 'Prevent all damage of an Attack with nothing but Chi' },
  'life-saving-cleanse': {
    name: 'Clean Living',
    text: 'Cleanse what would have killed you in your next turn',
  },
  'burn-kill': { name: 'Slow Roast', text: 'Defeat somebody by Burn' },
  'nineteen-damage': { name: 'Inferno', text: 'Deal 19 damage in one turn' },
  'stunning-twice': { name: 'Stunning', text: 'Inflict Stun twice in a turn' },
  'mastery-seven': { name: 'Master of Fire', text: 'Win with a Fire Mastery limit of 7' },
  'molten-five': { name: 'Hot to the Touch', text: 'Deal 5 damage with one defence' },
  'defending-deals-more': { name: 'Best Defence', text: 'Deal more than you take while you defend' },
  'paladin-blessed-win': {
    name: 'Second Life',
    text: 'Win in the turn after Blessing of Divinity saved you',
  },
  'five-paladin-tokens': { name: 'Full Armoury', text: 'Hold all five of your status effects' },
  'tithe-rescue': { name: 'Worth the Coin', text: 'Activate an ability after a re-roll by Tithe' },
  'holy-light-five': { name: 'Bright Light', text: 'Heal 5 with Holy Light' },
  'honourable-slice': {
    name: 'Honourable Cut',
    text: 'Katana Slice for 8, with Shame and Honor in the same turn',
  },
  'four-shame': { name: 'Shame on You', text: 'Inflict 4 Shame in a turn' },
  'early-honor': { name: 'Born Honourable', text: 'Have 2 Honor after your first turn' },
  'six-in-defence': { name: 'Iron Stance', text: 'Deal 6 damage with one defence' },
  'saved-by-shame': { name: 'Shame Saves', text: 'Survive lethal damage thanks to Shame' },
  'reload-six': { name: 'Locked and Loaded', text: 'Add 6 damage by Reload in a turn' },
  'two-reloads-again': { name: 'Double Tap', text: 'Re-roll two Reload dice in a turn' },
  'showdown-six-one': { name: 'High Noon', text: 'Win Showdown with 6 against 1' },
  'better-duel': { name: 'Quicker Draw', text: 'Win Duel with the help of Better D!' },
  'two-bounties': { name: 'Wanted', text: 'Have two opponents with Bounty' },
  'nyra-stands': { name: 'Never Down', text: 'Win without Nyra ever being Downed' },
  'nyra-seven': { name: 'Well Fed', text: 'Heal Nyra 7 in a turn' },
  'huntress-defence': { name: 'Claws Out', text: 'Deal 4 damage with one defence' },
  'nyra-twelve': { name: 'Big Cat', text: 'Let Nyra take 12 damage of one Attack' },
  'nyra-falls-for-you': {
    name: 'Loyal to the End',
    text: 'Survive a lethal Attack because Nyra goes down for you',
  },
  'wide-bombs': { name: 'Saturation', text: 'Hit two opponents with one Carpet Bomb' },
  'profiteer-thrice': { name: 'War Economy', text: 'Activate Profiteer three times in a turn' },
  'token-to-team-mate': {
    name: 'Supply Line',
    text: "Move another player's status effect to a team-mate by Tactical Advantage",
  },
  'four-advantage-dice': { name: 'Revised Plan', text: 'Re-roll 4 dice in a turn by Tactical Advantage' },
  'advantage-seven': { name: 'Upper Hand', text: 'Have a Tactical Advantage limit of 7' },
  'three-bots': { name: 'Assembly Line', text: 'Build all three Bots in your first turn' },
  'nanite-six': { name: 'Swarm', text: 'Deal 6 Nanite damage in a turn' },
  'eight-synth': { name: 'Big Spender', text: 'Spend 8 Synth in a turn' },
  'three-nanites': { name: 'Infestation', text: 'Inflict 3 Nanites in a turn' },
  'every-symbol': { name: 'One of Each', text: 'Roll one of each symbol with Spanner Strike' },
  'cursed-early': { name: 'Early Curse', text: 'Win after you flipped in your first turn' },
  'never-cursed': { name: 'Still Human', text: 'Win without flipping' },
  'kegs-for-all': { name: 'A Keg for Everyone', text: 'Have a Powder Keg on every player, you included' },
  'doubloon-from-none': {
    name: 'Fresh Coin',
    text: 'Gain a Cursed Doubloon in a turn that you began without one',
  },
  'ahead-of-the-curse': {
    name: 'Ahead of the Curse',
    text: 'Win in the turn before the curse would have killed you',
  },
  'flight-life': { name: 'Airborne', text: 'Survive a lethal Attack with Flight' },
  'seraph-blessed-win': { name: 'Risen', text: 'Win in the turn after Blessing of Divinity saved you' },
  'two-presences': { name: 'Doubly Present', text: 'Gain 2 Holy Presence in a turn' },
  'second-flight': {
    name: 'Second Wind',
    text: 'Make an Attack undefendable with the second Flight of a turn',
  },
  'team-mate-flies': { name: 'Borrowed Wings', text: 'A team-mate avoids damage with Flight' },
  'power-kill': { name: 'Blood for Blood', text: 'Defeat somebody who would have stood without Blood Power' },
  'four-bleed': { name: 'Open Wounds', text: 'Have 4 Bleed on your opponents' },
  'bleed-kill': { name: 'Bled Dry', text: 'Defeat somebody by Bleed' },
  'heal-twelve': { name: 'Feast', text: 'Heal 12 in a turn' },
  mesmerized: { name: 'Look at Me', text: "Spoil an opponent's roll phase with Mesmerize" },
  'treant-grove': { name: 'Grove', text: 'Have a seedling, a sapling and a dryad at once' },
  'treant-eight': { name: 'Deep Roots', text: 'Heal 8 in a turn' },
  'ninja-poison-kill': { name: 'Long Gone', text: 'Defeat somebody by Delayed Poison' },
  'ninja-smoke': { name: 'Where There Is Smoke', text: 'Survive a lethal Attack with Smoke Bomb' },
  'widow-bombs': { name: 'Right on Time', text: 'Defeat somebody with a Time Bomb' },
  'widow-fifteen': { name: 'Heavy Bite', text: 'Deal 15 damage at once' },
  'miles-webs': { name: 'Caught Twice', text: 'Inflict Webbed twice in a turn' },
  'miles-unseen': { name: 'Not Where You Aimed', text: 'Take nothing of an Attack of 10 or more' },
  'thor-eighteen': { name: 'Thunderstruck', text: 'Deal 18 damage in one turn' },
  'thor-hammer-kill': { name: 'Worthy', text: 'Defeat somebody by Mjolnir' },
  'last-of-four': { name: 'Last One Standing', text: 'Win King of the Hill against three or more' },
  'two-at-once': { name: 'Two Birds', text: 'Defeat two opponents with one Attack' },
  'team-on-edge': { name: 'On the Edge', text: 'Win with your team at 5 health or less' },
  'one-health': { name: 'By a Hair', text: 'Win with 1 health left' },
  'mission-won': { name: 'Mission Complete', text: 'Win a Mission' },
  'mission-alone': { name: 'Lone Hero', text: 'Win a Mission alone' },
  'mission-unhurt': { name: 'Nobody Limps', text: 'Win a Mission with every hero at 20 health or more' },
};

export const feats = {
  told,
  /** Of achievements that somebody earned in a game that has just ended. */
  earned: (who: string, names: readonly string[]) =>
    `${who} earned ${listed(names.map((name) => `**${name}**`))}.`,
  heading: (earned: number, all: number) => `### Achievements: ${earned} of ${all}`,
  headingOf: (hero: string, earned: number, all: number) => `### ${hero}: ${earned} of ${all}`,
  general: 'Any hero',
  /** Marks an achievement that this bot added. */
  ofOurs: 'ours',
  /** Below the achievements of a hero, where some are so marked. */
  oursMeans: '[ours]: added here, not from the Great Charter.',
  none: 'No achievement yet. They count in games against other people, and in Missions.',
  noneOfHero: 'This hero has no achievements of its own. Those of any hero can be earned with it too.',
  /** A line of the list of heroes. */
  hero: (name: string, earned: number, all: number) => `${name} ${earned}/${all}`,
  /** `rarity` in percent of the people who finished a game with the hero; null if nobody did. */
  line: (isEarned: boolean, name: string, text: string, rarity: number | null) =>
    `${isEarned ? '✅' : '▫️'} **${name}**: ${text}${rarity === null ? '' : ` (${rarity} %)`}`,
  /** `ofHero`: the achievements are those of one hero, and not of any. */
  rarity: (people: number, ofHero: boolean) => {
    const game = ofHero ? 'a game with this hero' : 'a game';
    return people === 0
      ? `Nobody has finished ${game} yet.`
      : `Shares are of ${counted(people, 'person', 'people')} who finished ${game} here.`;
  },
};
