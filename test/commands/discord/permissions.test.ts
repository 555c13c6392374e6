import { PermissionFlagsBits as Bit, PermissionsBitField } from 'discord.js';
import { describe, expect, it } from 'vitest';
import {
  mayOpenThread,
  missingToPlay,
  personalInvite,
  serverInvite,
} from '../../../src/commands/discord/permissions.ts';

describe('the invite', () => {
  it('asks for exactly the scopes and permissions that are needed', () => {
    const url = new URL(serverInvite('123'));
    expect(url.origin + url.pathname).toBe('https://discord.com/oauth2/authorize');
    expect(url.searchParams.get('client_id')).toBe('123');
    expect(url.searchParams.get('scope')?.split(' ').sort()).toEqual(['applications.commands', 'bot']);
    const asked = new PermissionsBitField(BigInt(url.searchParams.get('permissions') ?? '0'));
    expect(asked.toArray().sort()).toEqual(
      ['AttachFiles', 'CreatePublicThreads', 'SendMessages', 'SendMessagesInThreads', 'ViewChannel'].sort(),
    );
  });

  it('for a person asks for commands alone', () => {
    const url = new URL(personalInvite('123'));
    expect(url.searchParams.get('scope')).toBe('applications.commands');
    expect(url.searchParams.get('integration_type')).toBe('1');
    expect(url.searchParams.has('permissions')).toBe(false);
  });
});

describe('what the bot may do', () => {
  const held = (...bits: bigint[]) => new PermissionsBitField(bits);

  it('decides whether there can be a thread', () => {
    const all = [Bit.ViewChannel, Bit.CreatePublicThreads, Bit.SendMessagesInThreads, Bit.AttachFiles];
    expect(mayOpenThread(held(...all))).toBe(true);
    for (const bit of all) expect(mayOpenThread(held(...all.filter((one) => one !== bit)))).toBe(false);
  });

  it('is named when it is not enough to play', () => {
    expect(missingToPlay(held(Bit.ViewChannel, Bit.SendMessages, Bit.AttachFiles), false)).toEqual([]);
    expect(missingToPlay(held(Bit.ViewChannel), false)).toEqual(['Send Messages', 'Attach Files']);
    expect(missingToPlay(held(Bit.ViewChannel, Bit.SendMessages, Bit.AttachFiles), true)).toEqual([
      'Send Messages in Threads',
    ]);
    expect(missingToPlay(held(Bit.Administrator), true)).toEqual([]);
  });
});
