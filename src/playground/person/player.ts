import { ActionNotAllowed } from '../interactions/action-not-allowed.ts';
import type { UserActions } from '../interactions/user-actions.ts';
import type { Person, TypedOption } from '../page-protocol.ts';
import { notifies, seesMessage } from '../world/message.ts';
import type { World } from '../world/world.ts';
import { type ActionResult, actionResultOf } from './action-result.ts';
import { type SeenButton, SeenMessage, type SeenSelect } from './seen-message.ts';
import { watch } from './watch.ts';

/** The values of a command's options by name. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** The subcommand of a command. */
export interface Subcommand {
  readonly group?: string;
  readonly subcommand?: string;
}

/**
 * A person who uses Discord's app, for tests. Each action resolves with its visible result, and rejects with
 * `ActionNotAllowed` if the app would not allow it.
 */
export class Player implements Person {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly color: string;
  readonly #world: World;
  readonly #userActions: UserActions;

  constructor(world: World, userActions: UserActions, person: Person) {
    this.id = person.id;
    this.username = person.username;
    this.displayName = person.displayName;
    this.color = person.color;
    this.#world = world;
    this.#userActions = userActions;
  }

  /** Sends a slash command. */
  async command(
    channelId: string,
    name: string,
    options: OptionValues = {},
    sub: Subcommand = {},
  ): Promise<ActionResult> {
    const typed = { name, ...sub, options: typedOptions(options) };
    return actionResultOf(this.#world, this.#userActions.command(this.id, channelId, typed));
  }

  /** Types into the option `focused` and returns the offered choices. */
  async autocomplete(
    channelId: string,
    name: string,
    focused: string,
    options: OptionValues,
    sub: Subcommand = {},
  ): Promise<ActionResult> {
    const typed = { name, ...sub, options: typedOptions(options, focused) };
    return actionResultOf(this.#world, this.#userActions.autocomplete(this.id, channelId, typed));
  }

  /** Presses a button, given by its custom id or label, or by a pattern that matches one of them. */
  async press(message: SeenMessage, button: string | RegExp): Promise<ActionResult> {
    const found = this.button(message, button);
    return actionResultOf(
      this.#world,
      this.#userActions.component(this.id, message.channelId, message.id, found.customId),
    );
  }

  /** Selects from a menu, given by its custom id or placeholder; options by value or label. */
  async select(
    message: SeenMessage,
    menu: string | RegExp,
    options: readonly string[],
  ): Promise<ActionResult> {
    const found = named(message.selects, menu, (s) => [s.customId, s.placeholder]);
    const values = options.map((wanted) => optionValue(found, wanted));
    return actionResultOf(
      this.#world,
      this.#userActions.component(this.id, message.channelId, message.id, found.customId, values),
    );
  }

  /** Submits a modal that the bot did not open, as a forged client would. */
  async submitForged(channelId: string, customId: string): Promise<ActionResult> {
    return actionResultOf(this.#world, this.#userActions.forgedDialog(this.id, channelId, customId));
  }

  /** The button of a message. @throws ActionNotAllowed when there is none or several match */
  button(message: SeenMessage, button: string | RegExp): SeenButton {
    return named(message.buttons, button, (b) => [b.customId, b.label]);
  }

  /** The messages of a channel that this person sees, oldest first. */
  messages(channelId: string): SeenMessage[] {
    const channel = this.#world.channels.get(channelId);
    if (channel === undefined || !this.#world.sees(channel, this.id)) return [];
    const visible = this.#world.messages.of(channelId).filter((m) => seesMessage(m, this.id));
    return visible.map((m) => new SeenMessage(this.#world, m));
  }

  /** The messages that notified this person, oldest first. */
  pinged(channelId: string): SeenMessage[] {
    const channel = this.#world.channels.get(channelId);
    if (channel === undefined || !this.#world.sees(channel, this.id)) return [];
    const ringing = this.#world.messages.of(channelId).filter((m) => notifies(m, this.id));
    return ringing.map((m) => new SeenMessage(this.#world, m));
  }

  /** The newest matching message of a channel, now or within `timeoutMs` of real time. */
  waitForMessage(
    channelId: string,
    fits: (message: SeenMessage) => boolean = () => true,
    timeoutMs?: number,
  ): Promise<SeenMessage> {
    const what = `a message that ${this.displayName} sees in ${channelId}`;
    return watch(this.#world.bus, what, () => this.messages(channelId).findLast(fits), timeoutMs);
  }

  /** Whether this person accepts direct messages. */
  takeDirectMessages(takes: boolean): void {
    if (takes) this.#world.closedDms.delete(this.id);
    else this.#world.closedDms.add(this.id);
  }
}

function typedOptions(options: OptionValues, focused?: string): TypedOption[] {
  return Object.entries(options).map(([name, value]) => ({
    name,
    value,
    ...(name === focused ? { focused: true } : {}),
  }));
}

function named<T>(things: readonly T[], name: string | RegExp, namesOf: (thing: T) => readonly string[]): T {
  const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const found = things.filter((thing) => namesOf(thing).some(fits));
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const offered = things.map((thing) => namesOf(thing).join(' = ')).join(', ');
  throw new ActionNotAllowed(
    `${found.length === 0 ? 'Nothing' : 'More than one'} fits ${String(name)} among: ${offered}.`,
  );
}

function optionValue(select: SeenSelect, wanted: string): string {
  const option =
    select.options.find((o) => o.value === wanted) ?? select.options.find((o) => o.label === wanted);
  return option?.value ?? wanted;
}
