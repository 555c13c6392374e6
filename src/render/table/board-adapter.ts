/** Makes the picture's model from a view of the game. */
import { packOf } from '../../content/packs/loaded-packs.ts';
import { playedMode } from '../../engine/hosting.ts';
import type { GameView, Prompt, Seat } from '../../engine/index.ts';
import { CP_CAP, DICE } from '../../engine/rules.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { coloursOf } from '../hero-colours.ts';
import type { StrikeModel } from '../picture/board-model.ts';
import {
  type AttackModel,
  type BoardModel,
  type DieModel,
  type Palette,
  type RollModel,
  type SeatModel,
  type SumModel,
  type TeamModel,
  turnPhases,
} from '../picture/board-model.ts';
import { colourOf } from '../picture/colour.ts';
import { type EndReason, outcomeWords } from './alt-text.ts';
import { attackFirst, attackKind, lineName } from './attack-words.ts';
import { sourceName } from './content-names.ts';
import { attemptsLeft, isKept, isOpenOffensive, partsOfRoll, symbolOf } from './dice-words.ts';
import { figureParts } from './figure-parts.ts';
import { signed, withoutMarkdown } from './phrasing.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from './players.ts';
import { describePending } from './whose-move.ts';

export interface BoardInput {
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** The prompt in the asked seat's own view, or null. */
  readonly prompt: Prompt | null;
  /** Positions (from 1) of dice that the roller has marked to keep. */
  readonly keptDice: readonly number[];
  /** The strike in the middle of the picture; null for none. */
  readonly strike?: StrikeModel | null;
  /** How the game ended, if it was not played to its end. */
  readonly ended?: EndReason | null;
  /** Discord's name of the language of the game; English when left out. */
  readonly language?: string;
}

/** The model of the picture. Made from a public view, it contains nothing hidden. */
export function boardModelOf(input: BoardInput): BoardModel {
  const { view, players, prompt, keptDice, ended, language } = input;
  const words = wordsFor(language);
  const phases = turnPhases(words);
  const phase = phases.findIndex(({ id }) => id === view.turn.phase);
  return {
    title: titleOf(view, players, words),
    turn: words.picture.turn(view.turn.number),
    phases,
    phase: Math.max(0, phase),
    activeSeat: view.turn.active,
    whoseMove: view.pending?.seat ?? null,
    prompt: describePending(view, players, prompt, words),
    seats: view.seats.map((seat) => seatModel(seat, view, players, words)),
    teams: teamModels(view, players, words),
    rolls: rollModels(view, players, keptDice, words),
    attack: attackModel(view, words),
    // Once the game is over, nothing comes any more.
    sums: view.outcome ? [] : view.sums.map((sum) => sumModel(sum, words)),
    strike: input.strike ?? null,
    outcome: view.outcome ? outcomeWords(view, players, words, ended) : null,
    ...(language === undefined ? {} : { language }),
  };
}

/** The names of two players; with more only the mode. */
function titleOf({ mode, seats }: GameView, players: readonly TablePlayer[], words: Words): string {
  if (seats.length > 2) return words.picture.modes[playedMode(mode)];
  return words.picture.title(seats.map(({ seat }) => plainNameOf(players, seat, words)));
}

/** Teams of two or more; none in modes without teams. */
function teamModels({ seats }: GameView, players: readonly TablePlayer[], words: Words): TeamModel[] {
  const teams = [...new Set(seats.map(({ team }) => team))];
  if (teams.length === seats.length) return [];
  return teams.map((team) => {
    const own = seats.filter((seat) => seat.team === team);
    const [first] = own;
    const shares = first !== undefined && own.every(({ dial }) => dial === first.dial);
    const { health = 0, startHealth = 0, maxHealth = 0 } = first ?? {};
    return {
      name: words.picture.together(own.map(({ seat }) => plainNameOf(players, seat, words))),
      seats: own.map(({ seat }) => seat),
      dial: shares ? { health, startHealth, maxHealth } : null,
    };
  });
}

function seatModel(
  seat: GameView['seats'][number],
  { leaders }: GameView,
  players: readonly TablePlayer[],
  words: Words,
): SeatModel {
  const palette = paletteOf(seat.seat, players);
  return {
    seat: seat.seat,
    playerName: plainNameOf(players, seat.seat, words),
    heroId: seat.hero,
    // There is no room for a second name, as in `Miles Morales: Spider-Man`.
    heroName: heroNameOf(players, seat.seat).replace(/: .*$/, ''),
    ...(palette ? { palette } : {}),
    health: seat.health,
    startHealth: seat.startHealth,
    maxHealth: seat.maxHealth,
    cp: seat.cp,
    maxCp: CP_CAP,
    handCount: seat.handCount,
    deckCount: seat.deckCount,
    discardCount: seat.discard.length,
    tokens: seat.tokens
      .filter(({ id }) => seat.companions.every((companion) => companion.id !== id))
      .map(({ side, ...token }) => (side ? { ...token, detail: side.name } : token)),
    // Only upgraded abilities: the printed ones are the same in every game.
    upgrades: seat.board
      .filter(({ level }) => level > 1)
      .map(({ name, level }) => ({ name: name.replace(/ I{2,3}$/, ''), level })),
    defeated: seat.defeated,
    leader: leaders.includes(seat.seat),
    extras: [
      ...(seat.side === null ? [] : [{ label: words.picture.side, value: seat.side.name }]),
      ...seat.companions.map(({ name, health, most, side }) => ({
        label: name,
        value: words.picture.companion(health, most, side?.name ?? null),
      })),
    ],
  };
}

/** Colours of a pack, and separate colours for the second seat with the same hero. */
function paletteOf(seat: Seat, players: readonly TablePlayer[]): Palette | null {
  const heroId = players[seat]?.heroId ?? '';
  const first = players.findIndex((player) => player.heroId === heroId);
  if (first === seat || first < 0) return packOf(heroId) === null ? null : coloursOf(heroId);
  return { base: colourOf(`${heroId} ${seat}`), accent: '#f3ead2' };
}

function rollModels(
  view: GameView,
  players: readonly TablePlayer[],
  keptDice: readonly number[],
  words: Words,
): RollModel[] {
  const offensive = words.phases['offensive-roll'];
  if (view.attempts && view.rolls.length === 0) {
    const dice = Array.from({ length: DICE }, () => EMPTY_DIE);
    const owner = view.pending?.seat ?? view.turn.active;
    return [{ owner, label: offensive, attemptsLeft: attemptsLeft(view), dice }];
  }
  return view.rolls.flatMap(partsOfRoll).map((roll) => {
    const isOffensive = isOpenOffensive(view, roll);
    return {
      owner: roll.owner,
      label: isOffensive ? offensive : sourceName(roll.label, words),
      attemptsLeft: isOffensive ? attemptsLeft(view) : null,
      dice: roll.dice.map((die, index): DieModel => {
        const kept = isKept(view, roll, index + 1, keptDice);
        if (die.value === null) return { ...EMPTY_DIE, kept };
        const symbolId = symbolOf(players, roll.owner, die.value) ?? '';
        return { value: die.value, symbolId, kept, altered: die.altered, blank: false };
      }),
    };
  });
}

const EMPTY_DIE: DieModel = { value: 1, symbolId: '', kept: false, altered: false, blank: true };

function attackModel(view: GameView, words: Words): AttackModel | null {
  const { attack } = view;
  if (!attack) return null;
  return {
    name: attack.name,
    attacker: attack.attacker,
    targets: attack.benign ? [] : attack.targets.map(({ seat }) => seat),
    ...(attack.benign ? { benign: true } : {}),
    type: attackKind(attack, words),
    landed: attack.landed,
  };
}

function sumModel({ seat, total, lines }: GameView['sums'][number], words: Words): SumModel {
  const { table } = words;
  return {
    seat,
    total,
    lines: attackFirst(lines).map((line) => ({
      label: lineName(line),
      amount: line.amount === null ? table.attack.none : signed(line.amount),
      ...(line.why === undefined ? {} : { parts: withoutMarkdown(figureParts(line.why, words)) }),
    })),
  };
}
