/** A request for a page of the look-ups, and the message that answers it. */
import type { Logger } from 'pino';
import type { Audience, ChosenReadings, PageLink, RuleFilter } from '../../render/lookup/index.ts';
import type { MessagePayload } from '../../render/table/index.ts';
import type { Words } from '../../words/index.ts';
import type { PayloadFile } from '../discord/payload.ts';

/** The reader of a page, and the filter and links that depend on the channel. */
export interface PageContext {
  readonly words: Words;
  /** Discord's name of the language of `words`, for pictures that load the words themselves. */
  readonly language: string;
  readonly audience: Audience;
  readonly filter: RuleFilter;
  /** Other pages that the person could have meant. */
  readonly others?: readonly PageLink[];
  /** How the game of the channel stands, for the page of what is played there. */
  readonly standing?: string;
  /** The house rules of the channel's game, else those that the reader or the server chose; undefined without any. */
  readonly houseRules?: ChosenReadings | undefined;
  /** The address of the page of all rules; null for none. */
  readonly rulesUrl: string | null;
  /** Whether the page may have a picture. */
  readonly pictures: boolean;
  readonly log: Logger;
}

/** A message with its files, ready to send. */
export interface LookupMessage extends MessagePayload {
  readonly files: readonly PayloadFile[];
}
