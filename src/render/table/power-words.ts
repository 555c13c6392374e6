/** Texts of the lines of allies, the momentum card and feats. */
import { allyById, isAlly, isPerk } from '../../engine/definitions.ts';
import { powerLine, RECRUIT } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import { titleOfId } from './phrasing.ts';

/** The owner of a line: the ally's name, or that it is a feat or on the momentum card. */
export function powerOwner(ability: string, { table }: Words): string {
  if (isAlly(ability)) return allyById(ability).name;
  return isPerk(ability) ? table.feat : table.momentumCard;
}

/**
 * A line in full, with its owner: `Old Ferrywoman: Heal 2.`
 * @param shown escapes the name and the text for markdown
 */
export function powerText(
  ability: string,
  line: string,
  words: Words,
  shown: (text: string) => string = (text) => text,
): string {
  const found = powerLine(ability, line);
  return words.table.power(shown(powerOwner(ability, words)), shown(found?.text ?? titleOfId(line)));
}

/** The button label of a line; null if it is none of these. */
export function powerLabel(ability: string, line: string, words: Words): string | null {
  const found = powerLine(ability, line);
  if (!found) return null;
  const { table } = words;
  if (found.line === RECRUIT && isAlly(ability)) return table.recruit(powerOwner(ability, words), found.cost);
  const text = powerText(ability, line, words);
  const lineText = found.exhausts ? table.exhausts(text) : text;
  return found.cost > 0 ? table.forMomentum(lineText, found.cost) : lineText;
}
