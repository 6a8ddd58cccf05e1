import { Clock } from '../src/platform/clock.js';

/** Time that moves only when a test advances it. */
export class TestClock extends Clock {
  private time = new Date('2026-11-21T08:00:00Z').getTime();

  now(): Date {
    return new Date(this.time);
  }

  set(time: Date): void {
    this.time = time.getTime();
  }

  advance(seconds: number): void {
    this.time += seconds * 1000;
  }
}
