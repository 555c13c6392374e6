/** What the message about the autopilot tells, at tables of 2 to 4 people: each pass with what it answered. */
import { expect, it } from 'vitest';
import { noticeText } from '../../../src/commands/messages/notices.ts';
import { describePass } from '../../../src/commands/messages/pass-line.ts';
import type { Mode } from '../../../src/engine/hosting.ts';
import { attributedLines } from '../../../src/render/table/index.ts';
import { ANNA, BEN, tableKit } from '../table-kit.ts';

const MINUTE = 60_000;
const HEROES = ['barbarian', 'moon-elf', 'monk', 'ninja'];
const PEOPLE = [
  ANNA,
  BEN,
  { kind: 'person', userId: 'cara', name: 'Cara' },
  { kind: 'person', userId: 'dan', name: 'Dan' },
] as const;

it.each<[Mode, number, number]>([
  ['duel', 2, 0],
  ['duel', 2, 1],
  ['koth', 3, 2],
  ['2v2', 4, 3],
])('is told in %s of %i, for seat %i', async (mode, players, first) => {
  const kit = await tableKit({ describe: attributedLines, describePass });
  const seats = HEROES.slice(0, players).map((hero) => ({ hero }));
  await kit.open({ occupants: PEOPLE.slice(0, players), setup: { mode, seats, first } });
  for (const minutes of [3, 2, 5]) await kit.pass(minutes * MINUTE);
  const name = PEOPLE[first]?.name ?? '';
  const [told] = kit.chat
    .notices('autopilot')
    .flatMap(({ payload }) =>
      payload.kind === 'notice' && payload.notice.kind === 'autopilot' ? [payload.notice] : [],
    );
  if (!told) throw new Error('the autopilot is not told');
  expect(told.did?.[0]).toBe(`${name} was asked to play or sell cards, or roll the dice: passed.`);
  expect(told.did?.some((line) => line.includes(`${name} rolled`))).toBe(true);
  const text = noticeText(await kit.look(), told);
  expect(text).toContain('so I decided this once: I pass where that is possible');
  expect(text).toContain('\n- ');
});
