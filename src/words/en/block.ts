/** Texts for blocking people: the list, the offer after a declined challenge, and what came of it. People are mentions. */
import { counted, listed } from './phrasing.ts';

export const block = {
  /** After declining a challenge. */
  offer: (person: string) =>
    `You declined. If you do not want to hear from ${person} again, block them: they are not told.`,
  button: 'Block them',
  none: 'You have blocked nobody. `/block` with a name keeps challenges, invitations and calls of that person away from you.',
  list: (people: readonly string[], more: number) =>
    `You have blocked ${listed(more > 0 ? [...people, counted(more, 'more person', 'more people')] : people)}. None of them can challenge, invite or call you; nobody is told.`,
  blocked: (person: string) =>
    `${person} can no longer challenge, invite or call you here. Nobody is told, and games that you share go on. \`/block\` shows whom you have blocked.`,
  unblocked: (person: string) => `${person} can challenge and invite you again.`,
  unblock: 'Unblock somebody …',
  notYourself: 'You cannot block yourself.',
  noBots: 'I am the only bot that plays here, and I never call you on behalf of somebody whom you blocked.',
  tooMany: 'You have blocked as many people as I can keep. Unblock somebody first.',
};
