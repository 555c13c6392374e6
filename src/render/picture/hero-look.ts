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
  artificer: ['#5f7178', '#ffd9a0', 'robot-antennas', 'big-gear'],
  barbarian: ['#b3262b', '#ffc9a8', 'horned-helm', 'crossed-axes'],
  'black-panther': ['#4b3a86', '#d6c8ff', 'tiger-head', 'claw-slashes'],
  'black-widow': ['#4f1019', '#ffb9b9', 'angular-spider', 'spider-web'],
  'captain-marvel': ['#b5292f', '#ffe08a', 'star-medal', 'beams-aura'],
  'cursed-pirate': ['#1f6f73', '#b8f0e2', 'pirate-captain', 'crossed-sabres'],
  cyclops: ['#2d4da8', '#ffb3a8', 'laser-burst', 'night-vision'],
  deadpool: ['#a51f24', '#ffd0d0', 'deadly-strike', 'katana'],
  'doctor-strange': ['#7a2b3a', '#ffd08a', 'third-eye', 'magic-swirl'],
  gambit: ['#7b2f6f', '#ffb8e8', 'poker-hand', 'card-ace-spades'],
  gunslinger: ['#6f4a3a', '#f2c9a0', 'revolver', 'crossed-pistols'],
  huntress: ['#8f7a3c', '#e6f5b8', 'saber-toothed-cat-head', 'stone-spear'],
  iceman: ['#2c7fb0', '#dff6ff', 'frozen-orb', 'snowflake-1'],
  'jean-grey': ['#a3402c', '#ffd79a', 'eagle-emblem', 'flame'],
  krampus: ['#5b2f23', '#f2c7a0', 'horned-skull', 'crossed-chains'],
  loki: ['#2c7346', '#f5e08a', 'lunar-wand', 'horned-reptile'],
  'miles-morales': ['#9c1763', '#ffc2c2', 'spider-mask', 'spider-web'],
  monk: ['#d0831a', '#ffeec2', 'monk-face', 'lotus'],
  'moon-elf': ['#4a3fb0', '#d3dcff', 'pocket-bow', 'moon'],
  ninja: ['#1f6a45', '#c9f5d2', 'ninja-head', 'ninja-star'],
  paladin: ['#b08a2a', '#fff0bd', 'black-knight-helm', 'cross-shield'],
  psylocke: ['#6b3fa0', '#f3c8ff', 'butterfly', 'psychic-waves'],
  pyromancer: ['#c2471a', '#ffe39a', 'burning-meteor', 'flame'],
  rogue: ['#3f7d3a', '#f0ffb8', 'glowing-hands', 'beams-aura'],
  samurai: ['#a84a66', '#ffd9b8', 'samurai-helmet', 'sunrise'],
  santa: ['#b3282d', '#ffffff', 'santa-hat', 'snowflake-1'],
  'scarlet-witch': ['#a3203f', '#ffb8cf', 'magic-palm', 'magic-swirl'],
  seraph: ['#6d98bd', '#fff6cf', 'angel-outfit', 'angel-wings'],
  'shadow-thief': ['#4a4f63', '#d5dbef', 'hood', 'plain-dagger'],
  storm: ['#3c5fa8', '#eaf2ff', 'heavy-lightning', 'tornado'],
  tactician: ['#23386b', '#d4e4ff', 'centurion-helmet', 'star-flag'],
  thor: ['#2f78b5', '#ffe9a8', 'thor-hammer', 'heavy-lightning'],
  treant: ['#4c7a22', '#dff2a8', 'evil-tree', 'oak-leaf'],
  'vampire-lord': ['#571a5e', '#ffc0cc', 'vampire-dracula', 'bat-wing'],
  wolverine: ['#a8801c', '#fff0a8', 'wolverine-claws', 'claw-slashes'],
};

/** The look of `heroId`; a hero unknown here gets colours from the id and crossed swords. */
export function heroLook(heroId: string): HeroLook {
  const row = Object.hasOwn(LOOKS, heroId) ? LOOKS[heroId] : undefined;
  if (!row) {
    return {
      palette: { base: colourOf(heroId), accent: '#f3ead2' },
      icon: 'crossed-swords',
      behind: 'round-shield',
    };
  }
  const [base, accent, icon, behind] = row;
  return { palette: { base, accent }, icon, behind };
}

/** The heroes with a defined look. */
export function knownLooks(): readonly string[] {
  return Object.keys(LOOKS);
}
