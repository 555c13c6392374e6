/** The team numbers of Adventures. */
export const PARTY = 0;
export const MINIONS = 1;
