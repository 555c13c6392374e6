import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Playground, startPlayground } from '../../src/playground/index.ts';
import { rawRequest } from './raw-request.ts';

let playground: Playground;

beforeAll(async () => {
  playground = await startPlayground();
});

afterAll(() => playground.close());

const v2 = 1 << 15;
const button = (more: object) => ({ type: 2, style: 1, label: 'Press', ...more });
const row = (...components: object[]) => ({ type: 1, components });
const text = (content: string) => ({ type: 10, content });
const container = (...components: object[]) => ({ type: 17, components });
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));

function post(body: object, files: Parameters<typeof rawRequest>[4] = []) {
  return rawRequest(playground, 'POST', `/channels/${playground.channel('tavern').id}/messages`, body, files);
}

describe('what Discord refuses in a message is refused here with its code', () => {
  const refused: readonly (readonly [string, object, string])[] = [
    ['content over 2000', { content: 'x'.repeat(2001) }, 'BASE_TYPE_MAX_LENGTH'],
    [
      'six buttons in a row',
      { components: [row(...times(6, (i) => button({ custom_id: `b${i}` })))] },
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'six rows',
      { components: times(6, (i) => row(button({ custom_id: `b${i}` }))) },
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a label of 81',
      { components: [row(button({ custom_id: 'a', label: 'x'.repeat(81) }))] },
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a custom id of 101',
      { components: [row(button({ custom_id: 'x'.repeat(101) }))] },
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'the same custom id twice',
      { components: [row(button({ custom_id: 'a' }), button({ custom_id: 'a' }))] },
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    ['a button without custom id', { components: [row(button({}))] }, 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED'],
    [
      'a button without words',
      { components: [row({ type: 2, style: 1, custom_id: 'a' })] },
      'BUTTON_COMPONENT_INVALID',
    ],
    ['a link without address', { components: [row(button({ style: 5 }))] }, 'BUTTON_COMPONENT_URL_REQUIRED'],
    [
      'a link with custom id',
      { components: [row(button({ style: 5, url: 'https://example.org', custom_id: 'a' }))] },
      'BUTTON_COMPONENT_CUSTOM_ID_FORBIDDEN',
    ],
    [
      'a die face as emoji',
      { components: [row(button({ custom_id: 'a', emoji: { name: '\u2680' } }))] },
      'BUTTON_COMPONENT_INVALID_EMOJI',
    ],
    [
      'a foreign emoji',
      { components: [row(button({ custom_id: 'a', emoji: { id: '123', name: 'x' } }))] },
      'BUTTON_COMPONENT_INVALID_EMOJI',
    ],
    [
      'a misspelt field of a button',
      { components: [row(button({ custom_id: 'a', lable: 'x' }))] },
      'UNKNOWN_FIELD',
    ],
    [
      'a menu without options',
      { components: [row({ type: 3, custom_id: 'a', options: [] })] },
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a menu with 26 options',
      {
        components: [
          row({ type: 3, custom_id: 'a', options: times(26, (i) => ({ label: 'x', value: `${i}` })) }),
        ],
      },
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a menu with the same value twice',
      {
        components: [
          row({
            type: 3,
            custom_id: 'a',
            options: [
              { label: 'x', value: '1' },
              { label: 'y', value: '1' },
            ],
          }),
        ],
      },
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'a menu that asks for more than it has',
      {
        components: [row({ type: 3, custom_id: 'a', max_values: 2, options: [{ label: 'x', value: '1' }] })],
      },
      'SELECT_COMPONENT_MAX_VALUES',
    ],
    [
      'a menu beside a button',
      {
        components: [
          row(button({ custom_id: 'b' }), { type: 3, custom_id: 'a', options: [{ label: 'x', value: '1' }] }),
        ],
      },
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    ['V2 parts without the flag', { components: [container(text('x'))] }, 'UNION_TYPE_CHOICES'],
    [
      'the V2 flag with content',
      { flags: v2, content: 'x', components: [text('x')] },
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'the V2 flag with embeds',
      { flags: v2, embeds: [{ title: 'x' }], components: [text('x')] },
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      '41 components over two containers',
      {
        flags: v2,
        components: [container(...times(20, () => text('x'))), container(...times(19, () => text('x')))],
      },
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      '4001 characters over two texts',
      { flags: v2, components: [text('x'.repeat(4000)), text('x')] },
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    [
      'a gallery of 11',
      {
        flags: v2,
        components: [{ type: 12, items: times(11, () => ({ media: { url: 'https://example.org/a.png' } })) }],
      },
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'alt text of 1025',
      {
        flags: v2,
        components: [
          {
            type: 12,
            items: [{ description: 'x'.repeat(1025), media: { url: 'https://example.org/a.png' } }],
          },
        ],
      },
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a picture that was not attached',
      { flags: v2, components: [{ type: 12, items: [{ media: { url: 'attachment://a.png' } }] }] },
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'an embed picture that was not attached',
      { embeds: [{ image: { url: 'attachment://a.png' } }] },
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'an address of another scheme',
      { embeds: [{ title: 'x', url: 'ftp://example.org' }] },
      'URL_TYPE_INVALID_SCHEME',
    ],
    ['eleven embeds', { embeds: times(11, () => ({ title: 'x' })) }, 'BASE_TYPE_BAD_LENGTH'],
    ['an embed description of 4097', { embeds: [{ description: 'x'.repeat(4097) }] }, 'BASE_TYPE_MAX_LENGTH'],
    [
      'embeds of 6001 characters',
      { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
      'MAX_EMBED_SIZE_EXCEEDED',
    ],
    ['an embed of nothing', { embeds: [{ color: 1 }] }, 'BASE_TYPE_REQUIRED'],
    [
      'an embed field without value',
      { embeds: [{ fields: [{ name: 'x', value: '' }] }] },
      'BASE_TYPE_REQUIRED',
    ],
    ['an ephemeral channel message', { content: 'x', flags: 64 }, 'MESSAGE_FLAGS_INVALID'],
    [
      'a listed file that did not come',
      { content: 'x', attachments: [{ id: '0', filename: 'a.png' }] },
      'ATTACHMENT_NOT_FOUND',
    ],
    [
      'parse and a list of users',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    [
      'an answer to a message that is not there',
      { content: 'x', message_reference: { message_id: '1' } },
      'REPLIES_UNKNOWN_MESSAGE',
    ],
  ];

  test.each(refused)('%s', async (_name, body, field) => {
    playground.clearViolations();
    const answer = await post(body);
    expect([answer.status, answer.body.code]).toEqual([400, 50035]);
    expect(answer.text).toContain(`"${field}"`);
    expect(playground.violations()).toHaveLength(1);
    expect(playground.violations()[0]).toMatchObject({ code: 50035 });
  });

  test('an empty message', async () => {
    const answer = await post({});
    expect([answer.status, answer.body.code]).toEqual([400, 50006]);
  });

  test('a file of more than 10 MiB', async () => {
    const answer = await post({}, [{ name: 'a.bin', bytes: new Uint8Array(10 * 1024 * 1024 + 1) }]);
    expect([answer.status, answer.body.code]).toEqual([413, 40005]);
  });

  test('a body that is no JSON', async () => {
    const answer = await rawRequest(
      playground,
      'POST',
      `/channels/${playground.channel('tavern').id}/messages`,
      '{',
    );
    expect([answer.status, answer.body.code]).toEqual([400, 50109]);
  });
});

describe('what Discord takes is taken', () => {
  const taken: readonly (readonly [string, object])[] = [
    [
      'five rows of five buttons',
      { components: times(5, (r) => row(...times(5, (i) => button({ custom_id: `${r}-${i}` })))) },
    ],
    [
      'exactly 40 components',
      {
        flags: v2,
        components: [container(...times(19, () => text('x'))), container(...times(19, () => text('x')))],
      },
    ],
    ['exactly 4000 characters', { flags: v2, components: [text('x'.repeat(2000)), text('x'.repeat(2000))] }],
    [
      'exactly 6000 characters of embeds',
      { embeds: [{ description: 'x'.repeat(3000) }, { description: 'x'.repeat(3000) }] },
    ],
    [
      'an emoji without variation selector',
      { components: [row(button({ custom_id: 'a', emoji: { name: '\u2694' } }))] },
    ],
    ['a premium button', { components: [row({ type: 2, style: 6, sku_id: '1' })] }],
    ['only a picture', { embeds: [{ image: { url: 'https://example.org/a.png' } }] }],
  ];

  test.each(taken)('%s', async (_name, body) => {
    const answer = await post(body);
    expect(answer.text).toContain('"channel_id"');
    expect(answer.status).toBe(200);
  });
});
