import { MessageFlags } from 'discord.js';
import { expect } from 'vitest';
import { objectsOf } from '../../../src/playground/json.ts';
import { allComponents } from '../../../src/playground/rules/component-tree.ts';
import { componentErrors } from '../../../src/playground/rules/components.ts';
import { loadSpec, validateBody } from '../../../src/playground/rules/spec.ts';
import type { MessagePayload } from '../../../src/render/table/index.ts';

/**
 * Validates a payload by Discord's schemas and by rules that are not in them.
 * @param emojiIds the emojis of the application
 */
export async function expectWithinLimits(
  payload: MessagePayload,
  emojiIds: ReadonlySet<string> = new Set(),
): Promise<void> {
  const spec = await loadSpec();
  const body = JSON.parse(JSON.stringify(payload));
  if (payload.flags & MessageFlags.Ephemeral) {
    validateBody(spec.CreateMessageInteractionCallbackRequestSchema, { type: 4, data: body });
  } else {
    validateBody(spec.MessageCreateRequestSchema, body);
  }
  const components = objectsOf(body.components);
  expect(componentErrors(components, true, emojiIds)).toEqual([]);
}

/** The rows with buttons or selects, and the longest label of a button. */
export function measure(payload: MessagePayload): { readonly rows: number; readonly longestLabel: number } {
  const placed = allComponents(JSON.parse(JSON.stringify(payload.components)));
  const labels = placed.filter(({ type }) => type === 2).map(({ component }) => String(component.label));
  return {
    rows: placed.filter(({ type }) => type === 1).length,
    longestLabel: Math.max(0, ...labels.map((label) => label.length)),
  };
}
