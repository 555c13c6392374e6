/** People who play a Mission in their browsers with simple tactics. */
import type { Locator } from 'playwright-core';
import type { ChatPage, PageOffer } from './chat-page.ts';
import { whenSeen } from './page-changes.ts';

/** How long nothing may happen after a press, in ms. */
const PATIENCE_MS = 30_000;
/** After how long without any change people press again, in ms. */
const PRESS_AGAIN_MS = 8_000;
/** Heroes with less health stay away from the enemies. */
const WELL = 14;

/** A person with the name of the hero whom they play. */
interface Hero {
  readonly page: ChatPage;
  readonly hero: string;
}

/** Where a person answers: at the table while nobody else is asked, otherwise on a panel of their own. */
interface Choice {
  readonly person: ChatPage;
  readonly message: Locator;
  readonly offers: readonly PageOffer[];
}

/**
 * Lets the people at these pages play until the Mission is over, `isDone` says so, or `most` presses were made.
 * @returns the number of presses
 * @throws Error when nobody can press anything, or a press changes nothing
 */
export async function playMission(
  people: readonly Hero[],
  most: number,
  isDone: () => Promise<boolean> = async () => false,
): Promise<number> {
  const witness = people[0]?.page;
  if (!witness) throw new Error('Nobody plays.');
  for (let presses = 0; presses < most; presses += 1) {
    if ((await witness.isOver()) || (await isDone())) return presses;
    const choice = await nextChoice(people, witness);
    if (choice === null) return presses;
    await answer(choice, await isWell(choice, people));
  }
  return most;
}

/** The first of those who are asked, with what is offered to them; null when the Mission is over. */
async function nextChoice(people: readonly Hero[], witness: ChatPage): Promise<Choice | null> {
  const pages = people.map(({ page }) => page);
  const found = await whenSeen(pages, PATIENCE_MS, async () => {
    if (await witness.isOver()) return null;
    for (const person of pages) {
      const choice = (await person.isAsked()) ? await choiceOf(person) : null;
      if (choice !== null) return choice;
    }
    return undefined;
  });
  if (found !== undefined) return found;
  throw new Error(`Nobody can press anything:\n${await witness.table.textContent()}`);
}

/** Null where nothing is offered any more: the table is a moment behind. */
async function choiceOf(person: ChatPage): Promise<Choice | null> {
  const atTable = await person.answersOn(person.table);
  if (atTable.length > 0) return { person, message: person.table, offers: atTable };
  const { hand } = person;
  const isOpen = (await hand.count()) > 0 && (await below(person));
  if (!isOpen) await openPanel(person);
  const offers = useful(await person.answersOn(person.hand));
  return offers.length === 0 ? null : { person, message: person.hand, offers };
}

/** A panel above the table belongs to an earlier round of it, and may not follow any more. */
async function below({ hand, table }: ChatPage): Promise<boolean> {
  const [panel, board] = [await hand.boundingBox(), await table.boundingBox()];
  return panel !== null && board !== null && panel.y > board.y;
}

async function openPanel(person: ChatPage): Promise<void> {
  const newest = async () =>
    (await person.hand.count()) > 0 ? person.hand.getAttribute('data-message-id') : null;
  const before = await newest();
  const opener = person.table.getByRole('button', { name: /^My (turn|hand)$/ }).first();
  if ((await opener.count()) === 0) return;
  await opener.click();
  const seen = await whenSeen([person], PATIENCE_MS, async () => {
    const now = await newest();
    return now !== null && now !== before ? now : undefined;
  });
  if (seen !== undefined) return;
  throw new Error(`${person.name} sees no panel:\n${await person.readLast()}`);
}

/** A ready person has nothing to answer; taking the decision back does not count. */
function useful(offers: readonly PageOffer[]): readonly PageOffer[] {
  return offers.filter(
    ({ customId, value = '' }) =>
      !/:(not-ready|unready)/.test(customId) && !value.startsWith('plan') && !value.startsWith('into:'),
  );
}

/** By what the picture of the map says in words. */
async function isWell({ person }: Choice, people: readonly Hero[]): Promise<boolean> {
  const hero = people.find(({ page }) => page === person)?.hero;
  const told = await person.table
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  const [, health] = new RegExp(`${hero} on \\w+, (\\d+) health`).exec(told.join(' ')) ?? [];
  return health === undefined || Number(health) >= WELL;
}

async function answer({ person, message, offers }: Choice, well: boolean): Promise<void> {
  const offer = best(offers, well);
  if (!offer) throw new Error(`${person.name} is offered nothing:\n${await person.readLast()}`);
  const before = await signOf(person);
  // Bots that act meanwhile change the table: then the person looks again.
  if (!(await person.take(message, offer))) return;
  const until = performance.now() + PATIENCE_MS;
  const look = async () => (await signOf(person)) !== before || undefined;
  while ((await whenSeen([person], PRESS_AGAIN_MS, look)) === undefined) {
    if (performance.now() > until) {
      throw new Error(
        `${person.name} pressed ${offer.label} and nothing changed:\n${await person.readLast()}`,
      );
    }
    const now = await person.answersOn(message);
    if (now.some(({ customId }) => customId === offer.customId)) await person.take(message, offer);
  }
}

/** Everything that a press changes: what is asked at the table, and what the own panel offers. */
async function signOf(person: ChatPage): Promise<string> {
  const ids = await person.page
    .locator('[data-custom-id]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-custom-id') ?? ''));
  return `${ids.join()} ${await person.isOver()}`;
}

/** What somebody presses first, of whatever is offered. */
const LIKED: readonly RegExp[] = [
  /:activate:/,
  /:defend:/,
  /:(then:)?roll\b/,
  /:target:/,
  /:reroll(-now|-asks)?:/,
  /:no-ability/,
  /:pass/,
];

function best(offers: readonly PageOffer[], isWell: boolean): PageOffer | undefined {
  return bestMove(offers, isWell) ?? bestTarget(offers) ?? liked(offers) ?? offers[0];
}

function liked(offers: readonly PageOffer[]): PageOffer | undefined {
  for (const words of LIKED) {
    const found = offers.find(({ customId, value = '' }) => words.test(`${customId}:${value}`));
    if (found) return found;
  }
  return undefined;
}

/** Out by the exit where that is open, else beside an enemy or away from all, on a space that nobody else wants. */
function bestMove(offers: readonly PageOffer[], isWell: boolean): PageOffer | undefined {
  const moves = offers.filter(({ value }) => value?.startsWith('move:'));
  const free = moves.filter(({ label }) => !label.includes('goes there'));
  const isBeside = ({ label }: PageOffer) => /Next to (?!no )/.test(label);
  const isSought = (move: PageOffer) => isBeside(move) === isWell;
  return free.find(({ label }) => /exit/i.test(label)) ?? free.find(isSought) ?? free[0] ?? moves[0];
}

/** Somebody beside rather than far off, and who has least health of them. */
function bestTarget(offers: readonly PageOffer[]): PageOffer | undefined {
  const enemies = offers.flatMap((offer) => {
    const [, health, reach = ''] = /, (\d+) health, (.*)$/.exec(offer.label) ?? [];
    return health === undefined ? [] : [{ offer, worth: Number(health) + (reach === 'adjacent' ? 0 : 1000) }];
  });
  return enemies.toSorted((a, b) => a.worth - b.worth)[0]?.offer;
}
