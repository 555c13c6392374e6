// @ts-check
/** @import { Attachment, GalleryItem, Media, Message } from './shapes.js' */
import { freshId, h, safeUrl } from './dom.js';

/**
 * @typedef {object} PictureSpec
 * @property {string | undefined} url
 * @property {string | null | undefined} alt
 * @property {number | null} [width] pixels
 * @property {number | null} [height] pixels
 */

/**
 * A picture that opens large when pressed, with an ALT button that shows its description as text.
 * @param {PictureSpec} spec
 * @returns {HTMLElement}
 */
function picture({ url, alt, width, height }) {
  const source = safeUrl(url);
  if (!source) return h('p', { class: 'broken-media' }, 'A picture without a usable address.');
  const words = alt ?? '';
  const image = h('img', { src: source, alt: words, loading: 'eager', width, height });
  const large = h(
    'button',
    {
      type: 'button',
      class: 'picture-open',
      'aria-label': words ? `Enlarge: ${words}` : 'Enlarge the picture',
    },
    image,
  );
  large.addEventListener('click', () => enlarge(source, words));
  const frame = h('div', { class: 'picture-frame' }, large);
  const figure = h('figure', { class: 'picture' }, frame);
  if (words) addAltButton(figure, frame, words);
  return figure;
}

/**
 * @param {HTMLElement} figure
 * @param {HTMLElement} frame
 * @param {string} words
 */
function addAltButton(figure, frame, words) {
  const captionId = freshId('alt');
  const caption = h('figcaption', { id: captionId, class: 'alt-text', hidden: true }, words);
  const toggle = h(
    'button',
    {
      type: 'button',
      class: 'alt-button',
      'aria-expanded': false,
      'aria-controls': captionId,
      'aria-label': 'Show the description of this picture',
    },
    'ALT',
  );
  toggle.addEventListener('click', () => {
    caption.hidden = !caption.hidden;
    toggle.setAttribute('aria-expanded', String(!caption.hidden));
  });
  frame.append(toggle);
  figure.append(caption);
}

/**
 * @param {string} source
 * @param {string} words
 */
function enlarge(source, words) {
  const dialog = h(
    'dialog',
    { class: 'lightbox', 'aria-label': 'Picture', 'data-testid': 'lightbox' },
    h('img', { src: source, alt: words }),
    words && h('p', { class: 'alt-text' }, words),
    h('button', { type: 'button', class: 'button button-secondary' }, 'Close'),
  );
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * The attachment that a media URL of this message refers to, if any (`attachment://board.png`).
 * @param {Message} message
 * @param {Media | undefined} media
 * @returns {Attachment | undefined}
 */
function attachmentOf(message, media) {
  const url = media?.url ?? '';
  const name = url.startsWith('attachment://') ? url.slice('attachment://'.length) : undefined;
  return message.attachments?.find((file) =>
    name === undefined ? file.url === url : file.filename === name,
  );
}

/**
 * Draws an item of a gallery.
 * @param {Message} message
 * @param {GalleryItem} item
 * @returns {HTMLElement}
 */
export function mediaPicture(message, { media, description }) {
  const file = attachmentOf(message, media);
  return picture({
    url: file?.url ?? media?.url,
    alt: description ?? undefined,
    width: media?.width ?? file?.width ?? null,
    height: media?.height ?? file?.height ?? null,
  });
}

/**
 * The attachments that a message shows below its text.
 * @param {Message} message
 * @returns {HTMLElement | undefined}
 */
export function attachments(message) {
  const shown = message.attachments ?? [];
  if (shown.length === 0) return undefined;
  return h('div', { class: 'attachments' }, ...shown.map(attachment));
}

/**
 * @param {Attachment} file
 * @returns {HTMLElement}
 */
function attachment(file) {
  const isPicture =
    file.content_type?.startsWith('image/') || /\.(png|jpe?g|gif|webp|avif)$/i.test(file.filename);
  if (!isPicture) return fileLink(file.url, file.filename, file.size);
  return picture({
    url: file.url,
    alt: file.description,
    width: file.width ?? null,
    height: file.height ?? null,
  });
}

/**
 * A file that can be opened or saved.
 * @param {string | undefined} url
 * @param {string} name
 * @param {number | undefined} size bytes
 * @returns {HTMLElement}
 */
function fileLink(url, name, size) {
  return h(
    'p',
    { class: 'file' },
    h('a', { href: safeUrl(url), download: name, target: '_blank', rel: 'noopener noreferrer' }, name),
    size !== undefined && h('span', { class: 'muted' }, ` ${sizeInWords(size)}`),
  );
}

/** @param {number} size bytes */
function sizeInWords(size) {
  return size < 1024 ? `${size} bytes` : `${(size / 1024).toFixed(size < 10_240 ? 1 : 0)} KB`;
}
