import { isJson, type Json, numberOf, objectsOf } from '../json.ts';

/** Discord's numbers of the component types. */
export const componentType = {
  row: 1,
  button: 2,
  stringSelect: 3,
  userSelect: 5,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  textDisplay: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
} as const;

/** The types of select menus. */
export const selectTypes: ReadonlySet<number> = new Set([3, 5, 6, 7, 8]);

/** A component and its path from the root of the body. */
export interface PlacedComponent {
  readonly component: Json;
  readonly type: number;
  readonly path: readonly (string | number)[];
}

/** Every component in a list, nested ones included, in the order of reading. */
export function allComponents(
  list: unknown,
  path: readonly (string | number)[] = ['components'],
): PlacedComponent[] {
  return objectsOf(list).flatMap((component, i) => withNested(component, [...path, i]));
}

function withNested(component: Json, path: readonly (string | number)[]): PlacedComponent[] {
  const { accessory } = component;
  const inner = isJson(accessory) ? withNested(accessory, [...path, 'accessory']) : [];
  const children = allComponents(component.components, [...path, 'components']);
  return [{ component, type: numberOf(component.type) ?? 0, path }, ...children, ...inner];
}
