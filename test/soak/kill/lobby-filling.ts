/** Fills a lobby and starts it, while the bot is killed and restarted. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Player, SeenMessage } from '../../../src/playground/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import { hasThread, newestTable } from './chat.ts';
import type { PlayersParts, StartedGame } from './started-game.ts';

/** The number of checks of a lobby on an idle machine, while people may play, before it is reported as stuck. */
export const LOBBY_CHECKS = 80;
export const LOBBY_CHECK_MS = 250;

export interface LobbyParts extends PlayersParts {
  /** The people who join besides the host. */
  readonly others: readonly Player[];
  /** The number of bots that the host adds. */
  readonly bots: number;
}

/**
 * Fills the lobby of a message. Resolves to the game's thread once there is a table, or to null.
 * @param mayBeRefused whether it is right that no game comes of it
 */
export async function fillLobby(
  parts: LobbyParts,
  started: StartedGame,
  lobby: SeenMessage,
  mayBeRefused = false,
): Promise<string | null> {
  const { playground, gate, findings, slowness } = parts;
  let wasLobby = false;
  for (let checks = 0; checks < LOBBY_CHECKS * slowness() && !gate.ended; checks += 1) {
    await gate.pass();
    if (/<#\d+>/.test(lobby.content)) started.acknowledged = true;
    if (hasThread(playground, started.thread) && newestTable(playground, started.thread))
      return started.thread;
    wasLobby ||= !lobby.loading;
    await gate.unlessClosed(pressNext(parts, lobby));
    await sleep(LOBBY_CHECK_MS);
  }
  // A deferred answer alone acknowledges nothing: the command is sent again.
  if (gate.ended || !wasLobby || mayBeRefused) return null;
  findings.add('lobby stuck', started.thread, `no table came of it; the message says: ${lobby.content}`);
  return null;
}

/** Presses what the lobby needs next: the missing people take seats, or the host adds a bot, or the host starts. */
async function pressNext(parts: LobbyParts, lobby: SeenMessage): Promise<void> {
  const { host, others, bots } = parts;
  const missing = others.filter(({ displayName }) => !lobby.content.includes(`**${displayName}**`));
  if (missing.length > 0) {
    await Promise.all(missing.map((person) => press(parts, person, lobby, 'Take a seat')));
  } else if ((lobby.content.match(/\bBot \d/g) ?? []).length < bots)
    await press(parts, host, lobby, 'Add a bot');
  else await press(parts, host, lobby, 'Start');
}

async function press(
  { witness }: LobbyParts,
  person: Player,
  lobby: SeenMessage,
  label: string,
): Promise<void> {
  const button = lobby.buttons.find((one) => one.label === label && !one.disabled);
  if (button) await unlessRefused(witness.press(person, lobby, button.customId, null));
}
