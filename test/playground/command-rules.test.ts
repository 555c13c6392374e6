import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Playground, startPlayground } from '../../src/playground/index.ts';
import { rawRequest } from './raw-request.ts';

let playground: Playground;

beforeAll(async () => {
  playground = await startPlayground();
});

afterAll(() => playground.close());

const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'An option', ...more });
const command = (name: string, more: object = {}) => ({ name, description: 'A command', ...more });
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));
const put = (commands: unknown) =>
  rawRequest(playground, 'PUT', `/applications/${playground.applicationId}/commands`, commands);

const refused: readonly (readonly [string, object[], string])[] = [
  ['a name with capitals', [command('Roll')], 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a name with a space', [command('roll dice')], 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a name of 33', [command('x'.repeat(33))], 'BASE_TYPE_MAX_LENGTH'],
  [
    'an option with capitals',
    [command('roll', { options: [option('Dice')] })],
    'APPLICATION_COMMAND_INVALID_NAME',
  ],
  ['the same name twice', [command('roll'), command('roll')], 'APPLICATION_COMMANDS_DUPLICATE_NAME'],
  [
    'the same option twice',
    [command('roll', { options: [option('a'), option('a')] })],
    'APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
  ],
  ['a description of 101', [command('roll', { description: 'x'.repeat(101) })], 'BASE_TYPE_MAX_LENGTH'],
  ['no description', [{ name: 'roll' }], 'BASE_TYPE_REQUIRED'],
  ['26 options', [command('roll', { options: times(26, (i) => option(`o${i}`)) })], 'BASE_TYPE_BAD_LENGTH'],
  [
    '26 choices',
    [
      command('roll', {
        options: [option('a', { choices: times(26, (i) => ({ name: `c${i}`, value: `${i}` })) })],
      }),
    ],
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'choices and autocomplete',
    [
      command('roll', {
        options: [option('a', { autocomplete: true, choices: [{ name: 'x', value: 'x' }] })],
      }),
    ],
    'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
  ],
  [
    'a required option after another',
    [command('roll', { options: [option('a'), option('b', { required: true })] })],
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'a subcommand beside an option',
    [command('roll', { options: [{ type: 1, name: 's', description: 'Sub' }, option('a')] })],
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  ['a misspelt field', [command('roll', { descripton: 'x' })], 'UNKNOWN_FIELD'],
  [
    'more than 8000 characters',
    [
      command('roll', {
        options: times(25, (i) =>
          option(`o${i}`, { choices: times(4, (n) => ({ name: `${n}`, value: 'x'.repeat(90) })) }),
        ),
      }),
    ],
    'APPLICATION_COMMAND_TOO_LARGE',
  ],
];

test.each(refused)('Discord refuses %s', async (_name, commands, field) => {
  const answer = await put(commands);
  expect([answer.status, answer.body.code]).toEqual([400, 50035]);
  expect(answer.text).toContain(`"${field}"`);
});

test('Discord refuses the 101st command', async () => {
  const answer = await put(times(101, (i) => command(`c${i}`)));
  expect([answer.status, answer.body.code]).toEqual([400, 30032]);
});

test('a command keeps its id when it is registered again', async () => {
  await put([command('roll'), command('rule')]);
  const path = `/applications/${playground.applicationId}/commands`;
  const before = await rawRequest(playground, 'GET', path);
  const roll = /"id":"(\d+)"[^{}]*"name":"roll"|"name":"roll"[^{}]*"id":"(\d+)"/.exec(before.text);
  const id = roll?.[1] ?? roll?.[2] ?? '';
  await put([command('roll', { description: 'Another' })]);
  const after = await rawRequest(playground, 'GET', `${path}/${id}`);
  expect(after.text).toContain('Another');
  expect((await rawRequest(playground, 'DELETE', `${path}/${id}`)).status).toBe(204);
  expect((await rawRequest(playground, 'GET', `${path}/${id}`)).body.code).toBe(10063);
});
