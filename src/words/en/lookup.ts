/** Texts of the look-ups. */
import { heroPages } from './hero-pages.ts';
import { oddsTexts } from './odds.ts';
import { counted, listed } from './phrasing.ts';

export const lookup = {
  modes: {
    any: 'Every mode',
    duel: 'In a duel',
    koth: 'In King of the Hill',
    team: 'In team games',
    missions: 'In Missions',
    adventures: 'In Adventures',
  },
  modeNames: {
    duel: 'duels',
    koth: 'King of the Hill',
    team: 'team games',
    missions: 'Missions',
    adventures: 'Adventures',
  },
  shared: {
    /** A button to the page that one came from. */
    back: (title: string) => `Back: ${title}`,
    trail: 'Further back',
    show: 'Show everyone',
    shown: 'Shown to everyone',
    shownBy: (userId: string) => `-# Shown by <@${userId}>`,
    others: 'Other matches',
    rulings: 'Rulings that mention it',
    /** @param when the time as Discord shows it */
    fromExpansion: (expansion: string, file: string, by: 'operator' | 'editor', when: string) =>
      `It comes from ${expansion}, an expansion of Adventures from a pack of ${by === 'editor' ? 'somebody at the editor' : 'whoever runs this bot'} (\`${file}\`), which I read on ${when}. It is not from this project.`,
    earlier: 'Earlier page',
    later: 'Next page',
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    sources: (names: readonly string[]) => `Sources: ${names.join('; ')}.`,
    source: {
      /** `note` is the year of the edition, or the place of publication. */
      book: (title: string, note: string) => `${title} (${note})`,
      /** `numbers` such as R10, R17. */
      numbered: (title: string, numbers: string) => `${title} ${numbers}`,
      page: (books: readonly string[], page: string) => `${books.join(', ')}, page ${page}`,
      hero: (hero: string, page: string) => `${hero} reference, ${page}`,
      cards: (page: string) => `the cards of every deck, ${page}`,
    },
    unconfirmed: 'Unconfirmed',
    /** In a list of facts. */
    isUnconfirmed: 'unconfirmed',
    doubtful: 'doubtful',
    note: (note: string) => `Note: ${note}`,
    noteOn: (names: readonly string[], note: string) => `Note on ${listed(names)}: ${note}`,
    unknown: 'not known',
    unreadable:
      'I do not know this entry; it may come from an older version of me. Ask again with `/rule`, `/hero`, `/card`, `/token` or `/odds`.',
  },
  offers: {
    rule: (typed: string) => `I found no rule for “${typed}”. The nearest that I know:`,
    ruleInMode: (typed: string, mode: string) =>
      `I found no rule for “${typed}” that applies in ${mode}. The nearest that I know:`,
    ruleInPlayed: (typed: string) =>
      `I found no rule for “${typed}” among what you play (\`/expansions\`). In other modes:`,
    hero: (typed: string) => `I know no hero called “${typed}”. The nearest names:`,
    mission: (typed: string) => `I know no Mission called “${typed}”. The nearest names:`,
    card: (typed: string) => `I know no card called “${typed}”. The nearest names:`,
    token: (typed: string) => `I know no token called “${typed}”. The nearest names:`,
    sameName: (name: string) => `Several heroes have a card called **${name}**. Whose do you mean?`,
  },
  rule: {
    example: 'Example',
    supersedes: 'Older editions',
    contested: 'House rule',
    readings: (played: string, otherwise: string) =>
      `Played here: ${played} The other reading, by \`/duel\` or \`/play\` with house-rules, or for all your games with \`/expansions\`: ${otherwise}`,
    /** Where the other reading is chosen: by the channel's game, or by a person or server with `/expansions`. */
    otherReading: {
      game: (otherwise: string, usual: string) => `Chosen for this game: ${otherwise} Without it: ${usual}`,
      person: (otherwise: string, usual: string) =>
        `Chosen by you, with \`/expansions\`: ${otherwise} Without it: ${usual}`,
      server: (otherwise: string, usual: string) =>
        `Chosen by this server, with \`/expansions\`: ${otherwise} Without it: ${usual}`,
    },
    illegible: 'Lost figure',
    /** A second title in one answer. */
    alsoNear: (title: string, summary: string) => `**${title}**: ${summary}`,
    browse: 'All sections',
    /** How others open the same entry. */
    entry: (id: string) => `Anybody opens this with \`/rule words:${id}\`.`,
    /** @param address of the entry on the page of all entries */
    onPage: (address: string) => `[All rules on one page](${address})`,
    /** The page of all entries. */
    page: {
      title: 'Rules of Dice Throne, in our own words',
      about:
        'An unofficial fan project; no text is copied from the publishers. What a card or a leaflet says goes first.',
      find: 'Find',
      see: 'See also:',
    },
    dated: (date: string) => `Texts as of ${date}; unofficial, in our own words.`,
    sections: 'Sections of the rules',
    sectionsWhy: 'Choose a section, or ask anything with `/rule words:`. `/expansions` sets what you play.',
    section: (title: string, from: number, to: number, of: number) =>
      `### ${title}\nEntries ${from} to ${to} of ${of}.`,
    chooseSection: 'Choose a section',
    chooseEntry: 'Choose an entry',
    sectionNames: {
      basics: 'Basics and set-up',
      phases: 'Phases of a turn',
      rolling: 'Rolling and abilities',
      damage: 'Damage',
      ultimates: 'Ultimates',
      cards: 'Cards',
      'status-tokens': 'Status effects and tokens',
      timing: 'Timing and interruptions',
      glossary: 'Terms',
      heroes: 'Heroes: clarifications',
      modes: 'Modes',
      missions: 'Missions',
      adventures: 'Adventures',
      faq: 'Questions and answers',
    },
    appliesIn: (modes: readonly string[]) => `Applies in ${modes.join(', ')}.`,
    appliesEverywhere: 'Applies in every mode.',
    notHere: (here: string, modes: readonly string[]) =>
      `**Not a rule of ${here}**: it applies in ${modes.join(', ')}.`,
    ofThisGame: (mode: string) => `Asked at a game: the rules of ${mode} come first.`,
    /** Of an entry, a link or a section that no played mode needs. */
    notPlayed: (modes: readonly string[]) => `Not among what you play: ${listed(modes)} only.`,
    /** Above the sections, where some are left out. */
    leftOut: (modes: readonly string[]) =>
      `Left out, because you do not play it: ${listed(modes)}. \`/expansions\` changes that.`,
    showAll: 'Show all modes',
    showPlayed: 'Only what I play',
    filter: 'Which kind of game do you ask about?',
  },
  hero: heroPages,
  card: {
    kinds: {
      upgrade: 'Hero Upgrade',
      main: 'Main Phase Action',
      roll: 'Roll Phase Action',
      instant: 'Instant Action',
    },
    attackModifier: 'Attack Modifier',
    cost: (cp: number | null) => (cp === null ? 'cost not known' : `${cp} CP`),
    copies: (count: number) => `${count} copies`,
    owner: (owner: string) => `In the deck of ${owner}`,
    everyDeck: 'In every deck',
    loot: 'Loot of Adventures',
    /** In lists, to distinguish cards with the same name. */
    label: (card: string, owner: string) => `${card} (${owner})`,
    labelOfAll: (card: string) => `${card} (every deck)`,
    puts: 'What it puts on the board',
  },
  /** Cards of Missions outside of decks. */
  missionCard: {
    kinds: { ally: 'ally', momentum: 'momentum card', mythic: 'mythic ability', boost: 'boost tile' },
    /** An ally of a single Mission. */
    allyOf: (mission: string) => `ally of ${mission}`,
    about: {
      ally: (mission: string | null, cost: number) =>
        `Ally of ${mission ?? 'Missions'}, recruited for ${cost} momentum`,
      momentum: (level: number) => `Momentum card of Missions, level ${level}`,
      mythic: 'Mythic ability of Missions, an Offensive Ability more',
      boost: (count: number) => `Boost tile of Missions, ${counted(count, 'copy', 'copies')}`,
    },
    lines: {
      recruit: 'Recruit',
      kicker: 'Kicker',
      ability: 'Offensive Ability',
      exhaust: 'Exhaust',
      'plus-exhaust': '+Exhaust',
      momentum: 'Action',
      mythic: 'Offensive Ability',
      tile: 'Collected',
    },
    momentum: (cost: number) => `${cost} momentum`,
    rules: 'Rules about it',
  },
  token: {
    kinds: {
      positive: 'Positive status effect',
      negative: 'Negative status effect',
      unique: 'Unique token',
      companion: 'Companion',
    },
    limit: (limit: number | string | null) => `stack limit ${limit ?? 'not known'}`,
    persistent: 'persistent',
    spendable: 'spendable',
    timing: 'When',
    ownedBy: (heroes: readonly string[]) => `Who has it: ${listed(heroes)}`,
    wordedBy: (heroes: readonly string[]) =>
      `As ${listed(heroes)} ${heroes.length === 1 ? 'has' : 'have'} it`,
    ofMode: 'It belongs to a mode, not to a hero.',
    missions: {
      heading: (isOnChart: boolean) => (isOnChart ? 'In Missions (on the chart)' : 'In Missions'),
      heroes: 'On a hero: as above.',
      idle: 'On an enemy: nothing. Whoever would place it there gains 1 momentum instead.',
      sameOnEnemies: 'On an enemy: the same.',
      heldInVain: 'On an enemy: it lies there; enemies do not spend it.',
      attacking: 'An enemy spends one when it attacks.',
      attackingAll: 'An enemy spends all of them when it attacks.',
      attackingDefendable: 'An enemy spends one when it makes an attack that can be defended.',
      attacked: (from: number | null) =>
        from === null
          ? 'An attacked enemy spends as many as are needed.'
          : `An attacked enemy spends as many as are needed against ${from} damage or more, or what would defeat it.`,
      attackedDefendable:
        'An attacked enemy spends as many as are needed against damage that can be defended.',
      short: 'On an enemy it goes after the attack on the first hero.',
      turned: 'Instead of placing it on an enemy, a hero may gain 1 momentum.',
    },
  },
  mission: {
    level: (level: number, name: string) => `Mission of level ${level}, ${name}`,
    side: (number: number, name: string) => `Side ${number}: ${name}`,
    objectives: 'Objectives',
    enemies: (count: number) => `Enemies, for ${counted(count, 'hero', 'heroes')}`,
    kinds: { henchman: 'henchmen', threat: 'unstoppable', special: 'touched by damage alone', boss: 'boss' },
    figures: (count: number, health: number) =>
      count === 1 ? `${health} health` : `${count} on the map, ${health} health each`,
    comesLater: 'not on the map at first',
    crisis: 'Crisis',
    defense: 'Defense',
    phase: (health: number, name: string) => `At ${health} health, ${name}`,
    fromPhase: (name: string) => `from ${name} on`,
    clock: (steps: number) => `Crisis clock, moves ${steps} a round from where a die sets it`,
    crisisOf: (panel: string) => `Crisis, ${panel}`,
    /** Positions of a clock face; straight up is 12. */
    segments: (at: readonly number[]) =>
      `At ${listed(at.map((segment) => String(segment === 0 ? 12 : segment)))} o'clock`,
    stillClock: 'Nothing happens there.',
    difficulty: 'Difficulty',
    harder:
      'Chosen in the lobby. Each level harder: one enemy die more, Oppression on each hero, 1 health more for henchmen; the clock moves one further. Easier: 10 health or 5 momentum more for each hero.',
    second: 'Show side 2 (spoiler)',
    secondPrivately: 'Side 2 for me alone (spoiler)',
    first: 'Back to side 1',
    party: (heroes: number) => counted(heroes, 'hero', 'heroes'),
    which: 'No Mission is played here. Say which one: `/mission info mission:`.',
  },
  ...oddsTexts,
};
