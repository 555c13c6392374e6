/** What `/adventure info` tells of a boss, of the minion beside it, and of a boss's card, as markdown. */
import { listBossBattles } from '../../engine/definitions.ts';
import type { AdventureThing } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import { objectiveWords } from '../crawl/crawl-lines.ts';
import { cardKind } from '../table/content-names.ts';
import { escaped } from '../table/phrasing.ts';

type Thing<Kind extends AdventureThing['kind']> = Extract<AdventureThing, { kind: Kind }>;

/** The abilities that a boss begins with, in the order of their numbers, and the names of its cards. */
export function bossText({ boss }: Thing<'boss'>, words: Words): string {
  const { boss: say } = words.crawl;
  const { board, copies, priorities } = boss;
  const first = board.abilities.filter(({ level }) => level === 1);
  const numbered = first.map((ability) => ({ ability, number: priorities[ability.id] ?? 0 }));
  const lines = numbered
    .toSorted((a, b) => b.number - a.number)
    .map(({ ability: { name, text }, number }) =>
      number === 0
        ? `- **${escaped(name)}**: ${escaped(text)}`
        : `- **${escaped(name)}** (${say.priority(number)}): ${escaped(text)}`,
    );
  const actions = board.cards.filter(({ kind }) => kind !== 'upgrade');
  const upgrades = board.cards.length - actions.length;
  const battle = listBossBattles().find((one) => one.boss === board.id);
  return [
    `### ${escaped(board.name)}`,
    ...(battle ? [`-# ${say.of(battle.scenario, battle.bossHealth)}`] : []),
    ...lines,
    `-# ${say.cards(
      upgrades,
      actions.map(({ id, name }) => say.copies(escaped(name), copies[id] ?? 1)),
    )}`,
    ...(board.unconfirmed ?? []).map((note) => `-# ${escaped(note)}`),
  ].join('\n');
}

export function helperText({ helper }: Thing<'helper'>, words: Words): string {
  const { board, health, cp, chests } = helper;
  return [
    `### ${escaped(board.name)}`,
    `-# ${words.crawl.boss.helper(health, cp, chests)}`,
    ...board.abilities.map(({ name, text }) => `- **${escaped(name)}**: ${escaped(text)}`),
    ...(board.unconfirmed ?? []).map((note) => `-# ${escaped(note)}`),
  ].join('\n');
}

/** An action card with its objective and the bonus of the hero, or an upgrade with the ability that it puts into play. */
export function bossCardText({ boss, card }: Thing<'boss-card'>, words: Words): string {
  const { boss: say, shop } = words.crawl;
  const { board, cards, copies, priorities } = boss;
  const shown = cards[card.id];
  const ability = board.abilities.find(({ id }) => id === card.upgradesTo);
  const number = ability ? (priorities[ability.id] ?? 0) : 0;
  return [
    shop.offer(
      escaped(card.name),
      cardKind(card, words),
      card.cost,
      escaped(ability ? ability.text : card.text),
    ),
    `-# ${say.cardOf(escaped(board.name), ability ? 1 : (copies[card.id] ?? 1))}`,
    ...(number > 0 ? [`-# ${say.number(number)}`] : []),
    ...(shown ? [`-# ${say.shows(objectiveWords(shown.objective, words), escaped(shown.bonusText))}`] : []),
    ...(card.unconfirmed === undefined ? [] : [`-# ${escaped(card.unconfirmed)}`]),
  ].join('\n');
}
