/** The beginning of a Mission's file, with `?` for what the owner of the box fills in. */

/**
 * The text of a new file.
 * @param name of the Mission
 */
export function newMission(name: string): string {
  return `${[`${HEAD}\nmission ${name}\nlevel ?\nsays ?`, RUN, HENCHMEN, BOSS_SIDE, BOSS].join('\n\n')}\n`;
}

const HEAD = `# Every ? is a place to fill in. Lines that begin with # are notes and may go.
# Figures for one, two, three and four heroes stand side by side: 9/7/6/5.
# docs/missions.md explains how it is written.`;

const RUN = `side ?
  says ?
  # A row of hexes a line, from the top: . open, # blocked, - no hex, E entry, X exit, b boost tile, guard1 a figure.
  map
    | E . . ? . . X
  # A segment of the clock with something printed on it; 1 points straight up. The others do nothing.
  clock ? crisis of ?
  clock ?: ?
  objective ? if ?
  bonus objective ? if ?
  # What follows when it is met stands on the next line: reward: gain 1 momentum for all opponents
  perfect run ? if the round number is at most ?`;

const HENCHMEN = `henchman ?, marked ?, green, health ?
  attack ? on ? strike, melee: ?
  crisis: ?`;

const BOSS_SIDE = `side ?
  says ?
  map
    | # . 1 ? 2 . #
  clock ? crisis of ?
  objective ? if ?`;

const BOSS = `boss ?, marked ?, red, health ?
  attack ? on ? strike ? hedron, range: ?
  defence ?: ?
  crisis: ?`;
