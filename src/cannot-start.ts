/** An error that prevents the start. The message is a sentence for the operator and names the setting. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
