/**
 * A person's own hand: every card with its price, its text and whether it can be played now, menus to
 * play and to sell, and the current question if it is theirs. Always ephemeral.
 */
import { type APIComponentInContainer, MessageFlags } from 'discord.js';
import { cardOf, heroById } from '../../engine/definitions.ts';
import { isAssist } from '../../engine/hosting.ts';
import type { GameView, Seat } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { encodeAction } from '../action-code.ts';
import { container, gallery, type Option, type Row, separator, text } from '../components.ts';
import { isAfterwards } from '../crawl/battle.ts';
import { ownLoot, ownOffers } from '../crawl/own-loot.ts';
import { WORDS_ALONE, withEmoji } from '../emoji/emojis.ts';
import { diceText } from '../mission/dice-text.ts';
import { enemyPlanParts } from '../mission/enemy-plan-parts.ts';
import { isAtTable, onOwnPanels } from './asked-people.ts';
import { assistParts } from './assist-parts.ts';
import { cardsInHand, cardText } from './hand-cards.ts';
import type { HandInput } from './hand-input.ts';
import { button, buttonRows, type MessagePayload, type Place, selects } from './parts.ts';
import { clipped, escaped } from './phrasing.ts';
import { heroNameOf, nameOf } from './players.ts';
import { type Question, questionOf } from './question.ts';
import { choiceRows, questionRows, waitingRows } from './question-rows.ts';
import { holdingsOf } from './seat-holdings.ts';
import { accentOf } from './table-message.ts';
import { whoseMove } from './whose-move.ts';

/**
 * The panel as API JSON: Components V2, ephemeral.
 * @throws TypeError for a view that belongs to no seat
 */
export function handPanel(input: HandInput): MessagePayload {
  const { view, players, gameId, words = ENGLISH } = input;
  const seat = view.viewer;
  if (seat === null) throw new TypeError('a hand panel needs the view of a seat');
  const place: Place = { surface: 'hand', gameId, rev: view.rev, ...(onOwnPanels(view) ? { seat } : {}) };
  const own = view.pending?.seat === seat ? questionOf(view, input.legal, view.pending) : null;
  const move = whoseMove(view, players, view.pending?.prompt ?? null, undefined, words);
  const planned = enemyPlanParts(input, place, seat, words);
  const parts: APIComponentInContainer[] = [
    text(heading(input, seat, own ? null : move, words)),
    isAfterwards(view) ? text(ownOffers(view, players, words)) : cardsInHand(input, seat, words),
    ...teamHands(input, seat, words),
    separator(),
    ...(view.mission ? contestedParts(input, seat, words) : []),
    ...(onOwnPanels(view) && !(own && isAtTable(own, view, players)) ? ownDice(input, words) : []),
    ...(own && input.since ? [text(input.since)] : []),
    ...(own ? planned : []),
    ...(own && move ? [text(move.text)] : []),
    ...(own?.kind === 'move' && view.mission ? mapParts(input, words) : []),
    ...(own && isAtTable(own, view, players) ? [text(words.hand.answeredAtTable)] : []),
    ...(own ? ownRows(input, place, own, words) : [...waitingParts(input, place, seat, words), ...planned]),
    ...assistParts(input, place, seat, words),
    ...buttonRows(
      onOwnPanels(view) ? partyButtons(input, place, own, words) : footButtons(place, own, input, words),
    ),
  ];
  return {
    flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
    components: [container(parts, accentOf(players, seat))],
    allowed_mentions: { parse: [] },
  };
}

function heading(input: HandInput, seat: Seat, move: { readonly text: string } | null, words: Words): string {
  const { view, players, channelId } = input;
  const { hand, table } = words;
  const opponents = opponentsAt(view, seat).map((other) =>
    table.named(nameOf(players, other, words), escaped(heroNameOf(players, other))),
  );
  if (isAfterwards(view)) return ownLoot(view, players, seat, words);
  const { cp = 0, handCount = 0, side = null } = view.seats[seat] ?? {};
  return [
    `### ${hand.heading(escaped(heroNameOf(players, seat)), opponents)}`,
    hand.standing(handCount, cp, whenOf(view, words), `<#${channelId}>`),
    ...(side === null ? [] : [hand.side(side.name)]),
    ...thingsLines(input, seat, words),
    ...(move ? [move.text] : []),
  ].join('\n');
}

/** The seats of the opponents; in a Portal Crawl the minion that the hero fights, if any. */
function opponentsAt({ seats, crawl }: GameView, seat: Seat): number[] {
  if (crawl && !crawl.boss) {
    const foe = crawl.heroes[seat]?.foe ?? null;
    return foe === null || seats[foe]?.defeated ? [] : [foe];
  }
  const team = seats[seat]?.team;
  return seats.flatMap((other) => (other.team === team ? [] : [other.seat]));
}

/** The turn and its phase; in a Mission the round and its phase. */
function whenOf({ turn, mission }: GameView, { hand, missionPicture, phases }: Words): string {
  if (!mission) return hand.turn(turn.number, phases[turn.phase]);
  return hand.round(
    missionPicture.round(Math.max(1, mission.round)),
    missionPicture.phases[mission.phase].label,
  );
}

/** The tokens and companions of the seat, and those of its own that other seats hold. */
function thingsLines(
  { view, players, emojiUse = WORDS_ALONE }: HandInput,
  seat: Seat,
  words: Words,
): string[] {
  const own = view.seats[seat];
  if (!own) return [];
  const { emojis } = emojiUse;
  const things = holdingsOf(view, seat, players, words).map(({ id, text: thing }) =>
    withEmoji(emojis.token(id), escaped(thing)),
  );
  const lies = (thing: string) =>
    view.seats.find(({ tokens }) =>
      tokens.some(({ id, givers }) => id === thing && (givers?.includes(seat) ?? false)),
    );
  const elsewhere = heroById(own.hero).tokens.flatMap(({ id, name, spends = [] }) => {
    const holder = spends.some(({ whose }) => whose === 'giver') ? lies(id) : undefined;
    if (!holder || holder.seat === seat) return [];
    return [words.hand.elsewhere(escaped(name), nameOf(players, holder.seat, words))];
  });
  return [...(things.length > 0 ? [words.hand.has(things)] : []), ...elsewhere];
}

/** Characters for the hands of team-mates together. */
const TEAM_HANDS_LENGTH = 500;

/** The hands of team-mates, in modes where they are open. */
function teamHands({ view, players }: HandInput, seat: Seat, words: Words): APIComponentInContainer[] {
  const lines = view.seats.flatMap(({ seat: other, hand, hero, defeated }) => {
    if (other === seat || hand === null || defeated) return [];
    const cards = hand.map((id) => escaped(cardOf(hero, id).name));
    return [words.hand.ofTeamMate(nameOf(players, other, words), cards)];
  });
  return lines.length === 0 ? [] : [text(clipped(lines.join('\n'), TEAM_HANDS_LENGTH))];
}

/** The hero's dice, if any are on the table. */
function ownDice({ view, players, dice }: HandInput, words: Words): APIComponentInContainer[] {
  if (!dice) return diceText(view, players, words, view.viewer);
  return [gallery(dice.file, dice.alt)];
}

/** The map, and what its gold spaces and the buttons below it say. */
function mapParts({ map }: HandInput, { missionTable }: Words): APIComponentInContainer[] {
  return [...(map ? [gallery(map.file, map.alt)] : []), text(`-# ${missionTable.moveHint}`)];
}

/** Who could still take the space on which the hero stands, while it goes on. */
function contestedParts({ view, players }: HandInput, seat: Seat, words: Words): APIComponentInContainer[] {
  const { at = null, contestedBy = [] } = view.mission?.heroes[seat] ?? {};
  if (at === null || contestedBy.length === 0) return [];
  const others = contestedBy.map((other) => nameOf(players, other, words));
  return [text(words.missionTable.contested(at, others))];
}

/** What becomes of an attack whose target falls before it. */
function fallBackLines({ mission, seats }: GameView, seat: Seat, { missionTable }: Words): string[] {
  if ((mission?.figures.length ?? 0) < 2) return [];
  const isAsked = seats[seat]?.orders?.ask.planning === 'always';
  return [`-# ${isAsked ? missionTable.fallsBeforeAsked : missionTable.fallsBefore}`];
}

/** Actions of a hero who is ready while other heroes are not. */
function waitingParts(
  { view, players, legal }: HandInput,
  place: Place,
  seat: Seat,
  words: Words,
): APIComponentInContainer[] {
  if (!view.mission || view.outcome) return [];
  const say = words.missionTable;
  const { plan = null, wants = null, waitsFor = [] } = view.mission.heroes[seat] ?? {};
  if (legal.length === 0 && waitsFor.length === 0) return [];
  const others = waitsFor.map((other) => nameOf(players, other, words));
  const back = wants === null ? say.notReady : say.elsewhere;
  const lines = [
    ...(wants === null ? [say.waitingNow(others)] : [say.goingNow(wants, others)]),
    ...(plan === null
      ? []
      : [say.planned(nameOf(players, plan, words)), ...fallBackLines(view, seat, words)]),
  ];
  return [text(lines.join('\n')), ...waitingRows({ place, players, words }, legal, back)];
}

function ownRows(input: HandInput, place: Place, question: Question, words: Words): Row[] {
  const {
    view,
    players,
    keptDice,
    quickKeeps = [],
    defenses = {},
    bestSpaces = [],
    moveEnds = {},
    picks,
    emojiUse = WORDS_ALONE,
  } = input;
  const asked = {
    place,
    view,
    players,
    question,
    keptDice,
    quickKeeps,
    defenses,
    bestSpaces,
    moveEnds,
    picks,
    emojiUse,
    words,
  };
  const answers = question.isPrivate
    ? choiceRows(asked, question.hidden)
    : isAtTable(question, view, players)
      ? []
      : questionRows(asked);
  return [...cardSelects(input, place, words), ...answers];
}

function cardSelects({ cards, legal, players, view }: HandInput, place: Place, words: Words): Row[] {
  const prices = new Map(cards.map(({ id, price }) => [id, price]));
  const heroId = players[view.viewer ?? 0]?.heroId ?? '';
  const plays: Option[] = [];
  const sales: Option[] = [];
  for (const action of legal) {
    if ((action.type !== 'play' && action.type !== 'sell') || isAssist(action)) continue;
    const card = cardOf(heroId, action.card);
    const option = { value: encodeAction(action), description: cardText(heroId, card) };
    const price = prices.get(action.card) ?? card.cost;
    if (action.type === 'play') plays.push({ ...option, label: words.hand.priced(card.name, price) });
    else sales.push({ ...option, label: card.name });
  }
  return [
    ...selects(place, 'play', words.hand.play, plays, words),
    ...selects(place, 'sell', words.hand.sell, sales, words),
  ];
}

/** Buttons of a party's hero: refresh, and the person's other heroes. */
function partyButtons(
  { view, players, otherSeats = [] }: HandInput,
  place: Place,
  own: Question | null,
  words: Words,
) {
  const { hand, missionTable: say, table } = words;
  const again = button(place, { verb: 'hand' }, hand.again);
  if (view.outcome) return [again];
  return [
    again,
    ...(own && isAtTable(own, view, players)
      ? [button(place, { verb: 'repost' }, hand.repost, 'primary')]
      : []),
    ...otherSeats.map((seat) =>
      button({ ...place, seat }, { verb: 'hand' }, say.otherHero(heroNameOf(players, seat))),
    ),
    button(place, { verb: 'my-board' }, table.board),
    button(place, { verb: 'stops' }, hand.stops),
    ...(view.mission ? [button(place, { verb: 'show-hand' }, hand.showParty)] : []),
    button(place, { verb: 'hand-over' }, words.handOver.button),
  ];
}

function footButtons(
  place: Place,
  own: Question | null,
  { view, players }: HandInput,
  { hand, table }: Words,
) {
  const isOver = view.outcome !== null;
  const again = button(place, { verb: 'hand' }, hand.again);
  if (isOver) return [again];
  return [
    again,
    ...(own ? [] : [button(place, { verb: 'ask-next' }, hand.askNext)]),
    button(place, { verb: 'my-board' }, table.board),
    button(place, { verb: 'stops' }, hand.stops),
    button(
      place,
      { verb: 'repost' },
      hand.repost,
      own && isAtTable(own, view, players) ? 'primary' : 'secondary',
    ),
  ];
}
