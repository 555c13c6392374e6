import type { Json } from '../json.ts';

/** A field that Discord would refuse. `path` is its path from the root of the body. */
export interface FieldError {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

/** A request that Discord refuses: its HTTP status and the JSON body of the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly fields: readonly FieldError[];
  /** Seconds to wait, for a rate limit. */
  readonly retryAfter: number | undefined;
  /** Whether a rate limit is the global one. */
  readonly global: boolean;
  /** The scope of a rate limit for one route. */
  readonly scope: 'user' | 'shared';

  constructor(
    status: number,
    code: number,
    message: string,
    more: {
      fields?: readonly FieldError[];
      retryAfter?: number;
      global?: true;
      scope?: 'user' | 'shared';
    } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
    this.global = more.global ?? false;
    this.scope = more.scope ?? 'user';
  }

  /** The body of the answer, with `errors` nested along the fields' paths like Discord's. */
  toJson(): Json {
    const body: Json = { message: this.message, code: this.code };
    if (this.fields.length > 0) body.errors = nest(this.fields);
    if (this.retryAfter !== undefined) {
      Object.assign(body, { retry_after: this.retryAfter, global: this.global });
    }
    return body;
  }

  /** A readable line: the message and the first wrong field. */
  summary(): string {
    const first = this.fields[0];
    if (first === undefined) return this.message;
    return `${this.message}: ${first.path.join('.')}: ${first.message} (${first.code})`;
  }
}

function nest(fields: readonly FieldError[]): Json {
  const root: Json = {};
  for (const { path, code, message } of fields) {
    let node = root;
    for (const step of path) {
      const existing = node[String(step)];
      const next: Json = typeof existing === 'object' && existing !== null ? { ...existing } : {};
      node[String(step)] = next;
      node = next;
    }
    const errors = Array.isArray(node._errors) ? node._errors : [];
    node._errors = [...errors, { code, message }];
  }
  return root;
}

/** The refusals without details, by Discord's documented code. */
const table = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooManyEmojis: [400, 30008, 'Maximum number of emojis reached (2000)'],
  tooManyOldEdits: [
    429,
    30046,
    'Maximum number of edits to messages older than 1 hour reached. Try again later.',
  ],
  tooLarge: [413, 40005, 'Request entity too large'],
  acknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notYours: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotDm: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  badWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  archived: [400, 50083, 'Thread is archived'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  locked: [400, 160005, 'Thread is locked'],
} as const satisfies Record<string, readonly [number, number, string]>;

/** A refusal by name; `retryAfter` in seconds for rate limits. */
export function refuse(name: keyof typeof table, retryAfter?: number): Refusal {
  const [status, code, message] = table[name];
  return new Refusal(status, code, message, retryAfter === undefined ? {} : { retryAfter });
}

/** 50035 with the fields that were wrong. */
export function invalidForm(fields: readonly FieldError[]): Refusal {
  return new Refusal(400, 50035, 'Invalid Form Body', { fields });
}
