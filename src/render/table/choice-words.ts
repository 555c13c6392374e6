/** The words of the answers to a choice: what each one does, never a bare yes or no. */
import { heroById, isHero, isToken, tokenById } from '../../engine/index.ts';
import { abilityName, cardName } from './content-names.ts';
import { clipped } from './phrasing.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from './players.ts';
import type { Question } from './question.ts';

/** A prompt longer than this is not repeated on its button. */
const PROMPT_LENGTH = 60;

/** What an option is called: as printed by the effect that asks, or by what the id stands for. */
export function choiceLabel(
  players: readonly TablePlayer[],
  question: Question,
  option: string | number,
): string {
  if (typeof option === 'number') return `${option}`;
  const printed = printedLabel(question, option);
  if (printed !== undefined) return printed;
  switch (option) {
    case 'yes':
      return yesLabel(question.prompt);
    case 'no':
      return question.prompt?.startsWith('Prevent') ? 'Let it happen' : noLabel(question);
    case 'skip':
      return skipLabel(question);
    case 'pay':
      return payLabel(question.prompt);
    case 'later':
      return 'Prevent a later one';
    default:
      return thingLabel(players, question.seat, option);
  }
}

function printedLabel({ effect }: Question, option: string): string | undefined {
  return effect?.do === 'choose' ? effect.options.find(({ id }) => id === option)?.label : undefined;
}

/** `Remove a status effect from yourself?` is answered by the button `Remove a status effect from yourself`. */
function yesLabel(prompt: string | null): string {
  const words = prompt?.replace(/\?$/, '') ?? '';
  return words === '' || words.length > PROMPT_LENGTH ? 'Do it' : words;
}

function noLabel({ effect }: Question): string {
  return effect?.do === 'prevent-status' ? 'Prevent none' : 'Leave it';
}

function skipLabel(question: Question): string {
  switch (question.kind) {
    case 'pay-or-skip':
      return 'Skip the roll';
    case 'reroll':
      return 'Keep these dice';
    case 'alter':
      return 'Change no other die';
    default:
      return 'Leave it';
  }
}

function payLabel(prompt: string | null): string {
  const price = prompt?.match(/\d+ CP/)?.[0];
  return price === undefined ? 'Pay' : `Pay ${price}`;
}

function thingLabel(players: readonly TablePlayer[], seat: number, id: string): string {
  if (isToken(id)) return tokenById(id).name;
  const heroId = players[seat]?.heroId ?? '';
  if (isHero(heroId) && heroById(heroId).abilities.some((level) => level.id === id)) return abilityName(id);
  return cardName(id);
}

/** What the thing does that a choice is about, where it is a token. */
export function choiceDescription(option: string | number): string {
  return typeof option === 'string' && isToken(option) ? tokenById(option).text : '';
}

/** A player as a choice: name and hero. */
export function targetLabel(players: readonly TablePlayer[], seat: number): string {
  return clipped(`${plainNameOf(players, seat)} (${heroNameOf(players, seat)})`, 80);
}
