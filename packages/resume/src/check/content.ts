import type { ResumeDocument } from '../document.js';
import { gpaProblem, rankProblem, salaryProblem } from '../marks.js';
import { atPlace, atSpan, type Finding, type Note, type Severity, type Unit } from './finding.js';
import type { CheckedSection } from './texts.js';

const note = (rule: string, severity: Severity, message: string): Note => ({
  rule,
  group: 'content',
  severity,
  message,
});

const PLACEHOLDERS: readonly { note: Note; pattern: RegExp }[] = [
  {
    note: note('placeholder', 'error', '这里还是占位的文字'),
    pattern:
      /[xX×]{2,}(?=[\p{Script=Han}])|(?<=[\p{Script=Han}])[xX×]{2,}(?![A-Za-z0-9])|○{2,}|^请(?:在此)?(?:输入|填写)|(?<!【)待(?:补充|填写|完善)|此处(?:填写|输入)|lorem ipsum/giu,
  },
  {
    note: note('placeholder', 'error', '这里还是模板或网页留下的文字'),
    pattern:
      /your\s?(?:name|e-?mail|phone)\S*|(?:123456+|x{3,})@[\w.]*|点击(?:上传|添加|编辑)|^(?:收起|展开|举报|查看更多|暂无)$|^第\s?\d+\s?页(?:\s*[,，/]?\s*共\s?\d+\s?页)?$/giu,
  },
  {
    note: note('placeholder', 'error', '这里还是占位的文字'),
    pattern: /^(?:null|undefined|NaN|todo|test|asdf\w*|测试+|\[object Object\])$/giu,
  },
  // 【项目描述】 at the start of a statement is a heading; elsewhere it is a placeholder.
  {
    note: note('unfilledFact', 'warning', '【】中的内容还没有替换成您的实际情况'),
    pattern: /(?<=\S)【[^】]{1,30}】|^【[^】]{1,30}】$/gu,
  },
];

/** Marks of Markdown. In 138****6630 and 138**6630 asterisks stand for digits. */
const STRAY_MARKS = /(?<!\*)\*{2,3}(?!\*)(?<!\d\*{2,3}(?=\d))|^#{1,4}\s|~~/g;

const checkStrayMarks = (unit: Unit): Finding[] =>
  [...unit.text.matchAll(STRAY_MARKS)].map(({ 0: hit, index }) =>
    atSpan(note('strayMark', 'warning', 'Markdown 记号会原样印出'), unit, index, index + hit.length, ''),
  );

const checkPlaceholders = (unit: Unit): Finding[] =>
  PLACEHOLDERS.flatMap(({ note: problem, pattern }) =>
    [...unit.text.matchAll(pattern)].map(({ 0: hit, index }) =>
      atSpan(problem, unit, index, index + hit.length),
    ),
  );

/** 我 as a subject: not 自我, nor the object in 离了我. */
const FIRST_PERSON_ZH = /(?<!自|离[了开]?|没有|给|让|对|向|跟)我(?![国校院司市省区县军党方行部厂店所局])们?/u;
/** Preceded by another subject: in 4 人小组调研，我负责访谈 the pronoun marks the candidate's own share. */
const AFTER_OTHERS =
  /(?:小组|团队|项目组|班组|人组|公司|中心|部门|科室|门店|医院|学校)[^，。；]{0,30}[，；、][^，。；]{0,6}$/u;
const FIRST_PERSON_EN = /\bI(?:'m|'ve|'d)?\s+[a-z]+|\b[Mm]y\s[a-z]+/;
const SPEAKS_OF_ONESELF = new Set(['selfEvaluation', 'coverLetters', 'basics']);

/** Titles and quotations, in which 我 is not the candidate: “我要上小学”主题课程. */
const QUOTATION = /“[^”]*”|《[^》]*》|「[^」]*」|"[^"]*"/gu;

function checkFirstPerson(unit: Unit): Finding[] {
  if (unit.kind !== 'statement' || SPEAKS_OF_ONESELF.has(unit.place.section)) return [];
  const own = unit.text.replace(QUOTATION, (quotation) => '…'.repeat(quotation.length));
  const hit = (unit.lang === 'zh' ? FIRST_PERSON_ZH : FIRST_PERSON_EN).exec(own);
  if (!hit || AFTER_OTHERS.test(unit.text.slice(0, hit.index))) return [];
  const problem = note(
    'firstPerson',
    'hint',
    `经历描述一般省略“${unit.lang === 'zh' ? '我' : 'I'}”，直接以动词开头`,
  );
  return [atSpan(problem, unit, hit.index, hit.index + hit[0].length)];
}

const MAX_STATEMENT_LENGTH = { zh: 160, en: 420 } as const;

function checkLength(unit: Unit): Finding[] {
  if (unit.kind !== 'statement' || SPEAKS_OF_ONESELF.has(unit.place.section)) return [];
  // An English line of a Chinese résumé has the length of an English one.
  const lang = /\p{Script=Han}/u.test(unit.text) ? unit.lang : 'en';
  const length = [...unit.text].length;
  if (length <= MAX_STATEMENT_LENGTH[lang]) return [];
  const problem = note('longStatement', 'hint', `这一条有 ${length} 个字，建议拆成两条或精简`);
  return [
    {
      ...atPlace(problem, unit.place, unit.pointer, `${unit.text.slice(0, 16)}…`),
      start: 0,
      end: unit.text.length,
    },
  ];
}

const ID_NUMBER = /(?<!\d)[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The check digit of GB 11643: an arbitrary long number fails it ten times in eleven. */
const isIdNumber = (digits: string): boolean =>
  '10X98765432'[WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11] ===
  digits.at(-1)?.toUpperCase();

const checkSensitive = (unit: Unit): Finding[] =>
  [...unit.text.matchAll(ID_NUMBER)]
    .filter(({ 0: digits }) => isIdNumber(digits))
    .map(({ 0: digits, index }) => {
      const problem = note('idNumber', 'error', '身份证号会印在简历上，请删除');
      const found = atSpan(problem, unit, index, index + digits.length);
      return { ...found, quote: `${digits.slice(0, 3)}…`, id: `idNumber:${unit.pointer}` };
    });

const MIN_REPEATED_LENGTH = 8;
const EMPLOYMENTS = new Set(['work', 'internships']);

function checkRepeated(units: readonly Unit[]): Finding[] {
  const seen = new Set<string>();
  return units.flatMap((unit) => {
    if (unit.kind !== 'statement') return [];
    const text = unit.text.replace(/[\s。；;.]+/g, '');
    if (text.length < MIN_REPEATED_LENGTH) return [];
    // The same duty at two employers is not a duplicate.
    const { section, itemId = '' } = unit.place;
    const key = EMPLOYMENTS.has(section) ? `${section}/${itemId}/${text}` : text;
    if (!seen.has(key)) return seen.add(key) && [];
    const problem = note('repeatedStatement', 'warning', '与前面的一条内容相同');
    return [atPlace(problem, unit.place, unit.pointer, unit.text.slice(0, 16))];
  });
}

const METADATA = new Set(['id', 'visible', 'sens', 'verify', 'x', 'evidenceIds']);

const contentOf = (item: Record<string, unknown>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(item).filter(([key]) => !METADATA.has(key))),
    (key, value: unknown) => (key === 'id' ? undefined : value),
  );

/** Empty and duplicate items. */
function checkItems({ key, items, name }: CheckedSection): Finding[] {
  if (key === 'basics' || key === 'intention') return [];
  const seen = new Set<string>();
  return items.flatMap(({ item, place, pointer }) => {
    const content = contentOf(item);
    if (content === '{}')
      return [atPlace(note('emptyItem', 'hint', `“${name}”中有一条没有内容`), place, pointer)];
    if (!seen.has(content)) return seen.add(content) && [];
    return [atPlace(note('repeatedItem', 'warning', `“${name}”中有两条内容相同`), place, pointer)];
  });
}

interface Limit {
  exam: RegExp;
  max: number;
}

const SCORES: readonly Limit[] = [
  { exam: /^(?:CET|英语[四六]级|大学英语[四六]级|四级|六级)/i, max: 710 },
  { exam: /^(?:IELTS|雅思)/i, max: 9 },
  { exam: /^(?:TOEFL|托福)/i, max: 120 },
  { exam: /^(?:TOEIC|托业)/i, max: 990 },
  { exam: /^GRE/i, max: 346 },
];

function checkScores({ languages, certificates, education }: ResumeDocument): Finding[] {
  const stated = [
    ...languages.map(({ id, exam = '', score = '' }, index) => ({
      id,
      exam,
      score,
      section: 'languages',
      index,
    })),
    ...certificates.map(({ id, name, score = '' }, index) => ({
      id,
      score,
      section: 'certificates',
      index,
      exam: name?.zh ?? name?.en ?? '',
    })),
  ];
  const scores = stated.flatMap(({ id, exam, score, section, index }) => {
    const limit = SCORES.find((each) => each.exam.test(exam.trim()));
    if (!limit || !/^\d+(?:\.\d+)?$/.test(score.trim()) || Number(score) <= limit.max) return [];
    const problem = note('score', 'error', `${exam} 的满分是 ${limit.max}，请核对成绩`);
    return [atPlace(problem, { section, itemId: id, field: 'score' }, `/${section}/${index}/score`, score)];
  });
  return [...scores, ...education.flatMap(checkMarks)];
}

function checkMarks({ id, gpa, rank }: ResumeDocument['education'][number], index: number): Finding[] {
  const found: Finding[] = [];
  const at = (field: string) => ({ section: 'education', itemId: id, field });
  const wrongGpa = gpaProblem(gpa);
  if (wrongGpa) {
    const problem = note('gpa', 'error', wrongGpa);
    found.push(atPlace(problem, at('gpa'), `/education/${index}/gpa`, `${gpa?.value}/${gpa?.scale}`));
  }
  const wrongRank = rankProblem(rank);
  if (wrongRank) {
    const problem = note('rank', 'error', wrongRank);
    found.push(atPlace(problem, at('rank'), `/education/${index}/rank`, `${rank?.position}/${rank?.total}`));
  }
  return found;
}

function checkSalary({ intention }: ResumeDocument, sections: readonly CheckedSection[]): Finding[] {
  const salary = intention?.salary;
  const wrong = salaryProblem(salary);
  if (!wrong || !sections.some(({ key }) => key === 'intention')) return [];
  const place = { section: 'intention', field: 'salary' };
  const bounds = [salary?.min, salary?.max].filter((bound) => bound !== undefined);
  return [atPlace(note('salary', 'error', wrong), place, '/intention/salary', bounds.join('/'))];
}

/** Checks of one text: placeholders, first person, length, private data. */
export const checkTextContent = (unit: Unit): Finding[] => [
  ...checkPlaceholders(unit),
  ...checkStrayMarks(unit),
  ...checkFirstPerson(unit),
  ...checkLength(unit),
  ...checkSensitive(unit),
];

/** Checks of the whole résumé: duplicates, empty parts, contradictions. */
export const checkDocumentContent = (
  document: ResumeDocument,
  sections: readonly CheckedSection[],
  units: readonly Unit[],
): Finding[] => [
  ...checkRepeated(units),
  ...sections.flatMap(checkItems),
  ...checkScores(document),
  ...checkSalary(document, sections),
];
