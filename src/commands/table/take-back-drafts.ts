/** What is kept and posted while a wish to take back waits for the others. */
import { noticeDraft, tableDraft } from './consequences.ts';
import type { Draft, KeptGame } from './kept-games.ts';
import { askedRevOf } from './play.ts';
import { quietDraft } from './quiet-draft.ts';
import type { Press } from './tables.ts';
import type { TakeBack } from './take-back.ts';

/** The wish is kept, and those who have to agree are asked in the channel. */
export function wishedDraft(game: KeptGame, { interactionId, userId }: Press, wish: TakeBack): Draft {
  const { record } = game;
  const others = wish.asked.flatMap((seat) => {
    const sitter = record.sitters[seat];
    return sitter?.kind === 'person' ? [sitter.userId] : [];
  });
  const { seat, actions } = wish;
  const notice = { kind: 'take-back', seat, userId, askedRev: askedRevOf(record), actions, others } as const;
  return quietDraft(game, {
    record: { ...record, takeBack: { ...wish, agreed: [] } },
    outbox: [noticeDraft(notice)],
    interactionId,
  });
}

/** Somebody would rather play on: the wish is dropped, and its question loses its buttons with the next answer. */
export function refusedDraft(game: KeptGame, { interactionId, userId }: Press, seat: number): Draft {
  return quietDraft(game, {
    record: { ...game.record, takeBack: null },
    outbox: [tableDraft(null), noticeDraft({ kind: 'take-back-refused', seat, userId })],
    interactionId,
  });
}
