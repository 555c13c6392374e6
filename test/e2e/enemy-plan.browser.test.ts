/** Two people with phones plan for the enemies of a Mission, on their private panels. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launchChromium, openPage } from '../chromium.ts';
import { expectNoPageErrors, PHONE } from './browser-stage.ts';
import { pressLobby, seesSeated, sitDownAs } from './chat-lobby.ts';
import { ChatPage } from './chat-page.ts';
import { playMission } from './mission-pages.ts';
import { SEED } from './scene.ts';
import { closeAtEnd, expectNoErrors, openStage } from './stage.ts';

const SCREENS = join(import.meta.dirname, '..', '..', 'artefacts', 'screens');
const HEROES = ['Barbarian', 'Moon Elf'] as const;
/** The first round takes less. */
const MOST_PRESSES = 80;

it('two people see what comes, plan for it, and take the plan back', async () => {
  mkdirSync(SCREENS, { recursive: true });
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED, draw: () => 0, pictures: true });
  const browser = await launchChromium();
  closeAtEnd(() => browser.close());
  const enter = async (name: string) => {
    const page = await openPage(browser, PHONE);
    page.setDefaultTimeout(60_000);
    return ChatPage.open(page, stage.playground.url, name);
  };
  const [ada, bo] = [await enter('Ada'), await enter('Bo')];
  await ada.command('mission start', { mission: 'The Toll Bridge', hero: HEROES[0] });
  await sitDownAs(bo, 'The Toll Bridge', 'moon-elf');
  await seesSeated(ada, 'The Toll Bridge', 'Bo');
  await pressLobby(ada, 'The Toll Bridge', 'Start');
  for (const person of [ada, bo]) await person.openThread('The Toll Bridge');

  const shots = new Set<string>();
  const look = async (person: ChatPage) => {
    if ((await person.hand.count()) === 0) return;
    const told = (await person.hand.textContent()) ?? '';
    const [, phase = ''] = /Round \d+, ([A-Z][A-Za-z& ]+)/.exec(told) ?? [];
    if (!told.includes('While the enemies act') || shots.has(`${person.name} ${phase}`)) return;
    shots.add(`${person.name} ${phase}`);
    await person.screenshotOf(person.hand, join(SCREENS, `enemy-plan-${shots.size}.png`));
  };
  let planned = false;
  let planner = ada;
  await playMission(
    [ada, bo].map((page, at) => ({ page, hero: HEROES[at] ?? '' })),
    MOST_PRESSES,
    async () => {
      for (const person of [ada, bo]) {
        await look(person);
        const canPlan = (await person.hand.locator('[data-custom-id$=":plan-way"]').count()) > 0;
        if (planned || !canPlan) continue;
        planned = true;
        await person.choose(person.hand, { label: /ask me from 5 damage/ });
        await person.hand.getByText('Your plan').waitFor();
        await person.screenshotOf(person.hand, join(SCREENS, 'enemy-plan-made.png'));
        await person.hand.getByRole('button', { name: 'Keep it every round' }).click();
        await person.hand.getByText('in every round').waitFor();
        planner = person;
      }
      return planned && shots.size >= 2;
    },
  );
  expect(planned).toBe(true);
  await planner.screenshotOf(planner.hand, join(SCREENS, 'enemy-plan-last.png'));
  await planner.hand.getByRole('button', { name: 'Take my plan back' }).click();
  await planner.hand.getByText('Your plan').waitFor({ state: 'detached' });
  await expectNoPageErrors(ada, bo);
  expectNoErrors(stage);
}, 900_000);
