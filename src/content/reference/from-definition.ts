/** Makes the reference of a playable hero from its definition. */
import { isToken, tokenById } from '../../engine/definitions.ts';
import type { Requirement } from '../../engine/rules.ts';
import type { CardDefinition } from '../../engine/vocabulary/card.ts';
import type { AbilityLevel, AbilityVariant, HeroDefinition } from '../../engine/vocabulary/hero.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import type { Trigger } from '../../engine/vocabulary/trigger.ts';
import { tokensNamedBy } from '../packs/checks/references.ts';
import { eventText, worksText } from '../packs/text/moments.ts';
import { onBoardOf, type SayOnBoard } from '../packs/text/printed.ts';
import { splitByTiers } from '../packs/text/tiers-of-text.ts';
import { timingText } from '../packs/text/timings.ts';
import type { AbilityReference, CardReference, HeroReference, Origin, TokenReference } from './schema.ts';
import { tierTexts } from './tier-texts.ts';

/**
 * The reference of a hero.
 * @param origin further information about a built-in hero
 * @param pack the file of the hero's pack; undefined for built-in heroes
 */
export function heroReference(
  hero: HeroDefinition,
  origin: Origin | undefined,
  pack: string | undefined,
): HeroReference {
  const { id, name, set, complexity, dice, sides, unconfirmed = [] } = hero;
  const sources = pack === undefined ? (origin?.sources ?? [OWN]) : [`the pack ${pack}`];
  const own = new Set(hero.tokens.map((token) => token.id));
  const others = [...tokensNamedBy(hero)].filter((token) => !own.has(token) && isToken(token));
  const say = onBoardOf(hero);
  const setup = origin?.setup ?? (hero.setup === undefined ? undefined : SETUP_OF_PACK);
  return {
    id,
    name,
    set,
    complexity,
    dice: { ...dice },
    ...(origin?.weapon === undefined ? {} : { weapon: origin.weapon }),
    ...(setup === undefined ? {} : { setup }),
    ...(sides === undefined
      ? {}
      : {
          sides: Object.fromEntries(
            sides.map((side, at) => [side.id, at === 0 ? 'starting side' : 'after it was turned over']),
          ),
        }),
    ...(pack === undefined ? {} : { pack }),
    abilities: hero.abilities.map((level) => abilityReference(level, hero, sources, say)),
    cards: hero.cards.map((card) =>
      cardReference({ ...card, ...certaintyOf(card, hero.abilities) }, sources),
    ),
    tokens: [...hero.tokens, ...others.map(tokenById)].map((token) => tokenReference(token, sources)),
    unconfirmed: [...unconfirmed],
  };
}

const OWN = 'the definition that is played';
const SETUP_OF_PACK = 'something of its own, which the pack does not tell in words';

function sourced({ confidence, unconfirmed }: Certainty, sources: readonly string[]) {
  return {
    confidence: confidence ?? (unconfirmed === undefined ? 'high' : 'medium'),
    sources: [...sources],
    ...(unconfirmed === undefined ? {} : { notes: unconfirmed }),
  };
}

type Certainty = Pick<CardDefinition, 'confidence' | 'unconfirmed'>;

/** An upgrade card is as sure as the ability that it brings, unless it says otherwise itself. */
function certaintyOf(card: CardDefinition, abilities: readonly AbilityLevel[]): Certainty {
  const brought = abilities.find(({ id }) => id === card.upgradesTo);
  if (brought === undefined || card.unconfirmed !== undefined) return card;
  return { ...brought, ...card };
}

function abilityReference(
  level: AbilityLevel,
  { cards, dice }: HeroDefinition,
  sources: readonly string[],
  say: SayOnBoard,
): AbilityReference {
  const { id, name, slot, side, kind } = level;
  const cost = cards.find(({ upgradesTo }) => upgradesTo === id)?.cost;
  return {
    id,
    name,
    slot,
    level: level.level,
    kind,
    ...(side === undefined ? {} : { side }),
    ...(cost === undefined ? {} : { cost }),
    tiers: tiersOf(level, dice, say),
    ...sourced(level, sources),
  };
}

type Tier = AbilityReference['tiers'][number];

function tiersOf(level: AbilityLevel, faces: HeroDefinition['dice'], say: SayOnBoard): Tier[] {
  const { kind, dice, mayReroll, mayRerollWhen, rerollCosts, opposed, text } = level;
  if (kind === 'passive') return [{ requires: 'passive', effects: [text] }];
  if (kind === 'defensive') {
    const price = rerollCosts === undefined ? '' : ' for a token';
    // The text explains parts that apply only sometimes.
    const isAlways = mayReroll !== undefined && mayRerollWhen === undefined;
    const rider = !isAlways ? '' : `, up to ${mayReroll} of them re-rolled once${price}`;
    const against = opposed === undefined ? '' : `, against ${opposed.dice} of others`;
    return [{ requires: `defense roll ${dice ?? 0}${rider}${against}`, effects: [text] }];
  }
  // The engine lists the best tier first, a board the lowest.
  const own = level.variants.filter(({ id }) => id === level.id).reverse();
  const others = level.variants.filter(({ id }) => id !== level.id);
  const parts = partsOf(text, others);
  // The printed text covers all tiers; if the effects can be worded separately, each tier gets its own text. A typed
  // text names the dice of each tier.
  const asked = own.map(({ requires }) => requires);
  const apart = () => splitByTiers(parts.own, asked, faces)?.map((one) => [one]);
  const texts = own.length > 1 ? (tierTexts(own, say) ?? apart() ?? []) : [];
  return [
    ...own.map(({ requires }, at) => ({
      requires: requirementText(requires),
      effects: texts[at] ?? [parts.own],
    })),
    ...others.map(({ name, requires }) => ({
      name,
      requires: requirementText(requires),
      effects: [parts.ofOther.get(name) ?? text],
    })),
  ];
}

/** Splits the text of an ability from its named secondary abilities: `8 damage. Plant: grow 3 Spirits.` */
function partsOf(text: string, others: readonly AbilityVariant[]) {
  const found = others
    .map(({ name }) => ({ name, at: text.indexOf(`${name}: `) }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at);
  const ofOther = new Map(
    found.map(({ name, at }, i) => [name, text.slice(at + name.length + 2, found[i + 1]?.at).trim()]),
  );
  return { own: text.slice(0, found[0]?.at).trim(), ofOther };
}

/** The text of a dice requirement. */
export function requirementText(requires: Requirement): string {
  switch (requires.kind) {
    case 'symbols':
      return Object.entries(requires.need)
        .map(([symbol, count]) => `${count}x ${symbol.replaceAll('-', ' ')}`)
        .join(' + ');
    case 'straight':
      return `${requires.size} straight`;
    case 'of-a-kind':
      return `${requires.count} of a kind`;
    case 'like-symbols':
      return `${requires.sizes.join(' + ')} like symbols`;
    case 'values':
      return requires.values.join(' ');
  }
}

/** The reference of a card. */
export function cardReference(card: CardDefinition, sources: readonly string[]): CardReference {
  const { id, name, cost, kind, attackModifier = false, text } = card;
  return {
    id,
    name,
    cost,
    kind,
    attackModifier,
    copies: 1,
    effects: [text],
    ...sourced(card, sources),
  };
}

/** The reference of a token. */
export function tokenReference(token: TokenDefinition, sources: readonly string[]): TokenReference {
  const {
    id,
    name,
    kind,
    limit,
    ownLimit,
    health,
    persistent = false,
    spends = [],
    triggers = [],
    forBringer = [],
    modifiers = [],
    text,
  } = token;
  const moments = [
    ...spends.map(({ timing }) => timingText(timing)),
    ...modifiers.map(({ side }) => worksText(side)),
    ...momentsOf([...triggers, ...forBringer]),
  ];
  return {
    id,
    name,
    kind,
    stackLimit: ownLimit === undefined ? limit : `${limit}, ${ownLimit} of one's own`,
    persistent,
    spendable: spends.length > 0,
    timing: moments.length === 0 ? 'while it is held' : [...new Set(moments)].join('; '),
    effects: [text, ...(health ? [`Health ${health.start} at first, ${health.most} at the most.`] : [])],
    ...sourced(token, sources),
  };
}

function momentsOf(triggers: readonly Trigger[]): string[] {
  return triggers.map(({ on }) => eventText(on.event, on.whose));
}
