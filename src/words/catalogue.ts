/** The type of the catalogue: the sections and texts of English. */
import type { en } from './en/index.ts';

/** The sections of English, each with any texts. */
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
 * All texts of the interface. A text with numbers or names is a function, because word order and plural depend on the
 * language. The function inserts the given strings unchanged and does not depend on them otherwise.
 */
export type Words = Texts<typeof en>;

/** The texts of a language, complete or in part; missing texts are English. */
export type Language = Parts<typeof en>;
