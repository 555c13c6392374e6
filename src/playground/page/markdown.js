// @ts-check
/**
 * Parses the part of Discord's markdown that bots use. The resulting tree contains plain text only; `markdown-dom.js`
 * draws it.
 */

/**
 * @typedef {{ kind: 'text' | 'code' | 'everyone', text: string }
 *   | { kind: 'emoji', id: string, name: string }
 *   | { kind: 'break' }
 *   | { kind: 'strong' | 'em' | 'underline' | 'strike' | 'spoiler', children: Inline[] }
 *   | { kind: 'link', url: string, children: Inline[] }
 *   | { kind: 'user' | 'role' | 'channel', id: string }
 *   | { kind: 'command', name: string }
 *   | { kind: 'timestamp', seconds: number, style: string }} Inline
 */

/**
 * @typedef {{ kind: 'paragraph', children: Inline[] }
 *   | { kind: 'subtext', children: Inline[] }
 *   | { kind: 'heading', level: number, children: Inline[] }
 *   | { kind: 'code-block', language: string, text: string }
 *   | { kind: 'quote', blocks: Block[] }
 *   | { kind: 'list', ordered: boolean, start: number, items: { children: Inline[], blocks: Block[] }[] }} Block
 */

/** @type {{ pattern: RegExp, read: (match: RegExpExecArray) => Inline }[]} */
const inlineRules = [
  { pattern: /\\([\\`*_~|<>[\]()#\-@:.!])/y, read: (m) => ({ kind: 'text', text: group(m, 1) }) },
  { pattern: /(`+)([\s\S]*?[^`])\1(?!`)/y, read: (m) => ({ kind: 'code', text: group(m, 2) }) },
  { pattern: /<@!?(\d+)>/y, read: (m) => ({ kind: 'user', id: group(m, 1) }) },
  { pattern: /<@&(\d+)>/y, read: (m) => ({ kind: 'role', id: group(m, 1) }) },
  { pattern: /<#(\d+)>/y, read: (m) => ({ kind: 'channel', id: group(m, 1) }) },
  { pattern: /<\/([^:>]{1,100}):\d+>/y, read: (m) => ({ kind: 'command', name: group(m, 1) }) },
  { pattern: /<a?:(\w{2,32}):(\d+)>/y, read: (m) => ({ kind: 'emoji', name: group(m, 1), id: group(m, 2) }) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y,
    read: (m) => ({ kind: 'timestamp', seconds: Number(group(m, 1)), style: group(m, 2) || 'f' }),
  },
  { pattern: /@(?:everyone|here)\b/y, read: (m) => ({ kind: 'everyone', text: m[0] }) },
  { pattern: /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, read: (m) => link(group(m, 2), group(m, 1)) },
  { pattern: /<(https?:\/\/[^\s>]+)>/y, read: (m) => link(group(m, 1)) },
  { pattern: /https?:\/\/[^\s<]+[^\s<.,:;"')\]!?*_~|]/y, read: (m) => link(m[0]) },
  { pattern: /\|\|([\s\S]+?)\|\|/y, read: (m) => ({ kind: 'spoiler', children: parseInline(group(m, 1)) }) },
  {
    pattern: /\*\*\*([\s\S]+?)\*\*\*(?!\*)/y,
    read: (m) => ({ kind: 'strong', children: [{ kind: 'em', children: parseInline(group(m, 1)) }] }),
  },
  {
    pattern: /\*\*([\s\S]+?)\*\*(?!\*)/y,
    read: (m) => ({ kind: 'strong', children: parseInline(group(m, 1)) }),
  },
  {
    pattern: /__([\s\S]+?)__(?!_)/y,
    read: (m) => ({ kind: 'underline', children: parseInline(group(m, 1)) }),
  },
  { pattern: /~~([\s\S]+?)~~/y, read: (m) => ({ kind: 'strike', children: parseInline(group(m, 1)) }) },
  {
    pattern: /\*(?=\S)((?:\*\*|[^*])+?)(?<=\S)\*(?!\*)/y,
    read: (m) => ({ kind: 'em', children: parseInline(group(m, 1)) }),
  },
  {
    pattern: /(?<!\w)_((?:__|[^_])+?)_(?!\w)/y,
    read: (m) => ({ kind: 'em', children: parseInline(group(m, 1)) }),
  },
  { pattern: /\n/y, read: () => ({ kind: 'break' }) },
];

/** Text in which no rule can begin is read in one piece. */
const plainRun = /[^\\`<@[h|*_~\n]+/y;

/**
 * Parses inline text (no headings, lists, quotes or code blocks).
 * @param {string} source
 * @returns {Inline[]}
 */
export function parseInline(source) {
  /** @type {Inline[]} */
  const nodes = [];
  let plain = '';
  let at = 0;
  const flush = () => {
    if (plain) nodes.push({ kind: 'text', text: plain });
    plain = '';
  };
  while (at < source.length) {
    const found = firstMatch(source, at);
    if (found) {
      flush();
      nodes.push(found.node);
      at += found.length;
      continue;
    }
    plainRun.lastIndex = at;
    const run = plainRun.exec(source)?.[0] ?? source.charAt(at);
    plain += run;
    at += run.length;
  }
  flush();
  return nodes;
}

/**
 * Parses a whole text.
 * @param {string} source
 * @returns {Block[]}
 */
export function parseMarkdown(source) {
  /** @type {Block[]} */
  const blocks = [];
  const fence = /```(?:([\w+.-]*)\n)?([\s\S]*?)\n?```\n?/g;
  let at = 0;
  for (const match of source.matchAll(fence)) {
    if (!match[2] && !match[1]) continue;
    parseLines(source.slice(at, match.index).replace(/\n$/, ''), blocks);
    blocks.push({ kind: 'code-block', language: match[1] ?? '', text: match[2] ?? '' });
    at = match.index + match[0].length;
  }
  parseLines(source.slice(at), blocks);
  return blocks;
}

/**
 * @param {string} source
 * @param {Block[]} blocks where the blocks of the source are added
 */
function parseLines(source, blocks) {
  if (source === '') return;
  const lines = source.split('\n');
  /** @type {string[]} */
  let paragraph = [];
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(paragraph.join('\n')) });
    paragraph = [];
  };
  for (let i = 0; i < lines.length; i += 1) {
    const found = blockAt(lines, i);
    if (!found) {
      paragraph.push(lines[i] ?? '');
      continue;
    }
    flush();
    blocks.push(found.block);
    i += found.lines - 1;
  }
  flush();
}

/**
 * The block other than a paragraph that begins at a line, and how many lines it takes.
 * @param {string[]} lines
 * @param {number} i
 * @returns {{ block: Block, lines: number } | undefined}
 */
function blockAt(lines, i) {
  const line = lines[i] ?? '';
  if (line.startsWith('>>> ')) {
    const inside = [line.slice(4), ...lines.slice(i + 1)].join('\n');
    return { block: { kind: 'quote', blocks: parseMarkdown(inside) }, lines: lines.length - i };
  }
  if (line.startsWith('> ')) {
    const quoted = runOf(lines, i, (next) => next.startsWith('> ')).map((next) => next.slice(2));
    return { block: { kind: 'quote', blocks: parseMarkdown(quoted.join('\n')) }, lines: quoted.length };
  }
  const heading = /^(#{1,3})\s+(\S.*)$/.exec(line);
  if (heading) {
    const level = group(heading, 1).length;
    return { block: { kind: 'heading', level, children: parseInline(group(heading, 2)) }, lines: 1 };
  }
  if (/^-# +\S/.test(line))
    return { block: { kind: 'subtext', children: parseInline(line.slice(3).trim()) }, lines: 1 };
  if (!listItem.test(line)) return undefined;
  const ordered = isOrdered(line);
  const items = runOf(
    lines,
    i,
    (next) => /^ {2,}\S/.test(next) || (listItem.test(next) && isOrdered(next) === ordered),
  );
  return { block: listOf(items), lines: items.length };
}

/** @param {string} line an item of a list */
function isOrdered(line) {
  return /^ *\d/.test(line);
}

const listItem = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

/**
 * @param {string[]} lines at least one, the first of which is a list item
 * @returns {Block}
 */
function listOf(lines) {
  const first = listItem.exec(lines[0] ?? '');
  const depth = first ? group(first, 1).length : 0;
  const marker = first ? group(first, 2) : '-';
  const ordered = /\d/.test(marker);
  /** @type {{ text: string, rest: string[] }[]} */
  const items = [];
  for (const line of lines) {
    const match = listItem.exec(line);
    const last = items.at(-1);
    if (match && (group(match, 1).length <= depth || !last)) items.push({ text: group(match, 3), rest: [] });
    else if (match) last?.rest.push(line);
    else if (last && last.rest.length === 0) last.text += `\n${line.trim()}`;
    else last?.rest.push(line);
  }
  return {
    kind: 'list',
    ordered,
    start: ordered ? Number.parseInt(marker, 10) : 1,
    items: items.map(({ text, rest }) => ({
      children: parseInline(text),
      blocks: rest.length > 0 ? [listOf(rest)] : [],
    })),
  };
}

/**
 * The lines from `i` on for which a test holds without a gap.
 * @param {string[]} lines
 * @param {number} i
 * @param {(line: string) => boolean} holds
 * @returns {string[]}
 */
function runOf(lines, i, holds) {
  const end = lines.findIndex((line, index) => index > i && !holds(line));
  return lines.slice(i, end < 0 ? undefined : end);
}

/**
 * @param {string} source
 * @param {number} at
 */
function firstMatch(source, at) {
  for (const { pattern, read } of inlineRules) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) return { node: read(match), length: match[0].length };
  }
  return undefined;
}

/**
 * @param {string} url
 * @param {string} [label]
 * @returns {Inline}
 */
function link(url, label) {
  return { kind: 'link', url, children: label ? parseInline(label) : [{ kind: 'text', text: url }] };
}

/**
 * @param {RegExpExecArray} match
 * @param {number} index
 * @returns {string}
 */
function group(match, index) {
  return match[index] ?? '';
}
