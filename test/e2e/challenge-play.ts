/** Begins a challenge in the playground. */
import type { Stage } from './stage.ts';

/** Ada challenges Bo in the hall. */
export async function challengeBo(stage: Stage, more = {}) {
  const { playground, hall } = stage;
  const [ada, bo, cleo] = [playground.person(0), playground.person(1), playground.person(2)];
  const sent = await ada.command(hall, 'duel', { opponent: bo.id, ...more });
  return { ada, bo, cleo, message: await sent.settled() };
}
