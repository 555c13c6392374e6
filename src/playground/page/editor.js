// @ts-check
import { byId } from './dom.js';

/** @typedef {{ line: number, column: number, kind: string, says: string }} Message */
/** @typedef {{ messages: Message[], says: string, picture: string | null, alt: string }} Check */

const text = /** @type {HTMLTextAreaElement} */ (byId('text'));
const numbers = byId('numbers');
const says = byId('says');
const messages = byId('messages');
const picture = /** @type {HTMLImageElement} */ (byId('picture'));
const open = /** @type {HTMLSelectElement} */ (byId('open'));

/** How long typing rests before the text is checked, in milliseconds. */
const restMs = 250;
/** Under which the text is kept in this browser. */
const kept = 'hero-editor';

/**
 * @param {string} name
 * @param {{ text?: string, id?: string, line?: number }} body
 * @returns {Promise<any>}
 */
async function ask(name, body) {
  const answer = await fetch(`./editor/${name}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The playground answers ${answer.status}.`);
  return answer.json();
}

/** Counts requests, so that a late answer to an earlier text is dropped. */
let latest = 0;

async function check() {
  latest += 1;
  const own = latest;
  localStorage.setItem(kept, text.value);
  try {
    const line = text.value.slice(0, text.selectionStart).split('\n').length;
    /** @type {Check} */
    const found = await ask('check', { text: text.value, line });
    if (own === latest) show(found);
  } catch (error) {
    says.textContent = `The text could not be checked. ${error instanceof Error ? error.message : ''}`;
  }
}

/** @param {Check} found */
function show(found) {
  says.textContent = found.says;
  messages.replaceChildren(...found.messages.map(entry));
  const kinds = new Map(found.messages.map(({ line, kind }) => [line, kind]));
  const lines = text.value.split('\n').map((_, at) => {
    const number = document.createElement('span');
    number.textContent = `${at + 1}\n`;
    number.className = kinds.get(at + 1) ?? '';
    return number;
  });
  numbers.replaceChildren(...lines);
  numbers.scrollTop = text.scrollTop;
  // A Mission is drawn when all of it is understood; until then the picture before stays.
  if (found.picture === null) return;
  picture.src = `data:image/png;base64,${found.picture}`;
  picture.alt = found.alt;
  picture.hidden = false;
}

/** @param {Message} message */
function entry(message) {
  const item = document.createElement('li');
  item.className = message.kind;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Line ${message.line}: ${message.says}`;
  button.addEventListener('click', () => select(message));
  item.append(button);
  return item;
}

/** @param {Message} message */
function select({ line, column }) {
  const before = text.value.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  const end = text.value.indexOf('\n', start);
  text.focus();
  text.setSelectionRange(start, end < 0 ? text.value.length : end);
  text.scrollTop = Math.max(0, (line - 5) * Number.parseFloat(getComputedStyle(text).lineHeight));
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
text.addEventListener('input', () => {
  clearTimeout(waiting);
  waiting = setTimeout(check, restMs);
});
text.addEventListener('scroll', () => {
  numbers.scrollTop = text.scrollTop;
});

open.addEventListener('change', async () => {
  if (open.value === '') return;
  const found = await ask('open', { id: open.value });
  if (typeof found.text === 'string') {
    text.value = found.text;
    text.scrollTop = 0;
    text.setSelectionRange(0, 0);
    picture.hidden = true;
    await check();
  }
});

byId('try').addEventListener('click', async () => {
  const found = await ask('try', { text: text.value });
  says.textContent = found.says;
  if (typeof found.page === 'string') location.assign(found.page);
});

byId('save').addEventListener('click', async () => {
  const found = await ask('save', { text: text.value });
  says.textContent = found.says;
});

const heroes = await ask('list', {});
const first = new Option('choose a hero or Mission …', '');
open.replaceChildren(
  first,
  ...heroes.map((/** @type {{ id: string, name: string }} */ { id, name }) => new Option(name, id)),
);
text.value = localStorage.getItem(kept) ?? '';
await check();
