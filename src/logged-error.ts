/**
 * The fields of an error in the operator's log, the same for any thrown value. Other fields of errors are not logged:
 * those of discord.js contain the failed request, which may contain a hand.
 */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  /** The status of an HTTP answer. */
  readonly status?: number;
  readonly method?: string;
  readonly url?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** The maximum number of logged causes, because a chain of causes may be circular. */
const MAX_CAUSE_DEPTH = 4;

/**
 * Converts an error, or another thrown value, to the log's `error` field. A value in this form is returned unchanged;
 * of any other object only the type is logged.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: String(error) };
  const field = (name: string): unknown => Reflect.get(error, name);
  const type = error instanceof Error ? error.name : field('type');
  const message = field('message');
  if (typeof type !== 'string' || typeof message !== 'string') return { type: 'object', message: '' };
  const [code, status, method, url] = [field('code'), field('status'), field('method'), field('url')];
  const [stack, cause] = [field('stack'), field('cause')];
  return {
    type,
    message: message || messagesIn(error),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof method === 'string' ? { method } : {}),
    ...(typeof url === 'string' ? { url } : {}),
    ...(typeof stack === 'string' ? { stack } : {}),
    ...(cause === undefined || depth >= MAX_CAUSE_DEPTH ? {} : { cause: loggedError(cause, depth + 1) }),
  };
}

/** The messages in an AggregateError, whose own is empty when a host refuses connections on IPv4 and IPv6. */
function messagesIn(error: object): string {
  if (!(error instanceof AggregateError)) return '';
  return error.errors.map((one) => (one instanceof Error ? one.message : '')).join('; ');
}
