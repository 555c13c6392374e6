/** What the picture of the table shows, in words. */
import type { AttackModel, BoardModel, DieModel, RollModel, SeatModel } from './board-model.ts';

/** Discord's limit on the description of an attachment. */
const LONGEST = 1024;

/** How much is told; what fills the text most is left out first. */
interface Detail {
  readonly news: boolean;
  readonly upgrades: boolean;
  readonly piles: boolean;
  readonly ledger: boolean;
}

const DETAILS: readonly Detail[] = [
  { news: true, upgrades: true, piles: true, ledger: true },
  { news: false, upgrades: true, piles: true, ledger: true },
  { news: false, upgrades: true, piles: false, ledger: true },
  { news: false, upgrades: false, piles: false, ledger: true },
  { news: false, upgrades: false, piles: false, ledger: false },
];

/** The board in at most 1024 characters: phase, whose move, each seat, the dice and the attack. */
export function boardAltText(model: BoardModel): string {
  let text = '';
  for (const detail of DETAILS) {
    text = describe(model, detail);
    if (text.length <= LONGEST) return text;
  }
  return `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}

function describe(model: BoardModel, detail: Detail): string {
  const phase = model.phases[model.phase]?.label;
  const active = seatOf(model, model.activeSeat);
  const sentences = [
    `${model.title}, ${model.turn}${active ? `, ${active.heroName}` : ''}${phase ? `: ${phase}` : ''}`,
    model.outcome ?? model.prompt,
    ...model.seats.map((seat) => describeSeat(seat, detail)),
    ...model.rolls.slice(-2).map((roll) => describeRoll(model, roll)),
    ...(model.attack ? [describeAttack(model, model.attack, detail)] : []),
    ...(detail.news && model.news.length > 0 ? [`Latest: ${model.news.slice(-3).join('; ')}`] : []),
  ];
  return sentences
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

function describeSeat(seat: SeatModel, detail: Detail): string {
  const name = `${seat.heroName} (${[...seat.playerName].slice(0, 32).join('')})`;
  if (seat.defeated) return `${name}: defeated`;
  const piles = detail.piles ? `, ${seat.deckCount} in the deck, ${seat.discardCount} discarded` : '';
  const parts = [
    `${name}: ${seat.health} health, ${seat.cp} CP, ${cards(seat.handCount)} in hand${piles}`,
    listed(
      'tokens',
      seat.tokens.map(
        ({ name: token, count, detail: more }) => `${token} ${count}${more ? ` (${more})` : ''}`,
      ),
    ),
    detail.upgrades
      ? listed(
          'upgrades',
          seat.upgrades.map(({ name: ability, level }) => `${ability} ${'I'.repeat(level)}`),
        )
      : '',
    ...seat.extras.map(({ label, value }) => `${label} ${value}`),
  ];
  return parts.filter((part) => part !== '').join('; ');
}

function describeRoll(model: BoardModel, roll: RollModel): string {
  const left = roll.attemptsLeft;
  const attempts = left === null ? '' : `; ${left === 1 ? '1 roll' : `${left} rolls`} left`;
  const dice = roll.dice.map(describeDie).join(', ');
  return `${roll.label} of ${heroName(model, roll.owner)}: ${dice || 'no dice'}${attempts}`;
}

function describeDie(die: DieModel): string {
  if (die.blank) return 'not rolled';
  const marks = [die.kept ? ' kept' : '', die.altered ? ' altered' : ''].join('');
  return `${die.value} ${die.symbolId.replaceAll('-', ' ')}${marks}`;
}

function describeAttack(model: BoardModel, attack: AttackModel, detail: Detail): string {
  const target = attack.target === null ? 'a target to be chosen' : heroName(model, attack.target);
  const type = attack.type === '' ? '' : `, ${attack.type}`;
  const lines = detail.ledger
    ? attack.ledger.map(
        ({ label, amount, side }) => `${label} ${amount}${side === 'to-attacker' ? ' back' : ''}`,
      )
    : [];
  const { toDefender, toAttacker } = attack.totals;
  const totals = [
    ...(toDefender === null ? [] : [`${toDefender} damage to ${target}`]),
    ...(toAttacker === null ? [] : [`${toAttacker} damage to ${heroName(model, attack.attacker)}`]),
  ];
  const sums = [lines.join(', '), totals.join(', ')].filter((part) => part !== '').join('; in all ');
  return `Attack: ${attack.name}, ${heroName(model, attack.attacker)} on ${target}${type}${sums === '' ? '' : `: ${sums}`}`;
}

function listed(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${title} ${items.join(', ')}`;
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

function heroName(model: BoardModel, seat: number): string {
  return seatOf(model, seat)?.heroName ?? `seat ${seat + 1}`;
}

function seatOf(model: BoardModel, seat: number): SeatModel | undefined {
  return model.seats.find((one) => one.seat === seat);
}
