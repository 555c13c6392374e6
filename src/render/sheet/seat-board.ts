/** The model of a seat's board: its current abilities, and marks for what its dice fulfil. */
import { boardReference } from '../../content/reference/load.ts';
import { abilityOf, heroById, tokenById } from '../../engine/definitions.ts';
import type { GameView, Seat, SeatView } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { isOpenOffensive } from '../table/dice-words.ts';
import type { SheetNotice } from './notices.ts';
import { type HeroSheetModel, heroSheetModel, type SheetPanel, type SheetSection } from './sheet-model.ts';
import { type Rolled, tierMarks } from './tier-marks.ts';

export interface SeatBoardInput {
  /** `viewOf(state, 'public')`: boards are public. */
  readonly view: GameView;
  readonly seat: Seat;
  /** The player's name as it is drawn. */
  readonly player: string;
  /** English when left out. */
  readonly words?: Words;
}

/**
 * The picture of a seat's board: each ability at its current level, with marks for what the dice of this
 * seat's Offensive Roll fulfil, or would fulfil with one die changed; then its tokens and their limits.
 * @throws RangeError when there is no such seat or no reference of its hero
 */
export function seatBoardModel({ view, seat, player, words = ENGLISH }: SeatBoardInput): HeroSheetModel {
  const owner = view.seats[seat];
  const reference = boardReference(owner?.hero ?? '');
  if (!owner || !reference) throw new RangeError(`there is no board at seat ${seat}`);
  const board = new Set(owner.board.map(({ id }) => id));
  const model = heroSheetModel(
    { ...reference, abilities: reference.abilities.filter(({ id }) => board.has(id)) },
    'in-play',
    words,
  );
  const rolled = rolledBy(view, owner);
  return {
    ...model,
    title: words.sheet.board.of(player),
    panels: rolled === null ? model.panels : model.panels.map((panel) => marked(panel, rolled, words)),
    notices: tokenNotices(owner, words),
    seat: { player, rolled: rolled?.dice ?? null },
  };
}

/** The dice of the seat's Offensive Roll while they can be used; null outside it and before the first attempt. */
function rolledBy(view: GameView, owner: SeatView): Rolled | null {
  const roll = view.rolls.find((one) => one.owner === owner.seat && isOpenOffensive(view, one));
  return roll ? { dice: roll.dice.map(({ value }) => value), hero: heroById(owner.hero), owner } : null;
}

function marked({ sections }: SheetPanel, rolled: Rolled, words: Words): SheetPanel {
  return {
    sections: sections.map((section): SheetSection => {
      const level = abilityOf(rolled.hero.id, section.id);
      const tiers = section.tiers.map((tier) => ({ ...tier, marks: tierMarks(tier, level, rolled, words) }));
      return { ...section, tiers };
    }),
  };
}

/** The tokens of the seat and of its hero, each with the limit for this seat. */
function tokenNotices({ hero, tokens, limits }: SeatView, { sheet }: Words): SheetNotice[] {
  const held = new Set(tokens.map(({ id }) => id));
  const own = heroById(hero)
    .tokens.filter(({ id }) => !held.has(id))
    .map(({ id, name }) => {
      // They are the hero's own tokens: some have a separate limit for that.
      const { limit, ownLimit = limit } = tokenById(id);
      return { name, count: 0, limit: ownLimit + (limits[id] ?? 0) };
    });
  const tokenTexts = [...tokens, ...own].map(({ name, count, limit }) =>
    sheet.board.token(name, count, limit),
  );
  return tokenTexts.length === 0
    ? []
    : [{ kind: 'tokens', title: sheet.board.tokens, lines: [sheet.board.list(tokenTexts)] }];
}
