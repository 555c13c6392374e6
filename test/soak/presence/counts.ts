/** What is counted of Missions of people who look at the table now and then. */

export interface PresenceCounts {
  /** Whether people who are ready plan for the enemies, if they expect a question. */
  readonly plansAhead: boolean;
  games: number;
  /** Rounds that each hero has played, summed over heroes. */
  heroRounds: number;
  rounds: number;
  presses: number;
  /** Visits of a person in which they pressed something in a round, summed over rounds and heroes. */
  sittings: number;
  /** Simulated hours. */
  hours: number;
  /** Enemy phases, and those of them in which somebody was asked. */
  phases: number;
  phasesWithQuestions: number;
  /** Hours from the first question of an enemy phase to its last answer. */
  hoursOfPhases: number;
  /** How often an answer in an enemy phase made somebody else be asked who was not waited for already. */
  changes: number;
  /** Enemy phases with more than one such change. */
  longPhases: number;
  /** Answers in enemy phases. */
  answers: number;
  /** Those of them that were a pass with a plan for the rest of the phase. */
  plans: number;
  /** Those of them that were a pass and nothing more. */
  passes: number;
  /** Those of them for which nothing but a pass was legal. */
  barePasses: number;
  /** Answers in enemy phases by kind and moment of the question: all, and passes. */
  readonly moments: Record<string, { asked: number; passed: number; planned: number }>;
  /** What could have been done instead of a bare pass: kind and moment of the question, and the option. */
  readonly options: Record<string, number>;
  /** Questions that made a change of person: kind and moment, and whether the person had a plan. */
  readonly changedBy: Record<string, number>;
  /** What could have been done instead of a pass in any phase: phase and question, and the option. */
  readonly leftUndone: Record<string, number>;
  /** Bare passes by question, hero and Mission. */
  readonly passesBy: Record<string, number>;
  /** Questions in all phases by Mission phase, kind, moment and prompt. */
  readonly questions: Record<string, QuestionCounts>;
}

interface QuestionCounts {
  asked: number;
  /** Only one answer was legal. */
  forced: number;
  /** The answer was a pass. */
  passed: number;
  /** It was the first question of a sitting. */
  began: number;
}

export function noPresence(plansAhead = false): PresenceCounts {
  return {
    plansAhead,
    games: 0,
    heroRounds: 0,
    rounds: 0,
    presses: 0,
    sittings: 0,
    hours: 0,
    phases: 0,
    phasesWithQuestions: 0,
    hoursOfPhases: 0,
    changes: 0,
    longPhases: 0,
    answers: 0,
    plans: 0,
    passes: 0,
    barePasses: 0,
    moments: {},
    options: {},
    changedBy: {},
    leftUndone: {},
    passesBy: {},
    questions: {},
  };
}
