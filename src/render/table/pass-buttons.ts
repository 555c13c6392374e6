/** The pass buttons: this question only, with a plan for the next step, or for longer. */
import { modifiersIn, tokenById } from '../../engine/definitions.ts';
import type { GameView, Moment, Plan } from '../../engine/index.ts';
import type { TableAction } from '../action-code.ts';
import type { Button } from '../components.ts';
import { abilityName } from './content-names.ts';
import { defenseOffers } from './offers.ts';
import { actionButton, type QuestionContext } from './question-context.ts';

/** The last moments of an Attack, after which a longer pass has nothing to answer. */
const LAST_OF_ATTACK: readonly (Moment | null)[] = ['before-damage', 'after-damage'];

/** The pass buttons, the most likely one first; only that one is highlighted. */
export function passButtons(asked: QuestionContext): Button[] {
  const { question, view, words } = asked;
  const { table } = words;
  const plans = view.pending?.plans ?? [];
  const rolls = plans.some((plan) => plan.do === 'roll');
  const endsTurn = plans.some((plan) => plan.do === 'end-turn');
  const defenses = defensesAhead(asked, plans);
  const isSecond = rolls || defenses.length > 0;
  return [
    ...(rolls
      ? [actionButton(asked, { type: 'pass', next: { do: 'roll' } }, table.goOnRolling, 'primary')]
      : []),
    ...defenses,
    actionButton(asked, { type: 'pass' }, passLabel(asked), isSecond ? 'secondary' : 'primary'),
    ...(endsTurn
      ? [actionButton(asked, { type: 'pass', next: { do: 'end-turn' } }, table.passEndingTurn)]
      : []),
    ...(question.kind === 'window' && !isOwnAnnouncement(asked)
      ? longerPasses(asked, endsTurn || defenses.length > 0)
      : []),
  ];
}

/** Plans of a defence if nobody changes the dice; with a single defence also one that passes the rest. */
function defensesAhead(asked: QuestionContext, plans: readonly Plan[]): Button[] {
  const { players, question, words } = asked;
  const ways = plans.flatMap((plan): TableAction[] =>
    plan.do === 'defend' ? [{ type: 'defend', ability: plan.ability }] : [],
  );
  const buttons = defenseOffers(players, question.seat, ways, asked.view, words, asked.defenses).flatMap(
    ({ action, label, name }, at) => {
      if (action.type !== 'defend') return [];
      const pass = { type: 'pass', next: { do: 'defend', ability: action.ability } } as const;
      const roll = actionButton(asked, pass, label, at === 0 ? 'primary' : 'secondary');
      if (ways.length > 1) return [roll];
      const all = words.table.rollDefenseThenPass(name ?? label);
      return [roll, actionButton(asked, { ...pass, until: 'attack' }, all)];
    },
  );
  return buttons;
}

/** Passes for longer than this question, so a player with nothing to add presses once for an attack. */
function longerPasses(asked: QuestionContext, offersMore: boolean): Button[] {
  const { question, view, words } = asked;
  const isAttack = !isEnemyPhase(view) || view.attack !== null;
  const goesOn = isAttack && view.turn.phase.endsWith('-roll') && !LAST_OF_ATTACK.includes(question.moment);
  return [
    ...(goesOn ? [actionButton(asked, { type: 'pass', until: 'attack' }, words.table.passAttack)] : []),
    ...(offersMore ? [] : [passForLong(asked)]),
  ];
}

/** The longest pass: for the turn, or until the enemies of a Mission are done. */
function passForLong(asked: QuestionContext): Button {
  const { passEnemies, passTurn } = asked.words.table;
  return isEnemyPhase(asked.view)
    ? actionButton(asked, { type: 'pass', until: 'enemies' }, passEnemies)
    : actionButton(asked, { type: 'pass', until: 'turn' }, passTurn);
}

/** Whether the enemies of a Mission or its clock act. */
export function isEnemyPhase({ mission }: GameView): boolean {
  return mission !== null && ['enemy-upkeep', 'enemy-roll', 'clock'].includes(mission.phase);
}

/** The enemy dice lie open, and attacks come at the asked hero, who can answer for the whole phase. */
function asksAhead({ question, view }: QuestionContext): boolean {
  if (question.moment !== 'dice' || view.attack !== null) return false;
  return view.mission?.coming.some(({ target }) => target === question.seat) === true;
}

/** The asked player has announced something themselves, and others have acted since. */
function isOwnAnnouncement({ question, view }: QuestionContext): boolean {
  return question.moment === 'before-activation' && question.seat === view.turn.active;
}

function passLabel(asked: QuestionContext): string {
  const { question, view, words } = asked;
  const { table } = words;
  if (isOwnAnnouncement(asked)) {
    return view.announced ? table.goOnWith(abilityName(view.announced.variant)) : table.goOnWithNothing;
  }
  if (asksAhead(asked)) return words.enemyPlan.decideEach;
  if (question.kind !== 'main') return table.pass;
  if (view.turn.phase !== 'main-1') return table.endTurn;
  const { cp = 0, tokens = [] } = view.seats[question.seat] ?? {};
  // Tokens that act between the Main Phase and the roll are announced before the phase ends (rule: knockdown).
  for (const { id, name } of tokens) {
    const [modifier] = modifiersIn(tokenById(id), 'offense');
    if (modifier) {
      const price = modifier.cp;
      return cp < price ? table.goOnLosing(name, price - cp) : table.goOnPaying(name, price);
    }
  }
  return table.goOn;
}
