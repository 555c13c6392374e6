/** The command line for authors of packs: `npm run -s pack -- new|check|print|try|balance`. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { MISSIONS } from './content/missions/index.ts';
import { addAdventureText } from './content/packs/add-expansion.ts';
import { addMissionText } from './content/packs/add-mission.ts';
import { addText } from './content/packs/add-pack.ts';
import { loadPack } from './content/packs/load.ts';
import type { Pack } from './content/packs/pack.ts';
import { packAsJson, printMission, printPack } from './content/packs/print.ts';
import { printExpansion } from './content/packs/print-expansion.ts';
import { missionText, newText, startOf } from './content/packs/start-text.ts';
import { ADVENTURE_TEXT_FILE } from './content/packs/text/adventure/check-adventure-text.ts';
import { newAdventure } from './content/packs/text/adventure/new-adventure.ts';
import { writeAdventure } from './content/packs/text/adventure/write-adventure.ts';
import { TEXT_FILE } from './content/packs/text/check.ts';
import { formatMessage, type Message } from './content/packs/text/messages.ts';
import { MISSION_TEXT_FILE } from './content/packs/text/mission/check-mission-text.ts';
import { newMission } from './content/packs/text/mission/new-mission.ts';
import { writeMission } from './content/packs/text/mission/write-mission.ts';
import { phrasebook } from './content/packs/text/phrasebook.ts';
import { writeHero } from './content/packs/text/write.ts';
import { isHero, listHeroes, listProgramBoards } from './engine/definitions.ts';
import { idOf } from './engine/vocabulary/abilities.ts';
import { nearestNames } from './lookup/nearest.ts';
import { endWhenReaderLeaves } from './reader-left.ts';

const USAGE = [
  'npm run -s pack -- new NAME         writes NAME.hero.txt with all that is known of a hero, and ? for the rest',
  'npm run -s pack -- new mission NAME writes NAME.mission.txt with ? for all that a Mission has',
  'npm run -s pack -- new adventure NAME writes NAME.adventure.txt with ? for all that an expansion of Adventures has',
  'npm run -s pack -- check FILE...    says what is wrong with packs, and how many blanks are left',
  'npm run -s pack -- sentences        prints all sentences of the text form, as in docs/sentences.md',
  'npm run -s pack -- print NAME       prints a built-in hero or Mission as text to start from (--json: as JSON)',
  'npm run -s pack -- print PART       prints a minion, boss, tile, loot card, map or battle of Adventures as text',
  'npm run -s pack -- print FILE       draws the board of a hero and lists the cards; prints an expansion as text',
  'npm run -s pack -- print FILE --text  prints a hero in the sentences as which it was understood (--json: as JSON)',
  'npm run -s pack -- try FILE         opens the playground with a duel of the hero against the bot',
  'npm run -s pack -- balance FILE     plays the hero against all others, and says how often it wins',
].join('\n');

type Command = (args: readonly string[]) => number | Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  new: ([name, ...more]) => (name === undefined ? usage() : begin(name, more.join(' '))),
  check: (files) => (files.length === 0 ? usage() : files.map(check).every(Boolean) ? 0 : 1),
  print: ([what, form]) => (what === undefined ? usage() : print(what, form)),
  sentences: () => show(phrasebook()),
  try: ([file]) => (file === undefined ? usage() : tryOut(file)),
  balance: ([file]) =>
    file === undefined ? usage() : run(['--import', 'tsx', 'test/soak/cli.ts', '--pack', file]),
};

function usage(): number {
  console.error(USAGE);
  return 2;
}

/** A kind of pack that is written as text. */
interface TextPack {
  /** The ending of its files. */
  readonly end: string;
  begin(name: string): string;
  add(
    file: string,
    text: string,
  ): { readonly pack: object | null; readonly messages: readonly Message[]; readonly blanks: number };
}

const HERO: TextPack = { end: TEXT_FILE, begin: newText, add: addText };
/** Further kinds, by the word after `new`. */
const OTHERS: Readonly<Record<string, TextPack>> = {
  mission: { end: MISSION_TEXT_FILE, begin: newMission, add: addMissionText },
  adventure: { end: ADVENTURE_TEXT_FILE, begin: newAdventure, add: addAdventureText },
};

/** @param more further words of the command: with `mission` or `adventure` the name of one */
function begin(first: string, more: string): number {
  const other = more !== '' && Object.hasOwn(OTHERS, first) ? OTHERS[first] : undefined;
  const name = other === undefined ? [first, more].filter(Boolean).join(' ') : more;
  const { end, begin: textOf, add } = other ?? HERO;
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}${end}`;
  if (existsSync(file)) {
    console.error(`${file} is there already; nothing was written.`);
    return 1;
  }
  if (other === undefined && isHero(idOf(name))) {
    console.error(`${name} can be played already; "print ${idOf(name)}" prints it as a text to start from.`);
    return 1;
  }
  const text = textOf(name);
  writeFileSync(file, text);
  console.log(`${file}: ${add(file, text).blanks} blanks to fill in, each marked with ?`);
  return 0;
}

/** Checks a file and prints its problems. A valid pack stays loaded, so the next file is checked against it too. */
function check(file: string): boolean {
  const kind = [HERO, ...Object.values(OTHERS)].find(({ end }) => file.endsWith(end));
  if (kind === undefined) {
    const taken = loadPack(file);
    const problems = 'pack' in taken ? [] : taken.problems;
    if (problems.length === 0) console.log(`${file}: ok`);
    for (const problem of problems) console.log(`${file}: ${problem}`);
    return problems.length === 0;
  }
  const text = read(file);
  if (text === null) return false;
  const { pack, messages, blanks } = kind.add(basename(file), text);
  for (const message of messages) console.log(`${file}:${formatMessage(message)}`);
  if (blanks > 0) console.log(`${file}: ${blanks} of ${blanks + figuresIn(text)} left`);
  if (pack !== null) console.log(`${file}: ok`);
  return pack !== null;
}

/** The figures and names that are filled in already. */
function figuresIn(text: string): number {
  const lines = text.split('\n').filter((line) => !line.trimStart().startsWith('#'));
  return lines.join('\n').match(/\b\d+\b/g)?.length ?? 0;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    console.error(`${file}: The file cannot be read (${code}).`);
    return null;
  }
}

async function print(what: string, form: string | undefined): Promise<number> {
  const asJson = form === '--json';
  const mission = MISSIONS.find(({ id }) => id === what);
  if (mission !== undefined) return show(asJson ? printMission(mission) : missionText(mission));
  const part = printExpansion(what, asJson ? 'json' : 'text');
  if (part !== null) return show(part);
  if (isHero(what)) return show(asJson ? printPack(what) : (startOf(what) ?? ''));
  if (existsSync(what)) {
    const taken = loadPack(what);
    if ('pack' in taken && 'hero' in taken.pack) {
      if (asJson) return show(packAsJson(taken.pack));
      return form === '--text' ? show(writeHero(taken.pack.hero)) : draw(taken.pack, what);
    }
    if ('pack' in taken && 'mission' in taken.pack) return show(writeMission(taken.pack.mission));
    if ('pack' in taken && 'expansion' in taken.pack) return show(writeAdventure(taken.pack.expansion));
    return check(what) ? 0 : 1;
  }
  const named = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id).join(', ');
  const near = nearestNames(
    what,
    listProgramBoards().map(({ id }) => ({ item: id, names: [id.replaceAll('-', ' '), id] })),
    3,
  );
  console.error(
    `There is nothing called ${JSON.stringify(what)}. Heroes: ${named(listHeroes())}. Missions: ${named(MISSIONS)}. ` +
      `Boards of minions and bosses are called like ${near.join(', ')}.`,
  );
  return 1;
}

function show(text: string): number {
  process.stdout.write(text);
  return 0;
}

/** Draws the board and its upgrades beside the file. */
async function draw({ hero }: Pack, file: string): Promise<number> {
  const { renderHeroSheet } = await import('./render/sheet/index.ts');
  for (const level of [1, 'upgrades'] as const) {
    const { png } = await renderHeroSheet(hero.id, { level });
    const picture = `${file.replace(/\.(?:hero\.txt|json)$/, '')}${level === 1 ? '' : '-upgrades'}.png`;
    writeFileSync(picture, png);
    console.log(`${picture}: ${level === 1 ? 'the board' : 'the upgrades'}`);
  }
  for (const { name, cost, kind, text } of hero.cards) console.log(`${name} (${kind}, ${cost} CP): ${text}`);
  return 0;
}

/** Opens the playground with the hero loaded, and begins a duel. */
async function tryOut(file: string): Promise<number> {
  const text = read(file);
  if (text === null) return 1;
  if (!check(file)) return 1;
  const port = process.env.PLAYGROUND_PORT ?? '3000';
  const child = spawn(process.execPath, ['src/start.js'], {
    env: { ...process.env, DISCORD_TOKEN: '', PLAYGROUND_PORT: port },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  let output = '';
  let started = false;
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    if (started) return;
    output = (output + chunk.toString('utf8')).slice(-4_000);
    const address = /playground at (http:\S+?)\/? /.exec(output)?.[1];
    if (address === undefined) return;
    started = true;
    void startDuel(address, text);
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
}

async function startDuel(origin: string, text: string): Promise<void> {
  try {
    const answer = await fetch(`${origin}/editor/try`, { method: 'POST', body: JSON.stringify({ text }) });
    const found: unknown = await answer.json();
    const { says, page } = { says: '', page: '', ...(typeof found === 'object' ? found : {}) };
    console.log(`${String(says)}\n${origin}${String(page)}`);
  } catch (error) {
    console.error('The duel could not be started.', error);
  }
}

function run(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

endWhenReaderLeaves();
const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
process.exitCode = await (command === undefined || args.includes('--help') ? usage() : command(args));
