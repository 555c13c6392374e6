import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { MISSIONS } from '../../../../src/content/missions/index.ts';
import { addMissionPack, addMissionText } from '../../../../src/content/packs/add-mission.ts';
import { unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { missionSchema } from '../../../../src/content/packs/schema/mission.ts';
import { missionText } from '../../../../src/content/packs/start-text.ts';
import { newMission } from '../../../../src/content/packs/text/mission/new-mission.ts';
import { readMission } from '../../../../src/content/packs/text/mission/read-mission.ts';
import { writeMission } from '../../../../src/content/packs/text/mission/write-mission.ts';
import { VAULT } from '../../../scenarios/missions/vault.ts';

afterEach(unloadPacks);

/** A copy of the smallest Mission. */
const GOOD = missionText(missionOf('toll-bridge'));

function missionOf(id: string) {
  const mission = MISSIONS.find((one) => one.id === id);
  if (mission === undefined) throw new Error(id);
  return mission;
}

/** What is said about the Mission with some texts changed, with the place as the text that begins there. */
function messagesOf(...changes: readonly (readonly [string, string])[]): string[] {
  const text = changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, to);
  }, GOOD);
  const { pack, messages } = addMissionText('own.mission.txt', text);
  expect(pack === null).toBe(messages.some(({ kind }) => kind !== 'warning'));
  const lines = text.split('\n');
  return messages.map(
    ({ line, column, kind, says }) => `${lines[line - 1]?.slice(column - 1, column + 9)}| ${kind}: ${says}`,
  );
}

describe('a Mission written as text', () => {
  it.each([...MISSIONS, VAULT].map((mission) => [mission.id, mission] as const))(
    '%s is read as the same definition',
    (_, mission) => {
      const text = writeMission(mission);
      const { data, messages, blanks } = readMission(text);
      expect({ messages, blanks }, text).toEqual({ messages: [], blanks: 0 });
      expect(missionSchema.parse(Reflect.get(Object(data), 'mission'))).toEqual(missionSchema.parse(mission));
    },
  );
});

describe('a Mission as people type it from a board', () => {
  const read = (text: string) => {
    const { data, messages } = readMission(text);
    const plain: unknown = JSON.parse(
      JSON.stringify(data, (key, value: unknown) => (key === 'text' ? undefined : value)),
    );
    return { data: plain, says: messages.map(({ says }) => says) };
  };

  it.each([
    ['all opponents discard 1 card', 'each hero discards 1 card'],
    ['all opponents lose 1 CP', 'all heroes lose 1 CP'],
    ['melee, each hero in reach', 'melee, all heroes in reach'],
    ['range, at the hero with the least health', 'range, hero with the least health'],
    ['marked guard', 'mark guard'],
    ['50 percent of health', '50% health'],
    ['if all heroes have left', 'if not heroes who have left is less than heroes'],
    ['if no keeper is left', 'if the Keeper is defeated'],
    ['if no keeper is left', 'if figures of panel keeper is at most 0'],
    ['if no keeper is left', 'if no keepers are left'],
    ['if no keeper is left', 'if figures of panel Keepers is at most 0'],
    ['health 5/9/16/21', 'health 2 + 3 per hero', 'health 2 + 3 x heroes'],
    ['health 5/9/16/21', '5 health per hero', 'health 5 x heroes'],
  ])('%s as %s', (from, typed, meant = from) => {
    expect(GOOD).toContain(from);
    const found = read(GOOD.replace(from, typed));
    expect(found.says).toEqual([]);
    expect(found.data).toEqual(read(GOOD.replace(from, meant)).data);
  });

  it('counters are moved and asked by their names', () => {
    const text = missionText(missionOf('sunken-archive'));
    const typed = text
      .replaceAll(/move counter echo by (\d+)/g, 'the Echo rises by $1')
      .replaceAll(/move counter echo by -(\d+)/g, 'the Echo falls by $1')
      .replaceAll(/counter echo(?= is)/g, 'the Echo');
    expect(typed).not.toBe(text);
    const { data, says } = read(typed);
    expect(says).toEqual([]);
    expect(data).toEqual(read(text).data);
  });

  it('a phase without a story is told by what it changes', () => {
    expect(messagesOf([/, story "[^"]*"/.exec(GOOD)?.[0] ?? '?', ''])).toEqual([]);
  });
});

describe('the messages about a Mission that is written as text', () => {
  it('none for a copy, which is loaded', () => expect(messagesOf()).toEqual([]));

  it.each([
    ['attack "Halberd" on 3 strike', 'attack "Halberd" on 3 strikr', 'did you mean "strike"?'],
    ['health 5/9/16/21', 'helth 5/9/16/21', 'did you mean "health"?'],
    ['clock 2 crisis of guard', 'clock 13 crisis of guard', 'The clock has the segments 1 to 12.'],
    ['clock 4', 'clock 2', 'This is segment 2 a second time'],
    ['| E b', 'E b', 'A row of the map begins with a bar'],
    ['guard2 . G', 'gaurd2 . G', 'gaurd2'],
    ['tokens 1 Shield', 'tokens 1 Shild', 'did you mean "Shield"?'],
    ['side The Tollkeeper', 'sied The Tollkeeper', 'did you mean "side"?'],
  ])('%s as %s', (from, to, says) => {
    expect(messagesOf([from, to]).join('\n')).toContain(says);
  });

  it('several at once, in the order of lines', () => {
    const all = messagesOf(['on 3 strike', 'on 3 strikr'], ['health 5/9/16/21', 'helth 5/9/16/21']);
    expect(all.map((one) => one.slice(0, 5))).toEqual(['helth', 'strik']);
  });

  it('a new file has nothing wrong but blanks', () => {
    const { pack, messages, blanks } = addMissionText('new.mission.txt', newMission('The Old Well'));
    expect(messages.filter(({ kind }) => kind !== 'blank')).toEqual([]);
    expect(pack).toBeNull();
    expect(blanks).toBeGreaterThan(25);
  });

  it('a text that is left out is made of the effects', () => {
    const text = GOOD.replace(/, says "Each hero loses 1 CP."/, '');
    const { pack } = addMissionText('own.mission.txt', text);
    expect(pack?.mission.sides[0].clock[7]).toMatchObject({ text: 'All opponents lose 1 CP.' });
  });
});

describe('docs/missions.md', () => {
  const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/missions.md'), 'utf8');
  const [typed = ''] = PAGE.match(/(?<=^```\n)mission [\s\S]*?(?=^```$)/m) ?? [];
  const [json = ''] = PAGE.match(/(?<=^```json\n)[\s\S]*?(?=^```$)/m) ?? [];

  it('has one Mission in both forms', () => {
    const { pack, messages } = addMissionText('small-gate.mission.txt', typed);
    expect(messages).toEqual([]);
    unloadPacks();
    const other = addMissionPack('small-gate.json', json);
    expect('pack' in other ? other.pack.mission : other.problems).toEqual(pack?.mission);
    expect('pack' in other ? other.pack.hash : null).toBe(pack?.hash);
  });
});
