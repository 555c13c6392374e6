/** What a road says beside the table: in the lobby, at the end of a Mission, and in a person's chronicle. */
import { missionById, roadById } from '../../engine/definitions.ts';
import { consequencesOn, type RoadCampaign, roadAfter } from '../../engine/rules.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { textFor } from '../../render/mission/party-text.ts';
import { consequenceTexts, quoted } from '../../render/mission/road-text.ts';
import { escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import type { LobbyMission } from './difficulty.ts';
import { placeOnRoad } from './road.ts';

/**
 * The lines of a lobby for a Mission on a road: its place, the story before it, and the consequences of what was done.
 * @param heroes the heroes so far, for the figures
 * @returns null for a Mission by itself
 */
export function roadLines({ id, road }: LobbyMission, heroes: number, words: Words): string[] | null {
  if (!road) return null;
  const { road: say } = words;
  const { name, number, of, stage } = placeOnRoad(road.id, id);
  const sessions = road.campaign?.sessions ?? [];
  const attempts = sessions.filter(({ scenario }) => scenario === number).length;
  const brings = consequencesOn(road, id);
  return [
    say.stage(escaped(name), number, of),
    ...(attempts === 0 ? [] : [say.attempt(attempts + 1)]),
    quoted(stage.story.before),
    ...(brings.length === 0 ? [] : [say.bringsHeading]),
    ...brings.map(({ text, side }) => say.brings(escaped(textFor(text, Math.max(1, heroes))), side + 1)),
  ];
}

/** The lines at the end of a Mission on a road; none for a Mission by itself. */
export function roadResult({ gameId, state, mission }: TableSnapshot, words: Words): string[] {
  const campaign = mission ? roadAfter(gameId, state, mission) : null;
  const session = campaign?.sessions.at(-1);
  if (!campaign || !session || !state.mission) return [];
  const { road: say } = words;
  const { name, of, number, stage } = placeOnRoad(campaign.road, state.mission.id);
  if (!session.won) {
    return [quoted(stage.story.lost), say.again(escaped(missionById(state.mission.id).name))];
  }
  const chosen = stage.decision.options.find(({ id }) => id === session.choice);
  const brought = [...(session.bonus ? (stage.bonus?.brings ?? []) : []), ...(chosen?.brings ?? [])];
  // What a bonus brought to the second side of this Mission is over.
  const ahead = brought.filter(({ mission: where }) => where !== state.mission?.id);
  return [
    ...(session.bonus && stage.bonus ? [say.bonus(escaped(stage.bonus.text))] : []),
    ...(chosen ? [say.choice(escaped(chosen.text))] : []),
    ...consequenceTexts(ahead, state.seats.length, words).map(say.consequence),
    campaign.next === null
      ? say.over(escaped(name))
      : say.next(escaped(missionById(campaign.next).name), number + 1, of),
  ];
}

/** A road as a list: for each Mission whether it was won, what was done and decided there, and what comes. */
export function chronicleLines({ road, sessions, next }: RoadCampaign, words: Words): string[] {
  const { road: say } = words;
  return roadById(road).stages.flatMap(({ mission, bonus, decision }, at) => {
    const name = escaped(missionById(mission).name);
    const here = sessions.filter(({ scenario }) => scenario === at + 1);
    const won = here.find((session) => session.won);
    const lost = say.attempts(here.filter((session) => !session.won).length);
    if (!won) return [`${mission === next ? say.open(at + 1, name) : say.ahead(at + 1, name)}${lost}`];
    const chosen = decision.options.find(({ id }) => id === won.choice);
    return [
      `${say.won(at + 1, name, won.points)}${lost}`,
      ...(won.bonus && bonus ? [say.part(say.bonus(escaped(bonus.text)))] : []),
      ...(chosen ? [say.part(say.choice(escaped(chosen.text)))] : []),
    ];
  });
}
