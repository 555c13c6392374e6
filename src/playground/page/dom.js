// @ts-check

/** @typedef {string | Node | null | undefined | false} Child */
/** @typedef {string | number | boolean | null | undefined | ((event: Event) => void)} Property */

/**
 * Creates an element. Untrusted text is safe: children become text nodes and properties become attributes.
 * A function under `onclick` and the like becomes a listener; `undefined`, `null` and (except for `aria-*`)
 * `false` leave the attribute out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, Property>} [properties]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (name.startsWith('aria-') && value !== undefined && value !== null)
      element.setAttribute(name, String(value));
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined && value !== null)
      element.setAttribute(name, String(value));
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

/**
 * The element of the page's own HTML with this id.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no element #${id}`);
  return element;
}

/**
 * Focuses the first element inside `root` that matches a selector, if there is one.
 * @param {Element} root
 * @param {string} selector
 */
export function focusIn(root, selector) {
  const element = root.querySelector(selector);
  if (element instanceof HTMLElement) element.focus();
}

/**
 * A URL that is allowed in a link or a picture (http and https only), or undefined.
 * @param {string | undefined} url
 * @returns {string | undefined}
 */
export function safeUrl(url) {
  if (!url || !URL.canParse(url, location.href)) return undefined;
  const parsed = new URL(url, location.href);
  return parsed.protocol === 'http:' || parsed.protocol === 'https:' ? parsed.href : undefined;
}

/**
 * Discord's colour number (0xRRGGBB) in CSS.
 * @param {number} color
 * @returns {string}
 */
export function cssColor(color) {
  return `#${(color & 0xffffff).toString(16).padStart(6, '0')}`;
}

let lastId = 0;

/**
 * An id that no other element of this page has.
 * @param {string} stem
 * @returns {string}
 */
export function freshId(stem) {
  lastId += 1;
  return `${stem}-${lastId}`;
}
