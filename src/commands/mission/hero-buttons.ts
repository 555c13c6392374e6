/** The buttons and the select that transfer heroes of a party between players. */

import { ButtonStyle } from 'discord.js';
import type { Seat } from '../../engine/index.ts';
import { consentsMissing } from '../../games/actions/change-player.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { type Button, type PressStyle, pressButton, type Row, userMenu } from '../../render/components.ts';
import type { Words } from '../../words/index.ts';
import { heroName } from '../heroes.ts';
import { type HeroVerb, heroCustomId } from './hero-id.ts';

type Game = Pick<TableSnapshot, 'gameId' | 'state'>;

export function heroButton(
  { gameId }: Pick<Game, 'gameId'>,
  seat: Seat,
  verb: HeroVerb,
  label: string,
  style?: PressStyle,
): Button {
  return pressButton(heroCustomId({ gameId, seat, verb }), label, style);
}

/** The public buttons of an offer: for the person to whom it was made, and for those whose consent it needs. */
export function offerButtons(game: TableSnapshot, seat: Seat, { handOver }: Words) {
  const offer = game.offers?.find((one) => one.seat === seat);
  const isAsked = offer !== undefined && consentsMissing(game, offer).length > 0;
  return [
    heroButton(game, seat, 'take', handOver.accept(heroOf(game, seat)), ButtonStyle.Success),
    ...(isAsked ? [heroButton(game, seat, 'agree', handOver.agree)] : []),
    heroButton(game, seat, 'drop', handOver.decline),
  ];
}

/** A user select for the person who is offered the hero. */
export function offerSelect({ gameId }: Pick<Game, 'gameId'>, seat: Seat, placeholder: string): Row {
  return userMenu(heroCustomId({ gameId, seat, verb: 'offer' }), placeholder);
}

/** The name of a seat's hero. */
export function heroOf({ state }: Pick<Game, 'state'>, seat: Seat): string {
  return heroName(state.seats[seat]?.hero ?? null);
}
