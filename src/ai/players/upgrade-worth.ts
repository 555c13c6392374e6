/** The worth of an ability upgrade over the rest of the game. */
import type { CardDefinition } from '../../engine/definitions.ts';
import { abilityOf, heroById } from '../../engine/definitions.ts';
import { ROLL_ATTEMPTS } from '../../engine/rules.ts';
import { pricedOffenseWorth } from './ability-worth.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { midGameTable } from './mid-game-table.ts';
import { PRICES } from './prices.ts';
import { boardAt, opponentsAt, plainTable, type SeatFacts, seatAt, type TableFacts } from './table-facts.ts';
import { effectsOn } from './triggered.ts';
import { turnsLeft } from './turns-left.ts';

/** The damage of an average attack. */
const ATTACK = 7;
/** The share of attacks that meet a defence. */
const DEFENDED = 0.75;
/** A heuristic for abilities that count upgrades: slightly more damage, and progress towards the next threshold. */
const COUNTED_UPGRADE = 0.45;
/** A heuristic for the per-turn effect of a passive ability level. */
const PASSIVE_LEVEL = 0.7;

/**
 * Returns the price of a card for this seat. A level above an upgrade in play costs only the difference
 * (rule: upgrade-cost-difference).
 */
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

/** Returns the worth of an upgrade from now on, before its price; 0 when an equal or higher level is in play. */
export function worthOfUpgrade(table: TableFacts, facts: SeatFacts, upgradesTo: string): number {
  const next = abilityOf(facts.hero, upgradesTo);
  const now = levelInSlot(facts, upgradesTo);
  if (!now || now.level >= next.level) return 0;
  const opponent = opponentsAt(table, facts.seat)[0];
  const gain =
    worthPerTurn(facts.hero, next.id, opponent?.hero) - worthPerTurn(facts.hero, now.id, opponent?.hero);
  return (Math.max(0, gain) + countedWorth(facts.hero)) * turnsLeft(table, facts);
}

const upgradeCounters = new Map<string, boolean>();

/**
 * Returns the worth per turn of one more upgrade in play to a hero whose abilities count upgrades; 0 for other heroes.
 */
function countedWorth(hero: string): number {
  let counts = upgradeCounters.get(hero);
  if (counts === undefined) {
    counts = JSON.stringify(heroById(hero).abilities).includes('"count":"upgrades"');
    upgradeCounters.set(hero, counts);
  }
  return counts ? COUNTED_UPGRADE : 0;
}

const perTurn = new Map<string, number>();

/**
 * Returns the worth of a board with this level and first levels elsewhere, over one turn of its owner and one of the
 * opponent at reference tables. Levels in other slots hardly affect the gain, so each level is rated alone.
 */
function worthPerTurn(hero: string, levelId: string, opponent: string | undefined): number {
  const key = `${hero}/${levelId}/${opponent}`;
  let worth = perTurn.get(key);
  if (worth === undefined) {
    worth = computeWorthPerTurn(hero, levelId, opponent ?? hero);
    perTurn.set(key, worth);
  }
  return worth;
}

function computeWorthPerTurn(hero: string, levelId: string, opponent: string): number {
  const tables = [plainTable(hero, opponent), midGameTable(hero, opponent)];
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
