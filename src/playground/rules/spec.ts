import type { ZodMiniType } from 'zod/mini';
import { isJson, type Json } from '../json.ts';
import { type FieldError, invalidForm } from '../rest/refusal.ts';
import { componentType } from './component-tree.ts';

/** The schemas of Discord's own OpenAPI description, one for each request body that is checked. */
export type Spec = typeof import('discord-api-spec/zod');

let loading: Promise<Spec> | undefined;

/** Loads the schemas once, and only for a playground. */
export function loadSpec(): Promise<Spec> {
  loading ??= import('discord-api-spec/zod');
  return loading;
}

type Issue = NonNullable<ReturnType<ZodMiniType['safeParse']>['error']>['issues'][number];

/** The part of a body in which unknown fields are refused; elsewhere clients send fields that the schemas lack. */
export type KnownFieldsOf = 'everything' | 'components and embeds' | 'nothing';

/**
 * Validates a body by one of Discord's schemas.
 * @param prefix the path of `body` in the whole request
 * @throws Refusal 50035 with every wrong field
 */
export function validateBody(
  schema: ZodMiniType,
  body: unknown,
  known: KnownFieldsOf = 'components and embeds',
  prefix: readonly (string | number)[] = [],
): void {
  const result = schema.safeParse(body);
  if (!result.success) throw invalidForm(result.error.issues.flatMap((issue) => fieldErrors(issue, prefix)));
  const lost = known === 'nothing' ? [] : unknownFields(body, result.data, prefix);
  const unknown = lost.filter((path) => known === 'everything' || isInComponentOrEmbed(path));
  if (unknown.length > 0) {
    const message = 'Discord knows no such field here.';
    throw invalidForm(unknown.map((path) => ({ path, code: 'UNKNOWN_FIELD', message })));
  }
}

function fieldErrors(issue: Issue, prefix: readonly (string | number)[]): FieldError[] {
  const path = [...prefix, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
  if (issue.code === 'invalid_union') {
    const branches: readonly (readonly Issue[])[] = issue.errors;
    const fitting = branches.find(
      (errors) => !errors.some((e) => e.path[0] === 'type' && e.path.length === 1),
    );
    if (fitting === undefined || fitting.length === 0) {
      return [{ path, code: 'UNION_TYPE_CHOICES', message: 'None of the types allowed here fits.' }];
    }
    return fitting.flatMap((inner) => fieldErrors(inner, path));
  }
  return [{ path, ...wording(issue) }];
}

function wording(issue: Issue): { code: string; message: string } {
  switch (issue.code) {
    case 'too_big': {
      const max = String(issue.maximum);
      if (issue.origin === 'string') {
        return { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${max} or fewer in length.` };
      }
      if (issue.origin === 'array') {
        return { code: 'BASE_TYPE_BAD_LENGTH', message: `Must have ${max} or fewer items.` };
      }
      return { code: 'NUMBER_TYPE_MAX', message: `Must be at most ${max}.` };
    }
    case 'too_small': {
      const min = String(issue.minimum);
      if (issue.origin === 'string') {
        return { code: 'BASE_TYPE_BAD_LENGTH', message: `Must be ${min} or more in length.` };
      }
      if (issue.origin === 'array') {
        return { code: 'BASE_TYPE_BAD_LENGTH', message: `Must have ${min} or more items.` };
      }
      return { code: 'NUMBER_TYPE_MIN', message: `Must be at least ${min}.` };
    }
    case 'invalid_value':
      return { code: 'BASE_TYPE_CHOICES', message: `Must be one of ${issue.values.map(String).join(', ')}.` };
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'BASE_TYPE_REQUIRED', message: 'This field is required, as a value of another type.' }
        : { code: 'BASE_TYPE_BAD_TYPE', message: `Must be of the type ${issue.expected}.` };
    default:
      return { code: 'BASE_TYPE_INVALID', message: `Not well formed (${issue.code}).` };
  }
}

/** The paths of fields that are not in the schema. */
function unknownFields(
  input: unknown,
  kept: unknown,
  path: readonly (string | number)[],
): (string | number)[][] {
  if (Array.isArray(input) && Array.isArray(kept)) {
    return input.flatMap((item, i) => unknownFields(item, kept[i], [...path, i]));
  }
  if (!isJson(input) || !isJson(kept)) return [];
  return Object.keys(input).flatMap((key) => unknownFieldsAt(input, kept, key, path));
}

function unknownFieldsAt(
  input: Json,
  kept: Json,
  key: string,
  path: readonly (string | number)[],
): (string | number)[][] {
  if (input[key] === undefined) return [];
  const isAnswers = answerFields.has(key) || (key === 'name' && input.type === componentType.file);
  if (!(key in kept)) return isAnswers ? [] : [[...path, key]];
  return unknownFields(input[key], kept[key], [...path, key]);
}

/** Fields of Discord's answers that a bot sends back when it reuses parts of a message. */
const answerFields = new Set([
  'proxy_url',
  'proxy_icon_url',
  'width',
  'height',
  'placeholder',
  'placeholder_version',
  'content_type',
  'content_scan_metadata',
  'loading_state',
  'attachment_id',
  'id',
  'size',
  'flags',
]);

function isInComponentOrEmbed(path: readonly (string | number)[]): boolean {
  const where = path.findIndex((step) => step === 'components' || step === 'embeds');
  return where !== -1 && where < path.length - 1;
}
