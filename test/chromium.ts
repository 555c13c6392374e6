import { type Browser, chromium, type Page } from 'playwright-core';

/** A headless browser without other network access. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A page without the movements of what waits, which would be drawn by the processor all the time. */
export function openPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  return browser.newPage({ viewport, reducedMotion: 'reduce' });
}
