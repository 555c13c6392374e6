/** Strikes: damage that came to somebody, with what made it and the health before and after. */
import type { GameEvent, Seat } from '../../engine/index.ts';
import type { Moment, Statistic } from './statistic.ts';

/** What added damage to a strike or prevented some of it. */
export interface Change {
  /** Id of the ability, card or token. */
  readonly source: string;
  /** With its sign; null if it avoided all damage. */
  readonly amount: number | null;
}

/** What one strike did to one seat. */
export interface Struck {
  readonly seat: Seat;
  /** Damage before anything changed it. */
  readonly incoming: number;
  /** Damage to the dial, 0 or more. */
  readonly total: number;
  /** Damage that companions took instead; absent for none, and in games of earlier versions. */
  readonly passed?: number;
  /** Health of the dial before and after; in a team, of the shared dial. */
  readonly before: number;
  readonly after: number;
  /** In the order of the rules; absent without any, and in games of earlier versions. */
  readonly changes?: readonly Change[];
}

export interface Strike {
  /** Number of the action. */
  readonly step: number;
  readonly turn: number;
  /** Round of a Mission; absent in other modes. */
  readonly round?: number;
  /** The seat that dealt the most of it; null if nobody did. */
  readonly by: number | null;
  /** Id of the ability, card or token; null if it has none. */
  readonly source: string | null;
  /** Dice of the Attack; absent for damage that no Attack made. */
  readonly dice?: readonly number[];
  readonly to: readonly Struck[];
}

/** Returns the damage that was prevented: it neither reached the dial nor went to a companion. */
export function preventedOf({
  incoming,
  total,
  passed = 0,
}: Pick<Struck, 'incoming' | 'total' | 'passed'>): number {
  return Math.max(0, incoming - total - passed);
}

type Landed = Extract<GameEvent, { e: 'landed' }>;
type Total = Landed['totals'][number];

/** Returns the damage that companions took. */
export function passedIn(companions: Total['companions'] = []): number {
  return companions.reduce((sum, { taken }) => sum + taken, 0);
}

/** Oldest first. Damage of an Attack and of the defence against it lands at once, as one strike for each dealer. */
export const strikes: Statistic<readonly Strike[]> = {
  start: () => [],
  see(before, event, moment) {
    switch (event.e) {
      case 'landed':
        return [...before, ...landed(event, moment)];
      case 'isolated': {
        const { seat, amount, now, source, by = null } = event;
        const struck = { seat, incoming: amount, total: amount, before: now + amount, after: now };
        return [...before, { ...place(moment), by, source: source || null, to: [struck] }];
      }
      case 'stole': {
        const { seat, from, what, amount, left = 0 } = event;
        if (what !== 'health' || amount === 0) return before;
        const struck = { seat: from, incoming: amount, total: amount, before: left + amount, after: left };
        return [...before, { ...place(moment), by: seat, source: null, to: [struck] }];
      }
      default:
        return before;
    }
  },
};

function place({ step, turn, round }: Moment): Pick<Strike, 'step' | 'turn' | 'round'> {
  return round > 0 ? { step, turn, round } : { step, turn };
}

function landed({ totals, dealers = [], dials = [] }: Landed, moment: Moment): readonly Strike[] {
  const strikesOf = new Map<string, Strike>();
  for (const [at, { seat, incoming, total, lines, companions = [] }] of totals.entries()) {
    const by = dealers[at] ?? null;
    const { attack } = moment;
    const isAttack = attack !== null && by === attack.seat && seat !== by;
    const source = isAttack ? attack.ability : (lines.find(({ step }) => step === 1)?.source ?? null);
    const { before, now } = dials[at] ?? { before: total, now: 0 };
    const changes = [
      ...lines
        .filter((line) => line.step !== 1 || line.source !== source)
        .map((line) => ({ source: line.source, amount: withoutMinusZero(line.amount) })),
      // What a companion takes does not reach its player.
      ...companions.flatMap(({ token, taken }) => (taken > 0 ? [{ source: token, amount: -taken }] : [])),
    ];
    const told = changes.length === 0 ? {} : { changes };
    const passed = passedIn(companions);
    const also = passed > 0 ? { passed } : {};
    const struck: Struck = { seat, incoming, total, before, after: now, ...also, ...told };
    const key = `${by} ${source}`;
    const known = strikesOf.get(key);
    strikesOf.set(key, {
      ...place(moment),
      by,
      source,
      ...(isAttack ? { dice: attack.dice } : {}),
      to: [...(known?.to ?? []), struck],
    });
  }
  return [...strikesOf.values()];
}

/** JSON does not keep the sign of zero, and chronicles are compared after a reload. */
function withoutMinusZero(amount: number | null): number | null {
  return amount === null ? null : amount + 0;
}
