import type { MatchState, RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { regex } from '@qicheng/resume/regex';
import { placeFirst } from '../guards/unplaced-text.js';
import { excerpt } from '../text/excerpt.js';
import { sharedRun } from '../text/shared-run.js';
import { isWish } from '../text/wish.js';
import { taggedWordsOf } from '../text/words.js';
import { certificatePattern, certificatesIn } from './certificate-names.js';
import { acceptsIn } from './match-willingness.js';
import { languagesIn } from './read-facts.js';
import type { ResumeReading } from './read-resume.js';
import { isNotObtained } from './unfinished-degree.js';
import { STUDYING } from './unfinished-words.js';

const ABSENT: ReadonlySet<MatchState> = new Set(['未体现', '缺口', '待确认']);
const ABOUT: Readonly<Partial<Record<RequirementMatch['kind'], RegExp>>> = {
  degree: /大专|本科|专科|硕士|博士|自考|专升本|学历|学位/u,
  major: /专业|大学|学院|[学技]校/u,
  language: /英语|日语|CET|TEM|[四六八]级|雅思|托福|IELTS|TOEFL|English/iu,
  politics: /党员|团员|政治面貌|^群众$/u,
  experience: /(?:19|20)\d{2}[年.]|[一二三四五六七八九十\d]年/u,
};
/** Dates of studies and of the person, which are no work. */
const NO_WORK = /入学|毕业|在读|学历|大学|学院|学校|专业|出生|入党|有效期|取得|证书?(?:[（(]|$|\s)/u;
/** A line about a degree: 2020年函授读了个大专. */
const STUDIES =
  /入学|函授|自考|专升本|读了?[个过的][^，。]{0,10}(?:大专|本科|中专|专科)|(?:大专|本科|中专|专科)在读/u;
/** Words that requirements of all kinds share. */
const GENERAL = /经验|能力|优先|以上|工作|相关|熟练|熟悉|负责|独立|具备|良好|专业|管理/u;
const MIN_SHARED = 3;
const OTHER_THAN_WORDS = /[^\p{L}\d]/gu;

/** The beginning and the end of a job in a line. */
const isAPeriod = (line: string): boolean =>
  /(?:19|20)\d{2}[^，。；]{0,8}[-—–至到~～]\s*(?:(?:19|20)?\d{2}|至?今|现在)/u.test(line);
/** Whether a line of years names the required work. */
function sharesWord(text: string, line: string): boolean {
  const shared = sharedRun(text.replace(new RegExp(GENERAL, 'gu'), '\n'), line).trim();
  return /\p{Script=Han}{2}/u.test(shared);
}

/** Kinds of which the document has one value, so that a line about another entry adds nothing once it is filled. */
const SINGLE: ReadonlySet<RequirementMatch['kind']> = new Set(['major', 'politics']);
/** Kinds of rows about work done, which no wish for a post answers. */
const OF_WORK: ReadonlySet<RequirementMatch['kind']> = new Set(['experience', 'skill', 'duty']);
/** A post that a line and a row name both: 想找施工员 says nothing of 配合施工员做材料送检. */
const ONLY_POST = /(?:[员师]|经理|主管|主任|助理|专员)$/u;

const HAS_LATIN = /[A-Za-z]/u;
/** How many letters of a shared run are whole words of a row: 2 in 测试工, which 测试工具 shares with 测试工程师. */
const wholeWordsIn = (shared: string, text: string): number =>
  taggedWordsOf(text)
    .filter(({ text: word }) => shared.includes(word))
    .reduce((sum, { text: word }) => sum + word.length, 0);

/** Whether a line of a file speaks of what a row asks. */
function isAbout({ kind, text, atoms }: RequirementMatch, line: string): boolean {
  const form = ABOUT[kind];
  if (SINGLE.has(kind) && atoms.length > 0) return false;
  if (OF_WORK.has(kind) && isWish(line)) return false;
  if (kind === 'experience' && NO_WORK.test(line)) return false;
  if (OF_WORK.has(kind) && STUDIES.test(line)) return false;
  const languages = kind === 'language' ? languagesIn(text) : [];
  if (languages.some((name) => name !== '英语'))
    return languagesIn(line).some((name) => languages.includes(name));
  if (kind === 'experience')
    return (form?.test(line) ?? false) && (isAPeriod(line) || sharesWord(text, line));
  if (form) return form.test(line);
  if (kind === 'certificate') return certificatesIn(text).some((name) => certificatePattern(name).test(line));
  if (kind === 'condition') return acceptsIn(line, text);
  if (kind === 'ability') return false;
  const shared = sharedRun(text, line).replace(OTHER_THAN_WORDS, '');
  return (
    shared.length >= MIN_SHARED &&
    (HAS_LATIN.test(shared) || wholeWordsIn(shared, text) >= MIN_SHARED) &&
    /[\p{Script=Han}A-Za-z]{2}/u.test(shared) &&
    !GENERAL.test(shared) &&
    !ONLY_POST.test(shared)
  );
}

/** A certificate that was held and is no longer valid: 有效期至 2021.12，已过期; 到期了还没重新考. */
const LAPSED = regex('u')`
  已?(?:过期|失效)(?!日|时间)|已?到期(?:了|[，,]|$|还|没|未)|没有?(?:续期|复训|年审|换证|重新考)
`;
const MAX_QUOTE = 40;
/** The level of a degree by its name. */
const LEVEL = /博士|硕士|研究生|本科|大专|专科|中专|高中/u;
const levelIn = (text: string): string | undefined => LEVEL.exec(text)?.[0].replace('专科', '大专');
/** The line that says that the degree by which a row is met has not been obtained. */
const doubtOf = ({ kind, state, atoms }: RequirementMatch, lines: readonly string[]): string | undefined =>
  kind === 'degree' && state === '直接'
    ? lines.find((line) => {
        const level = levelIn(line);
        return (
          isNotObtained(line) && (level === undefined || atoms.some(({ quote }) => levelIn(quote) === level))
        );
      })
    : undefined;
/** Studies that end later: 明年毕业, 预计2027年毕业. */
const IN_PROGRESS = new RegExp(
  `${STUDYING.source}|(?:[明后]年|预计[^，。；]{0,8}|即将|还没|还未|将于[^，。；]{0,8})毕业`,
  'u',
);
/** The row of a degree of which the file says that it has not been obtained. */
const notYetObtained = (
  line: string,
): Pick<RequirementMatch, 'state' | 'value' | 'atoms' | 'reason' | 'action'> => ({
  ...{ state: '待确认', value: null, atoms: [] },
  reason: `文件里写着“${excerpt(line, MAX_QUOTE)}”，学历还没有取得`,
  action: '写明在读和预计毕业时间；投递前先问清是否接受。',
});
const lapsed = (line: string): Pick<RequirementMatch, 'state' | 'value' | 'atoms' | 'reason' | 'action'> => ({
  ...{ state: '缺口', value: 0, atoms: [] },
  reason: `简历写着“${excerpt(line, MAX_QUOTE)}”`,
  action: '先续期或重新考取，拿到新证再写；投递前问清能否入职前补上。',
});

/** Turns a row that is not met into a question if an unplaced line of the imported file speaks of it. */
export const openUnplacedRows = (
  matrix: readonly RequirementMatch[],
  { unplaced }: Pick<ResumeReading, 'unplaced'>,
): RequirementMatch[] =>
  matrix.map((row) => {
    const doubt = doubtOf(row, unplaced);
    if (doubt !== undefined) return { ...row, ...notYetObtained(doubt) };
    const line = ABSENT.has(row.state) ? unplaced.find((each) => isAbout(row, each)) : undefined;
    if (line === undefined) return row;
    if (row.kind === 'degree' && (isNotObtained(line) || IN_PROGRESS.test(line)))
      return { ...row, ...notYetObtained(line) };
    if (LAPSED.test(line)) return { ...row, ...lapsed(line) };
    return {
      ...row,
      ...{ state: '待确认', value: null, atoms: [] },
      reason: '文件里写到了，但没有放到简历里对应的位置',
      action: placeFirst(line),
    };
  });
