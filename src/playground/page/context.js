// @ts-check
/** @import { Interactions } from './interactions.js' */
/** @import { World } from './state.js' */

/**
 * What the parts of the page need of each other.
 * @typedef {object} PageContext
 * @property {World} world
 * @property {Interactions} interactions
 * @property {(channelId: string) => void} openChannel shows a channel
 * @property {(personId: string) => void} become acts as another person from now on
 * @property {(messageId: string) => void} dismiss throws an ephemeral message away
 */

export {};
