/** Runs before each test file: only tests that start programs, draw or play whole games may take long. */
import { expect, vi } from 'vitest';
import { isLong } from './file-groups.ts';

vi.setConfig({ testTimeout: isLong(expect.getState().testPath ?? '') ? 300_000 : 20_000 });
