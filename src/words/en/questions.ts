/** The engine's questions, each alone and within a sentence such as `Alice, for Tip It!: which die ...`. */
import type { PlainPrompt } from '../../engine/index.ts';
import { counted, either, listed } from './phrasing.ts';

const isOrAre = (named: readonly string[]) => (named.length === 1 ? 'is' : 'are');

interface Question {
  readonly alone: string;
  readonly within: string;
}

function upTo(dice: number): string {
  return dice === 1 ? 'one' : `up to ${dice}`;
}

/** The price of a re-roll: a token, or null for none. */
function forOne(token: string | null): string {
  return token === null ? '' : ` for your ${token}`;
}

export const questions = {
  plain: {
    'attack-plan': { alone: 'Whom do you mean to attack?', within: 'whom do you mean to attack?' },
    'attack-target': { alone: 'Whom does the ability target?', within: 'whom does the ability target?' },
    space: { alone: 'Where do you move?', within: 'where do you move?' },
    tile: { alone: 'Where do you go?', within: 'where do you go?' },
    salve: { alone: 'Spend a salve before you fight?', within: 'spend a salve before you fight?' },
    revive: {
      alone: 'Revive a fallen hero with a salve? If nobody does, the crawl is lost.',
      within: 'revive a fallen hero with a salve? If nobody does, the crawl is lost.',
    },
    decision: { alone: 'What do you decide for the party?', within: 'what do you decide for the party?' },
    'ally-to-recruit': { alone: 'Which ally joins you?', within: 'which ally joins you?' },
    'ally-to-leave': { alone: 'Which ally leaves you?', within: 'which ally leaves you?' },
    'momentum-for': { alone: 'Who gets 1 momentum?', within: 'who gets 1 momentum?' },
    player: { alone: 'Which player?', within: 'which player?' },
    'die-to-change': { alone: 'Which die changes?', within: 'which die changes?' },
    'defense-dice': {
      alone: 'Re-roll any of your defense dice?',
      within: 're-roll any of your defense dice?',
    },
    'status-to-remove': { alone: 'Which status effect goes?', within: 'which status effect goes?' },
    'status-from': { alone: 'Whose status effect moves?', within: 'whose status effect moves?' },
    'status-to': { alone: 'To whom does it go?', within: 'to whom does it go?' },
    'status-to-move': { alone: 'Which status effect moves?', within: 'which status effect moves?' },
    'whose-status': { alone: 'Whose status effect goes?', within: 'whose status effect goes?' },
    'whom-to-heal': { alone: 'Who heals?', within: 'who heals?' },
    'who-draws': { alone: 'Who draws?', within: 'who draws?' },
    'whom-to-protect': { alone: 'Whose damage is prevented?', within: 'whose damage is prevented?' },
    'whom-to-damage': { alone: 'Who takes the damage?', within: 'who takes the damage?' },
    'from-whom': { alone: 'From whom do you steal?', within: 'from whom do you steal?' },
    'who-discards': { alone: 'Who discards?', within: 'who discards?' },
    'whose-hand': { alone: 'Whose hand do you look at?', within: 'whose hand do you look at?' },
    'status-to-prevent': {
      alone: 'Which status effect do you prevent?',
      within: 'which status effect do you prevent?',
    },
    'card-for-top': { alone: 'Which of these lies on top?', within: 'which of these lies on top?' },
    'other-card': { alone: 'Where does the other card go?', within: 'where does the other card go?' },
    'upgrade-to-play': {
      alone: 'Which upgrade do you put into play?',
      within: 'which upgrade do you put into play?',
    },
    shop: { alone: 'What do you do in the shop?', within: 'what do you do in the shop?' },
    'deck-limit': { alone: 'Which loot do you give up?', within: 'which loot do you give up?' },
    'boss-loot': { alone: 'Do you keep this card?', within: 'do you keep this card?' },
    'card-to-find': { alone: 'Which card do you take?', within: 'which card do you take?' },
    'card-to-discard': { alone: 'Which card do you discard?', within: 'which card do you discard?' },
    'hand-shown': { alone: 'Look at the hand, then go on', within: 'look at the hand, then go on' },
  } satisfies Record<PlainPrompt, Question>,
  /** A player as an answer to `whose-status` and `status-from`. */
  whoseStatus: (player: string, statuses: readonly string[]) => `${player}: ${statuses.join(', ')}`,
  whoGains: {
    alone: (token: string) => `Who gains ${token}?`,
    within: (token: string) => `who gains ${token}?`,
  },
  whoGets: {
    alone: (token: string) => `On whom do you inflict ${token}?`,
    within: (token: string) => `on whom do you inflict ${token}?`,
  },
  allMomentumFor: {
    alone: (amount: number) => `Who gets ${amount} momentum?`,
    within: (amount: number) => `who gets ${amount} momentum?`,
    /** A hero and how its momentum changes. */
    hero: (name: string, held: number, after: number) => `${name} (${held} → ${after})`,
    recruits: (hero: string, allies: readonly string[]) => `${hero}: can hire ${either(allies)}`,
    evenly: 'Whoever has least',
    byPoints: 'Share it point by point',
  },
  statusOrMomentum: {
    alone: (token: string) => `Inflict ${token}, or gain 1 momentum instead?`,
    within: (token: string) => `inflict ${token}, or gain 1 momentum instead?`,
  },
  prevent: {
    alone: (token: string) => `Prevent ${token}?`,
    within: (token: string) => `prevent ${token}?`,
    /** The label of the button. */
    answer: (token: string) => `Prevent ${token}`,
  },
  rerollDice: {
    alone: (dice: number) => (dice === 1 ? 'Re-roll a die' : `Re-roll up to ${dice} dice`),
    within: (dice: number) => (dice === 1 ? 're-roll a die' : `re-roll up to ${dice} dice`),
  },
  rerollThese: {
    alone: (dice: number, token: string | null) => `Re-roll ${upTo(dice)} of these dice${forOne(token)}?`,
    within: (dice: number, token: string | null) => `re-roll ${upTo(dice)} of these dice${forOne(token)}?`,
  },
  rerollDefense: {
    alone: (dice: number, token: string | null) =>
      `Re-roll ${upTo(dice)} of your defense dice${forOne(token)}?`,
    within: (dice: number, token: string | null) =>
      `re-roll ${upTo(dice)} of your defense dice${forOne(token)}?`,
  },
  payToRemove: {
    alone: (cp: number, token: string) =>
      `Pay ${cp} CP to remove ${token}, or skip this Offensive Roll Phase?`,
    within: (cp: number, token: string) =>
      `pay ${cp} CP to remove ${token}, or skip this Offensive Roll Phase?`,
  },
  payOrReroll: {
    alone: (cp: number) => `Pay ${cp} CP, or re-roll the die?`,
    within: (cp: number) => `pay ${cp} CP, or re-roll the die?`,
    pay: (cp: number) => `Pay ${cp} CP`,
    reroll: 'Re-roll the die',
  },
  /** The label of the button below another player's revealed hand. */
  seen: 'Go on',
  whichToken: {
    alone: (token: string) => `Which ${token} goes?`,
    within: (token: string) => `which ${token} goes?`,
    /** The label of a token: when it was gained and who inflicted it; null if the tokens do not differ in that. */
    answer: (token: string, isFresh: boolean | null, by: string | null) =>
      [
        by === null ? token : `${token} from ${by}`,
        isFresh === null ? '' : isFresh ? 'gained this turn' : 'held from before',
      ]
        .filter((part) => part !== '')
        .join(', '),
  },
  whichComesNext: {
    alone: 'All of these happen now: which first?',
    within: 'all of these happen now: which first?',
  },
  replyToRemoval: {
    alone: (tokens: readonly string[]) => `Act before ${listed(tokens)} ${isOrAre(tokens)} taken?`,
    within: (tokens: readonly string[]) => `act before ${listed(tokens)} ${isOrAre(tokens)} taken?`,
  },
  sell: {
    alone: (cards: number) => `Sell ${counted(cards, 'more card', 'more cards')}`,
    within: (cards: number) => `sell ${counted(cards, 'more card', 'more cards')}`,
  },
};
