/** A REST address before the playground's own that remembers what the bot sent to it. */
import { createServer } from 'node:http';
import { z } from 'zod';
import type { Playground } from '../../../src/playground/index.ts';

const sent = z.looseObject({ allowed_mentions: z.unknown().optional() });

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  /** The message, whether it was the whole body or the data of an answer; null for requests without one. */
  readonly message: z.infer<typeof sent> | null;
}

export interface Recorder {
  readonly apiUrl: string;
  readonly requests: readonly RecordedRequest[];
  close(): Promise<void>;
}

export async function openRecorder({ apiUrl }: Playground): Promise<Recorder> {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const body = Buffer.concat(chunks);
      const { method = 'GET', url = '/', headers } = request;
      requests.push({ method, path: url, message: messageIn(body.toString('utf8')) });
      const { host: _, 'content-length': __, connection: ___, 'transfer-encoding': ____, ...rest } = headers;
      const answer = await fetch(`${apiUrl.replace(/\/api$/, '')}${url}`, {
        method,
        headers: Object.entries(rest).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as [string, string]] : [],
        ),
        ...(body.length === 0 ? {} : { body }),
      });
      const type = answer.headers.get('content-type');
      response.writeHead(answer.status, type === null ? {} : { 'content-type': type });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const answering = z.object({ type: z.number(), data: sent.optional() });

function messageIn(body: string): RecordedRequest['message'] {
  const multipart = /name="payload_json"\r\n(?:[^\r\n]+\r\n)*\r\n(.*)\r\n/.exec(body)?.[1];
  const text = multipart ?? body;
  if (text === '') return null;
  const json: unknown = JSON.parse(text);
  const callback = answering.safeParse(json);
  if (callback.success) return callback.data.data ?? null;
  const read = sent.safeParse(json);
  return read.success ? read.data : null;
}
