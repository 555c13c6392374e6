import { describe, expect, it } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import {
  apply,
  createGame,
  type GameState,
  type NamedPrompt,
  type Pending,
  type Prompt,
} from '../../../src/engine/index.ts';
import { parseRecord } from '../../../src/games/repository/game-record.ts';
import { objectsOf } from '../../../src/playground/json.ts';
import { allComponents } from '../../../src/playground/rules/component-tree.ts';
import { choiceLabel } from '../../../src/render/table/choice-words.ts';
import { tableMessage } from '../../../src/render/table/index.ts';
import { promptWords } from '../../../src/render/table/prompt-words.ts';
import { plainJson } from '../../../src/store/index.ts';
import { ENGLISH, type Words } from '../../../src/words/index.ts';
import { corruptRecord, fieldsOf } from '../../games/corrupt-record.ts';
import { CHANNEL, tableKit } from '../../games/table-kit.ts';
import { pseudo } from '../../words/pseudo.ts';
import { tableOf } from './tables.ts';

const SAID: Readonly<Record<NamedPrompt['ask'], readonly [NamedPrompt, string]>> = {
  'attack-plan': [{ ask: 'attack-plan' }, 'Whom do you mean to attack?'],
  'attack-target': [{ ask: 'attack-target' }, 'Whom does the ability target?'],
  space: [{ ask: 'space' }, 'Where do you move?'],
  tile: [{ ask: 'tile' }, 'Where do you go?'],
  salve: [{ ask: 'salve' }, 'Spend a salve before you fight?'],
  revive: [{ ask: 'revive' }, 'Revive a fallen hero with a salve? If nobody does, the crawl is lost.'],
  decision: [{ ask: 'decision' }, 'What do you decide for the party?'],
  'ally-to-recruit': [{ ask: 'ally-to-recruit' }, 'Which ally joins you?'],
  shop: [{ ask: 'shop' }, 'What do you do in the shop?'],
  'deck-limit': [{ ask: 'deck-limit' }, 'Which loot do you give up?'],
  'boss-loot': [{ ask: 'boss-loot' }, 'Do you keep this card?'],
  'ally-to-leave': [{ ask: 'ally-to-leave' }, 'Which ally leaves you?'],
  'momentum-for': [{ ask: 'momentum-for' }, 'Who gets 1 momentum?'],
  'all-momentum-for': [
    { ask: 'all-momentum-for', amount: 2, makes: [{ seat: 1, ally: 'rope-maker' }] },
    'Who gets 2 momentum?',
  ],
  player: [{ ask: 'player' }, 'Which player?'],
  'die-to-change': [{ ask: 'die-to-change' }, 'Which die changes?'],
  'defense-dice': [{ ask: 'defense-dice' }, 'Re-roll any of your defense dice?'],
  'status-to-remove': [{ ask: 'status-to-remove' }, 'Which status effect goes?'],
  'status-from': [{ ask: 'status-from' }, 'Whose status effect moves?'],
  'status-to': [{ ask: 'status-to' }, 'To whom does it go?'],
  'status-to-move': [{ ask: 'status-to-move' }, 'Which status effect moves?'],
  'whose-status': [{ ask: 'whose-status' }, 'Whose status effect goes?'],
  'whom-to-heal': [{ ask: 'whom-to-heal' }, 'Who heals?'],
  'who-draws': [{ ask: 'who-draws' }, 'Who draws?'],
  'whom-to-protect': [{ ask: 'whom-to-protect' }, 'Whose damage is prevented?'],
  'whom-to-damage': [{ ask: 'whom-to-damage' }, 'Who takes the damage?'],
  'from-whom': [{ ask: 'from-whom' }, 'From whom do you steal?'],
  'who-discards': [{ ask: 'who-discards' }, 'Who discards?'],
  'whose-hand': [{ ask: 'whose-hand' }, 'Whose hand do you look at?'],
  'who-gains': [{ ask: 'who-gains', token: 'retribution' }, 'Who gains Retribution?'],
  'who-gets': [{ ask: 'who-gets', token: 'blind' }, 'On whom do you inflict Blind?'],
  'status-to-prevent': [{ ask: 'status-to-prevent' }, 'Which status effect do you prevent?'],
  'card-for-top': [{ ask: 'card-for-top' }, 'Which of these lies on top?'],
  'other-card': [{ ask: 'other-card' }, 'Where does the other card go?'],
  'upgrade-to-play': [{ ask: 'upgrade-to-play' }, 'Which upgrade do you put into play?'],
  'card-to-find': [{ ask: 'card-to-find' }, 'Which card do you take?'],
  'card-to-discard': [{ ask: 'card-to-discard' }, 'Which card do you discard?'],
  'hand-shown': [{ ask: 'hand-shown' }, 'Look at the hand, then go on'],
  'pay-or-reroll': [{ ask: 'pay-or-reroll', cp: 2 }, 'Pay 2 CP, or re-roll the die?'],
  'status-or-momentum': [
    { ask: 'status-or-momentum', token: 'blind' },
    'Inflict Blind, or gain 1 momentum instead?',
  ],
  prevent: [{ ask: 'prevent', token: 'knockdown' }, 'Prevent Knockdown?'],
  'reroll-dice': [{ ask: 'reroll-dice', dice: 2 }, 'Re-roll up to 2 dice'],
  'reroll-these': [{ ask: 'reroll-these', dice: 3 }, 'Re-roll up to 3 of these dice?'],
  'reroll-defense': [{ ask: 'reroll-defense', dice: 4 }, 'Re-roll up to 4 of your defense dice?'],
  'pay-to-remove': [
    { ask: 'pay-to-remove', token: 'knockdown', cp: 2 },
    'Pay 2 CP to remove Knockdown, or skip this Offensive Roll Phase?',
  ],
  sell: [{ ask: 'sell', cards: 1 }, 'Sell 1 more card'],
  'which-token': [{ ask: 'which-token', token: 'chi', seat: 0, of: [] }, 'Which Chi goes?'],
  'which-comes-next': [{ ask: 'which-comes-next', of: [] }, 'All of these happen now: which first?'],
  'reply-to-removal': [
    { ask: 'reply-to-removal', tokens: ['evasive', 'cleanse'] },
    'Act before Evasive and Cleanse are taken?',
  ],
};

const OLDER = 'Pay 2 CP to remove Knockdown, or skip this Offensive Roll Phase?';

/** A player with Knockdown, who may pay to remove it. */
function down(): GameState {
  const state = createGame({
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
    seed: 'prompts',
    first: 0,
  });
  const [seat] = state.seats;
  if (seat) seat.tokens.knockdown = [{ by: 1, fresh: false, count: 1 }];
  return apply(state, 0, { type: 'pass' }).state;
}

function shown(state: GameState, words: Words) {
  const { components } = tableMessage({ ...tableOf(state), words });
  const placed = allComponents(objectsOf(JSON.parse(JSON.stringify(components))));
  const heading = placed
    .filter(({ type }) => type === 10)
    .map(({ component }) => component.content)
    .join('\n');
  const labels = placed.filter(({ type }) => type === 2).map(({ component }) => component.label);
  return { heading, labels };
}

/** The game as a version of the bot kept it that stored every question as a sentence. */
function older(state: GameState): GameState {
  const lanes = state.lanes.map((lane) => ({ ...lane, pending: withPrompt(lane.pending, OLDER) }));
  return { ...state, lanes };
}

function withPrompt(pending: Pending | null, prompt: Prompt): Pending | null {
  return pending && { ...pending, prompt };
}

describe('questions of the rules', () => {
  it.each(Object.values(SAID))('say %o as %s', (prompt, alone) => {
    const within = `${alone.charAt(0).toLowerCase()}${alone.slice(1)}`;
    expect(promptWords(prompt, ENGLISH)).toMatchObject({ alone, within });
    const { alone: other } = promptWords(prompt, pseudo);
    expect(other.replaceAll(/[⟪⟫]/g, '')).toBe(`⟦${alone}⟧`);
  });

  it('leave the words of a card as they are', () => {
    const own = { alone: 'Spend Chi?', within: 'spend Chi?' };
    expect(promptWords('Spend Chi?', pseudo)).toEqual(own);
  });

  it('are answered by buttons that say what they do', () => {
    const { players } = tableOf(down());
    const label = (prompt: Prompt, option: string, words = ENGLISH) => {
      const asked = { seat: 0, kind: 'choose', moment: null, source: null, effect: null } as const;
      const question = { ...asked, prompt, open: [], hidden: [], isPrivate: false };
      return choiceLabel(players, question, option, words);
    };
    const [prevent] = SAID.prevent;
    expect([label(prevent, 'yes'), label(prevent, 'no')]).toEqual(['Prevent Knockdown', 'Let it happen']);
    expect(label(prevent, 'no', pseudo)).toBe('⟦Let it happen⟧');
    expect([label('Spend Chi?', 'yes'), label('Spend Chi?', 'no')]).toEqual(['Spend Chi', 'Leave it']);
    expect(label({ ask: 'player' }, 'yes')).toBe('Do it');
    const which: Prompt = {
      ask: 'which-token',
      token: 'chi',
      seat: 0,
      of: [
        { option: 'fresh', fresh: true, by: null },
        { option: 'older', fresh: false, by: null },
        { option: 'by-1', fresh: null, by: 1 },
        { option: 'older-by-1', fresh: false, by: 1 },
      ],
    };
    expect(which.of.map(({ option }) => label(which, option))).toEqual([
      'Chi, gained this turn',
      'Chi, held from before',
      'Chi from Moon Elf',
      'Chi from Moon Elf, held from before',
    ]);
  });

  it('name what may come next, and of two with one name to whom', () => {
    const prompt = {
      ask: 'which-comes-next',
      of: [
        { option: 'burn', kind: 'token', id: 'burn', seat: 0 },
        { option: 'stun-0', kind: 'token', id: 'stun', seat: 0 },
        { option: 'stun-1', kind: 'token', id: 'stun', seat: 1 },
        { option: 'quick-draw', kind: 'ability', id: 'quick-draw', seat: 0 },
      ],
    } as const;
    const { players } = tableOf(down());
    const asked = { seat: 0, kind: 'choose', moment: null, source: null, effect: null } as const;
    const question = { ...asked, prompt, open: [], hidden: [], isPrivate: false };
    expect(prompt.of.map(({ option }) => choiceLabel(players, question, option, ENGLISH))).toEqual([
      'Burn',
      'Stun (Barbarian)',
      'Stun (Moon Elf)',
      'Quick Draw',
    ]);
  });

  it('stand on the table with their price', () => {
    expect(shown(down(), ENGLISH)).toMatchObject({
      heading: expect.stringContaining('**, pay 2 CP to remove Knockdown, or skip this'),
      labels: ['Pay 2 CP and roll', 'Skip the roll', 'My hand', 'My board', 'Stops', 'Take back', 'Log'],
    });
    expect(shown(down(), pseudo).labels.slice(0, 2)).toEqual(['⟦Pay 2 CP and roll⟧', '⟦Skip the roll⟧']);
  });

  it('are shown as they are kept by an older version', () => {
    expect(shown(older(down()), pseudo)).toMatchObject({
      heading: expect.stringContaining('pay 2 CP to remove Knockdown, or skip this'),
      labels: ['⟦Pay⟧', '⟦Skip the roll⟧', '⟦My hand⟧', '⟦My board⟧', '⟦Stops⟧', '⟦Take back⟧', '⟦Log⟧'],
    });
  });
});

describe('a game that an older version kept with a question in words', () => {
  it('is read, and verified as the same', async () => {
    const kit = await tableKit();
    await kit.open();
    const { state } = await kit.answerUntil((game) => turnOf(game.state).number === 2);
    await corruptRecord(kit, (record) => ({ ...record, state: plainJson(older(state)) }));
    const game = await kit.store.loadByChannel(CHANNEL);
    const { lanes } = parseRecord('old', plainJson(fieldsOf(game?.data ?? null))).state;
    expect(lanes.map(({ pending }) => pending?.prompt)).toEqual([OLDER]);
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });
});
