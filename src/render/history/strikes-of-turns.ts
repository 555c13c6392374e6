/** The strikes of turns as models of pictures and as sentences, from the chronicle of a game. */
import type { GameView, Phase, Seat } from '../../engine/index.ts';
import type { DieFace } from '../../engine/rules.ts';
import type { Chronicle } from '../../history/chronicle.ts';
import type { Change, Strike, Struck } from '../../history/statistics/strikes.ts';
import { isUltimate } from '../../history/ultimates.ts';
import type { Words } from '../../words/index.ts';
import { battleOf } from '../crawl/battle.ts';
import { coloursOf } from '../hero-colours.ts';
import type { DieModel, StrikeModel } from '../picture/board-model.ts';
import { sourceName, standsOn } from '../table/content-names.ts';
import { symbolOf } from '../table/dice-words.ts';
import { signed } from '../table/phrasing.ts';
import { plainNameOf, type TablePlayer } from '../table/players.ts';

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6];
/** The most changes of damage that a strike names. */
const MOST_CHANGES = 4;

interface Scene {
  /** Null where it is not known. */
  readonly chronicle: Chronicle | null;
  /** Heroes, then the enemies of a Mission. */
  readonly players: readonly TablePlayer[];
  readonly words: Words;
}

/**
 * Returns the Attacks of these turns whose damage was dealt or prevented, oldest first. Damage by others that landed
 * in the same action, as that of a defense, belongs to them.
 * @param among only those by these seats, as in a battle of a crawl; null for all
 */
export function strikesOfTurns(
  scene: Scene,
  from: number,
  to: number,
  among: readonly Seat[] | null = null,
): StrikeModel[] {
  const all = (scene.chronicle?.told.strikes ?? []).filter(({ turn }) => turn >= from && turn <= to);
  return all.flatMap((strike) => {
    if (among !== null && (strike.by === null || !among.includes(strike.by))) return [];
    if (strike.dice === undefined || strike.source === null || strike.by === null) return [];
    if (strike.to.every(({ incoming }) => incoming === 0)) return [];
    // The same action may end the turn: what the next upkeep did is not of the Attack.
    const beside = all.filter(
      ({ step, turn, dice }) => step === strike.step && turn === strike.turn && dice === undefined,
    );
    return [modelOf(strike, beside, strike.by, strike.source, scene)];
  });
}

/** Until a turn's own dice are rolled, its table shows the strike of the turn before. */
const BEFORE_DICE: readonly Phase[] = ['start', 'upkeep', 'income', 'main-1'];

/**
 * Returns the latest strike of the present turn, or of the turn before until dice are rolled; null without any, and
 * while dice or an Attack take the middle of the picture.
 */
export function strikeOnTable(scene: Scene, view: GameView): StrikeModel | null {
  if (!isMiddleFree(view)) return null;
  const { number, phase } = view.turn;
  const from = BEFORE_DICE.includes(phase) ? number - 1 : number;
  return strikesOfTurns(present(scene, view), from, number, battleOf(view)).at(-1) ?? null;
}

/** Without strikes by and against minions of a crawl that have fallen since: another one may have taken their seat. */
function present(scene: Scene, { crawl, outcome }: GameView): Scene {
  const { chronicle } = scene;
  if (!crawl || crawl.boss || outcome || chronicle === null) return scene;
  const { falls, strikes } = chronicle.told;
  const isGone = (seat: Seat, since: number) =>
    seat >= crawl.heroes.length && falls.some((fall) => fall.seat === seat && fall.step >= since);
  const left = strikes.filter(
    ({ step, by, to }) =>
      ![...(by === null ? [] : [by]), ...to.map(({ seat }) => seat)].some((seat) => isGone(seat, step)),
  );
  return { ...scene, chronicle: { ...chronicle, told: { ...chronicle.told, strikes: left } } };
}

function isMiddleFree({ attack, attempts, rolls, pending, outcome }: GameView): boolean {
  if (outcome) return true;
  if (attack?.landed) return rolls.every(({ settled }) => settled) && pending?.kind === 'window';
  return !attack && !attempts && rolls.length === 0;
}

/** Returns the strike as one sentence: `Ada hit Bo with Smack: 4 damage, 50 → 46.` */
export function strikeSentence(strike: StrikeModel, { picture: { strike: told } }: Words): string {
  const hitsOf = (isBack: boolean) =>
    strike.hits
      .filter((hit) => hit.isBack === isBack)
      .map(({ name, amount, before, after }) => told.hit(name, amount, before, after));
  return told.sentence(strike.ability, strike.sides, hitsOf(false), strike.changes, hitsOf(true));
}

function modelOf(
  strike: Strike,
  beside: readonly Strike[],
  attacker: Seat,
  source: string,
  { players, words }: Scene,
): StrikeModel {
  const name = (seat: Seat) => plainNameOf(players, seat, words);
  const heroId = players[attacker]?.heroId ?? '';
  const targets = strike.to.filter(({ seat }) => seat !== attacker).map(({ seat }) => name(seat));
  const also = beside.flatMap(({ to }) => to.filter(({ total }) => total > 0));
  const hit = (struck: Struck, isBack: boolean) => ({
    name: name(struck.seat),
    amount: struck.total,
    before: struck.before,
    after: struck.after,
    isBack,
  });
  return {
    kind: kindOf(strike, source),
    ...(isUltimate(source) ? { isUltimate: true } : {}),
    ability: sourceName(source, words),
    sides: words.picture.attack(name(attacker), words.picture.together(targets)),
    heroId,
    palette: coloursOf(heroId),
    dice: (strike.dice ?? []).map((value) => dieOf(players, attacker, value)),
    hits: [
      ...strike.to.map((struck) => hit(struck, false)),
      ...also.map((struck) => hit(struck, struck.seat === attacker)),
    ],
    changes: strike.to
      .flatMap(({ changes = [] }) => changes)
      // The damage of a secondary ability itself is no change.
      .filter((change) => !standsOn(source, change.source))
      .slice(0, MOST_CHANGES)
      .map((change) => changeWords(change, words)),
  };
}

function kindOf({ to }: Strike, source: string): StrikeModel['kind'] {
  if (to.some(({ before, after }) => before > 0 && after === 0)) return 'killing';
  if (isUltimate(source)) return 'ultimate';
  // What a companion took was not prevented.
  return to.every(({ total, passed = 0 }) => total + passed === 0) ? 'prevented' : 'hit';
}

function changeWords({ source, amount }: Change, words: Words): string {
  const name = sourceName(source, words);
  return amount === null ? words.picture.strike.avoided(name) : `${signed(amount)} ${name}`;
}

function dieOf(players: readonly TablePlayer[], seat: Seat, value: number): DieModel {
  const face = FACES[value - 1] ?? null;
  const symbolId = symbolOf(players, seat, face) ?? '';
  return { value, symbolId, kept: false, altered: false, blank: face === null };
}
