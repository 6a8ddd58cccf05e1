import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { qualificationClaims } from '#src/guards/facts/qualification-claims.js';
import { isOnlyNamed } from '#src/jd/evidence-guards.js';
import { matchAmount } from '#src/jd/match-amount.js';
import { matchLead } from '#src/jd/match-lead.js';
import { matchPhrase } from '#src/jd/match-phrase.js';
import { type ProvingText, statedText } from '#src/jd/read-resume.js';
import { termsOf } from '#src/jd/read-terms.js';
import { relatedWordsOf } from '#src/jd/related-words.js';
import { workIn } from '#src/jd/required-work.js';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { WordFinder } from '#src/text/words.js';
import { contentWords } from '../facts/content-words.js';
import { falseClaims } from '../facts/false-claims.js';
import type { LetterContext } from '../letter-context.js';
import { isTemplate } from '../phrases.js';
import type { Letter } from '../read-letter.js';

/** A requirement and whether the letter speaks of it. */
interface AnsweredRow extends RequirementMatch {
  isAnswered: boolean;
}

const ANSWERABLE = new Set<RequirementMatch['kind']>([
  'skill',
  'experience',
  'ability',
  'language',
  'certificate',
  'duty',
  'major',
  'degree',
]);
/** What one shows by actions and not by a sentence about oneself. */
const TRAIT =
  /责任心|操守|职业道德|品德|品行|敬业|沟通|抗压|细心|严谨|亲和|团队(?:合作|协作|精神|意识)|学习能力|执行力|吃苦|认真|表达|文字功底|性格|热爱|爱心|善于|身体健康|形象|稳定|积极|耐心|敏锐|自驱|communication skills|team player|detail/iu;

/** How much of a requirement a letter has to take up. */
const SPOKEN_OF = 0.6;

/** A letter that was written: the places of the résumé that it mentions, and its words. */
interface LetterEvidence {
  readonly pointers: readonly string[];
  readonly text: string;
}

/** What a letter says, and what of it says the contrary or is against the résumé. */
interface StatedText {
  readonly body: string;
  readonly finder: WordFinder;
  readonly texts: readonly ProvingText[];
  readonly apart: string;
}

/** What the employer has or does is not the candidate's own. */
const EMPLOYER_REFERENCE = /贵(?:公司|单位|司|院|校|行|园|所|店|集团|平台)|你们|\byour?\b/iu;
const OWN = /我|\b(?:I|my)\b/u;
const COMPARED = /比我|比目前|比现在/u;
const DENIAL = /没有?[^，。；]{0,10}(?:过|证)|没用过|不会|尚未|还没|不到|\b(?:not|no|never)\b/iu;

function statedIn(
  sentences: readonly string[],
  separate: readonly string[],
  names: readonly string[],
): StatedText {
  const body = names
    .filter((name) => name.length > 1)
    .reduce((text, name) => text.replaceAll(name, '　'), sentences.join('\n'));
  return {
    body,
    finder: new WordFinder(body),
    texts: body.split('\n').map(statedText),
    apart: separate.join('\n'),
  };
}

/** Fluency is stated by use, not by the mark of an exam. */
const REQUIRES_FLUENCY = /流利|口语|工作语言|沟通|交流|fluen|spoken/iu;
const STATES_FLUENCY =
  /流利|工作语言|口语|用英[语文]|英[语文][^，。]{0,8}(?:会议|开会|邮件|沟通|谈判|汇报)|fluen/iu;
const LEVELS =
  /中专|大专|专科(?=学历|毕业|生|文凭|在读|$|[，。；、（(])|本科|学士|硕士|研究生|博士|\b(?:bachelor|master|doctor(?:al|ate)?|diploma|degree|phd|mba)(?:['’]?s)?\b/iu;
const STUDIES = /毕业|大学|学院|在读|[应往]?届|universit|college|graduat/iu;
/** Whether a letter says when one graduates, if a class of graduates is asked for. */
const statesClass = (text: string, body: string): boolean =>
  !/届|(?:19|20)\d{2}\s?年[^，。；]*毕业/u.test(text) ||
  /届|(?:19|20)\d{2}\s?年[^，。；]{0,6}毕业/u.test(body);
/** What a requirement is wrapped in: 药师及以上职称 is about 药师. */
const WRAPPING =
  /^(?:持有?|具有|具备|取得|熟悉|熟练(?:使用|掌握)?|精通|掌握|了解|有|会)|(?:及?以上)|(?:职称|资格证书?|证书?|者?优先|必须|亦可|均可|等?工具)$/gu;
const MIN_CORE = 2;
const MAX_CORE_LENGTH = 12;

/** Whether a text names a major as what one studied. */
const isStudied = (major: string, text: string): boolean =>
  hasNoChinese(major)
    ? text.toLowerCase().includes(major.toLowerCase())
    : text
        .split(major)
        .slice(1)
        .some((rest) => /^[^，。；]{0,8}(?:专业|系|毕业|本科|大专|专科|硕士|博士|学士|届|在读)/u.test(rest));
const EXAM = /IELTS|TOEFL|CET|TEM|雅思|托福|[四六八]级/iu;
const REQUIRES_YEARS = /[\d一二两三四五六七八九十]\s?年|\d\s?\+?\s?years?\b/iu;
const STATES_YEARS = /[\d一二三四五六七八九十]+多?\s?年|\b(?:years|since)\b/u;

const MIN_LISTED = 3;
/** Whether a letter states less than half of the things that a requirement lists. */
function isPartOfList(text: string, body: string): boolean {
  const listed = text.replace(/等.*$/u, '').split('、');
  const named = listed.filter((item) => body.includes(item.trim().slice(-MIN_CORE)));
  return listed.length >= MIN_LISTED && named.length * 2 < listed.length;
}

/** Whether a letter takes a requirement up: true, false, or null where its words leave it open. */
function isSpokenOf(
  row: RequirementMatch,
  terms: readonly (readonly string[])[],
  stated: StatedText,
): boolean | null {
  const { kind, text } = row;
  const { body, apart: separate, finder, texts } = stated;
  const open = (): false | null =>
    hasWordOf(text, stated) || namesQualification(text, stated) ? null : false;
  const namesStudies = STUDIES.test(`${body}\n${separate}`) || LEVELS.test(`${body}\n${separate}`);
  if (kind === 'degree')
    return LEVELS.test(body) && statesClass(text, body) ? true : namesStudies ? null : false;
  if (kind === 'major') {
    const majors = row.atoms.map(({ quote }) => quote.replace(/[（(].*$/u, '')).filter(Boolean);
    return majors.some((major) => isStudied(major, body)) ? true : namesStudies ? null : false;
  }
  if (kind === 'language' && REQUIRES_FLUENCY.test(text))
    return STATES_FLUENCY.test(body) ? true : EXAM.test(body) ? null : open();
  const lead = matchLead(text, { texts, document: { work: [] } });
  if (lead && kind !== 'duty') return lead.state === '直接' ? true : open();
  // An amount far below the one that is asked for is not an answer.
  if (matchAmount(text, { texts })) return null;
  const core = text.replaceAll(WRAPPING, '').trim();
  if (core.length >= MIN_CORE && core.length <= MAX_CORE_LENGTH && body.includes(core)) return true;
  const about = kind === 'experience' ? workIn(text).words || text : text;
  const { value, found, count } = matchPhrase(about, false, texts);
  const isTerm =
    !isOnlyNamed(text, body) &&
    terms.length >= Math.max(1, count) &&
    terms.every((words) => words.some((word) => finder.find(word) >= 0));
  const isClaimed =
    lead?.state === '直接' ||
    (found.length > 0 && (value >= SPOKEN_OF || (kind !== 'duty' && found.length * 2 >= count))) ||
    isTerm;
  // A number of years is answered by years, not by the trade alone.
  if (
    isClaimed &&
    kind === 'experience' &&
    REQUIRES_YEARS.test(text) &&
    !STATES_YEARS.test(`${body}\n${separate}`)
  )
    return null;
  // Years that the résumé does not have are answered by no letter.
  if (isClaimed && kind === 'experience' && row.state === '缺口') return null;
  if (isClaimed) return isPartOfList(text, body) ? null : true;
  return kind === 'experience' && STATES_YEARS.test(body) ? null : open();
}

/** What is asked of those who have no certificate yet, and a letter that mentions one. */
const TO_OBTAIN = /(?:无|未|没有?)[^，。；]{0,6}证|(?:考取|取得|考到)[^，。；]{0,6}(?:证|资格)?$/u;
const STATES_EXAM = /(?:还没有?|没有?|尚未|暂无)[^，。；]{0,4}证|报(?:名|考|了)[^，。；]{0,10}考|在考|备考/u;
const keysOf = (text: string): string[] => qualificationClaims(text).flatMap(({ keys }) => keys);
/** Whether a letter speaks of the qualification of a requirement, under whatever name. */
export function namesQualification(
  text: string,
  { body, apart: separate }: Pick<StatedText, 'body' | 'apart'>,
): boolean {
  const whole = `${body}\n${separate}`;
  if (TO_OBTAIN.test(text) && STATES_EXAM.test(whole)) return true;
  const keys = keysOf(text);
  return keys.length > 0 && keysOf(whole).some((key) => keys.includes(key));
}

/** Words of any requirement: that a letter has them says nothing. */
const FRAME =
  /经验|经历|以上|以下|相关|专业|优先|能力|熟悉|熟练|使用|掌握|精通|了解|具有|具备|负责|参与|进行|完成|工作|管理|公司|要求|良好|知识|方面|能够|岗位|持有?|取得|协助|配合|以及|各类/gu;
/** Whether a word of a requirement, two characters of it, or a word of the same meaning is anywhere in a letter; years alone leave it open. */
function hasWordOf(text: string, { body, apart: separate }: StatedText): boolean {
  const whole = `${body}\n${separate}`.toLowerCase();
  const own = text.replaceAll(FRAME, '　');
  const pairs = Array.from({ length: Math.max(0, own.length - 1) }, (_, at) => own.slice(at, at + 2)).filter(
    (pair) => /^\p{Script=Han}{2}$/u.test(pair),
  );
  const words = [...contentWords(text), ...(text.match(/[A-Za-z][A-Za-z+#]+/gu) ?? [])];
  if (pairs.length === 0 && words.length === 0) return true;
  return (
    pairs.some((pair) => whole.includes(pair)) ||
    words.some((word) => [word, ...relatedWordsOf(word)].some((near) => whole.includes(near.toLowerCase())))
  );
}

/** Whether a letter that was written of these places of a résumé tells what a requirement was found by. */
function isStated({ kind, state, atoms }: RequirementMatch, { pointers }: LetterEvidence): boolean {
  if (kind === 'degree' || kind === 'major')
    return state !== '缺口' && pointers.some((each) => each.startsWith('/education/'));
  return (state === '直接' || state === '可迁移') && atoms.some(({ pointer }) => pointers.includes(pointer));
}

/** The first row of those that ask for the same. */
const once = (rows: readonly AnsweredRow[]): AnsweredRow[] =>
  rows.filter(
    ({ kind, text }, at) =>
      rows.findIndex((other) => other.text === text || (kind === 'degree' && other.kind === kind)) === at,
  );

/**
 * What a letter can answer to, and whether it does. A requirement is left out where the words of the letter leave that
 * open, and where the letter denies it or claims it against the résumé.
 */
export function answeredRows(
  letter: Letter | null,
  context: LetterContext,
  evidence?: LetterEvidence,
): AnsweredRow[] {
  const { matrix, job, company, position } = context;
  const known = [...(job?.must ?? []), ...(job?.plus ?? []), ...(job?.duties ?? [])];
  const claims = letter ? falseClaims(letter, context) : [];
  const isInOtherSentence = (text: string): boolean =>
    DENIAL.test(text) ||
    COMPARED.test(text) ||
    (EMPLOYER_REFERENCE.test(text) && !OWN.test(text)) ||
    claims.some(({ kind, sentence }) => kind !== 'figure' && sentence.includes(text));
  const parts = letter
    ? letter.sentences
        .filter(({ text }) => !isTemplate(text))
        .flatMap(({ text }) => text.split(/(?<=[，；])/u))
    : (evidence?.text.split(/(?<=[，；。\n])/u) ?? []);
  // For which post one writes says nothing of what one can do.
  const own = parts.filter((part) => !/应聘|申请|竞聘|胜任/u.test(part));
  const stated = statedIn(
    own.filter((part) => !isInOtherSentence(part)),
    own.filter(isInOtherSentence),
    [company, hasNoChinese(position) ? position : ''],
  );
  const rows = matrix
    .filter(({ kind, text }) => ANSWERABLE.has(kind) && !TRAIT.test(text))
    .flatMap((row): AnsweredRow[] => {
      const terms = known.find(({ id }) => id === row.requirementId)?.terms ?? [];
      const groups = terms.length > 0 ? terms : termsOf(row.text);
      // A duty of general words has none that a letter could take up.
      if (groups.length === 0 && row.kind === 'duty') return [];
      const isSpoken = isSpokenOf(row, groups, stated);
      if (isSpoken === null || (evidence && isSpoken && !isStated(row, evidence))) return [];
      return [{ ...row, isAnswered: isSpoken }];
    });
  return once(rows);
}
