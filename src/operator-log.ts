/**
 * The operator's log: one JSON line for each thing that happened. Whatever it is given, no line carries a
 * token, a password, or what was sent to somebody: errors of the library hold the address of an answer (with
 * the interaction's token in it) and the whole message (which may be a hand).
 */
import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { toldError } from './told-error.ts';

/** Pino passes more than the error. */
const tell = (error: unknown) => toldError(error);

const HIDDEN = '[hidden]';

/** Addresses with a token in them, the bot's own token, and credentials in URLs. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\b(webhooks|interactions)\/(\d+)\/[^/?\s"'\\]+/g, `$1/$2/${HIDDEN}`],
  [/\b[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}\b/g, HIDDEN],
  [/(\b[a-z][a-z+.-]*:\/\/)[^/\s"'@\\]+@/gi, `$1${HIDDEN}@`],
];

/**
 * @param level the least that is written; `silent` writes nothing
 * @param secrets words that no line may hold, such as the bot's token
 * @param destination where the lines go; standard output when left out
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
    serializers: { error: tell, err: tell },
    redact: { paths: ['token', 'requestBody', '*.token', '*.requestBody'], censor: HIDDEN },
    hooks: {
      streamWrite: (line: string) =>
        written.reduce((text, secret) => text.replaceAll(secret, HIDDEN), withoutSecrets(line)),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** A text without the tokens and passwords that can be told by their form. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((masked, [form, instead]) => masked.replaceAll(form, instead), text);
}
