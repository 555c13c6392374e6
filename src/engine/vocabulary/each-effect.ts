/** Tables with an entry for every effect. The compiler names the effect that a table leaves out. */
import type { Effect } from './effect.ts';

/**
 * What a reader makes of each effect.
 * @typeParam Context what it needs besides the effect
 * @typeParam None the entry of effects of which it makes nothing, such as `no words`
 */
export type EachEffect<Context, Result, None extends string> = {
  readonly [Do in Effect['do']]: EffectReader<Do, Context, Result> | None;
};

type EffectReader<Do extends Effect['do'], Context, Result> = (
  effect: Extract<Effect, { do: Do }>,
  context: Context,
) => Result;

/** Returns what the table's entry makes of an effect; null when it makes nothing. */
export function readEffect<Context, Result, None extends string>(
  table: EachEffect<Context, Result, None>,
  effect: Effect,
  context: Context,
): Result | null {
  return readNamed(table, effect.do, effect, context);
}

function readNamed<Do extends Effect['do'], Context, Result, None extends string>(
  table: EachEffect<Context, Result, None>,
  name: Do,
  effect: Extract<Effect, { do: Do }>,
  context: Context,
): Result | null {
  const entry: EffectReader<Do, Context, Result> | None = table[name];
  return typeof entry === 'string' ? null : entry(effect, context);
}
