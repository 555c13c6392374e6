/** A game service that counts the results of presses. */
import type { GameService, PressResult } from '../games/game-service.ts';
import type { Meters } from './meters.ts';

export function measuredGameService(games: GameService, { presses }: Pick<Meters, 'presses'>): GameService {
  async function counted(pressed: Promise<PressResult>): Promise<PressResult> {
    const answer = await pressed;
    presses.inc({ result: answer.result });
    return answer;
  }

  return {
    ...games,
    act: (...args) => counted(games.act(...args)),
    toggleDie: (...args) => counted(games.toggleDie(...args)),
    keepDice: (...args) => counted(games.keepDice(...args)),
    voteToEnd: (...args) => counted(games.voteToEnd(...args)),
    remind: (...args) => counted(games.remind(...args)),
    replaceAbsent: (...args) => counted(games.replaceAbsent(...args)),
    claimWin: (...args) => counted(games.claimWin(...args)),
    takeBack: (...args) => counted(games.takeBack(...args)),
    answerTakeBack: (...args) => counted(games.answerTakeBack(...args)),
    repost: (...args) => counted(games.repost(...args)),
  };
}
