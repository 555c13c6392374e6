/** What tokens and defences are worth in general: worked out once from their definitions. */
import type { Effect, TokenDefinition } from '../../engine/index.ts';
import type { Modifier } from '../../engine/vocabulary/modifier.ts';
import type { Spend } from '../../engine/vocabulary/token.ts';
import type { TriggerEvent } from '../../engine/vocabulary/trigger.ts';
import { worthOfCp } from './basic-worths.ts';
import { outcomesOf } from './dice-outcomes.ts';
import { effectNames } from './effect-names.ts';
import { againstOthers, worthOfList } from './effect-worth.ts';
import { type Outlook, outlookOf, type Prices } from './outlook.ts';
import { boardAt, plainTable, type SeatFacts, type TableFacts } from './table-facts.ts';
import { effectsOn } from './triggered.ts';

/** An average Attack, for tokens that answer one or change one. */
const ATTACK = 7;
/** Most damage that defences are told apart by. */
const MOST_DAMAGE = 40;
/** A token that may be spent later is worth a little less than what it does. */
const LATER = 0.85;
/** How often something that stays works. */
const STAYING = 2.5;
const NEVER_INDIFFERENT = 1;
const SKIPPED_INCOME = -2.4;
const FEWER_ATTEMPT = -2;
const SKIPPED_OFFENSE = -6;
const BARRED = -3;
const UNTOUCHABLE = 5;
const SURVIVAL = 9;
const UNKNOWN_DICE_SPEND = 1.5;
/** Somebody always has a burden sooner or later. */
const STATUS_REMOVED = 2;

const HOLDER = 0;
const OTHER = 1;

const tokenPrices = new Map<string, number>();
const defensePrices = new Map<string, number>();
const inProgress = new Set<string>();
const defending = new Set<string>();

export const PRICES: Prices = { token: tokenPrice, defense: defensePrice };

function tokenPrice(token: TokenDefinition, giver: string): number {
  const key = `${token.id}/${giver}`;
  const known = tokenPrices.get(key);
  if (known !== undefined) return known;
  // A token whose effects bring the same token again counts as an ordinary one within itself.
  if (inProgress.has(key)) return token.kind === 'negative' ? -NEVER_INDIFFERENT : NEVER_INDIFFERENT;
  inProgress.add(key);
  const price = withinKind(token, staticWorth(token) + triggerWorth(token, giver) + bestSpend(token, giver));
  inProgress.delete(key);
  tokenPrices.set(key, price);
  return price;
}

function withinKind({ kind }: TokenDefinition, worth: number): number {
  if (kind === 'negative') return Math.min(worth, -NEVER_INDIFFERENT);
  return kind === 'positive' || kind === 'companion' ? Math.max(worth, NEVER_INDIFFERENT) : worth;
}

function staticWorth(token: TokenDefinition): number {
  const times = token.persistent ? STAYING : 1;
  return (token.modifiers ?? []).reduce((worth, modifier) => worth + modifierWorth(modifier, times), 0);
}

/** @param times how often an Attack meets it */
function modifierWorth(modifier: Modifier, times: number): number {
  switch (modifier.side) {
    case 'attacking':
    case 'attacked': {
      const sign = modifier.side === 'attacking' ? 1 : -1;
      if (modifier.step === 2) return sign * modifier.amount * times;
      return sign * (modifier.factor === 'half' ? -UNTOUCHABLE / 2 : -UNTOUCHABLE);
    }
    case 'income':
      return SKIPPED_INCOME;
    case 'attempts':
      return -FEWER_ATTEMPT * modifier.amount;
    case 'attempt-price':
      return worthOfCp(0, -modifier.cp);
    case 'offense':
      return Math.max(SKIPPED_OFFENSE, -worthOfCp(0, modifier.cp) * 1.3);
    case 'actions':
      return BARRED;
    case 'defeat':
      return SURVIVAL;
    case 'rerolls':
      return 0;
  }
}

/** What it does by itself is an opponent's who gave the token, or the holder's where it is a good one. */
function triggerWorth(token: TokenDefinition, giver: string): number {
  const owner = token.kind === 'negative' ? OTHER : HOLDER;
  const base = plainTable(giver, giver);
  const other = 1 - owner;
  const underAttack = { ...base, coming: [ATTACK, 0], attackBase: ATTACK, attacked: HOLDER };
  const run = (event: TriggerEvent, table: TableFacts, target: number) =>
    effectsOn(token.triggers, event).reduce((worth, effects) => {
      const often = event === 'upkeep' && !goesAway(token, effects) ? STAYING : 1;
      return worth + often * worthOfList(holding(table, token, owner, target), effects);
    }, 0);
  return (
    run('turn-start', base, other) +
    run('upkeep', base, other) +
    run('activation', base, OTHER) +
    run('roll-phase-end', base, HOLDER) +
    run('turn-end', base, HOLDER) +
    run('offense-end', base, HOLDER) +
    run('attacked', underAttack, OTHER)
  );
}

function goesAway({ id }: TokenDefinition, effects: readonly Effect[]): boolean {
  return effects.some((effect) => effect.do === 'remove' && effect.token === id);
}

function holding(table: TableFacts, token: TokenDefinition, owner: number, target: number): Outlook {
  const seats = table.seats.map((seat) =>
    seat.seat === HOLDER ? { ...seat, tokens: { [token.id]: 1 } } : seat,
  );
  const outlook = outlookOf({ ...table, seats }, PRICES, HOLDER, owner, { target, holder: HOLDER });
  // The token itself is what is priced here: that it goes away is no gain.
  return {
    ...outlook,
    prices: { ...PRICES, token: (t, giver) => (t.id === token.id ? 0 : tokenPrice(t, giver)) },
  };
}

function bestSpend(token: TokenDefinition, giver: string): number {
  const worths = (token.spends ?? []).map((spend) => spendWorth(token, spend, giver));
  return LATER * Math.max(0, ...worths);
}

function spendWorth(token: TokenDefinition, spend: Spend, giver: string): number {
  const count = spend.takes === 'any' ? 1 : spend.takes;
  const base = plainTable(giver, giver);
  if (spend.timing === 'own-dice' || spend.timing === 'opponent-dice') return UNKNOWN_DICE_SPEND / count;
  const outlook = holding(tableAt(spend, base), token, HOLDER, OTHER);
  outlook.notes = { spent: count };
  const removal = effectNames(spend.effects).has('remove-chosen') ? STATUS_REMOVED : 0;
  return (worthOfList(outlook, spend.effects) + removal - worthOfCp(0, spend.cp ?? 0)) / count;
}

/** The moment that a spend is made for. */
function tableAt({ timing }: Spend, base: TableFacts): TableFacts {
  switch (timing) {
    case 'incoming-damage':
    case 'attacked':
      return { ...base, coming: [ATTACK, 0], attackBase: ATTACK, attacked: HOLDER, defenseOver: true };
    case 'own-attack':
      return { ...base, coming: [0, ATTACK], attackBase: ATTACK, attacked: OTHER, defenseOver: true };
    case 'own-attack-at-offense-end':
    case 'own-attack-before-defense':
      return { ...base, coming: [0, ATTACK], attackBase: ATTACK, attacked: OTHER };
    default:
      return base;
  }
}

function defensePrice(defender: SeatFacts, damage: number): number {
  const whole = Math.min(MOST_DAMAGE, Math.round(damage));
  const defenses = boardAt(defender).filter(({ kind }) => kind === 'defensive');
  const key = `${whole}/${defenses.map(({ id }) => id).join()}/${defender.hero}`;
  const known = defensePrices.get(key);
  if (known !== undefined) return known;
  // A defense that itself makes an Attack of its damage would be weighed against a defense, and so on.
  if (defending.has(defender.hero)) return 0;
  const table: TableFacts = {
    ...plainTable(defender.hero, defender.hero),
    coming: [whole, 0],
    attackBase: whole,
    attacked: HOLDER,
    defenseOver: true,
  };
  defending.add(defender.hero);
  const worths = defenses.map(({ dice, effects, opposed }) => {
    let worth = 0;
    for (const outcome of outcomesOf(dice ?? 1)) {
      const outlook = outlookOf(table, PRICES, HOLDER, HOLDER, { target: OTHER, rolled: outcome.dice });
      for (const { way, share } of againstOthers(outlook, { opposed })) {
        worth += outcome.chance * share * worthOfList(way, effects ?? []);
      }
    }
    return worth;
  });
  defending.delete(defender.hero);
  const price = Math.max(0, ...worths);
  defensePrices.set(key, price);
  return price;
}
