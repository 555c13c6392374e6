/** The text of a question of the rules, a card or an ability. */
import { listTokens } from '../../engine/definitions.ts';
import type { Prompt } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { tokenName } from './content-names.ts';

export interface PromptWords {
  /** `Which die changes?` */
  readonly alone: string;
  /** After a name and a colon: `which die changes?` */
  readonly within: string;
}

/** A question in a language. A card's own text, and text stored by older versions, is not translated. */
export function promptWords(prompt: Prompt, { questions }: Words): PromptWords {
  if (typeof prompt === 'string') {
    // A question may begin with a name, such as `Evasive or Cleanse?`.
    const isName = listTokens().some(({ name }) => prompt.startsWith(name));
    return { alone: prompt, within: isName ? prompt : `${prompt.charAt(0).toLowerCase()}${prompt.slice(1)}` };
  }
  switch (prompt.ask) {
    case 'all-momentum-for':
      return both(questions.allMomentumFor, (say) => say(prompt.amount));
    case 'status-or-momentum':
      return both(questions.statusOrMomentum, (say) => say(tokenName(prompt.token)));
    case 'who-gains':
      return both(questions.whoGains, (say) => say(tokenName(prompt.token)));
    case 'who-gets':
      return both(questions.whoGets, (say) => say(tokenName(prompt.token)));
    case 'prevent':
      return both(questions.prevent, (say) => say(tokenName(prompt.token)));
    case 'reroll-dice':
      return both(questions.rerollDice, (say) => say(prompt.dice));
    case 'reroll-these':
      return both(questions.rerollThese, (say) => say(prompt.dice, priceOf(prompt)));
    case 'reroll-defense':
      return both(questions.rerollDefense, (say) => say(prompt.dice, priceOf(prompt)));
    case 'pay-to-remove':
      return both(questions.payToRemove, (say) => say(prompt.cp, tokenName(prompt.token)));
    case 'pay-or-reroll':
      return both(questions.payOrReroll, (say) => say(prompt.cp));
    case 'sell':
      return both(questions.sell, (say) => say(prompt.cards));
    case 'which-token':
      return both(questions.whichToken, (say) => say(tokenName(prompt.token)));
    case 'which-comes-next':
      return questions.whichComesNext;
    case 'reply-to-removal':
      return both(questions.replyToRemoval, (say) => say(prompt.tokens.map(tokenName)));
    default:
      return questions.plain[prompt.ask];
  }
}

/** The name of the token that a re-roll costs. */
function priceOf({ costs }: { readonly costs?: string }): string | null {
  return costs === undefined ? null : tokenName(costs);
}

function both<Text>(
  { alone, within }: { readonly alone: Text; readonly within: Text },
  say: (text: Text) => string,
): PromptWords {
  return { alone: say(alone), within: say(within) };
}
