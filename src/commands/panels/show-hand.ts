/** Shows the hand of a Mission's hero to the party; the enemies of a Mission read no hands. */
import { cardOf } from '../../engine/definitions.ts';
import type { PressId } from '../../render/custom-id.ts';
import { CONTENT_LENGTH } from '../../render/discord-limits.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { heroNameOf, nameOf } from '../../render/table/players.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { playersOf } from '../messages/players.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { deferUpdate, tellPrivately } from '../routing/replies.ts';

/** Posts the hand of the presser's own hero publicly. In other games hands are secret, and the press is refused. */
export async function showHandToParty(
  interaction: PressInteraction,
  context: BotContext,
  { gameId, seat }: PressId,
): Promise<void> {
  const { replies } = wordsFor(interaction.locale);
  const snapshot = await context.games.look(interaction.channelId);
  if (snapshot?.gameId !== gameId || !snapshot.state.mission || snapshot.state.outcome) {
    return tellPrivately(interaction, replies.noGameHere);
  }
  const own = context.games.viewFor(snapshot, interaction.user.id, seat);
  const held = own?.view.seats[own.seat];
  if (!own || !held?.hand) return tellPrivately(interaction, replies.notSeated);
  await deferUpdate(interaction);
  const words = wordsFor(snapshot.language);
  const players = playersOf(snapshot);
  const cards = held.hand.map((id) => {
    const { name, cost } = cardOf(held.hero, id);
    return words.hand.priced(escaped(name), cost);
  });
  const hero = escaped(heroNameOf(players, own.seat));
  const shownHand = words.hand.shownToParty(nameOf(players, own.seat, words), hero, cards, held.cp);
  await interaction.followUp({ content: clipped(shownHand, CONTENT_LENGTH), allowedMentions: { parse: [] } });
}
