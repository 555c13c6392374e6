/** What a command line does when the reader of its output has gone, as `| head` does. */

/**
 * Ends the program without a word when nobody reads its output any more (EPIPE). Every command line that prints calls
 * this once, before its first line; those of operators by `runOperatorCommand`. Other errors of the stream stay errors.
 * @param output the stream that is printed to
 * @param end ends the program with this exit code; one that does nothing lets the work go on unread
 */
export function endWhenReaderLeaves(
  output: { on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown } = process.stdout,
  end: (code: number) => void = process.exit,
): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    // Whoever reads only the beginning has what they wanted.
    end(0);
  });
}
