/** Builds the message of a lobby, open and closed. */
import { TimestampStyles, time, userMention } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import { missionById, scenarioById } from '../../engine/definitions.ts';
import { isBossSeat, modeOf } from '../../engine/hosting.ts';
import type { Seat } from '../../engine/index.ts';
import { campaignScore, type SalveShare } from '../../engine/rules.ts';
import { isChallenge } from '../../games/lobby/challenge.ts';
import { pickingSeat } from '../../games/lobby/hero-draft.ts';
import {
  botLevelOf,
  freeBossSeats,
  hasTeams,
  isSecond,
  LOBBY_LIFE,
  type Lobby,
  leastPlayers,
  mostPlayers,
  seatsForOne,
  seatsMissing,
  takenSeats,
  teamsOf,
} from '../../games/lobby/lobby.ts';
import { shareAt } from '../../games/lobby/salve-shares.ts';
import { type Button, menu, type Row, row, userMenu } from '../../render/components.ts';
import { MAX_OPTIONS, MAX_ROWS } from '../../render/discord-limits.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { heroName, heroOptions, RANDOM_HERO } from '../heroes.ts';
import { seriesItem } from '../messages/series-text.ts';
import { difficultyWords, gameName } from '../mission/difficulty.ts';
import { roadLines } from '../mission/road-lines.ts';
import { absenceWords, paceWords, weekendWords } from '../opening/pace-words.ts';
import { challengeEnds, openChallenge } from './challenge-message.ts';
import { lobbyCustomId } from './lobby-id.ts';
import { button, heroSelects } from './lobby-rows.ts';

/** The number of people that can be invited at once. */
const MAX_INVITED_AT_ONCE = 5;

/** Builds the message body of an open lobby with its buttons; its mentions notify nobody. */
export function openLobby(lobby: Lobby): { content: string; components: Row[] } {
  if (isChallenge(lobby)) return openChallenge(lobby);
  const words = wordsFor(lobby.language);
  return { content: linesOf(lobby, words).join('\n'), components: rowsOf(lobby, words) };
}

function linesOf(lobby: Lobby, words: Words): string[] {
  const { host, mode, pace, first, houseRules, invited, expiresAt } = lobby;
  const say = words.lobby;
  const until = time(Math.floor(expiresAt / 1_000), TimestampStyles.ShortDateTime);
  const agreed = first === 'roll' ? say.rollStarts : say.hostStarts;
  const chosen = modeOf(mode).alwaysBegins === undefined ? agreed : say.bossStarts;
  const starts = isSecond(lobby) ? words.sameDice.starts : chosen;
  const name = `**${escaped(host.name)}**`;
  const missing = seatsMissing(lobby);
  const isWithoutBoss = freeBossSeats(lobby).length > 0 && hasTeams(lobby);
  const called = invited.map(({ id }) => userMention(id));
  return [
    ...titleLines(lobby, words),
    ...seatLines(lobby, words),
    `- ${say.set(name, paceWords(pace, words), starts)}`,
    ...weekendWords(pace, expiresAt - LOBBY_LIFE, words).map((line) => `- ${line}`),
    `- ${absenceWords(pace, lobby.mode === 'duel', words)}`,
    ...salveLines(lobby, words),
    ...(lobby.drafted ? [`- ${say.drafted}`] : []),
    ...(lobby.friendly ? [`- ${say.friendly}`] : []),
    ...seriesItem(lobby.series, words),
    ...(lobby.sameDice
      ? [`- ${lobby.sameDice.of === null ? words.sameDice.tells : words.sameDice.second}`]
      : []),
    ...(houseRules.length === 0 ? [] : [`- ${words.houseRules.playedBy(houseRules)}`]),
    ...(called.length === 0 ? [] : [`- ${say.invited(called)}`]),
    `- ${draftWords(lobby, words) ?? (missing > 0 ? `${say.missing(missing)}${isWithoutBoss ? ` ${say.bossMissing}` : ''}` : say.ready(name))} ${say.openUntil(until)}`,
  ];
}

/** The kind of game; for a Mission its name, difficulty and description. */
function titleLines(lobby: Lobby, words: Words): string[] {
  const { mode, mission } = lobby;
  const { lobby: say, missionPicture } = words;
  const [least, most] = [leastPlayers(mode), mostPlayers(mode)];
  if (lobby.crawl) {
    const { story } = scenarioById(lobby.crawl.id);
    return [
      `### ${say.heading(gameName(lobby, words), say.heroesAt(least, most))}`,
      `-# ${say.crawlDifficulty(words.commands.adventure.difficulties[lobby.crawl.difficulty])}`,
      ...(mode === 'crawl' ? [`-# ${lobby.crawl.atOnce ? say.crawlAtOnce : say.crawlInOrder}`] : []),
      ...campaignLines(lobby.crawl, words),
      `> ${escaped(story.before)}`,
    ];
  }
  if (!mission) return [`### ${say.heading(say.modes[mode], say.players(least, most))}`];
  const { level, text } = missionById(mission.id);
  return [
    `### ${say.heading(gameName(lobby, words), say.heroesAt(least, most))}`,
    `-# ${say.difficulty(missionPicture.levels[level], difficultyWords(mission, words))}`,
    ...(roadLines(mission, takenSeats(lobby).length, words) ?? [`> ${escaped(text)}`]),
  ];
}

/** The campaign that a scenario continues, with the salves that the party brings; none for one of its own. */
function campaignLines({ salves, campaign }: NonNullable<Lobby['crawl']>, { crawl: say }: Words): string[] {
  if (!campaign) return [];
  const line = say.campaign.score(campaignScore(campaign), campaign.sessions.length);
  return [`-# ${line} ${salves === undefined ? '' : say.campaign.brings(salves)}`.trimEnd()];
}

/** Who has how many of the party's salves, for a party of several heroes. */
function salveLines(lobby: Lobby, words: Words): string[] {
  const share = shareAt(lobby);
  return share === null ? [] : [`- ${salveWords(lobby, share, words, escaped)}`];
}

/**
 * A share of the salves in words, with the names of those who have some.
 * @param shown how a name is shown; plain if left out
 */
export function salveWords(
  lobby: Lobby,
  share: SalveShare,
  words: Words,
  shown: (name: string) => string = String,
): string {
  const parts = takenSeats(lobby).flatMap((seat, at) => {
    const { occupant = null } = lobby.seats[seat] ?? {};
    const count = share[at] ?? 0;
    const name = occupant?.kind === 'person' ? occupant.name : botName(lobby, seat, words);
    return count > 0 ? [words.lobby.salvesOf(shown(name), count)] : [];
  });
  return words.lobby.salves(parts);
}

/** The person to pick and the heroes left in the pool; null when no draft is under way. */
function draftWords(lobby: Lobby, words: Words): string | null {
  const seat = pickingSeat(lobby);
  const occupant = seat === null ? null : lobby.seats[seat]?.occupant;
  if (occupant?.kind !== 'person') return null;
  const pool = lobby.draft?.pool.map((id) => heroName(id, words)).sort() ?? [];
  return words.lobby.picks(userMention(occupant.id), pool);
}

function seatLines(lobby: Lobby, words: Words): string[] {
  const say = words.lobby;
  if (hasTeams(lobby)) {
    return teamsOf(lobby).map((team, index) =>
      say.team(
        teamName(lobby, index, words),
        team.map((seat) => seatWords(lobby, seat, words)),
      ),
    );
  }
  // Each seat of a second game has its own hero, and with it its own dice.
  if (isSecond(lobby)) return lobby.seats.map((_, seat) => say.seat(seat + 1, seatWords(lobby, seat, words)));
  const taken = takenSeats(lobby);
  const free = lobby.seats.length - taken.length;
  return [
    ...taken.map((seat, index) => say.seat(index + 1, seatWords(lobby, seat, words))),
    // Nobody can sit down while heroes are picked.
    ...(free > 0 && pickingSeat(lobby) === null ? [say.freeMore(free)] : []),
  ];
}

/** Whether a team of a lobby is a boss. */
function isBossTeam(lobby: Lobby, team: number): boolean {
  return teamsOf(lobby)[team]?.some((seat) => isBossSeat(lobby.mode, seat)) ?? false;
}

function hasBosses({ mode }: Lobby): boolean {
  return modeOf(mode).bosses !== undefined;
}

function teamName(lobby: Lobby, team: number, { lobby: say }: Words): string {
  if (!hasBosses(lobby)) return say.teamNumber(team + 1);
  return isBossTeam(lobby, team) ? say.bossTeam : say.heroTeam;
}

function joinLabel(lobby: Lobby, team: number, { lobby: say }: Words): string {
  if (!hasBosses(lobby)) return say.join(team + 1);
  return isBossTeam(lobby, team) ? say.joinBoss : say.joinHeroes;
}

function seatWords(lobby: Lobby, seat: Seat, words: Words): string {
  const { occupant, hero: chosen } = lobby.seats[seat] ?? { occupant: null, hero: null };
  const given = lobby.sameDice?.heroes[seat];
  const hero = given ?? chosen;
  if (occupant === null) {
    return given === undefined
      ? words.lobby.free
      : words.lobby.taken(words.lobby.free, heroName(given, words));
  }
  const who = occupant.kind === 'person' ? `**${escaped(occupant.name)}**` : botWords(lobby, seat, words);
  if (hero === null && (lobby.drafted ?? false)) return words.lobby.taken(who, words.lobby.toBePicked);
  const isAnyBoss = hero === null && isBossSeat(lobby.mode, seat);
  return words.lobby.taken(who, isAnyBoss ? words.challenge.randomBoss : heroName(hero, words));
}

function botWords(lobby: Lobby, seat: Seat, words: Words): string {
  const { botLevels, botLike } = words.lobby;
  return botLike(botName(lobby, seat, words), botLevels[botLevelOf(lobby)]);
}

/** The name of a bot; bots are numbered in seat order. */
export function botName({ seats }: Pick<Lobby, 'seats'>, seat: Seat, words: Words): string {
  const before = seats.slice(0, seat).filter(({ occupant }) => occupant?.kind === 'bot');
  return words.lobby.bot(before.length + 1);
}

/** The text that replaces an expired lobby. */
export function expiredLobbyWords(lobby: Lobby): string {
  if (isChallenge(lobby)) return challengeEnds(lobby, 'expired');
  const { host, mode, mission, crawl, language } = lobby;
  const words = wordsFor(language);
  const say = words.lobby;
  return say.expired(
    userMention(host.id),
    gameName({ mode, ...(mission ? { mission } : {}), ...(crawl ? { crawl } : {}) }, words),
    mission ? (mission.road ? '/mission road' : '/mission start') : crawl ? '/adventure start' : '/play',
  );
}

function rowsOf(lobby: Lobby, words: Words): Row[] {
  if (pickingSeat(lobby) !== null) return [draftMenu(lobby, words), row(draftButtons(lobby, words))];
  const heroes = heroRows(lobby, words);
  const ends = [row(seatButtons(lobby, words)), row(hostButtons(lobby, words))] as const;
  // With many pages of heroes there is no row left for the invite menu.
  const call = heroes.length + ends.length < MAX_ROWS ? [inviteRow(lobby, words)] : [];
  return [ends[0], ...heroes, ...call, ends[1]];
}

/** The select with the heroes of the pool, for the person to pick. */
function draftMenu({ id, draft, mode }: Lobby, words: Words): Row {
  const pool = new Set(draft?.pool);
  const options = heroOptions(words, mode)
    .flat()
    .filter(({ value }) => pool.has(value));
  return menu(lobbyCustomId(id, 'hero'), words.lobby.pick, options);
}

function draftButtons({ id }: Lobby, { lobby: say }: Words): Button[] {
  return [button(id, 'leave', say.leave), button(id, 'stop-draft', say.stopDraft)];
}

function seatButtons(lobby: Lobby, words: Words): Button[] {
  const { lobby: say } = words;
  const joins = hasTeams(lobby)
    ? teamsOf(lobby).map((_, team) =>
        button(lobby.id, 'sit', joinLabel(lobby, team, words), ButtonStyle.Success, { number: team }),
      )
    : [button(lobby.id, 'sit', say.sit, ButtonStyle.Success)];
  const second = seatsForOne(lobby) > 1 ? [button(lobby.id, 'sit-twice', say.takeExtraSeat)] : [];
  return [...joins, ...second, button(lobby.id, 'leave', say.leave)];
}

function hostButtons(lobby: Lobby, { lobby: say }: Words): Button[] {
  const { id, seats } = lobby;
  const isFull = seats.every(({ occupant }) => occupant !== null);
  const hasBot = seats.some(({ occupant }) => occupant?.kind === 'bot');
  return [
    button(id, 'start', say.start, ButtonStyle.Primary, { disabled: seatsMissing(lobby) > 0 }),
    ...(isSecond(lobby)
      ? []
      : [
          button(id, 'add-bot', say.addBot, undefined, { disabled: isFull }),
          button(id, 'fill-bots', say.fillWithBots, undefined, { disabled: isFull }),
          button(id, 'remove-bot', say.removeBot, undefined, { disabled: !hasBot }),
        ]),
    button(id, 'options', say.options),
  ];
}

function heroRows(lobby: Lobby, words: Words): Row[] {
  // In a lobby with a draft, heroes are chosen in the draft only.
  const pages = lobby.drafted || isSecond(lobby) ? [] : heroOptions(words, lobby.mode).slice(0, MAX_ROWS - 2);
  const random = { label: words.challenge.randomChoice, value: RANDOM_HERO };
  return heroSelects(
    lobby.id,
    'hero',
    pages.map((page) => (page.length < MAX_OPTIONS ? [random, ...page] : page)),
    hasBosses(lobby) ? words.lobby.bosses : words.lobby.heroes,
    words.lobby.heroesPart,
  );
}

function inviteRow({ id }: Lobby, { lobby: say }: Words): Row {
  return userMenu(lobbyCustomId(id, 'invite'), say.invite, { least: 1, most: MAX_INVITED_AT_ONCE });
}
