/**
 * The protocol between the playground's page and its server, over one WebSocket (`/page`).
 * Objects of Discord (messages, channels, commands) are passed through in the form of Discord's API.
 */

/** A JSON object in Discord's own API shape; the page reads the documented fields only. */
export type DiscordJson = { readonly [key: string]: unknown };

/** A person whom the visitor of the page can act as. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  /** CSS colour of the drawn avatar. */
  readonly color: string;
}

/** A request of the bot that Discord would refuse, shown in the page's problem list. */
export interface Violation {
  readonly at: string;
  readonly route: string;
  /** Discord's error code, for example 50035. */
  readonly code: number;
  readonly message: string;
}

/** An option value of a slash command as the person typed it. */
export interface TypedOption {
  readonly name: string;
  readonly value: string | number | boolean;
  readonly focused?: boolean;
}

/** Page -> server. The page chooses `nonce`, and the answer repeats it. */
export type PageRequest =
  | { readonly op: 'be'; readonly personId: string }
  | {
      readonly op: 'command';
      readonly nonce: string;
      readonly channelId: string;
      readonly name: string;
      readonly group?: string;
      readonly subcommand?: string;
      readonly options: readonly TypedOption[];
    }
  | {
      readonly op: 'autocomplete';
      readonly nonce: string;
      readonly channelId: string;
      readonly name: string;
      readonly group?: string;
      readonly subcommand?: string;
      readonly options: readonly TypedOption[];
    }
  | {
      readonly op: 'component';
      readonly nonce: string;
      readonly channelId: string;
      readonly messageId: string;
      readonly customId: string;
      readonly values?: readonly string[];
    }
  | { readonly op: 'dismiss'; readonly messageId: string };

/** Server -> page. Ephemeral messages (flag 64) go to their person's connections only. */
export type PageEvent =
  | {
      readonly t: 'snapshot';
      readonly me: string;
      readonly people: readonly Person[];
      readonly bot: DiscordJson;
      readonly guild: DiscordJson;
      readonly channels: readonly DiscordJson[];
      readonly commands: readonly DiscordJson[];
      /** Channel id -> messages, oldest first, with this person's ephemeral ones. */
      readonly messages: Readonly<Record<string, readonly DiscordJson[]>>;
      readonly violations: readonly Violation[];
    }
  | { readonly t: 'message'; readonly message: DiscordJson; readonly pings: boolean }
  | { readonly t: 'message-edit'; readonly message: DiscordJson }
  | { readonly t: 'message-delete'; readonly channelId: string; readonly messageId: string }
  | { readonly t: 'channel'; readonly channel: DiscordJson }
  | { readonly t: 'channel-delete'; readonly channelId: string }
  | { readonly t: 'commands'; readonly commands: readonly DiscordJson[] }
  | {
      readonly t: 'autocomplete';
      readonly nonce: string;
      readonly choices: readonly { readonly name: string; readonly value: string | number }[];
    }
  | { readonly t: 'done'; readonly nonce: string }
  | { readonly t: 'failed'; readonly nonce: string; readonly reason: string }
  | { readonly t: 'violation'; readonly violation: Violation };
