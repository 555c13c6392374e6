/**
 * Missions in real browsers: four people in four tabs play The Toll Bridge, to a win and to a loss, and one person alone
 * plays Embers Below on a phone; by day a round of each.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listPerks } from '../../src/engine/definitions.ts';
import { launchChromium, openPage } from '../chromium.ts';
import { DESK, expectNoPageErrors, PHONE } from './browser-stage.ts';
import { pressLobby, sitDownAs } from './chat-lobby.ts';
import { ChatPage } from './chat-page.ts';
import { playMission } from './mission-pages.ts';
import { SEED } from './scene.ts';
import { closeAtEnd, expectNoErrors, openStage, type Stage } from './stage.ts';

/** Whole Missions take minutes: `WHOLE_GAMES=1` plays them to the end, otherwise a round is enough. */
const IS_WHOLE = process.env.WHOLE_GAMES === '1';

const HEROES = [
  { name: 'Ada', hero: 'Barbarian', viewport: DESK },
  { name: 'Bo', hero: 'Moon Elf', viewport: PHONE },
  { name: 'Cleo', hero: 'Paladin', viewport: PHONE },
  { name: 'Dan', hero: 'Ninja', viewport: DESK },
] as const;

const idOf = (hero: string) => hero.toLowerCase().replaceAll(' ', '-');

async function enterFour(stage: Stage): Promise<readonly ChatPage[]> {
  const browser: Browser = await launchChromium();
  closeAtEnd(() => browser.close());
  const people: ChatPage[] = [];
  for (const { name, viewport } of HEROES) {
    const page = await openPage(browser, viewport);
    // Four pages on two cores, beside other tests.
    page.setDefaultTimeout(30_000);
    people.push(await ChatPage.open(page, stage.playground.url, name));
  }
  return people;
}

const BRIDGE = 'The Toll Bridge';

/** @param difficulty a value of the menu of the lobby's options */
async function openMission(people: readonly ChatPage[], difficulty: string): Promise<void> {
  const [host, ...others] = people;
  const [first, ...rest] = HEROES;
  if (!host) throw new Error('Nobody plays.');
  await host.command('mission start', { mission: BRIDGE, hero: first.hero });
  for (const [at, other] of others.entries()) {
    await sitDownAs(other, BRIDGE, idOf(rest[at]?.hero ?? ''));
  }
  await pressLobby(host, BRIDGE, 'Options');
  await host.choose(host.page.getByTestId('messages'), { value: difficulty });
  await pressLobby(host, BRIDGE, 'Start');
  for (const person of people) await person.openThread(BRIDGE);
}

/** Panels are seen by their own person only: no tab shows the hand of another hero. */
async function expectOwnHandsOnly(people: readonly ChatPage[]): Promise<void> {
  for (const [at, person] of people.entries()) {
    const shown = await person.page.getByTestId('messages').textContent();
    for (const [of, { hero }] of HEROES.entries()) {
      if (of !== at) expect(shown).not.toContain(`Your hand: ${hero}`);
    }
  }
  const hands = await Promise.all(people.map(({ hand }) => hand.count()));
  expect(Math.max(...hands)).toBeGreaterThan(0);
}

async function roundAt(person: ChatPage): Promise<number> {
  return Number(/Round (\d+):/.exec((await person.table.textContent()) ?? '')?.[1] ?? 0);
}

const MOST_PRESSES = 3_000;

interface Played {
  readonly what: string;
  /** As the lobby's menu has it. */
  readonly difficulty: string;
  /** Whether all perks of everybody work. */
  readonly isSeasoned: boolean;
  /** How it ends; null is left after the first round. */
  readonly end: typeof WON | typeof LOST | null;
}

/** These simple tactics do not always win or lose, so the Mission is repeated up to this many times. */
const DICE = ['1', '0', '2', '3', '4'].map((first) => SEED.replace(/^./, first));

const WON = 'the Mission is won!';
const LOST = 'the Mission is lost.';

const PLAYED: readonly Played[] = IS_WHOLE
  ? [
      { what: 'win The Toll Bridge', difficulty: 'both', isSeasoned: true, end: WON },
      { what: 'lose The Toll Bridge', difficulty: 'raised-5', isSeasoned: false, end: LOST },
    ]
  : [{ what: 'play a round of The Toll Bridge', difficulty: 'printed', isSeasoned: true, end: null }];

/** Everybody has earned all perks. */
async function fillSheets({ store, playground }: Stage): Promise<void> {
  const circles = Object.fromEntries(listPerks().map((perk) => [perk.id, perk.circles]));
  const sheet = { circles, perfected: [], mythic: false, plus: 0 };
  for (const [at] of HEROES.entries()) {
    const { id } = playground.person(at);
    await store.writeRecord('perks', id, { sheet, unspent: [], mythic: null, rewarded: [] });
  }
}

/** Plays once. @returns how it ended; null where it is left after the first round */
async function playOnce({ difficulty, isSeasoned, end }: Played, seed: string): Promise<Played['end']> {
  const stage = await openStage();
  if (isSeasoned) await fillSheets(stage);
  await stage.startBot({ newSeed: () => seed, draw: () => 0 });
  const people = await enterFour(stage);
  const [witness] = people;
  if (!witness) throw new Error('Nobody plays.');
  await openMission(people, difficulty);
  const presses = await playMission(
    people.map((page, at) => ({ page, hero: HEROES[at]?.hero ?? '' })),
    MOST_PRESSES,
    async () => end === null && (await roundAt(witness)) > 1,
  );
  expect(presses).toBeGreaterThan(15);
  expect(presses).toBeLessThan(MOST_PRESSES);
  const ending = end === null ? null : await endingShownTo(people);
  await expectOwnHandsOnly(people);
  await expectNoPageErrors(...people);
  expectNoErrors(stage);
  await Promise.all(people.map(({ page }) => page.close()));
  return ending;
}

/** What everybody reads at the end, which is the same for all. */
async function endingShownTo(people: readonly ChatPage[]): Promise<typeof WON | typeof LOST> {
  const told = await Promise.all(
    people.map(({ page }) =>
      page
        .getByText(/the Mission is (won!|lost\.)/)
        .first()
        .textContent(),
    ),
  );
  const isWon = told.map((text) => text?.includes(WON) ?? false);
  expect(new Set(isWon).size).toBe(1);
  return isWon[0] ? WON : LOST;
}

describe('four people in four tabs', () => {
  it.each(PLAYED)(
    '$what side by side',
    async (played) => {
      const endings: Played['end'][] = [];
      for (const seed of DICE) {
        endings.push(await playOnce(played, seed));
        if (endings.includes(played.end)) return;
      }
      expect(endings).toContain(played.end);
    },
    3_600_000,
  );
});

const SCREENS = join(import.meta.dirname, '..', '..', 'artefacts', 'screens');

describe('one person on a phone', () => {
  it(IS_WHOLE
    ? 'plays Embers Below alone with bots to its end'
    : 'plays a round of Embers Below alone with bots', async () => {
    mkdirSync(SCREENS, { recursive: true });
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0, pictures: true });
    const browser = await launchChromium();
    closeAtEnd(() => browser.close());
    const ada = await ChatPage.open(await openPage(browser, PHONE), stage.playground.url, HEROES[0].name);
    await ada.command('mission start', { mission: 'Embers Below', hero: HEROES[0].hero });
    await ada.press('Fill with bots');
    await ada.press('Start');
    await ada.openThread('Embers Below');
    const seen = new Set<string>();
    /** A picture of each phase as the person first meets it. */
    const look = async () => {
      const heading =
        /Embers Below, (Round \d+: [A-Z][a-z ]+)/.exec((await ada.table.textContent()) ?? '')?.[1] ?? '';
      if (!seen.has(heading)) {
        seen.add(heading);
        await ada.screenshot(join(SCREENS, `embers-${seen.size}.png`));
      }
      return !IS_WHOLE && (await roundAt(ada)) > 1;
    };
    const presses = await playMission([{ page: ada, hero: HEROES[0].hero }], MOST_PRESSES, look);
    expect(presses).toBeGreaterThan(0);
    if (IS_WHOLE) {
      await ada.page
        .getByText(/the Mission is (won!|lost\.)/)
        .first()
        .waitFor();
    } else expect(await roundAt(ada)).toBe(2);
    await ada.screenshot(join(SCREENS, 'embers-end.png'));
    await expectNoPageErrors(ada);
    expectNoErrors(stage);
  }, 1_800_000);
});
