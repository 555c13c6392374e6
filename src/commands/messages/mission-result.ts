/** The result of a Mission: won or lost, why, and its rewards. */
import { missionById } from '../../engine/definitions.ts';
import { viewOf } from '../../engine/index.ts';
import { perkColumn, perkPoints } from '../../engine/rules.ts';
import type { Ending } from '../../games/game-service.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import type { FinishInput } from '../../render/finish/finish-model.ts';
import { escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import { heroName } from '../heroes.ts';
import { roadResult } from '../mission/road-lines.ts';

/** The decision of a Mission for its final picture; null when the Mission ended without a result. */
export function missionDecision(
  { state }: TableSnapshot,
  how: Ending,
  words: Words,
): NonNullable<FinishInput['mission']> | null {
  const view = viewOf(state, 'public');
  const { mission, outcome } = view;
  if (how === 'abandoned' || how === 'called-off' || !mission || !outcome) return null;
  const say = words.missionTable;
  const { name } = missionById(mission.id);
  const isWon = outcome.kind === 'won' && outcome.team === view.seats[0]?.team;
  const met = mission.objectives.filter(({ kind, met: isMet, holds }) => kind === 'main' && (isMet || holds));
  return {
    title: isWon ? say.won(name) : say.lost(name),
    isWon,
    reasons: (isWon ? met.map(({ text }) => text) : whyLost(view, how, words)).slice(0, 1),
  };
}

/** The result of a Mission as text. */
export function missionResult(game: TableSnapshot, how: Ending, words: Words): string {
  const { state, occupants } = game;
  const { missionTable: say, notices, table } = words;
  const view = viewOf(state, 'public');
  const { mission, outcome } = view;
  if (how === 'abandoned' || how === 'called-off' || !mission || !outcome) return notices.noResult;
  const name = escaped(missionById(mission.id).name);
  const isWon = outcome.kind === 'won' && outcome.team === view.seats[0]?.team;
  const points = perkPoints(state);
  const heroes = view.seats.map(({ seat, hero, health }) =>
    notices.health(table.named(escaped(occupants[seat]?.name ?? ''), heroName(hero, words)), health),
  );
  return [
    `**${isWon ? say.won(name) : say.lost(name)}**`,
    ...(isWon ? [] : whyLost(view, how, words).map(escaped)),
    ...(state.mission?.perfect ? [say.perfect] : []),
    points === 0 ? say.noPerkPoints : say.perkPoints(points, perkColumn(state)),
    ...roadResult(game, words),
    heroes.join(' · '),
  ].join('\n');
}

function whyLost(view: ReturnType<typeof viewOf>, how: Ending, words: Words): string[] {
  const say = words.missionTable;
  if (how === 'agreed') return [say.lostByVote];
  if (view.outcome?.kind === 'won' && view.outcome.how === 'concession') return [say.lostByLeaving];
  const fallen = view.seats.filter(({ health }) => health === 0).map(({ hero }) => heroName(hero, words));
  const lost = view.mission?.objectives.filter(({ kind, holds }) => kind === 'lost' && holds) ?? [];
  return [...(fallen.length > 0 ? [say.lostByFall(fallen)] : []), ...lost.map(({ text }) => text)];
}
