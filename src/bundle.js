// @ts-check
/**
 * One bundle of the program's sources, kept in `.bundle/`: Node reads it in a fraction of the time that it takes to
 * read and translate some 600 files of TypeScript. It is made anew by itself when any source has changed.
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

/** Bundles of older sources that stay: a program that runs from one may still load a part of it. */
const OLDER_KEPT = 3;
/** What is still unfinished after so long, in ms, was left by a program that was killed. */
const LEFT_AFTER_MS = 60 * 60_000;
const MAIN = 'main.mjs';

/**
 * The program's bundle, made now unless there is one of these sources.
 * @param {string} root the project's folder; `.bundle` in it must be writable to make one
 * @returns {Promise<string>} the file that starts the program
 * @throws where the folder cannot be written or a source cannot be read
 */
export async function bundleOf(root) {
  const kept = join(root, '.bundle');
  const folder = join(kept, digestOf(root));
  const main = join(folder, MAIN);
  if (isThere(main)) return main;
  mkdirSync(kept, { recursive: true });
  // Made apart and moved in one step, so that of two programs that start at once neither sees half a bundle.
  const making = mkdtempSync(join(kept, 'making-'));
  try {
    // Whoever may read the sources may read what is made of them.
    chmodSync(making, 0o755);
    await build(root, join(root, 'src', 'main.ts'), making);
    moveUnlessThere(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  removeOlder(kept, folder);
  return main;
}

/**
 * Stands for all that a bundle depends on: the sources, where they lie, and what makes it of them.
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
 * Makes a bundle of a program and all sources that it needs.
 * @param {string} root the project's folder
 * @param {string} entry the source that starts the program
 * @param {string} outdir where the bundle goes: a folder below `root`, for its packages; the file that starts the
 *   program is named after its source, and ends in `.mjs`
 */
export async function build(root, entry, outdir) {
  const esbuild = await import('esbuild');
  try {
    await esbuild.build({
      absWorkingDir: root,
      entryPoints: [entry],
      bundle: true,
      // Packages are loaded from node_modules, and what is imported late stays apart.
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
    // It is a program of its own, which would stay as long as this one.
    await esbuild.stop();
  }
}

/**
 * Files that lie beside a source are found by its place, which is another for a bundle: it is written into it.
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
    // Another program that started at the same time was first.
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
    // A folder in which another program makes the bundle may go meanwhile.
    .flatMap((folder) => {
      const found = statSync(folder, { throwIfNoEntry: false });
      return found ? [{ folder, at: found.mtimeMs, isWhole: isThere(join(folder, MAIN)) }] : [];
    })
    .sort((a, b) => b.at - a.at);
  const left = others.filter(({ isWhole, at }) => !isWhole && at < Date.now() - LEFT_AFTER_MS);
  const older = others.filter(({ isWhole }) => isWhole).slice(OLDER_KEPT);
  for (const { folder } of [...left, ...older]) rmSync(folder, { recursive: true, force: true });
}
