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
