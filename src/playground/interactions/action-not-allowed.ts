/** An action that Discord's app would not allow. The message is for the person. */
export class ActionNotAllowed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Cannot';
  }
}
