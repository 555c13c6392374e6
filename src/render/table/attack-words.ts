/** The current Attack and its sum as text: every figure with its source. */
import type { Aim, GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { abilityName, cardName, tokenName } from './content-names.ts';
import { figureParts } from './figure-parts.ts';
import { escaped, signed } from './phrasing.ts';
import { nameOf, type TablePlayer } from './players.ts';

type Line = GameView['sums'][number]['lines'][number];

/** The name of the source of a ledger line. */
export function lineName(line: Line): string {
  switch (line.sourceKind) {
    case 'ability':
      return abilityName(line.variant ?? line.source);
    case 'card':
      return cardName(line.source);
    case 'token':
      return tokenName(line.source);
  }
}

/** The lines of one sum, the Attack's own damage first: a token such as Shame may have an earlier entry. */
export function attackFirst(lines: readonly Line[]): readonly Line[] {
  return lines.toSorted((a, b) => Number(isDealt(b)) - Number(isDealt(a)));
}

function isDealt({ step, sourceKind, amount }: Line): boolean {
  return step === 1 && sourceKind === 'ability' && amount !== null && amount > 0;
}

/** `8 Smack`, `+2 Targeted`, `−4 Missed Me`: the lines of one sum. */
export function sumLines(lines: readonly Line[], words: Words): string[] {
  const { table } = words;
  return attackFirst(lines).map((line, index) => {
    const name = escaped(lineName(line));
    if (line.amount === null) return table.attack.avoided(name);
    const amount = line.step === 1 && index === 0 ? `${line.amount}` : signed(line.amount);
    return explainedBy(table.attack.line(amount, name), line.why, words);
  });
}

/** A figure with what it consists of, if that is more than a printed number. */
export function explainedBy(text: string, why: Line['why'], words: Words): string {
  return why === undefined ? text : words.figures.line(text, figureParts(why, words));
}

/** The kind of the Attack as text; empty for a normal one. */
export function attackKind(attack: NonNullable<GameView['attack']>, { table }: Words): string {
  if (attack.ultimate) return table.attack.ultimate;
  if (attack.undefendable) return table.attack.undefendable;
  return table.attack.types[attack.type ?? 'normal'];
}

/**
 * Lines of markdown: the Attack, the defences, and the damage that would land on each, the asked player first.
 * @returns no lines while there is neither an Attack nor incoming damage
 */
export function attackLines(view: GameView, players: readonly TablePlayer[], words: Words): string[] {
  const { attack } = view;
  const heading = attack ? [attackHeading(attack, view.seats.length > 2, players, words)] : [];
  // Nothing comes any more once the game is over.
  if (attack?.landed || view.outcome) return heading;
  const { table } = words;
  const asked = view.pending?.seat;
  const ownFirst = view.sums.toSorted((a, b) => Number(b.seat === asked) - Number(a.seat === asked));
  const sums = ownFirst.map((sum) => {
    const would = table.attack.would(nameOf(players, sum.seat, words), `**${sum.total}**`);
    const parts = sumLines(sum.lines, words);
    return parts.length === 0 ? would : table.attack.sum(would, parts);
  });
  return [...heading, ...sums];
}

/** What the faces of the targeting die on the table mean; no line without one (rule: targeting-roll-phase). */
export function aimLines({ rolls }: GameView, players: readonly TablePlayer[], words: Words): string[] {
  const { aims: say } = words.table;
  return rolls.flatMap(({ aims = [], owner }) => {
    if (aims.length === 0) return [];
    const attacker = nameOf(players, owner, words);
    const faces = new Map<string, number[]>();
    aims.forEach((aim, at) => {
      const text = aimText(aim, attacker, players, words);
      faces.set(text, [...(faces.get(text) ?? []), at + 1]);
    });
    return [
      say.line(
        attacker,
        [...faces].map(([text, values]) => say.face(values, text)),
      ),
    ];
  });
}

function aimText(aim: Aim, attacker: string, players: readonly TablePlayer[], words: Words): string {
  const { aims } = words.table;
  if (aim === 'attacker-chooses') return aims.attacker(attacker);
  if (aim === 'opponents-choose') return aims.opponents;
  return aims.at(nameOf(players, aim.player, words), aim.place, aim.of);
}

/** @param isNamed whether the attacker is named: a duel does not need it */
function attackHeading(
  attack: NonNullable<GameView['attack']>,
  isNamed: boolean,
  players: readonly TablePlayer[],
  words: Words,
): string {
  const { against, by, targets, with: besides, landed } = words.table.attack;
  const bold = `**${escaped(attack.name)}**`;
  const name = isNamed ? by(bold, nameOf(players, attack.attacker, words)) : bold;
  const aims = attack.benign ? [] : attack.targets.map(({ seat }) => nameOf(players, seat, words));
  const aimed = aims.length === 0 ? name : against(name, targets(aims));
  const undefended = undefendableOnes(attack, players, words);
  const asides = [attackKind(attack, words), undefended, attack.landed ? landed : ''];
  const said = asides.filter((part) => part !== '');
  return withDefenses(said.length > 0 ? besides(aimed, said) : aimed, attack, players, words);
}

/** The targets for whom the Attack is undefendable; empty if it is for all or none. */
function undefendableOnes(
  attack: NonNullable<GameView['attack']>,
  players: readonly TablePlayer[],
  words: Words,
): string {
  const ones = attack.undefendable ? [] : attack.targets.filter(({ undefendable }) => undefendable);
  if (ones.length === 0) return '';
  return words.table.attack.undefendableFor(ones.map(({ seat }) => nameOf(players, seat, words)));
}

/** The defences used; with several targets also by whom. */
function withDefenses(
  told: string,
  { targets }: NonNullable<GameView['attack']>,
  players: readonly TablePlayer[],
  words: Words,
): string {
  const { defended, defendedBy, defender } = words.table.attack;
  const defenses = targets.flatMap(({ seat, defense }) => (defense === null ? [] : [{ seat, defense }]));
  const [first] = defenses;
  if (!first) return told;
  if (targets.length === 1) return defended(told, escaped(first.defense));
  const each = defenses.map(({ seat, defense }) => defender(nameOf(players, seat, words), escaped(defense)));
  return defendedBy(told, each);
}
