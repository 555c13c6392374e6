/** Texts in the picture of a Mission and its alt text. Long texts are cut off. */
export const missionPicture = {
  side: (number: number, name: string, level: string) => `Side ${number}: ${name} · ${level}`,
  levels: { 1: 'Intro', 2: 'Moderate', 3: 'Hard', 4: 'Brutal', 5: 'Ruthless' },
  round: (number: number) => `Round ${number}`,
  /** On the panel of a boss: its next phase. */
  phaseAt: (health: number, name: string) => `At ${health} health: ${name}.`,
  setUp: 'Set-up',
  setUpFor: (heroes: number) => (heroes === 1 ? 'For one hero' : `For ${heroes} heroes`),
  /** The phases of a round; the short form for all but the current one. */
  phases: {
    pass: { label: 'Pass', short: 'Pass' },
    movement: { label: 'Movement & part 1', short: 'Move' },
    target: { label: 'Target & Resolve', short: 'Target' },
    'part-2': { label: 'Hero part 2', short: 'Part 2' },
    'enemy-upkeep': { label: 'Enemy upkeep', short: 'E. upkeep' },
    'enemy-roll': { label: 'Enemy roll', short: 'E. roll' },
    clock: { label: 'Crisis clock', short: 'Clock' },
  },
  clock: 'Crisis clock',
  /** After the heading of the clock. */
  clockMoves: (steps: number) => (steps === 1 ? 'moves 1 a round' : `moves ${steps} a round`),
  nothing: 'nothing happens',
  crisis: (panel: string, text: string) => `${panel}: ${text}`,
  enemyDice: 'Enemy dice',
  notRolled: 'not rolled yet',
  acts: 'ACTS',
  melee: 'adjacent',
  range: 'any distance',
  /** After the reach of an attack: how likely the next enemy roll activates it. */
  chance: (reach: string, percent: number) => `${reach} · ${percent} %`,
  allInReach: 'all',
  onMap: (count: number) => `${count} on the map`,
  unstoppable: 'unstoppable',
  health: 'HP',
  cp: 'CP',
  momentum: 'momentum',
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  ready: 'ready',
  readyOf: (ready: number, of: number) => `${ready} of ${of} ready`,
  out: 'out by the exit',
  enters: 'not on the map yet',
  /** The short form of `enters`. */
  entersShort: 'off map',
  defeated: 'defeated',
  noAlly: 'no ally',
  headquarters: 'Allies to recruit',
  ally: (name: string, cost: number) => `${name} for ${cost} momentum`,
  waitsFor: (names: readonly string[]) => `Waiting for ${names.join(', ')}`,
  won: 'The Mission is won',
  lost: 'The Mission is lost',
  objectives: { main: 'Main', bonus: 'Bonus', perfect: 'Perfect', lost: 'Lost if' },
  states: { open: '', met: 'done', missed: 'missed' },
  progress: (now: number, of: number) => `${now} of ${of}`,
  reaches: (actor: string, targets: readonly string[]) =>
    targets.length === 0
      ? `${actor} is next to nobody: all enemies need range`
      : `${actor} reaches ${targets.join(', ')}`,
  farther: 'the others need range',
  attacks: (actor: string, targets: readonly string[]) =>
    targets.length === 0 ? `${actor} is next to no hero` : `${actor} is next to ${targets.join(', ')}`,
  figureAt: (name: string, space: string) => `${name} (${space})`,
  /** On one die. */
  symbol: { strike: 'strike', vortex: 'vortex', hedron: 'hedron' },
  symbols: {
    strike: (count: number) => (count === 1 ? '1 strike' : `${count} strikes`),
    vortex: (count: number) => (count === 1 ? '1 vortex' : `${count} vortices`),
    hedron: (count: number) => (count === 1 ? '1 hedron' : `${count} hedrons`),
  },
  alt: {
    mission: (title: string, side: string, round: string, phase: string) =>
      `${title}, ${side}. ${phase === '' ? round : `${round}, ${phase}`}.`,
    hero: (name: string, at: string, health: number) => `${name} ${at}, ${health} health`,
    on: (space: string) => `on ${space}`,
    nextTo: (figures: readonly string[]) => `next to ${figures.join(', ')}`,
    nextToNobody: 'next to nobody',
    clock: (steps: number, segments: readonly string[]) =>
      `The crisis clock moves ${steps}; next: ${segments.map((text, i) => `${i + 1} ${text}`).join('; ')}.`,
    dice: (rolled: string) => `Enemy dice: ${rolled}.`,
    acts: (panels: readonly string[]) => `Activated: ${panels.join(', ')}.`,
    attack: (panel: string, on: string, reach: string, text: string) =>
      `${panel} on ${on}, ${reach}: ${text}`,
    figure: (name: string, spaces: string, health: number | null, tokens: readonly string[]) =>
      [
        name,
        ...(spaces === '' ? [] : [spaces]),
        ...(health === null ? [] : [`${health} health`]),
        ...tokens,
      ].join(' '),
    enemies: (figures: readonly string[]) => `Enemies: ${figures.join('; ')}.`,
    objective: (kind: string, text: string, state: string) =>
      `${kind}: ${text}${state === '' ? '' : ` (${state})`}.`,
    resources: (hero: string, parts: readonly string[]) => `${hero}: ${parts.join(', ')}.`,
    headquarters: (allies: readonly string[]) => `Allies to recruit: ${allies.join(', ')}.`,
    exits: (spaces: readonly string[]) => `Exit: ${spaces.join(', ')}.`,
    boosts: (spaces: readonly string[]) => `Boosts on ${spaces.join(', ')}.`,
    /** What the painting of the map shows. */
    states: {
      fires: (spaces: readonly string[]) => `Fire on ${spaces.join(', ')}.`,
      shards: (spaces: readonly string[]) => `Shards on ${spaces.join(', ')}.`,
      levers: (spaces: readonly string[]) => `Levers to pull on ${spaces.join(', ')}.`,
      plots: (spaces: readonly string[]) => `Plot tokens on ${spaces.join(', ')}.`,
      mysteries: (spaces: readonly string[]) => `Mystery tiles on ${spaces.join(', ')}.`,
      closedGates: (spaces: readonly string[]) => `Closed gate: ${spaces.join(', ')}.`,
      openGates: (spaces: readonly string[]) => `Open gate: ${spaces.join(', ')}.`,
      beams: (spaces: readonly string[]) => `Beams across ${spaces.join(', ')}.`,
      water: (spaces: readonly string[]) => `Under water: ${spaces.join(', ')}.`,
    },
  },
};
