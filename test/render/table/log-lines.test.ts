import '../../../src/content/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerBoost } from '../../../src/engine/definitions.ts';
import type { GameEvent } from '../../../src/engine/index.ts';
import { describeEvent, logLines } from '../../../src/render/table/index.ts';

// Tests of other files deal the piles of Missions from all tiles that there are.
let remove: () => void;
beforeAll(() => {
  remove = registerBoost({ id: 'made-up-boost', name: 'Gust', count: 1, effects: [], text: 'Nothing.' });
});
afterAll(() => remove());

const NAMES = ['Alice', 'B*b'];

type Told = readonly (readonly [GameEvent, string | null])[];

/** At least one of every kind: a new kind of event makes this a type error. */
const EVENTS: { readonly [K in GameEvent['e']]: Told } = {
  forced: [[{ e: 'forced', seat: 0, answer: { type: 'target', player: 1 } }, null]],
  started: [
    [{ e: 'started', startPlayer: 0, rolls: [] }, 'Alice starts.'],
    [
      {
        e: 'started',
        startPlayer: 1,
        rolls: [
          [3, 3],
          [2, 5],
        ],
      },
      'B\\*b starts (start rolls: 3 and 3, again 2 and 5).',
    ],
  ],
  turn: [
    [{ e: 'turn', seat: 1, number: 4 }, 'Turn 4: B\\*b.'],
    [{ e: 'turn', seat: 1, number: 4, inRound: true }, null],
  ],
  phase: [
    [{ e: 'phase', seat: 0, phase: 'main-1' }, null],
    [
      { e: 'phase', seat: 0, phase: 'income', skipped: 'concussion' },
      'Alice skipped the Income (Concussion).',
    ],
  ],
  rolled: [
    [
      { e: 'rolled', seat: 0, label: 'offensive-roll', dice: [1, 2, 3, 6, 6], rerolled: [], attempt: 1 },
      'Alice rolled 1 2 3 6 6.',
    ],
    [
      { e: 'rolled', seat: 0, label: 'offensive-roll', dice: [1, 1, 3, 6, 6], rerolled: [2], attempt: 2 },
      'Alice rerolled 1 die: 1 1 3 6 6.',
    ],
    [
      { e: 'rolled', seat: 1, label: 'evasive', dice: [null], rerolled: [], attempt: null },
      'B\\*b rolled – for Evasive.',
    ],
  ],
  altered: [
    [{ e: 'altered', by: 1, owner: 0, die: 3, from: 2, to: 6 }, 'B\\*b changed Alice’s die 3 from 2 to 6.'],
    [
      { e: 'altered', by: 0, owner: 0, die: 1, from: null, to: 6 },
      'Alice changed their die 1 from blank to 6.',
    ],
  ],
  announced: [[{ e: 'announced', seat: 0, ability: 'smack', variant: 'smack' }, 'Alice announced Smack.']],
  lapsed: [[{ e: 'lapsed', seat: 0, variant: 'smack' }, 'The announcement of Smack lapsed.']],
  activated: [
    [{ e: 'activated', seat: 0, ability: 'smack', variant: 'smack' }, 'Alice activated Smack.'],
    [{ e: 'activated', seat: 0, ability: 'go-go', variant: 'go-go' }, 'Alice activated Go Go.'],
  ],
  'no-ability': [[{ e: 'no-ability', seat: 0 }, 'Alice activated nothing.']],
  'ability-failed': [[{ e: 'ability-failed', seat: 0, variant: 'smack' }, 'Smack failed.']],
  defended: [[{ e: 'defended', seat: 1, ability: 'missed-me' }, 'B\\*b defended with Missed Me.']],
  undefended: [[{ e: 'undefended', seat: 1 }, 'B\\*b took no defense.']],
  played: [[{ e: 'played', seat: 0, card: 'get-some', cost: 2 }, 'Alice played Get Some! (2 CP).']],
  upgraded: [
    [{ e: 'upgraded', seat: 0, ability: 'smack-ii', cost: 2 }, 'Alice put Smack II into play (2 CP).'],
  ],
  sold: [[{ e: 'sold', seat: 0, card: 'six-it', cp: 1 }, 'Alice sold Six-It! for 1 CP.']],
  discarded: [
    [{ e: 'discarded', seat: 0, cards: ['six-it', 'evade'] }, 'Alice discarded Six-It! and Evade!'],
  ],
  drew: [
    [{ e: 'drew', seat: 0, count: 2, reshuffled: false }, 'Alice drew 2 cards.'],
    [{ e: 'drew', seat: 0, count: 1, reshuffled: true }, 'Alice drew 1 card from a freshly shuffled deck.'],
  ],
  cp: [
    [{ e: 'cp', seat: 0, change: 2, now: 4 }, 'Alice gained 2 CP (now 4).'],
    [{ e: 'cp', seat: 0, change: -2, now: 2 }, 'Alice lost 2 CP (now 2).'],
  ],
  healed: [[{ e: 'healed', seat: 0, amount: 4, now: 44 }, 'Alice healed 4 (now 44).']],
  gained: [[{ e: 'gained', seat: 1, token: 'evasive', count: 2, by: 1 }, 'B\\*b got 2 Evasive.']],
  lost: [
    [{ e: 'lost', seat: 1, token: 'evasive', count: 1, how: 'spent' }, 'B\\*b spent Evasive.'],
    [{ e: 'lost', seat: 1, token: 'blind', count: 1, how: 'removed' }, 'B\\*b lost Blind.'],
    [{ e: 'lost', seat: 1, token: 'blind', count: 1, how: 'expired' }, 'Blind left B\\*b.'],
    [{ e: 'lost', seat: 1, token: 'blind', count: 1, how: 'moved' }, 'Blind moved away from B\\*b.'],
  ],
  used: [[{ e: 'used', seat: 0, token: 'seedling' }, 'Alice used Seedling.']],
  'status-prevented': [[{ e: 'status-prevented', seat: 0, token: 'stun' }, 'Alice prevented Stun.']],
  'limit-raised': [
    [{ e: 'limit-raised', seat: 0, token: 'evasive', now: 4 }, 'Alice may now hold 4 Evasive.'],
  ],
  'damage-added': [
    [
      { e: 'damage-added', seat: 0, amount: 3, to: 1, source: 'get-some' },
      'Get Some! added 3 damage against B\\*b.',
    ],
    [{ e: 'damage-added', seat: 0, amount: 0, to: 1, source: 'get-some' }, null],
    [
      { e: 'damage-added', seat: 0, amount: 3, to: null, source: 'revolver' },
      'Revolver of Alice added 3 damage.',
    ],
    [
      { e: 'damage-added', seat: 1, amount: -2, to: 1, source: 'shame' },
      'Shame took 2 damage off the Attack against B\\*b.',
    ],
  ],
  'damage-prevented': [
    [
      { e: 'damage-prevented', seat: 1, amount: 'half', source: 'missed-me' },
      'B\\*b prevented half of the damage (Missed Me).',
    ],
    [
      { e: 'damage-prevented', seat: 1, amount: 6, source: 'not-this-time' },
      'B\\*b prevented 6 damage (Not This Time!).',
    ],
  ],
  'looked-into-deck': [
    [{ e: 'looked-into-deck', seat: 0 }, null],
    [{ e: 'looked-into-deck', seat: 0, count: 3 }, 'Alice looked at the top 3 cards of their deck.'],
  ],
  revealed: [[{ e: 'revealed', seat: 0, cards: ['tip-it', 'six-it'] }, 'Alice showed Tip It! and Six-It!']],
  'turned-token': [
    [
      { e: 'turned-token', seat: 0, token: 'time-bomb-2', to: 'time-bomb-1', count: 1 },
      'Time Bomb \\(0\\:02\\) of Alice became Time Bomb \\(0\\:01\\).',
    ],
  ],
  searched: [
    [
      { e: 'searched', seat: 0, count: 1, cards: null },
      'Alice searched their deck, took 1 card and shuffled it.',
    ],
    [
      { e: 'searched', seat: 0, count: 0, cards: [] },
      'Alice searched their deck, took nothing and shuffled it.',
    ],
    [
      { e: 'searched', seat: 0, count: 1, cards: ['tip-it'] },
      'Alice searched their deck, took Tip It! and shuffled it.',
    ],
  ],
  'damage-halved': [
    [{ e: 'damage-halved', seat: 1, source: 'blinding-light' }, 'Blinding Light halves the damage of B\\*b.'],
  ],
  outlives: [
    [
      { e: 'outlives', seat: 1, health: 1, source: 'head-bash' },
      'B\\*b is left with 1 health instead of falling (Head Bash!).',
    ],
  ],
  'read-as': [
    [
      { e: 'read-as', seat: 0, symbol: 'fiery-soul', as: ['flame', 'magma'], source: 'smack-ii' },
      'Smack II: on the dice of Alice flame or magma counts for fiery soul.',
    ],
  ],
  undefendable: [
    [{ e: 'undefendable', seat: 0, source: 'smack-ii' }, 'Smack II made the Attack of Alice undefendable.'],
  ],
  landed: [
    [
      {
        e: 'landed',
        totals: [
          {
            seat: 1,
            incoming: 6,
            subtotal: 8,
            total: 4,
            lines: [
              { step: 1, amount: 6, source: 'smack', sourceKind: 'ability' },
              { step: 2, amount: 2, source: 'targeted', sourceKind: 'token' },
              { step: 3, amount: -4, source: 'missed-me', sourceKind: 'ability' },
            ],
          },
        ],
      },
      'B\\*b took 4 damage (6 Smack, +2 Targeted, −4 Missed Me).',
    ],
    // What the Attack deals is told first, also where Shame was reckoned before it.
    [
      {
        e: 'landed',
        totals: [
          {
            seat: 1,
            incoming: 6,
            subtotal: 6,
            total: 5,
            lines: [
              { step: 1, amount: -1, source: 'shame', sourceKind: 'token' },
              { step: 1, amount: 7, source: 'solemnity', sourceKind: 'ability' },
              { step: 3, amount: -1, source: 'missed-me', sourceKind: 'ability' },
            ],
          },
        ],
      },
      'B\\*b took 5 damage (7 Solemnity, −1 Shame, −1 Missed Me).',
    ],
    [
      {
        e: 'landed',
        totals: [
          {
            seat: 0,
            incoming: 6,
            subtotal: 6,
            total: 2,
            companions: [{ token: 'nyra', taken: 4, healed: 1 }],
            lines: [{ step: 1, amount: 6, source: 'smack', sourceKind: 'ability' }],
          },
        ],
      },
      'Alice took 2 damage (6 Smack, 4 to Nyra).',
    ],
    [{ e: 'landed', totals: [] }, null],
  ],
  isolated: [
    [
      { e: 'isolated', seat: 1, amount: 3, now: 40, source: 'smack' },
      'B\\*b took 3 damage from Smack (now 40).',
    ],
  ],
  stole: [[{ e: 'stole', seat: 0, from: 1, what: 'cp', amount: 2 }, 'Alice stole 2 CP from B\\*b.']],
  turned: [
    [{ e: 'turned', seat: 0, thing: 'board', side: 'cursed' }, 'The board of Alice shows the Cursed side.'],
  ],
  companion: [
    [
      { e: 'companion', seat: 0, token: 'dryad', change: -4, now: 0 },
      'Dryad of Alice lost 4 health (now 0).',
    ],
    [{ e: 'companion', seat: 0, token: 'dryad', change: 2, now: 6 }, 'Dryad of Alice healed 2 (now 6).'],
  ],
  looked: [[{ e: 'looked', seat: 0, of: 1 }, 'Alice looked at the hand of B\\*b.']],
  round: [[{ e: 'round', number: 2, startPlayer: 1 }, 'Round 2: B\\*b is the start player.']],
  side: [[{ e: 'side', name: 'The Ford', clock: 3 }, 'The Ford begins.']],
  'mission-phase': [[{ e: 'mission-phase', phase: 'clock' }, null]],
  figure: [[{ e: 'figure', seat: 3, panel: 'g', spaces: ['B2'] }, null]],
  moved: [
    [{ e: 'moved', seat: 0, from: 'A1', to: 'B2' }, 'Alice moved to B2.'],
    [{ e: 'moved', seat: 0, from: 'B2', to: 'B2' }, null],
    [{ e: 'moved', seat: 0, from: null, to: null }, null],
  ],
  pushed: [[{ e: 'pushed', seat: 0, from: 'B2', to: 'B3' }, 'Alice was pushed to B3.']],
  'space-taken': [[{ e: 'space-taken', seat: 0, space: 'B2' }, 'B2 is taken: Alice chooses a space again.']],
  exited: [[{ e: 'exited', seat: 0, space: 'C1' }, 'Alice left the map.']],
  boost: [
    [{ e: 'boost', seat: 0, space: 'B2' }, 'Alice took a face-down boost tile.'],
    [{ e: 'boost', seat: 0, space: 'B2', boost: 'made-up-boost' }, 'Alice got Gust.'],
  ],
  tile: [
    [{ e: 'tile', space: 'B2', kind: 'boost' }, null],
    [{ e: 'tile', space: 'B2', kind: 'defeat' }, null],
    [{ e: 'tile', space: 'B2', kind: 'plot' }, 'A plot token comes onto B2.'],
    [{ e: 'tile', space: 'B2', kind: 'plot', gone: true }, 'A plot token is taken from B2.'],
  ],
  momentum: [
    [{ e: 'momentum', seat: 0, change: 2, now: 3 }, 'Alice gained 2 momentum (now 3).'],
    [{ e: 'momentum', seat: 0, change: -1, now: 2 }, 'Alice lost 1 momentum (now 2).'],
  ],
  ally: [
    [{ e: 'ally', seat: 0, ally: 'bell-ringer', how: 'recruited' }, 'Alice recruits Bell Ringer.'],
    [{ e: 'ally', seat: 0, ally: 'bell-ringer', how: 'exhausted' }, 'Alice exhausts Bell Ringer.'],
    [{ e: 'ally', seat: 0, ally: 'bell-ringer', how: 'left' }, 'Bell Ringer leaves Alice.'],
  ],
  power: [
    [
      { e: 'power', seat: 0, ability: 'lantern-boy', line: 'exhaust' },
      'Alice uses Lantern Boy: Change one of your dice to any value.',
    ],
    [{ e: 'power', seat: 0, ability: 'momentum', line: 'mend' }, 'Alice uses Momentum: Heal 2.'],
  ],
  range: [[{ e: 'range', seat: 0 }, 'Alice attacks at range.']],
  'out-of-reach': [[{ e: 'out-of-reach', seat: 0 }, 'Alice reaches nobody: nothing of the attack resolves.']],
  clock: [[{ e: 'clock', segment: 4 }, 'The crisis clock moves on.']],
  explored: [
    [
      { e: 'explored', seat: 0, space: 'B2', environment: 'caves' },
      'Alice explores B2: Caves. You get Parasite.',
    ],
  ],
  item: [
    [{ e: 'item', seat: 0, item: 'shard', now: 2 }, 'Alice finds a portal shard (2 of 3).'],
    [{ e: 'item', seat: 1, item: 'salve', now: 1 }, 'B\\*b finds a salve (now 1).'],
  ],
  gold: [
    [{ e: 'gold', change: 2, now: 7 }, 'The party gains 2 gold (now 7).'],
    [{ e: 'gold', change: -1, now: 6 }, 'The party loses 1 gold (now 6).'],
  ],
  shop: [[{ e: 'shop', gold: 30 }, 'The shop opens: every hero has 30 gold.']],
  loot: [
    [
      { e: 'loot', seat: 0, how: 'bought', card: 'so-wild-iii', rarity: 'rare', gold: 15 },
      'Alice buys So Wild III (15 gold left).',
    ],
    [
      { e: 'loot', seat: 0, how: 'identified', card: 'coin-purse', rarity: 'rare', gold: 0 },
      'Alice identifies Coin Purse (0 gold left).',
    ],
    [
      { e: 'loot', seat: 0, how: 'sold', card: 'codex', rarity: 'common', gold: 5 },
      'Alice sells Codex (now 5 gold).',
    ],
    [
      { e: 'loot', seat: 0, how: 'sold-unidentified', card: null, rarity: 'epic', gold: 5 },
      'Alice sells an unidentified epic card (now 5 gold).',
    ],
    [{ e: 'loot', seat: 0, how: 'kept', card: 'codex', rarity: 'common', gold: 0 }, 'Alice keeps Codex.'],
    [
      { e: 'loot', seat: 0, how: 'left', card: 'codex', rarity: 'common', gold: 0 },
      'Alice leaves Codex for a point.',
    ],
  ],
  'loot-die': [
    [
      { e: 'loot-die', seat: 0, chest: 5, value: 20, prize: { gives: 'loot', rarity: 'epic' } },
      'Alice rolls 20 for a chest of level 5: an epic loot card.',
    ],
    [
      { e: 'loot-die', seat: 0, chest: 1, value: 20, prize: { gives: 'loot', rarity: 'rare' } },
      'Alice rolls 20 for a chest of level 1: an unidentified rare loot card.',
    ],
    [
      { e: 'loot-die', seat: 0, chest: 2, value: 2, prize: { gives: 'bonus-damage', figure: 2 } },
      'Alice rolls 2 for a chest of level 2: Bonus Damage 2.',
    ],
    [
      { e: 'loot-die', seat: 1, chest: 2, value: 7, prize: { gives: 'draw', amount: 1 } },
      'B\\*b rolls 7 for a chest of level 2: 1 card.',
    ],
  ],
  engaged: [[{ e: 'engaged', seat: 0, minion: 2, board: 'minion-fairy' }, 'Alice fights the Fairy.']],
  'minion-left': [[{ e: 'minion-left', minion: 2, board: 'minion-fairy' }, 'The Fairy leaves.']],
  salve: [
    [{ e: 'salve', seat: 0, on: 0, health: 4, revived: false }, 'Alice spends a salve: +4 health.'],
    [
      { e: 'salve', seat: 0, on: 1, health: 1, revived: true },
      'Alice spends a salve: B\\*b stands up with 1 health.',
    ],
  ],
  counter: [[{ e: 'counter', counter: 'fires', now: 1 }, null]],
  objective: [[{ e: 'objective', id: 'main', text: 'Fell *all*.' }, 'Objective met: Fell \\*all\\*.']],
  'attack-held': [
    [
      { e: 'attack-held', panel: 'matron', name: 'The *Ash* Matron' },
      'The \\*Ash\\* Matron: the first attack did not happen (from the road).',
    ],
  ],
  decision: [
    [
      { e: 'decision', seat: 0, option: 'spare', text: 'the *clerk* came along' },
      'Alice decided for the party: the \\*clerk\\* came along.',
    ],
  ],
  'objective-failed': [
    [{ e: 'objective-failed', id: 'bonus', text: 'Spare *one*.' }, 'Objective failed: Spare \\*one\\*.'],
  ],
  targeted: [[{ e: 'targeted', seat: 0, target: 1 }, 'Alice targets B\\*b.']],
  'offense-again': [[{ e: 'offense-again', seat: 0 }, 'Alice begins another Offensive Roll Phase at once.']],
  'extra-offense': [
    [{ e: 'extra-offense', seat: 0, target: 1 }, 'Alice took another Offensive Roll Phase against B\\*b.'],
  ],
  defeated: [[{ e: 'defeated', seat: 1 }, 'B\\*b was defeated.']],
  conceded: [[{ e: 'conceded', seat: 1 }, 'B\\*b conceded.']],
  ended: [
    [{ e: 'ended', winner: 0 }, 'The game is over.'],
    [{ e: 'ended', winner: null }, 'The game ended in a draw.'],
  ],
};

describe('the public log', () => {
  it.each(Object.values(EVENTS).flat())('%j', (event, line) => {
    expect(describeEvent(event, NAMES)).toBe(line);
  });

  it('says once what a price, a sale or a theft brings', () => {
    const events: GameEvent[] = [
      { e: 'played', seat: 0, card: 'smack-ii', cost: 2 },
      { e: 'cp', seat: 0, change: -2, now: 1 },
      { e: 'upgraded', seat: 0, ability: 'smack-ii', cost: 2 },
      { e: 'sold', seat: 0, card: 'six-it', cp: 1 },
      { e: 'cp', seat: 0, change: 1, now: 2 },
      { e: 'cp', seat: 1, change: -2, now: 0 },
      { e: 'cp', seat: 0, change: 2, now: 4 },
      { e: 'stole', seat: 0, from: 1, what: 'cp', amount: 2 },
    ];
    expect(logLines(events, NAMES)).toEqual([
      'Alice put Smack II into play (2 CP).',
      'Alice sold Six-It! for 1 CP.',
      'Alice stole 2 CP from B\\*b.',
    ]);
  });

  it('puts an income and a run of tokens into one line each', () => {
    const events: GameEvent[] = [
      { e: 'phase', seat: 0, phase: 'income' },
      { e: 'cp', seat: 0, change: 1, now: 3 },
      { e: 'drew', seat: 0, count: 1, reshuffled: false },
      { e: 'gained', seat: 1, token: 'blind', count: 1, by: 0 },
      { e: 'gained', seat: 1, token: 'entangle', count: 1, by: 0 },
      { e: 'gained', seat: 0, token: 'evasive', count: 2, by: 0 },
    ];
    expect(logLines(events, NAMES)).toEqual([
      'Alice gained 1 CP (now 3) and drew a card.',
      'B\\*b got Blind and Entangle.',
      'Alice got 2 Evasive.',
    ]);
  });

  it('sums what a seat got of one token in a run', () => {
    const gain = (seat: number, token: string, count: number): GameEvent => ({
      e: 'gained',
      seat,
      token,
      count,
      by: seat,
    });
    const events = [
      gain(0, 'electrokinesis', 1),
      gain(0, 'evasive', 1),
      gain(0, 'electrokinesis', 2),
      gain(1, 'evasive', 1),
      gain(1, 'evasive', 1),
    ];
    expect(logLines(events, NAMES)).toEqual([
      'Alice got 3 Electrokinesis and Evasive.',
      'B\\*b got 2 Evasive.',
    ]);
  });

  it('puts steps of the clock and tiles of one kind into one line each', () => {
    const events: GameEvent[] = [
      { e: 'clock', segment: 4 },
      { e: 'clock', segment: 5 },
      { e: 'tile', space: 'C1', kind: 'plot' },
      { e: 'tile', space: 'E3', kind: 'plot' },
      { e: 'tile', space: 'C1', kind: 'plot', gone: true },
      { e: 'clock', segment: 6 },
    ];
    expect(logLines(events, NAMES)).toEqual([
      'The crisis clock moves on by 2.',
      'Plot tokens come onto C1 and E3.',
      'A plot token is taken from C1.',
      'The crisis clock moves on.',
    ]);
  });

  it('tells the incomes of several in one line, and those that they skip', () => {
    const income = (seat: number): GameEvent[] => [
      { e: 'turn', seat, number: 2, inRound: true },
      { e: 'phase', seat, phase: 'income' },
      { e: 'cp', seat, change: 1, now: 3 },
      { e: 'drew', seat, count: 1, reshuffled: false },
    ];
    const skipped = (seat: number): GameEvent => ({
      e: 'phase',
      seat,
      phase: 'income',
      skipped: 'first-round',
    });
    expect(logLines([...income(0), ...income(1)], NAMES)).toEqual([
      'Alice and B\\*b gained 1 CP and drew a card each.',
    ]);
    expect(logLines([...income(0), ...income(0)], NAMES)).toHaveLength(2);
    expect(logLines([skipped(0), skipped(1)], NAMES)).toEqual([
      'Alice and B\\*b skipped the Income (first round).',
    ]);
  });

  it('tells a boost tile once: in the line of the move, and not what it gives', () => {
    const events: GameEvent[] = [
      { e: 'moved', seat: 0, from: 'D1', to: 'C6' },
      { e: 'boost', seat: 0, space: 'C6', boost: 'boost-heal-4' },
      { e: 'boost', seat: 0, space: 'C6' },
      { e: 'moved', seat: 1, from: 'C5', to: 'D2' },
      { e: 'boost', seat: 1, space: 'D2', boost: 'boost-cp-1' },
      { e: 'healed', seat: 0, amount: 4, now: 27 },
      { e: 'cp', seat: 1, change: 1, now: 3 },
      { e: 'turn', seat: 1, number: 2, inRound: true },
      { e: 'cp', seat: 1, change: 1, now: 4 },
      { e: 'healed', seat: 0, amount: 4, now: 31 },
    ];
    expect(logLines(events, NAMES)).toEqual([
      'Alice moved to C6 and got 4 Health and a face-down boost tile.',
      'B\\*b moved to D2 and got 1 CP.',
      'B\\*b gained 1 CP (now 4).',
      'Alice healed 4 (now 31).',
    ]);
  });

  it('tells what a boost tile gives where it is less than the tile says', () => {
    const events: GameEvent[] = [
      { e: 'boost', seat: 0, space: null, boost: 'boost-cp-2' },
      { e: 'boost', seat: 0, space: null, boost: 'boost-shield' },
      { e: 'cp', seat: 0, change: 1, now: 15 },
      { e: 'gained', seat: 0, token: 'shield', count: 1, by: 0 },
    ];
    expect(logLines(events, NAMES)).toEqual([
      'Alice got 2 CP.',
      'Alice got Shield.',
      'Alice gained 1 CP (now 15).',
    ]);
  });

  it('leaves out an announcement that took effect at once, and keeps one that lapsed', () => {
    const announced: GameEvent = { e: 'announced', seat: 0, ability: 'smack', variant: 'smack' };
    const activated: GameEvent = {
      e: 'activated',
      seat: 0,
      ability: 'smack',
      variant: 'smack',
    };
    expect(logLines([announced, activated], NAMES)).toEqual(['Alice activated Smack.']);
    expect(logLines([announced, { e: 'lapsed', seat: 0, variant: 'smack' }], NAMES)).toHaveLength(2);
  });
});
