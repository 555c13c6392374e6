/** Everything that is pressed at a game: on its table, on a hand panel, on a panel of stops. */

import { type PlainVerb, type PressId, readCustomId, readPickedValue } from '../../render/custom-id.ts';
import { deferPrivately, deferUpdate, fillIn, tellPrivately } from '../answers.ts';
import type { Desk } from '../desk.ts';
import { helpAnswer } from '../help.ts';
import { oddsAnswer } from '../odds.ts';
import { changedOrders } from '../orders.ts';
import { type Answer, concedeAnswer, handAnswer, logAnswer, stopsAnswer } from '../panels.ts';
import { pressOf } from '../press-of.ts';
import { FOREIGN_BUTTON, OTHER_GAME } from '../sentences.ts';
import type { PressResult, TableSnapshot } from '../table/tables.ts';
import type { PressInteraction, PressRoute } from '../ways-in.ts';

type Show = (desk: Desk, channelId: string, userId: string) => Promise<Answer>;

/** Verbs that show something to the person who pressed, and change nothing. */
const SHOWS: Readonly<Partial<Record<PlainVerb, Show>>> = {
  hand: handAnswer,
  stops: stopsAnswer,
  log: logAnswer,
  concede: concedeAnswer,
  odds: oddsAnswer,
  help: helpAnswer,
};

export const tablePress: PressRoute = {
  prefixes: ['t1', 'h1', 's1'],

  async run(interaction, desk) {
    const press = readCustomId(interaction.customId);
    if (press === null) return tellPrivately(interaction, FOREIGN_BUTTON);
    const show = showOf(press);
    if (show !== undefined) return showPanel(interaction, desk, press, show);
    await deferUpdate(interaction);
    const snapshot = await desk.tables.look(interaction.channelId);
    if (snapshot?.gameId !== press.gameId) return tellPrivately(interaction, OTHER_GAME);
    const result = await carryOut(interaction, desk, press, snapshot);
    await answer(interaction, desk, press, result);
  },
};

function showOf({ deed }: PressId): Show | undefined {
  switch (deed.verb) {
    case 'act':
    case 'pick':
    case 'keep':
    case 'ask':
      return undefined;
    default:
      return SHOWS[deed.verb];
  }
}

/** Opens a panel of the person's own; the button on the panel itself brings it up to date in place. */
async function showPanel(
  interaction: PressInteraction,
  desk: Desk,
  { surface, deed }: PressId,
  show: Show,
): Promise<void> {
  if (surface === deed.verb) await deferUpdate(interaction);
  else await deferPrivately(interaction);
  await fillIn(interaction, await show(desk, interaction.channelId, interaction.user.id));
}

/** Null when the press means nothing: a select without a choice that we know. */
async function carryOut(
  interaction: PressInteraction,
  desk: Desk,
  { deed, rev }: PressId,
  snapshot: TableSnapshot,
): Promise<PressResult | null> {
  const { tables } = desk;
  switch (deed.verb) {
    case 'act':
      return tables.act(pressOf(interaction, rev), deed.action);
    case 'pick': {
      const action = readPickedValue(chosen(interaction)[0] ?? '');
      return action && tables.act(pressOf(interaction, rev), action);
    }
    case 'keep':
      return tables.toggleKeep(pressOf(interaction, rev), deed.die);
    case 'repost':
      return tables.repost(pressOf(interaction, null));
    case 'concede-now':
      return tables.act(pressOf(interaction, null), { type: 'concede' });
    default: {
      const own = tables.viewFor(snapshot, interaction.user.id);
      const orders = own?.view.seats[own.seat]?.orders ?? null;
      const changed = orders && changedOrders(orders, deed, chosen(interaction));
      return changed && tables.setOrders(pressOf(interaction, null), changed);
    }
  }
}

function chosen(interaction: PressInteraction): readonly string[] {
  return interaction.isStringSelectMenu() ? interaction.values : [];
}

async function answer(
  interaction: PressInteraction,
  desk: Desk,
  { surface, deed }: PressId,
  result: PressResult | null,
): Promise<void> {
  if (result === null) return tellPrivately(interaction, FOREIGN_BUTTON);
  // The first delivery of this very press was carried out and answered.
  if (result.result === 'repeated') return;
  if (result.result !== 'done') await tellPrivately(interaction, result.sentence);
  else if (deed.verb === 'concede-now') {
    return fillIn(interaction, { content: 'You conceded the game.', components: [] });
  }
  const { channelId, user } = interaction;
  if (surface === 'hand') await fillIn(interaction, await handAnswer(desk, channelId, user.id));
  if (surface === 'stops') await fillIn(interaction, await stopsAnswer(desk, channelId, user.id));
}
