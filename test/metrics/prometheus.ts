/** Reads the metrics of a program in the text format of Prometheus. */
import parse from 'parse-prometheus-text-format';
import { z } from 'zod';

const families = z.array(
  z.object({
    name: z.string(),
    help: z.string(),
    type: z.enum(['COUNTER', 'GAUGE', 'HISTOGRAM', 'SUMMARY', 'UNTYPED']),
  }),
);

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export class Metrics {
  readonly families: z.infer<typeof families>;
  /** The samples of the bot's own metrics. */
  readonly #samples: readonly Sample[];

  /** @throws when the text is not of Prometheus' form */
  constructor(text: string) {
    this.families = families.parse(parse(text));
    // The parser throws the labels of histograms together: samples are read here.
    this.#samples = text
      .split('\n')
      .filter((line) => line.startsWith('throneroom_'))
      .map(sampleOf);
  }

  /** The sum of the samples with these labels, of a histogram of its counts; 0 when there are none. */
  value(name: string, wanted: Readonly<Record<string, string>> = {}): number {
    const names = [`throneroom_${name}`, `throneroom_${name}_count`];
    return this.#samples
      .filter((sample) => names.includes(sample.name))
      .filter(({ labels }) => Object.entries(wanted).every(([label, value]) => labels[label] === value))
      .reduce((sum, { value }) => sum + value, 0);
  }

  /** Every value of every label of the bot's own metrics. */
  labelValues(): readonly string[] {
    return this.#samples.flatMap(({ labels }) => Object.values(labels));
  }
}

function sampleOf(line: string): Sample {
  const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (name === '') throw new Error(`This is no sample: ${line}`);
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', of = '']) => [label, of]);
  return { name, labels: Object.fromEntries(pairs), value: Number(value) };
}

export async function fetchMetrics(url: string): Promise<Metrics> {
  const answer = await fetch(`${url}/metrics`);
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return new Metrics(await answer.text());
}
