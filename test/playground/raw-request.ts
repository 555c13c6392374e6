import { z } from 'zod';
import type { Playground } from '../../src/playground/index.ts';

const answerBody = z.looseObject({ code: z.number().optional(), id: z.string().optional() });

/** The answer of the API. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: z.infer<typeof answerBody>;
  /** The whole answer as text, to look for a field's error in. */
  readonly text: string;
}

/** Sends a request without the checks of a client library. */
export async function rawRequest(
  playground: Playground,
  method: string,
  path: string,
  body?: unknown,
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[] = [],
): Promise<RawAnswer> {
  const headers: Record<string, string> = { authorization: `Bot ${playground.token}` };
  let payload: string | FormData | null = null;
  if (files.length > 0) {
    payload = new FormData();
    payload.set('payload_json', JSON.stringify(body ?? {}));
    files.forEach((file, i) => {
      if (payload instanceof FormData)
        payload.set(`files[${i}]`, new Blob([new Uint8Array(file.bytes)]), file.name);
    });
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    payload = typeof body === 'string' ? body : JSON.stringify(body);
  }
  const response = await fetch(`${playground.apiUrl}/v10${path}`, { method, headers, body: payload });
  const text = await response.text();
  const parsed = answerBody.safeParse(text === '' ? {} : JSON.parse(text));
  return { status: response.status, headers: response.headers, body: parsed.data ?? {}, text };
}

/** The first pixels of a picture: a PNG of one transparent pixel. */
export const onePixel = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
