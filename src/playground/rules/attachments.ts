import { isJson, type Json } from '../json.ts';
import type { FieldError } from '../rest/refusal.ts';
import { refuse } from '../rest/refusal.ts';
import { safeName, type Upload } from '../world/files.ts';
import type { Attachment } from '../world/message.ts';

/** The most bytes of one file: 10 MiB, without boosts. */
export const maxFileBytes = 10 * 1024 * 1024;
/** The most bytes of one request: 25 MiB. */
export const maxRequestBytes = 25 * 1024 * 1024;
/** The most files of a message. */
export const maxFiles = 10;

/** @throws Refusal 40005 when a file is too large */
export function checkFileSizes(uploads: readonly Upload[]): void {
  if (uploads.some((upload) => upload.bytes.length > maxFileBytes)) throw refuse('tooLarge');
}

/** A URL in an embed or a component. */
interface MediaUse {
  readonly holder: Json;
  readonly key: string;
  readonly url: string;
  readonly path: readonly (string | number)[];
}

function mediaUses(value: unknown, path: readonly (string | number)[]): MediaUse[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => mediaUses(item, [...path, i]));
  if (!isJson(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isUrl = (key === 'url' || key === 'icon_url') && typeof inner === 'string' && inner !== '';
    return isUrl
      ? [{ holder: value, key, url: inner, path: [...path, key] }]
      : mediaUses(inner, [...path, key]);
  });
}

function schemeOf(url: string): string {
  return url.slice(0, url.indexOf(':') + 1).toLowerCase();
}

const scheme = 'attachment://';

/** The errors of URLs that Discord cannot show: a file that is not attached, or a scheme other than http. */
export function mediaErrors(
  embeds: readonly Json[],
  components: readonly Json[],
  attached: readonly { readonly filename: string }[],
): FieldError[] {
  const names = new Set(attached.map((a) => a.filename));
  const uses = [...mediaUses(embeds, ['embeds']), ...mediaUses(components, ['components'])];
  return uses.flatMap(({ url, path }) => {
    if (url.startsWith(scheme)) {
      if (names.has(safeName(url.slice(scheme.length)))) return [];
      const message = `No attached file has the name ${url.slice(scheme.length)}.`;
      return [{ path, code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', message }];
    }
    const allowed = ['http:', 'https:', 'discord:'].includes(schemeOf(url));
    const message = `Scheme "${schemeOf(url)}" is not supported. Must be one of http, https, attachment.`;
    return allowed ? [] : [{ path, code: 'URL_TYPE_INVALID_SCHEME', message }];
  });
}

/** Copies of embeds or components with `attachment://` URLs replaced by the files' real ones. */
export function withRealAddresses(list: readonly Json[], attached: readonly Attachment[]): Json[] {
  const copy = structuredClone(list).map((item) => ({ ...item }));
  for (const { holder, key, url } of mediaUses(copy, [])) {
    const file = attached.find((a) =>
      url.startsWith(scheme) ? a.filename === safeName(url.slice(scheme.length)) : a.url === url,
    );
    if (file === undefined) continue;
    holder[key] = file.url;
    if (key === 'url') Object.assign(holder, mediaAnswer(file));
  }
  return copy;
}

function mediaAnswer(file: Attachment): Json {
  return {
    proxy_url: file.url,
    content_type: file.contentType,
    attachment_id: file.id,
    ...(file.width === null ? {} : { width: file.width }),
    ...(file.height === null ? {} : { height: file.height }),
  };
}
