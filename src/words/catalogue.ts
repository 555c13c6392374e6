/** The shape of the catalogue: whatever English states, as sections of texts. */
import type { en } from './en/index.ts';

/** Sections as English has them, with any text in the place of each. */
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
 * Every text of the interface. A text with figures or names in it is a function, because their order and
 * the plural belong to the language; it shows the strings that it is given and decides nothing by them.
 */
export type Words = Texts<typeof en>;

/** What a language states, whole or in part; the rest is said in English. */
export type Language = Parts<typeof en>;
