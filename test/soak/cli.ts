/** Soak: whole duels of all pairings, many seeds, checked after every action. See `npm run soak -- --help`. */
import { parseArgs } from 'node:util';
import '../../src/content/index.ts';
import { listHeroes } from '../../src/engine/index.ts';
import { botChooser } from './bot-chooser.ts';
import { anyAction } from './play-out.ts';
import { printReport } from './report.ts';
import { soak } from './soak.ts';

const HELP = `npm run soak -- [options]
  --seeds N      games for each pairing (default 1000)
  --players P    random | bots (default random)
  --heroes A,B   only these heroes (default all)
  --memory       without the second run in which every state goes through JSON
  --report       win rates, lengths, damage by ability, cards played; fails on what was never used`;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    players: { type: 'string', default: 'random' },
    heroes: { type: 'string' },
    memory: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function main(): number {
  const seeds = Number(values.seeds);
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (!Number.isInteger(seeds) || seeds < 1 || !['random', 'bots'].includes(values.players)) {
    console.error(HELP);
    return 2;
  }
  const heroes = values.heroes?.split(',') ?? listHeroes().map((hero) => hero.id);
  const result = soak({
    heroes,
    seeds,
    choose: values.players === 'bots' ? botChooser : anyAction,
    reload: !values.memory,
    progress: (line) => console.log(line),
  });
  if (!values.report) return 0;
  return printReport(result, (line) => console.log(line)) ? 0 : 1;
}

process.exitCode = main();
