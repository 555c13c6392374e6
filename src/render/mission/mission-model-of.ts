/** Makes the picture's model from the public view of a Mission. */
import { allyById, missionById } from '../../engine/definitions.ts';
import type { GameView, MissionView, Prompt, Seat } from '../../engine/index.ts';
import { attacksIn, chancesOf, type DieFace, symbolOf } from '../../engine/rules.ts';
import type { EnemyPanel, MissionSide } from '../../engine/vocabulary/mission.ts';
import type { FigureLook } from '../../engine/vocabulary/scenery.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { coloursOf } from '../hero-colours.ts';
import { heroLook } from '../picture/hero-look.ts';
import { lettersFor } from '../picture/mission/letters.ts';
import type {
  EnemyDieModel,
  FigureModel,
  HeroModel,
  MissionModel,
  ObjectiveModel,
  PanelModel,
  SegmentModel,
} from '../picture/mission/mission-model.ts';
import { type EndReason, outcomeWords } from '../table/alt-text.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from '../table/players.ts';
import { describePending } from '../table/whose-move.ts';
import { neededNow } from './brief.ts';
import { mapModelOf } from './map-model.ts';
import { textFor } from './party-text.ts';
import { progressOf } from './progress.ts';

export interface MissionInput {
  /** A view of the game, usually the public one. */
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** The prompt in the asked seat's own view, or null. */
  readonly prompt: Prompt | null;
  /** How the game ended, if it was not played to its end. */
  readonly ended?: EndReason | null;
  /** Discord's name of the language of the game; English when left out. */
  readonly language?: string;
}

/** The figures of panels that say nothing of their look. */
const USUAL_LOOKS: Readonly<Record<EnemyPanel['kind'], FigureLook>> = {
  henchman: 'guard',
  special: 'golem',
  threat: 'shade',
  boss: 'king',
};

const PHASES = ['pass', 'movement', 'target', 'part-2', 'enemy-upkeep', 'enemy-roll', 'clock'] as const;

/**
 * Everything that the picture shows, in plain words.
 * @throws RangeError when the view is not that of a Mission
 */
export function missionModelOf(input: MissionInput): MissionModel {
  const { view, players, language } = input;
  const { mission } = view;
  if (!mission) throw new RangeError('the game is no Mission');
  const definition = missionById(mission.id);
  const side = definition.sides[mission.side];
  const words = wordsFor(language);
  const pictureWords = words.missionPicture;
  return {
    title: mission.name,
    side: pictureWords.side(mission.side + 1, mission.sideName, pictureWords.levels[definition.level]),
    round: pictureWords.round(Math.max(1, mission.round)),
    phases: PHASES.map((id) => pictureWords.phases[id]),
    phase: PHASES.indexOf(mission.phase),
    prompt: promptOf(input, mission, words),
    outcome: outcomeOf(input, words),
    map: {
      ...mapModelOf(mission, side, words),
      figures: mission.figures.map((figure) =>
        figureModel(figure, side, plainNameOf(players, figure.seat, words)),
      ),
    },
    acting: actingIn(view, mission),
    panels: panelModels(mission, side, words),
    clock: {
      hand: mission.clock.hand,
      steps: mission.clock.steps,
      segments: side.clock.map((segment): SegmentModel => {
        if (segment.does === 'crisis') return { panel: panelIndex(side, segment.panel), text: '' };
        return {
          panel: null,
          text: segment.does === 'effects' ? textFor(segment.text, mission.heroes.length) : '',
        };
      }),
    },
    dice: {
      red: mission.dice.red,
      black: mission.dice.black,
      rolled: (areDiceNew(mission) ? (mission.dice.rolled ?? []) : []).flatMap((value, at) =>
        dieModel(value, at < mission.dice.red),
      ),
    },
    heroes: mission.heroes.map(({ seat }) => heroModel(seat, view, mission, players, words)),
    headquarters: mission.headquarters.map((ally) => ({
      name: allyById(ally).name,
      cost: allyById(ally).cost,
    })),
    counters: mission.counters.map(({ id, name, now }) => {
      const most = side.counters?.find((counter) => counter.id === id)?.most;
      return { name, value: most === undefined ? String(now) : `${now}/${most}` };
    }),
    objectives: mission.objectives.map((objective): ObjectiveModel => {
      const { kind, text, met, failed } = objective;
      const printed = objectiveOf(side, objective.id);
      const progress =
        met || failed || kind === 'lost' || !printed ? null : progressOf(printed.when, mission);
      const needs = kind === 'main' && !met ? neededNow(mission, side, words).join(', ') : '';
      return { kind, text, state: met ? 'met' : failed ? 'missed' : 'open', progress, needs };
    }),
    ...(language === undefined ? {} : { language }),
  };
}

/** Heroes win or lose together; a player who gives up ends the Mission for all. */
function outcomeOf({ view, players, ended = null }: MissionInput, words: Words): string | null {
  const { outcome, seats } = view;
  if (!outcome) return null;
  if (outcome.kind !== 'won' || outcome.how === 'concession')
    return outcomeWords(view, players, words, ended);
  return outcome.team === seats[0]?.team ? words.missionPicture.won : words.missionPicture.lost;
}

/** The asked players; while heroes act side by side, all who are not ready. */
function promptOf({ view, players, prompt }: MissionInput, { heroes }: MissionView, words: Words): string {
  if (view.pending) return describePending(view, players, prompt, words);
  const waited = heroes.filter(({ isReady, exited }) => !isReady && !exited);
  return words.missionPicture.waitsFor(waited.map(({ seat }) => plainNameOf(players, seat, words)));
}

/** Whether the dice were rolled in this round. */
function areDiceNew({ phase }: MissionView): boolean {
  return phase === 'enemy-roll' || phase === 'clock';
}

function objectiveOf({ objectives }: MissionSide, id: string) {
  const { main, bonus = [], perfect, lost = [] } = objectives;
  return [main, ...bonus, ...(perfect ? [perfect] : []), ...lost].find((objective) => objective.id === id);
}

/** The attacking figure; otherwise the asked hero, if they are on the map. */
function actingIn({ attack, pending }: GameView, { heroes, figures }: MissionView): MissionModel['acting'] {
  const attacker = figures.find(({ seat }) => seat === attack?.attacker);
  if (attacker && !attack?.landed) return { figure: String(attacker.seat) };
  const seat = pending?.seat;
  const hero = heroes.find((one) => one.seat === seat);
  return hero && hero.at !== null ? { seat: hero.seat } : null;
}

function panelIndex({ panels }: MissionSide, id: string): number {
  return panels.findIndex((panel) => panel.id === id);
}

function figureModel(figure: MissionView['figures'][number], side: MissionSide, name: string): FigureModel {
  return {
    id: String(figure.seat),
    panel: panelIndex(side, figure.panel),
    name,
    number: figure.number,
    spaces: figure.spaces,
    health: figure.aimable ? figure.health : null,
    tokens: figure.tokens.map(({ id, name, count, limit, kind }) => ({ id, name, count, limit, kind })),
  };
}

function panelModels(mission: MissionView, { panels }: MissionSide, words: Words): PanelModel[] {
  const { activated } = mission;
  const isNew = areDiceNew(mission);
  const heroes = mission.heroes.length;
  const initials = lettersFor(panels.map(({ name }) => name));
  const inUse = panels.map((panel) => attacksIn(panel, mission.bossPhases));
  return panels.map((panel, at) => ({
    name: panel.name,
    initial: initials[at] ?? '?',
    kind: panel.kind,
    colour: panel.colour,
    look: panel.look ?? USUAL_LOOKS[panel.kind],
    attacks: (inUse[at] ?? []).map(({ id, name, objective, reach, multi = false, text }, index) => ({
      name,
      objective,
      reach,
      multi,
      text: textFor(text, heroes),
      activated: isNew && activated.some((active) => active.panel === panel.id && active.attack === id),
      chance: isNew
        ? null
        : percentOf(chancesOf(inUse[at] ?? [], mission.dice.red + mission.dice.black)[index]),
    })),
    crisis:
      panel.crisis && mission.figures.some((figure) => figure.panel === panel.id)
        ? textFor(panel.crisis.text, heroes)
        : null,
    text: [textFor(textOf(panel), heroes), phaseOf(mission, panel, words)]
      .filter((part) => part !== '')
      .join(' '),
  }));
}

/** A chance of 0..1 as whole percent; what is possible but rare is 1, and what is not certain 99 at the most. */
function percentOf(chance = 0): number {
  if (chance <= 0 || chance >= 1) return Math.round(chance * 100);
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** The next phase of a boss with the health at which it begins; empty for none. */
function phaseOf({ figures }: MissionView, { id }: EnemyPanel, { missionPicture }: Words): string {
  const next = figures.find(({ panel }) => panel === id)?.nextPhase;
  return next ? missionPicture.phaseAt(next.health, next.name) : '';
}

function textOf({ defense, text }: EnemyPanel): string {
  return [defense ? `${defense.name}: ${defense.text}` : '', text].filter((part) => part !== '').join(' ');
}

/** A blank shows nothing (rule: m-enemy-dice-rules). */
function dieModel(value: DieFace, isRed: boolean): EnemyDieModel[] {
  const symbol = symbolOf(value);
  if (value === null || symbol === null) return [];
  return [{ colour: isRed ? 'red' : 'black', symbol, value }];
}

function heroModel(
  seat: Seat,
  { seats }: GameView,
  { heroes }: MissionView,
  players: readonly TablePlayer[],
  words: Words,
): HeroModel {
  const own = seats.find((other) => other.seat === seat);
  const onMap = heroes.find((other) => other.seat === seat);
  if (!own || !onMap) throw new RangeError(`the Mission has no hero at seat ${seat}`);
  return {
    seat,
    playerName: plainNameOf(players, seat, words),
    heroName: heroNameOf(players, seat),
    palette: coloursOf(own.hero),
    emblem: heroLook(own.hero).icon,
    space: onMap.at,
    exited: onMap.exited,
    health: own.health,
    startHealth: own.startHealth,
    maxHealth: own.maxHealth,
    cp: own.cp,
    momentum: onMap.momentum,
    handCount: own.handCount,
    ally: onMap.allies.map((ally) => allyById(ally).name).join(', ') || null,
    ready: onMap.isReady && onMap.wants === null,
    defeated: own.defeated,
    tokens: own.tokens.map(({ id, name, count, limit, kind }) => ({ id, name, count, limit, kind })),
  };
}
