/** Texts of the editor for packs in the playground. */
export const heroEditor = {
  sheetSource: 'the editor',
  tooLong: 'The text is too long to be read.',
  notYet: (errors: number, blanks: number) => {
    const parts = [
      ...(errors === 0 ? [] : [`${errors} ${errors === 1 ? 'line is' : 'lines are'} not understood`]),
      ...(blanks === 0 ? [] : [`${blanks} ${blanks === 1 ? 'blank is' : 'blanks are'} left`]),
    ];
    return parts.length === 0 ? 'Something is still missing.' : `${parts.join('; ')}.`;
  },
  ready: (hero: string, questions: number) =>
    questions === 0
      ? `${hero} can be played.`
      : `${hero} can be played; look once more at ${questions === 1 ? '1 figure' : `${questions} figures`}.`,
  atLine: (line: number, says: string) => `Line ${line}: ${says}`,
  tried: (hero: string) => `A duel of ${hero} against the bot begins in the chat.`,
  missionNamed: (mission: string) => `Mission: ${mission}`,
  newAdventure: 'Expansion of Adventures: a new one',
  adventureNamed: (part: string) => `Adventures: ${part}`,
  noScenario: (adventure: string) =>
    `${adventure} can be looked up now. It has no map and no Boss Battle for which a table could open.`,
  opened: (mission: string) => `A table for ${mission} opens in the chat.`,
  mayNotWrite:
    'This editor may not store files. Whoever runs the bot can set PACKS_DIR, and PACKS_EDITOR=write; until then, copy the text into a file of your own.',
  saved: (file: string) => `Stored as ${file}. The bot reads it at its next start.`,
};
