/** The panel of a person's own times, and what its presses make of them. */
import { describe, expect, it } from 'vitest';
import { timesAfter } from '../../../src/commands/components/own-times-press.ts';
import { ownTimesPanel } from '../../../src/commands/panels/own-times.ts';
import { type OwnTimesPress, ownTimesId, readOwnTimesId } from '../../../src/commands/panels/own-times-id.ts';
import type { OwnTimes } from '../../../src/games/clock/own-times.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const HOUR = 60 * 60_000;
/** A Thursday, 12:40 UTC. */
const NOON = Date.UTC(2026, 0, 1, 12, 40);
const SET: OwnTimes = { ahead: 330, quiet: { from: 22 * 60, minutes: 480 }, botAfterMs: 8 * HOUR };

const told = (times: OwnTimes, fraction?: number) =>
  JSON.stringify(ownTimesPanel(times, NOON, ENGLISH, fraction));

describe('the panel of own times', () => {
  it('offers every whole hour of the world with its weekday, and other minutes on request', () => {
    const first = told({});
    expect(first.match(/"value":"-?\d+"/g)?.length).toBe(25 + 5);
    expect(first).toContain('"label":"Thursday, 12:40","value":"0"');
    expect(first).toContain('"label":"Thursday, 1:40","value":"-660"');
    expect(first).toContain('"label":"Friday, 1:40","value":"780"');
    expect(first).toContain('m1:clocks:30');
    expect(told({}, 30)).toContain('"label":"Thursday, 18:10","value":"330"');
    expect(told({}, 30)).toContain('m1:clocks:45');
    expect(told({}, 45)).toContain('"label":"Thursday, 18:25","value":"345"');
    expect(told({}, 45)).toContain('m1:clocks:0');
  });

  it('offers quiet hours once the clock is known, and says when they are', () => {
    expect(told({})).not.toContain('m1:from');
    expect(told({ ahead: 0 })).toContain('m1:from');
    expect(told({ ahead: 0 })).not.toContain('m1:until');
    const whole = told(SET);
    expect(whole).toContain('Your clock shows Thursday, 18:10.');
    // 22:00 there is 16:30 UTC.
    const from = Date.UTC(2026, 0, 1, 16, 30) / 1_000;
    expect(whole).toContain(`every day from <t:${from}:t> to <t:${from + 8 * 3_600}:t>`);
    expect(whole).toContain('"label":"Until 6:00 (8 hours)","value":"480","default":true');
    expect(whole).toContain('has waited 8 hours for you');
    expect(whole).toContain('m1:loud');
  });
});

describe('a press on own times', () => {
  it.each<[OwnTimesPress, number, OwnTimes]>([
    [{ do: 'clock' }, -480, { ...SET, ahead: -480 }],
    [{ do: 'from' }, 0, { ...SET, quiet: { from: 0, minutes: 480 } }],
    [{ do: 'until' }, 720, { ...SET, quiet: { from: 22 * 60, minutes: 720 } }],
    [{ do: 'bot' }, 24, { ...SET, botAfterMs: 24 * HOUR }],
    [{ do: 'bot' }, 0, { ahead: 330, quiet: { from: 22 * 60, minutes: 480 } }],
    [{ do: 'loud' }, Number.NaN, { ahead: 330, botAfterMs: 8 * HOUR }],
    [{ do: 'open' }, Number.NaN, SET],
  ])('%j with %d', (press, value, after) => {
    expect(timesAfter(SET, press, value)).toEqual(after);
  });

  it.each<[OwnTimesPress, number]>([
    [{ do: 'clock' }, 5_000],
    [{ do: 'clock' }, Number.NaN],
    [{ do: 'from' }, 1_440],
    [{ do: 'from' }, 0.5],
    [{ do: 'until' }, 721],
    [{ do: 'until' }, 0],
    [{ do: 'bot' }, 25],
    [{ do: 'bot' }, -1],
  ])('that is forged changes nothing: %j with %d', (press, value) => {
    expect(timesAfter(SET, press, value)).toBeNull();
  });

  it('gives quiet hours without an end eight hours, and no end without a begin', () => {
    expect(timesAfter({ ahead: 0 }, { do: 'from' }, 60)).toEqual({
      ahead: 0,
      quiet: { from: 60, minutes: 480 },
    });
    expect(timesAfter({ ahead: 0 }, { do: 'until' }, 60)).toBeNull();
  });

  it.each<OwnTimesPress>([{ do: 'open' }, { do: 'loud' }, { do: 'clocks', fraction: 45 }])(
    'has a custom id: $do',
    (press) => {
      expect(readOwnTimesId(ownTimesId(press))).toEqual(press);
    },
  );

  it.each(['m1', 'm1:', 'm1:clocks', 'm1:clocks:15', 'm1:from:30', 'm1:burn', 't1:from'])(
    'is refused: %s',
    (id) => {
      expect(readOwnTimesId(id)).toBeNull();
    },
  );
});
