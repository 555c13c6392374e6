/** Computes the lobby after a press at a seat or an option. Saves nothing. */

import { HOUSE_RULE_IDS, type HouseRule } from '../../engine/hosting.ts';
import { DIFFICULTIES } from '../../engine/vocabulary/crawl.ts';
import { isPace } from '../../games/clock/paces.ts';
import { nameBeside } from '../../games/lobby/distinct-names.ts';
import { withoutDraft, withoutHeroes } from '../../games/lobby/hero-draft.ts';
import {
  hasTwoSides,
  type Lobby,
  nextBotLevel,
  type Person,
  peopleIn,
  withNextLength,
} from '../../games/lobby/lobby.ts';
import { withShare } from '../../games/lobby/salve-shares.ts';
import {
  addBot,
  fillWithBots,
  freeSeat,
  leave,
  removeBot,
  type Seating,
  sitDown,
  takeExtraSeat,
} from '../../games/lobby/seating.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { personName } from '../discord/person-name.ts';
import { RANDOM_HERO, readHero } from '../heroes.ts';
import { difficultyFrom } from '../mission/difficulty.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import type { LobbyPress } from './lobby-id.ts';

export function isHost({ user }: PressInteraction, { host }: Lobby): boolean {
  return user.id === host.id;
}

/** The refusal for actions that only the host may take. */
export function onlyHost(interaction: PressInteraction, { host }: Lobby): string {
  return wordsFor(interaction.locale).lobby.onlyHost(escaped(host.name));
}

/**
 * Returns the lobby after a press at a seat or an option.
 * @returns the new lobby; `refused` (a reason) or `refusal` (a sentence) when nothing changes
 */
export function seatingOf(
  interaction: PressInteraction,
  lobby: Lobby,
  { verb, number }: LobbyPress,
  words: Words,
): Seating | { readonly refusal: string } {
  const person: Person = {
    id: interaction.user.id,
    name: nameInLobby(interaction, lobby),
  };
  if (verb === 'sit') return sitDown(lobby, person, number === null ? {} : { team: number });
  if (verb === 'sit-twice') return takeExtraSeat(lobby, person);
  if (verb === 'leave') return leave(lobby, person.id);
  const [value = ''] = chosen(interaction);
  if (verb === 'hero') {
    const hero = readHero(value, lobby.mode);
    if (hero === null) return { refusal: words.challenge.heroGone };
    return sitDown(lobby, person, { hero: hero === RANDOM_HERO ? null : hero.id });
  }
  if (!isHost(interaction, lobby)) return { refusal: onlyHost(interaction, lobby) };
  switch (verb) {
    case 'add-bot':
      return addBot(lobby);
    case 'fill-bots':
      return fillWithBots(lobby);
    case 'remove-bot':
      return removeBot(lobby);
    case 'free':
      return freeSeat(lobby, Number(value));
    case 'bot-level':
      return { lobby: { ...lobby, botLevel: nextBotLevel(lobby) } };
    case 'draft':
      return { lobby: { ...withoutHeroes(lobby), drafted: lobby.drafted !== true } };
    case 'friendly': {
      const { friendly, ...rated } = lobby;
      return { lobby: friendly ? rated : { ...rated, friendly: true } };
    }
    case 'order': {
      if (!lobby.crawl || lobby.mode !== 'crawl') return { refusal: words.replies.foreignButton };
      const { atOnce, ...printed } = lobby.crawl;
      return { lobby: { ...lobby, crawl: atOnce ? printed : { ...printed, atOnce: true } } };
    }
    case 'salves': {
      const shared = withShare(lobby, value);
      return shared ? { lobby: shared } : { refusal: words.lobby.salvesChanged };
    }
    case 'series':
      return hasTwoSides(lobby.mode)
        ? { lobby: withNextLength(lobby) }
        : { refusal: words.replies.foreignButton };
    case 'stop-draft':
      return { lobby: withoutDraft(lobby) };
    case 'pace':
      return isPace(value) ? { lobby: { ...lobby, pace: value } } : { refusal: words.replies.foreignButton };
    case 'first':
      return { lobby: { ...lobby, first: value === 'host' ? 'host' : 'roll' } };
    case 'difficulty': {
      const difficulty = DIFFICULTIES.find((known) => known === value);
      if (lobby.crawl && !lobby.crawl.campaign && difficulty)
        return { lobby: { ...lobby, crawl: { ...lobby.crawl, difficulty } } };
      if (!lobby.mission) return { refusal: words.replies.foreignButton };
      return { lobby: { ...lobby, mission: { ...lobby.mission, ...difficultyFrom(value) } } };
    }
    case 'rules': {
      const wanted = chosen(interaction);
      return { lobby: { ...lobby, houseRules: HOUSE_RULE_IDS.filter((rule) => wanted.includes(rule)) } };
    }
    case 'next-rules':
      return { lobby: { ...lobby, houseRules: nextHouseRules(lobby.houseRules) } };
    default:
      return { refusal: words.replies.foreignButton };
  }
}

/** The choice after this one: none, each house rule by itself, all of them, and none again. */
function nextHouseRules(chosen: readonly HouseRule[]): HouseRule[] {
  const choices = [[], ...HOUSE_RULE_IDS.map((id) => [id]), [...HOUSE_RULE_IDS]];
  const at = choices.findIndex((choice) => choice.join() === chosen.join());
  return choices[(at + 1) % choices.length] ?? [];
}

/** The name of a person at a lobby, which tells them apart from the others and the bots there. */
function nameInLobby({ user, member }: PressInteraction, lobby: Lobby): string {
  const own = peopleIn(lobby).find(({ id }) => id === user.id);
  if (own) return own.name;
  const others = [lobby.host, ...peopleIn(lobby), ...lobby.invited].filter(({ id }) => id !== user.id);
  return nameBeside(
    { name: personName(member, user), account: user.username },
    others.map(({ name }) => name),
  );
}

/** The values chosen in a select; empty for a button. */
export function chosen(interaction: PressInteraction): readonly string[] {
  return interaction.isStringSelectMenu() ? interaction.values : [];
}
