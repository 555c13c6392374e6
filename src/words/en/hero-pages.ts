/** Texts of the pages of a hero. */
import { attempts } from './odds.ts';
import { counted, listed } from './phrasing.ts';

export const heroPages = {
  tabs: {
    overview: 'Overview',
    board: 'Board',
    upgrades: 'Upgrades',
    cards: 'Cards',
    tokens: 'Tokens',
    clarifications: 'Clarifications',
    odds: 'Odds',
    sources: 'Sources',
  },
  subtitle: (set: string, complexity: number | null) =>
    `${set}, ${complexity === null ? 'complexity not known' : `complexity ${complexity} of 6`}`,
  weapon: 'Weapon of choice',
  dice: 'Dice',
  playStyle: (line: string) => `*${line}*`,
  setup: 'Set-up',
  usualSetup: 'nothing beyond the usual',
  side: (side: string) => `Side “${side}”`,
  playable: (id: string) => `**Can be played here**: \`/duel hero:${id}\`.`,
  /** @param when the time as Discord shows it */
  fromPack: (file: string, by: 'operator' | 'editor', when: string) =>
    `This hero comes from a pack of ${by === 'editor' ? 'somebody at the editor' : 'whoever runs this bot'} (\`${file}\`), which I read on ${when}. It is not from this project: I know of it only what the pack says.`,
  notPlayable: (missing: readonly string[]) =>
    missing.length === 0
      ? '**Cannot be played here yet**: all parts are known, but I have not learnt to play them.'
      : `**Cannot be played here yet**. Nobody has established ${listed(missing)}.`,
  /** What is known of a hero that cannot be played. */
  known: (parts: {
    readonly dice: boolean;
    readonly abilities: number;
    readonly upgrades: number;
    readonly cards: number;
    readonly tokens: number;
  }) => {
    const told = [
      ...(parts.dice ? ['the dice'] : []),
      ...(parts.abilities > 0 ? [`${counted(parts.abilities, 'ability', 'abilities')} of the board`] : []),
      ...(parts.upgrades > 0 ? [counted(parts.upgrades, 'upgrade', 'upgrades')] : []),
      ...(parts.cards > 0 ? [counted(parts.cards, 'card', 'cards')] : []),
      ...(parts.tokens > 0 ? [counted(parts.tokens, 'token', 'tokens')] : []),
    ];
    return told.length === 0 ? 'Known so far: the name alone.' : `Known so far: ${listed(told)}.`;
  },
  /** How whoever runs the bot makes a hero playable. */
  makePlayable: (id: string) =>
    `-# Whoever runs me and owns this hero can make it playable: \`npm run -s pack -- new ${id}\` begins a text file with all that is known; the rest is typed from the board, the leaflet and the cards (docs/packs.md).`,
  sources: {
    board: 'Board',
    upgrades: 'Upgrades',
    cards: 'Cards',
    tokens: 'Tokens',
    line: (part: string, sources: readonly string[]) => `- **${part}**: ${sources.join('; ')}`,
    unsure: {
      medium: (names: readonly string[]) => `**One good source**: ${listed(names)}.`,
      low: (names: readonly string[]) => `**Doubtful**: ${listed(names)}.`,
    },
    none: 'No sources are recorded.',
  },
  /** Parts of a hero, listed by `notPlayable`. */
  missing: {
    dice: 'the dice',
    symbols: 'the names of the dice symbols',
    offense: 'the offensive abilities',
    someOffense: 'some offensive abilities',
    defense: 'the defensive ability',
    ultimate: 'the Ultimate',
    upgrades: 'the upgrade cards',
    cards: "the hero's own action cards",
  },
  face: (values: string, symbol: string) => `${values} ${symbol}`,
  /** `letter` replaces a symbol with an unknown name. */
  unnamedFace: (values: string, letter: string) => `${values} symbol ${letter} (name not known)`,
  unsure: 'Not certain or not known',
  unsureDetails: (count: number) =>
    `**Not certain or not known**: ${counted(count, 'detail', 'details')}, listed under Clarifications.`,
  nothing: {
    board: 'The board is not known.',
    upgrades: 'The upgrades are not known.',
    cards: "The hero's own cards are not known. The cards of every deck are looked up with `/card`.",
    tokens: 'No tokens are known.',
    clarifications: 'There are no clarifications for this hero.',
    odds: 'There are no odds, since the dice or the abilities are not known.',
  },
  kinds: {
    offensive: 'Offensive',
    defensive: 'Defensive',
    passive: 'Passive',
    ultimate: 'Ultimate',
  },
  cost: (cp: number) => `${cp} CP`,
  always: 'each time',
  oddsHeading: (count: number) => `With best play and ${attempts(count)}:`,
  upgradeCards: (cards: readonly string[]) =>
    `**Hero Upgrades**: ${cards.join(', ')}. What they do is told under Upgrades.`,
  sharedCards: '-# The cards of every deck are looked up with `/card`.',
};
