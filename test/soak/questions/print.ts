import type { QuestionCounts } from './measure.ts';

/** Prints the counts as a table. */
export function printQuestions(what: string, counts: QuestionCounts, print: (line: string) => void): void {
  const { games, turns, attacks, questions } = counts;
  const of = (figure: number, base: number) => (base === 0 ? '-' : (figure / base).toFixed(2));
  const share = (figure: number) => `${((100 * figure) / Math.max(1, questions)).toFixed(1)} %`;
  print(`${games} ${what}, ${turns} turns, ${attacks} attacks, ${questions} questions`);
  print(`prompts a turn, rolls and main too ${of(counts.prompts, turns)}`);
  print(`questions a turn                  ${of(questions, turns)}`);
  print(`questions an attack               ${of(counts.attackQuestions, attacks)}`);
  print(`with one button                   ${share(counts.oneButton)}`);
  print(`and nothing in the hand for it    ${share(counts.bareButton)}`);
  print(`the asked could only pass         ${share(counts.nothingToDo)}`);
  print(`changes of person a turn          ${of(counts.changes, turns)}`);
  print(`changes of person an attack       ${of(counts.attackChanges, attacks)}`);
  print(`attacks with more than three      ${counts.longAttacks} of ${attacks}`);
  print(`of these nobody acted in          ${counts.longInVain}`);
  print(`people asked in a turn            ${of(counts.askedInTurn, turns)}`);
  print(`questions to bystanders, a turn   ${of(counts.bystanders, turns)}`);
  print(`presses of an own turn            ${of(counts.ownPresses, turns)}`);
  print(
    '\nkind, moment and whose turn                        asked   a turn   one button   could only pass   acted',
  );
  const rows = Object.entries(counts.moments).sort((a, b) => b[1].asked - a[1].asked);
  for (const [key, { asked, oneButton, nothing, acted }] of rows) {
    const figures = [
      String(asked).padStart(7),
      of(asked, turns).padStart(8),
      String(oneButton).padStart(12),
      String(nothing).padStart(17),
      String(acted).padStart(7),
    ];
    print(`${key.padEnd(48)} ${figures.join(' ')}`);
  }
}
