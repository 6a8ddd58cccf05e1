// A supervised child process: restarted with growing delays when it dies, stopped for good on request.
import { spawn } from 'node:child_process';
import fs from 'node:fs';

/** Delays before a restart: 0.5 s, doubled up to 30 s; a run of a minute counts as healthy. */
export const BACKOFF = { firstMs: 500, maxMs: 30_000, healthyMs: 60_000 };

/** @param {number} failures consecutive early exits */
export const pauseAfter = (failures) =>
  Math.min(BACKOFF.firstMs * 2 ** Math.max(0, failures - 1), BACKOFF.maxMs);

/**
 * @typedef {object} Plan
 * @property {string} name @property {string} command @property {string[]} args
 * @property {NodeJS.ProcessEnv} env @property {string} [cwd]
 * @property {import('./identity.mjs').Identity | null} [identity]
 * @property {string} log file for the child's output
 * @property {NodeJS.Signals} [stopSignal] @property {number} [graceMs]
 * @property {boolean} [hasChannel] a Node child that exits when this process disappears
 * @property {'pipe' | 'inherit'} [output] `inherit` shows the output instead of logging it
 */

export class Supervised {
  /** @param {Plan} plan @param {(text: string) => void} [say] */
  constructor(plan, say = () => {}) {
    this.plan = plan;
    this.say = say;
    this.failures = 0;
    this.isStopping = false;
    /** @type {import('node:child_process').ChildProcess | null} */
    this.child = null;
  }

  start() {
    const { plan } = this;
    const log = plan.output === 'inherit' ? 'inherit' : fs.openSync(plan.log, 'a');
    const began = Date.now();
    this.child = spawn(plan.command, plan.args, {
      cwd: plan.cwd,
      env: plan.env,
      // A separate process group: Ctrl-C reaches only this process, which then stops the children in order.
      detached: true,
      stdio: plan.hasChannel ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
      ...plan.identity,
    });
    if (typeof log === 'number') fs.closeSync(log);
    this.child.once('error', (error) => this.say(`${plan.name} 无法启动：${error.message}`));
    this.child.once('close', (code, signal) => this.#ended(code ?? signal, Date.now() - began));
    return this;
  }

  get hasExited() {
    return !this.child || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Asks the child to stop, and kills it if it does not stop in time. */
  async stop() {
    this.isStopping = true;
    clearTimeout(this.restart);
    const { child } = this;
    if (!child || this.hasExited) return;
    const exited = new Promise((resolve) => child.once('close', resolve));
    child.kill(this.plan.stopSignal ?? 'SIGTERM');
    const timer = setTimeout(() => this.kill(), this.plan.graceMs ?? 30_000);
    await exited;
    clearTimeout(timer);
  }

  /** Kills the child and its own children immediately. */
  kill() {
    if (this.hasExited || !this.child?.pid) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      this.child.kill('SIGKILL');
    }
  }

  /** @param {number | string | null} how @param {number} lived */
  #ended(how, lived) {
    if (this.isStopping) return;
    this.failures = lived > BACKOFF.healthyMs ? 1 : this.failures + 1;
    const pause = pauseAfter(this.failures);
    this.say(
      `${this.plan.name} 意外退出（${how}），${(pause / 1000).toFixed(1)} 秒后重新启动；日志：${this.plan.log}`,
    );
    this.restart = setTimeout(() => this.start(), pause);
  }
}
