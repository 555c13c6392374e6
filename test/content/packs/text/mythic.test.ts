/** A hero's own mythic ability, the promo card of a pack (rule: m-new-game-plus). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { addText, unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { writeHero } from '../../../../src/content/packs/text/write.ts';
import { listMythics, mayBringMythic, ownerOfMythic } from '../../../../src/engine/definitions.ts';
import { createGame } from '../../../../src/engine/index.ts';
import { NEW_SHEET } from '../../../../src/engine/rules.ts';
import { cardAnswer, findCards } from '../../../../src/lookup/index.ts';
import { perkMessage } from '../../../../src/render/perks/perk-message.ts';
import { perkAltText, perkModelOf } from '../../../../src/render/perks/perk-model.ts';
import { ENGLISH } from '../../../../src/words/index.ts';
import { playScenario } from '../../../scenarios/runner/play.ts';
import { parseScenario } from '../../../scenarios/runner/read.ts';

const FILE = 'lamplighter.hero.txt';
const PLAIN = readFileSync(join(import.meta.dirname, '../../../../docs/examples', FILE), 'utf8');
const MYTHIC = `
mythic Every Lamp at Once
  like symbols 3: deal 9 damage; heal 2
`;

afterEach(unloadPacks);

const load = (text: string) => addText(FILE, text);
const messagesOf = (mythic: string) => load(`${PLAIN}${mythic}`).messages.map(({ says }) => says);

describe('a mythic ability in a hero file', () => {
  it('is read, printed again and read as the same', () => {
    const { pack } = load(`${PLAIN}${MYTHIC}`);
    expect(pack?.hero.mythic).toEqual({
      id: 'every-lamp-at-once',
      name: 'Every Lamp at Once',
      requires: { kind: 'like-symbols', sizes: [3] },
      effects: [
        { do: 'deal', amount: 9, type: 'normal', to: 'target' },
        { do: 'heal', amount: 2, who: 'owner' },
      ],
      text: 'Like symbols 3: deal 9 damage; heal 2.',
    });
    unloadPacks();
    if (pack === null) throw new Error('not loaded');
    expect(load(writeHero(pack.hero)).pack?.hero).toEqual(pack.hero);
  });

  it.each([
    [`${MYTHIC}${MYTHIC.replace('Every', 'Each')}`, 'A hero has one mythic ability'],
    [`${MYTHIC}  like symbols 4: heal 2\n`, 'A mythic ability has one line'],
    [MYTHIC.replace('symbols 3', 'symbols 3 3'), 'ask for 6 dice'],
    [MYTHIC.replace('Every Lamp at Once', 'Dawn over the Pass'), 'the id of another ability'],
    [MYTHIC.replace('Every Lamp at Once', 'Pole Strike'), 'the id of another ability'],
    [MYTHIC.replace('heal 2', 'gain 1 Moonshine'), 'Moonshine'],
  ])('is refused when it is not right: %#', (mythic, says) => {
    expect(messagesOf(mythic).join('\n')).toContain(says);
    expect(ownerOfMythic('every-lamp-at-once')).toBeNull();
  });

  it('belongs to that hero alone, and goes with the pack', () => {
    load(`${PLAIN}${MYTHIC}`);
    expect(ownerOfMythic('every-lamp-at-once')?.name).toBe('Lamplighter');
    expect(mayBringMythic('lamplighter', 'every-lamp-at-once')).toBe(true);
    expect(mayBringMythic('barbarian', 'every-lamp-at-once')).toBe(false);
    expect(mayBringMythic('barbarian', 'borrowed-hour')).toBe(true);
    const { mission } = createGame({
      mode: 'mission',
      seats: [
        { hero: 'barbarian', bot: false },
        { hero: 'lamplighter', bot: false },
      ],
      seed: 'mythics',
      first: 0,
      mission: { id: 'toll-bridge', mythics: ['every-lamp-at-once', 'every-lamp-at-once'] },
    });
    expect(mission?.heroes.map(({ mythic }) => mythic)).toEqual([null, 'every-lamp-at-once']);
    unloadPacks();
    expect(mayBringMythic('lamplighter', 'every-lamp-at-once')).toBe(false);
    expect(listMythics()).toHaveLength(4);
  });

  it.each([true, false])('is activated once in a Mission, through JSON: %s', (reload) => {
    load(`${PLAIN}${MYTHIC}`);
    const scenario = parseScenario(`
name: The promo of the Lamplighter
mode: mission
mission: { id: skirmish, side: 2, figures: { w1: { health: 20 } } }
seats:
  - { hero: lamplighter, at: B1, health: 30, mythic: every-lamp-at-once }
active: 0
phase: offensive-roll
dice: [1, 2, 3, 4, 6]
dice-left: ok
steps:
  - { seat: 0, do: roll }
  - { seat: 0, do: activate, ability: every-lamp-at-once }
  - pass: until-part-2
expect:
  mission: { figures: { w1: { health: 12 } } }
  seats: { 0: { health: 32 } }
`);
    const verdict = playScenario(scenario, { reload });
    expect(verdict.kind === 'fails' ? verdict.lines.join('\n') : verdict.kind).toBe('ok');
  });

  it('is found by `/card`, and offered on the perk sheet with its hero', () => {
    load(`${PLAIN}${MYTHIC}`);
    const [hit] = findCards('every lamp at once', 1);
    expect(JSON.stringify(cardAnswer(hit?.key ?? ''))).toContain('Lamplighter alone');
    const sheet = { ...NEW_SHEET, mythic: true };
    const model = perkModelOf(sheet, () => true, ENGLISH);
    const message = (mythic: string) =>
      JSON.stringify(
        perkMessage({
          model,
          sheet,
          unspent: [],
          mythic,
          asksAnew: false,
          notes: false,
          alt: perkAltText(model, ENGLISH),
          file: null,
          words: ENGLISH,
        }),
      );
    expect(message('every-lamp-at-once')).toContain('Only for Lamplighter');
    expect(message('every-lamp-at-once')).toContain('take along: Every Lamp at Once');
    unloadPacks();
    expect(message('every-lamp-at-once')).not.toContain('Every Lamp');
    expect(findCards('every lamp at once', 1)[0]?.card.name).not.toBe('Every Lamp at Once');
  });
});
