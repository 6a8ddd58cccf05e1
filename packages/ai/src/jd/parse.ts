import type {
  HiddenExpectation,
  JobDescription,
  JobDuty,
  JobRequirement,
} from '@qicheng/analysis/job-description';
import { clipped } from '../text/clipped.js';
import { isContact } from './clauses/contact.js';
import type { Clause } from './clauses/kinds.js';
import { readClauses } from './clauses/read.js';
import { HIDDEN_READINGS } from './data/hidden.js';
import { SINGLE_PARTS } from './headings.js';
import { type Piece, pieceOf, sliced } from './piece.js';
import { citiesOf, companyOf, salaryOf, titleOf } from './read-facets.js';
import { type RequirementDraft, requirementsOf } from './read-requirements.js';
import { termsOf } from './read-terms.js';
import { type PostingSentence, readSentences } from './sentences.js';
import { isFound, isUnlawfulDemand } from './unlawful-demand.js';
import { RISK_RULES } from './data/risk-rules.js';

/** What the employer offers, and the words by which the same is work to do or something to put up with. */
const BENEFIT =
  /五险|一金|社保|公积金|双休|年终奖|带薪|年假|[餐房车]补|(?:交通|话费|通讯|住房)补|下午茶|团建|节日(?:福利|礼)|免费(?:[三工午]餐|班车|住宿|零食)|包[吃住]|食宿|生日[会礼]|晋升(?:空间|通道|机会)|弹性(?:工作|上班|上下班|打卡|办公)|不打卡|补充医疗|商业保险|[年定]期?度?体检|股票期权|(?:十三|13)薪/u;
const NO_BENEFIT =
  /负责|熟悉|熟练|掌握|精通|了解|经验|经历|办理|核算|申报|组织|策划|能力|专业|适应|接受|服从|愿意/u;

// Age, looks and household are asked about by their own rules, whether or not a law names them.
const TRAITS = RISK_RULES.filter(({ kind }) => kind === 'discrimination');

/** Whether a clause asks for nothing that a person could show: how to apply, what is offered, what may not be asked. */
const isNothingToMeet = (text: string): boolean =>
  isContact(text) ||
  isUnlawfulDemand(text) ||
  TRAITS.some((rule) => isFound(rule, text)) ||
  (BENEFIT.test(text) && !NO_BENEFIT.test(text));

const SENTENCE_LENGTH = 400;
const MOST = { must: 60, plus: 40, duties: 60, keywords: 60, hidden: 30, ignored: 20 } as const;

const quoteOf = ({ piece }: PostingSentence): string => clipped(piece.raw, SENTENCE_LENGTH);

/** A sentence with its clauses. */
interface ReadSentence extends PostingSentence {
  readonly clauses: readonly Clause[];
}

/** Headings such as 工作地点 say what a sentence is; the words after them ask for nothing. */
const isFree = ({ part }: PostingSentence): boolean =>
  part === null || part === 'fact' || !SINGLE_PARTS.has(part);

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

const spaceless = (text: string): string => text.replace(/\s+/g, '');

/** The runs of clauses of a sentence that are duties, each as it stands in the sentence. */
function dutyRuns({ piece, clauses }: ReadSentence): Piece[] {
  const runs: { from: number; to: number }[] = [];
  let at = 0;
  let isRun = false;
  for (const { kind, piece: clause } of clauses) {
    const from = piece.raw.indexOf(clause.raw, at);
    at = from + clause.raw.length;
    const last = runs.at(-1);
    if (kind === 'duty' && isRun && last) last.to = at;
    else if (kind === 'duty') runs.push({ from, to: at });
    isRun = kind === 'duty';
  }
  const isWhole = clauses.every(({ kind }) => kind === 'duty');
  return isWhole && runs.length > 0 ? [piece] : runs.map(({ from, to }) => sliced(piece, from, to));
}

const isDuty = ({ text }: Piece): boolean => text.length > 3 && !isContact(text) && !isUnlawfulDemand(text);

const dutiesOf = (sentences: readonly ReadSentence[]): JobDuty[] => {
  const seen = new Set<string>();
  return sentences
    .flatMap((sentence) => dutyRuns(sentence).map((run) => ({ run, sentence: quoteOf(sentence) })))
    .filter(({ run }) => {
      const key = spaceless(run.text);
      return seen.has(key) || !isDuty(run) ? false : Boolean(seen.add(key));
    })
    .slice(0, MOST.duties)
    .map(({ run, sentence }, index) => ({
      id: `jd:duty:${index + 1}`,
      text: clipped(run.raw, 300),
      sentence,
      terms: termsOf(run.text),
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

/** The sentences of a posting, for rules that look for words of their own. */
export const sentencesOf = (text: string): PostingSentence[] => readSentences(text).sentences;

/**
 * Reads a posting. Every part names the sentence that it was read from; what is not there is null or empty, nothing
 * is guessed from elsewhere. The text is data: sentences that speak to a program are left out and listed.
 */
export function parseJobDescription(text: string): JobDescription {
  const { sentences: raw, ignored } = readSentences(text);
  const title = titleOf(raw);
  const clauses = readClauses(raw);
  const sentences = raw
    .map((sentence, index): ReadSentence => ({ ...sentence, clauses: clauses[index] ?? [] }))
    .filter((sentence) => isFree(sentence) && !isTitleLine(sentence.piece.raw, title));
  const drafts = sentences
    .flatMap(({ piece, clauses: own }) => requirementsOf(own, piece))
    .filter((draft) => !isNothingToMeet(pieceOf(draft.text).text));
  const must = numbered(drafts, 'must');
  const plus = numbered(drafts, 'plus');
  const duties = dutiesOf(sentences);
  return {
    ...{ title, company: companyOf(raw), cities: citiesOf(raw), salary: salaryOf(raw) },
    ...{ must, plus, duties, hidden: hiddenOf(raw) },
    keywords: keywordsOf({ title, must, plus, duties }),
    ignored: ignored.slice(0, MOST.ignored).map((sentence) => clipped(sentence, SENTENCE_LENGTH)),
  };
}
