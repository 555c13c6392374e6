import { isJson, type Json, numberOf, objectsOf, textOf } from '../json.ts';
import { type FieldError, invalidForm } from '../rest/refusal.ts';
import { allComponents, componentType } from './component-tree.ts';
import { duplicateErrors } from './components.ts';

/** The most rows and labels of a modal. */
export const maxModalRows = 5;

/**
 * What the schema cannot say about a modal.
 * @param data the callback's `data`
 * @throws Refusal 50035
 */
export function holdModalToRules(data: Json): void {
  const path = ['data', 'components'];
  const placed = allComponents(data.components, path);
  const errors: FieldError[] = [
    ...duplicateErrors(placed, 'custom_id', 'COMPONENT_CUSTOM_ID_DUPLICATED'),
    ...duplicateErrors(placed, 'id', 'COMPONENT_ID_DUPLICATED'),
  ];
  if (objectsOf(data.components).length > maxModalRows) {
    errors.push({
      path,
      code: 'BASE_TYPE_BAD_LENGTH',
      message: `Must be between 1 and ${maxModalRows} in length.`,
    });
  }
  for (const { component, type, path: where } of placed) {
    if (type === componentType.row) errors.push(...rowErrors(component, where));
    if (type === componentType.textInput) errors.push(...inputErrors(component, where));
  }
  if (errors.length > 0) throw invalidForm(errors);
}

function rowErrors(row: Json, path: readonly (string | number)[]): FieldError[] {
  const inputs = objectsOf(row.components);
  if (inputs.length > 1) {
    return [
      {
        path: [...path, 'components'],
        code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
        message: 'A row of a modal holds one text input.',
      },
    ];
  }
  const label = isJson(inputs[0]) ? textOf(inputs[0].label) : undefined;
  if (label !== undefined && label !== '') return [];
  return [
    {
      path: [...path, 'components', 0, 'label'],
      code: 'BASE_TYPE_REQUIRED',
      message: 'This field is required',
    },
  ];
}

function inputErrors(input: Json, path: readonly (string | number)[]): FieldError[] {
  const min = numberOf(input.min_length) ?? 0;
  const max = numberOf(input.max_length) ?? 4000;
  if (min > max) {
    return [
      {
        path: [...path, 'min_length'],
        code: 'TEXT_INPUT_MIN_OVER_MAX',
        message: 'Must not exceed max_length.',
      },
    ];
  }
  const value = textOf(input.value) ?? '';
  if (value !== '' && (value.length < min || value.length > max)) {
    const message = `Must be between ${min} and ${max} in length.`;
    return [{ path: [...path, 'value'], code: 'BASE_TYPE_BAD_LENGTH', message }];
  }
  return [];
}
