/** Sentences that more than one way in says. */
export const FOREIGN_BUTTON =
  'I do not know this button; it may come from an older version of me. `/table` shows the game as it stands.';
export const NO_GAME_HERE =
  'There is no game in this channel. `/duel` starts one; in a game, use this in its own thread.';
export const OTHER_GAME =
  'That button belongs to a game that is no longer played here. `/table` shows the present one.';
export const NOT_SEATED =
  'You have no seat in this game, so there is no hand to show. You are welcome to watch!';
export const MY_FAULT =
  'Something went wrong on my side and nothing was changed. Please try again in a moment.';
export const STORE_AWAY =
  'I cannot reach the place where I keep games, so nothing was changed. Please try again in a minute.';
export const CLOSING =
  'I am restarting and take no moves just now. Nothing is lost; try again in a few seconds.';
