import { MessageResponseSchema } from 'discord-api-spec/zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Playground, startPlayground } from '../../src/playground/index.ts';
import { type FieldError, Refusal } from '../../src/playground/rest/refusal.ts';
import { validateBody } from '../../src/playground/rules/spec.ts';
import { onePixel, rawRequest } from './raw-request.ts';

let playground: Playground;

beforeAll(async () => {
  playground = await startPlayground();
});

afterAll(() => playground.close());

const text = { type: 10, content: 'x' };
const media = { url: 'attachment://a.png' };
const separator = { type: 14 };
const file = { type: 13, file: media };
const section = { type: 9, components: [text], accessory: { type: 11, media } };
const gallery = { type: 12, items: [{ media: { url: 'attachment://a.png' }, description: 'alt' }] };
const button = { type: 2, style: 1, label: 'x', custom_id: 'a' };
const menu = { type: 3, custom_id: 'b', options: [{ label: 'x', value: 'x' }] };

const bodies: readonly (readonly [string, object])[] = [
  ['plain', { content: '<@200000000000000001>' }],
  [
    'with an embed',
    { embeds: [{ title: 'x', image: { url: 'attachment://a.png' }, fields: [{ name: 'a', value: 'b' }] }] },
  ],
  [
    'with rows',
    {
      content: 'x',
      components: [
        { type: 1, components: [button] },
        { type: 1, components: [menu] },
      ],
    },
  ],
  [
    'of Components V2',
    {
      flags: 1 << 15,
      components: [
        {
          type: 17,
          components: [text, gallery, separator, file, section, { type: 1, components: [button] }],
        },
      ],
    },
  ],
];

function wrongFields(message: unknown): readonly FieldError[] {
  try {
    validateBody(MessageResponseSchema, message, 'nothing');
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.fields;
    throw error;
  }
}

test.each(bodies)(
  'a message %s has the shape that Discord’s own description promises',
  async (_name, body) => {
    const path = `/channels/${playground.channel('tavern').id}/messages`;
    const answer = await rawRequest(playground, 'POST', path, body, [{ name: 'a.png', bytes: onePixel }]);
    expect(wrongFields(JSON.parse(answer.text))).toEqual([]);
  },
);

test.each(bodies)(
  'a message %s can be edited with the very parts that were answered',
  async (_name, body) => {
    const path = `/channels/${playground.channel('tavern').id}/messages`;
    const answer = await rawRequest(playground, 'POST', path, body, [{ name: 'a.png', bytes: onePixel }]);
    const { embeds, components } = answer.body;
    const edited = await rawRequest(playground, 'PATCH', `${path}/${answer.body.id ?? ''}`, {
      embeds,
      components,
    });
    expect([edited.status, edited.body.code]).toEqual([200, undefined]);
    expect(edited.body.components).toEqual(components);
    expect(edited.body.embeds).toEqual(embeds);
  },
);
