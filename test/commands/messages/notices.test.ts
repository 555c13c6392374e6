import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { noticeText } from '../../../src/commands/messages/notices.ts';
import { createGame } from '../../../src/engine/index.ts';
import { NOBODY } from '../../../src/games/repository/occupants.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import { QUIET_TABLE } from '../../games/sample-snapshot.ts';

const snapshot: TableSnapshot = {
  ...QUIET_TABLE,
  occupants: [
    { kind: 'person', userId: '10', name: 'Ada' },
    { kind: 'bot', name: 'The_Bot' },
  ],
  state: createGame({
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
    seed: 'notices',
    first: 0,
  }),
};
const person = { seat: 0, userId: '10', askedRev: 1 };
const over = { kind: 'over', seed: 'cd'.repeat(16), seedHash: snapshot.seedHash } as const;

describe('notices beside the table', () => {
  it('call the person whom they are about', () => {
    const until = 1_800_000_000_000;
    for (const notice of [
      { kind: 'ping', ...person },
      { kind: 'nudge', ...person },
      { kind: 'warning', ...person, until, forfeits: true },
      { kind: 'autopilot', ...person, left: 1 },
    ] as const) {
      expect(noticeText(snapshot, notice)).toContain('<@10>');
    }
    expect(noticeText(snapshot, { kind: 'warning', ...person, until, forfeits: true })).toContain(
      '<t:1800000000:f>',
    );
    expect(noticeText(snapshot, { kind: 'warning', ...person, until, forfeits: true })).toContain(
      'forfeited',
    );
    expect(noticeText(snapshot, { kind: 'warning', ...person, until, forfeits: false })).toContain(
      'I decide for you',
    );
    expect(noticeText(snapshot, { kind: 'autopilot', ...person, left: 0 })).toContain(
      'next time the game is forfeited',
    );
  });

  it('say how the autopilot decides: by passing, and in a party as a bot', () => {
    const told = (state: TableSnapshot['state']) =>
      noticeText({ ...snapshot, state }, { kind: 'autopilot', ...person, left: 1 });
    expect(told(snapshot.state)).toContain('I pass where that is possible');
    const seats = [{ hero: 'barbarian' }, { hero: 'moon-elf' }];
    for (const more of [
      { mode: 'mission', mission: { id: 'toll-bridge' } },
      { mode: 'crawl', crawl: { id: 'crimson-sands-a' } },
      { mode: 'boss-battle', crawl: { id: 'fallen-monk' } },
    ] as const) {
      const party = told(createGame({ ...more, seats, seed: 'notices', first: 0 }));
      expect(party).toContain('as a bot would');
      expect(party).not.toContain('I pass');
    }
  });

  it('say what was done in place of somebody, and at whose wish', () => {
    const did = ['Ada rolled 1 and 2.', 'x'.repeat(400)];
    const told = noticeText(snapshot, { kind: 'autopilot', ...person, left: 1, did });
    expect(told.split('\n').slice(1)[0]).toBe('- Ada rolled 1 and 2.');
    expect(told.length).toBeLessThan(600);
    const own = noticeText(snapshot, { kind: 'replaced', ...person });
    expect(own).toContain('A bot plays Barbarian for <@10> now, as <@10> asked for after a wait.');
    expect(noticeText(snapshot, { kind: 'replaced', ...person, by: '11' })).toContain(
      '<@11> waited for long',
    );
  });

  it('name the action that is to be taken back, and whoever asked for it', () => {
    const wish = {
      kind: 'take-back',
      seat: 0,
      userId: '10',
      askedRev: 1,
      actions: 1,
      others: ['11'],
    } as const;
    const smack = { type: 'activate', of: 'smack' } as const;
    const asks = (more: object) => noticeText(snapshot, { ...wish, ...more });
    expect(asks({ undone: smack })).toContain('<@11>: <@10> would like to take back Smack. Dice');
    expect(asks({ undone: smack, actions: 3 })).toContain('take back Smack and 2 actions since.');
    expect(asks({ undone: { type: 'reroll' } })).toContain('take back the reroll.');
    expect(asks({})).toContain('take back the last action.');
    const refused = { kind: 'take-back-refused', seat: 1, userId: '11' } as const;
    expect(noticeText(snapshot, { ...refused, asker: '10', undone: smack })).toBe(
      '<@10>, <@11> would rather play on: Smack stays.',
    );
    expect(noticeText(snapshot, refused)).toBe('<@11> would rather play on.');
  });

  it('tell how a game ended and how it stood, without seed and hash', () => {
    const won = noticeText(snapshot, { ...over, how: 'played', winners: [0] });
    expect(won).toContain('**The game is over: <@10> wins.**');
    expect(won).toMatch(/Turn \d+: Ada \(Barbarian\) 50 health · The\\_Bot \(Moon Elf\) 50 health/);
    expect(won).not.toContain(over.seed);
    expect(won).not.toContain(over.seedHash);
    expect(noticeText(snapshot, { ...over, how: 'conceded', winners: [1] })).toContain(
      'The\\_Bot wins by concession',
    );
    expect(noticeText(snapshot, { ...over, how: 'played', winners: [] })).toContain('a draw');
    const seats = snapshot.state.seats.map((seat, at) => (at === 0 ? { ...seat, conceded: true } : seat));
    const conceded = { ...snapshot, state: { ...snapshot.state, seats } };
    expect(noticeText(conceded, { ...over, how: 'conceded', winners: [1] })).toMatch(
      /: Ada \(Barbarian\) gave up · The\\_Bot \(Moon Elf\) 50 health/,
    );
    // Whoever stayed away has not given up.
    expect(noticeText(conceded, { ...over, how: 'left', winners: [1] })).not.toContain('gave up');
    const forgotten = { kind: 'person', userId: NOBODY, name: 'Player 1' } as const;
    const nameless = { ...snapshot, occupants: [forgotten, ...snapshot.occupants.slice(1)] };
    expect(noticeText(nameless, { ...over, how: 'played', winners: [0] })).toContain('Player 1 wins');
    expect(noticeText(snapshot, { ...over, how: 'abandoned', winners: [] })).toContain('without a result');
  });
});
