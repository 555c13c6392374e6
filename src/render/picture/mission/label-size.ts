/** The size of labels in a Mission's picture. */

/**
 * The smallest size of any label, in the picture's units: a phone shows the 1,200 of them in some 400 pixels, and
 * letters below 11 pixels cannot be read there.
 */
export const SMALLEST_LABEL = 33;
