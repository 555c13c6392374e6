/** A drawing of a known size that can be placed anywhere. */
export interface Piece {
  readonly width: number;
  readonly height: number;
  /** The SVG of it with its upper left corner at (`x`, `y`). */
  draw(x: number, y: number): string;
}

/** Pieces below each other, `gap` apart. */
export function stack(pieces: readonly Piece[], gap: number): Piece {
  const gaps = gap * Math.max(0, pieces.length - 1);
  return {
    width: Math.max(0, ...pieces.map(({ width }) => width)),
    height: pieces.reduce((sum, { height }) => sum + height, gaps),
    draw: (x, y) => {
      let top = y;
      return pieces
        .map((piece) => {
          const svg = piece.draw(x, top);
          top += piece.height + gap;
          return svg;
        })
        .join('');
    },
  };
}

/** Pieces beside each other, `gap` apart, vertically centred. */
export function row(pieces: readonly Piece[], gap: number): Piece {
  const height = Math.max(0, ...pieces.map((piece) => piece.height));
  const gaps = gap * Math.max(0, pieces.length - 1);
  return {
    width: pieces.reduce((sum, { width }) => sum + width, gaps),
    height,
    draw: (x, y) => {
      let left = x;
      return pieces
        .map((piece) => {
          const svg = piece.draw(left, y + (height - piece.height) / 2);
          left += piece.width + gap;
          return svg;
        })
        .join('');
    },
  };
}
