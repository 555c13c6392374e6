import { describe, expect, it } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import { type Action, viewOf } from '../../../src/engine/index.ts';
import { objectsOf } from '../../../src/playground/json.ts';
import { readCustomId } from '../../../src/render/custom-id.ts';
import { boardModelOf, pastTableMessage, tableMessage } from '../../../src/render/table/index.ts';
import { expectWithinLimits, measure } from './limits.ts';
import { duel, PASS, parts, play, ROLL } from './message-parts.ts';
import { tableOf } from './tables.ts';

describe('the table', () => {
  it('asks for the first roll', () => {
    const { texts, labels } = parts(tableMessage(tableOf(play(duel([]), PASS))));
    expect(texts.at(-1)).toContain('roll the dice (3 attempts)');
    expect(labels).toEqual([
      'Roll 5 dice',
      'Activate nothing',
      'My hand',
      'My board',
      'Odds',
      'Take back',
      'Log',
    ]);
  });

  it('offers toggles, the reroll that they make, and the abilities that the dice meet, best first', () => {
    const state = play(duel([1, 2, 3, 6, 6]), PASS, ROLL);
    const { labels, buttons, texts } = parts(tableMessage(tableOf(state, { keptDice: [1, 2, 3] })));
    expect(labels).toEqual([
      '🔒 1 sword',
      '🔒 2 sword',
      '🔒 3 sword',
      '6 pow',
      '6 pow',
      'Reroll 2 dice (2 left)',
      '3 to 18 damage … · Overpower',
      '4 damage · Smack',
      '4 undefendable damage · Sturdy Blow',
      'Activate nothing',
      'My hand',
      'My board',
      'Odds',
      'Take back',
      'Log',
    ]);
    expect(buttons.slice(0, 5).map(({ style }) => style)).toEqual([3, 3, 3, 2, 2]);
    expect(buttons.filter(({ style }) => style === 1).map(({ label }) => label)).toEqual([
      'Reroll 2 dice (2 left)',
    ]);
    expect(readCustomId(String(buttons[5]?.custom_id))?.buttonAction).toEqual({
      verb: 'act',
      action: { type: 'reroll', dice: [4, 5] },
    });
    // What a button says in full is not explained again.
    expect(texts.join('\n')).toContain('**Overpower**: ');
    expect(texts.join('\n')).not.toContain('**Smack**');
  });

  it('keeps the most promising dice by one press, but not those that are marked already', () => {
    const state = play(duel([1, 2, 3, 6, 6]), PASS, ROLL);
    const quickKeeps = [
      { dice: [1, 2, 3], goal: 'Smack (4 sword)', chance: '75 %' },
      { dice: [4, 5], goal: 'Rage!', chance: '3 %' },
      { dice: [1], goal: 'Mighty Blow', chance: '2 %' },
    ];
    const offered = (keptDice: readonly number[]) =>
      parts(tableMessage(tableOf(state, { keptDice, quickKeeps }))).buttons.filter(({ label }) =>
        String(label).startsWith('Keep'),
      );
    expect(offered([]).map(({ label }) => label)).toEqual([
      'Keep 1 2 3: Smack (4 sword) 75 %',
      'Keep 6 6: Rage! 3 %',
    ]);
    expect(readCustomId(String(offered([])[1]?.custom_id))?.buttonAction).toEqual({
      verb: 'act',
      action: { type: 'reroll', dice: [1, 2, 3] },
    });
    expect(offered([1, 2, 3]).map(({ label }) => label)).toEqual([
      'Keep 6 6: Rage! 3 %',
      'Keep 1: Mighty Blow 2 %',
    ]);
  });

  it('highlights the most promising keep where no ability is there and no die is marked, else the reroll', () => {
    const state = play(duel([2, 4, 4, 3, 6]), PASS, ROLL);
    const quickKeeps = [
      { dice: [2, 3], goal: 'Fortitude', chance: '91 %' },
      { dice: [5], goal: 'Sturdy Blow', chance: '61 %' },
    ];
    const highlighted = (keptDice: readonly number[], keeps = quickKeeps) =>
      parts(tableMessage(tableOf(state, { keptDice, quickKeeps: keeps })))
        .buttons.filter(({ style }) => style === 1)
        .map(({ label }) => label);
    expect(highlighted([])).toEqual(['Keep 4 4: Fortitude 91 %']);
    expect(highlighted([5])).toEqual(['Reroll 4 dice (2 left)']);
    expect(highlighted([], [])).toEqual(['Reroll 5 dice (2 left)']);
  });

  it('says in the first turns how dice are kept', () => {
    const first = parts(tableMessage(tableOf(play(duel([1, 2, 3, 6, 6]), PASS, ROLL))));
    expect(first.texts.at(-1)).toContain('Press a die to keep it');
    const later = play(duel([1, 2, 3, 6, 6]), PASS, ROLL);
    turnOf(later).number = 3;
    expect(parts(tableMessage(tableOf(later))).texts.join()).not.toContain('Press a die');
  });

  it('says before the Main Phase is left what Knockdown does', () => {
    const down = (cp: number) => {
      const state = duel([]);
      const [seat] = state.seats;
      if (!seat) throw new Error('nobody sits there');
      seat.tokens.knockdown = [{ by: 1, fresh: false, count: 1 }];
      seat.cp = cp;
      return parts(tableMessage(tableOf(state))).labels[0];
    };
    expect(down(2)).toBe('Go on (Knockdown: pay 2 CP and roll, or skip)');
    expect(down(1)).toBe('Go on (Knockdown: the roll is lost, 1 CP short)');
  });

  it('changes a die by its button and then by its face, with the ability that comes out', () => {
    let state = duel([1, 2, 3, 6, 6]);
    const [seat] = state.seats;
    if (!seat) throw new Error('nobody sits there');
    seat.hand = ['tip-it'];
    seat.cp = 9;
    state = play(state, PASS, ROLL, [0, { type: 'play', card: 'tip-it' }]);
    expect(viewOf(state, 'public').pending?.kind).toBe('alter');
    const before = parts(tableMessage(tableOf(state)));
    expect(before.selects).toEqual([]);
    expect(before.labels.slice(0, 5)).toEqual(['1 sword', '2 sword', '3 sword', '6 pow', '6 pow']);
    const picked = parts(tableMessage(tableOf(state, { picks: [3] })));
    expect(picked.buttons[2]).toMatchObject({ style: 3, label: '✓ 3 sword' });
    const faces = picked.labels.slice(5, 7);
    expect(faces).toEqual([expect.stringMatching(/^2 sword: Overpower$/), expect.stringMatching(/^4 /)]);
  });

  it('says of a change of a die to the face that it shows that it stays, and offers it last', () => {
    let state = duel([6, 2, 3, 1, 1]);
    const [seat] = state.seats;
    if (!seat) throw new Error('nobody sits there');
    seat.hand = ['six-it', 'so-wild'];
    seat.cp = 9;
    state = play(state, PASS, ROLL);
    const six = parts(tableMessage(tableOf(play(state, [0, { type: 'play', card: 'six-it' }]))));
    expect(six.labels.slice(0, 5)).toEqual([
      'Die 2: 2 sword to 6 pow: Overpower',
      'Die 3: 3 sword to 6 pow: Overpower',
      'Die 4: 1 sword to 6 pow: Overpower',
      'Die 5: 1 sword to 6 pow: Overpower',
      'Die 1: stays 6 pow',
    ]);
    expect(six.buttons.slice(0, 5).map(({ style }) => style)).toEqual([2, 2, 2, 2, 2]);
    const onlyOne = duel([6, 6, 6, 1, 6]);
    const [holder] = onlyOne.seats;
    if (!holder) throw new Error('nobody sits there');
    holder.hand = ['six-it'];
    holder.cp = 9;
    const last = play(onlyOne, PASS, ROLL, [0, { type: 'play', card: 'six-it' }]);
    const [first, second] = parts(tableMessage(tableOf(last))).buttons;
    expect([first?.label, first?.style]).toEqual(['Die 4: 1 sword to 6 pow: Rage!', 1]);
    expect([second?.label, second?.style]).toEqual(['Die 1: stays 6 pow', 2]);
    const wild = tableOf(play(state, [0, { type: 'play', card: 'so-wild' }]), { picks: [1] });
    expect(parts(tableMessage(wild)).labels.slice(5, 11)).toEqual([
      ...['1 sword', '2 sword', '3 sword', '4 life', '5 life'].map((face) => expect.stringContaining(face)),
      'stays 6 pow: Smack',
    ]);
  });

  it('says of an Attack that the end of the game cut short nothing that would still come', () => {
    const smack: readonly [number, Action] = [0, { type: 'activate', ability: 'smack' }];
    let state = play(duel([1, 2, 3, 4, 5, 1, 1, 1, 1, 1]), PASS, ROLL, smack);
    while (viewOf(state, 'public').pending?.kind === 'window') {
      state = play(state, [viewOf(state, 'public').pending?.seat ?? 0, { type: 'pass' }]);
    }
    const before = { ...tableOf(state), prompt: null };
    expect(boardModelOf(before).sums).toHaveLength(1);
    const over = tableOf(play(state, [1, { type: 'concede' }]));
    expect(over.view.sums).toHaveLength(1);
    expect(parts(tableMessage(over)).texts.join('\n')).not.toContain('would take');
    expect(boardModelOf({ ...over, prompt: null }).sums).toEqual([]);
  });

  it('cannot reroll nothing, and takes the toggles away with the last attempt', () => {
    const once = play(duel([1, 2, 3, 6, 6]), PASS, ROLL);
    const all = parts(tableMessage(tableOf(once, { keptDice: [1, 2, 3, 4, 5] })));
    const reroll = all.buttons.find(({ label }) => String(label).startsWith('Reroll'));
    expect(reroll).toMatchObject({ label: 'Reroll no dice (2 left)', disabled: true });
    const again: readonly [number, Action] = [0, { type: 'reroll', dice: [1] }];
    const spent = play(duel([1, 2, 3, 6, 6, 1, 1]), PASS, ROLL, again, again);
    const { labels } = parts(tableMessage(tableOf(spent)));
    expect(labels.filter((label) => /sword|Reroll/.test(label))).toEqual([]);
    expect(labels).toContain('4 damage · Smack');
  });

  it('tells the Attack in words and the defense that is possible', () => {
    const smack: readonly [number, Action] = [0, { type: 'activate', ability: 'smack' }];
    let state = play(duel([1, 2, 3, 4, 5, 1, 1, 1, 1, 1]), PASS, ROLL, smack);
    while (viewOf(state, 'public').pending?.kind === 'window') {
      state = play(state, [viewOf(state, 'public').pending?.seat ?? 0, { type: 'pass' }]);
    }
    const { texts, labels, selects } = parts(tableMessage(tableOf(state)));
    expect(texts.at(-1)).toContain('choose a defense against Smack (4 coming)');
    expect(texts[1]).toContain('**Smack** against');
    expect(texts[1]).toContain('would take **4**: 4 Smack');
    expect(labels.slice(0, 2)).toEqual(['Roll Missed Me (5 dice)', 'Roll Missed Me, pass the rest']);
    expect(selects.map(({ placeholder }) => placeholder)).toContain('Something else');
  });

  it('mentions only the person who is asked, and only when asked to', () => {
    const state = play(duel([]), PASS);
    const pinged = tableMessage(tableOf(state, { ping: true }));
    expect(pinged.allowed_mentions).toEqual({ parse: [], users: ['1'] });
    expect(parts(pinged).texts.at(-1)).toContain('<@1>, roll the dice');
    const quiet = tableMessage(tableOf(state));
    expect(quiet.allowed_mentions).toEqual({ parse: [] });
    expect(parts(quiet).texts.at(-1)).toContain('**Alice \\*the\\* Bold**, roll the dice');
  });

  it('says in the alt text which dice are marked to keep, as the picture shows it', () => {
    const state = play(duel([1, 2, 3, 6, 6]), PASS, ROLL);
    const [item] = objectsOf(parts(tableMessage(tableOf(state, { keptDice: [4, 5] }))).galleries[0]?.items);
    expect(String(item?.description)).toContain('1 sword, 2 sword, 3 sword, 6 pow (kept), 6 pow (kept).');
  });

  it('has the board in words where there is no picture, and as alt text where there is one', () => {
    const state = duel([]);
    const withPicture = parts(tableMessage(tableOf(state)));
    const [item] = objectsOf(withPicture.galleries[0]?.items);
    expect(item).toMatchObject({ media: { url: 'attachment://board.png' } });
    expect(String(item?.description)).toContain('(Barbarian): 50 health, 2 CP, 4 cards');
    const without = parts(tableMessage(tableOf(state, { picture: false })));
    expect(without.galleries).toEqual([]);
    expect(without.texts.join('\n')).toContain('50 health, 2 CP, 4 cards');
  });

  it('refuses a view of one seat: it would show a hand to all', () => {
    const state = duel([]);
    expect(() => tableMessage(tableOf(state, { view: viewOf(state, 0) }))).toThrow(TypeError);
  });

  it('ends with who won and no question', async () => {
    const over = play(duel([]), [1, { type: 'concede' }]);
    const payload = tableMessage(tableOf(over));
    await expectWithinLimits(payload);
    const { texts, labels } = parts(payload);
    expect(texts[0]).toContain('Alice \\*the\\* Bold wins by concession');
    // The seed and its hash stand behind "Check the dice".
    expect(texts.join('\n')).not.toContain('messages');
    expect(labels).toEqual(['Log']);
  });

  it('leaves a past turn as its lines only', async () => {
    const payload = pastTableMessage({ fromTurn: 3, toTurn: 4, lines: ['Alice starts.', 'Turn 4: Bob.'] });
    await expectWithinLimits(payload);
    expect(parts(payload).texts).toEqual(['**Turns 3 to 4**\n-# Alice starts.\n-# Turn 4: Bob.']);
    expect(measure(payload).rows).toBe(0);
    const ofMission = pastTableMessage({ fromTurn: 0, toTurn: 4, isMission: true, lines: ['Round 1.'] });
    expect(parts(ofMission).texts).toEqual(['**Earlier**\n-# Round 1.']);
    const long = pastTableMessage({ fromTurn: 1, toTurn: 1, lines: Array(300).fill('x'.repeat(100)) });
    await expectWithinLimits(long);
    // How the turn ended is not what is cut.
    const ended = pastTableMessage({
      fromTurn: 1,
      toTurn: 1,
      lines: ['Alice starts.', ...Array<string>(60).fill('x'.repeat(100)), 'Bob took 4 damage.'],
    });
    const [told = ''] = parts(ended).texts;
    expect(told).toMatch(/^\*\*Turn 1\*\*\n-# …\n-# x/);
    expect(told).not.toContain('Alice starts.');
    expect(told.endsWith('\n-# Bob took 4 damage.')).toBe(true);
  });
});
