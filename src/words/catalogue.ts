/** The type of the catalogue: the sections and texts of English. */
import type { en } from './en/index.ts';

/** The sections of English, with any text for each. */
type Texts<T> = {
  readonly [Name in keyof T]: T[Name] extends string
    ? string
    : T[Name] extends (...figures: infer Figures) => string
      ? (...figures: Figures) => string
      : Texts<T[Name]>;
};

type Parts<T> = {
  readonly [Name in keyof T]?: T[Name] extends string
    ? string
    : T[Name] extends (...figures: infer Figures) => string
      ? (...figures: Figures) => string
      : Parts<T[Name]>;
};

/**
 * All texts of the interface. A text with figures or names is a function, because order and plural depend
 * on the language. It inserts the given strings unchanged and makes no decisions by them.
 */
export type Words = Texts<typeof en>;

/** The texts of a language, complete or in part; missing texts are English. */
export type Language = Parts<typeof en>;
