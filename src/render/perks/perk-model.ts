/** The model of the perk sheet, and its alt text. */
import { listPerks, type MissionDefinition, missionById } from '../../engine/definitions.ts';
import type { PerkSheet } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import { ALT_TEXT_LENGTH } from '../discord-limits.ts';
import { clipped } from '../table/phrasing.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

export interface PerkCell {
  readonly text: string;
  readonly circles: number;
  readonly filled: number;
}

export interface PerkModel {
  readonly title: string;
  /** From left to right. */
  readonly columns: readonly string[];
  /** From top to bottom, each with a cell for every column. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly PerkCell[] }[];
  /** Levels in which a Mission was won with its perfect objective, those Missions, and what New Game+ still needs. */
  readonly perfect: {
    readonly name: string;
    readonly levels: readonly boolean[];
    readonly missions: readonly Pick<MissionDefinition, 'name' | 'level'>[];
    /** Empty when mythic abilities are open already. */
    readonly missing: readonly number[];
  };
}

/** @param known returns whether this build contains a Mission; the level of other Missions is unknown */
export function perkModelOf(sheet: PerkSheet, known: (id: string) => boolean, words: Words): PerkModel {
  const { perks: say, missionPicture } = words;
  const perks = listPerks();
  const rows = [...new Set(perks.map(({ row }) => row))];
  const perfected = sheet.perfected.filter(known).map(missionById);
  const levels = new Set(perfected.map(({ level }) => level));
  return {
    title: sheet.plus === 0 ? say.heading : say.headingPlus(sheet.plus),
    columns: LEVELS.map((level) => say.column(level, missionPicture.levels[level])),
    rows: rows.map((row) => ({
      name: say.rows[row],
      cells: perks
        .filter((perk) => perk.row === row)
        .toSorted((one, other) => one.column - other.column)
        .map(({ id, text, circles }) => ({
          text,
          circles,
          filled: Math.min(circles, sheet.circles[id] ?? 0),
        })),
    })),
    perfect: {
      name: say.newGamePlus,
      levels: LEVELS.map((level) => levels.has(level)),
      missions: perfected.toSorted((one, other) => one.level - other.level),
      missing: sheet.mythic ? [] : LEVELS.filter((level) => !levels.has(level)),
    },
  };
}

/**
 * Tells the perfect wins by name, and the levels that New Game+ still needs (rule: m-new-game-plus).
 * @param shown how a name is written, such as escaped for a message
 */
export function perfectWords(
  { perfect }: PerkModel,
  { perks: say }: Words,
  shown: (name: string) => string = (name) => name,
): readonly string[] {
  if (perfect.missions.length === 0) return [];
  const names = perfect.missions.map(({ name, level }) => say.perfectedMission(shown(name), level));
  return [
    say.perfected(names),
    ...(perfect.missing.length === 0 ? [] : [say.levelsToPerfect(perfect.missing)]),
  ];
}

export function isActive({ circles, filled }: PerkCell): boolean {
  return filled >= circles;
}

/** The alt text, within Discord's limit for a description. */
export function perkAltText(model: PerkModel, words: Words): string {
  const { alt } = words.perks;
  const cells = model.rows.flatMap((row) => row.cells);
  const working = cells.filter(isActive).map(({ text }) => text);
  const begun = cells.filter((cell) => cell.filled > 0 && !isActive(cell));
  const parts = [
    `${model.title}.`,
    working.length === 0 ? alt.nothingWorks : alt.working(working),
    ...(begun.length === 0
      ? []
      : [alt.begun(begun.map(({ text, filled, circles }) => alt.part(text, filled, circles)))]),
    ...perfectWords(model, words),
  ];
  return clipped(parts.join(' '), ALT_TEXT_LENGTH);
}
