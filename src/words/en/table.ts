/** The table message: its lines, buttons and menus. */
import type { DamageType } from '../../engine/index.ts';
import { counted, listed } from './phrasing.ts';

export const table = {
  seat: (number: number) => `Seat ${number}`,
  botFor: (player: string) => `${player} (bot)`,
  named: (player: string, hero: string) => `${player} (${hero})`,
  turn: (number: number, player: string) => `Turn ${number}, ${player}`,
  heading: (turn: string, phase: string) => `${turn}: ${phase}`,
  seed: (seed: string) => `Seed: ${seed}`,
  seal: (hash: string) => `Its SHA-256 since the start: ${hash}. /verify replays the game from it.`,
  pastTurn: (turn: number) => `Turn ${turn}`,
  pastTurns: (first: number, last: number) => `Turns ${first} to ${last}`,
  hand: 'My hand',
  stops: 'Stops',
  log: 'Log',
  odds: 'Odds',
  chooseOne: 'Choose one',
  spendMenu: 'Spend a token or use an ability',
  abilityMenu: 'Activate an ability',
  rerollMenu: (left: number) => `Roll dice again instead (${counted(left, 'attempt', 'attempts')} left)`,
  /** A menu with more than 25 options comes in parts. */
  menuPart: (menu: string, part: number, parts: number) => `${menu} (${part} of ${parts})`,
  roll: 'Roll 5 dice',
  activateNothing: 'Activate nothing',
  reroll: (dice: number, left: number) => `Reroll ${counted(dice, 'die', 'dice')} (${left} left)`,
  rerollInstead: (dice: number, left: number) =>
    `Reroll ${counted(dice, 'die', 'dice')} instead (${left} left)`,
  rerollPicked: (dice: readonly string[]) => `Reroll ${listed(dice)}`,
  pickDice: (most: number) => `Press up to ${counted(most, 'die', 'dice')} to reroll`,
  /** In the first turn of each player, above the dice. */
  howToKeep: 'Press a die to keep it: it turns green, and only the others are rerolled.',
  rerollNone: (left: number) => `Reroll no dice (${left} left)`,
  pass: 'Pass',
  passAttack: 'Pass for this attack',
  passTurn: 'Pass for this turn',
  goOn: 'Go on to the Offensive Roll',
  /** A token must be paid off first. */
  goOnPaying: (token: string, cp: number) => `Go on (${token}: pay ${cp} CP and roll, or skip)`,
  goOnLosing: (token: string, short: number) => `Go on (${token}: the roll is lost, ${short} CP short)`,
  endTurn: 'End the turn',
  noDefense: 'No defense',
  /** Where there is one defense only. */
  rollDefense: (ability: string, dice: number) => `Roll ${ability} (${counted(dice, 'die', 'dice')})`,
  defend: (ability: string) => `Defend: ${ability}`,
  doesWhat: (ability: string, effects: readonly string[]) => `${effects.join(', ')} · ${ability}`,
  /** Not all of it is said. */
  doesMore: (ability: string, effects: readonly string[]) => `${effects.join(', ')} … · ${ability}`,
  announced: (player: string, ability: string, text: string) => `${player} announced ${ability}: ${text}`,
  paid: (label: string, cp: number) => `${label} (${cp} CP)`,
  /** `use` says what for, where the token can do several things; `many` is 1 or more. */
  spend: (token: string, many: number, held: number) =>
    `Spend ${many > 1 ? `${many} ` : ''}${token} (${held} held)`,
  spendTo: (token: string, many: number, use: string, held: number) =>
    `Spend ${many > 1 ? `${many} ` : ''}${token} to ${use} (${held} held)`,
  useCompanion: (token: string, many: number, held: number) =>
    `Use ${many > 1 ? `${many} ` : ''}${token} (${held} held)`,
  useCompanionTo: (token: string, many: number, use: string, held: number) =>
    `Use ${many > 1 ? `${many} ` : ''}${token} to ${use} (${held} held)`,
  doIt: 'Do it',
  leaveIt: 'Leave it',
  letHappen: 'Let it happen',
  preventNone: 'Prevent none',
  skipRoll: 'Skip the roll',
  keepDice: 'Keep these dice',
  changeNoOther: 'Change no other die',
  pay: 'Pay',
  payCp: (cp: number) => `Pay ${cp} CP and roll`,
  effects: {
    damage: 'damage',
    damageOf: (type: string) => `${type} damage`,
    deals: (amount: number, damage: string) => `${amount} ${damage}`,
    dealsLeast: (least: number, damage: string) => `${least}+ ${damage}`,
    dealsDice: (dice: number, damage: string) => `${counted(dice, 'die', 'dice')} of ${damage}`,
    undefendable: 'undefendable',
    heal: (amount: number) => `heal ${amount}`,
    inflictMany: (count: number, token: string) => `${count} ${token}`,
    gain: (token: string) => `gain ${token}`,
    gainMany: (count: number, token: string) => `gain ${count} ${token}`,
    gainCp: (cp: number) => `+${cp} CP`,
    stealCp: (cp: number) => `steal ${cp} CP`,
    draw: (count: number) => `draw ${count}`,
  },
  dice: {
    blank: 'blank',
    face: (value: number, symbol: string) => `${value} ${symbol}`,
    die: (position: number) => `die ${position}`,
    dice: (positions: readonly number[]) => `dice ${positions.join(', ')}`,
    rerolls: (dice: string, faces: readonly string[]) => `Reroll ${dice} (${faces.join(', ')})`,
    rerollOne: (face: string) => `reroll ${face}`,
    change: (from: string, to: string) => `${from} to ${to}`,
    /** What comes out, where an ability does. */
    becomes: (face: string, ability: string) => `${face}: ${ability}`,
    changes: (position: number, change: string) => `Die ${position}: ${change}`,
  },
  attack: {
    by: (attack: string, attacker: string) => `${attack} by ${attacker}`,
    against: (attack: string, target: string) => `${attack} against ${target}`,
    targets: (players: readonly string[]) => listed(players),
    with: (attack: string, asides: readonly string[]) => `${attack} (${listed(asides)})`,
    defended: (attack: string, defense: string) => `${attack}, defended with ${defense}`,
    landed: 'damage has landed',
    ultimate: 'Ultimate',
    undefendable: 'undefendable',
    types: {
      normal: '',
      undefendable: 'undefendable',
      pure: 'pure',
      collateral: 'collateral',
      ultimate: 'ultimate',
      typeless: 'typeless',
    } satisfies Record<DamageType, string>,
    would: (player: string, damage: string) => `${player} would take ${damage}`,
    sum: (text: string, lines: readonly string[]) => `${text}: ${lines.join(', ')}`,
    line: (amount: string, source: string) => `${amount} ${source}`,
    avoided: (source: string) => `all avoided by ${source}`,
    none: 'none',
  },
  alt: {
    turn: (number: number, player: string, phase: string) => `Turn ${number} of ${player}, ${phase}.`,
    /** `marks`: what is particular about the die, one or two of the next. */
    die: (face: string, marks: readonly string[]) => `${face} (${marks.join(', ')})`,
    changed: 'changed',
    kept: 'kept',
    roll: (label: string, player: string, dice: readonly string[]) =>
      `${label} of ${player}: ${dice.join(', ')}.`,
    defeated: (player: string) => `${player}: defeated.`,
    seat: (player: string, parts: readonly string[]) => `${player}: ${parts.join(', ')}.`,
    health: (health: number) => `${health} health`,
    cp: (cp: number) => `${cp} CP`,
    cards: (hand: number, deck: number, discarded: number) =>
      `${counted(hand, 'card', 'cards')} (${deck} in the deck, ${discarded} discarded)`,
    hand: (cards: number) => counted(cards, 'card', 'cards'),
    leader: 'leads',
    shared: (players: readonly string[], health: number) => `${listed(players)} share ${health} health.`,
    has: (tokens: readonly string[]) => `has ${listed(tokens)}`,
    tokens: (count: number, token: string) => `${count} ${token}`,
    upgrades: (abilities: readonly string[]) => `upgrades ${listed(abilities)}`,
  },
  /** What the engine names where no ability, card or token has a name. */
  sources: { offensiveRoll: 'Offensive Roll', startPlayer: 'start player' },
  outcome: {
    draw: 'The game is a draw.',
    won: (winners: readonly string[]) => `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}.`,
    conceded: (winners: readonly string[]) =>
      `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'} by concession.`,
  },
};
