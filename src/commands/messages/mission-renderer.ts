/**
 * Renders the table of a Mission: its message with the map and the boards, and the dice of the hero who is asked at the
 * table.
 */
import { allyWishOf, intendedTarget } from '../../ai/players/index.ts';
import { ownLaneIndexOf } from '../../engine/hosting.ts';
import { type Seat, viewOf } from '../../engine/index.ts';
import { awaitedIn, awaitedPeople } from '../../games/actions/play.ts';
import { peopleAt } from '../../games/repository/occupants.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import type { EmojiUse } from '../../render/emoji/emojis.ts';
import { missionModelOf } from '../../render/mission/mission-model-of.ts';
import {
  type AllyWishOfSeat,
  type AskedHero,
  BOARDS_FILE,
  DICE_FILE,
  MAP_FILE,
  missionTable,
} from '../../render/mission/mission-table.ts';
import { SPACES_AS_BUTTONS } from '../../render/mission/space-offers.ts';
import type { MissionPart } from '../../render/picture/mission/mission-model.ts';
import type { EndReason } from '../../render/table/alt-text.ts';
import { isRolledOnPanel } from '../../render/table/asked-people.ts';
import { type BoardInput, tableAltText } from '../../render/table/index.ts';
import type { TablePlayer } from '../../render/table/players.ts';
import { wordsFor } from '../../words/index.ts';
import type { Payload, PayloadFile } from '../discord/payload.ts';
import { askedAt } from './asked-seat.ts';
import { sinceFor } from './since.ts';

/** The pictures from the renderer of tables; null for a picture that is not ready soon. */
export interface MissionPictures {
  readonly mission: (model: ReturnType<typeof missionModelOf>, part: MissionPart) => Promise<Buffer | null>;
  readonly board: (board: BoardInput) => Promise<Buffer | null>;
}

/**
 * Renders the table of a Mission.
 * @param pictures null shows text instead of pictures
 */
export async function renderMissionTable(
  snapshot: TableSnapshot,
  players: readonly TablePlayer[],
  ended: EndReason | null,
  pictures: MissionPictures | null,
  emojiUse: EmojiUse,
): Promise<Payload> {
  const { gameId, state, language, logTail } = snapshot;
  const words = wordsFor(language);
  const view = viewOf(state, 'public');
  const asked = askedHero(snapshot);
  const inLanguage = language === undefined ? {} : { language };
  const shown = asked?.view ?? view;
  const model = {
    ...missionModelOf({
      view: shown,
      players,
      prompt: asked?.pending?.prompt ?? null,
      ended,
      ...inLanguage,
    }),
    // The buttons below name the same spaces.
    marked: asked?.bestSpaces?.slice(0, SPACES_AS_BUTTONS) ?? [],
  };
  const { missionAltText } = await import('../../render/picture/mission/mission-alt.ts');
  const alts = {
    map: missionAltText(model, 'map'),
    boards: missionAltText(model, 'boards'),
    both: missionAltText(model),
  };
  const [map = null, boards = null] = pictures
    ? await Promise.all([pictures.mission(model, 'map'), pictures.mission(model, 'boards')])
    : [];
  const isDrawn = asked !== null && !isRolledOnPanel(asked, view, players);
  const dice = isDrawn && pictures ? await dicePicture(asked, players, language, pictures) : null;
  const { flags, components } = missionTable({
    gameId,
    view,
    players,
    askedSeats: awaitedIn(snapshot).map(({ seat }) => seat),
    asked,
    logTail,
    alts,
    pictures: map !== null && boards !== null,
    diceAlt: dice?.alt ?? null,
    // The time is not shown to a single person with bots, because no other person waits.
    clockDueAt: peopleAt(snapshot.occupants).length > 1 ? snapshot.clockDueAt : null,
    isWarned: snapshot.isWarned === true,
    asleep: snapshot.asleep === true,
    since: asked === null ? null : sinceFor(snapshot, players, asked.seat, words),
    aims: aimsOfBots(snapshot),
    wishes: wishesOfBots(snapshot),
    ended,
    emojiUse,
    inWords: emojiUse.spelled,
    words,
  });
  const files: PayloadFile[] = [
    ...(map && boards
      ? [
          { name: BOARDS_FILE, data: boards },
          { name: MAP_FILE, data: map },
        ]
      : []),
    ...(dice ? [{ name: DICE_FILE, data: dice.png }] : []),
  ];
  return { flags, components, files };
}

/**
 * The hero whose question the table shows: the first asked hero of the only person who is asked; null when several
 * people are asked.
 */
function askedHero(snapshot: TableSnapshot): AskedHero | null {
  const people = awaitedPeople(snapshot);
  const [first] = people;
  const isAlone = new Set(people.map(({ occupant }) => occupant.userId)).size === 1;
  return first && isAlone ? askedAt(snapshot, first.seat) : null;
}

/** Whom the bots mean to attack that wait for other heroes; a person says so by a press. */
function aimsOfBots({ state, occupants }: TableSnapshot): { seat: Seat; target: number }[] {
  const ready = state.mission?.heroes.flatMap(({ plan }, seat) => (plan === null ? [seat] : [])) ?? [];
  return ready.flatMap((seat) => {
    if (state.outcome || occupants[seat]?.kind !== 'bot') return [];
    const target = intendedTarget(viewOf(state, seat, ownLaneIndexOf(state, seat)));
    return target === null ? [] : [{ seat, target }];
  });
}

/** What the bots save their momentum for, as far as it is near. */
function wishesOfBots({ state, occupants }: TableSnapshot): AllyWishOfSeat[] {
  if (state.outcome) return [];
  return occupants.flatMap((occupant, seat) => {
    const wish = occupant.kind === 'bot' ? allyWishOf(viewOf(state, seat)) : null;
    return wish === null ? [] : [{ seat, ...wish }];
  });
}

/** The hero's own board with its dice; null without dice, or when the picture is not ready soon. */
async function dicePicture(
  { seat, view, pending: asking, keptDice }: AskedHero,
  players: readonly TablePlayer[],
  language: string | undefined,
  pictures: MissionPictures,
): Promise<{ readonly png: Buffer; readonly alt: string } | null> {
  const board = diceBoard(view, seat, { players, keptDice, prompt: asking?.prompt ?? null, language });
  if (board === null) return null;
  const png = await pictures.board(board);
  return png && { png, alt: tableAltText({ ...board, words: wordsFor(language) }) };
}

/**
 * The board and dice of one hero: the owner of the open roll that the seat is asked about, otherwise the seat itself;
 * null when that hero has no dice on the table.
 */
export function diceBoard(
  view: AskedHero['view'],
  seat: Seat,
  {
    players,
    keptDice,
    prompt,
    language,
  }: Pick<BoardInput, 'players' | 'keptDice' | 'prompt'> & { readonly language?: string | undefined },
): BoardInput | null {
  const open = view.rolls.findLast(({ settled }) => !settled);
  const isAsked = view.pending?.seat === seat && open !== undefined && open.owner < view.seats.length;
  const whose = isAsked ? open.owner : seat;
  const rolls = view.rolls.filter(({ owner }) => owner === whose);
  if (rolls.length === 0) return null;
  return {
    view: { ...view, rolls, attack: null, sums: [], seats: view.seats.filter((one) => one.seat === whose) },
    players,
    prompt,
    keptDice,
    ...(language === undefined ? {} : { language }),
  };
}
