/** A limit of time for opening a connection. */

/** Resolves like the work, or rejects after `ms` milliseconds. */
export async function openWithin<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), ms);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
