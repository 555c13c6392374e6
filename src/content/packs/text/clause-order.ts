/**
 * Lines of tokens and passives in the order of the grammar: the moment stands before what happens, and who has the token
 * is called its holder.
 */
import type { Line } from './lines.ts';
import type { Word } from './words.ts';

/** First words of a moment: "they take 1 damage at the start of their Upkeep Phase". */
const MOMENT = /^(?:at|during|when|whenever|in|after|following)$/i;

/**
 * The lines that say the same with a moment, which stands last in the sentence from `at`, before it. Where the sentence
 * has several words of this kind there are several.
 */
export function* momentFirst(line: Line, at: number): Generator<Line> {
  const { words } = line;
  let end = at;
  while (end < words.length && !/^[.;:]$/.test(words[end]?.text ?? '')) end += 1;
  for (let from = end - 2; from > at; from -= 1) {
    if (!MOMENT.test(words[from]?.text ?? '')) continue;
    const before = words[from - 1]?.text === ',' ? from - 1 : from;
    const comma: Word = {
      text: ',',
      kind: 'mark',
      column: words[from]?.column ?? 1,
      end: words[from]?.column ?? 1,
    };
    const sentence = [...words.slice(from, end), comma, ...words.slice(at, before)];
    yield { ...line, words: [...words.slice(0, at), ...sentence, ...words.slice(end)] };
  }
}

/** How whoever has a token is called where its rules are printed: "a player with Rust", "a Stalled player". */
function callsOf(name: readonly string[]): readonly (readonly string[])[] {
  const called = [name, [...name, 'token'], ['this', 'token'], ['it']];
  const players = ['a', 'any', 'the', 'each', 'an'].flatMap((article) => [
    ...['player', 'hero', 'opponent'].flatMap((whom) =>
      [
        ['with'],
        ['who', 'has'],
        ['that', 'has'],
        ['afflicted', 'with'],
        ['affected', 'by'],
        ['holding'],
      ].flatMap((how) => called.map((token) => [article, whom, ...how, ...token])),
    ),
    ...['player', 'hero', 'opponent'].map((whom) => [article, ...name, whom]),
    [article, 'holder', 'of', ...name],
    [article, 'owner', 'of', ...name],
    [article, 'owner', 'of', 'this', 'token'],
  ]);
  const plain = [
    ['an', 'afflicted', 'player'],
    ['an', 'affected', 'player'],
    ['its', 'owner'],
    ['the', 'owner'],
    ['the', 'afflicted', 'hero'],
    ['the', 'token', 'holder'],
  ];
  return [...players, ...plain].sort((a, b) => b.length - a.length);
}

/** Reads lines of a token with "the holder" for how the leaflet calls whoever has it. */
export function withHolder(name: string): (line: Line) => Line {
  const calls = new Map<string, (readonly string[])[]>();
  for (const call of callsOf(name.toLowerCase().split(/\s+/))) {
    const first = call[0] ?? '';
    const known = calls.get(first);
    if (known === undefined) calls.set(first, [call]);
    else known.push(call);
  }
  const read = (line: Line): Line => {
    const words: Word[] = [];
    for (let at = 0; at < line.words.length; ) {
      const first = line.words[at];
      if (first === undefined) break;
      const call = calls
        .get(first.text.toLowerCase())
        ?.find((one) => one.every((word, index) => isTyped(word, line.words[at + index])));
      const last = line.words[at + (call?.length ?? 1) - 1] ?? first;
      const holder = {
        ...first,
        text: 'holder',
        column: line.words[at + 1]?.column ?? first.column,
        end: last.end,
      };
      words.push(...(call === undefined ? [first] : [{ ...first, text: 'the' }, holder]));
      at += call?.length ?? 1;
    }
    return { ...line, words, under: line.under.map(read) };
  };
  return read;
}

function isTyped(word: string, typed: Word | undefined): boolean {
  return typed?.kind === 'word' && typed.text.toLowerCase() === word;
}

/** How a leaflet says behind a rule that it is limited to once a turn. */
const ONCE_A_TURN: readonly (readonly string[])[] = [
  ...['this', 'it'].flatMap((it) =>
    [
      'may happen only once per turn',
      'can happen only once per turn',
      'may only happen once per turn',
      'can only happen once per turn',
      'happens only once per turn',
      'only happens once per turn',
      'may be done once per turn',
      'can be used once per turn',
      'may be used once per turn',
      'triggers once per turn',
      'only triggers once per turn',
      'can only trigger once per turn',
      'may only trigger once per turn',
    ].map((words) => `. ${it} ${words}`),
  ),
  '. once per turn',
  '. only once per turn',
  ', once per turn',
  ', only once per turn',
  '( once per turn )',
  '( only once per turn )',
  '( max once per turn )',
  '( maximum once per turn )',
].map((words) => words.split(' '));

/** With what a rule begins that happens or is done at a moment. */
const OF_MOMENT = /^(?:at|during|when|whenever|each|every|after|you|spend)$/i;

/** The line with `once per turn` before its rule, where that is printed behind it. */
export function onceFirst(line: Line): Line {
  const { words } = line;
  const end = /^[.;]$/.test(words.at(-1)?.text ?? '') ? words.length - 1 : words.length;
  const first = words[0];
  const tail = ONCE_A_TURN.find((one) =>
    one.every((word, at) => words[end - one.length + at]?.text.toLowerCase() === word),
  );
  if (first === undefined || tail === undefined || !OF_MOMENT.test(first.text)) return line;
  const before = ['once', 'per', 'turn', ','].map(
    (text): Word => ({ ...first, text, kind: text === ',' ? 'mark' : 'word', end: first.column }),
  );
  return { ...line, words: [...before, ...words.slice(0, end - tail.length)] };
}
