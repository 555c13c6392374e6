/** Parties of four in Missions; every person presses at their own pace. A Mission that ends is replaced. */
import { listMissions } from '../../../src/engine/definitions.ts';
import type { ActionResult, Player, Playground, SeenMessage } from '../../../src/playground/index.ts';
import { answersIn, isOver, isStillOffered, isTable, press, revOf } from '../../e2e/presser.ts';
import { unlessRefused } from '../unless-refused.ts';
import { PATIENCE_MS, PacedPeople, type Seat, type Table } from './paced-people.ts';

/** Custom ids of actions that advance a Mission. */
const PREFERRED = /:(roll|activate|defend|then|move|target|pass)(:|$)/;
const LEANS = 0.85;

interface Hero {
  readonly party: Seat;
  readonly person: Player;
  /** The open panel. */
  panel: SeenMessage | null;
}

export class Parties extends PacedPeople {
  constructor(playground: Playground, tables: readonly Table[], seed: string, everyMs: number) {
    super(playground, tables, `parties ${seed}`, everyMs);
  }

  protected play(): Promise<unknown> {
    const heroes = this.seats.flatMap((party) =>
      party.people.map((person): Hero => ({ party, person, panel: null })),
    );
    return Promise.all(heroes.map((hero) => this.#play(hero)));
  }

  async #play(hero: Hero): Promise<void> {
    const { party, person } = hero;
    let next = this.random() * this.everyMs;
    while (await this.waits(next)) {
      const from = performance.now();
      if (!isOver(this.playground, party.channelId)) await this.#turn(hero);
      else if (person === party.people[0]) await this.#begin(party);
      next = (0.5 + this.random()) * this.everyMs - (performance.now() - from);
    }
  }

  /** Presses once for an asked hero: on the table when it asks only them, otherwise on their panel. */
  async #turn(hero: Hero): Promise<void> {
    const { party, person } = hero;
    const table = this.#newest(party.channelId);
    if (!table?.text.includes(`<@${person.id}>`)) return;
    const offers = answersIn(table).length > 0 ? answersIn(table) : await this.#onPanel(hero, table);
    const preferred = offers.filter(({ customId, value = '' }) => PREFERRED.test(`${customId}:${value}`));
    const offer = this.draw(preferred.length > 0 && this.random() < LEANS ? preferred : offers);
    // The question may have been answered before the panel arrived.
    if (!offer || !isStillOffered(offer)) return;
    const { tally } = this;
    tally.actions += 1;
    const [rev, start] = [revOf(table), performance.now()];
    const seen = await this.timed(() => press(person, offer));
    if (seen.kind === 'deferred-update') party.acted += 1;
    else if (seen.kind === 'deferred') await this.#patient(party, seen);
    else if (seen.kind === 'failed') party.unsure += 1;
    else return void tally.refusals.push(seen.message?.text ?? seen.kind);
    await this.#followed(party.channelId, table, rev, start);
  }

  /** The final answer to a person whose press was deferred. */
  async #patient(party: Seat, seen: ActionResult): Promise<void> {
    const { tally } = this;
    tally.deferred += 1;
    const told = await unlessRefused(seen.settled(PATIENCE_MS));
    if (told?.text.includes('was taken')) party.acted += 1;
    else party.unsure += 1;
  }

  /** The offers of the open panel. Opens it again when it is missing or asks nothing any more. */
  async #onPanel(hero: Hero, table: SeenMessage) {
    const { panel } = hero;
    const open = panel && !panel.deleted && panel.channelId === table.channelId ? answersIn(panel) : [];
    if (open.length > 0) return open;
    const button = table.buttons.find(({ customId }) => customId.endsWith(':hand'));
    if (!button) return [];
    const seen = await this.timed(() => hero.person.press(table, button.customId));
    hero.panel = await this.panel(seen);
    return hero.panel === null ? [] : answersIn(hero.panel);
  }

  /** Resolves when the table shows this press, or an earlier one of another person. */
  async #followed(channelId: string, table: SeenMessage, rev: number, start: number): Promise<void> {
    const look = () => {
      const now = this.#newest(channelId);
      return isOver(this.playground, channelId) || now?.id !== table.id || revOf(now) > rev;
    };
    if (await this.sees(look)) this.tally.tableShownAfter(performance.now() - start);
    else this.tally.tablesLate += 1;
  }

  #newest(channelId: string): SeenMessage | null {
    return this.playground.messages(channelId).findLast(isTable) ?? null;
  }

  /** The same people begin another Mission by command and buttons, later when the bot refuses new games. */
  async #begin(party: Seat): Promise<void> {
    const [host, ...others] = party.people;
    const mission = this.draw(listMissions())?.name ?? '';
    if (!host) return;
    const { tally } = this;
    const hall = this.playground.channel('throne-room').id;
    const options = { mission, pace: 'asynchronous' };
    const sent = await this.timed(() => host.command(hall, 'mission', options, { subcommand: 'start' }));
    const lobby = await this.panel(sent);
    if (!lobby || lobby.ephemeral) {
      tally.newcomersRefused += 1;
      return;
    }
    for (const other of others) await this.timed(() => other.press(lobby, 'Take a seat'));
    await this.timed(() => host.press(lobby, 'Start'));
    const look = () => isTable(this.#newest(lobby.id) ?? lobby);
    if (!(await this.sees(look))) {
      tally.newcomersRefused += 1;
      return;
    }
    tally.gamesEnded += 1;
    Object.assign(party, { channelId: lobby.id, acted: 0, unsure: 0 });
  }
}
