/** The routes of the application's own emojis. */
import { z } from 'zod';
import type { Json } from '../json.ts';
import type { Site } from '../site.ts';
import { emojiPicture } from '../world/emojis.ts';
import { userJson } from '../world/people.ts';
import { type FieldError, invalidForm, refuse } from './refusal.ts';
import { type Call, noContent, ok, type Route } from './route.ts';

/** Discord's limits (resources/emoji). */
const maxEmojis = 2_000;
const maxImageBytes = 256 * 1024;

const newEmoji = z.object({ name: z.string(), image: z.string() });
const renamed = z.object({ name: z.string() });
const imageData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/]+=*)$/;

function requireOwnApplication(call: Call, site: Site): void {
  if (call.param('application') !== site.world.applicationId) throw refuse('notFound');
}

function found(call: Call, site: Site): Json {
  requireOwnApplication(call, site);
  const emoji = site.world.emojis.find(({ id }) => id === call.param('emoji'));
  if (emoji === undefined) throw refuse('unknownEmoji');
  return emoji;
}

function nameProblems(name: string, others: readonly Json[]): FieldError[] {
  if (name.length < 2 || name.length > 32) {
    const message = 'Must be between 2 and 32 in length.';
    return [{ path: ['name'], code: 'BASE_TYPE_BAD_LENGTH', message }];
  }
  if (!/^[A-Za-z0-9_]+$/.test(name)) {
    return [
      { path: ['name'], code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' },
    ];
  }
  // That names are unique within an application is known from its portal; the error's code is a guess.
  if (others.some((other) => other.name === name)) {
    const message = 'That name is already taken.';
    return [{ path: ['name'], code: 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', message }];
  }
  return [];
}

function create(call: Call, site: Site) {
  requireOwnApplication(call, site);
  const { world } = site;
  const wanted = newEmoji.safeParse(call.body);
  if (!wanted.success) {
    throw invalidForm([{ path: ['name'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }]);
  }
  const { name, image } = wanted.data;
  const bytes = Buffer.from(imageData.exec(image)?.[1] ?? '', 'base64');
  const problems = nameProblems(name, world.emojis);
  if (bytes.length === 0) {
    problems.push({ path: ['image'], code: 'IMAGE_INVALID', message: 'Invalid image data' });
  }
  if (bytes.length > maxImageBytes) {
    const message = 'File cannot be larger than 256.0 kb.';
    problems.push({ path: ['image'], code: 'BINARY_TYPE_MAX_SIZE', message });
  }
  if (problems.length > 0) throw invalidForm(problems);
  if (world.emojis.length >= maxEmojis) throw refuse('tooManyEmojis');
  const base = { roles: [], require_colons: true, managed: false, animated: false, available: true };
  const emoji = { id: world.ids.next(), name, user: userJson(world.bot, true), ...base };
  world.emojis.push(emoji);
  for (const picture of emojiPicture(world, emoji)) world.files.restore(picture, bytes);
  world.bus.emit({ t: 'emojis' });
  return { status: 201, body: emoji };
}

function rename(call: Call, site: Site) {
  const emoji = found(call, site);
  const wanted = renamed.safeParse(call.body);
  if (!wanted.success) {
    throw invalidForm([{ path: ['name'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }]);
  }
  const others = site.world.emojis.filter((other) => other !== emoji);
  const problems = nameProblems(wanted.data.name, others);
  if (problems.length > 0) throw invalidForm(problems);
  const [before] = emojiPicture(site.world, emoji);
  const bytes = before && site.world.files.at(new URL(before.url).pathname)?.bytes;
  emoji.name = wanted.data.name;
  if (bytes) for (const picture of emojiPicture(site.world, emoji)) site.world.files.restore(picture, bytes);
  site.world.bus.emit({ t: 'emojis' });
  return ok(emoji);
}

function remove(call: Call, site: Site) {
  const emoji = found(call, site);
  site.world.emojis.splice(site.world.emojis.indexOf(emoji), 1);
  site.world.bus.emit({ t: 'emojis' });
  return noContent;
}

const all = '/applications/:application/emojis';
const one = `${all}/:emoji`;

export const emojiRoutes: readonly Route[] = [
  {
    method: 'GET',
    pattern: all,
    run(call, site) {
      requireOwnApplication(call, site);
      return ok({ items: site.world.emojis });
    },
  },
  { method: 'POST', pattern: all, run: create },
  { method: 'GET', pattern: one, run: (call, site) => ok(found(call, site)) },
  { method: 'PATCH', pattern: one, run: rename },
  { method: 'DELETE', pattern: one, run: remove },
];
