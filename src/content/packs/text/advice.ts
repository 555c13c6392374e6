/** What to write for words that are printed on cards and leaflets and are no sentences of the grammar. */

import { type Advice, UNSAID } from './advice-on-rules.ts';
import { timing } from './timings.ts';

const ADVICE: readonly Advice[] = [
  ...UNSAID,
  {
    printed: /^this (?:damage|dmg|attack'?s? (?:damage|dmg)) (?:is|becomes|cannot)\b/i,
    isOfWord: true,
    write: 'The type stands before the damage: "deal 4 undefendable damage".',
  },
  {
    printed: /\bif (?:you|they) do\b/i,
    isOfWord: true,
    write:
      '"If you do" belongs to something that may be refused: "you may discard 1 card. If you do, draw 2 cards".',
  },
  {
    printed:
      /^(?:once (?:per|a|each) turn,? )?(?:you may )?spend (?:\d+|a|one|two|three|this|these) (?:\p{L}+ )*?(?:to|:)/iu,
    isOfWord: true,
    get write() {
      return `Say when it is spent: "spend 1 in your main phase: draw 1 card". The times are ${timing.shownWords.map((words) => `"${words}"`).join(', ')}.`;
    },
  },
  {
    printed: /\bskips? (?:their|your|the|its) income\b/i,
    isOfWord: true,
    write:
      'What is skipped is a line of a negative token: "always skip the income". Give that token: "inflict 1 Daze", and in its section that line.',
  },
  {
    printed: /\binstead\b/i,
    isOfWord: true,
    write:
      'Say both cases: "if you have 2 or more Chi: prevent 6 damage", and on the line below "otherwise: prevent 4 damage".',
  },
  {
    printed: /^play (?:this |it )?(?:when|only|after|if|during)\b/i,
    isOfWord: true,
    write:
      'When a card may be played is said by its kind, such as "instant card", and by a line "only if ...": "only if you are attacked".',
  },
  {
    printed:
      /^(?:at|during) (?:upkeep|(?:the start of )?your upkeep(?: phase)?|(?:the start|the end|end) of your turn)\b/i,
    write:
      'A card or an ability does this by a token that it gains: "gain Charm", and in a section "token Charm, positive, limit 1" the line "at upkeep: heal 1".',
  },
  {
    printed: /^reduce\b/i,
    isOfWord: true,
    write: 'What holds all the time begins with "always": "always -1 dmg when attacked with normal dmg".',
  },
  {
    printed: /^(?:each|all|every) hero(?:es)?\b(?!.* or )/i,
    isOfWord: true,
    write:
      'Heroes are "all heroes" for bosses, minions and enemies of Missions. On a tile say it twice: for "you", who explore, and below "for each of team-mates:" for "the chosen".',
  },
  {
    printed: /^the \p{L}+ (?:rises|falls|goes) /iu,
    isOfWord: true,
    write:
      'A counter is moved by its name: "move counter water by 1", and asked: "counter water is at least 5".',
  },
  {
    printed:
      /^(?!Deal|Gain|Draw|Heal|Add|Roll|Steal|Take|Lose|Discard|Prevent|Inflict|Remove|Spend)\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*\s*[.;!]?$/u,
    write: 'Of a token say what is done with it: "inflict Stun", "gain Evasive".',
  },
  {
    printed: /^[^:"]* (?:-|=|->|=>|>) /,
    isOfWord: true,
    write: 'A colon stands between the dice, or the event, and the effects: "3 sword: deal 4 damage".',
  },
  {
    printed: /^(?:straight|sm|lg)\b/i,
    isOfWord: true,
    write: 'Straights are "small straight" and "large straight".',
  },
  {
    printed: /^\d+ (?:\w+ )?(?:damage|dmg)\b/i,
    isOfWord: true,
    write: 'Say what is done: "deal 4 damage", "prevent 2 damage", "add 2 damage" to an attack.',
  },
  {
    printed: /\b(?:damage|dmg) \(?(?:undefendable|pure|collateral|ultimate|typeless|isolated)\b/i,
    isOfWord: true,
    write: 'The type stands before the damage: "deal 4 undefendable damage".',
  },
  {
    printed: /^gain \d+ (?:health|hp|life)\b/i,
    isOfWord: true,
    write: 'Health is healed: "heal 2".',
  },
  {
    printed: /\bcombat points?\b/i,
    isOfWord: true,
    write: 'Combat Points are called CP: "gain 2 CP".',
  },
  {
    printed: /^(?:gain|inflict|remove|spend)\b.*(?:\bx ?\d|\d ?x\b|\(\d\))/i,
    isOfWord: true,
    write: 'The number stands before the name: "inflict 2 Stun".',
  },
  {
    printed:
      /^(?:at|when|during) [^:]*, *(?:deal|gain|draw|heal|prevent|inflict|remove|steal|roll|take|lose)\b/i,
    isOfWord: true,
    write: 'A colon stands between the event and the effects: "at upkeep: heal 1".',
  },
  {
    printed: /^status effect\b/i,
    isOfWord: true,
    write: 'The section of a token begins with "token": "token Stun, negative, limit 1".',
  },
  {
    printed: /^action card\b/i,
    isOfWord: true,
    write:
      'Say when the card is played: "main card NAME, cost 1", "roll card ...", "instant card ..." or "attack modifier card ...".',
  },
  {
    printed: /^spend\b/i,
    get write() {
      return `Say how many and when: "spend 1 in your attack: add 2 damage", with a word for the button after "as" if you like. The times are ${timing.shownWords.map((words) => `"${words}"`).join(', ')}.`;
    },
  },
  {
    printed: /^removed? .*\b(at|when|after)\b|^removed?$/i,
    write:
      'What takes a token away by itself stands after its limit: "until the offensive roll phase ends" or "until the turn ends".',
  },
  {
    printed: /\b(?:(?:the|your) )?(?:attacker|defender)\b/i,
    isOfWord: true,
    write:
      '"the target" is the player on the other side of the attack: the defender when you attack, the attacker when you are attacked.',
  },
  {
    printed: /^takes? (\d+|one|two|three) /i,
    write: 'Say who: "the holder takes 1 damage" in a token, "you take 1 damage" elsewhere.',
  },
  {
    printed: /^(he|she|they|it|that player)\b/i,
    isOfWord: true,
    write: 'Name the player: "you", "the target", "the chosen" or "the holder".',
  },
  {
    printed: /^(the |in your |in the )?(upkeep|income|main|offensive|defensive|discard)\b/i,
    isOfWord: true,
    write: 'What a token does by itself begins with its event: "at upkeep: ...", "when the turn ends: ...".',
  },
  {
    printed: /^when you have\b/i,
    isOfWord: true,
    write:
      'What happens at a number of tokens: "when a gain of Furs, if Furs on the holder is at least 3: ...".',
  },
  {
    printed: /^(distribute|split)\b/i,
    isOfWord: true,
    write: 'Choose once for each: "choose a player; gain 1 Stun for the chosen".',
  },
  {
    printed: /\bor (draw|deal|gain|heal|inflict|remove|steal|take|lose|receive|add|prevent|roll)\b/i,
    write:
      'A choice between effects is written "choose one:", and below it a line \'option "Heal 2": heal 2\' for each.',
  },
  {
    printed: /^(when|at) .*\bgains?\b/i,
    write: 'A gain is said as "when a gain of Stun: ..." below a token.',
  },
];

/**
 * What to write instead, for a text that begins like this; null when there is nothing of the kind.
 * @param hasNearest whether the nearest word is told already
 */
export function adviceFor(typed: string, hasNearest: boolean): string | null {
  const found = ADVICE.find(({ printed, isOfWord }) => printed.test(typed) && (isOfWord || !hasNearest));
  return found?.write ?? null;
}
