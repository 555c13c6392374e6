/** The requests of the editor page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { ActionNotAllowed } from './interactions/action-not-allowed.ts';
import type { UserActions } from './interactions/user-actions.ts';
import type { Site } from './site.ts';
import type { EditorTrial, TextEditor } from './text-editor.ts';

/** The largest request, in bytes: far more than the largest text that is read. */
const MOST_BYTES = 1_000_000;

const request = z.strictObject({
  text: z.string().exactOptional(),
  id: z.string().exactOptional(),
  line: z.int().positive().exactOptional(),
});

/** Answers `POST /editor/NAME` with JSON. */
export async function serveEditor(
  incoming: IncomingMessage,
  response: ServerResponse,
  { editor, site, userActions }: { editor: TextEditor | null; site: Site; userActions: UserActions },
): Promise<void> {
  const name = new URL(incoming.url ?? '/', 'http://page').pathname.slice('/editor/'.length);
  const body = incoming.method === 'POST' ? await bodyOf(incoming) : null;
  if (editor === null || body === null) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
    return;
  }
  const answer = await answerTo(name, body, { editor, site, userActions });
  response
    .writeHead(answer === null ? 404 : 200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
    .end(JSON.stringify(answer));
}

async function answerTo(
  name: string,
  { text = '', id = '', line = 1 }: z.infer<typeof request>,
  { editor, site, userActions }: { editor: TextEditor; site: Site; userActions: UserActions },
): Promise<unknown> {
  switch (name) {
    case 'list':
      return editor.list();
    case 'open':
      return { text: editor.open(id) };
    case 'check':
      return editor.check(text, line);
    case 'try':
      return attempt(editor.attempt(text), site, userActions);
    case 'save':
      return { says: editor.save(text) };
    default:
      return null;
  }
}

/** Gives the command as the first person, in the first channel. */
function attempt({ says, command }: EditorTrial, { world }: Site, userActions: UserActions) {
  const [person] = world.people.values();
  const channel = world.channels.all().find(({ thread, guildId }) => !thread && guildId !== null);
  if (command === null || person === undefined || channel === undefined) return { says, page: null };
  try {
    userActions.command(person.id, channel.id, command);
    return { says, page: `/?as=${encodeURIComponent(person.username)}` };
  } catch (error) {
    if (error instanceof ActionNotAllowed) return { says: error.message, page: null };
    throw error;
  }
}

/** Null when the request is too large or no JSON of the right form. */
async function bodyOf(incoming: IncomingMessage): Promise<z.infer<typeof request> | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) return null;
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  try {
    return request.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8'))).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
