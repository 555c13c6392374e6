/** Counts the presses that a hero's round of a scenario costs a person who chooses as the bot does. */
import seedrandom from 'seedrandom';
import { applyLegal, openQuestions } from '../../../src/engine/hosting.ts';
import {
  type Action,
  createGame,
  type GameSetup,
  type GameView,
  legalActions,
  type Pending,
  viewOf,
} from '../../../src/engine/index.ts';
import { botChooser } from '../bot-chooser.ts';
import { shortcutsIn } from '../questions/measure.ts';

const DICE = [1, 2, 3, 4, 5];
/** A scenario that takes more answers is treated as endless. */
const MOST_ANSWERS = 10_000;

/** What is on somebody's screen. */
interface Screen {
  /** The dice that are marked to be kept. */
  readonly kept: readonly number[];
  readonly handIsOpen: boolean;
  /** The first Main Phase was passed together with the first roll. */
  readonly hasRolled: boolean;
}

/**
 * Plays a scenario until it is decided. Dice are marked where no button keeps them, the hand is opened to play or sell,
 * and the first roll is planned with the end of the first Main Phase.
 * @returns the presses of each hero in each round in which it answered anything
 */
export function pressesOfRounds(setup: GameSetup): number[] {
  const random = seedrandom.alea(`${setup.seed} choices`);
  const state = createGame(setup);
  const rounds = new Map<string, number>();
  const screens = new Map<number, Screen>();
  for (let answers = 0; !state.outcome && state.crawl?.after === undefined; answers += 1) {
    const [asked] = openQuestions(state);
    if (!asked || answers > MOST_ANSWERS) throw new Error(`seed ${setup.seed}: the scenario does not end`);
    const { seat } = asked;
    const action = botChooser(state, seat, legalActions(state, seat), random);
    const { presses, screen } = pressesFor(viewOf(state, seat), asked, action, screens.get(seat));
    screens.set(seat, screen);
    const round = `${seat} in round ${state.crawl?.round}`;
    rounds.set(round, (rounds.get(round) ?? 0) + presses);
    applyLegal(state, seat, action);
  }
  return [...rounds.values()];
}

function pressesFor(
  view: GameView,
  { kind }: Pick<Pending, 'kind'>,
  action: Action,
  { kept, handIsOpen, hasRolled }: Screen = { kept: [], handIsOpen: false, hasRolled: false },
): { readonly presses: number; readonly screen: Screen } {
  const usesHand = action.type === 'play' || action.type === 'sell' || action.type === 'spend';
  const screen = {
    kept,
    handIsOpen: usesHand,
    hasRolled: kind === 'main' && action.type === 'pass' && view.turn.phase === 'main-1',
  };
  if (usesHand) return { presses: handIsOpen ? 1 : 2, screen };
  if (action.type === 'roll') return { presses: hasRolled ? 0 : 1, screen: { ...screen, kept: [] } };
  if (action.type !== 'reroll') return { presses: 1, screen };
  const keep = DICE.filter((die) => !action.dice.includes(die));
  const marks = DICE.filter((die) => keep.includes(die) !== kept.includes(die)).length;
  const isOffered = shortcutsIn(view, kept).includes(keep.join());
  return { presses: isOffered ? 1 : 1 + marks, screen: { ...screen, kept: keep } };
}
