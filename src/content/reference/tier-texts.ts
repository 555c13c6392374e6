/** Words the tiers of an ability, if their effects are simple, in the sentences in which heroes are typed. */
import type { Amount, Condition } from '../../engine/vocabulary/amount.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { AbilityVariant } from '../../engine/vocabulary/hero.ts';
import type { SayOnBoard } from '../packs/text/printed.ts';

/**
 * The sentences of each tier: `deal 5 damage`, `on 4 of a kind: inflict Knockdown`.
 * @returns null if the printed text of the whole ability describes any of them better
 */
export function tierTexts(tiers: readonly AbilityVariant[], say: SayOnBoard): string[][] | null {
  const texts = tiers.map(({ effects }) => sentences(effects, say));
  return texts.every((text) => text !== null) ? texts : null;
}

function sentences(effects: readonly Effect[], say: SayOnBoard): string[] | null {
  const said: string[] = [];
  let prefix = '';
  for (const effect of effects) {
    if (effect.do === 'then') {
      prefix = 'then ';
      continue;
    }
    const sentence = isSimple(effect) ? say(effect) : null;
    if (sentence === null) return null;
    said.push(`${prefix}${sentence}`);
    prefix = '';
  }
  return said;
}

/** The effects that one sentence of a tier says as well as the printed text of the ability. */
const SIMPLE = {
  deal: true,
  inflict: true,
  gain: true,
  heal: true,
  cp: true,
  'steal-cp': true,
  'steal-health': true,
  draw: true,
  undefendable: true,
  'after-damage': true,
  if: true,
  'at-defense': false,
  'at-turn-end': false,
  choose: false,
  'for-each': false,
  'go-astray': false,
  'if-falling': false,
  'look-at-deck': false,
  may: false,
  repeat: false,
  discard: false,
  search: false,
  'look-at-hand': false,
  'play-upgrade': false,
  'add-damage': false,
  'isolated-damage': false,
  prevent: false,
  avoid: false,
  outlive: false,
  'halve-dealt': false,
  'reflect-half': false,
  redirect: false,
  'allow-split': false,
  'harm-companion': false,
  'allow-defense': false,
  alter: false,
  'reroll-own': false,
  'read-as': false,
  'extra-attempt': false,
  roll: false,
  'grant-reroll': false,
  'lose-cp': false,
  'turn-over': false,
  momentum: false,
  'share-momentum': false,
  recruit: false,
  'slow-clock': false,
  'enemy-dice': false,
  'keep-ally': false,
  'part-with-ally': false,
  gold: false,
  'open-chest': false,
  'loot-die': false,
  explore: false,
  'spawn-minion': false,
  'leave-battle': false,
  counter: false,
  'advance-clock': false,
  'place-tile': false,
  'take-tile': false,
  spawn: false,
  'move-figure': false,
  then: true,
  'activation-window': false,
  interruption: false,
  'fail-ability': false,
  'offense-again': false,
  'extra-offensive-roll-phase': false,
  note: false,
  'choose-amount': false,
  'choose-player': false,
  'choose-players': false,
  remove: false,
  'remove-chosen': false,
  'transfer-chosen': false,
  'raise-limit': false,
  'prevent-status': false,
  'turn-token': false,
  'pass-on': false,
  'use-free': false,
} satisfies Readonly<Record<Effect['do'], boolean>>;

/** Whether an effect is simple, with figures that are known beforehand. */
function isSimple(effect: Effect): boolean {
  if (!SIMPLE[effect.do] || amountsOf(effect).some((amount) => typeof amount !== 'number')) return false;
  switch (effect.do) {
    case 'deal':
      return effect.to === 'target';
    case 'inflict':
      return effect.who === 'target';
    case 'steal-cp':
    case 'steal-health':
      return effect.from === 'target';
    case 'gain':
    case 'heal':
    case 'cp':
    case 'draw':
      return effect.who === 'owner';
    case 'after-damage':
      return effect.effects.every(isSimple);
    case 'if':
      return isOfShownDice(effect.when) && effect.otherwise.length === 0 && effect.effects.every(isSimple);
    default:
      return true;
  }
}

function amountsOf(effect: Effect): readonly (Amount | string)[] {
  if ('amount' in effect) return [effect.amount];
  return effect.do === 'inflict' || effect.do === 'gain' || effect.do === 'draw' ? [effect.count] : [];
}

function isOfShownDice(when: Condition): boolean {
  return (when.test === 'of-a-kind' || when.test === 'symbols') && when.dice === 'shown';
}
