/** The perk sheet as a private message: the picture, the points to spend, and the menus that spend them. */
import { ButtonStyle, MessageFlags } from 'discord.js';
import { isMission, listMythics, listPerks, missionById, ownerOfMythic } from '../../engine/definitions.ts';
import { fillablePerks, type PerkSheet } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import { container, gallery, menu, type Option, pressButton, type Row, row, text } from '../components.ts';
import { MAX_OPTIONS } from '../discord-limits.ts';
import type { MessagePayload } from '../table/parts.ts';
import { escaped } from '../table/phrasing.ts';
import { cardLines, perkWords } from './card-words.ts';
import { type PerkPress, perkCustomId } from './perk-id.ts';
import { type PerkModel, perfectWords } from './perk-model.ts';

export interface PerkMessageInput {
  readonly model: PerkModel;
  readonly sheet: PerkSheet;
  /** Unspent points, by the Mission that granted them. */
  readonly unspent: readonly {
    readonly missionId: string;
    readonly points: number;
    readonly column: number;
  }[];
  /** The chosen mythic ability; null for none. */
  readonly mythic: string | null;
  /** Whether the person is asked to confirm starting the sheet again. */
  readonly asksAnew: boolean;
  /** Whether the notes about what is not certain are shown; a button opens them otherwise. */
  readonly notes: boolean;
  /** A notice above the sheet, such as the reason why a press had no effect. */
  readonly notice?: string;
  /** The alt text of the picture. */
  readonly alt: string;
  /** The file name of the attached picture; null shows the sheet as text. */
  readonly file: string | null;
  readonly words: Words;
}

const ACCENT = 0xf0c665;
const NO_MYTHIC = 'none';

/** The message as API JSON: Components V2. */
export function perkMessage(input: PerkMessageInput): MessagePayload {
  const { model, notes, notice, alt, file, words } = input;
  const { perks: say } = words;
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [
      container(
        [
          ...(notice === undefined ? [] : [text(`**${notice}**`)]),
          text(`### ${model.title}`),
          file === null ? text(alt) : gallery(file, alt),
          ...(file === null ? [] : perfectLines(model, words)),
          text(cardLines(input.sheet, words).join('\n')),
          text(pointWords(input)),
          ...menus(input),
          ...buttons(input),
          text(`-# ${say.intro}`),
          ...(notes ? [text(`-# ${say.unconfirmed(doubts())}`)] : []),
        ],
        ACCENT,
      ),
    ],
    allowed_mentions: { parse: [] },
  };
}

/** The perfect wins by name; the alt text tells them where there is no picture. */
function perfectLines(model: PerkModel, words: Words): ReturnType<typeof text>[] {
  const told = perfectWords(model, words, escaped);
  return told.length === 0 ? [] : [text(told.join(' '))];
}

/** The mythic ability chosen in a menu. */
export function chosenMythic(value: string | undefined): string | null {
  return value === undefined || value === NO_MYTHIC ? null : value;
}

/** Each note once, since several perks share notes. */
function doubts(): readonly string[] {
  return [...new Set(listPerks().flatMap(({ unconfirmed }) => unconfirmed ?? []))];
}

function pointWords({ unspent, words: { perks: say } }: PerkMessageInput): string {
  const count = countOf(unspent);
  if (count === 0) return say.noPoints;
  return say.unspent(
    count,
    unspent.map(({ points, column, missionId }) =>
      say.part(points, column, escaped(isMission(missionId) ? missionById(missionId).name : missionId)),
    ),
  );
}

function countOf(unspent: PerkMessageInput['unspent']): number {
  return unspent.reduce((sum, { points }) => sum + points, 0);
}

function menus(input: PerkMessageInput): Row[] {
  return input.asksAnew ? [] : [...spendMenu(input), ...mythicMenu(input)];
}

function spendMenu({ sheet, unspent, words }: PerkMessageInput): Row[] {
  const { perks: say } = words;
  const open = fillablePerks(sheet, Math.max(0, ...unspent.map(({ column }) => column)));
  const options = open.slice(0, MAX_OPTIONS).map((perk) => ({
    value: perk.id,
    label: say.option(perk.column, say.rows[perk.row], sheet.circles[perk.id] ?? 0, perk.circles),
    description: perkWords(perk, words),
  }));
  return menuOf({ do: 'spend', points: countOf(unspent) }, say.spendMenu, options);
}

function mythicMenu({ sheet, mythic, words: { perks: say } }: PerkMessageInput): Row[] {
  if (!sheet.mythic) return [];
  const none = { value: NO_MYTHIC, label: say.noMythic };
  const known = listMythics();
  const options = known.slice(0, MAX_OPTIONS - 1).map(({ id, name, text: point }) => {
    const owner = ownerOfMythic(id);
    return {
      value: id,
      label: name,
      description: owner === null ? point : say.onlyFor(owner.name, point),
    };
  });
  // The pack of a hero's own mythic ability may be gone.
  const chosen = known.find(({ id }) => id === mythic);
  const title = chosen === undefined ? say.mythicMenu : `${say.mythicMenu}: ${chosen.name}`;
  return menuOf({ do: 'mythic' }, title, [none, ...options]);
}

/** No menu if there is nothing to choose. */
function menuOf(press: PerkPress, placeholder: string, options: readonly Option[]): Row[] {
  return options.length === 0 ? [] : [menu(perkCustomId(press), placeholder, options)];
}

function buttons({
  sheet,
  asksAnew,
  notes,
  words: { perks: say },
}: PerkMessageInput): (Row | ReturnType<typeof text>)[] {
  if (!asksAnew) {
    const plain = [
      ...(sheet.mythic ? [pressButton(perkCustomId({ do: 'ask-anew' }), say.startNewSheet)] : []),
      ...(notes ? [] : [pressButton(perkCustomId({ do: 'notes' }), say.notes)]),
    ];
    return plain.length === 0 ? [] : [row(plain)];
  }
  return [
    text(say.startAnewAsks),
    row([
      pressButton(perkCustomId({ do: 'anew', plus: sheet.plus }), say.startAnewYes, ButtonStyle.Danger),
      pressButton(perkCustomId({ do: 'keep' }), say.startAnewNo),
    ]),
  ];
}
