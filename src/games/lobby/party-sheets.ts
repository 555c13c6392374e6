/** Adds the perks of the players' perk sheets to a new Mission (rules: m-perk-sheets, m-new-game-plus). */

import { mayBringMythic } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import { completePerks, NEW_SHEET } from '../../engine/rules.ts';
import type { NewTable } from '../game-service.ts';
import { peopleAt } from '../repository/occupants.ts';
import type { KeptSheet, PerkSheets } from '../repository/perk-sheets.ts';

/**
 * Returns the table with the perks of its people; in other modes the table is unchanged. Bots use the sheet of the
 * first seated person. Each mythic ability is a single card: the first seat that wants it gets it; a hero's own one comes
 * with that hero alone, and one whose pack is gone stays away.
 * @throws StoreUnavailable
 */
export async function withSheets(table: NewTable, sheets: Pick<PerkSheets, 'orNew'>): Promise<NewTable> {
  const { occupants, setup } = table;
  if (!setup.mission) return table;
  const people = peopleAt(occupants);
  const kept = new Map<string, KeptSheet>();
  for (const userId of people) kept.set(userId, await sheets.orNew(userId));
  const first = kept.get(people[0] ?? '');
  const sheetOf = (seat: Seat) => {
    const occupant = occupants[seat];
    return occupant?.kind === 'person' ? kept.get(occupant.userId) : first;
  };
  const perks = occupants.map((_, seat) => [...completePerks(sheetOf(seat)?.sheet ?? NEW_SHEET)]);
  const taken = new Set<string>();
  const mythics = occupants.map((occupant, seat) => {
    const mythic = occupant.kind === 'person' ? (sheetOf(seat)?.mythic ?? null) : null;
    const hero = setup.seats[seat]?.hero;
    if (mythic === null || hero === undefined || taken.has(mythic) || !mayBringMythic(hero, mythic))
      return null;
    taken.add(mythic);
    return mythic;
  });
  return { ...table, setup: { ...setup, mission: { ...setup.mission, perks, mythics } } };
}
