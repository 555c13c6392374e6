import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { FileStore } from './world/files.ts';

const folder = new URL('./page/', import.meta.url);

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** Pages that the program which starts the playground makes: file name -> HTML. */
export type MorePages = ReadonlyMap<string, () => string>;

/** Serves the chat page and its folder, and further pages. Only plain names are allowed, so no path leaves the folder. */
export async function servePage(path: string, response: ServerResponse, more: MorePages): Promise<void> {
  const name = path === '/' ? 'index.html' : path.slice(1);
  const made = more.get(name);
  if (made !== undefined) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    response.end(made());
    return;
  }
  const ending = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(html|css|js)$/.exec(name)?.[1];
  const type = ending === undefined ? undefined : types[ending];
  const bytes = type === undefined ? undefined : await readIfThere(new URL(name, folder));
  if (type === undefined || bytes === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
    return;
  }
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(bytes);
}

async function readIfThere(file: URL): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Serves an uploaded file like Discord's CDN: it is shown or saved, never executed. */
export function serveAttachment(path: string, files: FileStore, response: ServerResponse): void {
  const file = files.at(path);
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('This content is no longer available.');
    return;
  }
  const isShown = file.contentType.startsWith('image/') && !file.contentType.includes('svg');
  response.writeHead(200, {
    'content-type': file.contentType,
    'content-disposition': isShown ? 'inline' : 'attachment',
    'x-content-type-options': 'nosniff',
    'cache-control': 'max-age=31536000',
  });
  response.end(file.bytes);
}
