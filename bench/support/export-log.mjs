// Starts exports, watches each until it ends, and opens the resulting file.
import { setTimeout as pause } from 'node:timers/promises';
import { Refused } from './client.mjs';

const AGAIN_MS = 200;
const TEMPLATES = Array.from({ length: 20 }, (_none, index) => `tem${String(index + 1).padStart(4, '0')}`);
const HEADS = { pdf: '%PDF-', docx: 'PK' };

/** @typedef {{ status: 'done' | 'failed' | 'open', failure: string | null, isSound: boolean, began: number, ended: number }} End */

export class ExportLog {
  /** @type {End[]} */
  ends = [];
  #begun = 0;

  constructor({ call, siteUrl, resumeId, limitMs }) {
    Object.assign(this, { call, siteUrl, resumeId, limitMs });
  }

  /** Runs one export to its end. @param {'pdf' | 'docx'} format */
  async one(format) {
    const began = Date.now();
    const until = began + this.limitMs;
    // Identical requests would share one file.
    const templateCode = TEMPLATES[(this.#begun += 1) % TEMPLATES.length];
    const { exportId } =
      (await this.#retry(until, () =>
        this.call('/api/resume/exports', { resumeId: this.resumeId, format, templateCode }),
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

  // 429 means that an earlier export is still in progress, so the request is repeated.
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
