import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

/** Lies on a boss while its second King's Hand of a turn is used; that it has left says that the turn has had two. */
export const viseersGaze: TokenDefinition = {
  id: 'viseers-gaze',
  name: "Vis'eer's Gaze",
  kind: 'unique',
  limit: 1,
  fixed: true,
  text: "While Vis'eer stands beside it, the boss may use a second King's Hand in a turn. It comes and goes with that.",
};
