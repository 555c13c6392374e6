/**
 * The editor page: a text on the left, what it is on the right. What the text means is known to the program that starts
 * the playground; the playground passes plain data between it and the page.
 */
import type { TypedCommand } from './interactions/command-data.ts';

export interface EditorMessage {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly kind: string;
  readonly says: string;
}

export interface EditorCheck {
  readonly messages: readonly EditorMessage[];
  /** A sentence about the whole. */
  readonly says: string;
  /** PNG in base64; null when there is nothing to draw. */
  readonly picture: string | null;
  readonly alt: string;
}

export interface EditorTrial {
  /** What happened, or why it cannot. */
  readonly says: string;
  /** The command that a person gives to try it; null when it cannot be tried. */
  readonly command: TypedCommand | null;
}

export interface TextEditor {
  /** Texts that can be opened. */
  readonly list: () => readonly { readonly id: string; readonly name: string }[];
  /** Null when there is no such text. */
  open(id: string): string | null;
  /** @param line where the caret stands, from 1 */
  check(text: string, line: number): Promise<EditorCheck>;
  /** Makes the text usable until the program ends. */
  attempt(text: string): EditorTrial;
  /** Stores the text, where the operator allowed it, and says what happened. */
  save(text: string): string;
}
