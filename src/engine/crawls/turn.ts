/** The order of play of a Portal Crawl: heroes in turn order, each with salves, move, exploration and battle (rule: a-turn). */
import { bossSeat } from '../core/crawl/boss.ts';
import { hasFirstStrike, spawnMinion } from '../core/crawl/engage.ts';
import { crawlHeroOf, crawlOf, foeOf, standingHeroes } from '../core/crawl/party.ts';
import { BrokenState, type Game, heroSeatOf, seatOf } from '../core/game.ts';
import { endPassing } from '../core/orders.ts';
import { carryOutPlay, legalPlays, sellCard } from '../flow/plays/legal.ts';
import type { Action } from '../model/action.ts';
import type { Seat } from '../model/ids.ts';
import type { CrawlFrame, CrawlStep } from '../model/mission-frame.ts';
import { answerConclusion, concludeCrawl, conclusionChoices, runConclusion } from './conclusion.ts';
import { exploreTile, meetMinion, moveChoices, moveHero } from './explore.ts';
import { setUpBoss } from './lay-out.ts';
import { giveRewards } from './rewards.ts';
import {
  beginRound,
  endRound,
  forgetLosses,
  isCleared,
  joinBattle,
  passOnInLane,
  runsRounds,
} from './round.ts';
import { isAskedForSalve, revivals, salveChoices, spendSalve } from './salves.ts';

/** Steps that a turn goes through whether or not its hero stands. */
const STEPS_OF_THE_FALLEN: readonly CrawlStep[] = ['lanes-over', 'rewards', 'fallen', 'end'];

/** Runs one step. Damage of a tile lands before the next one. */
export function runCrawl(game: Game, frame: CrawlFrame): void {
  if (game.lane.pool) {
    game.lane.stack.push({ k: 'landing', step: 'before' });
    return;
  }
  if (crawlOf(game).after) {
    runConclusion(game, frame);
    return;
  }
  if (seatOf(game, frame.hero).defeated && !STEPS_OF_THE_FALLEN.includes(frame.step)) frame.step = 'rewards';
  bringAwaited(game, frame);
  switch (frame.step) {
    case 'set-up':
      frame.step = 'begin';
      setUpBoss(game);
      return;
    case 'begin':
      if (runsRounds(game, frame)) beginRound(game, frame);
      else beginTurn(game, frame);
      return;
    case 'lanes-over':
      endRound(game, frame);
      return;
    case 'joining':
      joinBattle(game, frame);
      return;
    case 'move':
      askForMove(game, frame);
      return;
    case 'explore':
      game.lane.pool ??= [];
      exploreTile(game, frame);
      return;
    case 'environment':
      frame.step = 'before-battle';
      delete frame.goesOn;
      meetMinion(game, frame);
      return;
    case 'before-battle':
      askBeforeBattle(game, frame);
      return;
    case 'first-strike':
      frame.step = 'hero';
      if (strikesFirst(game, frame.hero)) minionStep(game, frame);
      return;
    case 'hero':
      frame.step = 'minion';
      beginStep(game, frame.hero, 'hero');
      return;
    case 'minion':
      frame.step = 'rewards';
      if (!frame.struck) minionStep(game, frame);
      return;
    case 'rewards':
      frame.step = 'fallen';
      if (crawlOf(game).boss) endBossStep(game, frame);
      else giveRewards(game, frame.hero, frame.after ? game.lane.seats : null);
      return;
    case 'fallen':
      reviveOrLose(game, frame);
      return;
    case 'end':
      endTurn(game, frame);
      return;
    case 'shop':
    case 'boss-loot':
    case 'deck-limit':
      throw new BrokenState('a session that is decided goes on');
  }
}

/** A minion that takes the place of one that has left. */
function bringAwaited(game: Game, frame: CrawlFrame): void {
  const hero = crawlHeroOf(game, frame.hero);
  if (hero.awaits === undefined) return;
  const { awaits: level, awaitsFirstStrike = false } = hero;
  delete hero.awaits;
  delete hero.awaitsFirstStrike;
  if (foeOf(game, frame.hero) === null) spawnMinion(game, frame.hero, level, awaitsFirstStrike);
}

function beginTurn(game: Game, frame: CrawlFrame): void {
  const { turn } = game.lane;
  const isFirst = frame.hero === turn.startPlayer || crawlOf(game).round === 0;
  if (isFirst && !frame.after) crawlOf(game).round += 1;
  turn.active = frame.hero;
  turn.phase = 'start';
  frame.struck = false;
  frame.declined = [];
  forgetLosses(game, game.lane.seats);
  if (foeOf(game, frame.hero) === null) beginMove(game, frame);
  else {
    frame.step = 'before-battle';
    frame.goesOn = 'turn';
  }
}

function beginMove(game: Game, frame: CrawlFrame): void {
  const { turn } = game.lane;
  frame.step = 'move';
  delete frame.goesOn;
  turn.number += 1;
  endPassing(game, ['attack', 'turn']);
  game.events.push({ e: 'turn', seat: frame.hero, number: turn.number });
}

/** Whether a team-mate has defeated the minion of a hero who has not begun the turn against it. */
function isFoeFallen(game: Game, hero: Seat): boolean {
  const { foe } = crawlHeroOf(game, hero);
  return foe !== null && !crawlOf(game).boss && seatOf(game, foe).defeated;
}

/** Asks where to go; salves may be spent first. A hero who can go nowhere stays. */
function askForMove(game: Game, frame: CrawlFrame): void {
  if (moveChoices(game, frame.hero).length === 0 || (frame.after && isCleared(game))) {
    frame.step = 'rewards';
    return;
  }
  game.lane.pending = {
    seat: frame.hero,
    kind: 'move',
    moment: null,
    prompt: { ask: 'tile' },
    source: null,
  };
}

/** Asks a hero who is about to fight whether to spend a salve; nobody is asked who has none to spend. */
function askBeforeBattle(game: Game, frame: CrawlFrame): void {
  const { hero } = frame;
  if (isFoeFallen(game, hero)) {
    giveRewards(game, hero, frame.after ? game.lane.seats : null);
    if (frame.goesOn === 'turn') beginMove(game, frame);
    else frame.step = frame.goesOn === 'joined' ? 'move' : 'rewards';
    return;
  }
  if (foeOf(game, hero) === null) {
    frame.step = 'rewards';
    return;
  }
  if (!isAskedForSalve(game, hero)) {
    frame.step = 'first-strike';
    return;
  }
  game.lane.pending = { seat: hero, kind: 'choose', moment: null, prompt: { ask: 'salve' }, source: null };
}

/**
 * Whether what happened in another lane has left nothing to answer: whoever had fallen is revived, or the minion that the
 * hero is about to fight has fallen.
 */
export function isCrawlQuestionMoot(game: Game): boolean {
  const { pending, stack } = game.lane;
  const frame = stack.at(-1);
  if (!pending || frame?.k !== 'crawl') return false;
  if (frame.step === 'fallen') return revivals(game, pending.seat).length === 0;
  return frame.step === 'before-battle' && isFoeFallen(game, pending.seat);
}

/** The legal answers to the question of the crawl. */
export function legalCrawlAnswers(game: Game, frame: CrawlFrame): Action[] {
  const asked = game.lane.pending?.seat ?? frame.hero;
  switch (frame.step) {
    case 'move':
      return [
        ...moveChoices(game, asked).map((to): Action => ({ type: 'move', to })),
        ...salveChoices(game, asked),
        ...playsOutside(game, asked),
      ];
    case 'before-battle':
      return [...salveChoices(game, asked), { type: 'choose', option: 'skip' }, ...playsOutside(game, asked)];
    case 'fallen':
      return [...revivals(game, asked), { type: 'choose', option: 'skip' }];
    case 'shop':
    case 'boss-loot':
    case 'deck-limit':
      return [...conclusionChoices(game, frame, asked)];
    default:
      throw new BrokenState(`the crawl asks nothing at the step ${frame.step}`);
  }
}

/** Outside of a battle instants and tokens may be used, and no Main Phase and Roll Phase cards (rule: a-explore). */
function playsOutside(game: Game, seat: Seat): Action[] {
  return legalPlays(game, seat, null).filter(({ type }) => type === 'play' || type === 'spend');
}

/** Carries out an answer to the question of the crawl. */
export function answerCrawl(game: Game, frame: CrawlFrame, seat: Seat, action: Action): void {
  if (action.type === 'move') moveHero(game, frame, action.to);
  if (carryOutPlay(game, seat, action)) return;
  if (crawlOf(game).after) {
    if (action.type === 'choose') answerConclusion(game, frame, seat, String(action.option));
    return;
  }
  if (action.type !== 'choose' || spendSalve(game, seat, action.option)) return;
  if (frame.step === 'before-battle' && !isFoeFallen(game, frame.hero)) frame.step = 'first-strike';
  else if (frame.step === 'fallen') frame.declined.push(seat);
}

/** Sells the cards that the boss has not used; a boss that has fallen ends the battle, also together with the party. */
function endBossStep(game: Game, frame: CrawlFrame): void {
  const seat = bossSeat(game);
  if (seat === null) return;
  if (seatOf(game, seat).defeated) {
    concludeCrawl(game, frame, 'won');
    return;
  }
  for (const card of [...heroSeatOf(game, seat).hand]) sellCard(game, seat, card);
}

function strikesFirst(game: Game, hero: Seat): boolean {
  const foe = foeOf(game, hero);
  if (crawlOf(game).boss) return false;
  return foe !== null && hasFirstStrike(game, foe);
}

/** The minion's step: a turn without Income, Main and Discard Phases (rule: a-minion-step). */
function minionStep(game: Game, frame: CrawlFrame): void {
  const foe = foeOf(game, frame.hero);
  frame.struck = true;
  if (foe !== null) beginStep(game, foe, crawlOf(game).boss ? 'boss' : 'minion');
}

function beginStep(game: Game, seat: Seat, single: 'hero' | 'minion' | 'boss'): void {
  game.lane.turn.active = seat;
  game.lane.stack.push({ k: 'turn', next: 'begin', single });
}

/**
 * A fallen hero is revived by a team-mate at the end of the turn, or the crawl is lost (rule: a-minion-defeats-you). Whoever
 * falls together with the last minion has won (rule: a-boss-end; that it holds in a crawl too is unconfirmed).
 */
function reviveOrLose(game: Game, frame: CrawlFrame): void {
  const fallen = crawlOf(game).heroes.some(
    (_, seat) => game.lane.seats.includes(seat) && seatOf(game, seat).defeated,
  );
  if (!fallen) {
    frame.step = 'end';
    return;
  }
  if (isCleared(game)) {
    concludeCrawl(game, frame, 'won');
    return;
  }
  const next = standingHeroes(game, frame.hero).find(
    (seat) => !frame.declined.includes(seat) && revivals(game, seat).length > 0,
  );
  if (next === undefined) concludeCrawl(game, frame, 'lost');
  else
    game.lane.pending = { seat: next, kind: 'choose', moment: null, prompt: { ask: 'revive' }, source: null };
}

/** The next hero in turn order; the party has won when the portal is cleared and nobody fights. */
function endTurn(game: Game, frame: CrawlFrame): void {
  if (frame.after) {
    passOnInLane(game, frame);
    return;
  }
  if (isCleared(game)) {
    concludeCrawl(game, frame, 'won');
    return;
  }
  if (!runsRounds(game, frame)) frame.hero = standingHeroes(game, frame.hero + 1)[0] ?? frame.hero;
  frame.step = 'begin';
}
