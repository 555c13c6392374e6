/**
 * Why actions are not legal, as sentences for the player who tried. This is what the engine says by itself;
 * whoever shows it may say the same in another language.
 */
export const REFUSALS = {
  over: 'This game is over.',
  noSeat: 'You have no seat in this game.',
  players: (mode: string, allowed: readonly number[], count: number) =>
    `A game of ${mode} needs ${allowed.join(' or ')} players, not ${count}.`,
  ultimate: 'An Ultimate is under way: nothing can be done against it until it is over.',
  barred: 'You cannot act at all right now.',
  selling: 'Cards can be sold in your own Main Phases and in your Discard Phase only.',
  notHeld: 'You do not hold that card.',
  notYourTurn: 'It is not your turn to act: somebody else is asked first.',
  noReroll: 'You have no Roll Attempt left for that, or those dice cannot be re-rolled now.',
  nothingToRoll: 'There is nothing to roll now.',
  noDefense: 'You have no such Defensive Ability, or no defense is possible against this.',
  notOffered: 'That is not possible now; choose one of the offered answers.',
  noAction: 'That is no move of this game; choose one of the offered answers.',
  price: (price: number, cp: number) => `It costs ${price} CP and you have ${cp}.`,
  askedFirst: 'Somebody else is asked first; you can ask to act next.',
  answerFirst: 'Answer the present question first.',
  noToken: 'There is no such token.',
  noSuchSpend: (token: string) => `${token} cannot be spent that way.`,
  notOnBoard: 'That ability is not on your board at that level.',
  noSuchLine: (ability: string) => `${ability} has no such line.`,
  announceBetween: 'Abilities are announced between your Roll Attempts.',
  diceDoNotMeet: (ability: string) => `Your dice do not meet ${ability}.`,
  gainedThisTurn: (token: string) => `A ${token} gained this turn cannot be spent that way.`,
  needTokens: (count: number, token: string) => `You need ${count} ${token} for that.`,
  timesAPhase: (token: string, most: number) =>
    `${token} can be used ${most === 1 ? 'once' : `${most} times`} in a phase.`,
  attackOf: (least: number) => `That needs an Attack on you of ${least} damage or more.`,
  ownUpkeep: 'That works in your own Upkeep Phase only.',
  onceATurn: (token: string) => `${token} can be used that way only once a turn.`,
  priceBesides: (price: number, cp: number) => `That costs ${price} CP besides, and you have ${cp}.`,
  tokenCondition: (token: string) => `The condition of ${token} is not met now.`,
  onlySelling: 'Nothing but selling is possible in the Discard Phase.',
  ownMain: 'That works in your own Main Phase only.',
  noIncoming: 'No damage is coming at you now.',
  ownAttack: 'That needs an Attack of yours that has not landed yet.',
  ownAttackOffenseEnd: 'That needs an Attack of yours at the end of your Offensive Roll Phase.',
  ownAttackUndefended: 'That needs an Attack of yours against which no defense was rolled yet.',
  ownAttackLanded: 'That needs an Attack of yours that has just landed.',
  attacked: 'That needs an Attack on you that has not landed yet.',
  wouldNotFall: 'What is coming would not bring you to 0 health.',
  needCards: (count: number) => `You need ${count === 1 ? 'a card' : `${count} cards`} in hand to discard.`,
  undefendableOnYou: 'That needs an Attack on you that cannot be defended.',
  noOwnDice: 'You have no dice on the table to change now.',
  noStatusComing: 'No status effect is coming at you now.',
  noOpponentDice: 'No opponent has dice on the table that you may change now.',
  cardsOnlySold: 'In the Discard Phase cards can only be sold.',
  modifier: 'An Attack modifier needs an Attack of yours that has not landed yet.',
  cardCondition: 'The condition on the card is not met.',
  rollCard: 'Roll phase cards can only be played in a Roll Phase.',
  mainCard: 'This card can only be played in your own Main Phase.',
  upgradeCard: 'Upgrades can only be played in your own Main Phase.',
  upgradesNothing: 'This card upgrades nothing.',
  upgradedAlready: 'You already have this ability at that level or above.',
  noDice: 'There are no dice on the table that you may change now.',
  ownDiceOnly: 'That works on your own dice only.',
  opponentDiceOnly: "That works on an opponent's dice only.",
  noDieThatWay: 'No die on the table can be changed that way.',
  noDiceToReroll: 'You have no dice on the table to re-roll now.',
  nothingToPrevent: 'No damage is coming at you that could be prevented.',
  noCard: 'You have no card to discard.',
  noAlly: 'You have no ally.',
  noStatus: 'There is no status effect to remove.',
  noStatusToMove: 'There is no status effect that could be moved.',
  duringOffense: 'That works during an Offensive Roll, before an ability is activated.',
  afterDefense: 'That works right after a defense roll.',
  nothingToPreventAtAll: 'No damage is coming at anybody that could be prevented.',
  nobodyHasStatus: 'Nobody has a status effect to remove.',
  nobody: 'There is nobody to choose.',
  wholeDice: 'Only these dice can be changed now: what rolled them cannot be interrupted.',
};

/** The sentences in a language. */
export type Refusals = {
  readonly [Name in keyof typeof REFUSALS]: (typeof REFUSALS)[Name];
};

/** Which sentence, with its figures: said in whatever language is given. */
export type Refusal = (say: Refusals) => string;
