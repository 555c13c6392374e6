/** In which scenes of a campaign the bot was killed, and which of the games that were hit were played to their end. */
import { peopleAt } from '../../../src/games/repository/occupants.ts';
import type { FollowedGame, GameBook } from './game-book.ts';

/** The scenes of a campaign; `chests` follow a Boss Battle as the shop follows a crawl, and `between` is before the next session. */
export const SCENES = ['crawl', 'shop', 'boss', 'chests', 'between'] as const;
export type Scene = (typeof SCENES)[number];

export interface SceneCount {
  /** Games that were killed in the scene; between two sessions, those that the next one was to follow. */
  readonly hit: number;
  /** Of them, those that have ended; between two sessions, those that another session of their campaign follows. */
  readonly ended: number;
}

export class SceneBook {
  readonly #hit: Readonly<Record<Scene, Set<string>>> = {
    crawl: new Set(),
    shop: new Set(),
    boss: new Set(),
    chests: new Set(),
    between: new Set(),
  };

  /** Notes a kill, once the store has been read as the kill left it. */
  killed(book: GameBook): void {
    for (const game of book.all()) {
      const scene = sceneOf(game, book);
      if (scene) this.#hit[scene].add(game.id);
    }
  }

  /** Whether a game is now in a scene in which fewer than `least` games were hit. */
  isWanted(book: GameBook, least: number): boolean {
    return book.all().some((game) => {
      const scene = sceneOf(game, book);
      return scene !== null && this.#hit[scene].size < least;
    });
  }

  /** Whether in each scene `least` games were hit and have ended. */
  isEnough(book: GameBook, least: number): boolean {
    const counts = this.counts(book);
    return SCENES.every((scene) => counts[scene].ended >= least);
  }

  counts(book: GameBook): Readonly<Record<Scene, SceneCount>> {
    const count = (scene: Scene): SceneCount => {
      const hit = book.all().filter(({ id }) => this.#hit[scene].has(id));
      const over = scene === 'between' ? hit.filter(({ id }) => isFollowed(id, book)) : hit.filter(hasEnded);
      return { hit: hit.length, ended: over.length };
    };
    return {
      crawl: count('crawl'),
      shop: count('shop'),
      boss: count('boss'),
      chests: count('chests'),
      between: count('between'),
    };
  }
}

/** The scene of a game; null for other games, and for a session that another one follows or nobody goes on with now. */
function sceneOf(game: FollowedGame, book: GameBook): Scene | null {
  const { crawl } = game.state;
  if (!crawl) return null;
  if (hasEnded(game)) return isAwaited(game, book) ? 'between' : null;
  if (crawl.boss) return crawl.after ? 'chests' : 'boss';
  return crawl.after ? 'shop' : 'crawl';
}

function hasEnded({ status }: FollowedGame): boolean {
  return status !== 'live';
}

/** Whether a session has ended that no other follows, and its people sit at no other table. */
function isAwaited(game: FollowedGame, book: GameBook): boolean {
  const people = peopleOf(game);
  const isBusy = book
    .all()
    .some((other) => !hasEnded(other) && peopleOf(other).some((id) => people.includes(id)));
  return !isBusy && !isFollowed(game.id, book);
}

function isFollowed(id: string, book: GameBook): boolean {
  return book
    .all()
    .some(({ record }) => record.setup.crawl?.campaign?.sessions.some(({ gameId }) => gameId === id));
}

function peopleOf({ record }: FollowedGame): readonly string[] {
  return peopleAt(record.occupants);
}
