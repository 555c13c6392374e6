/** Texts in the picture of the board. Long texts are cut off. */
import type { Phase } from '../../engine/index.ts';

export const picture = {
  /** Between the two sides of a game that begins. */
  versus: 'vs',
  title: (players: readonly string[]) => players.join(' vs '),
  /** Names of the modes, for more than two players. */
  modes: {
    duel: 'Duel',
    koth: 'King of the Hill',
    '2v2': '2 against 2',
    '3v3': '3 against 3',
    '2v2v2': '2 against 2 against 2',
    mission: 'Mission',
    crawl: 'Portal Crawl',
    'boss-battle': 'Boss Battle',
    'boss-v-many': 'Boss against many',
    'boss-v-boss': 'Boss against boss',
  },
  together: (names: readonly string[]) => names.join(' + '),
  turn: (number: number) => `Turn ${number}`,
  /** At most about 9 letters, for all phases but the current one. */
  shortPhases: {
    start: 'Start',
    upkeep: 'Upkeep',
    income: 'Income',
    'main-1': 'Main',
    'offensive-roll': 'Offense',
    'targeting-roll': 'Target',
    'defensive-roll': 'Defense',
    'main-2': 'Main 2',
    discard: 'Discard',
  } satisfies Record<Phase, string>,
  health: 'HP',
  cp: 'CP',
  nothingYet: 'No tokens, no upgrades',
  defeated: 'Defeated',
  noRolls: 'no rolls left',
  rolls: (left: number) => (left === 1 ? '1 roll left' : `${left} rolls left`),
  noTarget: 'target not chosen',
  targets: (count: number) => `${count} targets`,
  attack: (attacker: string, target: string) => `${attacker} → ${target}`,
  attackOf: (attacker: string, target: string, type: string) => `${attacker} → ${target} · ${type}`,
  strike: {
    ultimate: 'Ultimate',
    killing: 'Killing blow',
    killingUltimate: 'Ultimate, killing blow',
    prevented: 'All prevented',
    health: (before: number, after: number) => `${before} → ${after}`,
    avoided: (source: string) => `all avoided by ${source}`,
    /** In the text for those who do not see the picture. */
    hit: (player: string, amount: number, before: number, after: number) =>
      `${player} takes ${amount}, ${before} → ${after}`,
    /** `changes` added to or prevented the damage of `hits`, not that of `back`, which reached the attacker. */
    sentence: (
      ability: string,
      sides: string,
      hits: readonly string[],
      changes: readonly string[],
      back: readonly string[],
    ) => {
      const reasons = changes.length === 0 ? '' : ` (${changes.join(', ')})`;
      return `Strike: ${ability}, ${sides}: ${[`${hits.join('; ')}${reasons}`, ...back].join('; ')}.`;
    },
  },
  more: (lines: number) => `and ${lines} more`,
  to: (name: string) => `to ${name}`,
  seat: (number: number) => `seat ${number}`,
  /** After the name of a companion; `side` is null for one without sides. */
  companion: (health: number, maxHealth: number, side: string | null) =>
    side === null ? `${health}/${maxHealth}` : `${health}/${maxHealth} ${side}`,
  /** Before the name of the board's current side. */
  side: 'Side',
};
