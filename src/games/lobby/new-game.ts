/** Creates the record of a new game. */
import { createHash } from 'node:crypto';
import { beginGame, RULES_VERSION } from '../../engine/hosting.ts';
import type { GameSetup } from '../../engine/index.ts';
import { beginChronicle } from '../../history/chronicle.ts';
import { type Describe, describeEvents } from '../actions/play.ts';
import { usualTimes } from '../clock/clock-times.ts';
import type { NewTable } from '../game-service.ts';
import { enemyNames } from '../repository/enemy-names.ts';
import { type GameRecord, RECORD_VERSION } from '../repository/game-record.ts';
import { packHashes } from '../repository/pack-changes.ts';
import { withHabits } from './bot-habits.ts';

/**
 * Returns the record of a new game and the first lines of its log.
 * @param seed 128 random bits in hex
 * @param now ms since 1970
 * @param ownTimes quiet hours and stand-ins of those people who have set any
 * @throws IllegalAction or ContentError when the setup is not possible
 */
export function newRecord(
  table: NewTable,
  seed: string,
  describe: Describe,
  now: number,
  ownTimes: NonNullable<GameRecord['ownTimes']> = [],
): { readonly record: GameRecord; readonly lines: readonly string[] } {
  const seats = table.setup.seats.map((seat, at) =>
    table.occupants[at]?.kind === 'bot' ? { ...seat, bot: true } : seat,
  );
  const drawn = table.sameDice ? { drawsByTurn: true as const } : {};
  const setup: GameSetup = { ...table.setup, seats, seed, ...drawn };
  const language = table.language === undefined ? {} : { language: table.language };
  const { state, events } = beginGame(setup);
  const { lines, kept } = describeEvents(
    { lines: [], occupants: [...table.occupants], enemies: enemyNames(state), ...language },
    0,
    events,
    describe,
  );
  const record: GameRecord = {
    v: RECORD_VERSION,
    stamp: '',
    setup,
    seedHash: seedHashOf(seed),
    rulesVersion: RULES_VERSION,
    packs: packHashes(setup),
    occupants: [...withHabits(table.occupants, seed, setup)],
    pace: table.pace,
    ...(table.friendly ? { friendly: table.friendly } : {}),
    ...(table.series ? { series: table.series } : {}),
    ...(table.sameDice ? { sameDice: { of: table.sameDice.of } } : {}),
    ...(table.away ? { away: [...table.away] } : {}),
    ...language,
    state,
    marks: [],
    reminders: [],
    lines: kept,
    table: null,
    retired: [],
    clock: { times: table.clock ?? usualTimes(table.pace, table.occupants, setup.mode), stage: 'asked' },
    // Seated people count as present, so that the first question in another player's turn does not notify them.
    seen: table.occupants.map(() => now),
    absences: table.occupants.map(() => 0),
    ...(ownTimes.length > 0 ? { ownTimes } : {}),
    waits: [],
    silent: false,
    silentSince: null,
    restored: null,
    takeBack: null,
    offers: [],
    former: [],
    toForget: [],
    ended: null,
    chronicle: beginChronicle(setup, state, events),
    recent: [],
  };
  return { record, lines };
}

/** Returns the hash that is shown before the game ends, so that anybody can check the seed afterwards. */
export function seedHashOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}
