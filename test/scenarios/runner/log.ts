/** What happened, as one line of text for each fact: for `log` expectations and for failures. */
import { abilityOf, cardOf, type GameEvent, heroById, tokenById } from '../../../src/engine/index.ts';
import type { GameState } from '../../../src/engine/state.ts';
import { seatName } from './build.ts';

/** The line for an event; null for those that other lines tell already. */
export function logLine(state: GameState, event: GameEvent): string | null {
  const who = 'seat' in event ? seatName(state, event.seat) : '';
  switch (event.e) {
    case 'started':
      return `${seatName(state, event.startPlayer)} starts`;
    case 'turn':
      return `turn ${event.number}: ${who}`;
    case 'phase':
      return event.skipped === undefined
        ? `${who}: ${event.phase}`
        : `${who} skips ${event.phase}: ${event.skipped}`;
    case 'rolled':
      return `${who} rolls ${event.dice.join(' ')} for ${event.label}${rerolledWords(event.rerolled)}`;
    case 'altered':
      return `${seatName(state, event.by)} changes die ${event.die} from ${event.from} to ${event.to}`;
    case 'announced':
      return `${who} announces ${event.name}`;
    case 'lapsed':
      return `${event.name} of ${who} lapses`;
    case 'activated':
      return `${who} activates ${event.name}`;
    case 'no-ability':
      return `${who} activates nothing`;
    case 'ability-failed':
      return `${event.name} of ${who} fails`;
    case 'defended':
      return `${who} defends with ${event.name}`;
    case 'undefended':
      return `${who} does not defend`;
    case 'played':
      return `${who} plays ${cardName(state, event.seat, event.card)} for ${event.cost} CP`;
    case 'upgraded':
      return `${who} upgrades to ${abilityName(state, event.seat, event.ability)}`;
    case 'sold':
      return `${who} sells ${cardName(state, event.seat, event.card)}`;
    case 'discarded':
      return `${who} discards ${event.cards.map((card) => cardName(state, event.seat, card)).join(', ')}`;
    default:
      return figureLine(state, event, who);
  }
}

/** Lines for facts that are figures of health, CP, cards, tokens and damage. */
function figureLine(state: GameState, event: GameEvent, who: string): string | null {
  switch (event.e) {
    case 'drew':
      return `${who} draws ${event.count}${event.reshuffled ? ' from a new deck' : ''}`;
    case 'cp':
      return `${who} ${event.change > 0 ? 'gains' : 'loses'} ${Math.abs(event.change)} CP`;
    case 'healed':
      return `${who} heals ${event.amount}`;
    case 'gained':
      return `${who} gains ${event.count} ${tokenById(event.token).name}`;
    case 'lost':
      return `${who} loses ${event.count} ${tokenById(event.token).name} (${event.how})`;
    case 'status-prevented':
      return `${who} prevents ${tokenById(event.token).name}`;
    case 'limit-raised':
      return `${who} may hold ${event.now} ${tokenById(event.token).name}`;
    case 'damage-added':
      return `${event.amount} damage to ${seatName(state, event.to)} from ${event.source}`;
    case 'damage-prevented':
      return `${who} prevents ${event.amount} by ${event.source}`;
    case 'undefendable':
      return `the Attack of ${who} is undefendable by ${event.source}`;
    case 'landed':
      return event.totals
        .map((total) => `${seatName(state, total.seat)} takes ${total.total} damage`)
        .join('; ');
    case 'isolated':
      return `${who} takes ${event.amount} isolated damage from ${event.source}`;
    case 'stole':
      return `${who} steals ${event.amount} ${event.what} from ${seatName(state, event.from)}`;
    case 'extra-offense':
      return `${who} takes another Offensive Roll Phase against ${seatName(state, event.target)}`;
    case 'defeated':
      return `${who} is defeated`;
    case 'conceded':
      return `${who} concedes`;
    case 'ended':
      return event.winner === null ? 'the game is a draw' : `team ${event.winner} wins`;
    default:
      return null;
  }
}

function rerolledWords(dice: readonly number[]): string {
  return dice.length === 0 ? '' : ` (re-rolled ${dice.join(' ')})`;
}

function cardName(state: GameState, seat: number, card: string): string {
  return cardOf(state.seats[seat]?.hero ?? '', card).name;
}

function abilityName(state: GameState, seat: number, ability: string): string {
  const { hero } = state.seats[seat] ?? { hero: '' };
  return heroById(hero).abilities.some((level) => level.id === ability)
    ? abilityOf(hero, ability).name
    : ability;
}
