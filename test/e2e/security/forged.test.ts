import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLobbyId } from '../../../src/commands/lobby/lobby-id.ts';
import { readCustomId, readPickedValue } from '../../../src/render/custom-id.ts';
import { decodePage, readLookupId } from '../../../src/render/lookup/index.ts';
import { revOf } from '../presser.ts';
import { postButton } from '../scene.ts';
import { expectNoErrors, openStage, type Stage } from '../stage.ts';
import { answerTo, postForged, secretsOf, storedText } from './onlookers.ts';
import { openWatchedDuel } from './watched-duel.ts';

const NAMES_OF_PROTOTYPES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'prototype',
];

/** Custom ids made of what ours are made of, and of what they must never be. */
function forgedIds(gameIds: readonly string[]): fc.Arbitrary<string> {
  const odd = fc.oneof(
    fc.constantFrom(...NAMES_OF_PROTOTYPES),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('', '-1', '0', '1e9', '999999999', '9007199254740993', '٣', '..', 'NaN', 'null'),
  );
  const verb = fc.constantFrom(
    ...[
      'hand',
      'stops',
      'log',
      'odds',
      'help',
      'concede',
      'concede-now',
      'end-vote',
      'repost',
      'roll',
      'pass',
      'no-defense',
    ],
    ...['until-my-turn', 'character', 'ask-next', 'keep', 'pick', 'ask', 'reroll', 'activate', 'play'],
    ...[
      'sell',
      'spend',
      'target',
      'alter',
      'choose',
      'amount',
      'accept',
      'take-back',
      'open',
      'show',
      'mode',
    ],
  );
  const part = fc.oneof(odd, verb, fc.constantFrom(...gameIds), fc.nat(120).map(String));
  const game = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...gameIds) }, odd);
  const table = fc
    .tuple(
      fc.constantFrom('t1', 'h1', 's1'),
      game,
      fc.oneof(fc.nat(40).map(String), odd),
      fc.array(part, { maxLength: 3 }),
    )
    .map(([surface, id, rev, words]) => [surface, id, rev, ...words].join(':'));
  const other = fc
    .tuple(fc.constantFrom('c1', 'q1', 'f1', 'l1', 'x1', '__proto__'), fc.array(part, { maxLength: 4 }))
    .map(([prefix, words]) => [prefix, ...words].join(':'));
  return fc
    .oneof(
      { weight: 3, arbitrary: table },
      other,
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    )
    .map((id) => id.slice(0, 100))
    .filter((id) => id.trim() !== '' && !/^(q1:duel|f1:all|l1:show.*)$/.test(id));
}

describe('reading what is pressed', () => {
  it('never breaks, and takes nothing that is longer than Discord’s 100 characters', () => {
    fc.assert(
      fc.property(fc.oneof(forgedIds(['abc']), fc.string({ unit: 'binary', maxLength: 300 })), (id) => {
        for (const read of [readCustomId, readLookupId, readLobbyId, readPickedValue, decodePage]) {
          const found = read(id);
          if (found !== null && read !== decodePage) expect(id.length).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 800 },
    );
    const long = `t1:abc:1:play:${'x'.repeat(100)}`;
    expect([readCustomId(long), readLookupId(`l1:open:rule.${long}`), readPickedValue(long)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('a forged press', () => {
  it('of any kind is answered in private and changes nothing', async () => {
    const { stage, thread, bo, cleo, ids, adas, bos, seed } = await openWatchedDuel();
    const before = await storedText(stage, ids);
    // Cleo plays nowhere; Bo plays, but neither in the hall nor in the other game.
    const presser = fc.constantFrom(
      { person: cleo, place: thread },
      { person: cleo, place: stage.hall },
      { person: bo, place: stage.hall },
    );
    await fc.assert(
      fc.asyncProperty(forgedIds(ids), presser, async (id, { person, place }) => {
        const button = await postButton(stage, place, id);
        const answer = await answerTo(stage, person, place, () => person.press(button, 'Press me'));
        const shown = JSON.stringify(answer.json);
        expect(answer.text).not.toBe('');
        if (!id.startsWith('l1')) for (const card of [...adas, ...bos]) expect(shown).not.toContain(card);
        expect(shown).not.toContain(seed);
        expect(await storedText(stage, ids)).toBe(before);
      }),
      { numRuns: 150 },
    );
    expectNoErrors(stage);
  });

  it('for another game is refused to those who play here, whatever revision it names', async () => {
    const { stage, thread, ada, bo, ids, table } = await openWatchedDuel();
    const before = await storedText(stage, ids);
    const rev = revOf(table);
    for (const verb of [
      'pass',
      'roll',
      'concede-now',
      'end-vote',
      'concede',
      'hand',
      'repost',
      'keep:1',
      'ask-next',
      'log',
    ]) {
      for (const person of [ada, bo]) {
        const button = await postButton(stage, thread, `t1:elsewhere2:${rev}:${verb}`);
        const answer = await answerTo(stage, person, thread, () => person.press(button, 'Press me'));
        expect(answer.text, verb).toMatch(/no longer played here/);
      }
    }
    expect(await storedText(stage, ids)).toBe(before);
    expectNoErrors(stage);
  });

  it('for somebody else’s seat shows nobody a hand that is not theirs', async () => {
    const { stage, thread, ada, bo, cleo, gameId, adas, table } = await openWatchedDuel();
    const panel = await (await ada.press(table, 'My hand')).settled();
    for (const card of adas) expect(panel.text).toContain(card);
    await expect(bo.press(panel, /./)).rejects.toThrow();
    const [copied = ''] = panel.buttons.map(({ customId }) => customId).filter((id) => id.endsWith(':hand'));
    expect(copied).toContain(gameId);
    const forged = await postButton(stage, thread, copied);
    for (const person of [ada, bo, cleo])
      await answerTo(stage, person, thread, () => person.press(forged, 'Press me'));
    const seenBy = (person: typeof ada) => JSON.stringify(person.messages(thread).map(({ json }) => json));
    const hands = [
      { own: ada, cards: await theirCards(stage, gameId, 0) },
      { own: bo, cards: await theirCards(stage, gameId, 1) },
    ];
    for (const { own, cards } of hands) {
      for (const person of [ada, bo, cleo].filter(({ id }) => id !== own.id)) {
        for (const card of cards) expect(seenBy(person)).not.toContain(card);
      }
    }
    expectNoErrors(stage);
  });

  it('with a choice that was never offered changes nothing', async () => {
    const { stage, thread, ada, bo, gameId, ids, table } = await openWatchedDuel();
    const { ids: hands } = await secretsOf(stage, gameId);
    const before = await storedText(stage, ids);
    const rev = revOf(table);
    const values = [
      ...(hands[1] ?? []).filter((card) => !hands[0]?.includes(card)).map((card) => `play:${card}`),
      ...[
        'sell:constructor',
        'play:__proto__',
        'concede',
        'set-orders',
        'hand-over',
        'take-over',
        'target:99',
        'spend:toString:avoid:1',
      ],
      ...['choose:valueOf', 'amount:999', 'alter:9:6', 'activate:__proto__', 'always', '🂡'],
    ];
    for (const [menu, value] of values.flatMap((one) =>
      ['pick:play', 'pick:sell', 'ask:main'].map((m) => [m, one] as const),
    )) {
      const surface = menu.startsWith('ask') ? 's1' : 't1';
      if (menu === 'ask:main' && value === 'always') continue;
      const select = {
        type: 3,
        custom_id: `${surface}:${gameId}:${rev}:${menu}`,
        options: [{ label: 'x', value }],
      };
      const message = await postForged(stage, thread, [select]);
      for (const person of menu === 'pick:play' ? [ada, bo] : [ada]) {
        const answer = await answerTo(stage, person, thread, () =>
          person.select(message, select.custom_id, [value]),
        );
        expect(answer.text, value).not.toBe('');
        for (const card of await theirCards(stage, gameId, person === ada ? 1 : 0))
          expect(answer.text).not.toContain(card);
      }
    }
    expect(await storedText(stage, ids)).toBe(before);
    expectNoErrors(stage);
  });

  it('on a menu of a kind that I never make, or in a dialog, is answered', async () => {
    const stage = await openStage();
    const first = await stage.startBot();
    const ada = stage.playground.person(0);
    const menu = await postForged(stage, stage.hall, [{ type: 5, custom_id: 't1:abc:1:pass' }]);
    const told = await answerTo(stage, ada, stage.hall, () => ada.select(menu, 't1:abc:1:pass', [ada.id]));
    expect(told.text).toMatch(/no longer played here/);
    await first.stop();
    await stage.startBot();
    const answer = await answerTo(stage, ada, stage.hall, () =>
      ada.submitForged(stage.hall, 't1:abc:1:pass'),
    );
    expect(answer.text).toMatch(/do not know this button/);
    expectNoErrors(stage);
  });

  it('in a direct message reaches no game of a server', async () => {
    const { stage, ada, gameId, ids, adas } = await openWatchedDuel();
    const before = await storedText(stage, ids);
    const dm = await directChannel(stage, ada.id);
    for (const verb of ['hand', 'pass', 'concede-now', 'log', 'stops']) {
      const button = await postButton(stage, dm, `t1:${gameId}:0:${verb}`);
      const answer = await answerTo(stage, ada, dm, () => ada.press(button, 'Press me'));
      for (const card of adas) expect(JSON.stringify(answer.json)).not.toContain(card);
    }
    const quick = await postButton(stage, dm, 'q1:duel');
    expect((await answerTo(stage, ada, dm, () => ada.press(quick, 'Press me'))).text).toMatch(/server/);
    expect(await storedText(stage, ids)).toBe(before);
    expectNoErrors(stage);
  });
});

/** Names of cards that only this seat holds. */
async function theirCards(stage: Stage, gameId: string, seat: number): Promise<string[]> {
  const { hands } = await secretsOf(stage, gameId);
  const others = hands.filter((_, at) => at !== seat).flat();
  return (hands[seat] ?? []).filter((card) => !others.includes(card));
}

async function directChannel({ playground }: Stage, recipientId: string): Promise<string> {
  await fetch(`${playground.apiUrl}/v10/users/@me/channels`, {
    method: 'POST',
    headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ recipient_id: recipientId }),
  });
  const dm = playground.channels.find(({ type }) => type === 1);
  if (dm === undefined) throw new Error('There is no direct channel.');
  return dm.id;
}
