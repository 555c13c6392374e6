/** A send port that counts and times the sends of the outbox. */
import { SendFailure, type SendPort } from '../games/ports/send.ts';
import type { Meters } from './meters.ts';

export function measuredSend<Payload>(
  send: SendPort<Payload>,
  { sends, sendTime }: Pick<Meters, 'sends' | 'sendTime'>,
): SendPort<Payload> {
  async function timed<T>(kind: string, run: () => Promise<T>): Promise<T> {
    const end = sendTime.startTimer({ kind });
    try {
      const sent = await run();
      sends.inc({ kind, result: 'sent' });
      return sent;
    } catch (error) {
      sends.inc({ kind, result: error instanceof SendFailure ? error.code : 'broken' });
      throw error;
    } finally {
      end();
    }
  }

  return {
    postTable: (...args) => timed('post-table', () => send.postTable(...args)),
    editTable: (...args) => timed('edit-table', () => send.editTable(...args)),
    postNotice: (...args) => timed('post-notice', () => send.postNotice(...args)),
    parentOf: async (channelId) => (await send.parentOf?.(channelId)) ?? null,
    deleteMessage: (...args) => timed('delete-message', () => send.deleteMessage(...args)),
  };
}
