/** What the dice on the table can still become: the odds of every ability on the roller's board. */

import { oddsTable } from '../ai/odds/odds.ts';
import { describeKeep, formatProbability } from '../ai/odds/wording.ts';
import { abilityOf, type GameView, heroById, viewOf } from '../engine/index.ts';
import type { Desk } from './desk.ts';
import type { Answer } from './panels.ts';
import { NO_GAME_HERE } from './sentences.ts';

const NO_ROLL = 'Odds are told while an Offensive Roll is going on; nothing is being rolled now.';

/** The odds of the Offensive Roll in the channel's game, from what everybody sees. */
export async function oddsAnswer(desk: Desk, channelId: string): Promise<Answer> {
  const snapshot = await desk.tables.look(channelId);
  if (snapshot === null) return { content: NO_GAME_HERE };
  const lines = oddsLines(viewOf(snapshot.state, 'public'));
  return { content: lines.length === 0 ? NO_ROLL : lines.join('\n') };
}

/** A line for each ability, the likeliest first; none when no Offensive Roll is going on. */
function oddsLines(view: GameView): readonly string[] {
  const { attempts, turn, rolls } = view;
  if (attempts === null || view.outcome !== null) return [];
  const roll = rolls[0] ?? null;
  const roller = roll?.owner ?? turn.active;
  const seat = view.seats[roller];
  if (seat === undefined) return [];
  const { dice: key } = heroById(seat.hero);
  const dice = roll === null ? undefined : roll.dice.map(({ value }) => value);
  const left = attempts.allowed - attempts.used;
  const goals = seat.board.flatMap(({ id }) =>
    abilityOf(seat.hero, id).variants.map(({ name, requires }, tier) => ({
      id: `${id}/${tier}`,
      name,
      requirement: requires,
    })),
  );
  const odds = oddsTable(goals, key, { attempts: left, ...(dice === undefined ? {} : { dice }) }).goals;
  const rows = odds.map(({ id, probability, keep }) => {
    const name = goals.find((goal) => goal.id === id)?.name ?? id;
    const advice =
      dice === undefined || keep === null || probability === 0 ? '' : ` (${describeKeep(dice, keep, key)})`;
    return { probability, line: `- ${name}: **${formatProbability(probability)}**${advice}` };
  });
  rows.sort((a, b) => b.probability - a.probability);
  const heading = `Odds with best play, ${left} Roll Attempt${left === 1 ? '' : 's'} left:`;
  return [heading, ...rows.map(({ line }) => line)];
}
