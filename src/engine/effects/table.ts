/** The rules of all effects. A new effect is one file beside this one, and one line here. */
import type { Effect } from '../vocabulary/effect.ts';
import { activationWindow } from './activation-window.ts';
import { addDamage } from './add-damage.ts';
import { afterDamage } from './after-damage.ts';
import { alter } from './alter.ts';
import { avoid } from './avoid.ts';
import { choose } from './choose.ts';
import { chooseAmount } from './choose-amount.ts';
import { choosePlayer } from './choose-player.ts';
import { choosePlayers } from './choose-players.ts';
import { gainCp, loseCp } from './cp.ts';
import { deal } from './deal.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { extraAttempt } from './extra-attempt.ts';
import { extraOffensiveRollPhase } from './extra-offensive-roll-phase.ts';
import { failAbility } from './fail-ability.ts';
import { forEach } from './for-each.ts';
import { gain } from './gain.ts';
import { grantReroll } from './grant-reroll.ts';
import { heal } from './heal.ts';
import { branch } from './if.ts';
import { inflict } from './inflict.ts';
import { interruption } from './interruption.ts';
import { isolatedDamage } from './isolated-damage.ts';
import { may } from './may.ts';
import { note } from './note.ts';
import { prevent } from './prevent.ts';
import { preventStatus } from './prevent-status.ts';
import { raiseLimit } from './raise-limit.ts';
import { reflectHalf } from './reflect-half.ts';
import { remove } from './remove.ts';
import { removeChosen } from './remove-chosen.ts';
import { repeat } from './repeat.ts';
import { rerollOwn } from './reroll-own.ts';
import { roll } from './roll.ts';
import type { EffectRule } from './rule.ts';
import { registerEffect } from './rule-of.ts';
import { stealCp } from './steal-cp.ts';
import { stealHealth } from './steal-health.ts';
import { printedThen } from './then.ts';
import { transferChosen } from './transfer-chosen.ts';
import { undefendable } from './undefendable.ts';

const RULES = {
  deal,
  'add-damage': addDamage,
  'isolated-damage': isolatedDamage,
  prevent,
  avoid,
  'reflect-half': reflectHalf,
  undefendable,
  heal,
  'steal-health': stealHealth,
  cp: gainCp,
  'lose-cp': loseCp,
  'steal-cp': stealCp,
  draw,
  discard,
  gain,
  inflict,
  remove,
  'remove-chosen': removeChosen,
  'transfer-chosen': transferChosen,
  'raise-limit': raiseLimit,
  'prevent-status': preventStatus,
  alter,
  'reroll-own': rerollOwn,
  'extra-attempt': extraAttempt,
  roll,
  'grant-reroll': grantReroll,
  // biome-ignore lint/suspicious/noThenProperty: the effect's name; nobody awaits this table.
  then: printedThen,
  'activation-window': activationWindow,
  interruption,
  'after-damage': afterDamage,
  if: branch,
  repeat,
  'for-each': forEach,
  note,
  may,
  choose,
  'choose-amount': chooseAmount,
  'choose-player': choosePlayer,
  'choose-players': choosePlayers,
  'fail-ability': failAbility,
  'extra-offensive-roll-phase': extraOffensiveRollPhase,
} satisfies { readonly [Do in Effect['do']]: EffectRule<Extract<Effect, { do: Do }>> };

for (const rule of Object.values(RULES)) registerEffect(rule);

/** For readers outside of the engine: from here on the rules are there. */
export { ruleOf } from './rule-of.ts';
