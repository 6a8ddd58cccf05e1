import type {
  HiddenExpectation,
  JobDescription,
  JobDuty,
  JobRequirement,
} from '@qicheng/analysis/job-description';
import { regex } from '@qicheng/resume/regex';
import { isCatchAll } from '../text/catch-all.js';
import { clipped } from '../text/clipped.js';
import { chinesePost } from '../text/post.js';
import { openPartOf } from './answered-questions.js';
import { isContact } from './clauses/contact.js';
import { isFormal } from './clauses/formal.js';
import type { Clause } from './clauses/kinds.js';
import { readClauses } from './clauses/read.js';
import { HIDDEN_READINGS } from './data/hidden.js';
import { RISK_RULES } from './data/risk-rules.js';
import { headLineIn } from './head-line.js';
import { SINGLE_PARTS } from './headings.js';
import { isApplicationStep } from './how-to-apply.js';
import { isKeyword } from './keyword-words.js';
import { type Piece, pieceOf, sliced } from './piece.js';
import { PUBLIC } from './public-appointment.js';
import { citiesOf, salaryOf } from './read-facets.js';
import { type RequirementDraft, requirementsOf } from './read-requirements.js';
import { termsOf } from './read-terms.js';
import { type PostingSentence, readSentences } from './sentences.js';
import { titleAndCompany } from './titled-employer.js';
import { isFound, isUnlawfulDemand } from './unlawful-demand.js';
import { outsideNames } from './whole-words.js';

/** Benefits, and words that make the same terms a duty or a condition. */
const BENEFIT = regex('u')`
  五险|一金|社保|公积金|双休|年终奖|带薪|年假|[餐房车]补|(?:交通|话费|通讯|住房)补|下午茶|团建|节日(?:福利|礼)
  |免费(?:[三工午]餐|班车|住宿|零食)|包[吃住]|食宿|生日[会礼]|晋升(?:空间|通道|机会)
  |弹性(?:工作|上班|上下班|打卡|办公)|不打卡|补充医疗|商业保险|[年定]期?度?体检|股票期权|(?:十三|13)薪
`;
const NO_BENEFIT =
  /负责|熟悉|熟练|掌握|精通|了解|经验|经历|办理|核算|申报|组织|策划|能力|专业|适应|接受|服从|愿意/u;

// Age, looks and family status are handled by their own rules, whether or not a law prohibits them.
const TRAITS = RISK_RULES.filter(({ kind }) => kind === 'discrimination');

// Public employers enforce their published age limit; for others it is a risk.
const AGE_LIMIT = /年龄[^,]{0,8}\d{2}|\d{2}周岁/u;

/** Allowances, exceptions, waivers, days off and dates, which a résumé cannot prove. */
const NO_REQUIREMENT = regex('u')`
  喝酒|酒量|^能?接受的?(?:请)?再(?:投|来|联系)|^[男女]生?\s*1[5-9]\d
  |^(?:任职|岗位|其他|工作)?(?:要求|条件|资格|职责)$|予以保密|恕不退[还回]|不予?退还|另行通知
  |^(?:每[月周年季]|一般|平均)?(?:不超过|最多|约)\s*\d+\s*(?:天|次|小时|%)左?右?$|从优$|另(?:外)?(?:给|加|补贴)
  |放宽(?:$|[到至条])|(?:应届|转行|跨专业|优秀)[^,]{0,16}(?:也|亦|均|皆)可(?:考虑)?$
  |^(?:应届|往届|在读)[^,]{0,6}(?:可|暂)?(?:不(?:作)?(?:要求|限)|免|无需|不需要?|放宽)[^,]{0,4}$
  |内(?:取得|考取)(?:亦|也)?可$|不得(?:报考|投递|应聘|报名)|(?:请?勿|谢绝)[^,]{0,6}(?:投|扰|报)
  |不予(?:考虑|受理)|^[(]?必[须备][)]?$|^二?者?(?:有)?其一(?:即|均|都)?可$
  |(?:投递|报名|应聘)时?(?:请|须|需)?[^,]{0,8}(?:附|提供|携带|提交)|面试(?:时)?(?:请|需|须)?(?:携?带|提供)
  |^[\d一二三四五六七八九十]+\s*分钟$|领导交[办待]|(?:解决|安排|协助)[^,]{0,4}(?:配偶|子女|户口|落户)|事业编制?$
  |^(?:宝妈|全职妈妈|家庭主妇|学生党)[^,]{0,6}(?:优先|均可|可)?$|待遇(?:\d|$)|录用后办理|入职后办理|须?办理[^,]{0,10}通行证
  |^(?:须|需|应|但须|必须)?在[^,]{0,12}[内前](?:取得|考取|拿到)|^[^,]{0,2}可以?不(?!少于|低于)
  |^(?:以上)?(?:任[一意选][一种个项]?|其一|之一)?(?:均|都|也|皆)?(?:即可|都行|可以)$
  |应届[^,]{0,4}[/、或及和][^,]{0,12}年[^,]{0,8}(?:均可|皆可|都可|也?亦?可|都行)$
  |年[^,]{0,8}[/、或及和]应届[^,]{0,6}(?:均可|皆可|都可|也?亦?可|都行)$
  |^(?:每?月|每周|周)[^,]{0,6}休(?:息)?\s*[\d一二三四五六]\s*天
  |^(?:种子轮|天使轮|(?:Pre-?)?[A-F]\+?轮|已上市|未融资|不需要融资)$|^(?:单休|双休|大小周|做六休一|轮休|[长常]?白班|常日班)$|比较忙$|^最迟|不作(?:硬性)?要求
  |^(?:在)?同等条件下?(?:优先)?(?:录用|考虑|聘用)?$|(?:服务|聘)期(?:限|为|内|满|未满)?[^,]{0,10}(?:\d|[一二两三四五六七八九十])\s*年
  |^(?:未满)?服务期[内满]|违约金|诚信档案|另有[^,]{0,8}(?:津贴|补贴|补助|奖励)|同意报考|^[不无]违[规纪法](?:操作)?$
  |^或?(?:相关|相近)专业$|^(?:接受|欢迎|面向)?[^,]{0,4}应届(?:毕业)?生?(?:可投递?|亦可|也可|均可|皆可|可考虑
  |可以|可|欢迎)$
`;

/** Whether a clause requires nothing that a candidate can prove: application procedure, offers, unlawful demands. */
const isNoRequirement = (text: string, sentence: string, isPublic: boolean): boolean =>
  isContact(text) ||
  isApplicationStep(text) ||
  isFormal(text) ||
  NO_REQUIREMENT.test(text) ||
  isUnlawfulDemand(text, sentence) ||
  (!(isPublic && AGE_LIMIT.test(text)) &&
    TRAITS.some((rule) => isFound(rule, text) && isFound(rule, sentence))) ||
  (BENEFIT.test(text) && !NO_BENEFIT.test(text));

const SENTENCE_LENGTH = 400;
const MAX_ITEMS = { must: 60, plus: 40, duties: 60, keywords: 16, hidden: 30, ignored: 20 } as const;

const quoteOf = ({ piece }: PostingSentence): string => clipped(piece.raw, SENTENCE_LENGTH);

/** A sentence with its clauses. */
interface ReadSentence extends PostingSentence {
  readonly clauses: readonly Clause[];
}

/** A heading such as 工作地点 determines the meaning of its value, which requires nothing. */
const isFree = ({ part }: PostingSentence): boolean =>
  part === null || part === 'fact' || !SINGLE_PARTS.has(part);

function numbered(drafts: readonly RequirementDraft[], level: JobRequirement['level']): JobRequirement[] {
  const seen = new Set<string>();
  return drafts
    .filter((draft) => {
      const key = `${draft.kind} ${spaceless(draft.text)}`;
      return draft.level === level && (seen.has(key) ? false : Boolean(seen.add(key)));
    })
    .slice(0, MAX_ITEMS[level])
    .map((draft, index) => ({ id: `jd:${level}:${index + 1}`, ...draft }));
}

const TITLE_REST = 14;
/** Whether a line contains only values of the header. */
const isHeaderLine = (raw: string, values: readonly JobDescription['title'][]): boolean => {
  const own = values.filter((value) => value?.sentence === raw);
  const length = own.reduce((sum, value) => sum + (value?.text.length ?? 0), TITLE_REST);
  return own.length > 0 && raw.length <= length;
};

const spaceless = (text: string): string => text.replace(/\s+/g, '');

/** From this many clauses on, each duty of a run is separate. */
const LONG_RUN = 3;
const SHORT_DUTY = 4;

/** The runs of duty clauses in a sentence, in their original words; a long run is split into clauses. */
function dutyRuns({ piece, clauses }: ReadSentence): Piece[] {
  const runs: { from: number; to: number; clauses: Piece[] }[] = [];
  let at = 0;
  let isRun = false;
  for (const { kind, piece: clause } of clauses) {
    const from = piece.raw.indexOf(clause.raw, at);
    at = from + clause.raw.length;
    const last = runs.at(-1);
    if (kind === 'duty' && isRun && last) {
      last.to = at;
      last.clauses.push(clause);
    } else if (kind === 'duty') runs.push({ from, to: at, clauses: [clause] });
    isRun = kind === 'duty';
  }
  const isWhole = clauses.every(({ kind }) => kind === 'duty');
  return runs.flatMap(({ from, to, clauses: own }) =>
    own.length >= LONG_RUN &&
    own.every(({ text }) => text.length >= (/[,，;；]/u.test(piece.text) ? SHORT_DUTY : MIN_DUTY_LENGTH))
      ? own
      : isWhole
        ? [piece]
        : [sliced(piece, from, to)],
  );
}

/** Introductions before a requirement: 所以, 但, 因为, and labels such as 活：. */
const LEAD =
  /^(?:所以|因此|但是?|而且|同时|另外|因为|先看要求再聊:|(?:我们)?(?:希望|期待|需要)[你您](?=[有是能会懂]|具|熟|持)|(?:活|事|任务|日常):)\s*/u;
const withoutLead = (piece: Piece): Piece => sliced(piece, LEAD.exec(piece.text)?.[0].length ?? 0);

/** A short word in a list of duties is a duty too: 收银 理货 打扫卫生. */
const MIN_DUTY_LENGTH = 2;
const isDuty = ({ text }: Piece): boolean =>
  !isCatchAll(text) &&
  (text.length > 3 || (text.length >= MIN_DUTY_LENGTH && /^[\u4e00-\u9fa5]+$/u.test(text))) &&
  !isContact(text) &&
  !isApplicationStep(text) &&
  !isHoursOnly(text) &&
  !isUnlawfulDemand(text);

/** How long is worked: 两班倒, 每天6-8小时, 月休4天. */
const HOURS =
  /^(?:(?:[两二三四]班|轮)[倒运]转?制?|(?:每[天日班周月]|一[天周班]|[日周月])(?:工作|上班|直播|休息?|单休)?(?:约|不超过|不少于)?\s*[\d.一二两三四五六七八九十]+(?:\s*[-~至到]\s*[\d.]+)?\s*个?(?:小时|h|[天日场次班节]))$/iu;
const isHoursOnly = (text: string): boolean =>
  text.split(/[,，、;；]/u).every((part) => HOURS.test(part.trim()));

const dutiesOf = (sentences: readonly ReadSentence[]): JobDuty[] => {
  const seen = new Set<string>();
  return sentences
    .flatMap((sentence) =>
      dutyRuns(sentence).map((run) => ({ run: withoutLead(run), sentence: quoteOf(sentence) })),
    )
    .filter(({ run }) => {
      const key = spaceless(run.text);
      return seen.has(key) || !isDuty(run) ? false : Boolean(seen.add(key));
    })
    .slice(0, MAX_ITEMS.duties)
    .map(({ run, sentence }, index) => ({
      id: `jd:duty:${index + 1}`,
      text: clipped(run.raw.replace(/[,，;；、]+$/u, ''), 300),
      sentence,
      terms: termsOf(run.text),
    }));
};

/** An unlimited bonus does not change a stated range of pay. */
const NO_CEILING = /上不封顶|不设上限/u;

const hiddenOf = (
  sentences: readonly PostingSentence[],
  salary: JobDescription['salary'],
): HiddenExpectation[] =>
  HIDDEN_READINGS.flatMap(({ pattern, reading, question, unless }) => {
    if (unless && sentences.some(({ piece }) => unless.test(piece.text))) return [];
    const isRange = salary !== null && salary.low !== null && salary.high !== null;
    const found = sentences.find(
      ({ piece }) =>
        pattern.test(piece.text) && !(isRange && NO_CEILING.test(pattern.exec(piece.text)?.[0] ?? '')),
    );
    if (!found) return [];
    const open = openPartOf(question, sentences.map(({ piece }) => piece.text).join('\n'));
    return open === '' ? [] : [{ reading, question: open, sentence: quoteOf(found) }];
  }).slice(0, MAX_ITEMS.hidden);

/** The weight of a keyword by its place. */
const WEIGHTS = { title: 4, must: 3, plus: 1.5, duties: 2 } as const;

const HAN = /[\u4e00-\u9fa5]/u;

interface Counted {
  words: string[];
  weight: number;
  sentence: string;
}

function keywordsOf({
  title,
  must,
  plus,
  duties,
}: Pick<JobDescription, 'title' | 'must' | 'plus' | 'duties'>) {
  const counted = new Map<string, Counted>();
  const add = (terms: readonly (readonly string[])[], weight: number, sentence: string) => {
    for (const words of terms) {
      // Synonyms are one keyword under the first name in the posting.
      const key = [...words].sort().join('|').toLowerCase();
      const known = counted.get(key);
      if (known) known.weight += weight;
      else counted.set(key, { words: [...words], weight, sentence });
    }
  };
  // Words of an English title are not keywords: Office in Front Office Manager.
  const post = title ? chinesePost(title.text) : '';
  if (title && HAN.test(post)) add(termsOf(post, { isPlainAllowed: false }), WEIGHTS.title, title.sentence);
  const withoutEmpty = (list: readonly JobRequirement[]) =>
    list.filter(({ kind }) => kind === 'skill' || kind === 'experience');
  for (const { terms, text, sentence } of withoutEmpty(must))
    add(outsideNames(terms, text), WEIGHTS.must, sentence);
  for (const { terms, text, sentence } of duties) add(outsideNames(terms, text), WEIGHTS.duties, sentence);
  for (const { terms, text, sentence } of withoutEmpty(plus))
    add(outsideNames(terms, text), WEIGHTS.plus, sentence);
  const kept = [...counted.values()].filter(({ words }) => isKeyword(words[0] ?? ''));
  const heaviest = Math.max(1, ...kept.map(({ weight }) => weight));
  return kept
    .map(({ words, weight, sentence }) => ({
      word: words[0] ?? '',
      words,
      weight: Math.round((weight / heaviest) * 100) / 10,
      sentence,
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_ITEMS.keywords);
}

/** The sentences of a posting, for rules with patterns of their own. */
export const sentencesOf = (text: string): PostingSentence[] => readSentences(text).sentences;

/**
 * Parses a posting. Each value has the sentence it was read from; missing values are null or empty, never guessed. The
 * text is data: instructions to a program are excluded and listed.
 */
export function parseJobDescription(text: string): JobDescription {
  const { sentences: raw, ignored } = readSentences(text);
  const head = raw[0] ? headLineIn(raw[0].piece.text) : null;
  const { title, company } = titleAndCompany(raw, head);
  const salary = salaryOf(raw);
  const clauses = readClauses(raw);
  const sentences = raw
    .map((sentence, index): ReadSentence => ({ ...sentence, clauses: clauses[index] ?? [] }))
    .filter((sentence) => isFree(sentence) && !isHeaderLine(sentence.piece.raw, [title, company]));
  const drafts = sentences
    .flatMap(({ piece, clauses: own }) =>
      requirementsOf(
        own.map((clause) => ({ ...clause, piece: withoutLead(clause.piece) })),
        piece,
      ),
    )
    .filter(
      (draft) => !isNoRequirement(pieceOf(draft.text).text, pieceOf(draft.sentence).text, PUBLIC.test(text)),
    );
  const must = numbered(drafts, 'must');
  const plus = numbered(drafts, 'plus');
  const duties = dutiesOf(sentences);
  return {
    ...{ title, company, cities: citiesOf(raw), salary },
    ...{ must, plus, duties, hidden: hiddenOf(raw, salary) },
    keywords: keywordsOf({ title, must, plus, duties }),
    ignored: ignored.slice(0, MAX_ITEMS.ignored).map((sentence) => clipped(sentence, SENTENCE_LENGTH)),
  };
}
