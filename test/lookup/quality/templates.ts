/** Questions made from templates over every token, card, ability, hero and Mission thing: each asks about its subject. */
import { loadCommonCards, loadHeroReferences } from '../../../src/content/reference/load.ts';
import { loadMissionCards } from '../../../src/content/reference/mission-cards.ts';
import { loadRules } from '../../../src/content/rules/load.ts';
import { findTokens } from '../../../src/lookup/index.ts';
import { plain } from '../../../src/lookup/normalise.ts';
import { thingEntries } from '../../../src/lookup/thing-entries.ts';
import type { QuestionSet } from './question-sets.ts';

const TEMPLATES = {
  tokens: [
    'what is NAME',
    'when is NAME discarded',
    'when is NAME removed',
    'how is NAME spent',
    'can NAME be transferred',
    'does NAME work against undefendable damage',
    'can i use NAME twice',
    'what is NAME in Missions',
    'how many NAME can i have',
  ],
  cards: [
    'what does NAME do',
    'when can i play NAME',
    'does NAME work against an ultimate',
    'can i use NAME twice',
  ],
  abilities: [
    'what does NAME do',
    'can NAME be defended',
    'what must i roll for NAME',
    'how much damage does NAME deal',
  ],
  heroes: ['how does NAME play', 'tell me about NAME', 'what are the rules of NAME'],
} as const;

/** A set for each kind of thing. */
export function templateSets(): QuestionSet[] {
  const heroes = loadHeroReferences();
  const byName = idsByName();
  const abilities = heroes.flatMap((hero) =>
    hero.abilities.filter(({ name }) => !/unidentified/i.test(name)).map(({ name }) => name),
  );
  const cards = [
    ...loadCommonCards(),
    ...heroes.flatMap((hero) => hero.cards.filter(({ kind }) => kind !== 'upgrade')),
    ...loadMissionCards().filter(({ kind }) => kind === 'ally' || kind === 'mythic'),
  ];
  return [
    tokenSet(byName),
    set(
      byName,
      'cards',
      cards.map(({ name }) => name),
    ),
    set(byName, 'abilities', abilities),
    set(
      byName,
      'heroes',
      heroes.map(({ name }) => name.replace(/:.*$/, '')),
    ),
  ];
}

/** A token's entry may be called otherwise: the three strengths of Bonus Damage are one entry. */
function tokenSet(byName: ReadonlyMap<string, readonly string[]>): QuestionSet {
  const questions = findTokens('', Number.POSITIVE_INFINITY).flatMap(({ name, rule }) =>
    TEMPLATES.tokens.map((template) => ({
      ask: template.replace('NAME', name),
      ids: [...(byName.get(plain(name)) ?? []), ...(rule === undefined ? [] : [rule.id])],
    })),
  );
  return { name: 'templates: tokens', isHeldOut: false, isOfFaq: false, questions };
}

function set(
  byName: ReadonlyMap<string, readonly string[]>,
  kind: keyof typeof TEMPLATES,
  names: readonly string[],
): QuestionSet {
  const questions = [...new Set(names)].flatMap((name) => {
    const ids = byName.get(plain(name)) ?? [];
    return TEMPLATES[kind].map((template) => ({ ask: template.replace('NAME', name), ids }));
  });
  return { name: `templates: ${kind}`, isHeldOut: false, isOfFaq: false, questions };
}

/** Plain name -> the ids of all entries called so: several heroes may have a card or an ability called so. */
function idsByName(): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>();
  const add = (id: string, titles: readonly string[]) => {
    for (const name of new Set(titles.flatMap((title) => [bare(title), plain(title)])))
      byName.set(name, [...(byName.get(name) ?? []), id]);
  };
  for (const { id, title } of loadRules().entries)
    add(id, [title, ...title.split(' / '), id.replaceAll('-', ' ')]);
  for (const { id, aliases } of thingEntries()) add(id, aliases);
  return byName;
}

/** A title without its remark: "Krampus: clarifications", "RPS (rock, paper, scissors)", "Dryad Spirit". */
function bare(title: string): string {
  return plain(title.replace(/: clarifications$| \(.*$| (Spirit|overlay|token|cards?)$/i, ''));
}
