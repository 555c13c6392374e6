/** Whose move it is and why, in one sentence. */
import type { GameView, Moment, Phase } from '../../engine/index.ts';
import { abilityName, sourceName } from './content-names.ts';
import { attemptsLeft } from './dice-words.ts';
import { counted } from './phrasing.ts';
import { nameOf, plainNameOf, type TablePlayer } from './players.ts';

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  start: 'Start',
  upkeep: 'Upkeep',
  income: 'Income',
  'main-1': 'Main Phase',
  'offensive-roll': 'Offensive Roll',
  'targeting-roll': 'Targeting Roll',
  'defensive-roll': 'Defensive Roll',
  'main-2': 'Main Phase 2',
  discard: 'Discard',
};

/** A phase as people call it. */
export function phaseName(phase: Phase): string {
  return PHASE_NAMES[phase];
}

/** Cards that may be held at the end of a turn (rule: hand-limit). */
const HAND_LIMIT = 6;

interface Asking {
  /** `order`: "Alice, roll your dice"; `may`: "Bob may answer before damage lands". */
  readonly form: 'order' | 'may';
  readonly words: string;
}

/**
 * Who is asked, and a sentence for everybody that says what for.
 * @param prompt what the asked seat's own view shows as its prompt; null where the kind says it all
 * @param called how the sentence calls the asked player: bold name unless given, such as a mention
 * @returns null when nobody is asked
 */
export function whoseMove(
  view: GameView,
  players: readonly TablePlayer[],
  prompt: string | null = null,
  called?: string,
): { readonly seat: number; readonly text: string } | null {
  const { pending } = view;
  if (!pending) return null;
  const { form, words } = askingOf(view, players, pending, prompt, nameOf);
  const who = called ?? `**${nameOf(players, pending.seat)}**`;
  const text = form === 'order' ? `${who}, ${words}.` : `${who} may ${words}.`;
  return { seat: pending.seat, text: text.replace(/[.?]\.$/, (end) => end.charAt(0)) };
}

/** As `whoseMove`, short and in plain text, for the picture and for lists: `Alice: roll the dice`. */
export function describePending(
  view: GameView,
  players: readonly TablePlayer[],
  prompt: string | null = null,
): string {
  const { pending } = view;
  if (!pending) return '';
  const { form, words } = askingOf(view, players, pending, prompt, plainNameOf);
  return `${plainNameOf(players, pending.seat)}: ${form === 'may' ? 'may ' : ''}${words}`;
}

type Pending = NonNullable<GameView['pending']>;
type Namer = (players: readonly TablePlayer[], seat: number) => string;

function askingOf(
  view: GameView,
  players: readonly TablePlayer[],
  pending: Pending,
  prompt: string | null,
  name: Namer,
): Asking {
  switch (pending.kind) {
    case 'roll':
      return { form: 'order', words: rollWords(view) };
    case 'main':
      return { form: 'order', words: mainWords(view) };
    case 'window':
      return windowAsking(view, players, pending, name);
    case 'defend':
      return { form: 'order', words: `choose a defense against ${attackWords(view)}` };
    case 'discard':
      return { form: 'order', words: discardWords(view, pending.seat) };
    default:
      return { form: 'order', words: effectWords(pending, prompt) };
  }
}

function rollWords(view: GameView): string {
  const left = attemptsLeft(view);
  if (view.rolls.length === 0) {
    return left > 0
      ? `roll the dice (${counted(left, 'attempt', 'attempts')})`
      : 'there is no Roll Attempt for you';
  }
  if (left === 0) return 'activate an ability with these dice';
  return `reroll (${left} left) or activate an ability`;
}

function mainWords(view: GameView): string {
  return view.turn.phase === 'main-1'
    ? 'play or sell cards, or go on to the Offensive Roll'
    : 'play or sell cards, or end the turn';
}

function discardWords(view: GameView, seat: number): string {
  const tooMany = (view.seats[seat]?.handCount ?? 0) - HAND_LIMIT;
  return tooMany > 0
    ? `sell ${counted(tooMany, 'card', 'cards')} from your hand`
    : 'sell a card from your hand';
}

/** A question of an effect; without a prompt of its own the kind names what is asked. */
function effectWords(pending: Pending, prompt: string | null): string {
  const source = pending.source === null ? '' : ` for ${sourceName(pending.source)}`;
  if (prompt !== null) {
    const question = `${prompt.charAt(0).toLowerCase()}${prompt.slice(1)}`;
    return source === '' ? question : `${source.trimStart()}: ${question}`;
  }
  switch (pending.kind) {
    case 'target':
      return `choose a player${source}`;
    case 'amount':
      return `choose a number${source}`;
    case 'alter':
      return `choose the die to change${source}`;
    case 'reroll':
      return `choose the dice to reroll${source}`;
    case 'pay-or-skip':
      return `pay${source}, or skip the roll`;
    default:
      return `choose${source}`;
  }
}

const MOMENT_WORDS: Readonly<Record<Moment, string>> = {
  'phase-start': 'act as the phase begins',
  main: 'act in this Main Phase',
  interruption: 'answer before the card takes effect',
  'after-roll': 'act between the Roll Attempts',
  'before-activation': 'change the dice',
  'after-activation': 'act before the first effect',
  'at-then': 'act before what comes next',
  'before-defense-roll': 'act before the defense roll',
  'after-defense-roll': 'change the defense dice',
  dice: 'change these dice',
  'before-damage': 'answer before damage lands',
  'after-damage': 'act after the damage',
  'turn-end': 'act before the turn ends',
};

function windowAsking(
  view: GameView,
  players: readonly TablePlayer[],
  pending: Pending,
  name: Namer,
): Asking {
  const active = pending.seat === view.turn.active ? null : name(players, view.turn.active);
  const words = windowWords(view, pending.moment ?? 'main', active);
  return { form: 'may', words };
}

function windowWords(view: GameView, moment: Moment, active: string | null): string {
  switch (moment) {
    case 'phase-start':
      return `act as the ${phaseName(view.turn.phase)} begins`;
    case 'main':
      return active === null ? MOMENT_WORDS[moment] : `act in the Main Phase of ${active}`;
    case 'turn-end':
      return active === null ? MOMENT_WORDS[moment] : `act before the turn of ${active} ends`;
    case 'before-activation': {
      const name = abilityName(view.announced?.variant ?? '');
      return view.announced ? `change the dice before ${name} takes effect` : MOMENT_WORDS[moment];
    }
    case 'after-activation':
    case 'at-then':
      return view.attack ? `${MOMENT_WORDS[moment]} of ${view.attack.name}` : MOMENT_WORDS[moment];
    case 'dice': {
      const label = view.rolls.at(-1)?.label;
      return label ? `change the dice of ${sourceName(label)}` : MOMENT_WORDS[moment];
    }
    case 'before-defense-roll':
    case 'before-damage':
      return `${MOMENT_WORDS[moment]}${comingWords(view)}`;
    default:
      return MOMENT_WORDS[moment];
  }
}

/** What would land now, `(8 coming)`; both sums where both sides have damage coming. */
function comingWords(view: GameView): string {
  const coming = view.sums.filter((sum) => sum.total > 0);
  if (coming.length === 0) return '';
  return ` (${coming.map((sum) => sum.total).join(' and ')} coming)`;
}

function attackWords(view: GameView): string {
  const sum = view.sums.find(({ seat }) => seat === view.attack?.target);
  const name = view.attack?.name ?? 'the Attack';
  return sum ? `${name} (${sum.total} coming)` : name;
}
