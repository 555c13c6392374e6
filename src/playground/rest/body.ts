import type { IncomingMessage } from 'node:http';
import { maxRequestBytes } from '../rules/attachments.ts';
import type { Upload } from '../world/files.ts';
import { refuse } from './refusal.ts';

/** The body of a request. */
export interface RequestBody {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

/**
 * Reads a JSON or multipart body.
 * @throws Refusal 40005 over 25 MiB, 50109 when it is not JSON
 */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size <= maxRequestBytes) chunks.push(bytes);
  }
  if (size > maxRequestBytes) throw refuse('tooLarge');
  const raw = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (raw.length === 0) return { json: undefined, uploads: [] };
  if (!type.startsWith('multipart/form-data')) return { json: parse(raw.toString('utf8')), uploads: [] };
  return readMultipart(raw, type);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('invalidJson');
  }
}

async function readMultipart(raw: Buffer, type: string): Promise<RequestBody> {
  const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData();
  const uploads: Upload[] = [];
  for (const [name, value] of form) {
    const index = /^files\[(\d+)\]$/.exec(name)?.[1];
    if (typeof value === 'string' || index === undefined) continue;
    const bytes = new Uint8Array(await value.arrayBuffer());
    const contentType = value.type === '' ? 'application/octet-stream' : value.type;
    uploads.push({ index: Number(index), filename: value.name, contentType, bytes });
  }
  const payload = form.get('payload_json');
  return { json: typeof payload === 'string' ? parse(payload) : {}, uploads };
}
