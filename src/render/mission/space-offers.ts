/** The spaces that a hero may move to, as answers; each label is followed by the important contents of the space. */
import { sideOf } from '../../engine/definitions.ts';
import type { GameView, MissionView } from '../../engine/index.ts';
import { mapOf, spaceAt } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import type { TableAction } from '../action-code.ts';
import type { Offer } from '../table/offers.ts';
import { plainNameOf, type TablePlayer } from '../table/players.ts';
import { boostWords } from './map-model.ts';

type Move = Extract<TableAction, { type: 'move' }>;

/** Important spaces come first: exits, boosts, and those next to most enemies. */
export function spaceOffers(
  { mission }: GameView,
  players: readonly TablePlayer[],
  seat: number,
  open: readonly TableAction[],
  words: Words,
): Offer[] {
  if (!mission) return [];
  const moves = open.filter((action): action is Move => action.type === 'move');
  const told = moves.map((action) => ({ action, ...factsOf(mission, players, seat, action.to, words) }));
  return told
    .sort((a, b) => b.worth - a.worth)
    .map(({ action, facts, beside }) => ({
      action,
      label: words.missionTable.space(action.to, facts),
      description: beside.length === 0 ? words.missionTable.besideNobody : words.missionTable.beside(beside),
    }));
}

function factsOf(
  mission: MissionView,
  players: readonly TablePlayer[],
  seat: number,
  to: string,
  words: Words,
): { readonly facts: readonly string[]; readonly beside: readonly string[]; readonly worth: number } {
  const say = words.missionTable;
  const space = spaceAt(mapOf(sideOf(mission.id, mission.side)), to);
  const tiles = mission.tiles.find((lying) => lying.space === to)?.tiles ?? [];
  const has = (kind: (typeof tiles)[number]['kind']) => tiles.some((tile) => tile.kind === kind);
  const boost = tiles.find((tile) => tile.kind === 'boost');
  // A hero who is about to move on leaves the space free for others.
  const others = mission.heroes.filter((hero) => hero.seat !== seat && (hero.wants ?? hero.at) === to);
  const facts = [
    ...(mission.heroes[seat]?.at === to ? [say.stay] : []),
    ...(space.mark.exit ? [say.exit] : []),
    ...(boost ? [boost.id === null ? say.faceDown : boostWords(boost.id)] : []),
    ...(has('plot') ? [say.plot] : []),
    ...(has('mystery') ? [say.mystery] : []),
    ...(space.mark.zones ?? []).slice(0, 1).map((zone) => zone.replaceAll('-', ' ')),
    ...others.map((hero) => {
      const name = plainNameOf(players, hero.seat, words);
      return hero.at === to ? say.heldBy(name) : say.wantedBy(name);
    }),
  ];
  const figures = mission.figures.filter(({ spaces }) => spaces.some((one) => space.beside.includes(one)));
  const worth =
    (space.mark.exit ? 100 : 0) +
    (has('plot') || has('mystery') ? 40 : 0) +
    figures.length * 10 +
    (boost ? 9 : 0) -
    others.length;
  return { facts, beside: figures.map((figure) => plainNameOf(players, figure.seat, words)), worth };
}
