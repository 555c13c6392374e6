/** The panel of a replay: one step of a finished game, with its picture, and where to go from there. */
import { type APIMessageTopLevelComponent, ButtonStyle } from 'discord.js';
import type { Words } from '../../words/index.ts';
import { type Button, gallery, menu, pressButton, row, text } from '../components.ts';
import { COMPONENT_TEXT_LENGTH, MAX_OPTIONS } from '../discord-limits.ts';
import { fittedLines } from '../table/fitted-lines.ts';
import { type ReplayVerb, replayId } from './replay-id.ts';

export interface ReplayPage {
  readonly gameId: string;
  readonly step: number;
  readonly steps: number;
  /** The Mission or scenario that they played against, as markdown; null in other modes. */
  readonly quest: string | null;
  /** People with their heroes, as markdown. */
  readonly players: readonly string[];
  readonly turn: string;
  /** Public lines of the log. */
  readonly lines: readonly string[];
  /** Further lines: hands, or health where there is no board. */
  readonly more: readonly string[];
  /** Attached pictures with their texts. */
  readonly pictures: readonly { readonly name: string; readonly alt: string }[];
  /** Steps to go to, each the first of its turn. */
  readonly turns: readonly { readonly step: number; readonly label: string }[];
  readonly moments: readonly { readonly step: number; readonly label: string; readonly turn: string }[];
  readonly isMission: boolean;
  /** Null where there are no hands to show. */
  readonly hands: 'shown' | 'hidden' | null;
  readonly mayShare: boolean;
  /** Whether a GIF of the turn can be made. */
  readonly hasGif: boolean;
  /** Said above the step, such as who shares it. */
  readonly notice?: string;
}

const LENGTH = COMPONENT_TEXT_LENGTH - 1_000;

/** Returns the private panel. */
export function replayPanel(page: ReplayPage, words: Words): APIMessageTopLevelComponent[] {
  const { replay } = words;
  const { step, steps, turns, moments, isMission } = page;
  const last = steps - 1;
  const isFirst = step === 0;
  const isLast = step === last;
  return [
    ...shownStep(page, words),
    row([
      button(page, 'first', 0, replay.first, isFirst),
      button(page, 'previous', Math.max(0, step - 1), replay.previous, isFirst),
      button(page, 'next', Math.min(last, step + 1), replay.next, isLast, ButtonStyle.Primary),
      button(page, 'last', last, replay.last, isLast),
    ]),
    ...select(page, 'turn', turns, isMission ? replay.pickRound : replay.pickTurn),
    ...select(page, 'moment', moments, replay.pickMoment),
    ...lastRow(page, words),
  ];
}

/** Returns the public message of a shared moment. */
export function sharedMoment(page: ReplayPage, words: Words): APIMessageTopLevelComponent[] {
  return [
    ...shownStep(page, words),
    row([button({ ...page, hands: null }, 'watch', page.step, words.replay.watch)]),
  ];
}

function shownStep(page: ReplayPage, { replay }: Words): APIMessageTopLevelComponent[] {
  const { quest, players, turn, step, steps, lines, more, pictures, notice } = page;
  const heading = [replay.heading(quest, players), `-# ${replay.place(turn, step + 1, steps)}`];
  const happened = lines.length === 0 ? [replay.nothing] : lines;
  const said = [
    ...(notice === undefined ? [] : [notice]),
    ...heading,
    ...happened,
    ...more.map((one) => `-# ${one}`),
  ];
  return [text(fittedLines(said, LENGTH).join('\n')), ...pictures.map(({ name, alt }) => gallery(name, alt))];
}

function lastRow(page: ReplayPage, { replay }: Words): APIMessageTopLevelComponent[] {
  const { hands, step, mayShare } = page;
  const buttons = [
    ...(hands === null
      ? []
      : [
          button(
            { ...page, hands: hands === 'shown' ? 'hidden' : 'shown' },
            'hands',
            step,
            hands === 'shown' ? replay.hideHands : replay.showHands,
          ),
        ]),
    ...(mayShare ? [button(page, 'share', step, replay.share)] : []),
    ...(mayShare && page.hasGif
      ? [button(page, 'gif', step, page.isMission ? replay.gifOfRound : replay.gif)]
      : []),
  ];
  return buttons.length === 0 ? [] : [row(buttons)];
}

function button(
  { gameId, hands }: Pick<ReplayPage, 'gameId' | 'hands'>,
  verb: ReplayVerb,
  step: number,
  label: string,
  disabled = false,
  style: ButtonStyle.Primary | ButtonStyle.Secondary = ButtonStyle.Secondary,
): Button {
  return pressButton(replayId({ verb, gameId, step, hands: hands === 'shown' }), label, style, disabled);
}

/** Of more than 25 places those around the present step are offered. */
function select(
  { gameId, step, hands }: ReplayPage,
  verb: 'turn' | 'moment',
  places: readonly { readonly step: number; readonly label: string; readonly turn?: string }[],
  placeholder: string,
): APIMessageTopLevelComponent[] {
  if (places.length < 2 && verb === 'turn') return [];
  if (places.length === 0) return [];
  const present = places.findLastIndex((place) => place.step <= step);
  const from = Math.max(0, Math.min(present - MAX_OPTIONS / 2, places.length - MAX_OPTIONS));
  const offered = places.slice(Math.floor(from), Math.floor(from) + MAX_OPTIONS);
  // Two moments may fall into one step, and values of options are unique.
  const options = offered.map(({ step: to, label, turn }, at) => ({
    label,
    value: `${to}.${at}`,
    description: turn,
    chosen: verb === 'turn' && places.indexOf(offered[at] ?? { step: -1, label: '' }) === present,
  }));
  return [menu(replayId({ verb, gameId, step, hands: hands === 'shown' }), placeholder, options)];
}
