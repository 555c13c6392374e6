/** The perk sheet as message, picture and text. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { listPerks, perkById } from '../../../src/engine/definitions.ts';
import { NEW_SHEET, type PerkSheet } from '../../../src/engine/rules.ts';
import { cardLines, perkGainWords } from '../../../src/render/perks/card-words.ts';
import { drawPerkSheet } from '../../../src/render/perks/draw-perk-sheet.ts';
import { type PerkPress, perkCustomId, readPerkId } from '../../../src/render/perks/perk-id.ts';
import { chosenMythic, type PerkMessageInput, perkMessage } from '../../../src/render/perks/perk-message.ts';
import { perkAltText, perkModelOf } from '../../../src/render/perks/perk-model.ts';
import { renderPerkSheet } from '../../../src/render/perks/render-perk-sheet.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const FULL: PerkSheet = {
  circles: Object.fromEntries(listPerks().map(({ id, circles }) => [id, circles])),
  perfected: [
    'toll-bridge',
    'embers-below',
    'sunken-archive',
    'siege-engine',
    'court-of-thorns',
    'empty-throne',
  ],
  mythic: true,
  plus: 2,
};

const modelOf = (sheet: PerkSheet) => perkModelOf(sheet, () => true, ENGLISH);

function message(changes: Partial<PerkMessageInput> = {}) {
  const sheet = changes.sheet ?? NEW_SHEET;
  return JSON.stringify(
    perkMessage({
      model: modelOf(sheet),
      sheet,
      unspent: [],
      mythic: null,
      asksAnew: false,
      notes: false,
      alt: perkAltText(modelOf(sheet), ENGLISH),
      file: 'perks.png',
      words: ENGLISH,
      ...changes,
    }),
  );
}

describe('the picture of a perk sheet', () => {
  it.each([NEW_SHEET, FULL])('shows every perk with its circles', async (sheet) => {
    const svg = drawPerkSheet(modelOf(sheet));
    const circles = listPerks().reduce((sum, perk) => sum + perk.circles, 0);
    // Five more for New Game+.
    expect(svg.split('<circle').length - 1).toBe(circles + 5);
    const png = await renderPerkSheet(modelOf(sheet));
    expect(png.length).toBeLessThan(220 * 1024);
  });

  it('is told in at most as many letters as Discord takes', () => {
    for (const sheet of [NEW_SHEET, FULL]) {
      const alt = perkAltText(modelOf(sheet), ENGLISH);
      expect(alt.length).toBeLessThanOrEqual(1024);
      expect(alt).toContain('Momentum card of level 1.');
    }
    expect(perkAltText(modelOf({ ...NEW_SHEET, circles: { 'feats-1': 2 } }), ENGLISH)).toContain(
      'Begun: 2 of 3 circles: Re-roll an enemy die.',
    );
  });

  it('counts no circle twice that an earlier build had more of', () => {
    const { rows } = modelOf({ ...NEW_SHEET, circles: { 'grit-1': 9 } });
    expect(rows.find(({ name }) => name === 'Grit')?.cells[0]).toMatchObject({ filled: 1, circles: 1 });
  });
});

describe('the perfect wins of a perk sheet', () => {
  const ONE: PerkSheet = { ...NEW_SHEET, perfected: ['embers-below'] };

  it('are told by name, with the levels that New Game+ still needs', () => {
    const told = message({ sheet: ONE });
    expect(told).toContain('Won perfectly: Embers Below (level 1).');
    expect(told).toContain('a perfect win is still missing in levels 2, 3, 4 and 5.');
    expect(perkAltText(modelOf(ONE), ENGLISH)).toContain('Won perfectly: Embers Below (level 1).');
  });

  it('stand once in a message without a picture, and leave nothing open once mythic abilities are', () => {
    expect(message({ sheet: ONE, file: null }).split('Won perfectly').length - 1).toBe(1);
    const whole = message({ sheet: FULL });
    expect(whole).toContain('The Toll Bridge (level 1)');
    expect(whole).not.toContain('still missing');
    expect(message()).not.toContain('Won perfectly');
  });

  it('leave out a Mission of a pack that is gone', () => {
    const gone: PerkSheet = { ...NEW_SHEET, perfected: ['of-a-pack-that-is-gone'] };
    expect(perkModelOf(gone, () => false, ENGLISH).perfect.missions).toEqual([]);
  });
});

describe('the message of a perk sheet', () => {
  it('offers nothing to spend without points, and says where they come from', () => {
    expect(message()).not.toContain('e1:spend');
    expect(message()).toContain('You have no perk points to spend.');
  });

  it('offers what the points reach, and names the Missions that brought them', () => {
    const unspent = [
      { missionId: 'toll-bridge', points: 2, column: 1 },
      { missionId: 'of-a-pack-that-is-gone', points: 1, column: 2 },
    ];
    const told = message({ unspent });
    expect(told).toContain('3 perk points to spend');
    expect(told).toContain(
      '2 in columns up to 1 (The Toll Bridge) and 1 in columns up to 2 (of-a-pack-that-is-gone)',
    );
    expect(told).toContain('e1:spend:3');
    expect(told).toContain('Column 2, Heroism: 0 of 2');
    expect(told).not.toContain('Column 3');
  });

  it('offers mythic abilities and a new sheet to who has earned them, and asks before it is begun', () => {
    expect(message({ sheet: FULL })).toContain('e1:mythic');
    expect(message({ sheet: FULL })).toContain('e1:ask-anew');
    const asking = message({ sheet: FULL, asksAnew: true });
    expect(asking).toContain('e1:anew:2');
    expect(asking).toContain('e1:keep');
    expect(asking).not.toContain('e1:mythic');
  });

  it('says what is unconfirmed behind a button, and why a press did nothing', () => {
    expect(message()).not.toContain('once a Mission is our reading');
    expect(message()).toContain('e1:notes');
    expect(message({ notes: true })).toContain('once a Mission is our reading');
    expect(message({ notes: true })).not.toContain('e1:notes');
    expect(message({ notice: ENGLISH.perks.changed })).toContain('has changed since');
  });
});

describe('the momentum card of a perk sheet', () => {
  const second: PerkSheet = { ...NEW_SHEET, circles: { 'momentum-2': 3 } };

  it('is told with every action and its price, and what the next card adds', () => {
    expect(cardLines(NEW_SHEET, ENGLISH)).toEqual([
      '**Momentum card of level 1**, yours now: 1 momentum: Your attack or defence reaches any distance.',
      'Level 2 adds: 3 momentum, once a round: Heal 2.',
    ]);
    expect(cardLines(second, ENGLISH)[0]).toContain('level 2**, yours now: 1 momentum');
    expect(cardLines(second, ENGLISH)[1]).toMatch(/^Level 3 adds: 2 momentum, once a round: Draw 1 card\./);
    expect(cardLines(FULL, ENGLISH)).toHaveLength(1);
    expect(message()).toContain('Level 2 adds');
  });

  it('says in the menu and after a spent point what the perk brings from now on', () => {
    expect(message({ unspent: [{ missionId: 'toll-bridge', points: 1, column: 2 }] })).toContain(
      'Momentum card of level 2. 3 momentum, once a round: Heal 2.',
    );
    const perk = perkById('momentum-2');
    expect(perkGainWords(perk, second, ENGLISH)).toBe(
      'New from your next Mission on: Momentum card of level 2. 3 momentum, once a round: Heal 2.',
    );
    expect(perkGainWords(perk, { ...NEW_SHEET, circles: { 'momentum-2': 1 } }, ENGLISH)).toContain(
      '1 of 3 circles',
    );
    expect(perkGainWords(perkById('grit-1'), { ...NEW_SHEET, circles: { 'grit-1': 1 } }, ENGLISH)).toBe(
      'New from your next Mission on: Start with 1 health more.',
    );
  });
});

describe('a custom id of a perk sheet', () => {
  it.each<PerkPress>([
    { do: 'open' },
    { do: 'notes' },
    { do: 'mythic' },
    { do: 'ask-anew' },
    { do: 'keep' },
    { do: 'spend', points: 3 },
    { do: 'anew', plus: 0 },
  ])('is read as it was made: $do', (press) => {
    expect(readPerkId(perkCustomId(press))).toEqual(press);
  });

  it.each(['e1', 'e1:', 'e1:spend', 'e1:spend:x', 'e1:open:1', 'e1:spend:99999', 'x1:open', 'e1:burn'])(
    'is refused: %s',
    (id) => {
      expect(readPerkId(id)).toBeNull();
    },
  );

  it('chooses no mythic ability by the first entry of the menu', () => {
    expect(chosenMythic('none')).toBeNull();
    expect(chosenMythic('the-mountain-answers')).toBe('the-mountain-answers');
  });
});
