/** A start that cannot succeed; the message is a sentence for the operator that names the setting. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
