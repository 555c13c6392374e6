/** Texts of the perk sheet (rules: m-perk-points, m-perk-sheets, m-new-game-plus). Missions are names. */
import { counted, listed } from './phrasing.ts';

const points = (count: number) => counted(count, 'perk point', 'perk points');

export const perks = {
  heading: 'Your perk sheet',
  /** After a sheet was started again. */
  headingPlus: (plus: number) => `Your perk sheet, New Game+ ${plus}`,
  rows: {
    momentum: 'Momentum card',
    grit: 'Grit',
    leadership: 'Leadership',
    heroism: 'Heroism',
    feats: 'Feats',
  },
  /** A column, by the level of Missions. */
  column: (column: number, level: string) => `${column} ${level}`,
  newGamePlus: 'Perfect wins',
  /** Missions won with their perfect objective, by name. */
  perfected: (missions: readonly string[]) => `Won perfectly: ${listed(missions)}.`,
  perfectedMission: (name: string, level: number) => `${name} (level ${level})`,
  /** The levels without a perfect win (rule: m-new-game-plus). */
  levelsToPerfect: (levels: readonly number[]) =>
    `For New Game+ a perfect win is still missing in ${levels.length === 1 ? 'level' : 'levels'} ${listed(levels.map(String))}.`,
  intro:
    'It belongs to you, whatever hero you play. A perk works in every Mission that you start once all of its circles are filled. Bots that fill up a party play by the sheet of the person who sits first.',
  unspent: (count: number, parts: readonly string[]) => `**${points(count)} to spend**: ${listed(parts)}.`,
  part: (count: number, column: number, mission: string) =>
    `${count} in columns up to ${column} (${mission})`,
  noPoints:
    'You have no perk points to spend. A Mission brings 1 for its first side, 2 for a win, and a third the first time that you win it with its perfect objective.',
  spendMenu: 'Spend a perk point on …',
  option: (column: number, row: string, filled: number, circles: number) =>
    `Column ${column}, ${row}: ${filled} of ${circles}`,
  mythicMenu: 'The mythic ability that you take along',
  noMythic: 'No mythic ability',
  /** The description of a mythic ability that one hero alone may bring. */
  onlyFor: (hero: string, text: string) => `Only for ${hero}: ${text}`,
  mythicNow: (name: string) => `You take along **${name}**.`,
  /** The button that opens the notes about unconfirmed rules, and what it shows. */
  notes: 'What is not certain',
  unconfirmed: (doubts: readonly string[]) => `Unconfirmed: ${doubts.join(' ')}`,
  /** The momentum card in force with all of its actions, then those of the next card; `level` is 1 to 5. */
  cardNow: (level: number, actions: readonly string[]) =>
    `**Momentum card of level ${level}**, yours now: ${actions.join(' ')}`,
  cardNext: (level: number, actions: readonly string[]) => `Level ${level} adds: ${actions.join(' ')}`,
  action: (text: string, momentum: number, isOncePerRound: boolean) =>
    `${momentum} momentum${isOncePerRound ? ', once a round' : ''}: ${text}`,
  /** After a perk's last circle was filled. */
  nowWorks: (text: string) => `New from your next Mission on: ${text}`,
  /** After a circle of a perk that needs more of them. */
  nowFilled: (text: string, filled: number, circles: number) =>
    `${filled} of ${circles} circles: ${text} It works once all are filled.`,
  startNewSheet: 'Start a new sheet',
  startAnewAsks:
    'All circles of this sheet are emptied, for good; mythic abilities and unspent points stay. Do you want that?',
  startAnewYes: 'Yes, start a new sheet',
  startAnewNo: 'Keep this one',
  changed: 'Your sheet has changed since: look at it as it is now, and choose again.',
  refused: 'That cannot be had with the points that you have: choose something that the menu offers.',
  unreadable:
    'What is kept of your perk sheet cannot be read. Tell whoever runs me; nothing is lost or changed until they have looked.',
  open: 'Perk points',
  alt: {
    working: (texts: readonly string[]) => `Works: ${texts.join(' ')}`,
    nothingWorks: 'Nothing works yet.',
    begun: (parts: readonly string[]) => `Begun: ${parts.join(' ')}`,
    part: (text: string, filled: number, circles: number) => `${filled} of ${circles} circles: ${text}`,
  },
};
