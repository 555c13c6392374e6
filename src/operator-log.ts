/**
 * The operator's log: one JSON line for each event. No line contains a token, a password, or a message to a person.
 * Errors of the library contain the URL of an answer (with the interaction's token) and the whole message (which may
 * be a hand).
 */
import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { loggedError } from './logged-error.ts';

/** Pino passes further arguments besides the error. */
const serializeError = (error: unknown) => loggedError(error);

const HIDDEN = '[hidden]';

/** Patterns and replacements for URLs with a token, bot tokens, and credentials in URLs. */
const SECRET_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b(webhooks|interactions)\/(\d+)\/[^/?\s"'\\]+/g, `$1/$2/${HIDDEN}`],
  [/\b[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}\b/g, HIDDEN],
  [/(\b[a-z][a-z+.-]*:\/\/)[^/\s"'@\\]+@/gi, `$1${HIDDEN}@`],
];

/**
 * Creates the operator's log.
 * @param level the lowest level that is written; `silent` writes nothing
 * @param secrets texts that are masked, such as the bot's token
 * @param destination the output; standard output when left out
 */
export function createOperatorLog(
  level: Level | 'silent',
  secrets: readonly string[] = [],
  destination?: DestinationStream,
): Logger {
  const written = secrets
    .filter((secret) => secret !== '')
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: serializeError, err: serializeError },
    redact: { paths: ['token', 'requestBody', '*.token', '*.requestBody'], censor: HIDDEN },
    hooks: {
      streamWrite: (line: string) =>
        written.reduce((text, secret) => text.replaceAll(secret, HIDDEN), withoutSecrets(line)),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Masks tokens and passwords that are recognisable by their form. */
export function withoutSecrets(text: string): string {
  return SECRET_PATTERNS.reduce((masked, [form, instead]) => masked.replaceAll(form, instead), text);
}
