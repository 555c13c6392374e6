/** Texts of a road of Missions: its lobby, the choice after a Mission, and its record. Names and texts are escaped. */
import { counted, listed } from './phrasing.ts';

export const road = {
  /** Which Mission of the road a table plays. */
  stage: (road: string, number: number, of: number) => `**${road}**, Mission ${number} of ${of}`,
  /** Consequences of earlier Missions on the present side, on the table. */
  brought: (text: string) => `**From the road**: ${text}`,
  /** In the lobby: a consequence and the side on which it acts. */
  brings: (text: string, side: number) => `- ${text}${side === 1 ? '' : ` (side ${side})`}`,
  bringsHeading: '-# What you did before has consequences here:',
  attempt: (count: number) => `-# Attempt ${count} at this Mission.`,
  /** The heading of the table while the party decides. */
  decides: (mission: string) => `${mission} is won: the party decides`,
  question: (text: string) => `**${text}** Whoever is asked decides for all of you; talk before.`,
  /** An option and what it brings, the first part as on its button. */
  option: (label: string, consequences: readonly string[]) =>
    `- **${label}**${consequences.length === 0 ? '' : `: ${consequences.join(' ')}`}`,
  /** Consequences with the Mission in which they act. */
  inMission: (mission: string, texts: readonly string[]) => `In ${mission}: ${texts.join(' ')}`,
  /** The log. */
  decided: (person: string, text: string) => `${person} decided for the party: ${text}.`,
  attackHeld: (enemies: string) => `${enemies}: the first attack did not happen (from the road).`,
  consequence: (text: string) => `- ${text}`,
  bonus: (text: string) => `Bonus: ${text}.`,
  choice: (text: string) => `Decision: ${text}.`,
  /** After a Mission. */
  next: (mission: string, number: number, of: number) =>
    `Next on the road: **${mission}** (${number} of ${of}).`,
  again: (mission: string) => `**${mission}** can be tried again; nothing on the road is lost.`,
  over: (road: string) => `**${road}** is behind you.`,
  goOn: (mission: string) => `On to ${mission}`,
  tryAgain: (mission: string) => `Try ${mission} again`,
  /** `/mission chronicle`. */
  heading: (road: string, hero: string) => `### ${road} · ${hero}`,
  won: (number: number, mission: string, points: number) =>
    `${number}. **${mission}**: won, ${counted(points, 'perk point', 'perk points')}`,
  attempts: (lost: number) => (lost === 0 ? '' : `, after ${counted(lost, 'defeat', 'defeats')}`),
  open: (number: number, mission: string) => `${number}. ${mission}: next`,
  ahead: (number: number, mission: string) => `${number}. ${mission}`,
  part: (text: string) => `  - ${text}`,
  howToGoOn: '-# `/mission road` opens the table of the next Mission, with whoever joins.',
  noneYet:
    'You are on no road of Missions yet. `/mission road` opens the table of the first Mission; any Mission can still be played by itself with `/mission start`.',
  noRoad: 'There is no road of Missions here. `/mission start` opens the table of a single Mission.',
  unreadable:
    'The record of your campaigns cannot be read just now. It is kept as it is; please tell whoever runs this bot.',
  ours: '-# The road, its story and its consequences are our own.',
  /** The picture at the end of a road. */
  chronicle: {
    title: (road: string) => road,
    sums: (sessions: number, points: number) =>
      `${counted(sessions, 'Mission', 'Missions')} played, ${counted(points, 'perk point', 'perk points')}.`,
    party: (heroes: readonly string[]) => `Walked to the end by ${listed(heroes)}.`,
    alt: (road: string, stages: readonly string[]) => `${road}: ${stages.join(' ')}`,
    stage: (mission: string, parts: readonly string[]) =>
      parts.length === 0 ? `${mission}.` : `${mission}: ${parts.join(' ')}`,
  },
};
