/** The host's private panel: pace, first player, house rules, seats to free, and the end of the lobby. */
import { ButtonStyle, ComponentType } from 'discord.js';
import { HOUSE_RULE_IDS } from '../../engine/hosting.ts';
import { botLevelOf, type Lobby } from '../../games/lobby/lobby.ts';
import { OPTION_LENGTH } from '../../render/discord-limits.ts';
import { clipped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import { DIFFICULTY_VALUES, difficultyValue, type LobbyMission } from '../mission/difficulty.ts';
import { paceWords } from '../opening/pace-words.ts';
import { type LobbyVerb, lobbyCustomId } from './lobby-id.ts';
import { botName } from './lobby-message.ts';
import { button, type LobbyRow, row } from './lobby-rows.ts';

interface Option {
  readonly label: string;
  readonly value: string;
  readonly isChosen?: boolean;
}

/** Builds the panel as the answer to a press. */
export function optionsPanel(lobby: Lobby, words: Words): { content: string; components: LobbyRow[] } {
  const { id, pace, first } = lobby;
  const { lobby: say } = words;
  const paces = (['live', 'asynchronous'] as const).map((value) => ({
    label: paceWords(value, words),
    value,
    isChosen: pace === value,
  }));
  const starters = (['roll', 'host'] as const).map((value) => ({
    label: value === 'roll' ? say.rollStarts : say.hostStarts,
    value,
    isChosen: first === value,
  }));
  return {
    content: say.optionsTitle,
    components: [
      menu(id, 'pace', paces),
      menu(id, 'first', starters),
      lobby.mission ? difficultyMenu(lobby.id, lobby.mission, words) : houseRuleMenu(lobby, words),
      ...seatMenu(lobby, words),
      row([
        button(id, 'bot-level', say.botLevel(say.botLevels[botLevelOf(lobby)]), ButtonStyle.Secondary),
        button(id, 'draft', lobby.drafted ? say.draftOff : say.draftOn, ButtonStyle.Secondary),
        button(id, 'close', say.close, ButtonStyle.Danger),
      ]),
    ],
  };
}

function menu(
  id: string,
  verb: LobbyVerb,
  options: readonly Option[],
  more: { placeholder?: string; min_values?: number; max_values?: number } = {},
): LobbyRow {
  return row([
    {
      type: ComponentType.StringSelect,
      custom_id: lobbyCustomId(id, verb),
      ...more,
      options: options.map(({ label, value, isChosen = false }) => ({
        label: clipped(label, OPTION_LENGTH),
        value,
        default: isChosen,
      })),
    },
  ]);
}

function difficultyMenu(id: string, mission: LobbyMission, words: Words): LobbyRow {
  const chosen = difficultyValue(mission);
  const options = DIFFICULTY_VALUES.map((value) => ({
    label: words.commands.mission.difficulties[value],
    value,
    isChosen: value === chosen,
  }));
  return menu(id, 'difficulty', options);
}

function houseRuleMenu({ id, houseRules }: Lobby, { commands, lobby: say }: Words): LobbyRow {
  const options = HOUSE_RULE_IDS.map((value) => ({
    label: commands.duel.houseRules[value],
    value,
    isChosen: houseRules.includes(value),
  }));
  return menu(id, 'rules', options, {
    placeholder: say.houseRules,
    min_values: 0,
    max_values: options.length,
  });
}

/** The select to free a seat: all taken seats except the host's own. */
function seatMenu(lobby: Lobby, words: Words): LobbyRow[] {
  const options = lobby.seats.flatMap(({ occupant }, seat) => {
    if (occupant === null || (occupant.kind === 'person' && occupant.id === lobby.host.id)) return [];
    const label = occupant.kind === 'person' ? occupant.name : botName(lobby, seat, words);
    return [{ label, value: String(seat) }];
  });
  return options.length === 0 ? [] : [menu(lobby.id, 'free', options, { placeholder: words.lobby.freeSeat })];
}
