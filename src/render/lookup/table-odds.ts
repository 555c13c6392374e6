/** The odds of the dice on a table, as a private message. */
import type { Words } from '../../words/index.ts';
import type { Button, Row } from '../components.ts';
import { button, buttonRows, type MessagePayload, type Place } from '../table/parts.ts';
import { escaped } from '../table/phrasing.ts';
import { type Advice, type BestDamage, damageText } from './odds-message.ts';
import { lookupMessage } from './parts.ts';

const ACCENT = 0x8d6cc3;
/** The positions of the dice of an Offensive Roll. */
const ALL_DICE = [1, 2, 3, 4, 5];

export interface TableChance {
  readonly name: string;
  /** "3 sword + 2 pow" */
  readonly requires: string;
  /** "43.2 %" */
  readonly chance: string;
  /** "keep pow 6, pow 6, reroll 3 dice"; null if there is no choice. */
  readonly advice: string | null;
  /** The chance when the dice marked now are kept at the next attempt; null when none are marked. */
  readonly marked: string | null;
}

/** The figures of the current roll. */
export interface TableOdds {
  readonly player: string;
  readonly hero: string;
  /** "1 2 3 6 6"; null before the first roll. */
  readonly dice: string | null;
  /** Roll Attempts left. */
  readonly left: number;
  /** Roll Attempts of this phase in all, and of a phase without modifiers. */
  readonly allowed: number;
  readonly usual: number;
  /** Names of tokens that may have taken attempts away. */
  readonly fewer: readonly string[];
  /** The best keep for all abilities together. */
  readonly allRound: Advice | null;
  /** The damage of the roll if it is played for damage. */
  readonly damage: BestDamage;
  /** The dice that are marked to be kept now: "6 6"; null when none are. */
  readonly marked: string | null;
  readonly chances: readonly TableChance[];
}

/** The reader of the odds, for the buttons below them. */
interface Reader {
  readonly place: Place;
  /** True for the roller, who can keep the advised dice by a press, and reroll the others. */
  readonly isAsked: boolean;
  /** Whether a reroll of dice at these positions (from 1) puts so much at risk that it asks once more. */
  readonly isRisky: (dice: readonly number[]) => boolean;
  /** True for a player of this game, who has panels. */
  readonly isSeated: boolean;
}

export function tableOddsMessage(odds: TableOdds, words: Words, reader: Reader): MessagePayload {
  const { player, hero, dice, left, marked, chances } = odds;
  const situation = dice === null ? words.lookup.table.before(left) : words.lookup.table.after(dice, left);
  const heading = [
    ...(dice === null ? [] : [words.lookup.table.bestPlay]),
    ...(marked === null ? [] : [words.lookup.table.marked(marked)]),
  ].join(' ');
  return lookupMessage({
    accent: ACCENT,
    audience: { kind: 'private' },
    words,
    blocks: [
      [
        `### ${words.lookup.table.title(escaped(player), hero)}`,
        situation,
        ...attemptsNote(odds, words),
      ].join('\n'),
      advice(odds, words),
      `${heading}\n${lines(chances, words)}`.trimStart(),
    ],
    rows: [...keepRows(odds, reader, words), ...panelRows(reader, words)],
  });
}

/** The advice that considers the whole board, and its value. */
function advice({ allRound, damage }: TableOdds, words: Words): string {
  const { table, odds } = words.lookup;
  const most = damageText(damage, words);
  if (allRound === null) return `${most}\n-# ${odds.damageWhy}`;
  return [table.allRound(allRound.words), most, `-# ${table.allRoundWhy} ${odds.damageWhy}`].join('\n');
}

/** One press marks the advised dice on the table, another rerolls the others at once. */
function keepRows({ allRound, damage, left }: TableOdds, reader: Reader, words: Words): Row[] {
  if (!reader.isAsked || left === 0) return [];
  const { keepAllRound, keepForDamage, keepThese } = words.lookup.table;
  const { reroll, rerollAllRound, rerollForDamage } = words.lookup.table;
  const dice = (advice: Advice | null) => advice?.keep.map((at) => at + 1) ?? null;
  const [round, most] = [dice(allRound), dice(damage.advice)];
  const same = round?.join() === most?.join();
  const offered = same
    ? [{ kept: round, keep: keepThese, roll: reroll }]
    : [
        { kept: round, keep: keepAllRound, roll: rerollAllRound },
        { kept: most, keep: keepForDamage, roll: rerollForDamage },
      ];
  const buttons = offered.flatMap(({ kept, keep, roll }) =>
    kept === null
      ? []
      : [
          button(reader.place, { verb: 'keep-these', dice: kept }, keep(kept.length)),
          ...rerollButtons(kept, roll, reader),
        ],
  );
  return buttonRows(buttons);
}

/** The button that rerolls all dice but the kept ones, as the table's own does; none if all are kept. */
function rerollButtons(
  kept: readonly number[],
  label: (dice: number) => string,
  { place, isRisky }: Reader,
): Button[] {
  const dice = ALL_DICE.filter((die) => !kept.includes(die));
  if (dice.length === 0) return [];
  const press = isRisky(dice)
    ? ({ verb: 'reroll-asks', dice } as const)
    : ({ verb: 'act', action: { type: 'reroll', dice } } as const);
  return [button(place, press, label(dice.length))];
}

/** The buttons of the person's other panels, and of updated odds. */
function panelRows({ place, isSeated }: Reader, { lookup, table }: Words): Row[] {
  if (!isSeated) return [];
  return buttonRows([
    button(place, { verb: 'odds' }, lookup.table.again),
    button(place, { verb: 'hand' }, table.hand),
    button(place, { verb: 'my-board' }, table.board),
  ]);
}

function attemptsNote({ allowed, usual, fewer }: TableOdds, words: Words): string[] {
  if (allowed === usual) return [];
  const isFewer = allowed < usual && fewer.length > 0;
  return [`-# ${isFewer ? words.lookup.table.fewer(fewer, allowed) : words.lookup.table.changed(allowed)}`];
}

function lines(chances: readonly TableChance[], words: Words): string {
  return chances
    .map(({ name, requires, chance, advice, marked }) => {
      const line = `- ${name} (${requires}): **${chance}**${advice === null ? '' : ` (${advice})`}`;
      return marked === null ? line : `${line}, ${words.lookup.table.withMarks(marked)}`;
    })
    .join('\n');
}
