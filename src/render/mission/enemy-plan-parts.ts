/**
 * A hero's part in the enemy phases of a Mission, on the private panel: the enemy dice, all that comes at the hero, and
 * its plan, with menus that answer for the whole phase.
 */
import type { APIComponentInContainer } from 'discord.js';
import type { EnemyPlan, PlannedPlay, PlanOptions } from '../../engine/hosting.ts';
import type { ComingAttack, GameView, MissionView, Seat } from '../../engine/index.ts';
import { PRICE_OF_RANGE, symbolOf } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import { type Option, text } from '../components.ts';
import { MAX_OPTIONS } from '../discord-limits.ts';
import { ENEMY_SYMBOLS } from '../picture/mission/enemy-dice.ts';
import { abilityName, cardName, tokenName } from '../table/content-names.ts';
import { button, buttonRows, type Place, select } from '../table/parts.ts';
import { isEnemyPhase } from '../table/pass-buttons.ts';
import { clipped, escaped } from '../table/phrasing.ts';
import { heroNameOf, nameOf, type TablePlayer } from '../table/players.ts';
import { encodeDiscard, encodeUse, encodeWay, isSamePlay } from './plan-values.ts';

interface PlanInput {
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  readonly plannable?: PlanOptions;
  /** The hand. */
  readonly cards: readonly { readonly id: string }[];
}

/** Damage from which on a hero can be asked; null to be asked only if it would be defeated. */
const ASKED_FROM = [null, 3, 5, 8] as const;
/** Damage from which on a thing can be used. */
const USED_FROM = [1, 3, 5, 8] as const;
/** The uses that are offered; with their damages they fit into one menu. */
const OFFERED_USES = 5;
/** Characters of the text of the whole part. */
const LENGTH = 900;

/** Whether the panel has this part: the enemies act, or the hero waits for the others of the round. */
export function showsEnemyPlan(view: GameView, seat: Seat): boolean {
  const hero = view.mission?.heroes[seat];
  if (!hero || view.outcome || hero.exited) return false;
  return isEnemyPhase(view) || hero.isReady || hero.waitsFor.length > 0;
}

/**
 * The part of a hand panel; empty when it does not have it.
 * @param seat the panel's owner
 */
export function enemyPlanParts(
  { view, players, plannable, cards }: PlanInput,
  place: Place,
  seat: Seat,
  words: Words,
): APIComponentInContainer[] {
  const { mission } = view;
  const orders = view.seats[seat]?.orders;
  if (!mission || !orders || !plannable || !showsEnemyPlan(view, seat)) return [];
  const plan = orders.enemies ?? null;
  const lines = [
    words.enemyPlan.heading,
    ...comingLines(view, mission, players, seat, words),
    ...(plan === null ? [] : [planLine(plan, plannable, words), words.enemyPlan.limits]),
  ];
  return [
    text(clipped(lines.join('\n'), LENGTH)),
    select(place, { verb: 'plan-way' }, menuTitle(plan, words), wayOptions(plan, plannable, words)),
    ...useMenu(plan, plannable, place, words),
    ...(plan === null
      ? []
      : [
          ...discardMenu(plan, cards, place, words),
          ...buttonRows(planButtons(plan, mission, place, seat, words)),
        ]),
  ];
}

function menuTitle(plan: EnemyPlan | null, { enemyPlan: say }: Words): string {
  return plan === null ? say.menu : say.menuChange;
}

/** The enemy dice, then each attack on the hero, then how many come at the others. */
function comingLines(
  view: GameView,
  mission: MissionView,
  players: readonly TablePlayer[],
  seat: Seat,
  words: Words,
): string[] {
  const say = words.enemyPlan;
  if (!isEnemyPhase(view)) return [say.notRolled];
  if (mission.phase !== 'enemy-roll') return [];
  const own = mission.coming.filter(({ target }) => target === seat);
  const beside = mission.heroes[seat]?.beside ?? [];
  const { adjacent, atRange } = words.missionTable;
  const attacks = own.map((one) =>
    say.attack(
      nameOf(players, one.seat, words),
      escaped(abilityName(one.attack)),
      one.damage,
      beside.includes(one.seat) ? adjacent : atRange,
    ),
  );
  const health = view.seats[seat]?.health ?? 0;
  const { attack } = view;
  const isAttacked =
    attack !== null && !attack.landed && attack.targets.some((target) => target.seat === seat);
  // The attack under way is told by the question itself; what is told here comes after it.
  const now =
    isAttacked && attack ? [say.now(nameOf(players, attack.attacker, words), escaped(attack.name))] : [];
  const nothing = isAttacked ? say.nothingMore : say.nothingComes;
  const sum = own.length === 0 ? [nothing] : [say.together(damageOf(own), health, isAttacked)];
  return [
    ...diceLine(mission, words),
    ...now,
    ...attacks,
    ...sum,
    ...otherLines(mission, players, seat, words),
  ];
}

function diceLine({ dice: { rolled } }: MissionView, words: Words): string[] {
  if (rolled === null) return [];
  const counts = ENEMY_SYMBOLS.flatMap((symbol) => {
    const count = rolled.filter((face) => face !== null && symbolOf(face) === symbol).length;
    return count === 0 ? [] : [words.missionPicture.symbols[symbol](count)];
  });
  return counts.length === 0 ? [] : [words.enemyPlan.dice(counts)];
}

function otherLines(
  { coming, heroes }: MissionView,
  players: readonly TablePlayer[],
  seat: Seat,
  words: Words,
): string[] {
  return heroes.flatMap(({ seat: other }) => {
    const attacks = coming.filter(({ target }) => target === other);
    if (other === seat || attacks.length === 0) return [];
    const name = escaped(heroNameOf(players, other));
    return [words.enemyPlan.others(name, attacks.length, damageOf(attacks))];
  });
}

function damageOf(attacks: readonly ComingAttack[]): number {
  return attacks.reduce((sum, { damage }) => sum + damage, 0);
}

function thingName(play: PlannedPlay): string {
  return play.type === 'play' ? cardName(play.card) : tokenName(play.token);
}

/** The plan that holds, as one sentence. */
function planLine(
  { defends, far, from, uses = [], discards = [], everyRound }: EnemyPlan,
  { defenses }: PlanOptions,
  { enemyPlan: say }: Words,
): string {
  const defence = defends ?? defenses[0];
  const name = defence === undefined ? null : escaped(abilityName(defence));
  return say.is([
    ...(name === null ? [] : [far ? say.defendsFar(name, PRICE_OF_RANGE) : say.defends(name)]),
    ...uses.map((use) => say.uses(escaped(thingName(use.play)), use.from)),
    ...(discards.length === 0 ? [] : [say.discards(discards.map((card) => escaped(cardName(card))))]),
    from === undefined ? say.asksNever : say.asksFrom(from),
    everyRound ? say.everyRound : say.thisRound,
  ]);
}

function wayOptions(plan: EnemyPlan | null, { defenses }: PlanOptions, { enemyPlan: say }: Words): Option[] {
  const ways = defenses.length === 0 ? [null] : defenses;
  return ways.flatMap((defends) =>
    ASKED_FROM.map((from) => ({
      label: say.option(defends === null ? null : abilityName(defends), from),
      value: encodeWay({ defends, from }),
      description: say.optionMeans(from),
      chosen:
        plan !== null && (plan.from ?? null) === from && (plan.defends ?? defenses[0] ?? null) === defends,
    })),
  );
}

function useMenu(
  plan: EnemyPlan | null,
  { uses }: PlanOptions,
  place: Place,
  { enemyPlan: say }: Words,
): APIComponentInContainer[] {
  const options = uses.slice(0, OFFERED_USES).flatMap(({ play, cp }): Option[] => {
    const name = thingName(play);
    const planned = plan?.uses?.find((one) => isSamePlay(one.play, play));
    const description = cp === 0 ? undefined : say.useFor(cp);
    return [
      ...USED_FROM.filter((from) => from !== planned?.from).map((from) => ({
        label: say.useOption(name, from),
        value: encodeUse({ play, from }),
        description,
      })),
      ...(planned ? [{ label: say.useNot(name), value: encodeUse({ play, from: null }) }] : []),
    ];
  });
  return options.length === 0 ? [] : [select(place, { verb: 'plan-use' }, say.useMenu, options)];
}

function discardMenu(
  { discards = [] }: EnemyPlan,
  cards: PlanInput['cards'],
  place: Place,
  { enemyPlan: say }: Words,
): APIComponentInContainer[] {
  // The last card of a hand goes without a question.
  if (cards.length < 2) return [];
  const options = cards.slice(0, MAX_OPTIONS - 1).map(
    ({ id }): Option => ({
      label: say.discardOption(cardName(id)),
      value: encodeDiscard(id),
      chosen: discards[0] === id,
    }),
  );
  const none: Option = { label: say.discardNone, value: encodeDiscard(null) };
  return [select(place, { verb: 'plan-discard' }, say.discardMenu, [...options, none])];
}

function planButtons(
  { far, everyRound, defends }: EnemyPlan,
  { heroes }: MissionView,
  place: Place,
  seat: Seat,
  { enemyPlan: say }: Words,
) {
  const canPay = (heroes[seat]?.momentum ?? 0) >= PRICE_OF_RANGE || far === true;
  return [
    ...(canPay && defends !== undefined
      ? [button(place, { verb: 'plan-far' }, far ? say.notFar : say.far(PRICE_OF_RANGE))]
      : []),
    button(place, { verb: 'plan-every-round' }, everyRound ? say.onlyNow : say.keep),
    button(place, { verb: 'plan-none' }, say.takeBack),
  ];
}
