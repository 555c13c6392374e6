/** Numbers that are learned by gradient descent, with step sizes by number (Adam). */
export class Adam {
  readonly values: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #steps = 0;

  constructor(values: Float32Array) {
    this.values = values;
    this.#mean = new Float32Array(values.length);
    this.#square = new Float32Array(values.length);
  }

  /** Goes down a slope with as many numbers. */
  descend(slope: Float32Array, step: number): void {
    this.#steps += 1;
    const ofMean = 1 - 0.9 ** this.#steps;
    const ofSquare = 1 - 0.99 ** this.#steps;
    for (let at = 0; at < slope.length; at += 1) {
      const value = slope[at] ?? 0;
      const mean = 0.9 * (this.#mean[at] ?? 0) + 0.1 * value;
      const square = 0.99 * (this.#square[at] ?? 0) + 0.01 * value ** 2;
      this.#mean[at] = mean;
      this.#square[at] = square;
      this.values[at] =
        (this.values[at] ?? 0) - (step * mean) / ofMean / (Math.sqrt(square / ofSquare) + 1e-8);
    }
  }
}
