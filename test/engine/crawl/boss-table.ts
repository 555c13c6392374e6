/** A Boss Battle at the table of a test. */
import { createGame } from '../../../src/engine/index.ts';
import type { HeroSeat } from '../../../src/engine/model/combatant.ts';
import type { Difficulty } from '../../../src/engine/vocabulary/crawl.ts';
import { CrawlTable } from './table.ts';

interface BossOptions {
  readonly seed?: string;
  readonly battle?: string;
  readonly difficulty?: Difficulty;
}

/** Heroes before the boss; the first hero is asked in the first Main Phase. */
export class BossTable extends CrawlTable {
  constructor(
    heroes: readonly string[],
    { seed = 'boss', battle = 'fallen-barbarian', difficulty = 'normal' }: BossOptions = {},
  ) {
    const state = createGame({
      mode: 'boss-battle',
      seats: heroes.map((hero) => ({ hero })),
      seed,
      first: 0,
      crawl: { id: battle, difficulty },
    });
    super(heroes, { state });
  }

  /** The seat of the boss, from 0. */
  get bossSeat(): number {
    return this.crawl.heroes.length;
  }

  get boss(): HeroSeat {
    return this.seat(this.bossSeat);
  }

  /** The next card that the boss draws. */
  nextCard(id: string): void {
    const { deck } = this.boss;
    this.boss.deck = [id, ...deck.filter((_, at) => at !== deck.indexOf(id))];
  }

  /** Plays on until the boss has had a step. */
  bossStep(): void {
    const seat = this.bossSeat;
    const before = this.seen('turn').filter((turn) => turn.seat === seat).length;
    const done = () => this.seen('turn').filter((turn) => turn.seat === seat).length > before;
    this.declineUntil(() => done() && this.seen('turn').at(-1)?.seat !== seat);
  }
}
