/** Feats of the heroes of Season One (rule: achievements). */
import {
  allShow,
  attacksWith,
  avoidedBy,
  charter,
  dealtNow,
  type Feat,
  fellBy,
  healthOf,
  held,
  inGame,
  inTurn,
  isDefending,
  isLevelOf,
  onWin,
  ownShare,
  putOnFoes,
  rollFor,
  type Sight,
  sharesOf,
  turnsOf,
} from './feat.ts';
import { key, TITHE } from './watch.ts';

/** Foes who hold at least `count` of a token. */
const foesHolding = (sight: Sight, token: string, count: number) =>
  sight.foes.filter((foe) => held(sight, foe, token) >= count).length;

const total = (sight: Sight, tokens: readonly string[]) =>
  sight.state.seats
    .flatMap((_, seat) => tokens.map((token) => held(sight, seat, token)))
    .reduce((sum, count) => sum + count, 0);

export const BARBARIAN: readonly Feat[] = [
  charter('double-stun', 'barbarian', ['gained'], (sight) => putOnFoes(sight, 'stun').most >= 2),
  charter('overpower-sixes', 'barbarian', ['landed'], (sight) => {
    const roll = rollFor(sight, 'overpower');
    return attacksWith(sight, 'overpower') && allShow(roll, 6) && roll?.helped === false;
  }),
  charter('overpower-ones', 'barbarian', ['landed'], (sight) => {
    return attacksWith(sight, 'overpower') && allShow(rollFor(sight, 'overpower'), 1);
  }),
  charter('smack-ten', 'barbarian', ['landed'], ({ event, now, seat }) => {
    const isSmack = now.attack?.seat === seat && now.attack.ability === 'smack-iii';
    const isUndefendable = inTurn(now, key.undefendable(seat, 'smack-iii')) > 0;
    return (
      isSmack && isUndefendable && sharesOf(event).some(({ by, incoming }) => by === seat && incoming >= 10)
    );
  }),
  charter('too-reckless', 'barbarian', ['landed'], (sight) => {
    const { now, seat } = sight;
    if (!attacksWith(sight, 'reckless')) return false;
    return inTurn(now, key.backfired(seat)) > inTurn(now, key.dealt(seat));
  }),
];

const MOON_ELF_TOKENS = ['evasive', 'blind', 'entangle', 'targeted'];
/** Values of a Moon Elf's foot. */
const FEET = [4, 5];

export const MOON_ELF: readonly Feat[] = [
  charter('evasive-life', 'moon-elf', ['landed'], (sight) => {
    const share = ownShare(sight);
    return avoidedBy(share, 'evasive') && (share?.incoming ?? 0) >= (share?.before ?? 0);
  }),
  charter('third-evasive', 'moon-elf', ['landed'], (sight) => {
    const tries = inTurn(sight.now, key.spent(sight.seat, 'evasive'));
    return avoidedBy(ownShare(sight), 'evasive') && tries >= 3;
  }),
  charter('six-moon-tokens', 'moon-elf', ['gained'], (sight) => total(sight, MOON_ELF_TOKENS) >= 6),
  charter('two-targeted', 'moon-elf', ['gained'], (sight) => foesHolding(sight, 'targeted', 1) >= 2),
  charter('better-feet', 'moon-elf', ['played'], (sight) => {
    const { event, seat } = sight;
    const roll = rollFor(sight, 'missed-me');
    if (event.e !== 'played' || event.seat !== seat || event.card !== 'better-d') return false;
    return roll !== undefined && !roll.dice.some((die) => FEET.includes(die));
  }),
];

export const SHADOW_THIEF: readonly Feat[] = [
  charter('rich-early', 'shadow-thief', ['cp'], (sight) => {
    const { event, seat } = sight;
    return event.e === 'cp' && event.seat === seat && event.now >= 15 && turnsOf(sight, seat) <= 2;
  }),
  charter('sneak-six-kill', 'shadow-thief', ['defeated'], (sight) => {
    const { event, now, seat, foes } = sight;
    const isKill = event.e === 'defeated' && foes.includes(event.seat) && now.attack?.seat === seat;
    return isKill && inTurn(now, key.damage(seat, 'sneak-attack')) >= 6;
  }),
  charter('poison-kill', 'shadow-thief', ['defeated'], (sight) => fellBy(sight, 'poison')),
  charter('shadow-defense-twelve', 'shadow-thief', ['landed'], (sight) => {
    const { now, seat } = sight;
    const isOwn = now.defence?.seat === seat && isLevelOf(now.defence.ability, 'shadow-defense');
    const isAvoided = ownShare(sight)?.lines.some(({ source }) => source === 'shadows') ?? false;
    return isOwn && isAvoided && inTurn(now, key.saved(seat)) >= 12;
  }),
  charter('two-poisoned', 'shadow-thief', ['gained'], (sight) => foesHolding(sight, 'poison', 3) >= 2),
];

/** Damage that a token does in the next upkeep of its holder; of tokens that roll, the most. */
const UPKEEP_DAMAGE: Readonly<Record<string, number>> = { poison: 1, burn: 2, bleed: 1 };

export const MONK: readonly Feat[] = [
  charter('rush-one-to-six', 'monk', ['rolled'], (sight) => {
    const { event, seat, now } = sight;
    const roll = rollFor(sight, 'tempest-rush');
    if (event.e !== 'rolled' || event.seat !== seat || !roll?.before || now.last?.source !== 'chi')
      return false;
    return event.rerolled.some((die) => roll.before?.[die - 1] === 1 && roll.dice[die - 1] === 6);
  }),
  charter('rush-sixes', 'monk', ['landed'], (sight) => {
    const roll = rollFor(sight, 'tempest-rush');
    return attacksWith(sight, 'tempest-rush') && allShow(roll, 6) && roll?.helped === false;
  }),
  charter(
    'chi-left',
    'monk',
    ['ended'],
    onWin((sight) => held(sight, sight.seat, 'chi') >= 6),
  ),
  charter('chi-alone', 'monk', ['landed'], (sight) => {
    const share = ownShare(sight);
    if (!isDefending(sight) || !share || share.incoming === 0 || share.total > 0) return false;
    const less = share.lines.filter(({ amount }) => amount === null || amount < 0);
    return less.length > 0 && less.every(({ source }) => source === 'chi') && share.companion === 0;
  }),
  charter('life-saving-cleanse', 'monk', ['lost'], (sight) => {
    const { event, seat, before } = sight;
    if (event.e !== 'lost' || event.seat !== seat || event.how !== 'removed') return false;
    if (before.last?.source !== 'cleanse' || before.last.seat !== seat) return false;
    const removed = (UPKEEP_DAMAGE[event.token] ?? 0) * event.count;
    const rest = Object.entries(UPKEEP_DAMAGE).reduce(
      (sum, [token, damage]) => sum + damage * held(sight, seat, token),
      0,
    );
    const health = healthOf(sight, seat);
    return rest < health && rest + removed >= health;
  }),
];

export const PYROMANCER: readonly Feat[] = [
  charter('burn-kill', 'pyromancer', ['defeated'], (sight) => fellBy(sight, 'burn')),
  charter('nineteen-damage', 'pyromancer', ['landed', 'isolated'], ({ now, seat }) => {
    return inTurn(now, key.dealt(seat)) >= 19;
  }),
  charter('stunning-twice', 'pyromancer', ['gained'], (sight) => putOnFoes(sight, 'stun').all >= 2),
  charter(
    'mastery-seven',
    'pyromancer',
    ['ended'],
    onWin(({ now, seat }) => {
      return inGame(now, key.limit(seat, 'fire-mastery')) >= 7;
    }),
  ),
  charter('molten-five', 'pyromancer', ['landed'], (sight) => isDefending(sight) && dealtNow(sight) >= 5),
];

const PALADIN_TOKENS = ['crit', 'accuracy', 'protect', 'retribution', 'blessing-of-divinity'];

/** Wins at the latest in the own turn after the Blessing of Divinity kept the hero standing. */
export const wonAfterBlessing = onWin(({ now, seat, state }) => {
  const at = inGame(now, key.outlived(seat));
  return at > 0 && now.turn > at && now.turn <= at + state.seats.length && now.active === seat;
});

export const PALADIN: readonly Feat[] = [
  charter('defending-deals-more', 'paladin', ['landed'], (sight) => {
    const share = ownShare(sight);
    return isDefending(sight) && share !== undefined && dealtNow(sight) > share.total;
  }),
  charter('paladin-blessed-win', 'paladin', ['ended'], wonAfterBlessing),
  charter('five-paladin-tokens', 'paladin', ['gained'], (sight) =>
    PALADIN_TOKENS.every((token) => held(sight, sight.seat, token) > 0),
  ),
  charter('tithe-rescue', 'paladin', ['activated'], ({ event, now, seat }) => {
    const isOwn = event.e === 'activated' && event.seat === seat;
    return isOwn && inTurn(now, key.changed(seat, TITHE)) > 0;
  }),
  charter('holy-light-five', 'paladin', ['healed'], (sight) => {
    return attacksWith(sight, 'holy-light') && inTurn(sight.now, key.healed(sight.seat)) >= 5;
  }),
];
