/** Icon and colour of a die's symbol. */
export interface DieSymbol {
  readonly icon: string;
  readonly fill: string;
}

const STEEL = '#eef3ff';
const ROSE = '#ff9aa2';
const GOLD = '#ffd76a';
const LEAF = '#b9f08a';
const SKY = '#a8dcff';
const FIRE = '#ffb35c';
const VIOLET = '#dcb8ff';

type Row = readonly [icon: string, fill: string];

const SYMBOLS: Readonly<Record<string, Row>> = {
  adamantium: ['metal-bar', STEEL],
  arrow: ['broadhead-arrow', STEEL],
  astral: ['star-swirl', VIOLET],
  bag: ['swap-bag', GOLD],
  bang: ['pistol-gun', STEEL],
  batons: ['bo', STEEL],
  blade: ['energy-sword', STEEL],
  blaze: ['small-fire', GOLD],
  bolt: ['power-lightning', GOLD],
  'bonded-soul': ['paw-heart', ROSE],
  booty: ['open-treasure-chest', GOLD],
  branch: ['tree-branch', STEEL],
  bullet: ['silver-bullet', STEEL],
  bullseye: ['bullseye', GOLD],
  card: ['card-random', SKY],
  chaos: ['evil-eyes', VIOLET],
  claw: ['claw-slashes', STEEL],
  control: ['psychic-waves', SKY],
  cross: ['holy-symbol', GOLD],
  cutlass: ['saber-slash', STEEL],
  dagger: ['plain-dagger', STEEL],
  dash: ['sprint', SKY],
  droplet: ['drop', ROSE],
  espionage: ['spyglass', STEEL],
  'fiery-soul': ['fire-silhouette', ROSE],
  fist: ['fist', STEEL],
  flag: ['star-flag', SKY],
  flame: ['flame', FIRE],
  foot: ['wingfoot', SKY],
  gaze: ['evil-eyes', VIOLET],
  gear: ['big-gear', SKY],
  hammer: ['thor-hammer', STEEL],
  'heart-diamond': ['hearts', ROSE],
  helmet: ['crested-helmet', SKY],
  illusion: ['two-shadows', SKY],
  ion: ['embrassed-energy', GOLD],
  joke: ['jester-hat', SKY],
  kabuto: ['samurai-helmet', SKY],
  katana: ['katana', STEEL],
  knife: ['bowie-knife', STEEL],
  leaf: ['oak-leaf', LEAF],
  lies: ['imp-laugh', VIOLET],
  life: ['hearts', ROSE],
  lotus: ['lotus', GOLD],
  mask: ['ninja-mask', GOLD],
  medal: ['star-medal', GOLD],
  meteor: ['burning-meteor', GOLD],
  mischief: ['jester-hat', GOLD],
  moon: ['moon', GOLD],
  ninjato: ['katana', STEEL],
  palm: ['palm', SKY],
  pendant: ['gem-pendant', GOLD],
  phoenix: ['eagle-emblem', GOLD],
  pow: ['punch-blast', GOLD],
  prayer: ['prayer', GOLD],
  'rising-sun': ['sunrise', GOLD],
  saber: ['saber-slash', STEEL],
  sabertooth: ['saber-toothed-cat-head', GOLD],
  scepter: ['lunar-wand', STEEL],
  shadow: ['hood', VIOLET],
  shuriken: ['ninja-star', SKY],
  skull: ['pirate-skull', GOLD],
  soar: ['fluffy-wing', SKY],
  'spade-club': ['spades', SKY],
  spear: ['stone-spear', STEEL],
  spider: ['angular-spider', GOLD],
  spirit: ['spark-spirit', GOLD],
  staff: ['bo', STEEL],
  supercharge: ['card-burn', GOLD],
  swipe: ['saber-slash', STEEL],
  sword: ['broadsword', STEEL],
  thunder: ['heavy-lightning', GOLD],
  thwip: ['web-spit', STEEL],
  touch: ['palm', STEEL],
  vortex: ['vortex', SKY],
  web: ['spider-web', SKY],
  widow: ['angular-spider', GOLD],
  wings: ['feathered-wing', SKY],
  worthy: ['mailed-fist', SKY],
  wrench: ['wrench', STEEL],
  zen: ['yin-yang', SKY],
};

/** The drawing of the symbol `id`, or undefined: then its first letter is shown. */
export function dieSymbol(id: string): DieSymbol | undefined {
  const row = Object.hasOwn(SYMBOLS, id) ? SYMBOLS[id] : undefined;
  return row && { icon: row[0], fill: row[1] };
}

/** The symbols that have an icon. */
export function knownSymbols(): readonly string[] {
  return Object.keys(SYMBOLS);
}
