import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { ResumeSnapshot } from '@qicheng/analysis/subject';
import { valueAt } from '@qicheng/resume/pointer';
import { matchOccupation } from '../analyses/job-analysis/match-occupation.js';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { readTexts } from '../analyses/resume-analysis/statements.js';
import { isBrokenLine } from '../text/broken-line.js';
import { clipped } from '../text/clipped.js';
import { isWish } from '../text/wish.js';

/** Words by which an unplaced line of a file belongs to a part of the résumé. */
const SECTION_PATTERNS: Readonly<Partial<Record<ResumeModuleKey, RegExp>>> = {
  intention: /求职|应聘|意向|想(?:做|找|应聘)|期望(?:岗位|职位|城市|薪)/u,
  education: /大学|学院|[学技]校|大专|本科|专科|硕士|博士|中专|自考|专升本|毕业|学历|学位|专业$/u,
  experience:
    /(?:公司|集团|医院|工厂|酒店|商行|事务所|银行|门店)(?!\p{Script=Han}{0,6}(?:系统|软件|平台|证|课))|实习|在\p{Script=Han}{2,16}(?<!影响|可以|能)上班|入职|任职|(?:19|20)\d{2}[年.\-/]?\d{0,2}月?\s*(?:[-—–至~～]|到(?!期))/u,
  projects: /项目|课题/u,
  research: /论文|专利|课题|著作权|发表|训练计划|研究》/u,
  campus: /学生会|社团|班长|委员|团支书|担任|志愿|支教|三下乡|社会实践/u,
  honours: /奖|荣誉|称号|标兵|三好|先进|优秀(?:学生|毕业生|员工|党员|团员|干部)/u,
  skills:
    /证书?|资格|驾[照驶]|[四六八]级|CET|TEM|IELTS|TOEFL|雅思|托福|普通话|英语|日语|熟练|会用|软件|[A-Z][A-Za-z]{2,}/u,
  selfEvaluation: /性格|踏实|认真|责任心|吃苦|自我评价/u,
};
const MAX_QUOTE = 40;

const MAX_POST_LENGTH = 16;
/** Whether a line is only the name of a post, such as a desired one: 手术室护士长. */
const isPost = (line: string): boolean =>
  line.length <= MAX_POST_LENGTH &&
  !/[，。；：:\d]/u.test(line) &&
  matchOccupation(line).match.kind === 'exact';

const DATE = /(?:19|20)\d{2}|(?<!\d)\d{2}(?:年|级|届)/u;
const SCHOOL = /大学|学院|[学技]校|中学|职高|高中/u;
/** What a line contains that states a fact by itself, by the label of the fact; of other facts no line is sure. */
const FACT_PATTERNS: Readonly<Record<string, RegExp>> = {
  起止时间: DATE,
  时间: DATE,
  学校: SCHOOL,
  学历层次: /大专|本科|专科|硕士|博士|[中高]专|高中|初中|职高|技校|学历/u,
  专业: /专业/u,
  目标岗位: /\p{L}/u,
};

/** What a person does not have: 没有拿过奖学金. */
const DENIED = /^(?:还|暂|从)?(?:没|未|无)/u;

/** The unplaced lines of an imported file that may be about a part of the résumé. */
const linesAbout = (module: ResumeModuleKey, lines: readonly string[]): string[] =>
  lines.filter((each) =>
    module === 'intention'
      ? SECTION_PATTERNS.intention?.test(each) || isPost(each)
      : SECTION_PATTERNS[module]?.test(each) && !isWish(each) && !DENIED.test(each),
  );

/**
 * What to do before believing that a part of the résumé, or facts of one, are missing: the unplaced line that states
 * them, or all unplaced lines if one of them may. Undefined if they are about other things.
 */
export function placeBeforeMissing(
  module: ResumeModuleKey,
  lines: readonly string[],
  facts: readonly string[] = [],
): string | undefined {
  const about = linesAbout(module, lines);
  const line =
    facts.length === 0
      ? about[0]
      : about.find((each) => facts.every((fact) => FACT_PATTERNS[fact]?.test(each)));
  if (line !== undefined) return placeFirst(line);
  return about.length === 0
    ? undefined
    : `文件里有 ${lines.length} 行没有放到对应的位置；请先在导入核对页看看，这一项是不是写在其中。`;
}

/** Words in the place of an employer that introduce a school: 上学. */
const AT_SCHOOL = /^(?:上学|读书|念书|求学|在校读书)$/u;

/** Lines of entries without a name that an import did not divide: 训练计划：《…》，成员，2025.03 – 2026.03. */
const undividedIn = (document: ResumeSnapshot['document']): string[] =>
  readTexts(document).statements.flatMap(({ section, itemPointer, text }) => {
    if (section !== 'research' && section !== 'projects') return [];
    const entry = valueAt(document, itemPointer) as { name?: unknown; topic?: unknown } | undefined;
    const isNamed = wordsOfText(entry?.topic ?? entry?.name, 'zh') !== '';
    return !isNamed && isBrokenLine(text) ? [text] : [];
  });

/** The lines of a file that were not placed, and lines on studies that were read as a job. */
export const linesToPlace = ({ document, unplaced = [] }: Pick<ResumeSnapshot, 'document' | 'unplaced'>) => [
  ...unplaced,
  ...undividedIn(document),
  ...document.work.flatMap(({ company, department, title }) =>
    AT_SCHOOL.test(wordsOfText(company, 'zh'))
      ? [
          [company, department, title]
            .map((words) => wordsOfText(words, 'zh'))
            .join(' ')
            .trim(),
        ]
      : [],
  ),
];

/** What to do about an unplaced line before believing that something is missing. */
export const placeFirst = (line: string): string =>
  `文件里的“${clipped(line, MAX_QUOTE)}”没有放到对应的位置，可能就是这一项；请先在导入核对页放进去。`;
