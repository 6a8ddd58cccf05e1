import type { RequirementFact } from '@qicheng/analysis/job-description';
import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { clipped } from '../text/clipped.js';
import { examStatus } from './exam-status.js';
import type { FactMatch } from './match-dates.js';
import { languagesIn } from './read-facts.js';
import { evidenceIn, type ResumeReading } from './read-resume.js';
import { relatedWordsOf } from './related-words.js';
import { isUsedAtWork, weakSpeech, withoutWriting } from './speech.js';

type LanguageFact = Extract<RequirementFact, { kind: 'language' }>;

/** Before a grade without a subject, which is that of college English: not 钢琴六级, 电工四级. */
const ALONE =
  '(?:(?<![\\u4e00-\\u9fa5A-Za-z(（]\\s?)|(?<=通过|考过|过了?|大学|国家|全国|[四六]级?[、/和及与]|成绩[:：]?|[英外]语\\s?))';

/** Exams with their spellings and their rank within a scale. */
const EXAMS: readonly {
  exam: string;
  pattern: RegExp;
  scale: string;
  rank: number;
  language: string;
  pass: number;
}[] = [
  {
    exam: 'CET-4',
    pattern: new RegExp(`CET-?\\s?4|英语四级|${ALONE}四级(?![)）])`, 'iu'),
    scale: 'en',
    rank: 1,
    language: '英语',
    pass: 425,
  },
  {
    exam: 'CET-6',
    pattern: new RegExp(`CET-?\\s?6|英语六级|${ALONE}六级(?![)）])`, 'iu'),
    scale: 'en',
    rank: 2,
    language: '英语',
    pass: 425,
  },
  { exam: 'TEM-4', pattern: /TEM-?\s?4|专四|专业四级/iu, scale: 'en', rank: 2, language: '英语', pass: 60 },
  { exam: 'TEM-8', pattern: /TEM-?\s?8|专八|专业八级/iu, scale: 'en', rank: 3, language: '英语', pass: 60 },
  { exam: '雅思', pattern: /雅思|IELTS/iu, scale: 'ielts', rank: 2, language: '英语', pass: 0 },
  { exam: '托福', pattern: /托福|TOEFL/iu, scale: 'toefl', rank: 2, language: '英语', pass: 0 },
  { exam: 'N2', pattern: /\bN2\b|日语二级/iu, scale: 'jp', rank: 1, language: '日语', pass: 0 },
  { exam: 'N1', pattern: /\bN1\b|日语一级/iu, scale: 'jp', rank: 2, language: '日语', pass: 0 },
];

interface Exam {
  exam: (typeof EXAMS)[number];
  score: number | null;
  isFailed: boolean;
  evidence: Evidence;
  /** The exam with its mark. */
  name: string;
}

const scoreIn = (text: string): number | null => {
  const stated = /(?<![\d-])(\d{2,3}(?:\.\d)?|[4-9](?:\.[05])?)\s*(?:分|$)/u.exec(text)?.[1];
  return stated === undefined ? null : Number(stated);
};

/** A score of three digits, not the beginning of a year or date: 英语六级（2012年）, CET-6 2012.12. */
const SCORE = /(?<!\d)[1-7]\d{2}(?![\d年]|\s*[./-]\s*\d)/u;
/** CET reports have scores from 220; a lower number is another figure. */
const MIN_CET = 220;

const plausible = (exam: Exam['exam'], score: number | null): number | null =>
  score !== null && exam.exam.startsWith('CET') && score < MIN_CET ? null : score;

/** The exams in a résumé, language entries first. */
function examsTaken({ document, texts }: ResumeReading): Exam[] {
  const listed = document.languages.flatMap((item, index) => {
    const exam = EXAMS.find(({ pattern }) => pattern.test(`${item.exam ?? ''} ${item.name?.zh ?? ''}`));
    if (!exam || item.visible === false) return [];
    const quote = `${item.exam ?? exam.exam} ${item.score ?? ''}`.trim();
    const isFailed = examStatus(`${quote} ${item.name?.zh ?? ''}`) !== 'held';
    const evidence = { pointer: `/languages/${index}`, targetId: item.id, quote };
    return [{ exam, score: plausible(exam, scoreIn(item.score ?? '')), isFailed, evidence, name: quote }];
  });
  const written = texts.flatMap((text) =>
    EXAMS.flatMap((exam) => {
      const match = exam.pattern.exec(text.text);
      if (!match || listed.some((each) => each.exam.exam === exam.exam)) return [];
      const after = text.text.slice(match.index + match[0].length, match.index + match[0].length + 10);
      const isFailed = examStatus(text.text, match.index) !== 'held';
      const score = plausible(exam, scoreIn(SCORE.exec(after)?.[0] ?? ''));
      const name = `${exam.exam}${score === null ? '' : ` ${score}`}`;
      return [{ exam, score, isFailed, evidence: evidenceIn(text), name }];
    }),
  );
  return [...listed, ...written];
}

const isPassed = ({ exam, score, isFailed }: Exam): boolean =>
  !isFailed && (score === null || score >= exam.pass);

/** Judges whether a required exam, or a higher one of its scale, was passed with the required score. */
export function matchLanguage(
  { language, exams }: LanguageFact,
  text: string,
  reading: ResumeReading,
): FactMatch {
  const taken = examsTaken(reading).filter(({ exam }) => exam.language === language || exams.length > 0);
  if (exams.length === 0) return bestOf(language, text, reading, taken);
  const names = exams.map(({ exam }) => exam).join('或');
  for (const { exam: required, least } of exams) {
    const scale = EXAMS.find(({ exam }) => exam === required);
    const own = taken.filter(({ exam }) => exam.scale === scale?.scale && exam.rank >= scale.rank);
    const hit = own.find((each) => isPassed(each) && isEnough(each, required, least));
    if (hit) return withSpeech(hit, language, text, reading, taken);
    const [low] = own;
    if (low?.isFailed)
      return {
        state: '缺口',
        reason: `${required}还没有通过，简历写的是“${low.evidence.quote}”`,
        atoms: [low.evidence],
        action: '考过后再写成绩；现在可以写“在考”，或者不写。',
      };
    if (low && low.score !== null)
      return {
        state: '缺口',
        reason: `要求${required}${least ? ` ${least} 分` : ''}，简历是 ${low.name}`,
        atoms: [low.evidence],
      };
    if (low) return { state: '待确认', reason: `写了${low.exam.exam}，没有写分数`, atoms: [low.evidence] };
  }
  const [other] = taken;
  if (other && other.exam.language === language && (isFluentMark(other) || isAboveCollege(other)))
    return {
      state: '可迁移',
      reason: `要求${names}，简历写的是 ${other.name}，是否认可以招聘方为准`,
      atoms: [other.evidence],
      action: `先问清是否认可 ${other.exam.exam}；信里照实写成绩。`,
    };
  if (other)
    return {
      state: '缺口',
      reason: `要求${names}，简历写的是 ${other.name}`,
      atoms: [other.evidence],
    };
  return { state: '未体现', reason: `简历没有写${names}成绩`, atoms: [] };
}

/** Words next to an exam that ask for speech, which a mark in writing does not show: 英语六级，口语流利. */
const REQUIRES_SPEECH = /口语|听说|流利|流畅|工作语言|会议|谈判|交流|沟通|spoken|fluen/iu;

/** Judges a passed exam, and the speech that the same clause requires. */
function withSpeech(
  hit: Exam,
  language: string,
  text: string,
  reading: ResumeReading,
  exams: readonly Exam[],
): FactMatch {
  const reason = `${hit.name}，符合要求`;
  if (!REQUIRES_SPEECH.test(withoutWriting(text)) || isFluentMark(hit))
    return { state: '直接', reason, atoms: [hit.evidence] };
  const talk = fluency(language, text, reading, exams);
  return talk.state === '直接'
    ? { ...talk, reason: `${reason}；${talk.reason}`, atoms: [hit.evidence, ...talk.atoms] }
    : {
        state: '可迁移',
        reason: `${reason}；${talk.state === '缺口' ? talk.reason : '口语是否流利看不出来'}`,
        atoms: [hit.evidence],
        action: TO_SHOW,
      };
}

// A higher exam needs no score of the lower one.
const isEnough = ({ exam, score }: Exam, required: string, least: number | null): boolean =>
  exam.exam !== required || least === null || (score !== null && score >= least);

/** The required level of a language. */
const REQUIRES_READING = /阅读|看懂|读懂|资料|手册|文献|说明书|基础/u;
const REQUIRES_FLUENCY =
  /流利|流畅|熟练|口语|听说|交流|沟通|谈判|工作语言|会议|fluen|spoken|proficien|business|working language|excellent/iu;
/** Marks that prove fluency. */
const FLUENT_MARKS: Readonly<Record<string, number>> = {
  'TEM-8': 60,
  雅思: 7,
  托福: 100,
  'CET-6': 580,
  N1: 0,
};
/** Levels of language entries that prove fluency. */
const FLUENT_LEVELS = new Set(['native', 'fluent', 'professional', 'full', 'working']);

const isFluentMark = ({ exam, score }: Exam): boolean => {
  const least = FLUENT_MARKS[exam.exam];
  return least !== undefined && (least === 0 || (score === null ? exam.exam === 'TEM-8' : score >= least));
};

/** Marks of other examinations that are above those of college English. */
const ABOVE_COLLEGE: Readonly<Record<string, number>> = { 雅思: 5.5, 托福: 72 };
const isAboveCollege = ({ exam, score }: Exam): boolean =>
  score !== null && score >= (ABOVE_COLLEGE[exam.exam] ?? Infinity);

const TO_SHOW = '写一件用它完成的工作：开会、谈判、邮件或报告；没有做过不要写成流利。';

const ORDER: readonly FactMatch['state'][] = ['直接', '可迁移', '待确认', '未体现', '缺口'];

/** One of several languages suffices: 西班牙语或葡萄牙语, German or French. */
function bestOf(language: string, text: string, reading: ResumeReading, exams: readonly Exam[]): FactMatch {
  const named = languagesIn(text);
  const alternatives = /或|\bor\b|之一|\//u.test(text) && named.length > 1 ? named : [language];
  const own = alternatives.map((each) =>
    fluency(
      each,
      text,
      reading,
      exams.filter(({ exam }) => exam.language === each),
    ),
  );
  const [best] = own.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  if (best?.state !== '未体现') return best ?? fluency(language, text, reading, exams);
  // A résumé that lists its languages has no other foreign one.
  const isListed = reading.document.languages.some(({ name, visible }) => visible !== false && name);
  return isListed && !alternatives.some((each) => COMMON_LANGUAGE.test(each))
    ? { ...best, state: '缺口', reason: `简历列出的语言里没有${alternatives.join('或')}` }
    : { ...best, reason: `简历没有写${alternatives.join('或')}水平` };
}
/** Languages that a résumé may leave out, although the person speaks them. */
const COMMON_LANGUAGE = /英语|普通话|粤语/u;

/** The name of a language entry, in either language. */
const nameIn = (name: ResumeDocument['languages'][number]['name']): string =>
  `${name?.zh ?? ''} ${name?.en ?? ''}`.toLowerCase();

/** A language entry without a known level; null if there is none. */
function listedLanguage(language: string, { languages }: ResumeDocument): FactMatch | null {
  const at = languages.findIndex(
    ({ name, visible }) =>
      visible !== false && relatedWordsOf(language).some((word) => nameIn(name).includes(word.toLowerCase())),
  );
  const entry = languages[at];
  if (!entry) return null;
  const level = [entry.exam, entry.score].filter(Boolean).join(' ');
  const quote = [wordsOfText(entry.name, 'zh') || language, level].filter(Boolean).join(' ');
  return {
    state: '可迁移',
    reason: `简历写有${language}${level ? `（${clipped(level, 20)}）` : ''}，是否达到要求的程度请您对照`,
    atoms: [{ pointer: `/languages/${at}`, targetId: entry.id, quote }],
  };
}

function fluency(
  language: string,
  text: string,
  { document, texts }: ResumeReading,
  exams: readonly Exam[],
): FactMatch {
  const isReading = REQUIRES_READING.test(text);
  const isTalk = REQUIRES_FLUENCY.test(text) && !isReading;
  const best = [...exams].filter(isPassed).sort((a, b) => b.exam.rank - a.exam.rank)[0];
  const weak = isTalk ? weakSpeech(language, texts) : undefined;
  if (weak) return { state: '缺口', reason: `简历写明“${weak.words}”`, atoms: [evidenceIn(weak.text)] };
  const used = texts.find(({ affirmed, strength }) => strength >= 0.7 && isUsedAtWork(affirmed));
  if (best && (isTalk ? isFluentMark(best) : best.exam.rank >= 2 || isReading))
    return { state: '直接', reason: `${best.name}可以说明${language}水平`, atoms: [best.evidence] };
  const index = document.languages.findIndex(
    ({ name, fluency: level }) =>
      level !== undefined &&
      relatedWordsOf(language).some((word) => nameIn(name).includes(word.toLowerCase())),
  );
  const item = document.languages[index];
  if (item && (!isTalk || FLUENT_LEVELS.has(item.fluency ?? ''))) {
    const evidence = { pointer: `/languages/${index}`, targetId: item.id, quote: item.name?.zh ?? language };
    return { state: '直接', reason: `语言模块写明了${language}的熟练程度`, atoms: [evidence] };
  }
  const listed = best || language === '英语' ? null : listedLanguage(language, document);
  if (listed) return listed;
  if (isTalk && used)
    return { state: '直接', reason: `写到工作中使用${language}`, atoms: [evidenceIn(used)] };
  if (best)
    return {
      state: '可迁移',
      reason: isTalk ? `${best.name}是考试成绩，看不出能否流利交流` : `${best.name}，与要求的熟练程度有差距`,
      atoms: [best.evidence],
      action: TO_SHOW,
    };
  const named = texts.find(({ finder, strength }) => strength >= 0.7 && finder.find(language) >= 0);
  if (named)
    return { state: '可迁移', reason: `简历写到${language}，程度请您核对`, atoms: [evidenceIn(named)] };
  const claimed = texts.find(({ affirmed }) =>
    relatedWordsOf(language).some((word) => affirmed.includes(word)),
  );
  if (claimed)
    return {
      ...{ state: '待确认', atoms: [evidenceIn(claimed)] },
      reason: `自我评价里写到${language}，没有写成绩，也没有用它做过的工作`,
      action: TO_SHOW,
    };
  return { state: '未体现', reason: `简历没有写${language}水平`, atoms: [] };
}
