/** The damage that is coming, in words of a question. */
import { tokenById } from '../../engine/definitions.ts';
import type { GameView, Seat } from '../../engine/index.ts';
import { DAMAGE_TYPES } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import type { TablePlayer } from './players.ts';

/** What is told of a view, and how players are called. */
export interface Telling {
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  readonly name: (players: readonly TablePlayer[], seat: Seat, words: Words) => string;
  readonly words: Words;
}

/** Whether a Defensive Ability may answer the current Attack. */
export function mayBeDefended({ attack }: GameView): boolean {
  return attack !== null && !attack.undefendable && DAMAGE_TYPES[attack.type ?? 'normal'].defendable;
}

/**
 * The token that a figure is about to spend against the Attack, and how much it prevents (rule: m-enemy-token-use);
 * null for none.
 */
function preventedByFigure(
  view: GameView,
  seat: Seat,
): { readonly token: string; readonly amount: number } | null {
  if (!mayBeDefended(view)) return null;
  const figure = view.mission?.figures.find((one) => one.seat === seat);
  for (const { id, name } of figure?.tokens ?? []) {
    const { enemy = [], spends = [] } = tokenById(id);
    if (!enemy.some(({ use, when }) => use === 'prevent' && when === 'attacked')) continue;
    const [effect] = spends.find(({ use }) => use === 'prevent')?.effects ?? [];
    if (effect?.do === 'prevent' && typeof effect.amount === 'number')
      return { token: name, amount: effect.amount };
  }
  return null;
}

/** The damage that would land now, `(8 to Bo)`; both sums if both sides have incoming damage. */
export function withComing(
  plain: string,
  { view, players, name, words }: Telling,
  coming = words.asking.incoming,
): string {
  const { asking } = words;
  const sums = view.sums.flatMap(({ seat, total }) => {
    if (total <= 0) return [];
    const told = asking.damageTo(total, name(players, seat, words));
    const held = preventedByFigure(view, seat);
    return [held === null ? told : asking.behindToken(told, held.token, Math.min(total, held.amount))];
  });
  if (sums.length > 0) return coming(plain, sums);
  return view.sums.length > 0 ? asking.noneIncoming(plain) : plain;
}

/** The Attack that the asked player may defend against, with what is coming at them. */
export function attackWords(view: GameView, { asking }: Words): string {
  const asked = view.pending?.seat;
  const targets = view.attack?.targets.map(({ seat }) => seat) ?? [];
  const whom = targets.find((seat) => seat === asked) ?? (targets.length === 1 ? targets[0] : undefined);
  const sum = view.sums.find(({ seat }) => seat === whom);
  const name = view.attack?.name ?? asking.theAttack;
  return sum ? asking.attackComing(name, sum.total) : name;
}
