import type { Site } from '../site.ts';
import type { Upload } from '../world/files.ts';

/** A parsed request for a handler. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The JSON body, or `payload_json` of a multipart body; undefined when there is none. */
  readonly body: unknown;
  readonly uploads: readonly Upload[];
  /** The value of a `:name` in the route's pattern. */
  param(name: string): string;
}

/** An answer: without a body it must be a 204. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

/** One route of the API. */
export interface Route {
  readonly method: string;
  /** Path after `/api/v10`; `:name` stands for one segment. */
  readonly pattern: string;
  /** Whether it needs no bot token, like routes with an interaction's token. */
  readonly open?: true;
  run(call: Call, site: Site): Reply;
}

export const noContent: Reply = { status: 204 };

export function ok(body: unknown): Reply {
  return { status: 200, body };
}
