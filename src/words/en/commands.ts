/**
 * Names and descriptions of the commands for Discord: names have at most 32 lower-case letters, digits and hyphens;
 * descriptions and choices have at most 100 characters.
 */
import { lookupCommands } from './lookup-commands.ts';
import { openingCommands } from './opening-commands.ts';

export const commands = {
  ...lookupCommands,
  ...openingCommands,
  games: {
    name: 'games',
    description: 'Your games: whose move it is, since when, and where they are played',
  },
  away: {
    name: 'away',
    description: 'Say that you are away for some days: the clock of your asynchronous games waits',
    options: { for: { name: 'for', description: 'How long you are away, or that you are back' } },
    lengths: { 1: '1 day', 3: '3 days', 7: '7 days', 14: '14 days' },
    back: 'Not any more: I am back',
  },
  quiet: {
    name: 'quiet',
    description: 'Your quiet hours, your clock, and after how long a bot plays for you',
  },
  expansions: {
    name: 'expansions',
    description: 'Which expansions and variants you or this server play, and by which house rules',
  },
  block: {
    name: 'block',
    description: 'No more challenges, invitations or calls from somebody; nobody else is told',
    options: { person: { name: 'person', description: 'Whom; leave it out to see whom you have blocked' } },
  },
  act: {
    name: 'act',
    description: 'Answer in the game of this channel by words: everything that its buttons can do',
    options: {
      what: { name: 'what', description: 'What you do; the list shows everything that you can do now' },
    },
  },
  roll: {
    name: 'roll',
    description: 'Roll your dice, or reroll those that you do not keep',
    options: {
      keep: {
        name: 'keep',
        description: 'Dice to keep, like 5 5 3 or sword; else those marked at the table',
      },
    },
  },
  pass: { name: 'pass', description: 'Pass in the game of this channel' },
  hand: { name: 'hand', description: 'Look at your hand in the game of this channel' },
  table: { name: 'table', description: "Post this channel's game anew, with its buttons" },
  log: { name: 'log', description: 'Read what has happened in the game of this channel' },
  stops: { name: 'stops', description: 'Choose when this game stops to ask you' },
  waiting: {
    name: 'waiting',
    description: 'You wait for somebody: remind them, or after a long time go on without them',
  },
  handOver: {
    name: 'hand-over',
    description: 'Offer your seat in the game of this channel to somebody; the others have to agree',
  },
  concede: { name: 'concede', description: 'Give up the game of this channel; you are asked once more' },
  undo: {
    name: 'undo',
    description: 'Take back your last action; where it told anything new, the others are asked',
  },
  report: {
    name: 'report',
    description: 'Get a file of this game to send along when something is wrong',
  },
  verify: {
    name: 'verify',
    description: 'Play this game again from its seed and moves, to check that the dice were fair',
  },
  help: { name: 'help', description: 'What to do now, in a few lines' },
  about: { name: 'about', description: 'What I am, who made my parts, and under which licences' },
  stats: {
    name: 'stats',
    description: 'A record: games won and lost, heroes, biggest hit; your own when nobody is named',
    options: {
      hero: { name: 'hero', description: 'Only games with this hero' },
      person: { name: 'person', description: 'Whose record; yours when left out' },
      against: { name: 'against', description: 'Only games against this person' },
      of: { name: 'of', description: 'The record of this server, or only Missions and Adventures' },
    },
    ofServer: 'This server',
    ofParty: 'Missions and Adventures',
  },
  replay: {
    name: 'replay',
    description: 'Look at a finished game again, step by step, and share a moment of it',
    options: {
      game: {
        name: 'game',
        description:
          'Its name, or a link to its channel or a message there; your games are listed when left out',
      },
    },
  },
  achievements: {
    name: 'achievements',
    description: 'Achievements: what you have earned, and how rare each is',
    options: {
      hero: { name: 'hero', description: 'The achievements of this hero' },
      person: { name: 'person', description: 'Whose achievements; yours when left out' },
    },
  },
  ladder: {
    name: 'ladder',
    description: 'The ratings of this server’s people, where its moderators want that',
    options: {
      boards: {
        name: 'boards',
        description: 'For people who may manage the server: show ladder and records',
      },
    },
    switches: { on: 'Show them', off: 'Hide them' },
  },
  privacy: {
    name: 'privacy',
    description: 'What is kept about you, for how long and why',
    options: {
      records: { name: 'records', description: 'Who may see your record and achievements' },
      hands: { name: 'hands', description: 'Who may see your hand in replays of finished games' },
    },
    hands: { shown: 'Everybody who may see the game', own: 'Only me' },
    records: { shown: 'Others, where a server shows records', own: 'Only me' },
  },
  forgetMe: {
    name: 'forget-me',
    description: 'Be taken out of everything that I keep; you are asked once more',
  },
};
