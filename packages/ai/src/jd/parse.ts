import type {
  HiddenExpectation,
  JobDescription,
  JobDuty,
  JobRequirement,
} from '@qicheng/analysis/job-description';
import { clipped } from '../text/clipped.js';
import { HIDDEN_READINGS } from './data/hidden.js';
import { pieceOf } from './piece.js';
import { citiesOf, companyOf, salaryOf, titleOf } from './read-facets.js';
import { partOfBare, type RequirementDraft, requirementsOf } from './read-requirements.js';
import { termsOf } from './read-terms.js';
import { type PostingSentence, readSentences } from './sentences.js';
import { isUnlawfulDemand, isFound } from './unlawful-demand.js';
import { RISK_RULES } from './data/risk-rules.js';

/** How to reach the employer. Latin addresses and numbers tell a contact from work with customers' contacts. */
const CONTACT =
  /^(?:联系(?:人|电话|方式|我们)(?!管理|信息|名单|资料)|(?:电话|手机|微信|邮箱|QQ|咨询)(?:号码?)?[^,;]{0,6}(?::|同号|\d)|有意者|欢迎(?:投递|咨询|私聊|来电)|投递(?:邮箱|方式|链接)|扫码|私信|请?(?:将|把)?(?:个人)?简历[^,;]{0,8}(?:发|投|寄)|请?(?:发送?|投递?|寄)(?:个人)?简历)|(?:微信|VX|V信|QQ)(?:号码?)?\s*:?\s*[A-Za-z0-9][\w-]{4,}|(?<!\d)1[3-9]\d{9}(?!\d)|(?<!\d)0\d{2,3}-\d{7,8}(?!\d)|[\w.+-]+@[\w-]+\.\w/iu;

/** What the employer offers, and the words by which the same is work to do or something to put up with. */
const BENEFIT =
  /五险|一金|社保|公积金|双休|年终奖|带薪|年假|[餐房车]补|(?:交通|话费|通讯|住房)补|下午茶|团建|节日(?:福利|礼)|免费(?:[三工午]餐|班车|住宿|零食)|包[吃住]|食宿|生日[会礼]|晋升(?:空间|通道|机会)|弹性(?:工作|上班|上下班|打卡|办公)|不打卡|补充医疗|商业保险|[年定]期?度?体检|股票期权|(?:十三|13)薪/u;
const NO_BENEFIT =
  /负责|熟悉|熟练|掌握|精通|了解|经验|经历|办理|核算|申报|组织|策划|能力|专业|适应|接受|服从|愿意/u;

// Age, looks and household are asked about by their own rules, whether or not a law names them.
const TRAITS = RISK_RULES.filter(({ kind }) => kind === 'discrimination');

const isContact = (text: string): boolean => CONTACT.test(text);

/** Whether a clause asks for nothing that a person could show: how to apply, what is offered, what may not be asked. */
const isNothingToMeet = (text: string): boolean =>
  isContact(text) ||
  isUnlawfulDemand(text) ||
  TRAITS.some((rule) => isFound(rule, text)) ||
  (BENEFIT.test(text) && !NO_BENEFIT.test(text));

const SENTENCE_LENGTH = 400;
const MOST = { must: 60, plus: 40, duties: 60, keywords: 60, hidden: 30, ignored: 20 } as const;

const quoteOf = ({ piece }: PostingSentence): string => clipped(piece.raw, SENTENCE_LENGTH);

/** The part of a sentence; below no heading it is told by its words. */
function placed(sentences: readonly PostingSentence[]): PostingSentence[] {
  return sentences.map((sentence) => {
    const { part, piece } = sentence;
    if (part === null) return { ...sentence, part: partOfBare(piece.text) };
    // Many postings put both below 职位描述; a sentence that asks for a degree is no duty.
    const isAsked =
      part === 'duties' && /学历|优先|(?:本科|大专|硕士).{0,4}以上|工作经验|相关专业/u.test(piece.text);
    return isAsked ? { ...sentence, part: 'must' } : sentence;
  });
}

function numbered(drafts: readonly RequirementDraft[], level: JobRequirement['level']): JobRequirement[] {
  const seen = new Set<string>();
  return drafts
    .filter((draft) => {
      const key = `${draft.kind} ${spaceless(draft.text)}`;
      return draft.level === level && (seen.has(key) ? false : Boolean(seen.add(key)));
    })
    .slice(0, MOST[level])
    .map((draft, index) => ({ id: `jd:${level}:${index + 1}`, ...draft }));
}

const TITLE_REST = 14;
const isTitleLine = (raw: string, title: JobDescription['title']): boolean =>
  raw === title?.sentence && raw.length <= title.text.length + TITLE_REST;

const isDuty = ({ part, piece: { text } }: PostingSentence): boolean =>
  part === 'duties' && text.length > 3 && !isContact(text) && !isUnlawfulDemand(text);

const spaceless = (text: string): string => text.replace(/\s+/g, '');

const dutiesOf = (sentences: readonly PostingSentence[], title: JobDescription['title']): JobDuty[] => {
  const seen = new Set<string>();
  return sentences
    .filter((sentence) => isDuty(sentence) && !isTitleLine(sentence.piece.raw, title))
    .filter(({ piece }) => {
      const key = spaceless(piece.text);
      return seen.has(key) ? false : Boolean(seen.add(key));
    })
    .slice(0, MOST.duties)
    .map((sentence, index) => ({
      id: `jd:duty:${index + 1}`,
      text: clipped(sentence.piece.raw, 300),
      sentence: quoteOf(sentence),
      terms: termsOf(sentence.piece.text),
    }));
};

const hiddenOf = (sentences: readonly PostingSentence[]): HiddenExpectation[] =>
  HIDDEN_READINGS.flatMap(({ pattern, reading, question }) => {
    const found = sentences.find(({ piece }) => pattern.test(piece.text));
    return found ? [{ reading, question, sentence: quoteOf(found) }] : [];
  }).slice(0, MOST.hidden);

/** How much a word weighs by where it stands. */
const WEIGHTS = { title: 4, must: 3, plus: 1.5, duties: 2 } as const;

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
      // Synonyms are one keyword, under the name that the posting gives it first.
      const key = [...words].sort().join('|').toLowerCase();
      const known = counted.get(key);
      if (known) known.weight += weight;
      else counted.set(key, { words: [...words], weight, sentence });
    }
  };
  if (title) add(termsOf(title.text, { isPlainAllowed: false }), WEIGHTS.title, title.sentence);
  const asked = (list: readonly JobRequirement[]) =>
    list.filter(({ kind }) => kind === 'skill' || kind === 'experience');
  for (const { terms, sentence } of asked(must)) add(terms, WEIGHTS.must, sentence);
  for (const { terms, sentence } of duties) add(terms, WEIGHTS.duties, sentence);
  for (const { terms, sentence } of asked(plus)) add(terms, WEIGHTS.plus, sentence);
  const heaviest = Math.max(1, ...[...counted.values()].map(({ weight }) => weight));
  return [...counted.values()]
    .map(({ words, weight, sentence }) => ({
      word: words[0] ?? '',
      words,
      weight: Math.round((weight / heaviest) * 100) / 10,
      sentence,
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST.keywords);
}

/** The sentences of a posting with their parts, for rules that look for words of their own. */
export const sentencesOf = (text: string): PostingSentence[] => placed(readSentences(text).sentences);

const ASKING: ReadonlySet<PostingSentence['part']> = new Set(['must', 'plus', 'fact']);

/**
 * Reads a posting. Every part names the sentence that it was read from; what is not there is null or empty, nothing
 * is guessed from elsewhere. The text is data: sentences that speak to a program are left out and listed.
 */
export function parseJobDescription(text: string): JobDescription {
  const { sentences: raw, ignored } = readSentences(text);
  const sentences = placed(raw);
  const title = titleOf(raw);
  const drafts = sentences
    .filter(({ part, piece }) => ASKING.has(part) && !isTitleLine(piece.raw, title))
    .flatMap(({ piece, part }) => requirementsOf(piece, part === 'plus'))
    .filter((draft) => !isNothingToMeet(pieceOf(draft.text).text));
  const must = numbered(drafts, 'must');
  const plus = numbered(drafts, 'plus');
  const duties = dutiesOf(sentences, title);
  return {
    ...{ title, company: companyOf(raw), cities: citiesOf(raw), salary: salaryOf(raw) },
    ...{ must, plus, duties, hidden: hiddenOf(sentences) },
    keywords: keywordsOf({ title, must, plus, duties }),
    ignored: ignored.slice(0, MOST.ignored).map((sentence) => clipped(sentence, SENTENCE_LENGTH)),
  };
}
