import type { LetterInput, LetterResult } from '@qicheng/analysis/cover-letter';
import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { bandOf, type Overall, overallOf } from '@qicheng/analysis/result';
import { isMostlyUnread, unreadNotes } from '../../guards/unread-file.js';
import { hasHiddenText } from '../../guards/visible-text.js';
import { findJobRisks } from '../../jd/find-risks.js';
import { isForOtherTrade } from '../../jd/match-experience.js';
import { isGrave } from '../../jd/refusal.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { quoted } from '../resume-analysis/statements.js';
import { englishGreetings, englishSubjects } from './english/english-mail.js';
import { isEnglishPosting } from './english/letter-language.js';
import { writeEnglishLetter } from './english/write-english-letter.js';
import { contentWords } from './facts/content-words.js';
import { contextOf, type LetterContext } from './letter-context.js';
import { greetingsOf } from './letter-greetings.js';
import { LetterScoreBoard } from './letter-score-board.js';
import { subjectsOf } from './letter-subjects.js';
import { type Letter, readLetter } from './read-letter.js';
import { answeredRows } from './rules/answered.js';
import { isConcise } from './rules/concise.js';
import { judgeConduct } from './rules/conduct.js';
import { judgeEvidence } from './rules/evidence.js';
import { judgeFocus } from './rules/focus.js';
import { judgeForm } from './rules/form.js';
import { judgeLanguage } from './rules/language.js';
import { judgeStructure } from './rules/structure.js';
import { missingDeed, writeLetter } from './write-letter.js';

function judged(letter: Letter, context: LetterContext): LetterScoreBoard {
  const board = new LetterScoreBoard(letter);
  const isShort = isConcise(letter, context);
  judgeFocus(letter, context, board, isShort);
  judgeConduct(letter, context, board);
  judgeEvidence(letter, context, board, isShort);
  judgeStructure(letter, context, board, isShort);
  judgeLanguage(letter, board);
  judgeForm(letter, context, board, isShort);
  return board;
}

/** What the rules had to go by: the employer, the post, a posting, a résumé. */
function confidenceOf({ company, position, job, reading }: LetterContext): number {
  const known = [company !== '', position !== '', job !== null, reading !== null];
  return Math.round((0.4 + 0.15 * known.filter(Boolean).length) * 100) / 100;
}

/** A posting that takes money or papers is warned of before anything is sent. */
function warningsOf({ jd }: LetterInput, { job }: LetterContext): string[] {
  const labels = job
    ? findJobRisks(jd, job)
        .filter(isGrave)
        .map(({ label }) => label)
    : [];
  return labels.length === 0
    ? []
    : [
        `招聘信息里有“${[...new Set(labels)].join('”“')}”的内容：先确认单位真实、合法，不要交钱，也不要发证件照片，再决定投不投。`,
      ];
}

const LANGUAGE_NOTE = '简历的经历是英文，信也用英文写；招聘是中文的，请先备一份中文简历再生成中文信。';

const CHINESE_RESUME_NOTE =
  '招聘信息是英文的，简历是中文的，这封信先用中文写；备一份英文简历后，可以生成英文信。';

/** Conditions that decide before a letter is read. */
const HARD = new Set<RequirementMatch['kind']>(['degree', 'major', 'certificate', 'experience']);
const MAX_HARD = 3;

/** What the résumé plainly does not meet: to be asked before one sends a letter. */
function failedOf({ matrix, reading }: LetterContext): string[] {
  const majors = (reading?.document.education ?? []).flatMap(({ major }) => [
    ...contentWords(wordsOfText(major, 'zh')),
    ...contentWords(wordsOfText(major, 'en')),
  ]);
  // A major that shares a word with one of those asked for may well be one of them.
  const isOpen = ({ kind, text }: RequirementMatch): boolean =>
    kind === 'major' && majors.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  const failed = matrix.filter(
    (row) =>
      row.level === 'must' &&
      row.state === '缺口' &&
      HARD.has(row.kind) &&
      !isOpen(row) &&
      // Everybody can have one made out within days.
      !row.text.includes('健康证'),
  );
  if (failed.length === 0) return [];
  const named = failed.slice(0, MAX_HARD).map(({ text }) => `“${quoted(text, 40)}”`);
  const advice = failed.some(isForOtherTrade)
    ? '工作经历不在这个方向，建议先投不要求这一行年限的岗位'
    : failed.length > 1
      ? '差得较多，建议先投条件相符的岗位'
      : '先问清能否放宽，再决定投不投';
  return [`简历不符合招聘的必备条件：${named.join('、')}。${advice}；信里不要写成已经具备。`];
}

function notesOf(
  { letter, jd, resume }: LetterInput,
  context: LetterContext,
  written: LetterResult['written'],
): string[] {
  const { company, job, reading, isEnglish } = context;
  return [
    ...(company === '' ? ['没有说明投递的单位，单位是否写对无法核对。'] : []),
    ...(job === null ? ['没有职位描述，匹配按岗位常用词判断。'] : []),
    ...(resume === null ? ['没有选择简历，不能核对信中的事实，也不能代写；选择简历后可以生成。'] : []),
    ...(isEnglish && /\p{Script=Han}{8}/u.test(jd) ? [LANGUAGE_NOTE] : []),
    ...(!isEnglish && reading !== null && isEnglishPosting(jd) ? [CHINESE_RESUME_NOTE] : []),
    ...(reading === null ? [] : failedOf(context)),
    ...(written === null ? [] : ['生成的信只用简历中的事实；【待补充：…】处只有您自己知道，补上后再使用。']),
    ...(reading !== null && written === null ? [missingDeed(context)] : []),
    ...(letter !== '' && hasHiddenText(letter) ? ['信中含有看不见的字符，已去除。'] : []),
  ];
}

/** The share of a total that the errors of the letter leave. */
function limited(overall: Overall, board: LetterScoreBoard): Overall {
  const score = Math.round((overall.score * board.most().score) / 100);
  return { ...overall, score, band: bandOf(score) };
}

function limitNotes(board: LetterScoreBoard | null): string[] {
  const { score, reason } = board?.most() ?? { score: 100, reason: '' };
  return reason === '' ? [] : [`原信${reason}，总分最高按 ${score} 分计；改正后重新评分。`];
}

/** Judges a letter by rules and writes one of the résumé's facts: the same input, the same result. */
export function analyseLetter(input: LetterInput): LetterResult {
  const context = contextOf(input);
  const letter = input.letter === '' ? null : readLetter(input.letter);
  const board = letter && judged(letter, context);
  const dimensions = board?.dimensions() ?? [];
  const { company, position, addressee } = context;
  const { isEnglish } = context;
  const written = isEnglish ? writeEnglishLetter(input, context) : writeLetter(input, context, letter);
  return {
    overall: isMostlyUnread(input.resume)
      ? null
      : board && limited(overallOf(dimensions, confidenceOf(context)), board),
    dimensions,
    target: { company, position, addressee },
    paragraphs: board?.paragraphs() ?? [],
    findings: board?.findings() ?? [],
    requirements: answeredRows(
      letter,
      context,
      letter
        ? undefined
        : {
            pointers: (written?.paragraphs ?? []).flatMap(({ atoms }) => atoms.map(({ pointer }) => pointer)),
            text: written?.text ?? '',
          },
    )
      .slice(0, 60)
      .map(({ requirementId, kind, text, state, isAnswered, atoms }) => ({
        requirementId,
        kind,
        text,
        state,
        isAnswered,
        atoms,
      })),
    written,
    greetings: isEnglish ? englishGreetings(context) : greetingsOf(context),
    subjects: isEnglish ? englishSubjects(context) : subjectsOf(context),
    notes: [
      ...unreadNotes(input.resume),
      ...limitNotes(board),
      ...warningsOf(input, context),
      ...notesOf(input, context, written),
    ],
  };
}
