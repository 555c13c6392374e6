import { isJson, type Json, numberOf, objectsOf, textOf } from '../json.ts';
import { componentType, selectTypes } from '../rules/component-tree.ts';
import type { World } from '../world/world.ts';
import { Cannot } from './cannot.ts';
import { pickedValues } from './component-data.ts';

/** What a person entered: the field's custom id to a text, or to the values picked. */
export type ModalFields = Readonly<Record<string, string | readonly string[]>>;

/**
 * The `data` of a submitted modal.
 * @throws Cannot when a field is missing or does not fit
 */
export function modalData(world: World, modal: Json, fields: ModalFields): Json {
  const components = objectsOf(modal.components).map((row) => filledRow(world, row, fields));
  return { custom_id: modal.custom_id, components };
}

function filledRow(world: World, row: Json, fields: ModalFields): Json {
  const { type, id } = row;
  if (type === componentType.row) {
    return {
      type,
      id,
      components: objectsOf(row.components).map((field) => filledField(world, field, fields, field.label)),
    };
  }
  if (type === componentType.label && isJson(row.component)) {
    return { type, id, component: filledField(world, row.component, fields, row.label) };
  }
  return { type, id };
}

function filledField(world: World, field: Json, fields: ModalFields, label: unknown): Json {
  const customId = textOf(field.custom_id) ?? '';
  const entered = fields[customId];
  const base = { type: field.type, id: field.id, custom_id: customId };
  const isRequired = field.required !== false;
  const name = textOf(label) ?? customId;
  switch (field.type) {
    case componentType.textInput:
      return { ...base, value: checkedText(field, textFrom(entered ?? field.value), isRequired, name) };
    case componentType.radioGroup: {
      const [value] = valuesFrom(entered);
      if (value === undefined && isRequired) throw new Cannot(`${name}: choose one.`);
      holdToOptions(field, value === undefined ? [] : [value], name);
      return { ...base, value: value ?? null };
    }
    case componentType.checkboxGroup: {
      const values = valuesFrom(entered);
      if (values.length === 0 && isRequired) throw new Cannot(`${name}: choose at least one.`);
      holdToOptions(field, values, name);
      return { ...base, values };
    }
    case componentType.checkbox:
      return { ...base, value: textFrom(entered) === 'true' };
    default: {
      if (!selectTypes.has(numberOf(field.type) ?? 0))
        throw new Cannot(`The playground cannot fill in ${name}.`);
      const values = valuesFrom(entered);
      return {
        ...base,
        ...(values.length === 0 && !isRequired ? { values } : pickedValues(world, field, values)),
      };
    }
  }
}

function textFrom(entered: unknown): string {
  if (Array.isArray(entered)) return textOf(entered[0]) ?? '';
  return textOf(entered) ?? '';
}

/** Several values come as a list, or from the page as the JSON text of one. */
function valuesFrom(entered: ModalFields[string] | undefined): string[] {
  if (entered === undefined || entered === '') return [];
  if (typeof entered !== 'string') return [...entered];
  if (!entered.startsWith('[')) return [entered];
  const list: unknown = JSON.parse(entered);
  return Array.isArray(list) ? list.filter((value) => typeof value === 'string') : [];
}

function checkedText(field: Json, text: string, isRequired: boolean, name: string): string {
  if (text === '') {
    if (isRequired) throw new Cannot(`${name} is required.`);
    return text;
  }
  const min = numberOf(field.min_length) ?? 0;
  const max = numberOf(field.max_length) ?? 4000;
  if (text.length < min || text.length > max)
    throw new Cannot(`${name} must have ${min} to ${max} characters.`);
  return text;
}

function holdToOptions(field: Json, values: readonly string[], name: string): void {
  const offered = new Set(objectsOf(field.options).map((option) => option.value));
  if (values.some((value) => !offered.has(value)))
    throw new Cannot(`${name}: that is not one of the options.`);
}
