/** People who play a duel in their browsers by pressing what they are offered. */
import seedrandom from 'seedrandom';
import type { ChatPage, PageOffer } from './chat-page.ts';
import { whenSeen } from './page-changes.ts';

/** How long a table may take to follow a press, in ms. */
const PATIENCE_MS = 30_000;
/** After how long without any change people press again, in ms. */
const PRESS_AGAIN_MS = 8_000;

/** How people play. */
export interface PagePlay {
  /** How often they look for a card to play in their own Main Phase, from 0 (never) to 1; 0 when left out. */
  readonly cards?: number;
  /** Stops before the question that a person is asked with these offers on the table. */
  readonly stopAt?: (offers: readonly PageOffer[]) => boolean;
  /** Told of everything that is pressed. */
  readonly onPress?: (person: ChatPage, offer: PageOffer) => void;
}

/**
 * Lets the people at these pages play until the game is over or `most` presses were made.
 * @returns the number of presses
 * @throws Error when somebody who is asked is offered nothing, or a press changes nothing
 */
export async function playOn(
  people: readonly ChatPage[],
  seed: string,
  most: number,
  play: PagePlay = {},
): Promise<number> {
  const random = seedrandom(seed);
  const [witness] = people;
  if (!witness) throw new Error('Nobody plays.');
  for (let presses = 0; presses < most; presses += 1) {
    const asked = await whoIsAsked(people, witness);
    if (asked === null) return presses;
    if (play.stopAt?.(await asked.answersOn(asked.table))) return presses;
    await playOnce(asked, random, play);
  }
  return most;
}

/** Null when the game is over. */
async function whoIsAsked(people: readonly ChatPage[], witness: ChatPage): Promise<ChatPage | null> {
  const found = await whenSeen(people, PATIENCE_MS, async () => {
    if (await witness.isOver()) return null;
    for (const person of people) if (await person.isAsked()) return person;
    return undefined;
  });
  if (found !== undefined) return found;
  throw new Error(`Nobody is asked:\n${await witness.table.textContent()}`);
}

async function playOnce(person: ChatPage, random: () => number, play: PagePlay): Promise<void> {
  const rev = await person.revision();
  const onTable = await answersOnTable(person, random);
  const isMain = onTable.some(({ label }) => /^(Go on|End the turn)/.test(label));
  const wantsCard = isMain && random() < (play.cards ?? 0);
  const offer = wantsCard && (await playACard(person, random, play)) ? undefined : choose(onTable, random);
  if (offer) {
    play.onPress?.(person, offer);
    await person.take(person.table, offer);
  } else if (!wantsCard) await answerFromHand(person, random, play);
  const until = performance.now() + PATIENCE_MS;
  const look = () => sequelOf(person, rev, offer);
  for (;;) {
    const sequel = await whenSeen([person], PRESS_AGAIN_MS, look);
    if (sequel === 'followed') return;
    if (performance.now() > until) {
      throw new Error(
        `${person.name} pressed ${offer?.label} and nothing changed:\n${await person.readLast()}`,
      );
    }
    if (offer && (sequel === 'failed' || (await isOffered(person, offer)))) {
      await person.take(person.table, offer);
    }
  }
}

/**
 * What became of a press at a revision of the table; undefined while nothing did. On a busy machine the bot may miss
 * Discord's three seconds; then the person presses again, as does one who sees no result, for example because the
 * table changed under the pointer. An answer counts once in any case.
 */
async function sequelOf(
  person: ChatPage,
  rev: number,
  offer: PageOffer | undefined,
): Promise<'followed' | 'failed' | undefined> {
  if ((await person.revision()) > rev || (await person.isOver())) return 'followed';
  return offer && (await person.isTold('interaction-failed')) ? 'failed' : undefined;
}

async function isOffered(person: ChatPage, offer: PageOffer | undefined): Promise<boolean> {
  const now = await person.answersOn(person.table);
  return now.some(({ customId, value }) => customId === offer?.customId && value === offer.value);
}

/** A change of dice begins with the die: where nothing else can be pressed, one is marked first. */
async function answersOnTable(person: ChatPage, random: () => number): Promise<readonly PageOffer[]> {
  const open = await person.answersOn(person.table);
  const marks = person.table.locator('[data-custom-id*=":keep:"]:not([disabled])');
  const dice = await marks.count();
  if (open.length > 0 || dice === 0) return open;
  await marks.nth(Math.floor(random() * dice)).click();
  const offers = await whenSeen([person], PATIENCE_MS, async () => {
    const now = await person.answersOn(person.table);
    return now.length > 0 ? now : undefined;
  });
  if (offers !== undefined) return offers;
  throw new Error(`${person.name} marked a die and is offered nothing:\n${await person.table.textContent()}`);
}

/** Reopens the person's own panel; resolves with its offers. */
async function openHand(person: ChatPage): Promise<readonly PageOffer[]> {
  // An answer that is still to come is shown as waiting: only a panel with something to press is a new hand.
  const hands = person.page.locator('[data-message-id].is-ephemeral:has([data-custom-id^="h1:"])');
  // A person has one panel at a time: a new one takes the place of the one before.
  const newest = async () =>
    (await hands.count()) > 0 ? hands.last().getAttribute('data-message-id') : null;
  const before = await newest();
  await person.table.getByRole('button', { name: 'My hand' }).click();
  const offers = await whenSeen([person], PATIENCE_MS, async () => {
    const now = await newest();
    return now !== null && now !== before ? person.answersOn(person.hand) : undefined;
  });
  if (offers !== undefined) return offers;
  throw new Error(`${person.name} sees no hand:\n${await person.table.textContent()}`);
}

/** A question about what only the asked person may see is answered on their own panel. */
async function answerFromHand(person: ChatPage, random: () => number, play: PagePlay): Promise<void> {
  const offer = choose(await openHand(person), random);
  if (!offer) throw new Error(`${person.name} is offered nothing:\n${await person.table.textContent()}`);
  play.onPress?.(person, offer);
  await person.take(person.hand, offer);
}

/** False when no card can be played now. */
async function playACard(person: ChatPage, random: () => number, play: PagePlay): Promise<boolean> {
  const cards = (await openHand(person)).filter(({ value }) => value?.startsWith('play'));
  const offer = cards[Math.floor(random() * cards.length)];
  if (!offer) return false;
  play.onPress?.(person, offer);
  await person.take(person.hand, offer);
  return true;
}

/** Attacks and defences first, for they end games; otherwise anything. */
function choose(offers: readonly PageOffer[], random: () => number): PageOffer | undefined {
  const moving = offers.filter(({ customId }) => /:(activate|defend|roll)\b/.test(customId));
  const liked = moving.length > 0 && random() < 0.85 ? moving : offers;
  return liked[Math.floor(random() * liked.length)];
}
