/** Feats of the heroes of Season Two (rule: achievements). */
import type { Seat } from '../../engine/index.ts';
import {
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
import { wonAfterBlessing } from './season-one.ts';
import { key } from './watch.ts';

const foesHolding = (sight: Sight, token: string) =>
  sight.foes.filter((foe) => held(sight, foe, token) > 0).length;

export const SAMURAI: readonly Feat[] = [
  charter('honourable-slice', 'samurai', ['landed', 'gained'], (sight) => {
    const { now, seat } = sight;
    const isSlice = ['katana-slice', 'katana-slice-ii', 'katana-slice-iii'].some(
      (level) => inTurn(now, key.activated(seat, level)) > 0 && inTurn(now, key.damage(seat, level)) >= 8,
    );
    return isSlice && putOnFoes(sight, 'shame').all > 0 && inTurn(now, key.gained(seat, 'honor')) > 0;
  }),
  charter('four-shame', 'samurai', ['gained'], (sight) => putOnFoes(sight, 'shame').all >= 4),
  charter('early-honor', 'samurai', ['gained'], (sight) => {
    return turnsOf(sight, sight.seat) <= 1 && held(sight, sight.seat, 'honor') >= 2;
  }),
  charter('six-in-defence', 'samurai', ['landed'], (sight) => isDefending(sight) && dealtNow(sight) >= 6),
  charter('saved-by-shame', 'samurai', ['landed'], (sight) => {
    const share = ownShare(sight);
    if (!share || share.total >= share.before) return false;
    const less = share.lines
      .filter(({ source }) => source === 'shame')
      .reduce((sum, { amount }) => sum - (amount ?? 0), 0);
    return less > 0 && share.total + less >= share.before;
  }),
];

export const GUNSLINGER: readonly Feat[] = [
  charter('reload-six', 'gunslinger', ['damage-added'], ({ now, seat }) => {
    return inTurn(now, key.damage(seat, 'reload')) >= 6;
  }),
  charter('two-reloads-again', 'gunslinger', ['rolled'], ({ event, seat, now }) => {
    const isAgain = event.e === 'rolled' && event.seat === seat && event.label === 'reload';
    return isAgain && event.rerolled.length > 0 && rerolls(now.inTurn, seat) >= 2;
  }),
  charter('showdown-six-one', 'gunslinger', ['rolled'], (sight) => {
    const { now, foes } = sight;
    if (!attacksWith(sight, 'showdown') || rollFor(sight, 'showdown')?.dice[0] !== 6) return false;
    return foes.some((foe) => {
      const roll = now.rolls[foe];
      return roll !== undefined && isLevelOf(roll.label, 'showdown') && roll.dice[0] === 1;
    });
  }),
  charter('better-duel', 'gunslinger', ['landed'], (sight) => {
    const { now, seat } = sight;
    const own = rollFor(sight, 'duel');
    const other = now.attack === null ? undefined : now.rolls[now.attack.seat];
    if (!own || !other || !isLevelOf(other.label, 'duel') || !isDefending(sight)) return false;
    const [mine = 0, theirs = 0] = [own.dice[0], other.dice[0]];
    const isWon = own.label === 'duel' ? mine > theirs : mine >= theirs;
    return isWon && inTurn(now, key.played(seat, 'better-d')) > 0;
  }),
  charter('two-bounties', 'gunslinger', ['gained'], (sight) => foesHolding(sight, 'bounty') >= 2),
];

/** Re-rolls of Reload dice in a turn, from any source. */
function rerolls(counts: Readonly<Record<string, number>>, seat: Seat): number {
  return Object.entries(counts)
    .filter(([at]) => at.startsWith(key.changed(seat, '')))
    .reduce((sum, [, count]) => sum + count, 0);
}

/** The book's figure is lost: an unconfirmed choice within what the defence can do. */
const HUNTRESS_DEFENCE = 4;

export const HUNTRESS: readonly Feat[] = [
  charter(
    'nyra-stands',
    'huntress',
    ['ended'],
    onWin(({ now, seat }) => {
      return inGame(now, key.turned(seat, 'nyra', 'downed')) === 0;
    }),
  ),
  charter('nyra-seven', 'huntress', ['companion'], ({ now, seat }) => {
    return inTurn(now, key.companion(seat, 'nyra')) >= 7;
  }),
  charter('huntress-defence', 'huntress', ['landed'], (sight) => {
    return isDefending(sight) && dealtNow(sight) >= HUNTRESS_DEFENCE;
  }),
  charter('nyra-twelve', 'huntress', ['landed'], (sight) => (ownShare(sight)?.companion ?? 0) >= 12),
  charter('nyra-falls-for-you', 'huntress', ['landed'], (sight) => {
    const share = ownShare(sight);
    if (!share || share.companion === 0 || share.total >= share.before) return false;
    const isDown = sight.state.seats[sight.seat]?.sides?.nyra === 'downed';
    return isDown && share.total + share.companion >= share.before;
  }),
];

export const TACTICIAN: readonly Feat[] = [
  charter('wide-bombs', 'tactician', ['landed'], (sight) => {
    const struck = sharesOf(sight.event).filter(
      ({ by, seat, total }) => by === sight.seat && seat !== by && total > 0,
    );
    return attacksWith(sight, 'carpet-bomb') && new Set(struck.map(({ seat }) => seat)).size >= 2;
  }),
  charter('profiteer-thrice', 'tactician', ['activated'], ({ now, seat }) => {
    const times = ['profiteer', 'profiteer-ii'].map((level) => inTurn(now, key.activated(seat, level)));
    return times.reduce((sum, count) => sum + count, 0) >= 3;
  }),
  charter('token-to-team-mate', 'tactician', ['gained'], ({ event, before, now, seat, mates }) => {
    if (event.e !== 'gained' || !mates.includes(event.seat)) return false;
    const isMove = before.moved !== null && before.moved.token === event.token;
    const isOfAnother = before.moved?.seat !== seat && before.moved?.seat !== event.seat;
    return isMove && isOfAnother && now.last?.seat === seat && now.last.source === 'tactical-advantage';
  }),
  charter('four-advantage-dice', 'tactician', ['rolled'], ({ now, seat }) => {
    return inTurn(now, key.changed(seat, 'tactical-advantage')) >= 4;
  }),
  charter('advantage-seven', 'tactician', ['limit-raised'], ({ now, seat }) => {
    return inGame(now, key.limit(seat, 'tactical-advantage')) >= 7;
  }),
];

const BOTS = ['nanobot', 'heal-bot', 'shock-bot'];
/** Values of the Artificer's symbols. */
const ARTIFICER_DICE: Readonly<Record<string, readonly number[]>> = {
  wrench: [1, 2, 3],
  gear: [4, 5],
  bolt: [6],
};

export const ARTIFICER: readonly Feat[] = [
  charter('three-bots', 'artificer', ['gained', 'turned'], (sight) => {
    return turnsOf(sight, sight.seat) <= 1 && BOTS.every((bot) => held(sight, sight.seat, bot) > 0);
  }),
  charter('nanite-six', 'artificer', ['damage-added'], ({ now, seat }) => {
    return inTurn(now, key.damage(seat, 'nanobot')) >= 6;
  }),
  charter(
    'eight-synth',
    'artificer',
    ['lost'],
    ({ now, seat }) => inTurn(now, key.spent(seat, 'synth')) >= 8,
  ),
  charter('three-nanites', 'artificer', ['gained'], (sight) => putOnFoes(sight, 'nanite').all >= 3),
  charter('every-symbol', 'artificer', ['landed'], (sight) => {
    const roll = attacksWith(sight, 'spanner-strike') ? rollFor(sight, 'spanner-strike') : undefined;
    return (
      roll !== undefined &&
      Object.values(ARTIFICER_DICE).every((values) => roll.dice.some((die) => values.includes(die)))
    );
  }),
];

const DOUBLOON = 'cursed-doubloon';

export const CURSED_PIRATE: readonly Feat[] = [
  charter(
    'cursed-early',
    'cursed-pirate',
    ['ended'],
    onWin(({ now, seat }) => {
      return inGame(now, key.flippedFirst(seat)) > 0;
    }),
  ),
  charter(
    'never-cursed',
    'cursed-pirate',
    ['ended'],
    onWin(({ now, seat }) => {
      return inGame(now, key.turned(seat, 'board', 'cursed')) === 0;
    }),
  ),
  charter('kegs-for-all', 'cursed-pirate', ['gained'], (sight) => {
    const standing = sight.state.seats.flatMap(({ defeated }, seat) => (defeated ? [] : [seat]));
    return standing.every((seat) => held(sight, seat, 'powder-keg') > 0);
  }),
  charter('doubloon-from-none', 'cursed-pirate', ['gained'], (sight) => {
    const { event, now, seat } = sight;
    if (event.e !== 'gained' || event.seat !== seat || event.token !== DOUBLOON) return false;
    // What the turn began with: what is held now, less what came and plus what went in this turn.
    const begun =
      held(sight, seat, DOUBLOON) -
      inTurn(now, key.gained(seat, DOUBLOON)) +
      inTurn(now, key.gone(seat, DOUBLOON));
    return now.active === seat && begun <= 0;
  }),
  charter(
    'ahead-of-the-curse',
    'cursed-pirate',
    ['ended'],
    onWin((sight) => {
      const { state, seat } = sight;
      return state.seats[seat]?.sides?.board === 'cursed' && healthOf(sight, seat) <= CURSE_DAMAGE;
    }),
  ),
];

/** Damage that the cursed side does to its hero in an upkeep. */
const CURSE_DAMAGE = 4;

export const SERAPH: readonly Feat[] = [
  charter('flight-life', 'seraph', ['landed'], (sight) => {
    const share = ownShare(sight);
    return avoidedBy(share, 'flight') && (share?.incoming ?? 0) >= (share?.before ?? 0);
  }),
  charter('seraph-blessed-win', 'seraph', ['ended'], wonAfterBlessing),
  charter('two-presences', 'seraph', ['gained'], ({ now, seat }) => {
    return inTurn(now, key.gained(seat, 'holy-presence')) >= 2;
  }),
  charter('second-flight', 'seraph', ['undefendable'], ({ event, now, seat }) => {
    const isOwn = event.e === 'undefendable' && event.seat === seat && event.source === 'flight';
    return isOwn && inTurn(now, key.spent(seat, 'flight')) >= 2;
  }),
  charter('team-mate-flies', 'seraph', ['landed'], ({ event, mates }) => {
    return sharesOf(event).some((share) => mates.includes(share.seat) && avoidedBy(share, 'flight'));
  }),
];

export const VAMPIRE_LORD: readonly Feat[] = [
  charter('power-kill', 'vampire-lord', ['landed'], ({ event, seat }) => {
    return sharesOf(event).some(({ by, seat: struck, before, after, total, lines }) => {
      const added = lines
        .filter(({ source }) => source === 'blood-power')
        .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
      return by === seat && struck !== seat && after === 0 && added > 0 && total - added < before;
    });
  }),
  charter('four-bleed', 'vampire-lord', ['gained'], (sight) => {
    return sight.foes.reduce((sum, foe) => sum + held(sight, foe, 'bleed'), 0) >= 4;
  }),
  charter('bleed-kill', 'vampire-lord', ['defeated'], (sight) => fellBy(sight, 'bleed')),
  charter('heal-twelve', 'vampire-lord', ['healed', 'stole'], ({ now, seat }) => {
    return inTurn(now, key.healed(seat)) >= 12;
  }),
  charter('mesmerized', 'vampire-lord', ['no-ability', 'lapsed'], ({ event, now, seat, foes }) => {
    const isFoe = (event.e === 'no-ability' || event.e === 'lapsed') && foes.includes(event.seat);
    return isFoe && inTurn(now, key.changed(seat, 'mesmerize')) > 0;
  }),
];
