import type { Json } from '../json.ts';
import type { Message } from '../world/message.ts';

/** Discord's numbers of the interaction types. */
export const interactionType = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
/** Discord's numbers of the answers to an interaction. */
export const callbackType = {
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  choices: 8,
} as const;

/** Milliseconds in which an interaction must be answered. */
export const answerDeadlineMs = 3000;
/** Milliseconds for which an answered interaction's token is valid. */
export const tokenLifetimeMs = 15 * 60_000;

/** A choice offered while an option is typed. */
export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

/** The application's answer, as shown to the acting person. */
export type Answer =
  | { readonly kind: 'message'; readonly message: Message; readonly ephemeral: boolean }
  | { readonly kind: 'deferred'; readonly message: Message; readonly ephemeral: boolean }
  | { readonly kind: 'update'; readonly message: Message }
  | { readonly kind: 'deferred-update'; readonly message: Message }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** An interaction with its answer. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: (typeof interactionType)[keyof typeof interactionType];
  readonly channelId: string;
  readonly personId: string;
  readonly createdAt: number;
  /** The command's name, for a command. */
  readonly commandName: string | undefined;
  /** The message of the used component. */
  readonly source: Message | undefined;
  /** The payload of INTERACTION_CREATE. */
  readonly payload: Json;
  state: 'waiting' | 'answered' | 'dead';
  /** What `@original` means: the answer's message or, for updates, the source. */
  original: Message | undefined;
  readonly settle: (answer: Answer) => void;
  readonly answer: Promise<Answer>;
  cancelDeadline: () => void;
}
