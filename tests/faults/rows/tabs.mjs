import assert from 'node:assert/strict';
import { Chance } from '#bench/support/chance.mjs';
import { contradictions, newWriter } from '../support/history.mjs';

const EDITS = 250;
const STATEMENTS = 12;
const READ = '/upload_resume_file/getInfoByMakeResumeId';
const SAVE = '/make_resume/saveMakeResume';

/**
 * Each tab edits its own statements in the version it read last; a stale save is refused, and the tab merges and
 * retries.
 */
export const twoTabs = {
  row: '16',
  fault: `two tabs of one résumé, ${EDITS} random edits each, without waiting for each other`,
  goal: { text: 'every answered text is in the résumé, 0 silently lost' },
  async run(site, { seed }) {
    const { person, saves } = await newWriter(site);
    const tabs = ['a', 'b'].map((name, index) => new Tab(name, person.call, saves, new Chance(seed + index)));
    await Promise.all(tabs.map((tab) => tab.work()));
    const { document } = await person.call(READ, { id: saves.id });
    const kept = textsOf(JSON.parse(document));
    const lost = tabs.flatMap(({ answered }) => [...answered].filter(([id, text]) => kept.get(id) !== text));
    assert.deepEqual(lost, []);
    assert.deepEqual((await contradictions(site, [])).slice(0, 1), []);
    const stale = tabs.reduce((sum, tab) => sum + tab.stale, 0);
    return { sent: `${2 * EDITS} edits`, end: `0 lost; ${stale} stale saves refused with 409 and merged` };
  },
};

class Tab {
  /** The last acknowledged text of each statement. @type {Map<string, string>} */
  answered = new Map();
  stale = 0;

  constructor(name, call, saves, chance) {
    Object.assign(this, { name, call, saves, chance });
  }

  async work() {
    let seen = await this.call(READ, { id: this.saves.id });
    for (let edit = 0; edit < EDITS; edit += 1) {
      const id = `${this.name}${Math.floor(this.chance.next() * STATEMENTS)}`;
      const text = `${this.name} 的第 ${edit} 次修改`;
      seen = await this.#save(seen, id, text);
      this.answered.set(id, text);
    }
  }

  async #save(seen, id, text) {
    let from = seen;
    for (;;) {
      const document = withText(JSON.parse(from.document), id, text);
      const body = {
        ...this.saves.fields,
        id: this.saves.id,
        version: from.version,
        document: JSON.stringify(document),
      };
      try {
        const { version } = await this.call(SAVE, body);
        return { version, document: body.document };
      } catch (error) {
        if (error.status !== 409) throw error;
        this.stale += 1;
        from = await this.call(READ, { id: this.saves.id });
      }
    }
  }
}

function withText(document, id, text) {
  // A résumé has at most sixty statements, so those of the tabs replace the original ones.
  const others = document.selfEvaluation.filter((statement) => statement.id !== id).slice(0, 59);
  return { ...document, selfEvaluation: [{ id, kind: 'bullet', zh: [{ text }] }, ...others] };
}

const textsOf = (document) =>
  new Map(document.selfEvaluation.map(({ id, zh }) => [id, zh.map(({ text }) => text).join('')]));
