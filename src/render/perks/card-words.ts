/** What a momentum card lets a hero do, in words: the card of the sheet, and what the next one adds. */
import { listPerks, momentumActions } from '../../engine/definitions.ts';
import { completePerks, type PerkSheet } from '../../engine/rules.ts';
import type { PerkDefinition } from '../../engine/vocabulary/ally.ts';
import type { Words } from '../../words/index.ts';

type Level = NonNullable<PerkDefinition['card']>;

/** The card that the sheet brings into the next Mission with its actions, then what the next card adds. */
export function cardLines(sheet: PerkSheet, { perks: say }: Words): readonly string[] {
  const complete = new Set(completePerks(sheet));
  const cards = listPerks().flatMap(({ id, card }) => (card === undefined ? [] : [{ id, card }]));
  const now = cards.reduce<Level>((best, { id, card }) => (complete.has(id) && card > best ? card : best), 1);
  const next = cards.find(({ card }) => card === now + 1)?.card;
  return [
    say.cardNow(now, actionsOf(now, say)),
    ...(next === undefined ? [] : [say.cardNext(next, addedBy(next, say))]),
  ];
}

/** What a perk brings; a momentum card is told by the actions that it adds. */
export function perkWords({ card, text }: PerkDefinition, { perks: say }: Words): string {
  return card === undefined ? text : [text, ...addedBy(card, say)].join(' ');
}

function actionsOf(level: Level, { action }: Words['perks']): readonly string[] {
  return momentumActions(level).map(({ cost, oncePerRound = false, text }) =>
    action(text, cost, oncePerRound),
  );
}

/** The actions that the card of one level less does not have. */
function addedBy(level: Level, say: Words['perks']): readonly string[] {
  const before = listPerks().find(({ card }) => card === level - 1)?.card;
  const known = before === undefined ? [] : actionsOf(before, say);
  return actionsOf(level, say).filter((line) => !known.includes(line));
}

/** What a point spent on this perk changes: the perk works, or more circles are needed. */
export function perkGainWords(perk: PerkDefinition, sheet: PerkSheet, words: Words): string {
  const { perks: say } = words;
  const filled = sheet.circles[perk.id] ?? 0;
  const what = perkWords(perk, words);
  return filled >= perk.circles ? say.nowWorks(what) : say.nowFilled(what, filled, perk.circles);
}
