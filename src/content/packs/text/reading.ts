/** What is known of a pack while it is read. */
import type { Line } from './lines.ts';
import type { Message } from './messages.ts';
import type { Names } from './names.ts';

/** Where something was typed. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Steps of reading for one file, which bound its work. The largest built-in hero needs a tenth. */
const MOST_STEPS = 3_000_000;
/** Brackets within brackets. */
const MOST_DEPTH = 16;

/** What is rolled, chosen or spent on one line is nothing to the next. */
export const NOTHING_YET = {
  quantity: null,
  hasRolled: false,
  diceTests: [],
  lastDice: 0,
  coming: null,
  hasChosen: false,
};

/** What is shared while one file is read. */
export class Reading {
  readonly messages: Message[] = [];
  /** Where an object of the result, or one of its properties, was typed. */
  readonly positions = new WeakMap<object, Position & { readonly of: Record<string, Position> }>();
  readonly names: Names;
  /** Names that no token has, and the line where each was told. */
  readonly unknownTokens = new Map<string, number>();
  steps = 0;
  depth = 0;
  /** The token whose section is read, which "it" and "this token" mean there. */
  ownToken: string | null = null;
  /** Whether the section is that of a negative token. */
  isNegative = false;
  /** Whether minions, bosses or enemies are read, whose opponents are the heroes. */
  isOfEnemy = false;
  /** Whether the section has a player chosen, whom "they" means there. */
  hasChosen = false;
  /** Whether the section is an offensive ability, where bare damage is dealt: "3 sword: 4 dmg". */
  isOffensive = false;
  /** How many dice the last roll of this line has. */
  lastDice = 0;
  /** What a use of a token is about, which "it" means in its effects. */
  coming: 'damage' | 'status' | null = null;
  /** Whether the section is a token or a card, where further damage belongs to an attack. */
  isAdding = false;
  /** Whether an effect of this line has rolled dice, which "rolled" means from there on. */
  hasRolled = false;
  /** The results of the last roll that were told apart, which "any other outcome" leaves out. */
  diceTests: readonly unknown[] = [];
  /** Whether a further rule of the section begins at a place of the line, which no effect is. */
  isFurther: ((line: Line, at: number) => boolean) | null = null;
  /** The number that a sentence before has fixed, which "that many" means. */
  quantity: object | null = null;
  /** Whether it is how many tokens, CP or cards were given up, which "each" means; whether it was asked for. */
  isQuantityGiven = false;
  isQuantityUsed = false;

  constructor(names: Names) {
    this.names = names;
  }

  report(message: Message): void {
    this.messages.push(message);
  }

  /** A reading of the same section that reports nothing here, to try how words are read. */
  aside(): Reading {
    const { ownToken, isNegative, isOfEnemy, hasChosen, isAdding, steps, depth } = this;
    return Object.assign(new Reading(this.names), {
      ownToken,
      isNegative,
      isOfEnemy,
      hasChosen,
      isAdding,
      steps,
      depth,
    });
  }

  /** Whether another step of reading is allowed. */
  step(): boolean {
    this.steps += 1;
    return this.steps < MOST_STEPS && this.depth < MOST_DEPTH;
  }
}
