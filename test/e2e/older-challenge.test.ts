/** Challenges that stood open, by an earlier version of the bot, when this one was started. */
import { describe, expect, it } from 'vitest';
import { LOBBY_LIFE } from '../../src/games/lobby/lobby.ts';
import { isTable } from './presser.ts';
import { postRows, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

const ID = '0123456789ab';

/** Ada has challenged Bo; the bot is started afterwards. */
async function openOlderChallenge(heroes: readonly [string | null, string | null], expiresAt = Date.now()) {
  const stage = await openStage();
  const { playground, store, hall } = stage;
  const [ada, bo, cleo] = [playground.person(0), playground.person(1), playground.person(2)];
  const button = (verb: string) => ({ type: 2, style: 2, label: verb, custom_id: `c1:${ID}:${verb}` });
  const options = [
    { label: 'Monk', value: 'monk' },
    { label: 'Ninja', value: 'ninja' },
  ];
  const message = await postRows(stage, hall, [
    { type: 1, components: ['accept', 'decline', 'take-back'].map(button) },
    { type: 1, components: [{ type: 3, custom_id: `c1:${ID}:accept-as-2`, options }] },
  ]);
  const listed = { id: ID, expiresAt, messageId: message.id, from: ada.id, to: bo.id, channelId: hall };
  await store.writeRecord('challenge', 'open', [listed]);
  await store.writeRecord('challenge', ID, {
    ...{ id: ID, guildId: playground.guildId, channelId: hall, messageId: message.id },
    ...{ challenger: { id: ada.id, name: 'Ada' }, opponent: { id: bo.id, name: 'Bo' } },
    ...{ heroes: [...heroes], pace: 'live', first: 1, houseRules: [], expiresAt },
  });
  await stage.startBot();
  return { stage, ada, bo, cleo, message };
}

const TOMORROW = () => Date.now() + LOBBY_LIFE;

describe('a challenge by an earlier version of the bot', () => {
  it('is accepted with a hero from its select', async () => {
    const { stage, bo, message } = await openOlderChallenge(['barbarian', null], TOMORROW());
    await (await bo.select(message, /accept-as/, ['ninja'])).settled();
    expect(message.text).toMatch(/\(Barbarian\) duels with .*\(Ninja\)/);
    const table = await bo.waitForMessage(message.id, isTable);
    // Bo has the first turn.
    expect(table.text).toMatch(/Bo/);
    expect(await stage.store.readRecord('challenge', ID)).toBeNull();
    expectNoErrors(stage);
  });

  it('is accepted with the hero that was proposed', async () => {
    const { stage, bo, cleo, message } = await openOlderChallenge([null, 'monk'], TOMORROW());
    await cleo.press(message, 'accept');
    await waitForPrivateText(cleo, stage.hall, /This challenge is for Bo/);
    await (await bo.press(message, 'accept')).settled();
    expect(message.text).toMatch(/duels with .*\(Monk\)/);
    await bo.waitForMessage(message.id, isTable);
    expectNoErrors(stage);
  });

  it('is declined and taken back', async () => {
    const declined = await openOlderChallenge([null, null], TOMORROW());
    await (await declined.bo.press(declined.message, 'decline')).settled();
    expect(declined.message.text).toContain('declined');
    expectNoErrors(declined.stage);
    const taken = await openOlderChallenge([null, null], TOMORROW());
    await (await taken.ada.press(taken.message, 'take-back')).settled();
    expect(taken.message.text).toContain('took back');
    expect(taken.message.buttons).toEqual([]);
    expectNoErrors(taken.stage);
  });

  it('expires at its own time', async () => {
    const { stage, message } = await openOlderChallenge([null, null]);
    await waitUntil(stage, () => message.text.includes('has expired'));
    expect(message.buttons).toEqual([]);
    await expect.poll(() => stage.store.readRecord('lobby', ID)).toBeNull();
    expectNoErrors(stage);
  });
});
