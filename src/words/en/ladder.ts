/** Texts of a server's ladder, and of who may see a record. People are mentions. */
export const ladder = {
  heading: '### Ladder of this server',
  rung: (place: number, person: string, rating: number, games: number) =>
    `${place}. ${person} **${rating}** (${games})`,
  settling: (person: string, percent: number) => `${person} settling, ${percent} %`,
  empty: 'No rated game has ended here yet. Games between people count, unless they are friendly.',
  own: (rating: string) => `-# You: ${rating}`,
  ownSettling: (percent: number) => `settling, ${percent} %`,
  explains:
    '-# Duels, King of the Hill and team games between people; with bots, friendly ones and those with a take-back do not count. In brackets: rated games. `/privacy records` takes you off.',
  isOff:
    'This server shows no ladder. Somebody who may manage the server switches it on by `/ladder boards: on`.',
  onlyManagers: 'Only people who may manage this server can switch its boards on or off.',
  switched: (isOn: boolean) =>
    isOn
      ? 'This server now shows its ladder and the records of its people, except of those who chose otherwise by `/privacy records`.'
      : 'This server now shows no ladder, and everybody sees only their own record.',
  /** A record that may not be seen. */
  hidden: (person: string) =>
    `${person}’s record is theirs alone: this server shows no boards, or they chose so.`,
  nothingOf: (person: string) => `No finished game of ${person} is kept.`,
  recordsShown: 'Others may see your record, achievements and place on a ladder where a server shows them.',
  recordsHidden: 'Only you see your record and achievements now, and you are on no ladder.',
};
