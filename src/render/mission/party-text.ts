/** Texts of a Mission with figures that depend on the number of heroes. */
import { numberFor } from '../../engine/rules.ts';

/**
 * The text for a party: `{9/7/6/5}` becomes the figure for this number of heroes, the last one for larger parties.
 * @param heroes 1 or more
 */
export function textFor(text: string, heroes: number): string {
  return text.replaceAll(/\{(\d+(?:\/\d+)*)\}/g, (_, figures: string) =>
    String(numberFor(heroes, figures.split('/').map(Number))),
  );
}
