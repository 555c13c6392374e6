/** What the heroes of a Mission that begins bring along by the perk sheets of their people (rules: m-perks, m-mythic). */
import { NEW_SHEET, workingPerks } from '../../engine/rules.ts';
import type { NewTable } from '../game-service.ts';
import { peopleAt } from '../repository/occupants.ts';
import type { KeptSheet, PerkSheets } from '../repository/perk-sheets.ts';

/**
 * The table with the perks of its people; as it is in other modes. Bots fill up for people: they play by the sheet of
 * the person who sits first. A mythic ability is one card: of those who want the same, the first has it.
 * @throws StoreUnavailable
 */
export async function withSheets(table: NewTable, sheets: Pick<PerkSheets, 'orNew'>): Promise<NewTable> {
  const { occupants, setup } = table;
  if (!setup.mission) return table;
  const people = peopleAt(occupants);
  const kept = new Map<string, KeptSheet>();
  for (const userId of people) kept.set(userId, await sheets.orNew(userId));
  const first = kept.get(people[0] ?? '');
  const sheetOf = (seat: number) => {
    const occupant = occupants[seat];
    return occupant?.kind === 'person' ? kept.get(occupant.userId) : first;
  };
  const perks = occupants.map((_, seat) => [...workingPerks(sheetOf(seat)?.sheet ?? NEW_SHEET)]);
  const taken = new Set<string>();
  const mythics = occupants.map((occupant, seat) => {
    const mythic = occupant.kind === 'person' ? (sheetOf(seat)?.mythic ?? null) : null;
    if (mythic === null || taken.has(mythic)) return null;
    taken.add(mythic);
    return mythic;
  });
  return { ...table, setup: { ...setup, mission: { ...setup.mission, perks, mythics } } };
}
