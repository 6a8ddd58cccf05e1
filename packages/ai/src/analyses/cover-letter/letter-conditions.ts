import type { WrittenLetter } from '@qicheng/analysis/cover-letter';
import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { Evidence } from '@qicheng/analysis/result';
import { clipped } from '../../text/clipped.js';
import type { LetterContext } from './letter-context.js';

const MAX_CONDITIONS = 3;
/** A certificate is a name; longer ones are sentences. */
const MAX_FACT_LENGTH = 30;
/** What is only sat for, studied for or passed in part is not held. */
const NOT_OBTAINED = /考试|笔试|面试|在考|备考|报考|报名|待考|学习|通过|科目|培训|考过/u;
/** How long it holds is not part of a name: 健康证（有效期内）. */
const VALIDITY = /^(?:持有?|已取得|有)|\s*[（(]?(?:在)?有效(?:期[^）)]*)?[）)]?$|\s*已(?:取得|办理)$/gu;
/** The clause by which the person agrees to a condition, in the reason of its row. */
const AGREED = /^简历写到“([^”…]+)”$/u;
/** Words by which one agrees, at the beginning of a clause; to have done a thing is not a promise to do it again. */
const CONSENT =
  /^(?:本人|我)?(?<will>(?:也|并且?|且)?(?:能够?|可以?|愿意?))?(?<accept>接受|适应|服从|配合)?/u;

/** The agreement of a row in the words of the résumé: 我能适应倒班; null if it is no agreement. */
function agreementOf({ kind, reason }: RequirementMatch): string | null {
  const clause = kind === 'condition' ? AGREED.exec(reason)?.[1] : undefined;
  const { will, accept } = (clause && CONSENT.exec(clause)?.groups) || {};
  if (clause === undefined || (will === undefined && accept === undefined)) return null;
  const rest = clause.replace(/^(?:本人|我)?(?:也|并且?|且)?/u, '');
  return `我${will === undefined ? '可以' : ''}${rest}`;
}

const EXAM_NAMES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/(?:英语)?\s*CET-?\s?6/iu, '大学英语六级'],
  [/(?:英语)?\s*CET-?\s?4/iu, '大学英语四级'],
  [/(?:英语)?\s*(?:TEM-?\s?8|专八)/iu, '英语专业八级'],
  [/(?:英语)?\s*(?:TEM-?\s?4|专四)/iu, '英语专业四级'],
];
/** Text before an exam in the same line: Excel 英语六级 530. */
const BEFORE_EXAM = /^.+?\s(?=(?:大学)?英语[四六]级|(?:英语)?\s*(?:CET|TEM)|雅思|托福|IELTS|TOEFL|日语)/iu;
/** When an exam was passed: 英语六级（2012年）. */
const YEAR = /\s*[（(](?:19|20)\d{2}\s?(?:年|[./-])?[^）)]{0,8}[）)]|(?:19|20)\d{2}\s?年(?:\d{1,2}月)?/u;
/** How a chat says that one has it: 计算机二级有, 四级过了 432. */
const OUTCOME = /(?<=[级证书格])(?:也|都|已经?)?(?:有了?|考?过了?|通过了?)(?=\s|\d|$)/u;
const examName = (quote: string): string =>
  EXAM_NAMES.reduce(
    (text, [pattern, name]) => text.replace(pattern, name),
    quote.replace(HEADING, '').replace(BEFORE_EXAM, ''),
  )
    .replace(YEAR, '')
    .replace(OUTCOME, '')
    .replace(/^(?=[四六]级)/u, '英语')
    .replace(/(?<!\d)(\d{3})(?!\d|\s*分)/u, ' $1 分')
    .replace(/\s+/gu, ' ')
    .trim();
/** A mark names its exam; the name of a language alone is not one. */
const IS_EXAM = /\d|[四六八]级|N[1-5]|雅思|托福|IELTS|TOEFL/iu;

const SCORED = /雅思|托福|IELTS|TOEFL|GRE|GMAT|TOEIC|托业|多邻国/iu;
/** 雅思 7.0 as a clause: 雅思成绩为 7.0. */
const withScore = (exam: string): string =>
  exam.replace(/\s*(?:成绩|总分|[（(])?\s*(\d[\d.]*(?:\s?分)?)[)）]?$/u, '成绩为 $1');

/** A level of an exam of several: it is passed, and the certificate is not held. */
const LEVEL =
  /^(?:CFA|FRM|ACCA|CPA|CIIA|税务师|注册会计师)\s*(?:[一二三]级|(?:Level\s*)?[I1-3]+|\d+\s*[科门])/iu;
const BRACKETS = /\s*[（(]([^）)]*)[)）]/gu;
/** Names that say themselves what was obtained. */
const CERTIFIED = /(?:证书?|资格|[执驾]照|职称|许可|合格|称号)$/u;
/** A reservation or a state in brackets, which is no part of a name: C1驾照（有证不敢开）. */
const RESERVATION = /[不没未敢会能需待已正有刚差]|年审|过期/u;
/** What a certificate is for, behind its name: 教师资格证小学数学. */
const FOR_WHAT = /^(\p{Script=Han}{2,8}(?:资格证书?|资格))(?!证|考试)(\p{Script=Han}{2,8})$/u;
/** The heading before a name in one line: 英语：CET-4. */
const HEADING = /^(?:\p{Script=Han}{1,6}[：:]\s*|(?:持有)?(?:相关|职业)?(?:证件|证书|资格|技能|驾照)\s+)/u;
const plainName = (quote: string): string =>
  quote
    .replace(HEADING, '')
    .replace(BRACKETS, (whole, inside: string) => (RESERVATION.test(inside) ? '' : whole))
    .replace(FOR_WHAT, '$1（$2）')
    .trim();

/** A rank or title is obtained as a qualification: 中级会计师资格. */
const qualificationName = (name: string): string => {
  const bare = name.replace(BRACKETS, '');
  if (/[师员]$/u.test(name)) return `${name}资格`;
  return CERTIFIED.test(bare) ? name : `${name}证书`;
};
const listed = (atoms: readonly Evidence[], named = (quote: string): string => quote): string =>
  atoms.map(({ quote }) => named(quote)).join('、');
/** Work in a language asks for more than a pass mark. */
const FLUENT = /流利|工作语言|精通|熟练|母语|口语|fluent|proficien|native/iu;
const PASS_MARK = 500;
const isLowMark = (quote: string): boolean =>
  Number(/(?<!\d)[3-7]\d{2}(?!\d)/u.exec(quote)?.[0] ?? PASS_MARK) < PASS_MARK;

const MAX_TOOLS = 4;
/** Names of tools that a posting may call otherwise; everybody has those of an office. */
const OF_OFFICE = /^(?:word|excel|ppt|powerpoint|office|wps)\b/iu;
const TOOL_NAME = /^(?!(?:word|excel|ppt|powerpoint|office|wps)\b)[A-Za-z][A-Za-z+#.\d ]{1,19}$/iu;
/** The tools that a posting asks for, in the names of the skills of the résumé, that a letter has not mentioned yet. */
function toolsOf(rows: readonly RequirementMatch[], told: string): { names: string[]; atoms: Evidence[] } {
  const found = rows
    .filter(({ kind }) => kind === 'skill')
    .flatMap(({ text, atoms }) =>
      atoms
        .filter(({ pointer }) => pointer.startsWith('/skills/'))
        .flatMap((atom) =>
          atom.quote
            .replace(BRACKETS, '')
            .split(/[+、]/u)
            .map((name) => ({ name: name.trim(), atom, isAsked: text.includes(name.trim()) })),
        ),
    )
    .filter(({ name, isAsked }) => name !== '' && (isAsked || TOOL_NAME.test(name)))
    .filter(({ name }) => !told.toLowerCase().includes(name.toLowerCase()));
  const all = [...new Set(found.map(({ name }) => name))].slice(0, MAX_TOOLS);
  const names = all.every((name) => OF_OFFICE.test(name)) ? [] : all;
  return { names, atoms: found.filter(({ name }) => names.includes(name)).map(({ atom }) => atom) };
}

/** Certificates, marks, tools and availability that the posting asks for and the résumé states: facts alone, never a sentence about home. */
export function conditionsOf({ matrix }: LetterContext, told: string): WrittenLetter['paragraphs'] {
  const met = matrix.filter(({ state, atoms }) => state === '直接' && atoms.length > 0);
  const quotesOf = (kind: RequirementMatch['kind']) =>
    [
      ...new Map(
        met
          .filter((row) => row.kind === kind)
          .flatMap(({ atoms }) => atoms.map((atom) => [atom.quote, atom] as const)),
      ).values(),
    ]
      .filter(({ quote }) => quote.length <= MAX_FACT_LENGTH && !/[，。；！]/u.test(quote))
      .slice(0, MAX_CONDITIONS);
  const certificates = quotesOf('certificate')
    // Years behind the wheel are proved by jobs, which are not certificates.
    .filter(({ quote, pointer }) => !NOT_OBTAINED.test(quote) && !/^\/(?:work|internships)\//u.test(pointer))
    .map((atom) => ({
      ...atom,
      quote: plainName(atom.quote)
        .replace(VALIDITY, '')
        .replace(OUTCOME, '')
        .replace(/[（(][^）)]*$/u, ''),
    }));
  const isFluent = matrix.some(({ kind, text }) => kind === 'language' && FLUENT.test(text));
  const marks = quotesOf('language').filter(
    ({ quote }) => IS_EXAM.test(quote) && !NOT_OBTAINED.test(quote) && !(isFluent && isLowMark(quote)),
  );
  const passed = certificates.filter(({ quote }) => LEVEL.test(quote));
  const obtained = certificates.filter((each) => !passed.includes(each));
  const agreed = met.flatMap((row) => {
    const agreement = agreementOf(row);
    return agreement === null ? [] : [{ agreement, atom: row.atoms[0] }];
  });
  const agreements = [...new Set(agreed.map(({ agreement }) => agreement))].slice(0, MAX_CONDITIONS);
  // 大学英语六级（548 分）
  const inBrackets = (exam: string): string => exam.replace(/\s*(\d[\d.]*\s?分?)$/u, '（$1）');
  const exams = marks.map(({ quote }) => examName(quote));
  const marked = exams.filter((exam) => /\d/u.test(exam));
  // Nobody passes an exam that only gives a score.
  const scored = marked.filter((exam) => SCORED.test(exam));
  const graded = marked.filter((exam) => !scored.includes(exam));
  const levels = exams.filter((exam) => !marked.includes(exam));
  const tools = toolsOf(met, told);
  const sentences = [
    tools.names.length > 0 &&
      `我会用${/^[A-Za-z]/u.test(tools.names[0] ?? '') ? ' ' : ''}${tools.names.join('、')}。`,
    obtained.length > 0 && `我已取得${listed(obtained, qualificationName)}。`,
    passed.length > 0 && `我已通过${listed(passed)}考试。`,
    levels.length > 0 && `我已通过${levels.join('、')}。`,
    graded.length > 0 && `我已通过${graded.map(inBrackets).join('、')}。`,
    scored.length > 0 && `我的${scored.map(withScore).join('，')}。`,
    agreements.length > 0 && `${agreements.join('；')}。`,
  ].filter(Boolean);
  if (sentences.length === 0) return [];
  const atoms = [...tools.atoms, ...certificates, ...marks, ...agreed.flatMap(({ atom }) => atom ?? [])];
  return [{ role: 'match', text: clipped(sentences.join(''), 1_500), atoms: atoms.slice(0, 8) }];
}
