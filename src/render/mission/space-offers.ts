/** The spaces that a hero may move to, as answers; each label is followed by the important contents of the space. */
import { sideOf } from '../../engine/definitions.ts';
import type { GameView, MissionView } from '../../engine/index.ts';
import { chancesOf, mapOf, spaceAt } from '../../engine/rules.ts';
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
  const factsOfMoves = moves.map((action) => ({
    action,
    ...factsOf(mission, players, seat, action.to, words),
  }));
  return factsOfMoves
    .sort((a, b) => b.worth - a.worth)
    .map(({ action, facts, beside }) => ({
      action,
      label: words.missionTable.space(action.to, facts),
      description: describedAs(mission, action.to, beside, words),
    }));
}

/** Who stands beside a space, and what the next enemy roll could hit a hero with there. */
function describedAs(mission: MissionView, to: string, beside: readonly string[], words: Words): string {
  const say = words.missionTable;
  const where = beside.length === 0 ? say.besideNobody : say.beside(beside);
  const isExit = spaceAt(mapOf(sideOf(mission.id, mission.side)), to).mark.exit === true;
  return isExit ? where : say.canBeHit(where, threatsOn(mission, to, words));
}

/** Attacks that reach a space, most likely first; the figures of a panel act on the same dice. */
function threatsOn(mission: MissionView, to: string, { missionTable: say }: Words): string[] {
  const side = sideOf(mission.id, mission.side);
  const { beside } = spaceAt(mapOf(side), to);
  const isBeside = (spaces: readonly string[]) => spaces.some((one) => beside.includes(one));
  const dice = mission.dice.red + mission.dice.black;
  const threats = side.panels.flatMap((panel) => {
    const chances = chancesOf(panel.attacks, dice);
    const figures = mission.figures.filter((figure) => figure.panel === panel.id);
    return panel.attacks.flatMap(({ name, reach }, at) => {
      const near = figures.filter(({ spaces }) => reach === 'range' || isBeside(spaces));
      const percent = Math.round((chances[at] ?? 0) * 100);
      return near.length === 0 || percent === 0 ? [] : [{ name, times: near.length, percent }];
    });
  });
  return threats
    .sort((a, b) => b.percent - a.percent)
    .map(({ name, times, percent }) => say.hitBy(name, times, percent));
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
