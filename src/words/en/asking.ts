/** Prompts for the asked player: ends of sentences that begin with `order` or `may`. */
import type { Moment } from '../../engine/index.ts';
import { counted, either, listed } from './phrasing.ts';

const withEffects = (ability: string, does: string | null) =>
  does === null ? ability : `${ability} (${does})`;

export const asking = {
  order: (player: string, words: string) => `${player}, ${words}.`,
  may: (player: string, words: string) => `${player} may ${words}.`,
  /** To the asked player, whose name is known. */
  youMay: (words: string) => `you may ${words}`,
  shortOrder: (player: string, words: string) => `${player}: ${words}`,
  shortMay: (player: string, words: string) => `${player} may ${words}`,
  /** Players of whom any may answer. */
  anyOf: (players: readonly string[]) => either(players),
  nobody: 'Nobody is asked.',
  botPlays: (player: string) => `${player} is playing.`,
  roll: (left: number) => `roll the dice (${counted(left, 'attempt', 'attempts')})`,
  noAttempt: 'there is no Roll Attempt for you',
  activate: 'activate an ability with these dice',
  noFit: 'no ability fits these dice: go on',
  noFitReroll: (left: number) => `reroll (${left} left); no ability fits yet`,
  reroll: (left: number) => `reroll (${left} left) or activate an ability`,
  firstMain: 'play or sell cards, or roll the dice',
  secondMain: 'play or sell cards, or end the turn',
  defend: (attack: string) => `choose a defense against ${attack}`,
  sell: (count: number) => `sell ${counted(count, 'card', 'cards')} from your hand`,
  sellOne: 'sell a card from your hand',
  prompt: (source: string, question: string) => `for ${source}: ${question}`,
  /** `effect` is the printed text of the source, which says what the player is chosen for. */
  promptOf: (source: string, effect: string, question: string) =>
    `for ${source} (${effect.replace(/\.$/, '')}): ${question}`,
  target: 'choose a player',
  targetFor: (source: string) => `choose a player for ${source}`,
  amount: 'choose a number',
  amountFor: (source: string) => `choose a number for ${source}`,
  alter: 'choose the die to change',
  alterFor: (source: string) => `choose the die to change for ${source}`,
  dice: 'choose the dice to reroll',
  diceFor: (source: string) => `choose the dice to reroll for ${source}`,
  pay: 'pay, or skip the roll',
  payFor: (source: string) => `pay for ${source}, or skip the roll`,
  choose: 'choose',
  chooseFor: (source: string) => `choose for ${source}`,
  moments: {
    'phase-start': 'act as the phase begins',
    main: 'act in this Main Phase',
    interruption: 'answer before the card takes effect',
    'after-roll': 'act between the Roll Attempts',
    'before-activation': 'change the dice',
    'after-activation': 'act before the first effect',
    'at-then': 'act before what comes next',
    'offense-end': 'act before the Offensive Roll Phase ends',
    'before-defense-roll': 'act before the defense roll',
    'after-defense-roll': 'answer the defense dice and the damage behind them',
    dice: 'change these dice',
    'before-damage': 'answer before damage lands',
    'after-damage': 'act after the damage',
    'turn-end': 'act before the turn ends',
  } satisfies Record<Moment, string>,
  /** The Attack cannot be defended. */
  undefended: 'act on an Attack that cannot be defended',
  phaseBegins: (phase: string) => `act as the ${phase} begins`,
  mainOf: (player: string) => `act in the Main Phase of ${player}`,
  turnEndOf: (player: string) => `act before the turn of ${player} ends`,
  beforeAbility: (ability: string, does: string | null) =>
    `change the dice before ${withEffects(ability, does)} takes effect`,
  /** For the asked player's own announcement, after others have acted. */
  ownAbility: (ability: string) => `go on with ${ability}, or still change the dice`,
  /** For an announced Attack on the asked player, who can plan the defence. */
  beforeAttack: (ability: string, does: string | null) =>
    `change the dice before ${withEffects(ability, does)} takes effect, or let it come and defend at once`,
  /** Effects of an ability; `more`: some are left out. */
  effects: (effects: readonly string[], more: boolean) => `${effects.join(', ')}${more ? ' …' : ''}`,
  /** In place of `before-damage` where no damage comes. */
  beforeEnd: 'act before the ability ends',
  beforeNothing: 'change the dice: no ability was announced',
  answerCard: (card: string) => `answer before ${card} takes effect`,
  answerRemoval: (card: string, tokens: readonly string[]) => `answer before ${card} takes ${listed(tokens)}`,
  ofAttack: (words: string, attack: string) => `${words} of ${attack}`,
  diceOf: (source: string) => `change the dice of ${source}`,
  /** `sums` contains the damage of each recipient: `8 to Bo`. */
  incoming: (words: string, sums: readonly string[]) => `${words} (${listed(sums)})`,
  /** The defense dice are rolled, but their effect is not included yet. */
  incomingBeforeDefense: (words: string, sums: readonly string[]) =>
    `${words} (${listed(sums)}, before what this defense does)`,
  /** Damage was incoming, but none of it would land now. */
  noneIncoming: (words: string) => `${words} (none would land now)`,
  /** In place of `before-damage` where all of the damage is prevented. */
  allPrevented: 'act before the Attack ends: all of its damage is prevented',
  /** In place of `after-defense-roll` where no damage is coming. */
  defenseDice: 'answer the defense dice',
  damageTo: (damage: number, player: string) => `${damage} to ${player}`,
  /** After `damageTo`: a token that the enemy spends by itself. */
  behindToken: (damage: string, token: string, prevents: number) =>
    `${damage}, whose ${token} prevents ${prevents}`,
  attackComing: (attack: string, damage: number) => `${attack} (${damage} coming)`,
  theAttack: 'the Attack',
};
