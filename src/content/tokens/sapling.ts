import { draw, gainCp, heal } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const sapling: TokenDefinition = {
  id: 'sapling',
  name: 'Sapling',
  kind: 'companion',
  limit: 2,
  spends: [
    { use: 'heal', timing: 'any-time', takes: 1, oncePerTurn: 'token', effects: [heal(1), gainCp(1)] },
    { use: 'draw', timing: 'any-time', takes: 1, cp: 1, oncePerTurn: 'token', effects: [draw()] },
  ],
  text: 'Spend to heal 1 and gain 1 CP, or with 1 CP to draw a card; one Sapling a turn. Grows into a Dryad.',
};
