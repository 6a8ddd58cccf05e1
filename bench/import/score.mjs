// Compares the fields of two documents: pairs the items of a section by shared content, then compares field by field.
const clean = (text) =>
  String(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');
const words = (text) => (text ? (text.zh ?? text.en) : undefined);
const date = (value) =>
  value === 'present' ? 'present' : value && [value.y, value.m].filter(Boolean).join('.');
const period = (value) => value && `${date(value.start) ?? ''}-${date(value.end) ?? ''}`;
const atoms = (list = []) => list.map((atom) => (atom.zh ?? atom.en ?? []).map(({ text }) => text).join(''));

const ITEM_FIELDS = {
  education: (item) => [
    ['school', words(item.school?.name)],
    ['college', words(item.college)],
    ['major', words(item.major)],
    ['degree', item.degreeLevel],
    ['period', period(item.period)],
    ['gpa', item.gpa?.value],
    ['place', words(item.place)],
    ...(item.courses ?? []).map(({ name }) => ['course', words(name)]),
  ],
  internships: work,
  work,
  campus: (item) => [
    ['organisation', words(item.organisation)],
    ['role', words(item.role)],
    ['period', period(item.period)],
  ],
  projects: (item) => [
    ['name', words(item.name)],
    ['role', words(item.role)],
    ['period', period(item.period)],
    ['organisation', words(item.organisation)],
  ],
  practice: (item) => [
    ['name', words(item.name)],
    ['period', period(item.period)],
  ],
  research: (item) => [
    ['name', words(item.name)],
    ['role', words(item.role)],
    ['period', period(item.period)],
  ],
  awards: (item) => [
    ['name', [words(item.name), words(item.grade)].filter(Boolean).join('')],
    ['date', date(item.date)],
    ['issuer', words(item.issuer)],
  ],
  certificates: (item) => [
    ['name', [words(item.name), words(item.level), item.score].filter(Boolean).join('')],
  ],
  languages: (item) => [['name', [words(item.name), item.exam, item.score].filter(Boolean).join('')]],
  skills: (item) => [
    ['name', words(item.name)],
    ...(item.keywords ?? []).map((word) => ['keyword', word]),
    ['description', words(item.description)],
  ],
  papers: (item) => [['title', words(item.title)]],
  hobbies: (item) => [['name', words(item.name)]],
};
function work(item) {
  return [
    ['company', words(item.company)],
    ['title', words(item.title)],
    ['department', words(item.department)],
    ['place', words(item.place)],
    ['period', period(item.period)],
  ];
}

/** Fields with a value, normalised for comparison. */
export const present = (fields) =>
  fields
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, clean(value)]);

const EXAM = /^(?:CET|TEM|IELTS|TOEFL|大学英语|英语[四六专]|[四六]级|雅思|托福|日语N)/iu;

/** Every section as a list of items, each a list of [field, text]. */
export function fieldsOf(document) {
  const { basics, intention } = document;
  const place = (value) => words(value?.name);
  const sections = {
    basics: [
      [
        ['name', basics.name?.zh ?? basics.name?.en],
        ['headline', words(basics.headline)],
        ['gender', basics.gender],
        ['birth', date(basics.birthDate)],
        ['political', basics.politicalStatus?.code],
        ['ethnicity', basics.ethnicity],
        ['native', place(basics.nativePlace)],
        ['residence', place(basics.residence)],
        ['phone', basics.phone],
        ['email', basics.email],
        ...(basics.facts ?? []).map(({ label, value }) => ['fact', `${words(label)}${words(value)}`]),
        ...(intention.positions ?? []).map(({ name }) => ['position', words(name)]),
        ...(intention.cities ?? []).map(({ name }) => ['city', words(name)]),
      ],
    ],
    selfEvaluation: [atoms(document.selfEvaluation).map((text) => ['text', text])],
  };
  for (const [section, of] of Object.entries(ITEM_FIELDS))
    sections[section] = (document[section] ?? []).map((item) => [
      ...of(item),
      ...atoms(item.highlights).map((text) => ['highlight', text]),
    ]);
  // Language examinations count as such, whichever list contains them (bench/corpus/README.md).
  const isExam = (item) => item.some(([, text]) => EXAM.test(text ?? ''));
  sections.languages.push(...sections.certificates.filter(isExam));
  sections.certificates = sections.certificates.filter((item) => !isExam(item));
  sections.custom = (document.custom ?? []).map((item) => [['title', words(item.title)]]);
  return Object.fromEntries(
    Object.entries(sections).map(([section, items]) => [section, items.map(present)]),
  );
}

/** Correct, missed and wrong fields; `isClose` decides whether two texts are equal. */
export const compare = (expected, actual, isClose) =>
  compareFields(fieldsOf(expected), fieldsOf(actual), isClose);

/** The same of sections as lists of entries, each a list of [field, text]. */
export function compareFields(expected, found, isClose = (a, b) => a === b) {
  const result = { right: 0, found: [], missed: [], wrong: [] };
  for (const section of Object.keys({ ...expected, ...found })) {
    const left = [...(found[section] ?? [])];
    for (const item of expected[section] ?? []) {
      const scores = left.map((other) => shared(item, other, isClose).length);
      const best = scores.indexOf(Math.max(...scores, 0));
      const other = best >= 0 && scores[best] > 0 ? left.splice(best, 1)[0] : [];
      const pairs = shared(item, other, isClose);
      result.right += pairs.length;
      result.found.push(...pairs.map(([index]) => [section, ...item[index]]));
      result.missed.push(
        ...item.filter((_, index) => !pairs.some(([a]) => a === index)).map((field) => [section, ...field]),
      );
      result.wrong.push(
        ...other
          .filter((_, index) => !pairs.some(([, b]) => b === index))
          .map((field) => [section, ...field]),
      );
    }
    result.wrong.push(...left.flat().map((field) => [section, ...field]));
  }
  return result;
}

function shared(item, other, isClose) {
  const taken = new Set();
  return item.flatMap(([name, text], index) => {
    const at = other.findIndex(
      ([otherName, value], place) => !taken.has(place) && name === otherName && isClose(text, value),
    );
    if (at < 0) return [];
    taken.add(at);
    return [[index, at]];
  });
}

/** For OCR: nine of ten characters must match. Short texts must match exactly. */
export function isNearly(a, b) {
  if (a === b) return true;
  if (a.length < 6) return false;
  return distance(a, b) <= Math.max(a.length, b.length) * 0.1;
}

function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}

export const f1 = ({ right, missed, wrong }) =>
  right === 0 ? 0 : (2 * right) / (2 * right + missed + wrong);

/**
 * Adds the result of one file to the sums of its set.
 * @param {Map<string, { files: number, right: number, missed: number, wrong: number }>} sums @param {string} set
 */
export function addResult(sums, set, { right, missed, wrong }) {
  const sum = sums.get(set) ?? { files: 0, right: 0, missed: 0, wrong: 0 };
  sums.set(set, {
    files: sum.files + 1,
    right: sum.right + right,
    missed: sum.missed + missed,
    wrong: sum.wrong + wrong,
  });
}
