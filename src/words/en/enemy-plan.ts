/** Texts of a hero's part in the enemy phases of a Mission: what comes, and the hero's plan for it. */
import { counted, listed } from './phrasing.ts';

export const enemyPlan = {
  heading: '**While the enemies act**',
  dice: (symbols: readonly string[]) => `Enemy dice: ${symbols.join(', ')}`,
  /** One attack on the reader. */
  attack: (figure: string, attack: string, damage: number, reach: string) =>
    damage === 0 ? `- ${figure}: ${attack}, ${reach}` : `- ${figure}: ${attack}, ${damage} damage, ${reach}`,
  /** Below the attacks on the reader. */
  together: (damage: number, health: number, isAttacked: boolean) =>
    damage === 0
      ? `${isAttacked ? 'After it' : 'Together'} no damage; you have ${health} health.`
      : `${isAttacked ? 'After it' : 'Together'} ${damage} damage before your defenses; you have ${health} health.`,
  nothingComes: 'No attack comes at you now.',
  /** The attack on the reader that is under way. */
  now: (figure: string, attack: string) => `Now: ${figure} with ${attack}`,
  nothingMore: 'No other attack comes at you after it.',
  /** Attacks on another hero. */
  others: (hero: string, attacks: number, damage: number) =>
    `-# ${hero}: ${counted(attacks, 'attack', 'attacks')}, ${damage} damage`,
  notRolled: 'The enemies have not rolled yet. A plan answers for you, whoever is there when they do.',
  /** What the plan does not answer, for every plan. */
  limits:
    '-# You are asked all the same if you would be defeated, if an attack becomes undefendable, or if changed dice bring a new attack on you.',
  /** The plan that holds. */
  is: (parts: readonly string[]) => `**Your plan**: ${parts.join('; ')}.`,
  defends: (defence: string) => `I roll ${defence}`,
  defendsFar: (defence: string, momentum: number) =>
    `I roll ${defence}, at range for ${momentum} momentum each time`,
  asksFrom: (damage: number) => `ask me from ${damage} damage on`,
  asksNever: 'do not ask me',
  uses: (thing: string, damage: number) => `I use ${thing} from ${damage} damage on`,
  discards: (cards: readonly string[]) => `I discard ${listed(cards)} first`,
  thisRound: 'for this round',
  everyRound: 'in every round',
  /** The menu that makes a plan; its options. */
  menu: 'Answer for the whole phase',
  menuChange: 'Change my plan',
  option: (defence: string | null, from: number | null) => {
    const asked = from === null ? 'do not ask me' : `ask me from ${from} damage on`;
    return defence === null ? `Pass; ${asked}` : `${defence} each time; ${asked}`;
  },
  optionMeans: (from: number | null) =>
    from === null
      ? 'Answers all that comes at you in this phase'
      : 'Answers all that is less; from there on you decide yourself',
  /** The menu of things that the plan uses. */
  useMenu: 'Use something without being asked',
  useOption: (thing: string, from: number) =>
    from === 1 ? `${thing} as soon as damage comes` : `${thing} from ${from} damage on`,
  useNot: (thing: string) => `Do not use ${thing} by itself`,
  useFor: (cp: number) => `For ${cp} CP`,
  discardMenu: 'If I have to discard a card',
  discardOption: (card: string) => `Discard ${card} first`,
  discardNone: 'Ask me which card',
  far: (momentum: number) => `Defend at range, too (${momentum} momentum)`,
  notFar: 'Do not pay for range',
  keep: 'Keep it every round',
  onlyNow: 'Only this round',
  takeBack: 'Take my plan back',
  /** For a hero who is asked about the enemy dice because attacks come. */
  decideEach: 'Decide at each attack',
};
