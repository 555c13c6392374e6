/** The colour and the icon of each environment. */
interface Ground {
  readonly colour: string;
  readonly icon: string;
}

type Row = readonly [colour: string, icon: string];

const GROUNDS: Readonly<Record<string, Row>> = {
  'crimson-sands': ['#8a3a2b', 'sunrise'],
  'boss-portal': ['#54246b', 'vortex'],
  'ivory-plains': ['#847d66', 'feather'],
  'ivory-thicket': ['#7a7a56', 'feather'],
  'stained-altar': ['#6b2f3a', 'flame'],
  'thorn-bush': ['#3f5a2a', 'thorny-vine'],
  'thorn-road': ['#4a5a2a', 'thorny-vine'],
  'thorn-bridge': ['#50552f', 'thorny-vine'],
  'lonely-shrine': ['#4b5570', 'holy-symbol'],
  'lonely-statue': ['#565b6b', 'prayer'],
  reflection: ['#2a5570', 'perspective-dice-six-faces-random'],
  'pensive-pond': ['#1f5d73', 'water-drop'],
  'emerald-islands': ['#1f6a55', 'droplet-splash'],
  'emerald-shoal': ['#1c6460', 'droplet-splash'],
  'drowned-mill': ['#35566a', 'big-gear'],
  'solar-flare': ['#a8641c', 'sun-radiations'],
  caves: ['#3b3430', 'bat-wing'],
  'void-crater': ['#2d2148', 'whirlwind'],
  'void-canyon': ['#331f50', 'whirlwind'],
  citadel: ['#56585f', 'round-shield'],
  'town-park': ['#4e6a3a', 'oak-leaf'],
  'ember-fields': ['#7a2f14', 'burning-meteor'],
  'hanging-gardens': ['#2e6a4a', 'plant-roots'],
  'regents-vault': ['#6a5424', 'open-treasure-chest'],
  'broken-cart': ['#5d4a33', 'big-gear'],
  'quiet-chapel': ['#51608a', 'prayer'],
  'gallows-hill': ['#3a3a3a', 'skull-crossed-bones'],
  'toll-gate': ['#63594a', 'flag-objective'],
  'sunken-library': ['#2f4f5e', 'spell-book'],
  'whispering-well': ['#274a66', 'water-drop'],
  'iron-orchard': ['#5a4636', 'evil-tree'],
  'broken-watchtower': ['#6a6250', 'crosshair'],
  'throne-steps': ['#5b2440', 'flag-objective'],
  'hall-of-mirrors': ['#46506e', 'third-eye'],
  'black-fountain': ['#1d2a36', 'droplet-splash'],
  'execution-yard': ['#5a1f1f', 'crossed-axes'],
};

/** The look of an environment; those of packs are grey with a map. */
export function groundOf(environment: string): Ground {
  const [colour, icon] = GROUNDS[environment] ?? ['#4a4d57', 'treasure-map'];
  return { colour, icon };
}
