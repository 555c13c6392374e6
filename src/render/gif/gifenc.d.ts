/** The part of gifenc that is used here; the package has no types of its own. */
declare module 'gifenc' {
  interface FrameOptions {
    /** Red, green and blue of each colour, 256 at most. */
    readonly palette: readonly (readonly [number, number, number])[];
    /** How long the frame is shown, in ms. */
    readonly delay: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1: the next frame is drawn over this one. */
    readonly dispose?: number;
  }

  interface GifEncoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  export function GIFEncoder(): GifEncoder;
}
