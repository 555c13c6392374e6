import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Playground, startPlayground } from '../../src/playground/index.ts';
import { onePixel, rawRequest } from './raw-request.ts';

let playground: Playground;

beforeAll(async () => {
  playground = await startPlayground();
});

afterAll(() => playground.close());

const v2 = 1 << 15;
const container = (...components: object[]) => ({ type: 17, components });

function post(body: object, files: Parameters<typeof rawRequest>[4] = []) {
  return rawRequest(playground, 'POST', `/channels/${playground.channel('tavern').id}/messages`, body, files);
}

describe('files', () => {
  const file = { name: 'board one.png', bytes: onePixel };

  test('a file is served where the message says, and its name is cleaned', async () => {
    await post({ attachments: [{ id: '0', description: 'a board' }] }, [file]);
    const message = playground.messages(playground.channel('tavern').id).at(-1);
    const attachment = message?.attachments[0];
    expect(attachment).toMatchObject({
      filename: 'board_one.png',
      description: 'a board',
      width: 1,
      height: 1,
    });
    const served = await fetch(attachment?.url ?? '');
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(onePixel);
  });

  test('attachment:// in a gallery becomes the file’s address', async () => {
    const gallery = {
      type: 12,
      items: [{ media: { url: 'attachment://board.png' }, description: 'the board' }],
    };
    await post({ flags: v2, components: [container(gallery)] }, [{ ...file, name: 'board.png' }]);
    const message = playground.messages(playground.channel('tavern').id).at(-1);
    expect(message?.pictures).toEqual([{ url: message?.attachments[0]?.url, description: 'the board' }]);
    expect(message?.pictures[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/attachments\/.*\/board\.png$/);
  });

  test('an embed’s picture is not listed once more as an attachment', async () => {
    await post({ embeds: [{ image: { url: 'attachment://board.png' } }] }, [{ ...file, name: 'board.png' }]);
    const message = playground.messages(playground.channel('tavern').id).at(-1);
    expect(message?.json.attachments).toEqual([]);
    expect(message?.pictures).toHaveLength(1);
  });

  test('an edit keeps the listed files, drops the others and adds the new ones', async () => {
    const created = await post({}, [
      { ...file, name: 'a.png' },
      { ...file, name: 'b.png' },
    ]);
    const channelId = playground.channel('tavern').id;
    const message = playground.messages(channelId).at(-1);
    const kept = message?.attachments[1]?.id;
    const path = `/channels/${channelId}/messages/${created.body.id ?? ''}`;
    await rawRequest(playground, 'PATCH', path, { content: 'unchanged files' });
    expect(message?.attachments.map((a) => a.filename)).toEqual(['a.png', 'b.png']);
    const attachments = [{ id: kept }, { id: '0', filename: 'c.png' }];
    await rawRequest(playground, 'PATCH', path, { attachments }, [{ ...file, name: 'c.png' }]);
    expect(message?.attachments.map((a) => a.filename)).toEqual(['b.png', 'c.png']);
  });
});
