import { compareFields, f1, fieldsOf, present } from '../import/score.mjs';
import { importOf } from './document-of.mjs';
import { withoutFluency, withoutLevel, withOwnDetails } from './own-details.mjs';
import { resumesOf } from './read.mjs';

// A text without a draft counts as missing every field.
const NOTHING = { basics: {}, intention: {} };
const kindOf = ([section, field]) => (section === 'basics' ? field : `${section}.${field}`);

/** Groups of skills have a name and words; a reader lists the words, or the name if there are none. */
function withSkillsAsWords(sections) {
  const words = (entry) => {
    const keywords = entry.filter(([name]) => name === 'keyword');
    return keywords.length > 0 ? keywords : entry.filter(([name]) => name === 'name');
  };
  const all = (sections.skills ?? []).flatMap(words).map(([, text]) => ['word', text.replace(ABILITY, '')]);
  return { ...sections, skills: all.length > 0 ? [all] : [] };
}

/** The level of a tool is a separate field: Excel（基础） is Excel. */
const ABILITY = /(?<=.{2})(?:基础|入门|一般|良好|熟练|熟悉|掌握|精通|了解|basic|intermediate|advanced)$/u;

/** A single month is a start, an end or both, depending on the author or the reader: all are equal. */
const withMonthsAlone = (sections) =>
  Object.fromEntries(
    Object.entries(sections).map(([section, entries]) => [
      section,
      entries.map((entry) =>
        entry.map(([name, text]) => [name, name === 'period' ? text.replace(/^(\d+)\1$/u, '$1') : text]),
      ),
    ]),
  );

/** No author labels an examination in progress, which is kept as a certificate with its remark. */
const withoutExamsInProgress = (certificates = []) =>
  certificates.filter((entry) => !entry.some(([, text]) => IN_PROGRESS.test(text)));
const IN_PROGRESS = /备考|在考|待考|报名|[一二三两\d]\s?[科门]|(?:通过|过)(?:《|第一部分)|客观题/u;

/** The fields of a résumé as labelled by its author, compared with those that were read. */
export function comparedAsMeant(labelled, read) {
  const found = fieldsOf(read?.document ?? NOTHING);
  const [basics = []] = found.basics ?? [];
  const details = withOwnDetails((labelled.basics ?? []).flat(), basics, read?.fields ?? []);
  const asMeant = (sections) =>
    withSkillsAsWords({
      ...withMonthsAlone(sections),
      languages: (sections.languages ?? []).map(withoutFluency),
      awards: (sections.awards ?? []).map(withoutLevel),
    });
  return compareFields(
    asMeant(labelled),
    asMeant({ ...found, basics: [details], certificates: withoutExamsInProgress(found.certificates) }),
  );
}

/** Correct, missed and wrong fields of a part: in total, by layout and by field. @param {string} part */
export async function scoreResumes(part) {
  const sums = new Map();
  const add = (key, kind) => {
    const sum = sums.get(key) ?? { right: 0, missed: 0, wrong: 0 };
    sum[kind] += 1;
    sums.set(key, sum);
  };
  for (const { text, layout, truth } of resumesOf(part)) {
    const labelled = Object.fromEntries(
      Object.entries(truth).map(([section, entries]) => [section, entries.map(present)]),
    );
    const result = comparedAsMeant(labelled, await importOf(text));
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
