/** The Attack under way and its sum in words: every figure with where it comes from. */
import type { GameView } from '../../engine/index.ts';
import { abilityName, cardName, tokenName } from './content-names.ts';
import { escaped, listed, signed } from './phrasing.ts';
import { nameOf, type TablePlayer } from './players.ts';

type Line = GameView['sums'][number]['lines'][number];

/** The name of what a line of the ledger comes from. */
export function lineName(line: Line): string {
  switch (line.sourceKind) {
    case 'ability':
      return abilityName(line.source);
    case 'card':
      return cardName(line.source);
    case 'token':
      return tokenName(line.source);
  }
}

/** `8 Smack, +2 Targeted, −4 Missed Me`: the lines of one sum. */
export function sumLines(lines: readonly Line[]): string {
  return lines
    .map((line, index) => {
      const name = escaped(lineName(line));
      if (line.amount === null) return `all avoided by ${name}`;
      return `${line.step === 1 && index === 0 ? line.amount : signed(line.amount)} ${name}`;
    })
    .join(', ');
}

/** What kind of Attack it is, in the words of the table; empty where there is nothing to say. */
export function attackKind(attack: NonNullable<GameView['attack']>): string {
  if (attack.ultimate) return 'Ultimate';
  if (attack.undefendable) return 'undefendable';
  return attack.type === null || attack.type === 'normal' ? '' : attack.type;
}

/**
 * Lines of markdown: the Attack, who defends with what, and what would land on whom.
 * @returns no lines while there is neither an Attack nor damage on its way
 */
export function attackLines(view: GameView, players: readonly TablePlayer[]): string[] {
  const lines: string[] = [];
  const { attack } = view;
  if (attack) {
    const against = attack.target === null ? '' : ` against ${nameOf(players, attack.target)}`;
    const kind = attackKind(attack);
    const aside = [kind, attack.landed ? 'damage has landed' : ''].filter((part) => part !== '');
    const defense = attack.defense === null ? '' : `, defended with ${escaped(attack.defense)}`;
    lines.push(
      `**${escaped(attack.name)}**${against}${aside.length > 0 ? ` (${listed(aside)})` : ''}${defense}`,
    );
  }
  if (attack?.landed) return lines;
  for (const sum of view.sums) {
    const parts = sumLines(sum.lines);
    lines.push(`${nameOf(players, sum.seat)} would take **${sum.total}**${parts === '' ? '' : `: ${parts}`}`);
  }
  return lines;
}
