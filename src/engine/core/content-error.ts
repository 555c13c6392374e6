/** Thrown if content is missing, or contradicts registered content. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
