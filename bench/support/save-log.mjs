// A writer that behaves like the editor: a save without a response is sent again with the same key. It records
// acknowledged saves and reports in the end which of them the site has lost.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Refused } from './client.mjs';

const READ = '/upload_resume_file/getInfoByMakeResumeId';
const SAVE = '/make_resume/saveMakeResume';
const AGAIN_MS = 100;
const MARK = 'mark-';

export class SaveLog {
  answered = 0;
  resent = 0;
  /** @type {string[]} */
  problems = [];
  #turn = 0;
  #version = 0;

  constructor({ call, fields, document }) {
    Object.assign(this, { call, fields, document });
  }

  async create() {
    const created = await this.#send({ ...this.fields, document: this.#marked() });
    this.id = created.id;
    this.#version = created.version;
  }

  /** One save, sent until it is acknowledged; every fifth is verified by reading. */
  async next() {
    const body = { ...this.fields, id: this.id, version: this.#version, document: this.#marked() };
    const saved = await this.#send(body);
    if (saved.version !== this.#version + 1)
      this.problems.push(`version ${saved.version} after ${this.#version}`);
    this.#version = saved.version;
    if (this.#turn % 5 === 0) await this.#compare();
  }

  /** Lost saves; empty if there are none. */
  async check() {
    await this.#compare();
    return this.problems;
  }

  #marked() {
    this.#turn += 1;
    const mark = { id: 'mark', kind: 'bullet', zh: [{ text: `${MARK}${this.#turn}` }] };
    return JSON.stringify({ ...this.document, selfEvaluation: [mark, ...this.document.selfEvaluation] });
  }

  async #compare() {
    const { version, document } = await this.#until(() => this.call(READ, { id: this.id }));
    const mark = JSON.parse(document).selfEvaluation[0].zh[0].text;
    if (version !== this.#version || mark !== `${MARK}${this.#turn}`) {
      this.problems.push(
        `save ${this.#turn} as version ${this.#version}: found ${mark} as version ${version}`,
      );
    }
  }

  async #send(body) {
    const request = { ...body, request_key: randomUUID() };
    const saved = await this.#until(() => this.call(SAVE, request));
    this.answered += 1;
    return saved;
  }

  // A refused connection, a truncated response and a 5xx are the same to a browser: it retries.
  async #until(attempt) {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof Refused && error.status < 500) throw error;
        this.resent += 1;
        await pause(AGAIN_MS);
      }
    }
  }
}
