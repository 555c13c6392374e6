import type { Palette } from './board-model.ts';
import { colourOf } from './colour.ts';

/** The look of a hero: colours, the icon of the emblem and the larger, fainter one behind it. */
export interface HeroLook {
  readonly palette: Palette;
  readonly icon: string;
  readonly behind: string;
}

type Row = readonly [base: string, accent: string, icon: string, behind: string];

const LOOKS: Readonly<Record<string, Row>> = {
  alchemist: ['#4a7a4e', '#e2f7b0', 'round-bottom-flask', 'bubbles'],
  artificer: ['#5f7178', '#ffd9a0', 'robot-antennas', 'big-gear'],
  barbarian: ['#b3262b', '#ffc9a8', 'horned-helm', 'crossed-axes'],
  'black-panther': ['#4b3a86', '#d6c8ff', 'tiger-head', 'claw-slashes'],
  'black-widow': ['#4f1019', '#ffb9b9', 'angular-spider', 'spider-web'],
  'boss-fallen-barbarian': ['#4f1414', '#ffb8a0', 'horned-helm', 'broadsword'],
  'boss-fallen-gunslinger': ['#3a2a24', '#ffcf9a', 'revolver', 'silver-bullet'],
  'boss-fallen-monk': ['#4a3412', '#ffe2a0', 'fist', 'yin-yang'],
  'boss-mad-king': ['#35143f', '#f0d0ff', 'jester-hat', 'evil-eyes'],
  'captain-marvel': ['#b5292f', '#ffe08a', 'star-medal', 'beams-aura'],
  'cursed-pirate': ['#1f6f73', '#b8f0e2', 'pirate-captain', 'crossed-sabres'],
  cyclops: ['#2d4da8', '#ffb3a8', 'laser-burst', 'night-vision'],
  deadpool: ['#a51f24', '#ffd0d0', 'deadly-strike', 'katana'],
  'doctor-strange': ['#7a2b3a', '#ffd08a', 'third-eye', 'magic-swirl'],
  druid: ['#5c6b2e', '#e6f0b0', 'bear-head', 'oak-leaf'],
  duelist: ['#8a3550', '#ffd9c2', 'sword-clash', 'fleur-de-lys'],
  forgemaster: ['#7a4a22', '#ffcf8f', 'anvil', 'hammer-drop'],
  gambit: ['#7b2f6f', '#ffb8e8', 'poker-hand', 'card-ace-spades'],
  'ghost-runner': ['#26707f', '#b8f5ff', 'full-motorcycle-helmet', 'lightning-trio'],
  gunslinger: ['#8a4a2a', '#f2c9a0', 'revolver', 'crossed-pistols'],
  'headless-horseman': ['#5a3d1c', '#ffbf73', 'pumpkin-lantern', 'horse-head'],
  huntress: ['#8f9a4a', '#e6f5b8', 'saber-toothed-cat-head', 'stone-spear'],
  iceman: ['#2c7fb0', '#dff6ff', 'frozen-orb', 'snowflake-1'],
  'jean-grey': ['#a3402c', '#ffd79a', 'eagle-emblem', 'flame'],
  krampus: ['#5b2f23', '#f2c7a0', 'horned-skull', 'crossed-chains'],
  loki: ['#2c7346', '#f5e08a', 'lunar-wand', 'horned-reptile'],
  'minion-viseer': ['#241a4a', '#cfc4ff', 'eye-of-horus', 'magic-swirl'],
  'miles-morales': ['#9c1763', '#ffc2c2', 'spider-mask', 'spider-web'],
  monk: ['#d0831a', '#ffeec2', 'monk-face', 'lotus'],
  'moon-elf': ['#4a3fb0', '#d3dcff', 'pocket-bow', 'moon'],
  'mystic-brawler': ['#2f5d8f', '#ffe0a8', 'fist', 'yin-yang'],
  necromancer: ['#3d4a3a', '#cdf5b8', 'raise-zombie', 'skull-crossed-bones'],
  ninja: ['#1f6a45', '#c9f5d2', 'ninja-head', 'ninja-star'],
  paladin: ['#b08a2a', '#fff0bd', 'black-knight-helm', 'cross-shield'],
  'pale-lady': ['#5f6680', '#eef2ff', 'ghost', 'moon'],
  psylocke: ['#6b3fa0', '#f3c8ff', 'butterfly', 'psychic-waves'],
  'punch-a-tron-3000': ['#8c3b2a', '#ffd9a0', 'robot-golem', 'boxing-glove'],
  pyromancer: ['#c2471a', '#ffe39a', 'burning-meteor', 'flame'],
  raveness: ['#3a2f52', '#dccbff', 'raven', 'feather'],
  rogue: ['#3f7d3a', '#f0ffb8', 'glowing-hands', 'beams-aura'],
  samurai: ['#a84a66', '#ffd9b8', 'samurai-helmet', 'sunrise'],
  santa: ['#b3282d', '#ffffff', 'santa-hat', 'snowflake-1'],
  'scarlet-witch': ['#a3203f', '#ffb8cf', 'magic-palm', 'magic-swirl'],
  seraph: ['#6d98bd', '#fff6cf', 'angel-outfit', 'angel-wings'],
  'shadow-thief': ['#4a4f63', '#d5dbef', 'hood', 'plain-dagger'],
  snyper: ['#47583a', '#e3ecc4', 'crosshair', 'silver-bullet'],
  storm: ['#3c5fa8', '#eaf2ff', 'heavy-lightning', 'tornado'],
  'sun-elf': ['#a87a1c', '#fff2b8', 'sun', 'sun-radiations'],
  tactician: ['#23386b', '#d4e4ff', 'centurion-helmet', 'star-flag'],
  thor: ['#2f78b5', '#ffe9a8', 'thor-hammer', 'heavy-lightning'],
  treant: ['#4c7a22', '#dff2a8', 'evil-tree', 'oak-leaf'],
  'vampire-lord': ['#571a5e', '#ffc0cc', 'vampire-dracula', 'bat-wing'],
  wolverine: ['#a8801c', '#fff0a8', 'wolverine-claws', 'claw-slashes'],
};

/** The look of `heroId`; a hero unknown here gets colours from the id and crossed swords, a minion or boss
 * a skull. */
export function heroLook(heroId: string): HeroLook {
  const row = Object.hasOwn(LOOKS, heroId) ? LOOKS[heroId] : undefined;
  if (!row) {
    const isProgram = heroId.startsWith('minion-') || heroId.startsWith('boss-');
    return {
      palette: { base: colourOf(heroId), accent: '#f3ead2' },
      icon: isProgram ? 'horned-skull' : 'crossed-swords',
      behind: isProgram ? 'evil-eyes' : 'round-shield',
    };
  }
  const [base, accent, icon, behind] = row;
  return { palette: { base, accent }, icon, behind };
}

/** The heroes with a defined look. */
export function knownLooks(): readonly string[] {
  return Object.keys(LOOKS);
}
