/**
 * What the operator's log tells of an error: a choice of fields, the same whatever was thrown. Libraries hang all
 * sorts of things on their errors; those of Discord's client hold the request that failed, which may be a hand.
 */
export interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  /** Of an HTTP answer. */
  readonly status?: number;
  readonly method?: string;
  readonly url?: string;
  readonly stack?: string;
  readonly cause?: ToldError;
}

/** A chain of causes is told so far: one that leads back to itself must end somewhere. */
const DEEPEST_CAUSE = 4;

/**
 * An error, or whatever else was thrown, in the shape of every `error` field of the log. What is told already
 * stays as it is; of any other object nothing is told.
 */
export function toldError(error: unknown, depth = 0): ToldError {
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
    ...(cause === undefined || depth >= DEEPEST_CAUSE ? {} : { cause: toldError(cause, depth + 1) }),
  };
}

/** An address that refuses in IPv4 and IPv6 makes one error without words, with the two inside. */
function insideOf(error: object): string {
  if (!(error instanceof AggregateError)) return '';
  return error.errors.map((one) => (one instanceof Error ? one.message : '')).join('; ');
}
