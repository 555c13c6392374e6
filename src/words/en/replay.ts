/** Texts of replays of finished games. Names are markdown unless said otherwise. */
import { counted, listed } from './phrasing.ts';

const party = (own: string, mates: readonly string[]) =>
  mates.length === 0 ? own : `${own} with ${listed(mates)}`;

const RESULTS = { won: 'won', lost: 'lost', drawn: 'drawn', none: 'without a result' } as const;

export const replay = {
  /** Titles a step; `quest` names a Mission or scenario, `players` people with their heroes. */
  heading: (quest: string | null, players: readonly string[]) =>
    quest === null ? `### Replay: ${listed(players)}` : `### Replay: ${quest}\n-# ${listed(players)}`,
  place: (turn: string, step: number, steps: number) => `${turn} · step ${step} of ${steps}`,
  start: 'Start',
  turn: (turn: number) => `Turn ${turn}`,
  round: (round: number) => `Round ${round}`,
  nothing: 'Nothing to tell of this step.',
  /** Where the board cannot be drawn; the log is told. */
  retoldOnly: 'This game was played under other rules: its log is shown, without the board.',
  health: (who: string, health: number) => `${who} ${health}`,
  healthAtTurnEnd: (all: readonly string[]) => `Health at the end of the turn: ${all.join(', ')}`,
  hand: (who: string, cards: readonly string[]) =>
    cards.length === 0 ? `${who} has no cards in hand` : `${who} has in hand: ${cards.join(', ')}`,
  hiddenHand: (who: string) => `${who} keeps their hands to themselves`,
  pickTurn: 'Go to a turn',
  pickRound: 'Go to a round',
  pickMoment: 'Go to a key moment',
  /** Plain text, for an option. */
  hit: (amount: number, source: string | null, by: string | null) =>
    `${amount} damage${source === null ? '' : ` by ${source}`}${by === null ? '' : `, ${by}`}`,
  ultimate: (amount: number, source: string | null, by: string | null) =>
    `Ultimate: ${amount} damage${source === null ? '' : ` by ${source}`}${by === null ? '' : `, ${by}`}`,
  fall: (who: string, conceded: boolean) => (conceded ? `${who} gives up` : `${who} falls`),
  first: 'First step',
  previous: 'Previous step',
  next: 'Next step',
  last: 'Last step',
  showHands: 'Show hands',
  hideHands: 'Hide hands',
  share: 'Share this moment',
  gif: 'Share this turn as a GIF',
  gifOfRound: 'Share this round as a GIF',
  drawingGif: 'The GIF is being made. It is posted here when it is ready; you can go on looking meanwhile.',
  gifBusy: 'Another GIF is being made. Please press again in a moment.',
  gifFailed: 'The GIF could not be made this time. *Share this moment* shares a picture.',
  sharedGif: (who: string, isRound: boolean) =>
    `${who} shares a ${isRound ? 'round of a finished Mission' : 'turn of a finished game'}.`,
  watch: 'Watch from here',
  open: 'Replay',
  shared: (who: string) => `${who} shares a moment of a finished game.`,
  code: (code: string) => `\`/replay game:${code}\` opens it.`,
  done: 'Shared.',
  onlyPlayers: 'Only those who played this game can share it.',
  none: 'No finished game of yours is kept yet. Games can be replayed from their end on.',
  choose: '### Replay\nWhich of your finished games?',
  pickGame: 'Choose a game',
  /** A game in the list, as plain text: the reader's hero with their team-mates, and the others. */
  game: (own: string, mates: readonly string[], others: readonly string[]) =>
    `${party(own, mates)} – ${listed(others)}`,
  /** A Mission or scenario in the list, as plain text. */
  questGame: (quest: string, own: string, mates: readonly string[]) => `${quest}: ${party(own, mates)}`,
  /** Below it; `result` is null where the reader's side is not known. */
  gameResult: (date: string, result: 'won' | 'lost' | 'drawn' | 'none' | null, turns: number | null) =>
    [
      date,
      ...(result === null ? [] : [RESULTS[result]]),
      ...(turns === null ? [] : [counted(turns, 'turn', 'turns')]),
    ].join(', '),
  unknown: 'No finished game of that name is kept. `/replay` without a name lists yours.',
  running: 'That game is still being played. It can be replayed when it is over.',
  notYours:
    'Only those who played that game can replay it, or others where the server shows records and all of its people let them.',
  handsShown: 'Others now see your hand in replays of finished games.',
  handsHidden: 'Only you see your hand in replays of finished games.',
};
