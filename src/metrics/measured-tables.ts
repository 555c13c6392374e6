/** The tables, with the results of presses counted. */
import type { PressResult, Tables } from '../commands/table/tables.ts';
import type { Meters } from './meters.ts';

export function measuredTables(tables: Tables, { presses }: Pick<Meters, 'presses'>): Tables {
  async function counted(pressed: Promise<PressResult>): Promise<PressResult> {
    const answer = await pressed;
    presses.inc({ result: answer.result });
    return answer;
  }

  return {
    act: (...args) => counted(tables.act(...args)),
    toggleDie: (...args) => counted(tables.toggleDie(...args)),
    keepDice: (...args) => counted(tables.keepDice(...args)),
    voteToEnd: (...args) => counted(tables.voteToEnd(...args)),
    setOrders: (...args) => counted(tables.setOrders(...args)),
    takeBack: (...args) => counted(tables.takeBack(...args)),
    answerTakeBack: (...args) => counted(tables.answerTakeBack(...args)),
    repost: (...args) => counted(tables.repost(...args)),
    open: (...args) => tables.open(...args),
    look: (...args) => tables.look(...args),
    viewFor: (...args) => tables.viewFor(...args),
    lookAtGame: (...args) => tables.lookAtGame(...args),
    readLog: (...args) => tables.readLog(...args),
    report: (...args) => tables.report(...args),
    verify: (...args) => tables.verify(...args),
    verifyGame: (...args) => tables.verifyGame(...args),
    listFor: (...args) => tables.listFor(...args),
    forget: (...args) => tables.forget(...args),
    channelGone: (...args) => tables.channelGone(...args),
    serverLeft: (...args) => tables.serverLeft(...args),
    serverEntered: (...args) => tables.serverEntered(...args),
    serverChanged: (...args) => tables.serverChanged(...args),
    pressWaitMs: () => tables.pressWaitMs(),
    secondsUntilRoom: () => tables.secondsUntilRoom(),
    start: (...args) => tables.start(...args),
    stop: (...args) => tables.stop(...args),
  };
}
