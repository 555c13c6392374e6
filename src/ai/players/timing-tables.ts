/** The table that general prices assume at the moment of a spend: its holder against one other seat. */
import type { SpendTiming } from '../../engine/vocabulary/token.ts';
import type { TableFacts } from './table-facts.ts';

export const HOLDER = 0;
export const OTHER = 1;
/** The damage of an average attack, for tokens that react to an attack or modify one. */
export const ATTACK = 7;

const DEFENDING = { coming: [ATTACK, 0], attackBase: ATTACK, attacked: HOLDER, defenseOver: true };
const ATTACKING = { coming: [0, ATTACK], attackBase: ATTACK, attacked: OTHER };

/** What lies on the table at the moment of each timing; nothing where no Attack is under way. */
export const AT_TIMING: Readonly<Record<SpendTiming, Partial<TableFacts>>> = {
  'incoming-damage': DEFENDING,
  attacked: DEFENDING,
  'own-attack': { ...ATTACKING, defenseOver: true },
  'own-attack-at-offense-end': ATTACKING,
  'own-attack-before-defense': ATTACKING,
  'own-attack-landed': { attacked: OTHER, defenseOver: true, landed: ATTACK },
  'own-dice': {},
  'opponent-dice': {},
  'status-coming': {},
  'own-main': {},
  'own-upkeep': {},
  'own-income': {},
  'any-time': {},
};
