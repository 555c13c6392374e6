/** What a better level of an ability will bring over the rest of the game. */
import type { CardDefinition } from '../../engine/definitions.ts';
import { abilityOf, heroById } from '../../engine/definitions.ts';
import { ROLL_ATTEMPTS } from '../../engine/rules.ts';
import { pricedOffenseWorth } from './ability-worth.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { livedInTable } from './lived-in-table.ts';
import { PRICES } from './prices.ts';
import { boardAt, opponentsAt, plainTable, type SeatFacts, seatAt, type TableFacts } from './table-facts.ts';
import { effectsOn } from './triggered.ts';

/** An average Attack, and how often one meets a defence. */
const ATTACK = 7;
const DEFENDED = 0.75;
/** What a turn takes off a health dial, roughly: so a game's rest is guessed. */
const LOSS_PER_TURN = 5;
const MOST_TURNS = 9;
/** Of a Mission, whichever enemy comes next. */
const MISSION_TURNS = 6;
/** By rule of thumb: a little more damage now and then, and a step towards the next threshold. */
const COUNTED_UPGRADE = 0.45;
/** A level of a passive ability does something each turn that is not known beforehand. */
const PASSIVE_LEVEL = 0.7;

/** What the card costs this seat: for a level above an upgrade in play only the difference (rule: upgrade-cost-difference). */
export function priceOf(facts: SeatFacts, card: CardDefinition): number {
  if (card.upgradesTo === undefined) return card.cost;
  const covered = levelInSlot(facts, card.upgradesTo);
  const coveredBy = heroById(facts.hero).cards.find(({ upgradesTo }) => upgradesTo === covered?.id);
  return Math.max(0, card.cost - (coveredBy?.cost ?? 0));
}

function levelInSlot(facts: SeatFacts, upgradesTo: string) {
  const { slot } = abilityOf(facts.hero, upgradesTo);
  return boardAt(facts).find((level) => level.slot === slot);
}

/** What an upgrade brings from now on, before its price; 0 for one that is surpassed already. */
export function worthOfUpgrade(table: TableFacts, facts: SeatFacts, upgradesTo: string): number {
  const next = abilityOf(facts.hero, upgradesTo);
  const now = levelInSlot(facts, upgradesTo);
  if (!now || now.level >= next.level) return 0;
  const opponent = opponentsAt(table, facts.seat)[0];
  const gain =
    worthPerTurn(facts.hero, next.id, opponent?.hero) - worthPerTurn(facts.hero, now.id, opponent?.hero);
  return (Math.max(0, gain) + countedWorth(facts.hero)) * turnsLeft(table, facts);
}

const counting = new Map<string, boolean>();

/** What one more upgrade in play brings a turn to a hero whose abilities count them, whichever it is. */
function countedWorth(hero: string): number {
  let counts = counting.get(hero);
  if (counts === undefined) {
    counts = JSON.stringify(heroById(hero).abilities).includes('"count":"upgrades"');
    counting.set(hero, counts);
  }
  return counts ? COUNTED_UPGRADE : 0;
}

/** How many turns of its own a seat will probably still have. */
export function turnsLeft(table: TableFacts, facts: SeatFacts): number {
  if (table.board) return MISSION_TURNS;
  const opponent = opponentsAt(table, facts.seat)[0];
  const lowest = Math.min(facts.health, opponent?.health ?? facts.health);
  return Math.max(0.5, Math.min(MOST_TURNS, lowest / LOSS_PER_TURN));
}

const perTurn = new Map<string, number>();

/**
 * What a board brings in a turn of its owner and one of the opponent at a plain table, when it has this level
 * and else first ones. Levels in other places change the gain of one little, so each is looked at alone.
 */
function worthPerTurn(hero: string, levelId: string, opponent: string | undefined): number {
  const key = `${hero}/${levelId}/${opponent}`;
  let worth = perTurn.get(key);
  if (worth === undefined) {
    worth = workOutTurn(hero, levelId, opponent ?? hero);
    perTurn.set(key, worth);
  }
  return worth;
}

function workOutTurn(hero: string, levelId: string, opponent: string): number {
  const tables = [plainTable(hero, opponent), livedInTable(hero, opponent)];
  return tables.reduce((sum, table) => sum + turnAt(table, hero, levelId), 0) / tables.length;
}

function turnAt(without: TableFacts, hero: string, levelId: string): number {
  const { slot } = abilityOf(hero, levelId);
  const seats = without.seats.map((seat, index) => ({
    ...seat,
    board:
      index === 0 ? seat.board.map((id) => (abilityOf(hero, id).slot === slot ? levelId : id)) : seat.board,
  }));
  const table = { ...without, seats };
  const own = seatAt(table, 0);
  return (
    pricedOffenseWorth(table, 0, ROLL_ATTEMPTS) +
    DEFENDED * PRICES.defense(own, ATTACK) +
    passiveWorth(table, own)
  );
}

function passiveWorth(table: TableFacts, own: SeatFacts): number {
  let worth = 0;
  for (const { passive, level } of boardAt(own)) {
    if (!passive) continue;
    worth += PASSIVE_LEVEL * level;
    for (const effects of effectsOn(passive.triggers, 'upkeep')) {
      worth += worthOfList(evalContextOf(table, PRICES, own.seat, own.seat), effects);
    }
  }
  return worth;
}
