import { type Json, numberOf, objectsOf } from '../json.ts';
import { allComponents, componentType, selectTypes } from '../rules/component-tree.ts';
import type { Message } from '../world/message.ts';
import type { World } from '../world/world.ts';
import { ActionNotAllowed } from './action-not-allowed.ts';

/**
 * The `data` of a component's interaction.
 * @param values the selected values of a select menu
 * @throws ActionNotAllowed when there is no such component, it is disabled, or the values are invalid
 */
export function componentData(
  world: World,
  message: Message,
  customId: string,
  values: readonly string[] | undefined,
): Json {
  const placed = allComponents(message.parts.components).find((p) => p.component.custom_id === customId);
  if (placed === undefined) throw new ActionNotAllowed('This message has no such button or menu any more.');
  const { component, type } = placed;
  if (component.disabled === true) throw new ActionNotAllowed('This button or menu is disabled.');
  const base = { custom_id: customId, component_type: type, id: component.id };
  if (type === componentType.button) return base;
  if (!selectTypes.has(type)) throw new ActionNotAllowed('This part of the message cannot be used.');
  return { ...base, ...pickedValues(world, message, component, values ?? []) };
}

/** Checks the picks of a select menu. @throws ActionNotAllowed */
function pickedValues(world: World, message: Message, select: Json, values: readonly string[]): Json {
  const min = numberOf(select.min_values) ?? 1;
  const max = numberOf(select.max_values) ?? 1;
  if (values.length < min || values.length > max) {
    throw new ActionNotAllowed(min === max ? `Pick ${min}.` : `Pick between ${min} and ${max}.`);
  }
  if (select.type === componentType.stringSelect) {
    const offered = new Set(objectsOf(select.options).map((option) => option.value));
    if (values.some((value) => !offered.has(value)))
      throw new ActionNotAllowed('That is not one of the options.');
    return { values: [...values] };
  }
  if (select.type !== componentType.userSelect) return { values: [...values], resolved: {} };
  const channel = world.channels.get(message.channelId);
  if (channel === undefined) throw new ActionNotAllowed('This channel is gone.');
  const users = Object.fromEntries(values.map((id) => [id, world.user(id)]));
  const members = Object.fromEntries(
    values.map((id) => {
      const { user: _, ...member } = world.member(id) ?? {};
      return [id, { ...member, permissions: world.permissionsIn(channel, id) }];
    }),
  );
  return { values: [...values], resolved: { users, members } };
}
