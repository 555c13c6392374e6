// @ts-check
import { h } from './dom.js';

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const styles = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** @type {[Intl.RelativeTimeFormatUnit, number][]} unit and its length in seconds */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

const relativeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/**
 * "in 5 minutes", "2 hours ago".
 * @param {number} seconds since 1970
 * @param {number} nowMs since 1970
 * @returns {string}
 */
export function relativeTime(seconds, nowMs) {
  const distance = Math.round(seconds - nowMs / 1000);
  const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1];
  return relativeFormat.format(Math.trunc(distance / length), unit);
}

/**
 * Draws `<t:seconds:style>`.
 * @param {number} seconds since 1970
 * @param {string} style one of t T d D f F R
 * @returns {HTMLElement}
 */
export function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return h('span', {}, 'invalid date');
  const full = date.toLocaleString('en', styles.F);
  const properties = { class: 'timestamp', datetime: date.toISOString(), title: full };
  if (style !== 'R') return h('time', properties, date.toLocaleString('en', styles[style] ?? styles.f));
  return h('time', { ...properties, 'data-relative': seconds }, relativeTime(seconds, Date.now()));
}

/** Updates every relative time on the page. */
export function refreshRelativeTimes() {
  for (const element of document.querySelectorAll('time[data-relative]')) {
    const words = relativeTime(Number(element.getAttribute('data-relative')), Date.now());
    if (element.textContent !== words) element.textContent = words;
  }
}

/**
 * The time beside an author's name: the hour today, the date otherwise.
 * @param {string | undefined} iso
 * @returns {HTMLElement | undefined}
 */
export function messageTime(iso) {
  if (!iso) return undefined;
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  const words = date.toLocaleString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(today ? {} : { day: 'numeric', month: 'short', year: 'numeric' }),
  });
  return h(
    'time',
    { class: 'message-time', datetime: iso, title: date.toLocaleString('en', styles.F) },
    words,
  );
}
