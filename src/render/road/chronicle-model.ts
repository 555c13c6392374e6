/** The model of the picture at the end of a road, and its alt text. */
import { missionById, roadById } from '../../engine/definitions.ts';
import type { RoadCampaign } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import { ALT_TEXT_LENGTH } from '../discord-limits.ts';
import { coloursOf } from '../hero-colours.ts';
import { capitalised, clipped, withFullStop } from '../table/phrasing.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from '../table/players.ts';

export interface ChronicleStage {
  readonly name: string;
  /** What was done there beside the victory; null for nothing. */
  readonly bonus: string | null;
  /** What was decided there; null before the decision. */
  readonly choice: string | null;
}

export interface ChronicleModel {
  readonly title: string;
  /** How many Missions were played, and their points. */
  readonly sums: string;
  /** The party of the last Mission. */
  readonly party: readonly { readonly name: string; readonly colour: string }[];
  readonly stages: readonly ChronicleStage[];
}

/** @param players the heroes of the last Mission in seat order, and who plays them */
export function chronicleModel(
  { road, sessions }: RoadCampaign,
  players: readonly TablePlayer[],
  words: Words,
): ChronicleModel {
  const { chronicle: say } = words.road;
  const { name, stages } = roadById(road);
  return {
    title: say.title(name),
    sums: say.sums(
      sessions.length,
      sessions.reduce((sum, { points }) => sum + points, 0),
    ),
    party: players.map(({ heroId }, seat) => ({
      name: words.table.named(plainNameOf(players, seat, words), heroNameOf(players, seat)),
      colour: coloursOf(heroId).base,
    })),
    stages: stages.map(({ mission, bonus, decision }, at) => {
      const won = sessions.find((session) => session.won && session.scenario === at + 1);
      const chosen = decision.options.find(({ id }) => id === won?.choice);
      return {
        name: missionById(mission).name,
        bonus: won?.bonus && bonus ? sentence(bonus.text) : null,
        choice: chosen ? sentence(chosen.text) : null,
      };
    }),
  };
}

function sentence(text: string): string {
  return withFullStop(capitalised(text));
}

/** What the picture shows, in words: the way first, then who walked it. */
export function chronicleAltText({ title, sums, party, stages }: ChronicleModel, { road }: Words): string {
  const { chronicle: say } = road;
  const told = stages.map(({ name, bonus, choice }) =>
    say.stage(
      name,
      [bonus, choice].filter((text) => text !== null),
    ),
  );
  const text = [say.alt(title, told), say.party(party.map(({ name }) => name)), sums].join(' ');
  return clipped(text, ALT_TEXT_LENGTH);
}
