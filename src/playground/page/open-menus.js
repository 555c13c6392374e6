// @ts-check

/**
 * Moves the menus that are open in a message into its newer drawing, where the same menu is offered there: an edit
 * does not close a menu under somebody's finger. Both must be in the page.
 * @param {Element} old
 * @param {Element} fresh
 */
export function keepOpenMenus(old, fresh) {
  for (const menu of old.querySelectorAll('.select:has([aria-expanded="true"])')) {
    const same = sameMenu(fresh, menu);
    if (same) moveTo(menu, same);
  }
}

/**
 * @param {Element} message
 * @param {Element} menu
 */
function sameMenu(message, menu) {
  const offer = menu.getAttribute('data-offer') ?? '';
  return message.querySelector(`.select[data-offer="${CSS.escape(offer)}"]`);
}

/**
 * Puts an open menu into the place of its twin, scrolled and focused as it was: moving it would lose both.
 * @param {Element} menu
 * @param {Element} twin
 */
function moveTo(menu, twin) {
  const panel = menu.querySelector('.select-panel');
  const scrolled = panel?.scrollTop ?? 0;
  const focused = menu.contains(document.activeElement) ? document.activeElement : null;
  twin.replaceWith(menu);
  if (panel) panel.scrollTop = scrolled;
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
