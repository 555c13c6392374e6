// @ts-check

/**
 * Moves the open menus of a message into its new drawing if the same menu is there, so that an edit does not close
 * a menu in use. Both drawings must be in the page.
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
 * Replaces the new menu with the open one and restores scroll position and focus, which moving it would lose.
 * @param {Element} menu
 * @param {Element} newMenu
 */
function moveTo(menu, newMenu) {
  const panel = menu.querySelector('.select-panel');
  const scrolled = panel?.scrollTop ?? 0;
  const focused = menu.contains(document.activeElement) ? document.activeElement : null;
  newMenu.replaceWith(menu);
  if (panel) panel.scrollTop = scrolled;
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
