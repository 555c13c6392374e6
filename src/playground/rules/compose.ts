import { type Json, numberOf } from '../json.ts';
import { type FieldError, invalidForm, refuse } from '../rest/refusal.ts';
import type { FileStore, Upload } from '../world/files.ts';
import { safeName } from '../world/files.ts';
import { type Attachment, type MessageParts, messageFlag } from '../world/message.ts';
import { fillInComponents, fillInEmbeds } from './answer-defaults.ts';
import { checkFileSizes, maxFiles, mediaErrors, withRealAddresses } from './attachments.ts';
import { allComponents } from './component-tree.ts';
import { componentErrors } from './components.ts';
import { embedErrors } from './embeds.ts';
import { allowedMentionErrors, mentionsOf } from './mentions.ts';
import type { MessageBody } from './message-body.ts';

/** The input of a message. */
export interface Composition {
  readonly body: MessageBody;
  readonly uploads: readonly Upload[];
  /** The current content of an edited message. */
  readonly before: MessageParts | null;
  /** Flags that the sender may set in addition to those of the content. */
  readonly settableFlags: number;
  readonly files: FileStore;
  readonly channelId: string;
  readonly customEmojiIds: ReadonlySet<string>;
  /** The path of the message in the request body, for errors. */
  readonly prefix: readonly (string | number)[];
}

interface PlannedFile {
  readonly kept: Attachment | null;
  readonly upload: Upload | null;
  readonly filename: string;
  readonly description: string | null;
}

const contentFlags = messageFlag.suppressEmbeds | messageFlag.componentsV2;

/**
 * Builds a message from a request's body; invalid bodies are refused as by Discord.
 * @throws Refusal 50035 with every broken rule, 50006 for an empty message, 40005 for large files
 */
export function compose(input: Composition): MessageParts {
  const { body, before, prefix } = input;
  checkFileSizes(input.uploads);
  const planned = planFiles(input);
  const flags = mergedFlags(input);
  const isV2 = (flags & messageFlag.componentsV2) !== 0;
  const content = body.content === undefined ? (before?.content ?? '') : (body.content ?? '');
  const embeds = body.embeds === undefined ? (before?.embeds ?? []) : (body.embeds ?? []);
  const components = body.components === undefined ? (before?.components ?? []) : (body.components ?? []);
  const errors = [
    ...planned.errors,
    ...flagErrors(input, isV2, content, embeds),
    ...(content.length > 2000
      ? [{ path: ['content'], code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 2000 or fewer in length.' }]
      : []),
    ...embedErrors(embeds),
    ...componentErrors(components, isV2, input.customEmojiIds),
    ...mediaErrors(body.embeds ?? [], body.components ?? [], planned.files),
    ...allowedMentionErrors(body.allowed_mentions),
  ];
  if (errors.length > 0) throw invalidForm(errors.map((e) => ({ ...e, path: [...prefix, ...e.path] })));
  const nothing = content.trim() === '' && embeds.length === 0 && components.length === 0;
  if (nothing && planned.files.length === 0) throw refuse('emptyMessage');
  const attachments = planned.files.map((file) => keep(input, file));
  return {
    content,
    ...asAnswered(embeds, components, attachments),
    attachments,
    flags,
    mentions: mentionsOf(content, components, body.allowed_mentions),
  };
}

/** Embeds and components in the form of Discord's answers. */
function asAnswered(
  embeds: readonly Json[],
  components: readonly Json[],
  attachments: readonly Attachment[],
) {
  const answered = {
    embeds: withRealAddresses(embeds, attachments),
    components: withIds(withRealAddresses(components, attachments)),
  };
  fillInEmbeds(answered.embeds);
  fillInComponents(answered.components);
  return answered;
}

function mergedFlags({ body, before, settableFlags }: Composition): number {
  const wanted = (body.flags ?? 0) & (contentFlags | settableFlags);
  if (before === null) return wanted;
  // The V2 flag cannot be removed. An edit with flags replaces the others.
  const sticky = before.flags & ~(body.flags == null ? 0 : messageFlag.suppressEmbeds);
  return sticky | wanted;
}

function flagErrors(
  { body, settableFlags }: Composition,
  isV2: boolean,
  content: string,
  embeds: readonly Json[],
): FieldError[] {
  const errors: FieldError[] = [];
  const notSettable = (body.flags ?? 0) & messageFlag.ephemeral & ~settableFlags;
  if (notSettable !== 0) {
    errors.push({
      path: ['flags'],
      code: 'MESSAGE_FLAGS_INVALID',
      message: 'Only an answer to an interaction can be ephemeral.',
    });
  }
  if (!isV2) return errors;
  const code = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
  const message = 'The field cannot be used together with the flag IS_COMPONENTS_V2.';
  if (content !== '') errors.push({ path: ['content'], code, message });
  if (embeds.length > 0) errors.push({ path: ['embeds'], code, message });
  return errors;
}

/** Matches the list `attachments` with the uploaded files and with the message's existing ones. */
function planFiles({ body, uploads, before }: Composition): { files: PlannedFile[]; errors: FieldError[] } {
  const existing = before?.attachments ?? [];
  const listed = body.attachments;
  const errors: FieldError[] = [];
  const files: PlannedFile[] = [];
  const used = new Set<Upload>();
  if (listed === undefined) files.push(...existing.map(keptFile));
  (listed ?? []).forEach((entry, i) => {
    const kept = existing.find((a) => a.id === entry.id);
    const upload = uploads.find((u) => String(u.index) === entry.id);
    if (kept !== undefined) {
      files.push({ ...keptFile(kept), description: entry.description ?? kept.description });
    } else if (upload !== undefined) {
      used.add(upload);
      files.push(newFile(upload, entry.filename ?? null, entry.description ?? null));
    } else {
      const message = `No file with the number ${entry.id} came with the request.`;
      errors.push({ path: ['attachments', i, 'id'], code: 'ATTACHMENT_NOT_FOUND', message });
    }
  });
  files.push(...uploads.filter((u) => !used.has(u)).map((u) => newFile(u, null, null)));
  if (files.length > maxFiles) {
    errors.push({
      path: ['attachments'],
      code: 'BASE_TYPE_MAX_LENGTH',
      message: `Must be ${maxFiles} or fewer in length.`,
    });
  }
  return { files, errors };
}

function keptFile(kept: Attachment): PlannedFile {
  return { kept, upload: null, filename: kept.filename, description: kept.description };
}

function newFile(upload: Upload, name: string | null, description: string | null): PlannedFile {
  return { kept: null, upload, filename: safeName(name ?? upload.filename), description };
}

function keep({ files, channelId }: Composition, file: PlannedFile): Attachment {
  if (file.kept !== null) return { ...file.kept, description: file.description };
  if (file.upload === null) throw new Error(`The file ${file.filename} is neither kept nor uploaded.`);
  return files.keep(channelId, file.upload, file.filename, file.description);
}

/** Numbers the components without an id, like Discord. */
function withIds(components: Json[]): Json[] {
  const placed = allComponents(components);
  const taken = new Set(placed.map((p) => numberOf(p.component.id)));
  let next = 1;
  for (const { component } of placed) {
    if ((numberOf(component.id) ?? 0) !== 0) continue;
    while (taken.has(next)) next += 1;
    taken.add(next);
    component.id = next;
  }
  return components;
}
