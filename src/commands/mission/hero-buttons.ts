/** The buttons and the select that transfer heroes of a party between players. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIUserSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { consentsMissing } from '../../games/actions/change-player.ts';
import type { TableSnapshot } from '../../games/game-service.ts';
import { BUTTON_LABEL_LENGTH } from '../../render/discord-limits.ts';
import { clipped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import { heroName } from '../heroes.ts';
import { type HeroVerb, heroCustomId } from './hero-id.ts';

type Game = Pick<TableSnapshot, 'gameId' | 'state'>;

export function heroButton(
  { gameId }: Pick<Game, 'gameId'>,
  seat: number,
  verb: HeroVerb,
  label: string,
  style: ButtonStyle.Primary | ButtonStyle.Secondary | ButtonStyle.Success = ButtonStyle.Secondary,
): APIButtonComponentWithCustomId {
  const custom_id = heroCustomId({ gameId, seat, verb });
  return { type: ComponentType.Button, style, label: clipped(label, BUTTON_LABEL_LENGTH), custom_id };
}

/** The public buttons of an offer: for the person to whom it was made, and for those whose consent it needs. */
export function offerButtons(game: TableSnapshot, seat: number, { handOver }: Words) {
  const offer = game.offers?.find((one) => one.seat === seat);
  const isAsked = offer !== undefined && consentsMissing(game, offer).length > 0;
  return [
    heroButton(game, seat, 'take', handOver.accept(heroOf(game, seat)), ButtonStyle.Success),
    ...(isAsked ? [heroButton(game, seat, 'agree', handOver.agree)] : []),
    heroButton(game, seat, 'drop', handOver.decline),
  ];
}

/** A user select for the person who is offered the hero. */
export function offerSelect(
  { gameId }: Pick<Game, 'gameId'>,
  seat: number,
  placeholder: string,
): APIActionRowComponent<APIUserSelectComponent> {
  const custom_id = heroCustomId({ gameId, seat, verb: 'offer' });
  return {
    type: ComponentType.ActionRow,
    components: [{ type: ComponentType.UserSelect, custom_id, placeholder }],
  };
}

/** The name of a seat's hero. */
export function heroOf({ state }: Pick<Game, 'state'>, seat: number): string {
  return heroName(state.seats[seat]?.hero ?? null);
}
