/** The spaces that a hero may move to, as answers; each label is followed by the important contents of the space. */
import { sideOf } from '../../engine/definitions.ts';
import type { MoveEnd } from '../../engine/hosting.ts';
import type { GameView, MissionView, Seat } from '../../engine/index.ts';
import { attacksIn, chancesOf, mapOf, spaceAt } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import type { TableAction } from '../action-code.ts';
import { BUTTON_LABEL_LENGTH } from '../discord-limits.ts';
import { tokenName } from '../table/content-names.ts';
import type { Offer } from '../table/offers.ts';
import { clipped } from '../table/phrasing.ts';
import { plainNameOf, type TablePlayer } from '../table/players.ts';
import { boostWords } from './map-model.ts';

type Move = Extract<TableAction, { type: 'move' }>;

/** How many spaces are offered as buttons and marked on the map; the others are in a menu. */
export const SPACES_AS_BUTTONS = 10;

/** A space with a short text for a button. */
export interface SpaceOffer extends Offer {
  readonly short: string;
}

/** A hero who chooses a space. */
export interface MovingHero {
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  readonly seat: Seat;
  readonly words: Words;
  /** By space: what the rules of the side do to the hero that ends its move there. */
  readonly moveEnds?: Readonly<Record<string, MoveEnd>>;
}

/**
 * The spaces to move to, in the order of `best`; others follow, important ones first: exits, boosts, and those next to
 * most enemies.
 * @param best spaces by what a bot thinks of them, the best first; may be empty
 */
export function spaceOffers(
  { view, players, seat, words, moveEnds = {} }: MovingHero,
  open: readonly TableAction[],
  best: readonly string[] = [],
): SpaceOffer[] {
  const { mission } = view;
  if (!mission) return [];
  const moves = open.filter((action): action is Move => action.type === 'move');
  const factsOfMoves = moves.map((action) => ({
    action,
    ...factsOf(mission, players, seat, action.to, words, endFacts(mission, moveEnds[action.to] ?? {}, words)),
  }));
  const rank = new Map(best.map((space, at) => [space, at]));
  const rankOf = ({ action }: { action: Move }) => rank.get(action.to) ?? best.length;
  return factsOfMoves
    .sort((a, b) => rankOf(a) - rankOf(b) || b.worth - a.worth)
    .map(({ action, facts, sharing, beside }) => {
      const say = words.missionTable;
      const short = [...facts, ...(sharing.length === 0 ? [] : [say.sharedWith(sharing.length)])];
      const [likeliest] = isExit(mission, action.to) ? [] : threatsOn(mission, action.to);
      return {
        action,
        label: say.space(action.to, [...facts, ...sharing]),
        description: describedAs(mission, action.to, beside, words),
        short: clipped(
          say.spaceButton(say.space(action.to, short), beside.length, likeliest?.percent ?? 0),
          BUTTON_LABEL_LENGTH,
        ),
      };
    });
}

function isExit({ id, side }: MissionView, space: string): boolean {
  return spaceAt(mapOf(sideOf(id, side)), space).mark.exit === true;
}

/** Who stands beside a space, and what the next enemy roll could hit a hero with there. */
function describedAs(mission: MissionView, to: string, beside: readonly string[], words: Words): string {
  const say = words.missionTable;
  const where = beside.length === 0 ? say.besideNobody : say.beside(beside);
  if (isExit(mission, to)) return where;
  const threats = threatsOn(mission, to).map(({ name, times, percent }) => say.hitBy(name, times, percent));
  return say.canBeHit(where, threats);
}

interface Threat {
  readonly name: string;
  /** How many figures act with it. */
  readonly times: number;
  /** Above 0. */
  readonly percent: number;
}

/** Attacks that reach a space, most likely first; the figures of a panel act on the same dice. */
function threatsOn(mission: MissionView, to: string): Threat[] {
  const side = sideOf(mission.id, mission.side);
  const { beside } = spaceAt(mapOf(side), to);
  const isBeside = (spaces: readonly string[]) => spaces.some((one) => beside.includes(one));
  const dice = mission.dice.red + mission.dice.black;
  const threats = side.panels.flatMap((panel) => {
    const attacks = attacksIn(panel, mission.bossPhases);
    const chances = chancesOf(attacks, dice);
    const figures = mission.figures.filter((figure) => figure.panel === panel.id);
    return attacks.flatMap(({ name, reach }, at) => {
      const near = figures.filter(({ spaces }) => reach === 'range' || isBeside(spaces));
      const percent = Math.round((chances[at] ?? 0) * 100);
      return near.length === 0 || percent === 0 ? [] : [{ name, times: near.length, percent }];
    });
  });
  return threats.sort((a, b) => b.percent - a.percent);
}

/** What the end of a move gains or costs, in words. */
function endFacts(
  { counters }: MissionView,
  { cp, health, momentum, tokens = {}, counters: counted = {}, onEnemies = {} }: MoveEnd,
  { missionTable: { ends: say } }: Words,
): string[] {
  const amount = (change: number | undefined, worded: (change: number) => string) =>
    change === undefined ? [] : [worded(change)];
  return [
    ...amount(cp, say.cp),
    ...amount(health, say.health),
    ...amount(momentum, say.momentum),
    ...Object.entries(tokens).map(([token, change]) => say.token(tokenName(token), change)),
    ...counters.flatMap(({ id, name }) => amount(counted[id], (change) => say.counter(name, change))),
    ...Object.entries(onEnemies).map(([token, change]) => say.onEnemies(tokenName(token), change)),
  ];
}

function factsOf(
  mission: MissionView,
  players: readonly TablePlayer[],
  seat: Seat,
  to: string,
  words: Words,
  /** What the rules do to a hero that ends its move there, in words. */
  ends: readonly string[],
): {
  readonly facts: readonly string[];
  /** The heroes who stand there or go there, in words. */
  readonly sharing: readonly string[];
  readonly beside: readonly string[];
  readonly worth: number;
} {
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
    ...(boost ? [boost.id === null ? say.faceDown : say.boost(boostWords(boost.id))] : []),
    // What the rules of the side make of the token is told by the change.
    ...(has('plot') && ends.length === 0 ? [say.plot] : []),
    ...(has('mystery') ? [say.mystery] : []),
    ...ends,
    ...(space.mark.zones ?? [])
      .slice(0, 1)
      .map(say.zone)
      .filter((zone) => !ends.some((end) => end.toLowerCase().startsWith(`${zone} `))),
  ];
  const sharing = others.map((hero) => {
    const name = plainNameOf(players, hero.seat, words);
    return hero.at === to ? say.heldBy(name) : say.wantedBy(name);
  });
  const figures = mission.figures.filter(({ spaces }) => spaces.some((one) => space.beside.includes(one)));
  const worth =
    (space.mark.exit ? 100 : 0) +
    (has('plot') || has('mystery') ? 40 : 0) +
    figures.length * 10 +
    (boost ? 9 : 0) -
    others.length;
  return { facts, sharing, beside: figures.map((figure) => plainNameOf(players, figure.seat, words)), worth };
}
