/** A side of a Mission as a message: description, objectives, enemies, clock, difficulty. */
import { healthOfPhase } from '../../engine/rules.ts';
import type { EnemyAttack, EnemyPanel } from '../../engine/vocabulary/mission.ts';
import type { MissionAnswer } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import type { Row } from '../components.ts';
import { textFor } from '../mission/party-text.ts';
import { buttonRows, type MessagePayload } from '../table/parts.ts';
import type { MissionPage } from './page.ts';
import {
  type Audience,
  linkRows,
  linkSelect,
  lookupButton,
  lookupMessage,
  othersSelect,
  type PageLink,
  showRow,
} from './parts.ts';
import { ruleLink } from './rule-message.ts';

const ACCENT = 0xb0413e;
const MAX_HEROES = 4;

export interface MissionMessageInput {
  readonly page: MissionPage;
  readonly answer: MissionAnswer;
  /** Related rules. */
  readonly rules: readonly Parameters<typeof ruleLink>[0][];
  readonly others: readonly PageLink[];
  readonly audience: Audience;
  readonly words: Words;
  /** How the Mission of the channel stands; empty for a Mission that is not played there. */
  readonly standing: string;
  /** The name of the picture that comes with the message. */
  readonly picture?: { readonly file: string; readonly alt: string };
}

export function missionMessage(input: MissionMessageInput): MessagePayload {
  const { page, answer, rules, others, audience, words, standing, picture } = input;
  const { mission: say } = words.lookup;
  const { mission, side, at, heroes } = answer;
  const notes = mission.unconfirmed ?? [];
  const told = (text: string) => textFor(text, heroes);
  return lookupMessage({
    accent: ACCENT,
    audience,
    words,
    ...(picture === undefined ? {} : { picture }),
    blocks: [
      `### ${mission.name}\n${say.level(mission.level, words.missionPicture.levels[mission.level])}`,
      standing,
      at === 0 ? mission.text : '',
      `**${say.side(at + 1, side.name)}**\n${told(side.text)}`,
      [`**${say.objectives}**`, ...objectiveLines(answer, words)].join('\n'),
      [`**${say.enemies(heroes)}**`, ...side.panels.flatMap((panel) => panelLines(panel, answer, words))]
        .map(told)
        .join('\n'),
      told(clockText(answer, words)),
      `**${say.difficulty}**\n${say.harder}`,
      notes.map((note) => `-# ${words.lookup.shared.note(note)}`).join('\n'),
    ],
    rows: [
      ...sideRow(page, audience, words),
      ...partyRow(page, words),
      ...linkSelect(
        'rules',
        words.lookup.missionCard.rules,
        rules.map((rule) => ruleLink(rule, words)),
        page,
      ),
      ...othersSelect(others, audience, words),
      // The second side is a spoiler, so it cannot be shown to everybody.
      ...(at === 0 ? showRow(page, audience, words) : []),
    ],
  });
}

function sideRow(page: MissionPage, audience: Audience, words: Words): Row[] {
  const { mission: say } = words.lookup;
  if (page.side === 1) {
    const label = audience.kind === 'public' ? say.secondPrivately : say.second;
    return linkRows([{ label, page: { ...page, side: 2 } }]);
  }
  return linkRows([{ label: say.first, page: { ...page, side: 1 } }]);
}

function partyRow(page: MissionPage, words: Words): Row[] {
  return buttonRows(
    Array.from({ length: MAX_HEROES }, (_, at) => {
      const isShown = at + 1 === page.heroes;
      const target: MissionPage = { ...page, heroes: at + 1 };
      const label = words.lookup.mission.party(at + 1);
      return lookupButton({ verb: 'turn', page: target }, label, isShown ? 'primary' : 'secondary', isShown);
    }),
  );
}

function objectiveLines({ setUp }: MissionAnswer, { missionPicture }: Words): string[] {
  return setUp.objectives.map(({ kind, text }) => `- ${missionPicture.objectives[kind]}: ${text}`);
}

function panelLines(panel: EnemyPanel, { setUp }: MissionAnswer, words: Words): string[] {
  const { mission: say } = words.lookup;
  const figures = setUp.figures.filter((figure) => figure.panel === panel.id);
  const [first] = figures;
  const about = [
    say.kinds[panel.kind],
    ...(first && panel.kind !== 'threat' ? [say.figures(figures.length, first.startHealth)] : []),
    ...(first === undefined ? [say.comesLater] : first.tokens.map(({ name, count }) => `${count} ${name}`)),
  ];
  return [
    `**${panel.name}** (${about.join(', ')})`,
    ...panel.attacks.map((attack) => `- ${attackText(attack, panel, words)}`),
    ...(panel.defense ? [`- ${say.defense}, ${panel.defense.name}: ${panel.defense.text}`] : []),
    ...(panel.phases ?? []).map(
      (phase) => `- ${say.phase(healthOfPhase(phase, first?.startHealth ?? 0), phase.name)}: ${phase.text}`,
    ),
    ...(panel.crisis ? [`- ${say.crisis}: ${panel.crisis.text}`] : []),
    ...(panel.text === '' ? [] : [`- ${panel.text}`]),
  ];
}

/** `Halberd (3 strikes, adjacent, all): ...`. */
function attackText(
  { name, objective, reach, multi, text, phase }: EnemyAttack,
  { phases = [] }: EnemyPanel,
  { missionPicture, lookup }: Words,
): string {
  const dice = (['strike', 'vortex', 'hedron'] as const).flatMap((symbol) => {
    const count = objective[symbol] ?? 0;
    return count === 0 ? [] : [missionPicture.symbols[symbol](count)];
  });
  const from = phases.find(({ id }) => id === phase);
  const about = [
    ...dice,
    missionPicture[reach],
    ...(multi ? [missionPicture.allInReach] : []),
    ...(from ? [lookup.mission.fromPhase(from.name)] : []),
  ];
  return `${name} (${about.join(', ')}): ${text}`;
}

/** The effects of the clock's segments; segments without effect are left out. */
function clockText({ side, setUp }: MissionAnswer, words: Words): string {
  const { mission: say } = words.lookup;
  const by = new Map<string, number[]>();
  for (const [at, segment] of side.clock.entries()) {
    if (segment.does === 'nothing') continue;
    const told =
      segment.does === 'effects'
        ? segment.text
        : say.crisisOf(side.panels.find(({ id }) => id === segment.panel)?.name ?? segment.panel);
    by.set(told, [...(by.get(told) ?? []), at]);
  }
  const lines = [...by].map(([told, segments]) => `- ${say.segments(segments)}: ${told}`);
  return [
    `**${say.clock(setUp.clock.steps)}**`,
    ...(lines.length === 0 ? [`- ${say.stillClock}`] : lines),
  ].join('\n');
}
