/**
 * Lines of the public log: one short line in past tense for each event. Nothing hidden is shown: drawn cards are
 * a number, and cards are named only when they are face up.
 */

import type { GameEvent, Seat } from '../../engine/index.ts';
import type { DieFace } from '../../engine/rules.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { explainedBy } from './attack-words.ts';
import { abilityName, cardName, causeText, sideName, sourceText, tokenName } from './content-names.ts';
import { describeCrawl } from './crawl-log-line.ts';
import { describeDamage, type LogWording } from './damage-log-line.ts';
import { describeMission } from './mission-log-line.ts';
import { escaped, withoutDoubleStop } from './phrasing.ts';
import { shownName } from './players.ts';

/**
 * The line of an event, as markdown with the players' names escaped.
 * @param names the players' names by seat
 * @returns null for events without a line
 */
export function describeEvent(
  event: GameEvent,
  names: readonly string[],
  words: Words = ENGLISH,
): string | null {
  const by = (seat: Seat) => escaped(shownName(names[seat], seat, words));
  const line = describeMove(event, { by, words });
  if (line === null) return null;
  const cause = causeOf(event, words);
  return withoutDoubleStop(cause === null ? line : words.log.caused(line, cause));
}

/** Events whose line says what happened, but not by what. */
const WITHOUT_CAUSE = {
  altered: true,
  companion: true,
  cp: true,
  discarded: true,
  drew: true,
  gained: true,
  healed: true,
  'limit-raised': true,
  looked: true,
  'looked-into-deck': true,
  lost: true,
  revealed: true,
  searched: true,
  'status-prevented': true,
  stole: true,
  turned: true,
  'turned-token': true,
} satisfies Partial<Record<GameEvent['e'], true>>;

function lacksCause(event: GameEvent): event is Extract<GameEvent, { e: keyof typeof WITHOUT_CAUSE }> {
  return event.e in WITHOUT_CAUSE;
}

/** The ability, card or token that made an event happen; null where the line names it, or the rules did. */
function causeOf(event: GameEvent, words: Words): string | null {
  if (!lacksCause(event) || event.source === undefined) return null;
  if ('token' in event && event.token === event.source) return null;
  return explainedBy(causeText(event, words), event.why, words);
}

/** Actions of players. */
function describeMove(event: GameEvent, { by, words }: LogWording): string | null {
  const { log } = words;
  switch (event.e) {
    case 'forced':
      return null;
    case 'started':
      return startedLine(event, by, log);
    case 'turn':
      return event.inRound ? null : log.turn(event.number, by(event.seat));
    case 'phase':
      return event.skipped === undefined
        ? null
        : log.skipped(by(event.seat), words.phases[event.phase], sourceText(event.skipped, words));
    case 'rolled':
      return rolledLine(event, by(event.seat), words);
    case 'altered':
      return alteredLine(event, { by, words });
    case 'announced':
      return log.announced(by(event.seat), escaped(abilityName(event.variant)));
    case 'lapsed':
      return log.lapsed(sourceText(event.variant, words));
    case 'activated':
      return log.activated(by(event.seat), escaped(abilityName(event.variant)));
    case 'no-ability':
      return log.activatedNothing(by(event.seat));
    case 'ability-failed':
      return log.failed(escaped(abilityName(event.variant)));
    case 'defended':
      return log.defended(by(event.seat), escaped(abilityName(event.ability)));
    case 'undefended':
      return log.undefended(by(event.seat));
    default:
      return describeChange(event, { by, words });
  }
}

type Told =
  | 'forced'
  | 'started'
  | 'turn'
  | 'phase'
  | 'rolled'
  | 'altered'
  | 'announced'
  | 'lapsed'
  | 'activated'
  | 'no-ability'
  | 'ability-failed'
  | 'defended'
  | 'undefended';

/** Changes of cards, points and tokens. */
function describeChange(event: Exclude<GameEvent, { e: Told }>, telling: LogWording): string | null {
  const { by, words } = telling;
  const { log } = words;
  switch (event.e) {
    case 'played':
      return log.played(by(event.seat), escaped(cardName(event.card)), event.cost);
    case 'upgraded':
      return log.upgraded(by(event.seat), escaped(abilityName(event.ability)), event.cost);
    case 'sold':
      return log.sold(by(event.seat), escaped(cardName(event.card)), event.cp);
    case 'discarded':
      return log.discarded(
        by(event.seat),
        event.cards.map((card) => escaped(cardName(card))),
      );
    case 'drew':
      return event.reshuffled
        ? log.drewShuffled(by(event.seat), event.count)
        : log.drew(by(event.seat), event.count);
    case 'looked-into-deck':
      return event.count === undefined ? null : log.lookedIntoDeck(by(event.seat), event.count);
    case 'revealed':
      return log.revealed(
        by(event.seat),
        event.cards.map((card) => escaped(cardName(card))),
      );
    case 'turned-token':
      return log.turnedToken(
        by(event.seat),
        tokenWords(event.token, event.count, words),
        escaped(tokenName(event.to)),
      );
    case 'searched':
      return event.cards === null || event.cards.length === 0
        ? log.searched(by(event.seat), event.count)
        : log.searchedFor(
            by(event.seat),
            event.cards.map((card) => escaped(cardName(card))),
          );
    case 'cp':
      return event.change < 0
        ? log.lostCp(by(event.seat), -event.change, event.now)
        : log.gainedCp(by(event.seat), event.change, event.now);
    case 'healed':
      return log.healed(by(event.seat), event.amount, event.now);
    case 'gained':
      return log.got(by(event.seat), [tokenWords(event.token, event.count, words)]);
    case 'lost':
      return log[LOSSES[event.how]](by(event.seat), tokenWords(event.token, event.count, words));
    case 'used':
      return log.used(by(event.seat), tokenName(event.token));
    case 'status-prevented':
      return log.statusPrevented(by(event.seat), escaped(tokenName(event.token)));
    case 'limit-raised':
      return log.limitRaised(by(event.seat), escaped(tokenName(event.token)), event.now);
    case 'turned': {
      const thing = event.thing === 'board' ? log.board : escaped(tokenName(event.thing));
      return log.turned(by(event.seat), thing, escaped(sideName(event.thing, event.side)));
    }
    case 'companion': {
      const wording = event.change > 0 ? log.companionHealed : log.companionHurt;
      const companion = escaped(tokenName(event.token));
      return wording(companion, by(event.seat), Math.abs(event.change), event.now);
    }
    case 'looked':
      return log.lookedAtHand(by(event.seat), by(event.of));
    case 'read-as':
      return log.readAs(
        causeText(event, words),
        by(event.seat),
        symbolName(event.symbol),
        event.as.map(symbolName),
      );
    case 'targeted':
      return log.targeted(by(event.seat), by(event.target));
    case 'stole': {
      const stole = event.what === 'cp' ? log.stoleCp : log.stoleHealth;
      return stole(by(event.seat), event.amount, by(event.from));
    }
    case 'round':
    case 'side':
    case 'mission-phase':
    case 'figure':
    case 'moved':
    case 'pushed':
    case 'space-taken':
    case 'exited':
    case 'boost':
    case 'tile':
    case 'momentum':
    case 'ally':
    case 'power':
    case 'range':
    case 'out-of-reach':
    case 'clock':
    case 'counter':
    case 'objective':
    case 'objective-failed':
    case 'boss-phase':
    case 'attack-held':
    case 'decision':
      return describeMission(event, words, by);
    case 'explored':
    case 'item':
    case 'gold':
    case 'loot-die':
    case 'loot-die-rolled':
    case 'engaged':
    case 'shop':
    case 'loot':
    case 'minion-left':
    case 'salve':
      return describeCrawl(event, words, by);
    default:
      return describeDamage(event, telling);
  }
}

const LOSSES = { spent: 'spent', removed: 'lost', expired: 'expired', moved: 'moved' } as const;

/** The name of a dice symbol: its id without hyphens. */
function symbolName(id: string): string {
  return escaped(id.replaceAll('-', ' '));
}

type LogWords = Words['log'];

/** Everybody rolls in the order of seats, then those who are tied for the best roll again. */
function startedLine(
  { startPlayer, rolls }: Extract<GameEvent, { e: 'started' }>,
  by: (seat: Seat) => string,
  log: LogWords,
): string {
  if (rolls.length === 0) return log.starts(by(startPlayer));
  let seats: readonly Seat[] = (rolls[0] ?? []).map((_, seat) => seat);
  const told = rolls.map((values) => {
    const told = seats.map((seat, at) => log.startRoll(by(seat), values[at] ?? 0));
    const best = Math.max(...values);
    seats = seats.filter((_, at) => values[at] === best);
    return told;
  });
  return log.startsAfter(by(startPlayer), told);
}

/** Dice by value: `1 2 3 6 6`, a dash for a blank. */
export function diceWords(dice: readonly DieFace[]): string {
  return dice.map((die) => die ?? '–').join(' ');
}

/** Only rolls other than the Offensive Roll name their reason. */
function rolledLine(event: Extract<GameEvent, { e: 'rolled' }>, by: string, words: Words): string {
  const { log } = words;
  const dice = diceWords(event.dice);
  const count = event.rerolled.length;
  if (event.attempt !== null || event.label === 'offensive-roll') {
    return count === 0 ? log.rolled(by, dice) : log.rerolled(by, count, dice);
  }
  const label = sourceText(event.label, words);
  return count === 0 ? log.rolledFor(by, dice, label) : log.rerolledFor(by, count, dice, label);
}

function alteredLine(event: Extract<GameEvent, { e: 'altered' }>, { by, words }: LogWording): string {
  const { log, table } = words;
  const face = (value: DieFace) => (value === null ? table.dice.blank : `${value}`);
  const [from, to] = [face(event.from), face(event.to)];
  return event.by === event.owner
    ? log.changedOwn(by(event.by), event.die, from, to)
    : log.changed(by(event.by), by(event.owner), event.die, from, to);
}

/** `Blind`, `3 Evasive`. */
export function tokenWords(token: string, count: number, { log }: Words): string {
  const name = escaped(tokenName(token));
  return count === 1 ? name : log.tokens(count, name);
}
