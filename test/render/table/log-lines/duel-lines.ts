import type { EventLines } from './event-lines.ts';

/** Lines of events that a game of any mode has. */
export const DUEL_LINES = {
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
      'B\\*b starts (start rolls: 3 by Alice, 3 by B\\*b; again 2 by Alice, 5 by B\\*b).',
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
  'in-vain': [
    [{ e: 'in-vain', seat: 0, source: 'evasive' }, 'Evasive had no effect.'],
    [
      { e: 'in-vain', seat: 0, source: 'zapppp-ii', variant: 'swarming-bots' },
      'Swarming Bots had no effect.',
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
} satisfies EventLines;
