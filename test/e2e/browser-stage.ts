/** The program with real browser pages at its playground, for the tests that look at what people see. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium, openPage } from '../chromium.ts';
import { ChatPage } from './chat-page.ts';
import { type StartedProgram, startProgram } from './program.ts';

const SCREENS = join(import.meta.dirname, '..', '..', 'artefacts', 'screens');

export const PHONE = { width: 400, height: 860 };
export const DESK = { width: 1200, height: 900 };

export interface BrowserStage {
  /** Opens a page as this person. */
  enter(name: string, viewport: typeof PHONE): Promise<ChatPage>;
  /** Keeps a picture of what a person sees, under a name of this test. */
  screenshot(person: ChatPage, what: string): Promise<void>;
}

/**
 * Starts the program and a browser before the tests of a file, and ends both after them.
 * @param env further settings of the program
 */
export function browserStage(env: Record<string, string> = {}): BrowserStage {
  const dataDir = mkdtempSync(join(tmpdir(), 'throneroom-browser-'));
  let started: { readonly program: StartedProgram; readonly browser: Browser; readonly url: string } | null =
    null;
  beforeAll(async () => {
    mkdirSync(SCREENS, { recursive: true });
    const program = startProgram(dataDir, { LOG_LEVEL: 'warn', BOARD_PICTURES: 'on', ...env });
    const browser = await launchChromium();
    const [, url = ''] = await program.printed(/playground at (http:\S+)/);
    started = { program, browser, url };
  });
  // What the program logged says why a page saw something wrong.
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') process.stderr.write(started?.program.output() ?? '');
  });
  afterAll(async () => {
    await started?.browser.close();
    started?.program.child.kill('SIGTERM');
    await started?.program.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    async enter(name, viewport) {
      if (started === null) throw new Error('The program has not been started yet.');
      const page = await openPage(started.browser, viewport);
      // Four pages on two cores, beside other tests.
      page.setDefaultTimeout(30_000);
      return ChatPage.open(page, started.url, name);
    },
    screenshot: (person, what) =>
      person.screenshot(join(SCREENS, `${what}-${person.name.toLowerCase()}.png`)),
  };
}

/** Expects no error in these pages and no request that Discord would refuse. */
export async function expectNoPageErrors(...people: readonly ChatPage[]): Promise<void> {
  for (const person of people) {
    expect(person.errors).toEqual([]);
    expect(await person.page.getByText("The playground can't draw").count()).toBe(0);
    expect(await person.problems).toEqual([]);
  }
}
