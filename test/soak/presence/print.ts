import type { PresenceCounts } from './counts.ts';

/** Prints the counts beside their targets. */
export function printPresence(party: number, counts: PresenceCounts, print: (line: string) => void): void {
  const of = (figure: number, base: number) => (base === 0 ? '-' : (figure / base).toFixed(2));
  const share = (figure: number, base: number) =>
    base === 0 ? '-' : `${((100 * figure) / base).toFixed(1)} %`;
  const { heroRounds, phasesWithQuestions: phases, answers } = counts;
  print(`party of ${party}: ${counts.games} Missions, ${counts.rounds} rounds`);
  print(`sittings of a hero and round      ${of(counts.sittings, heroRounds)} (target 2.0)`);
  print(`presses of a hero and round       ${of(counts.presses, heroRounds)} (target 10)`);
  print(`hours of a round                  ${of(counts.hours, counts.rounds)}`);
  print(`enemy phases with questions       ${share(phases, counts.rounds)}`);
  print(`hours of one                      ${of(counts.hoursOfPhases, phases)}`);
  print(`answers in one                    ${of(answers, phases)}`);
  print(`changes of person in one          ${of(counts.changes, phases)} (target 1)`);
  print(`with more than one                ${share(counts.longPhases, phases)}`);
  print(`plans for the rest of the phase   ${share(counts.plans, answers)}`);
  print(`bare passes of all answers        ${share(counts.passes, answers)} (target 5 %)`);
  print(`nothing but a pass was legal      ${share(counts.barePasses, answers)}`);
  const rows = Object.entries(counts.moments).sort((a, b) => b[1].asked - a[1].asked);
  for (const [key, { asked, passed, planned }] of rows)
    print(`  ${key.padEnd(30)} ${asked}, ${planned} planned, ${passed} passed`);
  printMost('changes of person by the question:', counts.changedBy, print);
  printMost('passed although one could:', counts.options, print);
  printMost('bare passes by question, hero and Mission:', counts.passesBy, print);
  printMost('passed in any phase although one could:', counts.leftUndone, print);
  print('questions of all phases: asked, one answer legal, passed, first of a sitting');
  const questions = Object.entries(counts.questions).sort((a, b) => b[1].asked - a[1].asked);
  for (const [key, { asked, forced, passed, began }] of questions)
    print(`  ${key.padEnd(50)} ${asked}, ${forced}, ${passed}, ${began}`);
}

/** How many lines of a list are printed. */
const MOST = 30;

function printMost(
  title: string,
  counts: Readonly<Record<string, number>>,
  print: (line: string) => void,
): void {
  const most = Object.entries(counts).sort((a, b) => b[1] - a[1]);
  if (most.length > 0) print(title);
  for (const [key, count] of most.slice(0, MOST)) print(`  ${count}  ${key}`);
}
