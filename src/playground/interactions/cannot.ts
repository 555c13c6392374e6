/** Something that Discord's own app would not let a person do. The message is for that person. */
export class Cannot extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Cannot';
  }
}
