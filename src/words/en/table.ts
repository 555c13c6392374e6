/** Texts of the table message: lines, buttons and menus. */
import { withoutMarkdown } from '../markdown.ts';
import { attackTexts } from './attack.ts';
import { counted, listed } from './phrasing.ts';

const botOf = (name: string) => `${name} (bot)`;

/** The hero of a player behind the name; a bot that plays for a person has one pair of parentheses for both. Both can be escaped. */
const withHero = (player: string, hero: string) =>
  / \\?\(bot\\?\)$/.test(player)
    ? player.replace(/ \\?\(bot\\?\)$/, ` (bot, ${hero})`)
    : `${player} (${hero})`;

export const table = {
  seat: (number: number) => `Seat ${number}`,
  botFor: botOf,
  /** A bot of a Mission has its hero's name, and minions and bosses have their own. Both can be escaped. */
  named: (player: string, hero: string) =>
    [hero, botOf(withoutMarkdown(hero))].some((name) => withoutMarkdown(name) === withoutMarkdown(player))
      ? player
      : withHero(player, hero),
  /** Players as options, with more than two players. */
  withHealth: (player: string, health: number) => `${player}, ${health} health`,
  teamMate: (player: string) => `${player}, team-mate`,
  turn: (number: number, player: string) => `Turn ${number}, ${player}`,
  heading: (turn: string, phase: string) => `${turn}: ${phase}`,
  pastTurn: (turn: number) => `Turn ${turn}`,
  /** In a Mission, in which several players act at once. */
  pastOfMission: 'Earlier',
  pastTurns: (first: number, last: number) => `Turns ${first} to ${last}`,
  /** For the asked player. */
  away: (time: string) => `Away until ${time}; the clock waits so long.`,
  hand: 'My hand',
  board: 'My board',
  boardOf: (player: string) => `Board of ${player}`,
  boardAgain: 'Show it again',
  /** Opens the whole table as a wide picture. */
  wideTable: 'Table for a wide screen',
  wideTableHeading: 'The table, for a wide screen',
  /** The cards of a discard pile, the last one first. */
  discardPile: (player: string, cards: readonly string[]) =>
    `Discard pile of ${player} (${cards.length}, last first): ${cards.join(', ')}`,
  takeBack: 'Take back',
  stops: 'Stops',
  log: 'Log',
  odds: 'Odds',
  chooseOne: 'Choose one',
  spendMenu: 'Spend a token or use an ability',
  abilityMenu: 'Activate an ability',
  rerollMenu: (left: number) => `Roll dice again instead (${counted(left, 'attempt', 'attempts')} left)`,
  /** A menu with more than 25 options is split. */
  menuPart: (menu: string, part: number, parts: number) => `${menu} (${part} of ${parts})`,
  roll: 'Roll 5 dice',
  activateNothing: 'Activate nothing',
  reroll: (dice: number, left: number) => `Reroll ${counted(dice, 'die', 'dice')} (${left} left)`,
  rerollInstead: (dice: number, left: number) =>
    `Reroll ${counted(dice, 'die', 'dice')} instead (${left} left)`,
  /** Before a reroll that may lose an Ultimate, or the only ability that the dice fulfil. */
  rerollRisk: {
    asks: (abilities: readonly string[], dice: number) =>
      `${abilities.length === 0 ? 'Your ability' : listed(abilities.map((ability) => `**${ability}**`))} is on the dice, and a reroll of ${counted(dice, 'die', 'dice')} may lose it.`,
    allTheSame: (dice: number) => `Reroll ${counted(dice, 'die', 'dice')} all the same`,
  },
  /** A line of an ability that has several: `Smack (4 sword)`. */
  tierOf: (ability: string, requires: string) => `${ability} (${requires})`,
  /** Keeps dice and rerolls the others: `Keep 1 2 3: Smack (4 sword) 64 %`. */
  quickKeep: (values: readonly (number | null)[], goal: string, chance: string) =>
    `Keep ${values.map((value) => value ?? '–').join(' ')}: ${goal} ${chance}`,
  rerollPicked: (dice: readonly string[]) => `Reroll ${listed(dice)}`,
  pickDice: (max: number) => `Press up to ${counted(max, 'die', 'dice')} to reroll`,
  /** In the first turn of each player, above the dice. */
  howToKeep: 'Press a die to keep it: it gets a lock, and only the others are rerolled.',
  /** Under a question whose answers nobody else may see. */
  answerFromHand: 'Press **My hand** to answer: nobody else sees what you choose.',
  rerollNone: (left: number) => `Reroll no dice (${left} left)`,
  pass: 'Pass',
  passAttack: 'Pass for this attack',
  passTurn: 'Pass for this turn',
  /** In a Mission; the hero also defends, and is asked where it would fall. */
  passEnemies: 'Pass until the enemies are done',
  /** Ends the phase and rolls for the first time. */
  goOnRolling: 'Roll the dice',
  goOn: 'Go on, roll later',
  /** For the player's own announcement, after others have acted. */
  goOnWith: (ability: string) => `Go on with ${ability}`,
  goOnWithNothing: 'Go on without an ability',
  /** A token must be paid for first. */
  goOnPaying: (token: string, cp: number) => `Go on (${token}: pay ${cp} CP and roll, or skip)`,
  goOnLosing: (token: string, short: number) => `Go on (${token}: the roll is lost, ${short} CP short)`,
  endTurn: 'End the turn',
  /** Beside a pass in the player's own Attack. */
  passEndingTurn: 'Pass and end the turn',
  noDefense: 'No defense',
  /** If there is only one defense. */
  rollDefense: (ability: string, dice: number) => `Roll ${ability} (${counted(dice, 'die', 'dice')})`,
  /** Against a non-adjacent enemy. */
  rollDefenseFor: (ability: string, dice: number, momentum: number) =>
    `Roll ${ability} (${counted(dice, 'die', 'dice')}, ${momentum} momentum)`,
  /** What a defence would bring, after the label of its button. */
  forecasts: {
    prevented: (spread: string) => `prevents ${spread}`,
    dealt: (spread: string) => `deals ${spread} back`,
    healed: (spread: string) => `heals ${spread}`,
    spread: (least: number, most: number) => (least === most ? `${most}` : `${least} to ${most}`),
    onAverage: (forecast: string, average: number) => `${forecast}, ${Number(average.toFixed(1))} on average`,
    /** The button of the defence; the text above it says how many dice it rolls. */
    roll: (ability: string, forecast: string) => `Roll ${ability}: ${forecast}`,
    /** Against a non-adjacent enemy. */
    rollFor: (ability: string, momentum: number, forecast: string) =>
      `Roll ${ability} (${momentum} momentum): ${forecast}`,
  },
  /** The defence, and a pass for everything after it. */
  rollDefenseThenPass: (ability: string) => `Roll ${ability}, pass the rest`,
  /** In a Mission: this defence against each attack, and a pass for the rest. */
  rollDefenseAgainstAll: (ability: string) => `Roll ${ability} against all, pass the rest`,
  /** A menu of rarely used answers. */
  otherwise: 'Something else',
  noDefenseMeaning: 'No dice are rolled against the Attack',
  defend: (ability: string) => `Defend: ${ability}`,
  doesWhat: (ability: string, effects: readonly string[]) => `${effects.join(', ')} · ${ability}`,
  /** An option that takes CP of players who have none. */
  hasNoCp: (option: string, players: readonly string[]) =>
    `${option} (${listed(players)} ${players.length === 1 ? 'has' : 'have'} none)`,
  /** Some effects are left out. */
  doesMore: (ability: string, effects: readonly string[]) => `${effects.join(', ')} … · ${ability}`,
  /** The text of an announced ability; the log above says that it was announced. */
  announced: (player: string, ability: string, text: string) => `${ability} of ${player}: ${text}`,
  paid: (label: string, cp: number) => `${label} (${cp} CP)`,
  /** Allies, momentum cards and feats of Missions. */
  recruitMenu: 'Recruit an ally',
  recruit: (ally: string, momentum: number) => `Recruit ${ally} (${momentum} momentum)`,
  power: (name: string, text: string) => `${name}: ${text}`,
  forMomentum: (text: string, momentum: number) => `${text} (${momentum} momentum)`,
  exhausts: (text: string) => `${text} (exhausts)`,
  momentumCard: 'Momentum',
  feat: 'Feat',
  paidWith: (label: string, count: number, token: string) => `${label} (${count} ${token})`,
  /** `use` is the purpose; `many` is 1 or more. */
  spendTo: (token: string, count: number, use: string, held: number) =>
    `Spend ${count > 1 ? `${count} ` : ''}${token} to ${use} (${held} held)`,
  /** For a use that may fail because of its dice: `Spend Evasive to try to prevent damage`. */
  tryTo: (use: string) => `try to ${use}`,
  moveToken: (token: string, to: string) => `move ${token} to ${to}`,
  addDamage: (damage: number) => `add ${damage} damage`,
  use: (companion: string) => `Use ${companion}`,
  useFor: (companion: string, count: number, token: string) => `${companion} (${count} ${token})`,
  prevent: (damage: number) => `prevent ${damage} damage`,
  preventHalf: 'prevent half of the damage',
  preventAll: 'prevent all damage',
  useOneCompanionTo: (token: string, use: string) => `Use ${token} to ${use}`,
  useCompanionTo: (token: string, count: number, use: string, held: number) =>
    `Use ${count > 1 ? `${count} ` : ''}${token} to ${use} (${held} held)`,
  /** Purposes of spending tokens, by the ids of their uses, as in `Spend Chi to prevent damage`. */
  uses: {
    attack: 'attack again',
    build: 'build',
    cp: 'gain CP',
    damage: 'deal damage',
    defend: 'defend',
    draw: 'draw',
    heal: 'heal',
    look: 'look at your deck',
    'loot-die': 'roll the Loot die',
    'loot-die-on-others': 'roll the Loot die for their dice',
    prevent: 'prevent damage',
    protect: 'gain Protect',
    remove: 'remove a status effect',
    reroll: 'reroll dice',
    sell: 'gain 2 CP with',
    retrieve: 'retrieve',
    split: 'split the damage',
    targeted: 'inflict Targeted',
    throw: 'throw',
    transfer: 'move a status effect',
    undefendable: 'make the Attack undefendable',
    upgrade: 'upgrade',
  },
  /** A use of a token that costs cards: `Discard a card: throw Mjölnir`. */
  useForCards: (cards: number, use: string, token: string) =>
    `Discard ${cards === 1 ? 'a card' : `${cards} cards`}: ${use} ${token}`,
  doIt: 'Do it',
  leaveIt: 'Leave it',
  /** For cards on top of the deck without an upgrade. */
  revealCards: 'No upgrade: show these instead',
  cardUnder: 'Under the deck',
  cardNext: 'On top, as the next card',
  /** Damage that a companion takes in part. */
  splits: (companion: string, passed: number, kept: number) => `${passed} to ${companion}, ${kept} to you`,
  letHappen: 'Let it happen',
  preventNone: 'Prevent none',
  skipRoll: 'Skip the roll',
  keepDice: 'Keep these dice',
  changeNoOther: 'Change no other die',
  nobodyElse: 'Nobody else',
  pay: 'Pay',
  payCp: (cp: number) => `Pay ${cp} CP and roll`,
  effects: {
    damage: 'damage',
    damageOf: (type: string) => `${type} damage`,
    deals: (amount: number, damage: string) => `${amount} ${damage}`,
    /** An amount that dice decide. */
    between: (least: number, most: number) => `${least} to ${most}`,
    dealsBetween: (least: number, most: number, damage: string) => `${least} to ${most} ${damage}`,
    dealsLeast: (least: number, damage: string) => `${least}+ ${damage}`,
    /** Damage that depends on how many of a token there are. */
    damageFor: (token: string) => `damage for ${token}`,
    undefendable: 'undefendable',
    either: (effects: readonly string[]) => effects.join(' or '),
    heal: (amount: number) => `heal ${amount}`,
    healCompanion: (companion: string, amount: number) => `heal ${companion} ${amount}`,
    inflictMany: (count: number | string, token: string) => `${count} ${token}`,
    gain: (token: string) => `gain ${token}`,
    gainMany: (count: number | string, token: string) => `gain ${count} ${token}`,
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
    /** A change that leaves a die as it is; `face` is empty where a picture shows it. */
    stays: (face: string) => (face === '' ? 'stays' : `stays ${face}`),
    /** The ability that a changed die would fulfil. */
    becomes: (face: string, ability: string) => `${face}: ${ability}`,
    changes: (position: number, change: string) => `Die ${position}: ${change}`,
    faceOf: (owner: string, face: string) => `${owner}: ${face}`,
    /** A die that is kept at the next Roll Attempt. */
    locked: (face: string) => `🔒 ${face}`,
    /** A die that is picked to be changed or rerolled. */
    picked: (face: string) => `✓ ${face}`,
    /** A menu with changes of another hero's dice. */
    ofPlayer: (owner: string) => `Dice of ${owner}`,
  },
  ...attackTexts,
  alt: {
    /** Of the picture of a table that is told in words too: nobody has to hear it twice. */
    toldBelow: 'The table as a picture. All of it is told in words below.',
    turn: (number: number, player: string, phase: string) => `Turn ${number} of ${player}, ${phase}.`,
    /** `marks`: `changed`, `kept` or both. */
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
    /** `side` is null for a companion without sides. */
    companion: (companion: string, health: number, maxHealth: number, side: string | null) =>
      `${companion} with ${health} of ${maxHealth} health${side === null ? '' : ` (${side})`}`,
    onSide: (companion: string, side: string) => `${companion} (${side})`,
    side: (side: string) => `board on the ${side} side`,
    shared: (players: readonly string[], health: number) => `${listed(players)} share ${health} health.`,
    has: (tokens: readonly string[]) => `has ${listed(tokens)}`,
    tokens: (count: number, token: string) => `${count} ${token}`,
    /** For a companion or token that several players have. */
    thingOf: (thing: string, player: string) => `${thing} of ${player}`,
    upgrades: (abilities: readonly string[]) => `upgrades ${listed(abilities)}`,
  },
  /** Sources that are no card, token or ability, by their ids. */
  sources: {
    'offensive-roll': 'Offensive Roll',
    'targeting-roll': 'Targeting Roll',
    'start-player': 'start player',
    'first-round': 'first round',
    momentum: 'momentum card',
    'crisis-clock': 'the crisis clock',
  },
  outcome: {
    draw: 'The game is a draw.',
    won: (winners: readonly string[]) => `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}.`,
    conceded: (winners: readonly string[]) =>
      `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'} by concession.`,
    /** All voters wanted it to end. */
    agreed: (winners: readonly string[]) =>
      `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}, ended by a vote.`,
    forfeited: (winners: readonly string[]) =>
      `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'} by forfeit.`,
    left: (winners: readonly string[]) =>
      `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}: the other side left.`,
  },
};
