/**
 * What achievements look at beside the event itself: counts of the present turn and of the game, the latest rolls, the
 * Attack, and what damaged a seat last. Folded over events and stored, so it is small plain JSON.
 */
import type { GameEvent, Seat } from '../../engine/index.ts';
import { passedIn, preventedOf } from '../statistics/strikes.ts';
import type { Counts } from '../statistics/tallies.ts';

export interface Roll {
  readonly label: string;
  /** Values; 0 for a blank. */
  readonly dice: readonly number[];
  /** The values before the latest re-roll or change; null before any. */
  readonly before: readonly number[] | null;
  /** Something changed or re-rolled single dice of it. */
  readonly helped: boolean;
}

interface Doing {
  readonly seat: Seat;
  /** Level of the ability, such as `smack-iii`. */
  readonly ability: string;
}

export interface Watch {
  readonly turn: number;
  /** The seat whose turn it is; of several heroes of a Mission, the last that began. */
  readonly active: number;
  /** Counts of the present turn; the keys are made by the functions below. */
  readonly inTurn: Counts;
  readonly inGame: Counts;
  /** Seat -> the latest roll. */
  readonly rolls: Readonly<Record<string, Roll>>;
  readonly attack: Doing | null;
  readonly defence: Doing | null;
  /** Seat -> source of the last damage to it. */
  readonly hurt: Readonly<Record<string, string>>;
  /** The last card that was played or token that was spent, or `tithe` for a CP paid without one. */
  readonly last: { readonly seat: Seat; readonly source: string } | null;
  /** A token that has just left a seat for another one. */
  readonly moved: { readonly seat: Seat; readonly token: string } | null;
}

export const NO_WATCH: Watch = {
  turn: 0,
  active: 0,
  inTurn: {},
  inGame: {},
  rolls: {},
  attack: null,
  defence: null,
  hurt: {},
  last: null,
  moved: null,
};

/** Keys of counts. Amounts are summed where an event has one. */
export const key = {
  drew: (seat: Seat) => `drew ${seat}`,
  /** Damage to the dials of others. */
  dealt: (seat: Seat) => `dealt ${seat}`,
  healed: (seat: Seat) => `healed ${seat}`,
  /** Tokens put on one other seat. */
  put: (by: number, seat: Seat, token: string) => `put ${by} ${seat} ${token}`,
  gained: (seat: Seat, token: string) => `gained ${seat} ${token}`,
  spent: (seat: Seat, token: string) => `spent ${seat} ${token}`,
  activated: (seat: Seat, ability: string) => `activated ${seat} ${ability}`,
  played: (seat: Seat, card: string) => `played ${seat} ${card}`,
  /** Re-rolls and changes of dice that a card, token or ability brought. */
  changed: (seat: Seat, source: string) => `changed ${seat} ${source}`,
  undefendable: (seat: Seat, source: string) => `undefendable ${seat} ${source}`,
  /** Damage that a source added or dealt. */
  damage: (seat: Seat, source: string) => `damage ${seat} ${source}`,
  /** Damage to the own dial by the own Attack. */
  backfired: (seat: Seat) => `backfired ${seat}`,
  /** Damage of an Attack that did not land on the seat. */
  saved: (seat: Seat) => `saved ${seat}`,
  companion: (seat: Seat, token: string) => `companion ${seat} ${token}`,
  turned: (seat: Seat, thing: string, side: string) => `turned ${seat} ${thing} ${side}`,
  /** Tokens that left a seat in any way. */
  gone: (seat: Seat, token: string) => `gone ${seat} ${token}`,
  /** The board was turned over in the seat's first turn. */
  flippedFirst: (seat: Seat) => `flipped ${seat}`,
  /** Turns that a seat has begun. */
  turns: (seat: Seat) => `turns ${seat}`,
  limit: (seat: Seat, token: string) => `limit ${seat} ${token}`,
  outlived: (seat: Seat) => `outlived ${seat}`,
  conceded: 'conceded',
  /** The seat that announced an Ultimate in this turn, from 1. */
  announced: 'announced',
} as const;

/** Returns the watch after an event. @param isUltimate whether the line of an ability is that of an Ultimate */
export function watchAfter(watch: Watch, event: GameEvent, isUltimate: (ability: string) => boolean): Watch {
  switch (event.e) {
    case 'turn': {
      const isNew = event.number !== watch.turn;
      const fresh = { attack: null, defence: null, last: null, inTurn: {} };
      const begun = { ...watch, ...(isNew ? fresh : {}), turn: event.number, active: event.seat };
      return gamePlus(begun, { [key.turns(event.seat)]: 1 });
    }
    case 'phase':
      return event.phase === 'main-2' ? { ...watch, attack: null, defence: null } : watch;
    case 'rolled':
    case 'altered':
      return diceAfter(watch, event);
    case 'announced':
      return isUltimate(event.variant) ? counted(watch, { [key.announced]: event.seat + 1 }) : watch;
    case 'activated': {
      const attack = { seat: event.seat, ability: event.variant };
      const at = key.activated(event.seat, event.variant);
      return plus({ ...watch, attack, defence: null }, { [at]: 1 });
    }
    case 'defended':
      return { ...watch, defence: { seat: event.seat, ability: event.ability } };
    case 'played': {
      const last = { seat: event.seat, source: event.card };
      return plus({ ...watch, last }, { [key.played(event.seat, event.card)]: 1 });
    }
    case 'cp':
      return event.change === -1 ? { ...watch, last: { seat: event.seat, source: TITHE } } : watch;
    case 'landed':
      return landedAfter(watch, event);
    case 'isolated': {
      const hurt = { ...watch.hurt, [event.seat]: event.source };
      const by = event.by ?? event.seat;
      return plus({ ...watch, hurt }, by === event.seat ? {} : { [key.dealt(by)]: event.amount });
    }
    default:
      return holdingsAfter(watch, event);
  }
}

/** A CP paid without a card or token: the Paladin's Tithe, if dice are re-rolled next. */
export const TITHE = 'tithe';

type Holding = Exclude<
  GameEvent,
  {
    e:
      | 'turn'
      | 'phase'
      | 'rolled'
      | 'altered'
      | 'announced'
      | 'activated'
      | 'defended'
      | 'played'
      | 'cp'
      | 'landed'
      | 'isolated';
  }
>;

/** Tokens, cards, health and companions. */
function holdingsAfter(watch: Watch, event: Holding): Watch {
  switch (event.e) {
    case 'drew':
      return plus(watch, { [key.drew(event.seat)]: event.count });
    case 'healed':
      return plus(watch, { [key.healed(event.seat)]: event.amount });
    case 'stole': {
      if (event.what !== 'health') return watch;
      return plus(watch, { [key.dealt(event.seat)]: event.amount, [key.healed(event.seat)]: event.amount });
    }
    case 'gained': {
      const put =
        event.by === event.seat ? {} : { [key.put(event.by, event.seat, event.token)]: event.count };
      return plus(watch, { [key.gained(event.seat, event.token)]: event.count, ...put });
    }
    case 'lost': {
      const gone = { [key.gone(event.seat, event.token)]: event.count };
      if (event.how !== 'spent') {
        const moved = event.how === 'moved' ? { seat: event.seat, token: event.token } : watch.moved;
        return plus({ ...watch, moved }, gone);
      }
      const last = { seat: event.seat, source: event.token };
      return plus({ ...watch, last }, { ...gone, [key.spent(event.seat, event.token)]: event.count });
    }
    case 'undefendable':
      return plus(watch, { [key.undefendable(event.seat, event.source)]: 1 });
    case 'damage-added':
      return plus(watch, { [key.damage(event.seat, event.source)]: event.amount });
    case 'companion':
      return event.change > 0
        ? plus(watch, { [key.companion(event.seat, event.token)]: event.change })
        : watch;
    case 'turned': {
      const isFirst = event.thing === 'board' && (watch.inGame[key.turns(event.seat)] ?? 0) <= 1;
      return gamePlus(watch, {
        [key.turned(event.seat, event.thing, event.side)]: 1,
        ...(isFirst ? { [key.flippedFirst(event.seat)]: 1 } : {}),
      });
    }
    case 'limit-raised':
      return { ...watch, inGame: { ...watch.inGame, [key.limit(event.seat, event.token)]: event.now } };
    case 'outlives':
      return { ...watch, inGame: { ...watch.inGame, [key.outlived(event.seat)]: watch.turn } };
    case 'conceded':
      return gamePlus(watch, { [key.conceded]: 1 });
    default:
      return watch;
  }
}

function diceAfter(watch: Watch, event: Extract<GameEvent, { e: 'rolled' | 'altered' }>): Watch {
  const seat = event.e === 'rolled' ? event.seat : event.owner;
  const known = watch.rolls[seat];
  const withRoll = (roll: Roll) => ({ ...watch, rolls: { ...watch.rolls, [seat]: roll } });
  const source = watch.last?.source ?? '';
  if (event.e === 'altered') {
    const changed = known
      ? withRoll({
          ...known,
          dice: known.dice.map((value, at) => (at === event.die - 1 ? (event.to ?? 0) : value)),
          before: known.dice,
          helped: true,
        })
      : watch;
    return plus(changed, { [key.changed(event.by, source)]: 1 });
  }
  const { label, rerolled } = event;
  const dice = event.dice.map((face) => face ?? 0);
  // A Roll Attempt re-rolls dice as well; only something else helps.
  const isHelp = rerolled.length > 0 && event.attempt === null;
  const isSame = known?.label === label && rerolled.length > 0;
  const roll = {
    label,
    dice,
    before: isSame ? known.dice : null,
    helped: isHelp || (isSame && known.helped),
  };
  if (!isHelp) return withRoll(roll);
  return plus(withRoll(roll), { [key.changed(watch.last?.seat ?? seat, source)]: rerolled.length });
}

function landedAfter(watch: Watch, event: Extract<GameEvent, { e: 'landed' }>): Watch {
  const counts: Record<string, number> = {};
  const add = (at: string, amount: number) => {
    counts[at] = (counts[at] ?? 0) + amount;
  };
  const hurt: Record<string, string> = { ...watch.hurt };
  for (const [at, { seat, incoming, total, lines, companions }] of event.totals.entries()) {
    const by = event.dealers?.[at] ?? null;
    const isAttack = watch.attack !== null && by === watch.attack.seat;
    const own = lines.find(({ step }) => step === 1)?.source;
    const source = own ?? (isAttack ? watch.attack?.ability : undefined);
    if (total > 0 && source !== undefined) hurt[seat] = source;
    if (by !== null && by !== seat) add(key.dealt(by), total);
    if (by === seat && watch.attack?.seat === seat) add(key.backfired(seat), total);
    const passed = passedIn(companions);
    if (isAttack && by !== seat) add(key.saved(seat), preventedOf({ incoming, total, passed }));
  }
  return plus({ ...watch, hurt }, counts);
}

function plus(watch: Watch, counts: Counts): Watch {
  const inTurn = { ...watch.inTurn };
  for (const [at, amount] of Object.entries(counts)) inTurn[at] = (inTurn[at] ?? 0) + amount;
  return { ...watch, inTurn };
}

function counted(watch: Watch, counts: Counts): Watch {
  return { ...watch, inTurn: { ...watch.inTurn, ...counts } };
}

function gamePlus(watch: Watch, counts: Counts): Watch {
  const inGame = { ...watch.inGame };
  for (const [at, amount] of Object.entries(counts)) inGame[at] = (inGame[at] ?? 0) + amount;
  return { ...watch, inGame };
}
