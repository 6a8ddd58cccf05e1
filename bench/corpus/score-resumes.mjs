import { compareFields, f1, fieldsOf, present } from '../import/score.mjs';
import { documentOf } from './document-of.mjs';
import { resumesOf } from './read.mjs';

// A text that gives no draft has every field missed.
const NOTHING = { basics: {}, intention: {} };
const kindOf = ([section, field]) => (section === 'basics' ? field : `${section}.${field}`);

/** Groups of skills have names and words; a reader lists the words, or the name where there are none. */
function withSkillsAsWords(sections) {
  const words = (entry) => {
    const keywords = entry.filter(([name]) => name === 'keyword');
    return keywords.length > 0 ? keywords : entry.filter(([name]) => name === 'name');
  };
  const all = (sections.skills ?? []).flatMap(words).map(([, text]) => ['word', text]);
  return { ...sections, skills: all.length > 0 ? [all] : [] };
}

/** Right, missed and wrong fields of a part: all of them, by layout and by field. @param {string} part */
export async function scoreResumes(part) {
  const sums = new Map();
  const add = (key, kind) => {
    const sum = sums.get(key) ?? { right: 0, missed: 0, wrong: 0 };
    sum[kind] += 1;
    sums.set(key, sum);
  };
  for (const { text, layout, truth } of resumesOf(part)) {
    const wanted = Object.fromEntries(
      Object.entries(truth).map(([section, entries]) => [section, entries.map(present)]),
    );
    const result = compareFields(
      withSkillsAsWords(wanted),
      withSkillsAsWords(fieldsOf((await documentOf(text)) ?? NOTHING)),
    );
    for (const [kind, fields] of [
      ['right', result.found],
      ['missed', result.missed],
      ['wrong', result.wrong],
    ])
      for (const field of fields) {
        add('all fields', kind);
        add(`layout ${layout}`, kind);
        add(`field ${kindOf(field)}`, kind);
      }
  }
  return [...sums].map(([name, sum]) => ({ name, ...sum, f1: f1(sum) }));
}
