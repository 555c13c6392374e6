/** The custom ids of the panel of a person's own times, `m1:<verb>`. They name no person: only its owner sees the panel. */
import { z } from 'zod';

export const OWN_TIMES_PREFIX = 'm1';

const verb = z.enum(['open', 'clock', 'from', 'until', 'bot', 'loud']);

export type OwnTimesPress =
  | { readonly do: z.infer<typeof verb> }
  /** Offers clocks that are so many minutes ahead of whole hours. */
  | { readonly do: 'clocks'; readonly fraction: number };

export function ownTimesId(press: OwnTimesPress): string {
  const end = press.do === 'clocks' ? `:${press.fraction}` : '';
  return `${OWN_TIMES_PREFIX}:${press.do}${end}`;
}

/** Null when the id is invalid. */
export function readOwnTimesId(id: string): OwnTimesPress | null {
  const [, name, fraction] = /^m1:([a-z]+)(?::(0|30|45))?$/.exec(id) ?? [];
  if (name === 'clocks') return fraction === undefined ? null : { do: 'clocks', fraction: Number(fraction) };
  const read = verb.safeParse(name);
  return read.success && fraction === undefined ? { do: read.data } : null;
}
