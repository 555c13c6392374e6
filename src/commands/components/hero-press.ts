/** Handles the buttons that change who plays a hero of a party, on the private panel and below a public offer. */

import { userMention } from '@discordjs/builders';
import { ButtonStyle, MessageFlags, Routes } from 'discord.js';
import { actSideBySide } from '../../engine/hosting.ts';
import type { Seat } from '../../engine/index.ts';
import { consentsMissing } from '../../games/actions/change-player.ts';
import type { PlayerChange, PressResult } from '../../games/game-service.ts';
import { nameBeside } from '../../games/lobby/distinct-names.ts';
import { seatsOf } from '../../games/repository/occupants.ts';
import type { HeroOffer, TableSnapshot } from '../../games/table-snapshot.ts';
import { type Button, row, text } from '../../render/components.ts';
import { button } from '../../render/table/parts.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { afterRateLimit } from '../discord/failures.ts';
import { personName } from '../discord/person-name.ts';
import { heroButton, heroOf, offerButtons } from '../mission/hero-buttons.ts';
import { HERO_PREFIX, type HeroPress, readHeroId } from '../mission/hero-id.ts';
import { blockRefusal, tooManyGames } from '../opening/activity-limits.ts';
import type { Answer } from '../panels/answer.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { type PressInteraction, pressOf } from '../routing/press-interaction.ts';
import { acknowledge, acknowledgeAfterCommit, fillIn, tellPrivately } from '../routing/replies.ts';
import { isPrivate } from './panel-press.ts';

/** Lines that tell what a bot did, and the characters of each. */
const SHOWN_DEEDS = 8;
const DEED_LENGTH = 200;

export const heroPress: PressRoute = {
  prefixes: [HERO_PREFIX],

  async run(interaction, context) {
    const press = readHeroId(interaction.customId);
    if (press === null) return tellPrivately(interaction, wordsFor(interaction.locale).replies.foreignButton);
    // Read before the bot leaves the seat.
    const actions =
      press.verb === 'take' ? await context.games.actionsOfStandIn(press.gameId, press.seat) : [];
    const outcome = await acknowledgeAfterCommit(interaction, context, carryOut(interaction, context, press));
    if ('refused' in outcome) return tellPrivately(interaction, outcome.refused);
    if (outcome.result !== 'done') return tellPrivately(interaction, outcome.sentence);
    await show(interaction, context, shownAfter(interaction, press, outcome.game, actions));
  },
};

async function carryOut(
  interaction: PressInteraction,
  context: BotContext,
  press: HeroPress,
): Promise<PressResult | { readonly refused: string }> {
  const change = await changeOf(interaction, context, press);
  if ('refused' in change) return change;
  const { gameId, seat } = press;
  return context.games.changePlayer({ ...pressOf(interaction, { gameId, rev: null }), seat }, change);
}

async function changeOf(
  interaction: PressInteraction,
  context: BotContext,
  { gameId, verb }: HeroPress,
): Promise<PlayerChange | { readonly refused: string }> {
  switch (verb) {
    case 'bot':
      return { to: 'bot' };
    case 'drop':
      return { to: 'nobody' };
    case 'agree':
      return { to: 'agreed' };
    case 'offer':
      return offerOf(interaction, context);
    case 'take': {
      const { user, member } = interaction;
      const others = (await context.games.lookAtGame(gameId))?.occupants ?? [];
      const full = await limitRefusal(interaction, context, gameId);
      if (full !== null) return { refused: full };
      return {
        to: 'taker',
        name: nameBeside(
          { name: personName(member, user), account: user.username },
          others.flatMap((one) => (one.kind === 'person' && one.userId === user.id ? [] : [one.name])),
        ),
        stops: await context.profiles.stopsOrUsual(user.id),
      };
    }
  }
}

/** Returns why this person can join no further game; null when they can, or have a seat in this game already. */
async function limitRefusal(
  interaction: PressInteraction,
  context: BotContext,
  gameId: string,
): Promise<string | null> {
  const game = await context.games.lookAtGame(gameId);
  const { id } = interaction.user;
  if (game !== null && seatsOf(game.occupants, id).length > 0) return null;
  return tooManyGames(context, id, wordsFor(interaction.locale));
}

async function offerOf(
  interaction: PressInteraction,
  context: BotContext,
): Promise<PlayerChange | { readonly refused: string }> {
  const words = wordsFor(interaction.locale);
  const { handOver: say, replies } = words;
  const user = interaction.isUserSelectMenu() ? interaction.users.first() : undefined;
  if (!interaction.isUserSelectMenu() || user === undefined) return { refused: replies.foreignButton };
  if (user.bot) return { refused: say.noBots };
  if (!interaction.members.has(user.id)) return { refused: say.notInServer };
  if (context.named.cannotSee(interaction.id, user.id)) {
    const member = interaction.members.get(user.id) ?? null;
    return { refused: words.challenge.cannotSee([escaped(personName(member, user))]) };
  }
  const blocked = await blockRefusal(context, interaction.user.id, [user.id], words);
  return blocked === null ? { to: 'offer', userId: user.id } : { refused: blocked };
}

/** The new content of the pressed message: public below an offer, otherwise private. */
function shownAfter(
  interaction: PressInteraction,
  { seat, verb }: HeroPress,
  game: TableSnapshot,
  actions: readonly string[],
): Answer {
  const isOwn = isPrivate(interaction);
  const words = isOwn ? wordsFor(interaction.locale) : wordsFor(game.language);
  const say = words.handOver;
  const hero = heroOf(game, seat);
  const person = userMention(interaction.user.id);
  switch (verb) {
    case 'bot':
      return panelText(say.botPlaysOn(hero), [
        heroButton(game, seat, 'take', say.takeBack(hero), ButtonStyle.Primary),
      ]);
    case 'offer': {
      const to = game.offers?.find((offer) => offer.seat === seat)?.userId ?? '';
      return panelText(say.offered(hero, userMention(to)), [
        heroButton(game, seat, 'drop', say.withdraw(hero)),
      ]);
    }
    case 'drop':
      return panelText(isOwn ? say.keeps(hero) : say.declined(person, hero), []);
    case 'agree':
    case 'take': {
      const offer = game.offers?.find((one) => one.seat === seat);
      if (offer)
        return panelText(consentText(game, offer, words), isOwn ? [] : offerButtons(game, seat, words));
      const occupant = game.occupants[seat];
      const player = occupant?.kind === 'person' ? userMention(occupant.userId) : person;
      const told = actionLines(actions, words);
      return isOwn
        ? panelText([say.youPlay(hero, openLabel(game, words)), ...told].join('\n'), [
            ownPanel(game, seat, words),
          ])
        : panelText([say.accepted(player, hero), ...told].join('\n'), []);
    }
  }
}

/** The latest of what the bot did in place of the person; older lines are counted. */
function actionLines(actions: readonly string[], { handOver: say }: Words): readonly string[] {
  if (actions.length === 0) return [];
  const shown = actions.slice(-SHOWN_DEEDS).map((line) => `- ${clipped(line, DEED_LENGTH)}`);
  return [say.meanwhile(Math.max(0, actions.length - SHOWN_DEEDS)), ...shown];
}

/** The button that opens the hero's panel in place of the message. */
function ownPanel(game: TableSnapshot, seat: Seat, words: Words): Button {
  const { gameId, state } = game;
  return button(
    { surface: 'hand', gameId, rev: state.rev, seat },
    { verb: 'hand' },
    openLabel(game, words),
    'primary',
  );
}

/** The button of the table that opens a player's own panel. */
function openLabel({ state }: TableSnapshot, { missionTable, table }: Words): string {
  return actSideBySide(state) ? missionTable.myTurn : table.hand;
}

/** What an offer still waits for, where people play against each other. */
function consentText(game: TableSnapshot, offer: HeroOffer, { handOver: say }: Words): string {
  const missing = consentsMissing(game, offer).map((id) => userMention(id));
  const hero = heroOf(game, offer.seat);
  return missing.length > 0
    ? say.needsConsent(userMention(offer.userId), hero, missing)
    : say.consented(userMention(offer.userId), hero);
}

function panelText(content: string, buttons: readonly Button[]): Answer {
  return {
    components: [text(content), ...(buttons.length > 0 ? [row(buttons)] : [])],
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { parse: [] },
  };
}

/** Replaces the pressed message with the answer. */
async function show(interaction: PressInteraction, context: BotContext, answer: Answer): Promise<void> {
  if (!interaction.deferred) {
    await acknowledge(interaction, 'update', () => interaction.update(answer));
    return;
  }
  // The press already got a private answer that asked the user to wait.
  await fillIn(interaction, answer);
  if (isPrivate(interaction)) return;
  const { components, flags } = answer;
  const route = Routes.channelMessage(interaction.channelId, interaction.message.id);
  const body = { components, flags, allowed_mentions: { parse: [] } };
  await afterRateLimit(() => context.client.rest.patch(route, { body }));
}
