// @ts-check
/**
 * One bundle of the programs' sources in `.bundle/`: Node loads it in a fraction of the time needed to read and
 * compile about 1,000 TypeScript files. It is rebuilt automatically when a source has changed.
 */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The number of older bundles that are not deleted, because a running program may still load parts of its bundle. */
const OLDER_KEPT = 3;
/** Unfinished bundles older than this, in ms, belong to killed programs and are deleted. */
const LEFT_AFTER_MS = 60 * 60_000;
/** Sources that start a program of their own, by name. */
const PROGRAMS = ['main', 'pack-cli'];
const MAIN = 'main.mjs';

/**
 * The bundle of the programs, built now unless there is one of the current sources.
 * @param {string} root the project's folder; `.bundle` in it must be writable for a build
 * @param {string} [program] which of them, `main` unless told
 * @returns {Promise<string>} the file that starts the program
 * @throws when the folder is not writable or a source is not readable
 */
export async function bundleOf(root, program = 'main') {
  const kept = join(root, '.bundle');
  const folder = join(kept, digestOf(root));
  const file = join(folder, `${program}.mjs`);
  if (isThere(join(folder, MAIN))) return file;
  mkdirSync(kept, { recursive: true });
  // Built elsewhere and renamed, so that a program that starts at the same time never sees an incomplete bundle.
  const making = mkdtempSync(join(kept, 'making-'));
  try {
    // Readable by everybody, like the sources.
    chmodSync(making, 0o755);
    const sources = PROGRAMS.map((name) => join(root, 'src', `${name}.ts`));
    await build(root, sources.filter(isThere), making);
    moveUnlessThere(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  removeOlder(kept, folder);
  return file;
}

/**
 * A hash of everything that the bundle depends on: the sources, their location, and the version of esbuild.
 * @param {string} root
 */
function digestOf(root) {
  const hash = createHash('sha256').update(`${root}\0${esbuildVersion()}\0`);
  const source = join(root, 'src');
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => /\.[jt]s$/.test(file)).sort()) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(source, name)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

function esbuildVersion() {
  const manifest = createRequire(import.meta.url).resolve('esbuild/package.json');
  return readFileSync(manifest, 'utf8');
}

/** @param {string} path */
function isThere(path) {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Bundles programs with all sources that they need.
 * @param {string} root the project's folder
 * @param {string[]} entryPoints the sources that start a program each
 * @param {string} outdir the target, a folder below `root`, so that packages are found; the file that starts a
 *   program is named after its source, and ends in `.mjs`
 */
export async function build(root, entryPoints, outdir) {
  const esbuild = await import('esbuild');
  try {
    await esbuild.build({
      absWorkingDir: root,
      entryPoints,
      bundle: true,
      // Packages are loaded from node_modules, and dynamic imports stay separate files.
      packages: 'external',
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      outdir,
      outExtension: { '.js': '.mjs' },
      sourcemap: 'linked',
      sourcesContent: false,
      logLevel: 'silent',
      plugins: [{ name: 'own-place', setup: keepOwnPlace }],
    });
  } finally {
    // esbuild's child process would otherwise run as long as this one.
    await esbuild.stop();
  }
}

/**
 * Inserts the original path of each source, because sources find files beside them by `import.meta`.
 * @param {import('esbuild').PluginBuild} building
 */
function keepOwnPlace(building) {
  building.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
    loader: 'ts',
    contents: readFileSync(path, 'utf8')
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
  }));
}

/**
 * @param {string} from
 * @param {string} to
 */
function moveUnlessThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another program that started at the same time was faster.
    if (!isThere(join(to, MAIN))) throw error;
  }
}

/**
 * @param {string} kept the folder of all bundles
 * @param {string} newest
 */
function removeOlder(kept, newest) {
  const others = readdirSync(kept)
    .map((name) => join(kept, name))
    .filter((folder) => folder !== newest)
    // Another program may remove its build folder meanwhile.
    .flatMap((folder) => {
      const found = statSync(folder, { throwIfNoEntry: false });
      return found ? [{ folder, at: found.mtimeMs, isWhole: isThere(join(folder, MAIN)) }] : [];
    })
    .sort((a, b) => b.at - a.at);
  const left = others.filter(({ isWhole, at }) => !isWhole && at < Date.now() - LEFT_AFTER_MS);
  const older = others.filter(({ isWhole }) => isWhole).slice(OLDER_KEPT);
  for (const { folder } of [...left, ...older]) rmSync(folder, { recursive: true, force: true });
}
