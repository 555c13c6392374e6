/** Texts of `/expansions`: what somebody plays beside duels, and by which house rules. */
import { listed } from './phrasing.ts';

export const expansions = {
  heading: {
    person: '### Your expansions and house rules',
    server: '### What this server plays',
  },
  /** `modes` begins with duels. */
  plays: (modes: readonly string[]) => `**Played**: ${listed(modes)}`,
  houseRules: (rules: readonly string[]) =>
    `**House rules**: ${rules.length === 0 ? 'none, the usual readings' : listed(rules)}`,
  /** Whose choice a line is. */
  by: {
    person: 'your choice',
    server: 'this server’s choice',
    nobody: 'nobody has chosen otherwise',
  },
  line: (line: string, by: string) => `${line} (${by}).`,
  about: {
    person:
      'Rules of what you do not play are left out of `/rule`, `/card` and `/token`, or marked; a button shows them. New tables of `/duel` and `/play` begin with these house rules. Only you see this.',
    server: 'It holds for everybody in this server who has not chosen for themselves with `/expansions`.',
  },
  modeMenu: 'Duels only',
  ruleMenu: 'House rules: none, the usual readings',
  usual: { person: 'As this server plays', server: 'Everything, by the usual readings' },
  forServer: 'What this server plays',
  forMe: 'My own choice',
  onlyManagers: 'Only people who may manage this server can choose what it plays.',
};
