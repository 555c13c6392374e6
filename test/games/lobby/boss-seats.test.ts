/** Who sits in the seat of a boss, and who may not (rule: boss-vs-many). */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { playableIn, readHero, resolveHeroes } from '../../../src/commands/heroes.ts';
import { openLobby } from '../../../src/commands/lobby/lobby-message.ts';
import { optionsPanel } from '../../../src/commands/lobby/options-panel.ts';
import { isBoss } from '../../../src/engine/definitions.ts';
import { beginDraft, withoutHeroes } from '../../../src/games/lobby/hero-draft.ts';
import { hasHeroes, seatsMissing, teamsOf } from '../../../src/games/lobby/lobby.ts';
import { addBot, fillWithBots, leave, sitDown } from '../../../src/games/lobby/seating.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { ADA, acceptedLobby, BO, CY, lobbyOf } from './sample-lobby.ts';

const KING = 'boss-mad-king';
const many = () => lobbyOf('boss-v-many');
const textOf = (lobby: ReturnType<typeof many>) => openLobby(lobby).content;

describe('the lobby of Boss vs Many', () => {
  it('has one boss and up to four heroes', () => {
    expect(teamsOf(many())).toEqual([[0], [1, 2, 3, 4]]);
  });

  it('seats whoever chooses a boss as the boss, and whoever chooses a hero as a hero', () => {
    let lobby = acceptedLobby(sitDown(many(), ADA, { hero: 'monk' }));
    expect(lobby.seats[1]?.hero).toBe('monk');
    lobby = acceptedLobby(sitDown(lobby, ADA, { hero: KING }));
    expect(lobby.seats.map(({ hero }) => hero)).toEqual([KING, null, null, null, null]);
    lobby = acceptedLobby(sitDown(lobby, ADA, { team: 1 }));
    expect(lobby.seats[1]).toMatchObject({ occupant: { id: ADA.id }, hero: null });
    expect(lobby.seats[0]?.occupant).toBeNull();
  });

  it('has one boss only, but a bot gives the seat up', () => {
    const lobby = acceptedLobby(sitDown(many(), ADA, { hero: KING }));
    expect(sitDown(lobby, BO, { hero: KING })).toEqual({ refused: 'noSeatInTeam' });
    expect(sitDown(lobby, BO, { team: 0 })).toEqual({ refused: 'noSeatInTeam' });
    const byBots = acceptedLobby(fillWithBots(many()));
    expect(acceptedLobby(sitDown(byBots, BO, { hero: KING })).seats[0]).toMatchObject({ hero: KING });
  });

  it('cannot start without its boss, whom the first bot plays', () => {
    let lobby = many();
    for (const person of [ADA, BO, CY]) lobby = acceptedLobby(sitDown(lobby, person, { team: 1 }));
    expect(seatsMissing(lobby)).toBe(1);
    expect(textOf(lobby)).toContain('One of them is the boss.');
    const started = acceptedLobby(addBot(lobby));
    expect(started.seats[0]?.occupant).toEqual({ kind: 'bot' });
    expect(seatsMissing(started)).toBe(0);
    expect(textOf(started)).toContain('a random boss');
    expect(seatsMissing(acceptedLobby(leave(started, CY.id)))).toBe(0);
    expect(seatsMissing(acceptedLobby(leave(acceptedLobby(leave(started, CY.id)), BO.id)))).toBe(1);
  });

  it('says who is who and who starts, and offers both sides', () => {
    const lobby = acceptedLobby(sitDown(many(), ADA, { hero: KING }));
    expect(textOf(lobby)).toContain('**Boss**: **Ada**, Mad King');
    expect(textOf(lobby)).toContain('The boss starts.');
    const shown = JSON.stringify(openLobby(lobby).components);
    for (const text of ['Be the boss', 'Join the heroes', KING, 'monk']) expect(shown).toContain(text);
    const options = JSON.stringify(optionsPanel(lobby, ENGLISH));
    expect(options).toContain(':draft"');
    expect(options).not.toContain(':first"');
    expect(options).not.toContain(':friendly"');
  });

  it('drafts heroes, and leaves the boss to whoever plays it', () => {
    let lobby = acceptedLobby(sitDown(many(), ADA, { hero: KING }));
    for (const person of [BO, CY]) lobby = acceptedLobby(sitDown(lobby, person, { team: 1 }));
    expect(withoutHeroes(lobby).seats[0]?.hero).toBe(KING);
    const { draft, seats } = beginDraft(lobby, () => 0);
    expect(draft?.order.toSorted()).toEqual([1, 2]);
    expect(draft?.pool.some((id) => isBoss(id))).toBe(false);
    expect(seats[0]?.hero).toBe(KING);
  });
});

describe('what can be played', () => {
  it('is a hero in most modes, a boss in Boss vs Boss, and either in Boss vs Many', () => {
    expect(playableIn('koth').some(({ id }) => isBoss(id))).toBe(false);
    expect(playableIn('boss-v-boss').every(({ id }) => isBoss(id))).toBe(true);
    expect(playableIn('boss-v-many').map(({ id }) => isBoss(id))).toEqual(
      expect.arrayContaining([true, false]),
    );
    expect(readHero('Mad King', 'boss-v-many')).toMatchObject({ id: KING });
    expect(readHero('Mad King', 'duel')).toBeNull();
    expect(readHero('monk', 'boss-v-boss')).toBeNull();
    expect([hasHeroes('boss-v-boss'), hasHeroes('boss-v-many')]).toEqual([false, true]);
  });

  it('is drawn for each seat by what sits there', () => {
    expect(resolveHeroes([null, null, 'monk', KING], () => 0, 'boss-v-many').map(isBoss)).toEqual([
      true,
      ...[false, false, false],
    ]);
    expect(resolveHeroes(['monk', KING], () => 0, 'boss-v-boss').map(isBoss)).toEqual([true, true]);
    expect(isBoss(resolveHeroes([KING, null], () => 0)[0] ?? '')).toBe(false);
  });
});
