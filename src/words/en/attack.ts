/** Texts of an Attack on the table: at whom it is aimed, and what it would do to them. */
import type { DamageType } from '../../engine/definitions.ts';
import { listed } from './phrasing.ts';

/** Where an opponent sits from the attacker's left on: two or three by words, more by number. */
const placeAt = (place: number, of: number) => {
  if (of === 1) return 'the only opponent';
  if (of > 3) return `opponent ${place} from the left`;
  if (place === 1) return 'left';
  return place === of ? 'right' : 'in the middle';
};

export const attackTexts = {
  /** What the faces of the targeting die mean (rule: targeting-roll-phase). */
  aims: {
    line: (attacker: string, faces: readonly string[]) =>
      `Targeting die of ${attacker}: ${faces.join(', ')}.`,
    face: (faces: readonly number[], aim: string) => `${faces.join(' or ')} ${aim}`,
    /** `place` from 1, clockwise from the attacker's left, of as many opponents. */
    at: (player: string, place: number, of: number) => `${player} (${placeAt(place, of)})`,
    attacker: (attacker: string) => `${attacker} chooses`,
    opponents: 'the opponents choose',
  },
  attack: {
    by: (attack: string, attacker: string) => `${attack} by ${attacker}`,
    against: (attack: string, target: string) => `${attack} against ${target}`,
    targets: (players: readonly string[]) => listed(players),
    with: (attack: string, asides: readonly string[]) => `${attack} (${asides.join(', ')})`,
    defended: (attack: string, defense: string) => `${attack}, defended with ${defense}`,
    defendedBy: (attack: string, defenses: readonly string[]) => `${attack}, defended by ${listed(defenses)}`,
    defender: (player: string, defense: string) => `${player} with ${defense}`,
    undefendableFor: (players: readonly string[]) => `undefendable for ${listed(players)}`,
    landed: 'damage has landed',
    ultimate: 'Ultimate',
    undefendable: 'undefendable',
    types: {
      normal: '',
      undefendable: 'undefendable',
      pure: 'pure',
      collateral: 'collateral',
      ultimate: 'ultimate',
      typeless: 'typeless',
    } satisfies Record<DamageType, string>,
    would: (player: string, damage: string) => `${player} would take ${damage}`,
    sum: (text: string, lines: readonly string[]) => `${text}: ${lines.join(', ')}`,
    line: (amount: string, source: string) => `${amount} ${source}`,
    avoided: (source: string) => `all avoided by ${source}`,
    none: 'none',
  },
};
