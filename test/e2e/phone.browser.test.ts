/** What a phone shows at once: the dice in the picture together with the buttons for them. */
import { expect, it } from 'vitest';
import { browserStage, expectNoPageErrors } from './browser-stage.ts';

const { enter, screenshot } = browserStage();
const PHONE = { width: 400, height: 800 };

it('a roll and its buttons are in view together at 400 x 800', async () => {
  const cleo = await enter('Cleo', PHONE);
  await cleo.command('duel', { hero: 'Barbarian', 'opponent-hero': 'Ninja', starts: 'I start' });
  await cleo.openThread('Cleo (Barbarian)');
  await cleo.table.locator('img:not(.emoji)').waitFor();
  await screenshot(cleo, '8-phone-main');
  await cleo.press('My hand');
  // A picture that comes late is there when the panel is opened again.
  const cards = cleo.hand.locator('img:not(.emoji)');
  await cards.waitFor({ timeout: 5_000 }).catch(() => cleo.press('My hand'));
  await cards.waitFor();
  await screenshot(cleo, '8-phone-hand');
  await cleo.hand.getByRole('button', { name: 'Roll the dice' }).click();
  const dice = cleo.table.locator('[data-custom-id*=":keep:"]');
  await dice.first().waitFor();
  // The picture of the roll takes the place of the one before, after words alone where the machine is busy.
  await expect
    .poll(async () => cleo.table.innerHTML(), { timeout: 80_000 })
    .toMatch(/<img[^>]*Offensive Roll of Cleo: /);
  // A reroll that may lose the only ability asks once more (`reroll-asks`), by what the dice show.
  const again = cleo.table.locator('[data-custom-id*=":reroll:"], [data-custom-id*=":reroll-asks:"]').first();
  // The hand is below: the reader sees the dice and their buttons, independent of the rows that follow.
  await again.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const picture = await cleo.table.locator('img:not(.emoji)').boundingBox();
  const reroll = await again.boundingBox();
  const first = await dice.first().boundingBox();
  if (!picture || !reroll || !first) throw new Error('something is not there to be seen');
  // The dice lie in the lower half of the picture.
  const seenFrom = picture.y + picture.height / 2;
  const bar = await cleo.page.getByTestId('composer').boundingBox();
  const topbar = await cleo.page.getByTestId('messages').boundingBox();
  expect(seenFrom).toBeGreaterThanOrEqual(topbar?.y ?? 0);
  expect(first.y).toBeGreaterThan(seenFrom);
  expect(reroll.y + reroll.height).toBeLessThanOrEqual(bar?.y ?? PHONE.height);
  await screenshot(cleo, '8-phone-roll');
  await expectNoPageErrors(cleo);
}, 180_000);
