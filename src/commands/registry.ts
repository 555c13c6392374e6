/** The registry of all commands and press routes: a new one is a line here and a file of its own. */
import { awayPress } from './components/away-press.ts';
import { blockPress } from './components/block-press.ts';
import { expansionsPress } from './components/expansions-press.ts';
import { forgetPress } from './components/forget-press.ts';
import { guidePress } from './components/guide-press.ts';
import { heroPress } from './components/hero-press.ts';
import { lobbyPress } from './components/lobby-press.ts';
import { lookupPress } from './components/lookup-press.ts';
import { ownTimesPress } from './components/own-times-press.ts';
import { panelPress } from './components/panel-press.ts';
import { perkPress } from './components/perk-press.ts';
import { quickDuelPress } from './components/quick-duel-press.ts';
import { recordPress } from './components/record-press.ts';
import { rematchPress } from './components/rematch-press.ts';
import { removePress } from './components/remove-press.ts';
import { replayPress } from './components/replay-press.ts';
import { rerollPress } from './components/reroll-press.ts';
import { sameDicePress } from './components/same-dice-press.ts';
import { sealPress } from './components/seal-press.ts';
import { tablePress } from './components/table-press.ts';
import type { PressRoute, SlashCommand } from './routing/handlers.ts';
import { about } from './slash/about.ts';
import { achievements } from './slash/achievements.ts';
import { act } from './slash/act.ts';
import { adventure } from './slash/adventure.ts';
import { away } from './slash/away.ts';
import { block } from './slash/block.ts';
import { card } from './slash/card.ts';
import { concede } from './slash/concede.ts';
import { duel } from './slash/duel.ts';
import { expansions } from './slash/expansions.ts';
import { forgetMe } from './slash/forget-me.ts';
import { games } from './slash/games.ts';
import { hand } from './slash/hand.ts';
import { handOver } from './slash/hand-over.ts';
import { help } from './slash/help.ts';
import { hero } from './slash/hero.ts';
import { ladder } from './slash/ladder.ts';
import { log } from './slash/log.ts';
import { mission } from './slash/mission.ts';
import { odds } from './slash/odds.ts';
import { pass } from './slash/pass.ts';
import { perks } from './slash/perks.ts';
import { play } from './slash/play.ts';
import { privacy } from './slash/privacy.ts';
import { quiet } from './slash/quiet.ts';
import { replay } from './slash/replay.ts';
import { report } from './slash/report.ts';
import { roll } from './slash/roll.ts';
import { rule } from './slash/rule.ts';
import { stats } from './slash/stats.ts';
import { stops } from './slash/stops.ts';
import { table } from './slash/table.ts';
import { token } from './slash/token.ts';
import { undo } from './slash/undo.ts';
import { verify } from './slash/verify.ts';
import { waiting } from './slash/waiting.ts';

export const SLASH_COMMANDS: readonly SlashCommand[] = [
  duel,
  play,
  mission,
  adventure,
  perks,
  games,
  stats,
  replay,
  achievements,
  ladder,
  away,
  quiet,
  block,
  act,
  roll,
  pass,
  hand,
  table,
  log,
  stops,
  undo,
  waiting,
  handOver,
  concede,
  report,
  verify,
  expansions,
  rule,
  hero,
  card,
  token,
  odds,
  help,
  about,
  privacy,
  forgetMe,
];

export const PRESS_ROUTES: readonly PressRoute[] = [
  rerollPress,
  panelPress,
  tablePress,
  lobbyPress,
  rematchPress,
  recordPress,
  sameDicePress,
  replayPress,
  heroPress,
  quickDuelPress,
  perkPress,
  guidePress,
  awayPress,
  ownTimesPress,
  blockPress,
  expansionsPress,
  forgetPress,
  lookupPress,
  removePress,
  sealPress,
];
