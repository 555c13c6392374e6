/** Players who are named by their side of the Attack: in an ability one of the two sides is its owner. */
import type { AbilityKind } from '../../../engine/vocabulary/hero.ts';
import type { Line } from './lines.ts';
import type { Message } from './messages.ts';

const PLAYER = '(?:player|opponent|hero)';
const ATTACKER = new RegExp(`\\battack(?:er|ing ${PLAYER})\\b`, 'i');
const DEFENDER = new RegExp(`\\bdefend(?:er|ing ${PLAYER})\\b`, 'i');

const OWN_SIDE: Readonly<Record<AbilityKind, RegExp | null>> = {
  offensive: ATTACKER,
  ultimate: ATTACKER,
  defensive: DEFENDER,
  passive: null,
};

/** Lines whose words players read and nobody carries out. */
const FOR_READERS = /^\s*(?:says|text|unsure)\b/i;

/**
 * Returns an error for each line of an ability that names its owner as if it were the other side: elsewhere "the
 * attacker" and "the defender" are the player on the other side.
 */
export function namedAsOtherSide(section: Line, kind: AbilityKind): readonly Message[] {
  const own = OWN_SIDE[kind];
  if (own === null) return [];
  return section.under.flatMap((line): readonly Message[] => {
    const found = FOR_READERS.test(line.source)
      ? null
      : own.exec(line.source.replaceAll(/"[^"]*"/g, blanked));
    const message: readonly Message[] =
      found === null
        ? []
        : [
            {
              line: line.number,
              column: found.index + 1,
              kind: 'error',
              says: `The ${found[0].toLowerCase()} is the owner of this ability: write "you" or "your".`,
            },
          ];
    return [...message, ...namedAsOtherSide(line, kind)];
  });
}

function blanked(quoted: string): string {
  return ' '.repeat(quoted.length);
}
