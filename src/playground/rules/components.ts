import { type Json, numberOf, objectsOf, textOf } from '../json.ts';
import type { FieldError } from '../rest/refusal.ts';
import { allComponents, componentType, type PlacedComponent, selectTypes } from './component-tree.ts';
import { emojiProblem } from './emoji.ts';

/** The most components of a Components V2 message, nested ones counted. */
export const maxComponents = 40;
/** The most characters in all text displays of a message together. */
export const maxDisplayedText = 4000;

/**
 * Checks rules about a message's components that are not in the schemas (discord-api-docs: components/reference).
 * @param isV2 whether the message has the flag IS_COMPONENTS_V2
 */
export function componentErrors(
  components: readonly Json[],
  isV2: boolean,
  customEmojiIds: ReadonlySet<string>,
): FieldError[] {
  const placed = allComponents(components);
  return [
    ...(isV2 ? sizeErrors(placed) : legacyErrors(components)),
    ...duplicateErrors(placed, 'custom_id', 'COMPONENT_CUSTOM_ID_DUPLICATED'),
    ...duplicateErrors(placed, 'id', 'COMPONENT_ID_DUPLICATED'),
    ...placed.flatMap((p) => oneComponentErrors(p, customEmojiIds)),
  ];
}

function sizeErrors(placed: readonly PlacedComponent[]): FieldError[] {
  const errors: FieldError[] = [];
  if (placed.length > maxComponents) {
    const message = `The total number of components must be ${maxComponents} or fewer (it is ${placed.length}).`;
    errors.push({ path: ['components'], code: 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', message });
  }
  const texts = placed.filter((p) => p.type === componentType.textDisplay);
  const length = texts.reduce((sum, p) => sum + (textOf(p.component.content)?.length ?? 0), 0);
  if (length > maxDisplayedText) {
    const message = `The text of all components must be ${maxDisplayedText} or fewer in length (it is ${length}).`;
    errors.push({ path: ['components'], code: 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message });
  }
  return errors;
}

function legacyErrors(components: readonly Json[]): FieldError[] {
  const errors: FieldError[] = [];
  if (components.length > 5) {
    errors.push({
      path: ['components'],
      code: 'BASE_TYPE_BAD_LENGTH',
      message: 'Must have 5 or fewer rows.',
    });
  }
  components.forEach((component, i) => {
    if (component.type === componentType.row) return;
    const message = 'Only action rows fit without the flag IS_COMPONENTS_V2.';
    errors.push({ path: ['components', i, 'type'], code: 'UNION_TYPE_CHOICES', message });
  });
  return errors;
}

/** Two components with the same value in `field`. */
export function duplicateErrors(
  placed: readonly PlacedComponent[],
  field: string,
  code: string,
): FieldError[] {
  const seen = new Set<unknown>();
  return placed.flatMap(({ component, path }) => {
    const value = component[field];
    if (value === undefined || value === null || value === 0) return [];
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [{ path: [...path, field], code, message: `A component with this ${field} is there already.` }];
  });
}

function oneComponentErrors(placed: PlacedComponent, customEmojiIds: ReadonlySet<string>): FieldError[] {
  if (placed.type === componentType.row) return rowErrors(placed);
  if (placed.type === componentType.button) return buttonErrors(placed, customEmojiIds);
  if (placed.type === componentType.stringSelect) return stringSelectErrors(placed, customEmojiIds);
  if (selectTypes.has(placed.type)) return rangeErrors(placed, undefined);
  return [];
}

function rowErrors({ component, path }: PlacedComponent): FieldError[] {
  const children = objectsOf(component.components);
  const selects = children.filter((c) => selectTypes.has(numberOf(c.type) ?? 0));
  if (selects.length === 0 || children.length === 1) return [];
  const message = 'A row holds one select menu or up to five buttons.';
  return [{ path: [...path, 'components'], code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message }];
}

function buttonErrors(
  { component, path }: PlacedComponent,
  customEmojiIds: ReadonlySet<string>,
): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, code: string, message: string) =>
    errors.push({ path: [...path, field], code, message });
  const style = numberOf(component.style) ?? 0;
  const hasId = (textOf(component.custom_id) ?? '') !== '';
  const hasUrl = (textOf(component.url) ?? '') !== '';
  if (style <= 4) {
    if (!hasId) add('custom_id', 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required.');
    if (hasUrl) add('url', 'BUTTON_COMPONENT_URL_FORBIDDEN', 'Only a link button has an address.');
  }
  if (style === 5 && !hasUrl) add('url', 'BUTTON_COMPONENT_URL_REQUIRED', 'A link button needs an address.');
  if (style >= 5 && hasId)
    add('custom_id', 'BUTTON_COMPONENT_CUSTOM_ID_FORBIDDEN', 'This style has no custom id.');
  const shown = (textOf(component.label) ?? '').trim() !== '' || component.emoji !== undefined;
  if (style !== 6 && !shown) add('label', 'BUTTON_COMPONENT_INVALID', 'A label or an emoji is required.');
  const problem = emojiProblem(component.emoji, customEmojiIds);
  if (problem !== undefined)
    errors.push({
      path: [...path, 'emoji', 'name'],
      code: 'BUTTON_COMPONENT_INVALID_EMOJI',
      message: problem,
    });
  return errors;
}

function stringSelectErrors(placed: PlacedComponent, customEmojiIds: ReadonlySet<string>): FieldError[] {
  const options = objectsOf(placed.component.options);
  const errors = rangeErrors(placed, options.length);
  const seen = new Set<unknown>();
  options.forEach((option, i) => {
    const path = [...placed.path, 'options', i];
    if (seen.has(option.value)) {
      const message = 'The specified option value is already used.';
      errors.push({ path: [...path, 'value'], code: 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message });
    }
    seen.add(option.value);
    const problem = emojiProblem(option.emoji, customEmojiIds);
    if (problem !== undefined)
      errors.push({
        path: [...path, 'emoji', 'name'],
        code: 'SELECT_COMPONENT_INVALID_EMOJI',
        message: problem,
      });
  });
  const chosen = options.filter((option) => option.default === true).length;
  if (chosen > (numberOf(placed.component.max_values) ?? 1)) {
    const message = 'More options are chosen beforehand than may be chosen.';
    errors.push({ path: [...placed.path, 'options'], code: 'SELECT_COMPONENT_TOO_MANY_DEFAULTS', message });
  }
  return errors;
}

function rangeErrors({ component, path }: PlacedComponent, options: number | undefined): FieldError[] {
  const min = numberOf(component.min_values) ?? 1;
  const max = numberOf(component.max_values) ?? 1;
  if (min > max) {
    return [
      {
        path: [...path, 'min_values'],
        code: 'SELECT_COMPONENT_MIN_OVER_MAX',
        message: 'Must not exceed max_values.',
      },
    ];
  }
  if (options !== undefined && max > options) {
    const message = `Must be ${options} or fewer: there are no more options.`;
    return [{ path: [...path, 'max_values'], code: 'SELECT_COMPONENT_MAX_VALUES', message }];
  }
  return [];
}
