// @ts-check
/** @import { User } from './shapes.js' */
/** @import { World } from './state.js' */
import { h } from './dom.js';

const botColors = ['#8a5a12', '#6b3fa0', '#1f6f78', '#8c2f4b', '#3c6e2f'];

/**
 * A drawn avatar: the first letter of the name in a coloured circle.
 * @param {World} world
 * @param {string} userId
 * @param {User} [user] the user object in a message
 * @returns {HTMLElement}
 */
export function avatar(world, userId, user) {
  const person = world.people.find(({ id }) => id === userId);
  const name = world.nameOf(userId, user);
  const color = person?.color ?? botColors[Number(userId.slice(-2)) % botColors.length] ?? '#555b66';
  const circle = h('span', { class: 'avatar', 'aria-hidden': 'true' }, [...name][0]?.toUpperCase() ?? '?');
  circle.style.setProperty('background-color', color);
  return circle;
}
