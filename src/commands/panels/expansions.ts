/** The private panel of what a person or a server plays, and by which house rules. */
import { EXPANSION_MODES } from '../../content/rules/schema.ts';
import { HOUSE_RULE_IDS } from '../../engine/hosting.ts';
import { type RulesChoice, rulesInForce } from '../../games/repository/played-rules.ts';
import { menu, pressButton, type Row, row } from '../../render/components.ts';
import type { Words } from '../../words/index.ts';
import type { Answer } from './answer.ts';
import { expansionsId, type RulesScope } from './expansions-id.ts';

export interface ExpansionsView {
  /** Whose choice is shown and changed. */
  readonly scope: RulesScope;
  readonly person: RulesChoice;
  readonly server: RulesChoice;
  /** Whether the reader may choose for the server; false in direct messages. */
  readonly managesServer: boolean;
}

export function expansionsPanel(view: ExpansionsView, words: Words): Answer {
  const { scope, person, server } = view;
  const { expansions: say, commands, lookup } = words;
  const played = rulesInForce(scope === 'person' ? person : {}, server);
  const modes = EXPANSION_MODES.map((value) => ({
    label: words.lookup.modeNames[value],
    value,
    chosen: played.expansions.includes(value),
  }));
  const rules = HOUSE_RULE_IDS.map((value) => ({
    label: commands.duel.houseRules[value],
    value,
    chosen: played.houseRules.includes(value),
  }));
  const modesLine = say.plays([lookup.modeNames.duel, ...labelsOf(modes)]);
  return {
    content: [
      say.heading[scope],
      say.line(modesLine, say.by[played.by.expansions]),
      say.line(say.houseRules(labelsOf(rules)), say.by[played.by.houseRules]),
      `-# ${say.about[scope]}`,
    ].join('\n'),
    components: [
      menu(expansionsId({ scope, do: 'modes' }), say.modeMenu, modes, { least: 0, most: modes.length }),
      menu(expansionsId({ scope, do: 'rules' }), say.ruleMenu, rules, { least: 0, most: rules.length }),
      ...buttons(view, words),
    ],
  };
}

function labelsOf(options: readonly { readonly label: string; readonly chosen: boolean }[]): string[] {
  return options.flatMap(({ label, chosen }) => (chosen ? [label] : []));
}

function buttons(
  { scope, person, server, managesServer }: ExpansionsView,
  { expansions: say }: Words,
): Row[] {
  const other = scope === 'person' ? 'server' : 'person';
  const isChosen = Object.keys(scope === 'person' ? person : server).length > 0;
  const shown = [
    ...(isChosen ? [pressButton(expansionsId({ scope, do: 'usual' }), say.usual[scope])] : []),
    ...(managesServer
      ? [
          pressButton(
            expansionsId({ scope: other, do: 'show' }),
            other === 'server' ? say.forServer : say.forMe,
          ),
        ]
      : []),
  ];
  return shown.length === 0 ? [] : [row(shown)];
}
