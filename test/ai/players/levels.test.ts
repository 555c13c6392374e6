/** Each level of the bot is weaker than the next one, and all beat random play. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { type BotLevel, chooseAtLevel } from '../../../src/ai/players/index.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import { viewOf } from '../../../src/engine/index.ts';
import { IS_LONG_RUN } from '../../sampling.ts';
import { type Chooser, playOut } from '../../soak/play-out.ts';

const GAMES = IS_LONG_RUN ? 36 : 18;

/** The share of duels of a hero against itself that the first level wins, from 0 to 1; a draw counts half. */
function shareOf(level: BotLevel, other: BotLevel): number {
  const heroes = listHeroes().map(({ id }) => id);
  let won = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const hero = heroes[game % heroes.length] ?? '';
    const own = game % 2;
    const choose: Chooser = (state, seat, legal, random) =>
      chooseAtLevel(seat === own ? level : other, viewOf(state, seat), legal, random);
    const seed = `levels ${level} ${other} ${game}`;
    const setup = { mode: 'duel' as const, seats: [{ hero }, { hero }], seed, first: 'roll' as const };
    const { outcome } = playOut(setup, { choices: seed, choose }).state;
    if (outcome?.kind === 'draw') won += 0.5;
    else if (outcome?.team === own) won += 1;
  }
  return won / GAMES;
}

test('an easy bot seldom beats the usual one, and the usual one the strong one', () => {
  const easy = shareOf('easy', 'usual');
  const usual = shareOf('usual', 'strong');
  expect(easy).toBeGreaterThan(0.05);
  expect(easy).toBeLessThan(0.4);
  expect(usual).toBeGreaterThan(0.1);
  expect(usual).toBeLessThan(0.45);
});
