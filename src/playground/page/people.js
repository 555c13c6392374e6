// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { Person } from './shapes.js' */
import { avatar } from './avatar.js';
import { pingBadge } from './channels.js';
import { byId, h } from './dom.js';

const storageKey = 'playground-person';

/**
 * The person that this tab requests: from the address (`?as=`, a name or an id), or the tab's last person.
 * @returns {string | undefined}
 */
export function requestedPerson() {
  return new URLSearchParams(location.search).get('as') ?? sessionStorage.getItem(storageKey) ?? undefined;
}

/**
 * Stores the person of this tab.
 * @param {string} personId
 */
export function rememberPerson(personId) {
  sessionStorage.setItem(storageKey, personId);
}

/**
 * The person with a name or an id.
 * @param {readonly Person[]} people
 * @param {string | undefined} nameOrId
 * @returns {Person | undefined}
 */
export function personOf(people, nameOrId) {
  const wanted = nameOrId?.toLowerCase();
  return people.find(
    ({ id, username, displayName }) =>
      id === nameOrId || username.toLowerCase() === wanted || displayName.toLowerCase() === wanted,
  );
}

/**
 * Draws the switcher: a button for each person with their unseen pings; the current one is pressed.
 * @param {PageContext} context
 */
export function renderPeople(context) {
  const { world } = context;
  const buttons = world.people.map((person) => {
    const pings = person.id === world.me ? 0 : world.pingsOf(person.id);
    return h(
      'button',
      {
        type: 'button',
        class: 'person',
        'aria-pressed': person.id === world.me,
        'data-testid': 'person',
        'data-person-id': person.id,
        onclick: () => context.become(person.id),
      },
      avatar(world, person.id),
      h('span', { class: 'person-name' }, person.displayName),
      pings > 0 && pingBadge(pings),
    );
  });
  byId('people').replaceChildren(
    h('span', { class: 'people-label', id: 'people-label' }, 'You are'),
    h(
      'div',
      {
        class: 'people-buttons',
        role: 'group',
        'aria-labelledby': 'people-label',
        'data-testid': 'person-switcher',
      },
      ...buttons,
    ),
  );
}
