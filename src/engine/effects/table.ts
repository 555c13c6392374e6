/** Registers the rules of all effects. A new effect is one file beside this one and one line here. */
import type { Effect } from '../vocabulary/effect.ts';
import { activationWindow } from './activation-window.ts';
import { addDamage } from './add-damage.ts';
import { advanceTheClock } from './advance-clock.ts';
import { afterDamage } from './after-damage.ts';
import { allowDefense } from './allow-defense.ts';
import { alter } from './alter.ts';
import { atDefense } from './at-defense.ts';
import { atTurnEnd } from './at-turn-end.ts';
import { avoid } from './avoid.ts';
import { choose } from './choose.ts';
import { chooseAmount } from './choose-amount.ts';
import { choosePlayer } from './choose-player.ts';
import { choosePlayers } from './choose-players.ts';
import { counter } from './counter.ts';
import { gainCp, loseCp } from './cp.ts';
import { deal } from './deal.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { enemyDice } from './enemy-dice.ts';
import { exploreTile } from './explore.ts';
import { extraAttempt } from './extra-attempt.ts';
import { extraOffensiveRollPhase } from './extra-offensive-roll-phase.ts';
import { failAbility } from './fail-ability.ts';
import { forEach } from './for-each.ts';
import { gain } from './gain.ts';
import { goAstray } from './go-astray.ts';
import { teamGold } from './gold.ts';
import { grantReroll } from './grant-reroll.ts';
import { halveDealt } from './halve-dealt.ts';
import { harmCompanion } from './harm-companion.ts';
import { heal } from './heal.ts';
import { branch } from './if.ts';
import { ifFalling } from './if-falling.ts';
import { inflict } from './inflict.ts';
import { interruption } from './interruption.ts';
import { isolatedDamage } from './isolated-damage.ts';
import { keepAlly } from './keep-ally.ts';
import { leaveBattle } from './leave-battle.ts';
import { lookAtDeck } from './look-at-deck.ts';
import { lookAtHand } from './look-at-hand.ts';
import { may } from './may.ts';
import { momentum } from './momentum.ts';
import { moveFigure } from './move-figure.ts';
import { note } from './note.ts';
import { offenseAgain } from './offense-again.ts';
import { openChest } from './open-chest.ts';
import { outlive } from './outlive.ts';
import { partWithAlly } from './part-with-ally.ts';
import { passOn } from './pass-on.ts';
import { placeTile } from './place-tile.ts';
import { playUpgrade } from './play-upgrade.ts';
import { prevent } from './prevent.ts';
import { preventStatus } from './prevent-status.ts';
import { raiseLimit } from './raise-limit.ts';
import { readAs } from './read-as.ts';
import { recruit } from './recruit.ts';
import { allowSplit, redirect } from './redirect.ts';
import { reflectHalf } from './reflect-half.ts';
import { remove } from './remove.ts';
import { removeChosen } from './remove-chosen.ts';
import { repeat } from './repeat.ts';
import { rerollOwn } from './reroll-own.ts';
import { roll } from './roll.ts';
import { rollLootDie } from './roll-loot-die.ts';
import type { EffectRule } from './rule.ts';
import { registerEffect } from './rule-of.ts';
import { search } from './search.ts';
import { shareMomentum } from './share-momentum.ts';
import { slowClock } from './slow-clock.ts';
import { spawn } from './spawn.ts';
import { spawnMinion } from './spawn-minion.ts';
import { stealCp } from './steal-cp.ts';
import { stealHealth } from './steal-health.ts';
import { takeTile } from './take-tile.ts';
import { printedThen } from './then.ts';
import { transferChosen } from './transfer-chosen.ts';
import { turnOver } from './turn-over.ts';
import { turnToken } from './turn-token.ts';
import { undefendable } from './undefendable.ts';
import { useFree } from './use-free.ts';

const RULES = {
  deal,
  'add-damage': addDamage,
  'isolated-damage': isolatedDamage,
  prevent,
  avoid,
  outlive,
  'halve-dealt': halveDealt,
  'reflect-half': reflectHalf,
  undefendable,
  'allow-defense': allowDefense,
  heal,
  'steal-health': stealHealth,
  cp: gainCp,
  'lose-cp': loseCp,
  'steal-cp': stealCp,
  draw,
  discard,
  search,
  gain,
  inflict,
  remove,
  'remove-chosen': removeChosen,
  'transfer-chosen': transferChosen,
  'raise-limit': raiseLimit,
  'prevent-status': preventStatus,
  alter,
  'reroll-own': rerollOwn,
  'read-as': readAs,
  'extra-attempt': extraAttempt,
  roll,
  'grant-reroll': grantReroll,
  then: printedThen,
  'activation-window': activationWindow,
  interruption,
  'after-damage': afterDamage,
  'at-defense': atDefense,
  'use-free': useFree,
  'at-turn-end': atTurnEnd,
  if: branch,
  'if-falling': ifFalling,
  repeat,
  'for-each': forEach,
  note,
  may,
  choose,
  'choose-amount': chooseAmount,
  'choose-player': choosePlayer,
  'choose-players': choosePlayers,
  'turn-over': turnOver,
  'look-at-hand': lookAtHand,
  'look-at-deck': lookAtDeck,
  'play-upgrade': playUpgrade,
  'turn-token': turnToken,
  'pass-on': passOn,
  redirect: redirect,
  'allow-split': allowSplit,
  'harm-companion': harmCompanion,
  'fail-ability': failAbility,
  'offense-again': offenseAgain,
  'extra-offensive-roll-phase': extraOffensiveRollPhase,
  momentum,
  'share-momentum': shareMomentum,
  recruit,
  'slow-clock': slowClock,
  'enemy-dice': enemyDice,
  'keep-ally': keepAlly,
  'part-with-ally': partWithAlly,
  'go-astray': goAstray,
  counter,
  'advance-clock': advanceTheClock,
  'place-tile': placeTile,
  'take-tile': takeTile,
  spawn,
  'move-figure': moveFigure,
  gold: teamGold,
  'open-chest': openChest,
  'loot-die': rollLootDie,
  explore: exploreTile,
  'spawn-minion': spawnMinion,
  'leave-battle': leaveBattle,
} satisfies { readonly [Do in Effect['do']]: EffectRule<Extract<Effect, { do: Do }>> };

for (const rule of Object.values(RULES)) registerEffect(rule);

/** Import `ruleOf` from here outside of the engine: importing this file registers the rules. */
export { ruleOf } from './rule-of.ts';
