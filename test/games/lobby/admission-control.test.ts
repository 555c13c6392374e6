import { describe, expect, it } from 'vitest';
import { AdmissionControl } from '../../../src/games/lobby/admission-control.ts';

/** A simulated machine that sends the messages of a given number of games a second. */
class Machine {
  backlog = 0;
  pressWaitMs = 0;
  #now = 0;
  readonly admission = new AdmissionControl({
    backlog: () => this.backlog,
    pressWaitMs: () => this.pressWaitMs,
    now: () => this.#now,
  });

  /** Lets time pass in which nothing is sent. */
  wait(ms: number): void {
    this.#now += ms;
  }

  run(seconds: number, perSecond: number): void {
    for (let sent = 0; sent < seconds * perSecond; sent += 1) {
      this.#now += 1_000 / perSecond;
      this.backlog = Math.max(0, this.backlog - 1);
      this.admission.drained();
    }
  }
}

describe('Admission', () => {
  it('is open while nothing waits, and before anything was measured', () => {
    const machine = new Machine();
    expect(machine.admission.secondsUntilRoom()).toBeNull();
    machine.backlog = 1_000;
    expect(machine.admission.secondsUntilRoom()).toBeNull();
  });

  it.each([
    [10, 200, 400],
    [50, 1_000, 2_000],
  ])('lets %i sent a second carry a backlog of %i and no more than that', (rate, carried, tooMany) => {
    const machine = new Machine();
    machine.backlog = carried;
    machine.run(5, rate);
    expect(machine.admission.secondsUntilRoom()).toBeNull();
    machine.backlog = tooMany;
    expect(machine.admission.secondsUntilRoom()).toBe(45);
  });

  it('opens again when tables are up to date, not at the first one that is sent', () => {
    const machine = new Machine();
    machine.backlog = 1_000;
    machine.run(10, 20);
    expect(machine.admission.state.open).toBe(false);
    machine.run(30, 20);
    expect(machine.admission.state.behindSeconds).toBeLessThan(20);
    expect(machine.admission.state.open).toBe(false);
    machine.run(10, 20);
    expect(machine.admission.secondsUntilRoom()).toBeNull();
  });

  it('does not take a quiet hour for a slow one', () => {
    const machine = new Machine();
    machine.backlog = 100;
    machine.run(5, 20);
    machine.run(3_600, 0.1);
    machine.backlog = 60;
    machine.run(0.5, 20);
    expect(machine.admission.secondsUntilRoom()).toBeNull();
  });

  it('is closed while presses wait for seconds, and says at least a quarter of a minute', () => {
    const machine = new Machine();
    machine.pressWaitMs = 2_500;
    expect(machine.admission.secondsUntilRoom()).toBe(15);
    machine.pressWaitMs = 0;
    expect(machine.admission.secondsUntilRoom()).toBeNull();
  });
});

describe('the limits of admission', () => {
  /** A machine that has sent ten games a second for five seconds, with so many games unsent. */
  function measured(backlog: number): Machine {
    const machine = new Machine();
    machine.backlog = 1_000;
    machine.run(5, 10);
    machine.backlog = backlog;
    return machine;
  }

  it('count what was sent while something waited, to the game and to the millisecond', () => {
    expect(measured(1).admission.state).toEqual({ open: true, drainedPerSecond: 10, behindSeconds: 0.1 });
    expect(measured(0).admission.state.behindSeconds).toBe(0);
  });

  it.each([
    [200, null],
    [201, 30],
    [451, 60],
    [9_000, 600],
  ])('with %i games behind at ten a second are a wait of %j s', (backlog, wait) => {
    expect(measured(backlog).admission.secondsUntilRoom()).toBe(wait);
  });

  it('open again below five seconds, not at five', () => {
    const machine = measured(201);
    expect(machine.admission.state.open).toBe(false);
    machine.backlog = 50;
    expect(machine.admission.state).toMatchObject({ behindSeconds: 5, open: false });
    machine.backlog = 49;
    expect(machine.admission.state.open).toBe(true);
  });

  it('close for presses that wait more than two seconds, not for two', () => {
    const machine = new Machine();
    machine.pressWaitMs = 2_000;
    expect(machine.admission.state.open).toBe(true);
    machine.pressWaitMs = 2_001;
    expect(machine.admission.state.open).toBe(false);
  });

  it.each([
    [1_999, null],
    [2_000, 0.5],
    [5_000, 0.2],
  ])(
    'count one game at most where nothing was sent for %i ms, and nothing before two seconds',
    (ms, rate) => {
      const machine = new Machine();
      machine.backlog = 40;
      expect(machine.admission.state.drainedPerSecond).toBeNull();
      machine.wait(ms);
      expect(machine.admission.state.drainedPerSecond).toBe(rate);
    },
  );

  it('count time in which nothing was sent beside time in which games were', () => {
    const machine = measured(1_000);
    expect(machine.admission.state.drainedPerSecond).toBe(10);
    machine.wait(4_900);
    expect(machine.admission.state.drainedPerSecond).toBe(5);
    // Several games that are sent at the same moment are counted, too.
    for (let sent = 0; sent < 49; sent += 1) machine.admission.drained();
    expect(machine.admission.state.drainedPerSecond).toBe(10);
  });

  it('close where a single game cannot be sent for long', () => {
    const machine = new Machine();
    machine.backlog = 1;
    expect(machine.admission.secondsUntilRoom()).toBeNull();
    machine.wait(25_000);
    expect(machine.admission.secondsUntilRoom()).toBe(30);
  });

  it('forget what was sent more than ten seconds ago', () => {
    const machine = new Machine();
    machine.backlog = 10_000;
    expect(machine.admission.state.drainedPerSecond).toBeNull();
    machine.run(10, 20);
    expect(machine.admission.state.drainedPerSecond).toBe(20);
    machine.run(10, 5);
    expect(machine.admission.state.drainedPerSecond).toBe(5);
  });
});
