/** Texts of a Mission's table and its heroes' panels. People are mentions or bold names; enemies are names. */
import { counted, listed, withSign } from './phrasing.ts';

export const missionTable = {
  heading: (mission: string, round: string, phase: string) => `${mission}, ${round}: ${phase}`,
  /** The state of each hero, one line each. */
  hero: (named: string, state: string) => `- ${named}: ${state}`,
  moves: 'moves',
  acts: 'plays cards and rolls',
  endsTurn: 'ends the turn',
  answers: 'is asked',
  ready: 'ready',
  goesTo: (space: string) => `means to move to ${space}`,
  rests: 'waits',
  left: 'left by the exit',
  plans: (state: string, enemy: string) => `${state}, means to attack ${enemy}`,
  /** A bot says which ally it saves momentum for. */
  savesFor: (state: string, ally: string, now: number, cost: number) =>
    `${state}, saves for ${ally} (${now} of ${cost} momentum)`,
  proposes: (bot: string, momentum: number, ally: string) =>
    `**${bot}**: give me ${momentum} momentum, and I bring ${ally}.`,
  waitsFor: (people: readonly string[]) => `Waiting for ${listed(people)}.`,
  waitsForBots: 'The bots play.',
  pressMyTurn: 'Press **My turn** to act: the panel is yours alone, and all of you can act at once.',
  clock: (time: string) => `I remind whoever is missing ${time}.`,
  /** After the warning. */
  clockDecides: (time: string) => `A bot plays for whoever is missing ${time}.`,
  asleep: 'The party sleeps: nobody has come for long. Any press of yours wakes it.',
  myTurn: 'My turn',
  otherHero: (hero: string) => `Play ${hero}`,
  /** The main objective, then what must happen first. */
  goal: ([text = '', ...missing]: readonly string[]) =>
    missing.length === 0 ? `**Goal**: ${text}` : `**Goal**: ${text} Now: ${missing.join(', ')}.`,
  /** On the page of the Mission that the channel plays. */
  standsAt: (round: string, phase: string) => `**In this channel now**: ${round}, ${phase}`,
  phaseAhead: (health: number, name: string, text: string) => `**At ${health} health**: ${name}. ${text}`,
  /** @param counters what the rules of the side count, each with its value */
  ruleHere: (text: string, counters: readonly { readonly name: string; readonly now: number }[]) => {
    const values = counters.map(({ name, now }) => `${name}: ${now}`);
    return `**Rule here**${values.length === 0 ? '' : ` (${values.join(', ')})`}: ${text}`;
  },
  /** A named part of the map, by its id. */
  zone: (id: string) => (id === 'fools-corner' ? "fool's corner" : id.replaceAll('-', ' ')),
  clockNext: (effects: readonly string[]) =>
    effects.length === 0
      ? '**The clock next**: nothing happens.'
      : `**The clock next**: ${effects.map((text) => text.replace(/\.$/, '')).join('; ')}.`,
  lostIf: (text: string) => `**Lost if**: ${text}`,
  haveLeft: (now: number, of: number) => `${now} of ${of} heroes have left`,
  counted: (name: string, now: number, of: number) => `${name} ${now} of ${of}`,
  /** Enemies of a panel, or of any where there is no name. */
  bossMustFall: (name: string, health: number) => `${name} has ${health} health left`,
  mustFall: (count: number, panel: string | null) =>
    panel === null
      ? `${count === 1 ? '1 enemy' : `${count} enemies`} must fall`
      : `${count} ${panel} must fall`,
  /** What heroes can do in each phase of a round. */
  can: {
    pass: '**You can**: wait, the round begins.',
    movement:
      '**You can**: choose a space, then play cards, hire an ally and roll. All heroes act at the same time.',
    target:
      '**You can**: choose whom your ability hits when it is its turn; heroes attack one after another.',
    'part-2': '**You can**: play and sell cards once more, hire an ally, then end your turn.',
    'enemy-upkeep': '**You can**: answer where a card or token changes something; the enemies are next.',
    'enemy-roll': '**You can**: defend, and change the enemy dice where a card or token allows it.',
    clock: '**You can**: answer what the clock asks of you; it moves on by itself.',
  },
  /** Below the map: what the marked spaces and the buttons say. */
  moveHint:
    'Gold: the ten spaces that a bot would like best, as buttons. % is the chance of the likeliest attack that can hit there.',
  moveMenuOthers: 'Other spaces to move to',
  space: (label: string, facts: readonly string[]) => [label, ...facts].join(' · '),
  /** On a button: how many enemies are next to the space, and the chance of the likeliest attack there in percent. */
  spaceButton: (space: string, enemies: number, percent: number) =>
    [space, ...(enemies === 0 ? [] : [`next to ${enemies}`]), percent === 0 ? 'safe' : `${percent} %`].join(
      ' · ',
    ),
  /** On a button: how many heroes stand there or go there. */
  sharedWith: (heroes: number) => (heroes === 1 ? '1 hero there' : `${heroes} heroes there`),
  stay: 'stay here',
  exit: 'exit',
  faceDown: 'face-down boost tile',
  /** A boost tile that lies open, told apart from what the space costs. */
  boost: (what: string) => `boost: ${what}`,
  plot: 'plot token',
  mystery: 'mystery tile',
  heldBy: (player: string) => `${player} stands there`,
  wantedBy: (player: string) => `${player} goes there`,
  beside: (enemies: readonly string[]) => `Next to ${listed(enemies)}`,
  /** After `beside`: attacks that can hit there, each with its chance. */
  canBeHit: (where: string, attacks: readonly string[]) =>
    attacks.length === 0 ? `${where}; nothing hits there` : `${where}; hit by ${attacks.join(', ')}`,
  hitBy: (attack: string, times: number, percent: number) =>
    `${times === 1 ? '' : `${times} × `}${attack} ${percent} %`,
  besideNobody: 'Next to no enemy',
  /** What the rules of the side do to a hero that ends its move on a space; a loss is below 0. */
  ends: {
    cp: (change: number) => `${withSign(change)} CP`,
    health: (change: number) => `${withSign(change)} health`,
    momentum: (change: number) => `${withSign(change)} momentum`,
    token: (token: string, change: number) => `${withSign(change)} ${token}`,
    counter: (counter: string, change: number) => `${counter} ${withSign(change)}`,
    onEnemies: (token: string, change: number) => `enemies ${withSign(change)} ${token}`,
  },
  /**
   * @param guards tokens that keep damage off it, each with its count
   * @param aims how many other heroes mean to attack it
   */
  figure: (name: string, health: number, guards: readonly string[], reach: string, aims: number) =>
    [
      name,
      `${health} health`,
      ...guards,
      reach,
      ...(aims === 0 ? [] : [aims === 1 ? '1 hero aims at it' : `${aims} heroes aim at it`]),
    ].join(', '),
  guard: (count: number, token: string) => `${count} ${token}`,
  adjacent: 'adjacent',
  atRange: 'at range',
  /** For a non-adjacent target, which costs momentum. */
  atRangeFor: (momentum: number) => `at range for ${momentum} momentum`,
  attackNobody: 'Use it without a target',
  attackNobodyFor: (momentum: number) => `Use it without a target for ${momentum} momentum`,
  reachNobody: 'Let the attack go',
  planMenu: 'Whom do you mean to attack?',
  planLater: 'Decide when it is my turn',
  planNobody: 'Nobody in particular',
  notReady: 'Not ready after all',
  /** If two heroes want a space, the one earlier in turn order gets it. */
  goingNow: (space: string, others: readonly string[]) =>
    `You mean to move to **${space}**. Waiting for ${listed(others)}, earlier in turn order: if the space is taken, you are asked again.`,
  /** The hero has gone on; the boost tile and the rules of the space come when the move is settled. */
  contested: (space: string, others: readonly string[]) =>
    `You stand on **${space}**, unless ${listed(others)}, earlier in turn order, ${others.length === 1 ? 'goes' : 'go'} there: then you choose a space again. What lies there is yours once they have moved.`,
  elsewhere: 'Go elsewhere',
  waitingNow: (others: readonly string[]) =>
    others.length === 0 ? 'You are ready.' : `You are ready. Waiting for ${listed(others)}.`,
  planned: (enemy: string) => `You mean to attack **${enemy}**.`,
  /** Below `planned`: what happens when the enemy falls before the attack. */
  fallsBefore:
    'If it falls first, you attack the enemy beside you with the least health; with nobody beside you, the one with the least health that you reach, for momentum where range costs it.',
  fallsBeforeAsked: 'If it falls first and there is a choice, you are asked again.',
  dice: (dice: readonly string[]) => `Your dice: ${dice.join(', ')}`,
  diceOf: (player: string, dice: readonly string[]) => `Dice of ${player}: ${dice.join(', ')}`,
  standing: (mission: string, round: number) => `${mission}, round ${round}`,
  won: (mission: string) => `${mission}: the Mission is won!`,
  lost: (mission: string) => `${mission}: the Mission is lost.`,
  lostByFall: (heroes: readonly string[]) => `${listed(heroes)} fell.`,
  lostByLeaving: 'Everybody has left.',
  lostByVote: 'You ended it by a vote.',
  perkPoints: (points: number, column: number) =>
    `It brings ${points === 1 ? '1 perk point' : `${points} perk points`}, for columns up to ${column}.`,
  noPerkPoints: 'It brings no perk points.',
  perfect: 'The perfect objective was met.',
  /** The message between the sides. */
  sideEnd: {
    heading: (side: string, mission: string) => `### ${side} is done (${mission})`,
    rounds: (rounds: number) => `- It took ${counted(rounds, 'round', 'rounds')}.`,
    met: (text: string) => `- Done: ${text}`,
    missed: (text: string) => `- Not done: ${text}`,
    points: (points: number, column: number) =>
      `- So far the Mission brings ${counted(points, 'perk point', 'perk points')}, for columns up to ${column}, even if it is lost.`,
    next: (side: string) =>
      `Next: **${side}**. Health, cards, tokens, momentum and allies stay as they are; each hero chooses where to enter.`,
  },
};
