/** `/block`: no challenges, invitations or calls from a person, who is not told. */
import { describe, expect, it } from 'vitest';
import { FORGET_ID } from '../../src/commands/components/forget-press.ts';
import { challenge as SENTENCES } from '../../src/words/en/challenge.ts';
import { openDuel, threadOf } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

async function opened() {
  const stage = await openStage();
  await stage.startBot();
  const { playground, hall } = stage;
  const [ada, bo, cy] = [playground.person(0), playground.person(1), playground.person(2)];
  const block = async (person: typeof ada, whom: typeof ada) =>
    (await (await person.command(hall, 'block', { person: whom.id })).settled()).text;
  const challenge = async () =>
    (await ada.command(hall, 'duel', { opponent: bo.id, hero: 'monk', 'opponent-hero': 'ninja' })).settled();
  return { stage, hall, ada, bo, cy, block, challenge };
}

describe('a blocked person', () => {
  it('can neither challenge nor invite, and reads what anybody reads whose opponent is busy', async () => {
    const { stage, hall, ada, bo, cy, block, challenge } = await opened();
    expect(await block(bo, ada)).toContain(`<@${ada.id}> can no longer challenge, invite or call you`);
    const refused = await challenge();
    expect([refused.ephemeral, refused.text]).toEqual([true, SENTENCES.notNow]);
    const invitations = [
      await ada.command(hall, 'play', { mode: 'koth', invite: bo.id }),
      await ada.command(hall, 'mission', { mission: 'toll-bridge', invite: bo.id }, { subcommand: 'start' }),
    ];
    for (const invitation of invitations) {
      const answer = await invitation.settled();
      expect([answer.ephemeral, answer.text]).toEqual([true, SENTENCES.notNow]);
    }
    const lobby = await (await ada.command(hall, 'play', { mode: 'koth' })).settled();
    const called = await (await ada.select(lobby, 'Call somebody', [bo.id])).settled();
    expect(called.text).toBe(SENTENCES.notNow);
    // The block holds in one direction, and for nobody else.
    const back = await (await bo.command(hall, 'duel', { opponent: ada.id })).settled();
    expect(back.text).toContain('challenges you to a duel');
    const other = await (await cy.command(hall, 'duel', { opponent: bo.id })).settled();
    expect(other.text).toContain('challenges you to a duel');
    expect(JSON.stringify(stage.playground.messages(hall))).not.toMatch(/block/i);
    expectNoErrors(stage);
  });

  it('can be blocked below a declined challenge, seen in the list and unblocked', async () => {
    const { stage, hall, ada, bo, challenge } = await opened();
    await (await bo.press(await challenge(), 'Decline')).settled();
    const offer = await bo.waitForMessage(
      hall,
      ({ ephemeral, text }) => ephemeral && text.includes('You declined.'),
    );
    expect((await (await bo.press(offer, 'Block them')).settled()).text).toContain('can no longer challenge');
    expect(ada.messages(hall).some(({ text }) => text.includes('You declined.'))).toBe(false);
    expect((await challenge()).text).toBe(SENTENCES.notNow);
    const list = await (await bo.command(hall, 'block')).settled();
    expect(list.text).toContain(`You have blocked <@${ada.id}>.`);
    const freed = await (await bo.select(list, 'Unblock somebody …', [ada.id])).settled();
    expect(freed.text).toContain('can challenge and invite you again');
    expect((await challenge()).text).toContain('challenges you to a duel');
    expectNoErrors(stage);
  });

  it('can ask for no rematch and send no reminder', async () => {
    const { stage, ada, bo, block } = await opened();
    const { thread } = await openDuel(stage);
    expect(await block(ada, bo)).toContain('can no longer');
    const panel = await (await bo.command(thread, 'waiting')).settled();
    expect((await (await bo.press(panel, 'Remind them')).settled()).text).toContain('cannot be reminded now');
    const question = await (await ada.command(thread, 'concede')).settled();
    await (await ada.press(question, 'Concede the game')).settled();
    const over = await bo.waitForMessage(thread, ({ text }) => text.includes('Thank you for playing'));
    expect((await (await bo.press(over, 'Rematch')).settled()).text).toBe(SENTENCES.notNow);
    expect((await (await ada.press(over, 'Rematch')).settled()).text).toContain('asks for a rematch');
    expectNoErrors(stage);
  });

  it('is forgotten with the profile', async () => {
    const { stage, hall, ada, bo, block, challenge } = await opened();
    await block(bo, ada);
    expect(await stage.store.readRecord('profile', bo.id)).toEqual({ blocked: [ada.id] });
    const asked = await (await bo.command(hall, 'forget-me')).settled();
    await (await bo.press(asked, FORGET_ID)).settled();
    expect(await stage.store.readRecord('profile', bo.id)).toBeNull();
    expect((await challenge()).text).toContain('challenges you to a duel');
    expect(() => threadOf(stage)).toThrow();
    expectNoErrors(stage);
  });

  it('is kept beside other settings that are changed at the same moment', async () => {
    const { stage, hall, ada, bo, cy } = await opened();
    await Promise.all([
      bo.command(hall, 'block', { person: ada.id }),
      bo.command(hall, 'block', { person: cy.id }),
    ]);
    await expect
      .poll(() => stage.store.readRecord('profile', bo.id))
      .toEqual({ blocked: expect.arrayContaining([ada.id, cy.id]) });
    const own = await (await bo.command(hall, 'block', { person: bo.id })).settled();
    expect(own.text).toBe('You cannot block yourself.');
    expectNoErrors(stage);
  });
});
