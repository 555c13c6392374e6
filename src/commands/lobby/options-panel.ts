/** The host's private panel: pace, first player, house rules, seats to free, and the end of the lobby. */
import { ButtonStyle } from 'discord.js';
import { HOUSE_RULE_IDS, modeOf } from '../../engine/hosting.ts';
import { waysToShare } from '../../engine/rules.ts';
import { DIFFICULTIES } from '../../engine/vocabulary/crawl.ts';
import { PACES } from '../../games/clock/paces.ts';
import {
  botLevelOf,
  hasHeroes,
  hasTwoSides,
  isSecond,
  type Lobby,
  takenSeats,
} from '../../games/lobby/lobby.ts';
import { salvesAt, shareAt } from '../../games/lobby/salve-shares.ts';
import { isRatedMode } from '../../history/rating.ts';
import { type Button, menu, type Row, row } from '../../render/components.ts';
import { MAX_OPTIONS } from '../../render/discord-limits.ts';
import type { Words } from '../../words/index.ts';
import { DIFFICULTY_VALUES, difficultyValue, type LobbyMission } from '../mission/difficulty.ts';
import { paceWords } from '../opening/pace-words.ts';
import { lobbyCustomId } from './lobby-id.ts';
import { botName, salveWords } from './lobby-message.ts';
import { button } from './lobby-rows.ts';

/** Builds the panel as the answer to a press. */
export function optionsPanel(lobby: Lobby, words: Words): { content: string; components: Row[] } {
  const { id, pace, first } = lobby;
  const { lobby: say } = words;
  const paces = PACES.map((value) => ({
    label: paceWords(value, words),
    value,
    chosen: pace === value,
  }));
  const starters = (['roll', 'host'] as const).map((value) => ({
    label: value === 'roll' ? say.rollStarts : say.hostStarts,
    value,
    chosen: first === value,
  }));
  return {
    content: say.optionsTitle,
    components: [
      menu(lobbyCustomId(id, 'pace'), null, paces),
      ...(isSecond(lobby)
        ? []
        : [
            // In Adventures the Loot die decides who begins.
            ...(modeOf(lobby.mode).alwaysBegins === undefined && !lobby.crawl
              ? [menu(lobbyCustomId(id, 'first'), null, starters)]
              : []),
            ...rulesMenu(lobby, words),
            ...salveMenu(lobby, words),
          ]),
      ...seatMenu(lobby, words),
      row([...choiceButtons(lobby, words), button(id, 'close', say.close, ButtonStyle.Danger)]),
    ],
  };
}

/** The buttons that switch to the next choice; none where an earlier game sets everything. */
function choiceButtons(lobby: Lobby, { lobby: say, series, commands, houseRules }: Words): Button[] {
  if (isSecond(lobby)) return [];
  const { id } = lobby;
  const length = lobby.series ? commands.duel.series[lobby.series] : series.single;
  return [
    button(id, 'bot-level', say.botLevel(say.botLevels[botLevelOf(lobby)])),
    ...(hasHeroes(lobby.mode) ? [button(id, 'draft', lobby.drafted ? say.draftOff : say.draftOn)] : []),
    // Others can play on the dice of a single game only.
    ...(hasTwoSides(lobby.mode) && !lobby.sameDice ? [button(id, 'series', series.button(length))] : []),
    ...orderButton(lobby, say),
    // The select of the difficulty leaves no row for one of house rules.
    ...(lobby.mission || lobby.crawl ? [button(id, 'next-rules', houseRules.button(lobby.houseRules))] : []),
    ...(lobby.mission || lobby.crawl || !isRatedMode(lobby.mode)
      ? []
      : [button(id, 'friendly', lobby.friendly ? say.friendlyOff : say.friendlyOn)]),
  ];
}

/** In a Portal Crawl: whether heroes act at once or in the printed order. */
function orderButton({ id, mode, crawl }: Lobby, say: Words['lobby']): Button[] {
  if (mode !== 'crawl' || !crawl) return [];
  return [button(id, 'order', crawl.atOnce ? say.inTurnOrder : say.atOnce)];
}

/** How hard the game is, or by which house rules it is played; a campaign keeps its difficulty (rule: a-difficulty). */
function rulesMenu(lobby: Lobby, words: Words): Row[] {
  if (lobby.mission) return [difficultyMenu(lobby.id, lobby.mission, words)];
  if (!lobby.crawl) return [houseRuleMenu(lobby, words)];
  return lobby.crawl.campaign ? [] : [crawlMenu(lobby.id, lobby.crawl, words)];
}

function difficultyMenu(id: string, mission: LobbyMission, words: Words): Row {
  const chosen = difficultyValue(mission);
  const options = DIFFICULTY_VALUES.map((value) => ({
    label: words.commands.mission.difficulties[value],
    value,
    chosen: value === chosen,
  }));
  return menu(lobbyCustomId(id, 'difficulty'), null, options);
}

function crawlMenu(id: string, { difficulty }: NonNullable<Lobby['crawl']>, words: Words): Row {
  const options = DIFFICULTIES.map((value) => ({
    label: words.commands.adventure.difficulties[value],
    value,
    chosen: value === difficulty,
  }));
  return menu(lobbyCustomId(id, 'difficulty'), null, options);
}

/** How a party of several heroes shares its salves. */
function salveMenu(lobby: Lobby, words: Words): Row[] {
  const share = shareAt(lobby);
  if (share === null) return [];
  const taken = takenSeats(lobby);
  const options = waysToShare(salvesAt(lobby), taken.length, MAX_OPTIONS).map((way) => ({
    label: salveWords(lobby, way, words),
    value: way.join('-'),
    chosen: way.join() === share.join(),
  }));
  return [menu(lobbyCustomId(lobby.id, 'salves'), null, options)];
}

function houseRuleMenu({ id, houseRules }: Lobby, { commands, lobby: say }: Words): Row {
  const options = HOUSE_RULE_IDS.map((value) => ({
    label: commands.duel.houseRules[value],
    value,
    chosen: houseRules.includes(value),
  }));
  return menu(lobbyCustomId(id, 'rules'), say.houseRules, options, { least: 0, most: options.length });
}

/** The select to free a seat: all taken seats except the host's own, and those of bots that an earlier game sets. */
function seatMenu(lobby: Lobby, words: Words): Row[] {
  const options = lobby.seats.flatMap(({ occupant }, seat) => {
    if (occupant === null || (occupant.kind === 'person' && occupant.id === lobby.host.id)) return [];
    if (occupant.kind === 'bot' && isSecond(lobby)) return [];
    const label = occupant.kind === 'person' ? occupant.name : botName(lobby, seat, words);
    return [{ label, value: String(seat) }];
  });
  return options.length === 0 ? [] : [menu(lobbyCustomId(lobby.id, 'free'), words.lobby.freeSeat, options)];
}
