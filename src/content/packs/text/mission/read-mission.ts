/** Reads a Mission from text: the data of a pack, where each part of it was typed, and what is not understood. */
import { idOf } from '../../../../engine/vocabulary/abilities.ts';
import { CLOCK_SEGMENTS } from '../../../../engine/vocabulary/mission.ts';
import { Cursor } from '../cursor.ts';
import { described, listIn, more, named } from '../described.ts';
import type { Line } from '../lines.ts';
import { Names } from '../names.ts';
import { addMissionNames, addTokens } from '../names-in-file.ts';
import { type Data, readParts, type Section, tokenSection } from '../parts.ts';
import type { Reading } from '../reading.ts';
import { type Of, readHeads } from '../section.ts';
import { readTyped, type TypedFile } from '../typed-file.ts';
import { ALLY_LINES, ALLY_OPTIONS } from './allies.ts';
import { PANEL_LINES, PANEL_OPTIONS, panelKind } from './enemies.ts';
import { MISSION_LINES, SIDE_LINES } from './side.ts';

/** Reads a file. What cannot be read is left out of the data and reported. */
export function readMission(text: string): TypedFile {
  return readTyped(text, namesIn, readTop);
}

function namesIn(lines: readonly Line[]): Names {
  const names = new Names();
  addTokens(lines, names);
  addMissionNames(lines, names);
  return names;
}

/** The first words of sections. */
const HEADINGS: readonly string[] = [
  'side',
  ...panelKind.shownWords.map((words) => words.split(' ')[0] ?? words),
  'ally',
  'token',
];

/** A side while it is read: its panels stand in sections below it. */
interface OpenSide {
  readonly data: Data;
  readonly panels: Data[];
}

function readTop(lines: readonly Line[], reading: Reading): unknown {
  const mission: Data = {};
  const of: Of = {};
  const sides: OpenSide[] = [];
  const tokens: Data[] = [];
  const allies: Data[] = [];
  const heads: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const cursor = new Cursor(reading, lines, at);
    const { position } = cursor;
    reading.isOfEnemy = !/^(ally|token)$/i.test(line.words[0]?.text ?? '');
    const keep = ({ data, of: places }: Section, list: Data[]) => {
      reading.positions.set(data, { ...position, of: places });
      list.push(data);
    };
    if (cursor.take('token')) keep(tokenSection(cursor), tokens);
    else if (cursor.take('ally')) keep(allySection(cursor), allies);
    else if (cursor.take('side')) {
      const { data, of: places } = readParts(cursor, [], SIDE_LINES, null);
      const panels: Data[] = [];
      const side = sideOf(data, panels, reading, line);
      reading.positions.set(side, { ...position, of: places });
      sides.push({ data: side, panels });
    } else {
      const kind = panelKind.read(cursor);
      const last = sides.at(-1);
      if (typeof kind !== 'string') heads.push(line);
      else if (last !== undefined) keep(panelSection(cursor, kind), last.panels);
      else {
        const says = 'An enemy belongs to a side: "side NAME" must stand above it.';
        reading.report({ ...position, kind: 'error', says });
      }
    }
  }
  if (heads.length > 0) readHeads(new Cursor(reading, heads), MISSION_LINES, mission, of, HEADINGS);
  const { unconfirmed, ...rest } = mission;
  const whole: Data = {
    ...(typeof rest.name === 'string' ? { id: idOf(rest.name) } : {}),
    ...rest,
    sides: sides.map(({ data }) => data),
    ...(tokens.length === 0 ? {} : { tokens }),
    ...(allies.length === 0 ? {} : { allies }),
    ...(Array.isArray(unconfirmed)
      ? { unconfirmed: unconfirmed.map((one: unknown) => Reflect.get(Object(one), 'why')) }
      : {}),
  };
  reading.positions.set(whole, { line: lines[0]?.number ?? 1, column: 1, of });
  return { pack: 1, mission: whole };
}

function sideOf(data: Data, panels: Data[], reading: Reading, heading: Line): Data {
  const { clock, objectives, legend, counters, ...rest } = data;
  const segments: Data[] = Array.from({ length: CLOCK_SEGMENTS }, () => ({ does: 'nothing' }));
  for (const segment of listIn({ clock }, 'clock')) placeSegment(segment, segments, reading, heading);
  const goals = listIn({ objectives }, 'objectives');
  const ofKind = (kind: string) =>
    goals
      .filter((goal) => goal.kind === kind)
      .map(({ kind: _, ...goal }, at, { length }) =>
        placed(
          goal,
          goals.find((other) => other.kind === kind && other.text === goal.text),
          reading,
          {
            id: length === 1 ? kind : `${kind}-${at + 1}`,
          },
        ),
      );
  const [main, bonus, perfect, lost] = ['main', 'bonus', 'perfect', 'lost'].map(ofKind);
  const marks = listIn({ legend }, 'legend').map(({ sign, is }) => [String(sign), is] as const);
  return {
    ...rest,
    ...(marks.length === 0 ? {} : { legend: Object.fromEntries(marks) }),
    panels,
    clock: segments,
    ...(counters === undefined
      ? {}
      : { counters: listIn({ counters }, 'counters').map((one) => more(one, named(one), reading)) }),
    objectives: {
      ...(main?.[0] === undefined ? {} : { main: main[0] }),
      ...(bonus === undefined || bonus.length === 0 ? {} : { bonus }),
      ...(perfect?.[0] === undefined ? {} : { perfect: perfect[0] }),
      ...(lost === undefined || lost.length === 0 ? {} : { lost }),
    },
  };
}

function placed(part: Data, typed: Data | undefined, reading: Reading, added: Data): Data {
  const whole = { ...added, ...part };
  const place = typed && reading.positions.get(typed);
  if (place !== undefined) reading.positions.set(whole, place);
  return whole;
}

/** Puts a typed segment at its number. */
function placeSegment(typed: Data, segments: Data[], reading: Reading, heading: Line): void {
  const { at, ...rest } = typed;
  const place = reading.positions.get(typed) ?? { line: heading.number, column: 1, of: {} };
  const index = Number(at) - 1;
  if (segments[index] === undefined || segments[index].does !== 'nothing') {
    const says =
      segments[index] === undefined
        ? `The clock has the segments 1 to ${CLOCK_SEGMENTS}.`
        : `This is segment ${Number(at)} a second time; one of the two must go.`;
    reading.report({ line: place.line, column: place.column, kind: 'error', says });
    return;
  }
  const does = 'panel' in rest ? 'crisis' : 'effects';
  const text = does === 'crisis' ? {} : described(typed, heading, reading);
  segments[index] = { does, ...('text' in text ? { text: text.text } : {}), ...rest };
  reading.positions.set(segments[index], place);
}

function panelSection(cursor: Cursor, kind: string): Section {
  const { line, reading } = cursor;
  const { data, of } = readParts(cursor, PANEL_OPTIONS, PANEL_LINES, null);
  const { attacks, crisis, defense, phases, triggers, modifiers, ...rest } = data;
  const [only, again] = listIn({ crisis }, 'crisis');
  const [shield, second] = listIn({ defense }, 'defense');
  for (const twice of [again, second]) {
    const place = twice && reading.positions.get(twice);
    if (place) reading.report({ ...place, kind: 'error', says: 'An enemy has one of these only.' });
  }
  const passive = { ...(triggers ? { triggers } : {}), ...(modifiers ? { modifiers } : {}) };
  const name = typeof rest.name === 'string' ? rest.name : '';
  const whole: Data = {
    id: idOf(name)
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 12),
    text: '',
    health: kind === 'threat' ? 0 : undefined,
    ...rest,
    kind,
    attacks: listIn({ attacks }, 'attacks').map((one) => described(one, line, reading, named(one))),
    ...(only === undefined ? {} : { crisis: described(only, line, reading) }),
    ...(shield === undefined ? {} : { defense: described(shield, line, reading) }),
    ...(phases === undefined
      ? {}
      : {
          phases: listIn({ phases }, 'phases').map((one) =>
            told(described(one, line, reading, named(one)), reading),
          ),
        }),
    ...(Object.keys(passive).length === 0 ? {} : { passive }),
  };
  if (whole.health === undefined) delete whole.health;
  return { data: whole, of };
}

/** A phase without a story is told by what it changes. */
function told(phase: Data, reading: Reading): Data {
  return more(phase, { story: phase.text ?? `${String(phase.name)}.` }, reading);
}

function allySection(cursor: Cursor): Section {
  const { line, reading } = cursor;
  const { data, of } = readParts(cursor, ALLY_OPTIONS, ALLY_LINES, null);
  const powers = listIn(data, 'powers').map((one) =>
    described(one, line, reading, { id: String(one.kind), ...named(one) }),
  );
  return { data: { ...named(data), ...data, powers }, of };
}
