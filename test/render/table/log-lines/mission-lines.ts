import type { EventLines } from './event-lines.ts';

/** Lines of events of Missions. */
export const MISSION_LINES = {
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
  'boss-phase': [
    [
      { e: 'boss-phase', seat: 1, name: 'Toll *Riot*', text: 'She hits harder.', story: 'The gate falls.' },
      'B\\*b: **Toll \\*Riot\\***. The gate falls. She hits harder.',
    ],
  ],
  'objective-failed': [
    [{ e: 'objective-failed', id: 'bonus', text: 'Spare *one*.' }, 'Objective failed: Spare \\*one\\*.'],
  ],
} satisfies EventLines;
