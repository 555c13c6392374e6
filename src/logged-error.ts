/**
 * The fields of an error in the operator's log, the same for any thrown value. Libraries attach other data to their
 * errors; those of Discord's client contain the failed request, which may show a hand.
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

/** The longest logged chain of causes, since a chain may be circular. */
const DEEPEST_CAUSE = 4;

/**
 * An error, or another thrown value, in the form of the log's `error` field. A value in this form is returned
 * unchanged; of any other object nothing is logged.
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
    message: message || insideOf(error),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof method === 'string' ? { method } : {}),
    ...(typeof url === 'string' ? { url } : {}),
    ...(typeof stack === 'string' ? { stack } : {}),
    ...(cause === undefined || depth >= DEEPEST_CAUSE ? {} : { cause: loggedError(cause, depth + 1) }),
  };
}

/** The errors inside an AggregateError without a message, as for a host that refuses on IPv4 and IPv6. */
function insideOf(error: object): string {
  if (!(error instanceof AggregateError)) return '';
  return error.errors.map((one) => (one instanceof Error ? one.message : '')).join('; ');
}
