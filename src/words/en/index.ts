/** English, the fallback of all other languages. One file per subject. */
import { REFUSALS } from '../../engine/hosting.ts';
import { about } from './about.ts';
import { act } from './act.ts';
import { asking } from './asking.ts';
import { block } from './block.ts';
import { challenge } from './challenge.ts';
import { commands } from './commands.ts';
import { crawl } from './crawl.ts';
import { crawlLog } from './crawl-log.ts';
import { dice } from './dice.ts';
import { enemyPlan } from './enemy-plan.ts';
import { expansions } from './expansions.ts';
import { feats } from './feats.ts';
import { figures } from './figures.ts';
import { finish } from './finish.ts';
import { games } from './games.ts';
import { guide } from './guide.ts';
import { hand } from './hand.ts';
import { handOver } from './hand-over.ts';
import { help } from './help.ts';
import { heroEditor } from './hero-editor.ts';
import { houseRules } from './house-rules.ts';
import { ladder } from './ladder.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { lookup } from './lookup.ts';
import { missionPicture } from './mission-picture.ts';
import { missionTable } from './mission-table.ts';
import { notices } from './notices.ts';
import { ownTimes } from './own-times.ts';
import { perks } from './perks.ts';
import { phases } from './phases.ts';
import { picture } from './picture.ts';
import { presses } from './presses.ts';
import { questions } from './questions.ts';
import { rematch } from './rematch.ts';
import { replay } from './replay.ts';
import { replies } from './replies.ts';
import { road } from './road.ts';
import { sameDice } from './same-dice.ts';
import { series } from './series.ts';
import { sheet } from './sheet.ts';
import { since } from './since.ts';
import { stats } from './stats.ts';
import { stops } from './stops.ts';
import { table } from './table.ts';
import { trophy } from './trophy.ts';
import { verdicts } from './verdicts.ts';
import { verify } from './verify.ts';
import { waiting } from './waiting.ts';
import { why } from './why.ts';

export const en = {
  about,
  act,
  asking,
  block,
  challenge,
  commands,
  crawl,
  crawlLog,
  dice,
  enemyPlan,
  expansions,
  feats,
  figures,
  finish,
  games,
  guide,
  hand,
  handOver,
  help,
  houseRules,
  ladder,
  lobby,
  log,
  lookup,
  missionPicture,
  missionTable,
  notices,
  ownTimes,
  perks,
  phases,
  picture,
  presses,
  questions,
  /** The engine's refusals of illegal actions: it defines them, since it does not import this folder. */
  refusals: REFUSALS,
  rematch,
  replay,
  replies,
  sameDice,
  series,
  road,
  sheet,
  since,
  stats,
  stops,
  table,
  trophy,
  verdicts,
  verify,
  heroEditor,
  waiting,
  why,
};
