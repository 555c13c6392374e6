/** Texts of a Mission whose figures depend on how many heroes set out. */
import { numberFor } from '../../engine/rules.ts';

/**
 * The text for a party: of `{9/7/6/5}` the figure for so many heroes is left, the last one where there are more.
 * @param heroes 1 or more
 */
export function textFor(text: string, heroes: number): string {
  return text.replaceAll(/\{(\d+(?:\/\d+)*)\}/g, (_, figures: string) =>
    String(numberFor(heroes, figures.split('/').map(Number))),
  );
}
