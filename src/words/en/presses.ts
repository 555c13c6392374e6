/** Replies to presses without effect. The texts are friendly and name the next step. */
export const presses = {
  noGame: 'There is no game in this channel. `/duel` starts one for two, `/play` one for up to six.',
  otherGame: 'That button belongs to a game that is no longer played here. `/table` shows the present one.',
  over: 'This game is over. `/duel` or `/play` starts another.',
  fallen: 'You have fallen: there is nothing left to concede. The others play on.',
  notSeated: 'You are watching this game: only its players can act in it.',
  stale: 'That question has been answered already. Use the buttons of the newest table message.',
  repeated: 'That was taken already.',
  contested: 'Many presses came at once and yours was not taken. Please press again.',
  stopping: 'The bot is about to restart. Nothing was changed; please press again in a minute.',
  storeDown: 'The games cannot be reached right now. Nothing was changed; please press again in a moment.',
  unclear: 'The connection to the games broke. Look at the table before you press again.',
  unreadable:
    'What is kept of this game cannot be read. The operator has been told; other games go on. `/concede` removes it.',
  broken: 'Something went wrong inside this game and nothing was changed. Please send a /report.',
  /** Replaces the engine's text, which has no names. */
  notYourTurn: (name: string) => `It is not your turn to act: ${name} is asked first.`,
  askedFirst: (name: string) => `${name} is asked first; you can ask to act next.`,
  nothingToTakeBack:
    'There is nothing of yours to take back: you have done nothing yet, or somebody has given up since.',
  tookBack: 'Taken back: the table asks you again.',
  takeBackAsked: 'The others are asked. Any further move drops the wish.',
  takeBackOver: 'That wish is over: it was answered, or somebody has moved since.',
  noTakeBackOfYours: 'This is for the others at the table to answer.',
  noDice: 'There are no dice of yours to keep right now.',
  channelTaken: 'A game is going on in this channel already. Use another channel or thread.',
  capacityRefusal: (seconds: number) =>
    `More games are going on than I can keep up with, and those come first. Please start yours again in ${span(seconds)}.`,
  wrongSeats: 'There must be one player for every hero.',
  unplayable: (why: string) => `That game cannot be played: ${why}.`,
};

function span(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  return seconds === 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`;
}
