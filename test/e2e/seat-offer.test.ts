/** The seat of a duel is taken over by a named person, with the consent of both sides. */
import { expect, it } from 'vitest';
import { openDuel } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

it('is offered by /hand-over, agreed to by the opponent and taken', async () => {
  const stage = await openStage();
  await stage.startBot();
  const { thread, ada, bo } = await openDuel(stage);
  const cleo = stage.playground.person(2);
  const panel = await (await ada.command(thread, 'hand-over')).settled();
  expect(panel.text).toContain('when they accept and all others agree');
  expect(panel.buttons).toEqual([]);
  const seated = await (await ada.select(panel, 'Offer Barbarian to somebody', [bo.id])).settled();
  expect(seated.text).toContain('They play in this game already');
  await (await ada.select(panel, 'Offer Barbarian to somebody', [cleo.id])).settled();
  const offer = await cleo.waitForMessage(thread, ({ text }) => text.includes('take over their seat'));
  expect(offer.text).toContain(`<@${bo.id}>, do you agree?`);
  expect(offer.buttons.map(({ label }) => label)).toEqual(['Play Barbarian', 'I agree', 'No, thanks']);
  const accepted = await (await cleo.press(offer, 'Play Barbarian')).settled();
  expect(accepted.text).toBe(`<@${cleo.id}> can take over **Barbarian** when <@${bo.id}> agrees.`);
  const done = await (await bo.press(accepted, 'I agree')).settled();
  expect(done.text).toBe(`<@${cleo.id}> plays **Barbarian** from now on.`);
  const hand = await (await cleo.command(thread, 'hand')).settled();
  expect(hand.text).toContain('Barbarian');
  expect((await (await ada.command(thread, 'hand')).settled()).text).toContain(
    'You have no seat in this game',
  );
  expectNoErrors(stage);
});
