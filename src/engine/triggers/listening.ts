/** Which tokens and abilities act at which event, worked out once for each when it is registered. */
import type { AbilityLevel, HeroDefinition } from '../vocabulary/hero.ts';
import type { TokenDefinition } from '../vocabulary/token.ts';
import type { Trigger, TriggerEvent } from '../vocabulary/trigger.ts';

type ByEvent = ReadonlyMap<TriggerEvent, readonly Trigger[]>;

const ofTokens = new Map<string, ByEvent>();
/** Levels may be shared by heroes, and stay known as long as they are there. */
const ofAbilities = new WeakMap<AbilityLevel, ByEvent>();
const ofHeroes = new Map<string, ReadonlySet<TriggerEvent>>();
let heard: ReadonlySet<TriggerEvent> = new Set();

const NONE: readonly Trigger[] = [];

function byEvent(triggers: readonly Trigger[] = []): ByEvent {
  const events = new Set(triggers.map(({ on }) => on.event));
  return new Map([...events].map((event) => [event, triggers.filter(({ on }) => on.event === event)]));
}

/** Brings the events that anything acts at up to what is registered. */
function listenAnew(): void {
  heard = new Set([
    ...[...ofTokens.values()].flatMap((triggers) => [...triggers.keys()]),
    ...[...ofHeroes.values()].flatMap((events) => [...events]),
  ]);
}

export function listenForToken({ id, triggers }: TokenDefinition): void {
  ofTokens.set(id, byEvent(triggers));
  listenAnew();
}

export function listenForHero({ id, abilities }: HeroDefinition): void {
  for (const level of abilities) ofAbilities.set(level, byEvent(level.passive?.triggers));
  ofHeroes.set(id, new Set(abilities.flatMap((level) => [...(ofAbilities.get(level)?.keys() ?? [])])));
  listenAnew();
}

/** Takes a hero and some tokens out again. */
export function listenNoMore({ id }: HeroDefinition, tokens: readonly string[]): void {
  ofHeroes.delete(id);
  for (const token of tokens) ofTokens.delete(token);
  listenAnew();
}

/** Whether anything that is registered acts at such an event at all. */
export function isHeard(event: TriggerEvent): boolean {
  return heard.has(event);
}

/** Whether any ability of a hero acts at such an event, at whatever level. */
export function heroListens(hero: string, event: TriggerEvent): boolean {
  return ofHeroes.get(hero)?.has(event) ?? false;
}

export function triggersOfToken(token: string, event: TriggerEvent): readonly Trigger[] {
  return ofTokens.get(token)?.get(event) ?? NONE;
}

export function triggersOfAbility(level: AbilityLevel, event: TriggerEvent): readonly Trigger[] {
  return ofAbilities.get(level)?.get(event) ?? NONE;
}
