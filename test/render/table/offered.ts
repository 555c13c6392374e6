import { objectsOf } from '../../../src/playground/json.ts';
import { allComponents } from '../../../src/playground/rules/component-tree.ts';
import { encodeAction, type TableAction } from '../../../src/render/action-code.ts';
import { type ButtonAction, readCustomId, readPickedValue } from '../../../src/render/custom-id.ts';
import type { MessagePayload } from '../../../src/render/table/index.ts';

/** What can be pressed in a message: actions of buttons, and the words of every action that is on offer. */
export function offersIn(payload: MessagePayload): {
  readonly userActions: readonly ButtonAction[];
  readonly actions: ReadonlySet<string>;
} {
  const userActions: ButtonAction[] = [];
  const actions = new Set<string>();
  for (const { component, type } of allComponents(JSON.parse(JSON.stringify(payload.components)))) {
    if (type !== 2 && type !== 3) continue;
    const press = readCustomId(String(component.custom_id));
    if (!press) throw new Error(`a custom id that nobody reads: ${String(component.custom_id)}`);
    userActions.push(press.buttonAction);
    if (component.disabled === true) continue;
    if (press.buttonAction.verb === 'act') actions.add(encodeAction(press.buttonAction.action));
    if (press.buttonAction.verb === 'reroll-asks')
      actions.add(encodeAction({ type: 'reroll', dice: press.buttonAction.dice }));
    if (press.buttonAction.verb !== 'pick') continue;
    for (const option of objectsOf(component.options)) {
      const action = readPickedValue(String(option.value));
      if (!action) throw new Error(`an option that nobody reads: ${String(option.value)}`);
      actions.add(encodeAction(asTableAction(action)));
    }
  }
  return { userActions, actions };
}

/** The labels of all buttons and options, in order. */
export function offeredLabels(payload: MessagePayload): string[] {
  const placed = allComponents(JSON.parse(JSON.stringify(payload.components)));
  return placed.flatMap(({ component, type }) => {
    if (type === 2) return [String(component.label)];
    return type === 3 ? objectsOf(component.options).map(({ label }) => String(label)) : [];
  });
}

function asTableAction(action: NonNullable<ReturnType<typeof readPickedValue>>): TableAction {
  switch (action.type) {
    case 'concede':
    case 'set-orders':
    case 'hand-over':
    case 'take-over':
      throw new Error(`${action.type} on a table`);
    default:
      return action;
  }
}
