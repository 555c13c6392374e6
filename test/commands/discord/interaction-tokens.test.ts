import { describe, expect, it } from 'vitest';
import { InteractionTokens } from '../../../src/commands/discord/interaction-tokens.ts';

const MINUTE = 60_000;
const press = (token: string) => ({ applicationId: '100000000000000001', token });
const routeOf = (token: string) => `/webhooks/100000000000000001/${token}/messages/%40original`;

const yes = Promise.resolve(true);

describe('fresh presses', () => {
  it('are good for one edit of the message that was pressed, the latest of them', async () => {
    const presses = new InteractionTokens(() => 0);
    presses.record('table', press('one'), yes);
    presses.record('table', press('two'), yes);
    expect(await presses.take('another')).toBeNull();
    expect(await presses.take('table')).toBe(routeOf('two'));
    expect(await presses.take('table')).toBeNull();
  });

  it('are not used when their token may have died', async () => {
    let now = 0;
    const presses = new InteractionTokens(() => now);
    presses.record('table', press('one'), yes);
    now = 10 * MINUTE;
    expect(await presses.take('table')).toBeNull();
  });

  it('are not used before they are acknowledged, nor when they are refused', async () => {
    const presses = new InteractionTokens(() => 0);
    let acknowledge: (was: boolean) => void = () => undefined;
    const acknowledged = new Promise<boolean>((resolve) => {
      acknowledge = resolve;
    });
    presses.record('table', press('one'), acknowledged);
    const route = presses.take('table');
    expect(await Promise.race([route, 'not yet'])).toBe('not yet');
    acknowledge(true);
    expect(await route).toBe(routeOf('one'));
    presses.record('table', press('two'), Promise.resolve(false));
    expect(await presses.take('table')).toBeNull();
    presses.record('table', press('three'), Promise.reject(new Error('too late')));
    expect(await presses.take('table')).toBeNull();
  });

  it('are forgotten from the oldest on', async () => {
    const presses = new InteractionTokens(() => 0);
    for (let i = 0; i <= 500; i += 1) presses.record(`table ${i}`, press(`${i}`), yes);
    expect(await presses.take('table 0')).toBeNull();
    expect(await presses.take('table 1')).toBe(routeOf('1'));
  });
});
