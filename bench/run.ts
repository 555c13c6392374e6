/** Prints every figure beside its target. `npm run bench -- duels` runs one part. */
import { endWhenReaderLeaves } from '../src/reader-left.ts';
import { benchActions } from './actions.ts';
import { benchDuels } from './duels.ts';
import { type Figure, printFigure } from './figure.ts';
import { benchArchive, benchFold } from './history.ts';
import { benchOdds, benchRule, benchSearch } from './lookup.ts';
import { benchMissionPicture } from './mission-picture.ts';
import { benchMissionPresses } from './mission-presses.ts';
import { benchMissionCommits, benchMissions } from './missions.ts';
import { benchPicture } from './picture.ts';
import { benchPolls } from './polls.ts';
import { benchMemory, benchPresses } from './presses.ts';
import { benchRedisCommands } from './redis-commands.ts';
import { benchSheet } from './sheet.ts';
import { benchStart } from './start.ts';
import { benchWalk } from './walk.ts';
import { benchYardstick } from './yardstick.ts';

/** A part whose figures take long yields them one by one: what was measured is printed even if the rest fails. */
type Part = () => Promise<readonly Figure[]> | AsyncIterable<Figure>;

const parts: Readonly<Record<string, Part>> = {
  actions: async () => benchActions(),
  duels: async () => benchDuels(),
  missions: async () => benchMissions(),
  'mission-commits': benchMissionCommits,
  search: async () => benchSearch(),
  rule: benchRule,
  odds: async () => benchOdds(),
  picture: benchPicture,
  'mission-picture': benchMissionPicture,
  sheet: benchSheet,
  start: benchStart,
  walk: benchWalk,
  presses: benchPresses,
  'mission-presses': benchMissionPresses,
  memory: benchMemory,
  'redis-commands': benchRedisCommands,
  polls: benchPolls,
  fold: benchFold,
  archive: benchArchive,
};

endWhenReaderLeaves();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
for (const figure of benchYardstick()) printFigure(figure);
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // A failed part loses none of the others, nor the figures that it has printed.
  try {
    const figures = part();
    if (figures instanceof Promise) for (const figure of await figures) printFigure(figure);
    else for await (const figure of figures) printFigure(figure);
  } catch (error) {
    console.error(`${name} could not be measured to its end:`, error);
    process.exitCode = 1;
  }
}
