import type { Json } from '../json.ts';
import type { Person } from '../page-protocol.ts';

/** The default people: as many as the largest table has seats. */
export const defaultPeople: readonly Person[] = [
  { id: '200000000000000001', username: 'ada', displayName: 'Ada', color: '#e0795b' },
  { id: '200000000000000002', username: 'bo', displayName: 'Bo', color: '#4f8fd8' },
  { id: '200000000000000003', username: 'cleo', displayName: 'Cleo', color: '#58a76b' },
  { id: '200000000000000004', username: 'dan', displayName: 'Dan', color: '#c9a227' },
  { id: '200000000000000005', username: 'eve', displayName: 'Eve', color: '#c2629a' },
  { id: '200000000000000006', username: 'finn', displayName: 'Finn', color: '#4aa5a5' },
];

/** The bot's account. For a bot, people see the user name. */
export function botPerson(name: string, id = '100000000000000002'): Person {
  return { id, username: name, displayName: name, color: '#8a6fd1' };
}

/** A person in the shape of Discord's user object. */
export function userJson(person: Person, bot = false): Json {
  return {
    id: person.id,
    username: person.username,
    global_name: bot ? null : person.displayName,
    discriminator: bot ? '0001' : '0',
    avatar: null,
    bot,
    system: false,
    flags: 0,
    public_flags: 0,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
  };
}

/** A person in the shape of Discord's guild member object, without its `user`. */
export function memberJson(roles: readonly string[], joinedAt: number): Json {
  return {
    roles: [...roles],
    nick: null,
    avatar: null,
    banner: null,
    joined_at: new Date(joinedAt).toISOString(),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until: null,
  };
}
