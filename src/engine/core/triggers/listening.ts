/** Index of the triggers of content by event. Content is added when it is registered. */
import type { AbilityLevel, HeroDefinition } from '../../vocabulary/hero.ts';
import type { EnemyPanel, MissionDefinition, MissionSide } from '../../vocabulary/mission.ts';
import type { TokenDefinition } from '../../vocabulary/token.ts';
import type { Trigger, TriggerEvent } from '../../vocabulary/trigger.ts';

type ByEvent = ReadonlyMap<TriggerEvent, readonly Trigger[]>;

/** The content that acts at one event, by id. */
interface Listeners {
  /** Heroes with an ability that acts at it, or with a token that acts at it for the hero who brings it. */
  readonly heroes: Set<string>;
  readonly tokens: Map<string, readonly Trigger[]>;
  /** Heroes who bring a token that acts at it. */
  readonly bringers: Set<string>;
  /** Missions with a rule or a figure that acts at it. */
  readonly missions: Set<string>;
}

const listeners = new Map<TriggerEvent, Listeners>();
/** Keyed by the level object, because heroes may share levels. */
const ofAbilities = new WeakMap<AbilityLevel, ByEvent>();

const ofSides = new WeakMap<MissionSide, ByEvent>();
const ofPanels = new WeakMap<EnemyPanel, ByEvent>();

const NONE: readonly Trigger[] = [];

function byEvent(triggers: readonly Trigger[] = []): ByEvent {
  const events = new Set(triggers.map(({ on }) => on.event));
  return new Map([...events].map((event) => [event, triggers.filter(({ on }) => on.event === event)]));
}

function listenersTo(event: TriggerEvent): Listeners {
  const known = listeners.get(event);
  if (known) return known;
  const none: Listeners = {
    heroes: new Set(),
    tokens: new Map(),
    bringers: new Set(),
    missions: new Set(),
  };
  listeners.set(event, none);
  return none;
}

/** Adds the triggers of a token to the index. */
export function indexTriggersOfToken({ id, triggers }: TokenDefinition): void {
  for (const [event, own] of byEvent(triggers)) listenersTo(event).tokens.set(id, own);
}

/** A trigger that acts for the hero who brings the token. */
export interface BroughtTrigger {
  readonly token: string;
  readonly trigger: Trigger;
}

const ofBringers = new Map<string, readonly BroughtTrigger[]>();
const NOTHING_BROUGHT: readonly BroughtTrigger[] = [];

/** Adds the triggers of a hero's abilities and tokens to the index. */
export function indexTriggersOfHero({ id, abilities, tokens }: HeroDefinition): void {
  const brought = tokens.flatMap((token) =>
    (token.forBringer ?? []).map((trigger) => ({ token: token.id, trigger })),
  );
  if (brought.length > 0) ofBringers.set(id, brought);
  for (const level of abilities) ofAbilities.set(level, byEvent(level.passive?.triggers));
  for (const level of abilities) {
    for (const event of ofAbilities.get(level)?.keys() ?? []) listenersTo(event).heroes.add(id);
  }
  for (const { trigger } of brought) listenersTo(trigger.on.event).heroes.add(id);
  for (const { triggers = [] } of tokens)
    for (const { on } of triggers) listenersTo(on.event).bringers.add(id);
}

/** Adds the rules of a Mission's sides and the triggers of its figures to the index. */
export function indexTriggersOfMission({ id, sides }: MissionDefinition): void {
  for (const side of sides) {
    ofSides.set(side, byEvent(side.rules));
    for (const { on } of side.rules ?? []) listenersTo(on.event).missions.add(id);
    for (const panel of side.panels) {
      ofPanels.set(panel, byEvent(panel.passive?.triggers));
      for (const { on } of panel.passive?.triggers ?? []) listenersTo(on.event).missions.add(id);
    }
  }
}

/** Whether a rule or figure of a Mission, on any side, acts at such an event. */
export function missionListens(mission: string, event: TriggerEvent): boolean {
  return listeners.get(event)?.missions.has(mission) ?? false;
}

/** The rules of a Mission's side that act at an event. */
export function triggersOfSide(side: MissionSide, event: TriggerEvent): readonly Trigger[] {
  return ofSides.get(side)?.get(event) ?? NONE;
}

/** The triggers of a figure that act at an event. */
export function triggersOfPanel(panel: EnemyPanel, event: TriggerEvent): readonly Trigger[] {
  return ofPanels.get(panel)?.get(event) ?? NONE;
}

/** Removes a hero or Mission and some tokens from the index. */
export function unindexTriggers({ id }: { readonly id: string }, tokens: readonly string[]): void {
  ofBringers.delete(id);
  for (const [event, { heroes, tokens: listening, bringers, missions }] of listeners) {
    heroes.delete(id);
    bringers.delete(id);
    missions.delete(id);
    for (const token of tokens) listening.delete(token);
    if (heroes.size + listening.size + missions.size === 0) listeners.delete(event);
  }
}

/** Whether any registered content acts at such an event. */
export function hasListeners(event: TriggerEvent): boolean {
  return listeners.has(event);
}

/** Whether a hero, or a token that the hero brings, may act at such an event. */
export function mayBringListener(hero: string, event: TriggerEvent): boolean {
  const to = listeners.get(event);
  return to !== undefined && (to.heroes.has(hero) || to.bringers.has(hero));
}

/** The triggers of a hero's tokens that act for the hero, at an event. */
export function triggersOfBringer(hero: string, event: TriggerEvent): readonly BroughtTrigger[] {
  return ofBringers.get(hero)?.filter(({ trigger }) => trigger.on.event === event) ?? NOTHING_BROUGHT;
}

/** Whether a hero acts at such an event by an ability, or by a token that acts for the hero who brings it. */
export function heroListens(hero: string, event: TriggerEvent): boolean {
  return listeners.get(event)?.heroes.has(hero) ?? false;
}

/** Whether any registered token acts at such an event. */
export function anyTokenListens(event: TriggerEvent): boolean {
  return (listeners.get(event)?.tokens.size ?? 0) > 0;
}

/** The triggers of a token that act at an event. */
export function triggersOfToken(token: string, event: TriggerEvent): readonly Trigger[] {
  return listeners.get(event)?.tokens.get(token) ?? NONE;
}

/** The triggers of an ability level that act at an event. */
export function triggersOfAbility(level: AbilityLevel, event: TriggerEvent): readonly Trigger[] {
  return ofAbilities.get(level)?.get(event) ?? NONE;
}
