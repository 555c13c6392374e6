/**
 * A road: Missions in an order, with a story, a bonus and a decision at each. What a party did and chose has
 * consequences in later Missions: they are set up differently. A Mission that is played by itself knows nothing of a
 * road.
 */
import type { Effect } from './effect.ts';

/** Where a consequence acts, and how players read it. */
interface ConsequencePlace {
  /** The id of a later Mission of the road, or of the same one for its second side. */
  readonly mission: string;
  /** The side at whose set-up it acts. */
  readonly side: 0 | 1;
  /** One sentence with its figures; `{9/7/6/5}` is a number by the size of the party. */
  readonly text: string;
}

export type Consequence = ConsequencePlace &
  (
    | {
        readonly gives: 'effects';
        /** Run after the set-up of the side. The owner is the Mission, `opponents` are the heroes. */
        readonly effects: readonly Effect[];
      }
    | {
        readonly gives: 'held-attack';
        /** Panels of the side: the first attack that the dice activate for each of them does not happen. */
        readonly panels: readonly string[];
      }
    | {
        readonly gives: 'ally';
        /** An ally of the Mission's deck, in play with the start player from the beginning and without its recruit power. */
        readonly ally: string;
      }
    | {
        readonly gives: 'faster-clock';
        /** Segments that the crisis clock advances in addition in each round of the side, 1 or more. */
        readonly segments: number;
      }
  );

/** An optional objective of the first side, a bonus or the perfect one, that has consequences on the road. */
export interface RoadBonus {
  /** The id of the objective. */
  readonly objective: string;
  /** What was done, as a clause in the past tense: `the bellows were saved`. */
  readonly text: string;
  readonly brings: readonly Consequence[];
}

export interface DecisionOption {
  /** Kebab-case, unique in the decision. */
  readonly id: string;
  /** For a button: plain text. */
  readonly label: string;
  /** What was decided, as a clause in the past tense: `the Tollkeeper went free`. */
  readonly text: string;
  readonly brings: readonly Consequence[];
}

/** The choice of a party that has won a Mission. */
export interface Decision {
  readonly question: string;
  /** Two or more; a bot takes the first one. */
  readonly options: readonly DecisionOption[];
}

/** A Mission of a road. Each text has about six lines. */
export interface RoadStage {
  readonly mission: string;
  readonly story: {
    readonly before: string;
    /** Told between the sides. */
    readonly between: string;
    readonly won: string;
    readonly lost: string;
  };
  readonly bonus?: RoadBonus;
  readonly decision: Decision;
}

export interface RoadDefinition {
  /** Kebab-case. */
  readonly id: string;
  readonly name: string;
  readonly stages: readonly RoadStage[];
  readonly unconfirmed?: string;
}
