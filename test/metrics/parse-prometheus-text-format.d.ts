declare module 'parse-prometheus-text-format' {
  /** Families of metrics with their samples. */
  export default function parse(text: string): unknown;
}
