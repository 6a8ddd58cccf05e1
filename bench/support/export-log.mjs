// Starts exports, watches each to its end, opens the file that comes out.
import { setTimeout as pause } from 'node:timers/promises';
import { Refused } from './client.mjs';

const AGAIN_MS = 200;
const HEADS = { pdf: '%PDF-', docx: 'PK' };

/** @typedef {{ status: 'done' | 'failed' | 'open', failure: string | null, isSound: boolean, began: number, ended: number }} End */

export class ExportLog {
  /** @type {End[]} */
  ends = [];

  constructor({ call, siteUrl, resumeId, limitMs }) {
    Object.assign(this, { call, siteUrl, resumeId, limitMs });
  }

  /** One export from its start to its end. @param {'pdf' | 'docx'} format */
  async one(format) {
    const began = Date.now();
    const until = began + this.limitMs;
    const { exportId } =
      (await this.#retry(until, () =>
        this.call('/api/resume/exports', { resumeId: this.resumeId, format }),
      )) ?? {};
    const state = exportId && (await this.#watch(exportId, until));
    const ended = Date.now();
    const { status = 'open', failure = null, file = null } = state ?? {};
    const isSound = status === 'done' && (await this.#opens(file, HEADS[format], until));
    this.ends.push({ status, failure, isSound, began, ended });
  }

  async #watch(exportId, until) {
    for (;;) {
      const state = await this.#retry(until, () =>
        this.call('/api/resume/exports/state', { exportId, wait: 1 }),
      );
      if (!state || state.status === 'done' || state.status === 'failed') return state;
      if (Date.now() > until) return null;
    }
  }

  async #opens(file, head, until) {
    const bytes = await this.#retry(until, async () => {
      const response = await fetch(new URL(file.fullurl, this.siteUrl));
      if (response.status >= 500) throw new Error(String(response.status));
      return Buffer.from(await response.arrayBuffer());
    });
    return bytes?.subarray(0, head.length).toString() === head;
  }

  // 429 means that an export of an earlier round is still under way: that is an answer too, so it is asked again.
  async #retry(until, attempt) {
    while (Date.now() < until) {
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof Refused && error.status < 500 && error.status !== 429) throw error;
        await pause(AGAIN_MS);
      }
    }
    return null;
  }
}
