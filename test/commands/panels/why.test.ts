/** What bots tell of their choices: nothing of a hidden hand while the game goes on, and nothing between people. */
import { describe, expect, it } from 'vitest';
import { whyAnswer } from '../../../src/commands/panels/why.ts';
import { type Action, createGame, legalActions } from '../../../src/engine/index.ts';
import type { BotChoice, SeatOccupant } from '../../../src/games/game-service.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { duel, lastRoll, playBotUntil } from '../../ai/players/duel-table.ts';
import { ANNA, BEN, CHANNEL, openedKit, ROBOT, tableKit } from '../../games/table-kit.ts';

const by = (userId: string) => ({ channelId: CHANNEL, userId, interactionId: null, rev: null });

/** The bot of seat 0 in its Main Phase, with an upgrade in hand that it can pay. */
async function told(action: Action, changes: Partial<TableSnapshot> = {}): Promise<string> {
  const kit = await tableKit();
  await kit.open({ occupants: [ROBOT, ANNA] });
  const snapshot = await kit.look();
  const seats = ['barbarian', 'moon-elf'].map((hero) => ({ hero }));
  const state = createGame({ mode: 'duel', seats, seed: 'why', first: 0 });
  const [bot] = state.seats;
  if (!bot) throw new Error('nobody sits there');
  bot.hand = ['smack-ii', 'get-some'];
  bot.cp = 6;
  const choices: BotChoice[] = [{ seat: 0, state, action }];
  const games = {
    look: () => Promise.resolve({ ...snapshot, ...changes }),
    botChoices: () => Promise.resolve(choices),
  };
  const { content } = await whyAnswer({ games }, CHANNEL, 'anna', ENGLISH);
  return content ?? '';
}

const isDefence = ({ kind }: { readonly kind: string }) => kind === 'defend';

describe('a hidden hand', () => {
  it('stays hidden while the game goes on, and is told once it is over', async () => {
    expect(await told({ type: 'pass' })).toBe(ENGLISH.why.nothing);
    expect(await told({ type: 'pass' }, { ended: 'played' })).toMatch(/overlooked “.*Smack II/);
  });

  it('shows the card that was played, and no other', async () => {
    const text = await told({ type: 'play', card: 'smack-ii' });
    expect(text).toContain('Smack II');
    expect(text).not.toContain('Get Some');
  });
});

it('does not call a choice what a bot with one Defensive Ability rolls', async () => {
  const kit = await tableKit();
  await kit.open({ occupants: [ANNA, ROBOT] });
  const snapshot = await kit.look();
  const chosenAt = async (hero: string) => {
    const state = playBotUntil(lastRoll(duel({ hero: 'barbarian' }, { hero }), [1, 1, 1, 2, 4]), isDefence);
    const [action] = legalActions(state, 1).filter(({ type }) => type === 'defend');
    if (!action) throw new Error('there is nothing to defend with');
    const botChoices = () => Promise.resolve([{ seat: 1, state, action }]);
    const games = { look: () => Promise.resolve({ ...snapshot, ended: 'played' as const }), botChoices };
    return (await whyAnswer({ games }, CHANNEL, 'anna', ENGLISH)).content;
  };
  expect(await chosenAt('moon-elf')).toBe(ENGLISH.why.nothing);
  expect(await chosenAt('shadow-thief')).toContain('Shadow Defense');
});

describe('who may ask', () => {
  const asked = async (occupants: readonly SeatOccupant[], userId: string) => {
    const kit = await tableKit();
    await kit.open({ occupants: [...occupants] });
    return kit.tables.botChoices(CHANNEL, userId, 3);
  };

  it.each([
    ['the only person of the game', [ANNA, ROBOT], 'anna', []],
    ['somebody who watches it', [ANNA, ROBOT], 'ben', 'not-now'],
    ['a person of two without a bot', [ANNA, BEN], 'anna', 'not-now'],
  ] as const)('%s', async (_, occupants, userId, answer) => {
    expect(await asked(occupants, userId)).toEqual(answer);
  });

  it('nobody where there is no game', async () => {
    const kit = await tableKit();
    expect(await kit.tables.botChoices(CHANNEL, 'anna', 3)).toBeNull();
  });

  it('everybody once the game is over, in which a bot played', async () => {
    const kit = await tableKit();
    await kit.open({ occupants: [ROBOT, ANNA] });
    await kit.pass(60_000);
    await kit.tables.act(by('anna'), { type: 'concede' });
    const choices = await kit.tables.botChoices(CHANNEL, 'ben', 3);
    expect(choices).not.toBe('not-now');
    for (const { seat } of choices === 'not-now' || choices === null ? [] : choices) expect(seat).toBe(0);
  });

  it('nobody asks about a game of people alone, over or not', async () => {
    const kit = await openedKit();
    await kit.tables.act(by('anna'), { type: 'concede' });
    expect(await kit.tables.botChoices(CHANNEL, 'anna', 3)).toBe('not-now');
  });
});
