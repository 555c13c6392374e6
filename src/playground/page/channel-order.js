// @ts-check
/** @import { Channel } from './shapes.js' */
/** @import { World } from './state.js' */
import { channelType, isThread } from './shapes.js';

/** @typedef {{ heading: string, rooms: { channel: Channel, threads: Channel[] }[] }} ChannelGroup */

/**
 * The channels in the order of the list: loose ones, those of each category, then direct messages; each with
 * its threads, oldest first.
 * @param {World} world
 * @returns {ChannelGroup[]}
 */
export function channelGroups(world) {
  const all = [...world.channels.values()];
  const rooms = all.filter((channel) => channel.type !== channelType.category && !isThread(channel));
  /**
   * @param {string} heading
   * @param {(channel: Channel) => boolean} belongs
   */
  const group = (heading, belongs) => ({
    heading,
    rooms: rooms
      .filter(belongs)
      .toSorted(byPosition)
      .map((channel) => ({
        channel,
        threads: all.filter((thread) => isThread(thread) && thread.parent_id === channel.id),
      })),
  });
  const categories = all.filter(({ type }) => type === channelType.category).toSorted(byPosition);
  const known = new Set(categories.map(({ id }) => id));
  return [
    group('', ({ type, parent_id }) => type !== channelType.directMessage && !known.has(parent_id ?? '')),
    ...categories.map(({ id, name }) => group(name ?? '', ({ parent_id }) => parent_id === id)),
    group('Direct messages', ({ type }) => type === channelType.directMessage),
  ].filter((section) => section.rooms.length > 0);
}

/**
 * @param {Channel} a
 * @param {Channel} b
 */
function byPosition(a, b) {
  return (a.position ?? 0) - (b.position ?? 0);
}
