/**
 * The alt texts of a Mission's pictures, most important first for users of screen readers. The map: whose move it is,
 * adjacent enemies of each hero, exits, boosts and the state of the map, the clock, the enemies. The boards: the enemies'
 * dice and attacks, the objectives, the heroes' resources.
 */
import { type Words, wordsFor } from '../../../words/index.ts';
import { ALT_TEXT_LENGTH } from '../../discord-limits.ts';
import { adjacentFigures } from './adjacency.ts';
import { nextSegments, segmentWords } from './clock-dial.ts';
import { ENEMY_SYMBOLS } from './enemy-dice.ts';
import { isClosed } from './grounds/scene.ts';
import type { AttackRowModel, HeroModel, MissionModel, MissionPart, SpaceModel } from './mission-model.ts';

type PictureWords = Words['missionPicture'];

/**
 * @param part the map alone, the boards alone, or both in one text
 * @returns at most 1,024 characters: whole sentences at the end are left out if they do not fit
 */
export function missionAltText(model: MissionModel, part: MissionPart | 'both' = 'both'): string {
  const words = wordsFor(model.language).missionPicture;
  const heading = words.alt.mission(
    model.title,
    model.side,
    model.round,
    model.phases[model.phase]?.label ?? '',
  );
  switch (part) {
    case 'map':
      return fitted([heading, ended(model.outcome ?? model.prompt), ...mapSentences(model, words)]);
    case 'boards':
      return fitted([heading, ...dice(model, words), ...boardSentences(model, words)]);
    case 'both':
      return fitted([
        heading,
        ended(model.outcome ?? model.prompt),
        ...dice(model, words),
        ...mapSentences(model, words),
        ...boardSentences(model, words),
      ]);
  }
}

/** Threats, exits and boosts first: what a move is chosen by. */
function mapSentences(model: MissionModel, words: PictureWords): string[] {
  return [
    ...threatened(model).map((hero) => heroSentence(model, hero, words)),
    ...places(model, words),
    clock(model, words),
    enemies(model, words),
  ];
}

/** What the enemies can do first, then the objectives and what the heroes have. */
function boardSentences(model: MissionModel, words: PictureWords): string[] {
  return [
    ...attacks(model, words),
    ...model.objectives.map(({ kind, text, state, progress, needs }) => {
      const counted = progress ? words.progress(progress.now, progress.of) : words.states[state];
      return words.alt.objective(words.objectives[kind], bare(text), needs === '' ? counted : needs);
    }),
    ...model.heroes.map((hero) => resources(hero, words)),
    ...(model.headquarters.length === 0
      ? []
      : [words.alt.headquarters(model.headquarters.map(({ name, cost }) => words.ally(name, cost)))]),
  ];
}

function fitted(sentences: readonly string[]): string {
  let fitting = '';
  for (const sentence of sentences.filter((one) => one !== '')) {
    const longer = fitting === '' ? sentence : `${fitting} ${sentence}`;
    if (longer.length <= ALT_TEXT_LENGTH) fitting = longer;
  }
  return fitting;
}

/** Heroes with an adjacent enemy first, the weakest of them first. */
function threatened(model: MissionModel): HeroModel[] {
  const here = model.heroes.filter(({ exited, defeated }) => !exited && !defeated);
  const danger = (hero: HeroModel) => (adjacentFigures(model, hero).length > 0 ? 0 : 1);
  return here.sort((a, b) => danger(a) - danger(b) || a.health - b.health);
}

function heroSentence(model: MissionModel, hero: HeroModel, words: PictureWords): string {
  const beside = adjacentFigures(model, hero).map(({ name, spaces }) =>
    words.figureAt(name, spaces.join('+')),
  );
  const at = hero.space === null ? words.enters : words.alt.on(hero.space);
  const next =
    hero.space === null ? [] : [beside.length > 0 ? words.alt.nextTo(beside) : words.alt.nextToNobody];
  return `${[words.alt.hero(hero.heroName, at, hero.health), ...next].join(', ')}.`;
}

function clock({ clock: of, panels }: MissionModel, words: PictureWords): string {
  const next = nextSegments(of).map((index) => bare(segmentWords(of.segments[index], panels, words)));
  return words.alt.clock(of.steps, next);
}

function dice({ dice: { rolled }, panels }: MissionModel, words: PictureWords): string[] {
  if (rolled.length === 0) return [];
  const counts = ENEMY_SYMBOLS.flatMap((symbol) => {
    const count = rolled.filter((die) => die.symbol === symbol).length;
    return count === 0 ? [] : [words.symbols[symbol](count)];
  });
  const active = panels
    .filter((panel) => panel.attacks.some(({ activated }) => activated))
    .map(({ name }) => name);
  return [words.alt.dice(counts.join(', ')), ...(active.length === 0 ? [] : [words.alt.acts(active)])];
}

function attacks({ panels }: MissionModel, words: PictureWords): string[] {
  return panels.flatMap((panel) =>
    panel.attacks.map((attack) => {
      const printed = attack.reach === 'melee' ? words.melee : words.range;
      const reach = attack.chance === null ? printed : words.chance(printed, attack.chance);
      const name = panel.attacks.length > 1 ? words.crisis(panel.name, attack.name) : panel.name;
      return ended(words.alt.attack(name, needed(attack, words), reach, attack.text));
    }),
  );
}

function needed({ objective }: AttackRowModel, words: PictureWords): string {
  return ENEMY_SYMBOLS.flatMap((symbol) => {
    const count = objective[symbol] ?? 0;
    return count === 0 ? [] : [words.symbols[symbol](count)];
  }).join(', ');
}

function enemies({ map }: MissionModel, words: PictureWords): string {
  if (map.figures.length === 0) return '';
  return words.alt.enemies(
    map.figures.map(({ name, spaces, health, tokens }) =>
      words.alt.figure(
        name,
        spaces.join('+'),
        health,
        tokens.map(({ name, count }) => `${count} ${name}`),
      ),
    ),
  );
}

function places({ map }: MissionModel, words: PictureWords): string[] {
  const where = (is: (space: SpaceModel) => boolean) => map.spaces.filter(is).map(({ space }) => space);
  const exits = where(({ ground }) => ground === 'exit');
  const boosts = where(({ boost }) => boost !== undefined);
  return [
    ...(exits.length === 0 ? [] : [words.alt.exits(exits)]),
    ...(boosts.length === 0 ? [] : [words.alt.boosts(boosts)]),
    ...MAP_STATES.flatMap(([state, is]) => {
      const spaces = where(is);
      return spaces.length === 0 ? [] : [words.alt.states[state](spaces)];
    }),
  ];
}

const hasPlot = ({ plot = 0 }: SpaceModel) => plot > 0;
const isFire = ({ fixture }: SpaceModel) => fixture === 'brazier' || fixture === 'ember';
const isShard = ({ fixture }: SpaceModel) => fixture === 'shard' || fixture === 'throne';

/** What the painting shows of the state of the map. */
const MAP_STATES: readonly (readonly [
  keyof PictureWords['alt']['states'],
  (space: SpaceModel) => boolean,
])[] = [
  ['fires', (space) => isFire(space) && hasPlot(space)],
  ['shards', (space) => isShard(space) && hasPlot(space)],
  ['levers', (space) => space.fixture === 'lever' && hasPlot(space)],
  ['plots', (space) => hasPlot(space) && !isFire(space) && !isShard(space) && space.fixture !== 'lever'],
  ['mysteries', ({ tile }) => tile === 'mystery'],
  ['closedGates', (space) => space.fixture === 'gate' && isClosed(space)],
  ['openGates', (space) => space.fixture === 'gate' && !isClosed(space)],
  ['beams', ({ fixture, tile }) => fixture === 'track' && tile === 'clear'],
  ['water', (space) => space.fixture === 'flood' && isClosed(space)],
];

function resources(hero: HeroModel, words: PictureWords): string {
  if (hero.exited) return `${words.alt.resources(hero.heroName, [words.out])}`;
  return words.alt.resources(hero.heroName, [
    `${hero.cp} ${words.cp}`,
    `${hero.momentum} ${words.momentum}`,
    words.cards(hero.handCount),
    hero.ally ?? words.noAlly,
    ...hero.tokens.map(({ name, count }) => `${count} ${name}`),
    ...(hero.ready ? [words.ready] : []),
  ]);
}

function bare(text: string): string {
  return text.replace(/\.$/, '');
}

function ended(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
