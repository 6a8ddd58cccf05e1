import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { isEmployerIntro, isFormRow } from '../analyses/resume-analysis/not-an-action.js';
import {
  type PrintedText,
  quoted,
  readTexts,
  type Statement,
} from '../analyses/resume-analysis/statements.js';
import { isEmployerName, withoutActivities } from '../text/employer-activities.js';
import { attendedTraining } from '../text/training.js';
import { withoutWishes } from '../text/wish.js';
import { WordFinder } from '../text/words.js';
import { splitDenials, withoutNonEvents } from './affirmed.js';
import { splitBoasts } from './boasts.js';
import { isGapNote } from './employment.js';
import { literalIn } from './literal.js';
import { latinAt } from './phrase-tokens.js';
import { joinedStandards } from './standard-names.js';

/** A text of a résumé that is compared with a posting. */
export interface ProvingText extends PrintedText {
  readonly finder: WordFinder;
  /** How much a word proves here: an action most, a list less, a self-evaluation little. */
  readonly strength: number;
  /** The text without denials and praise, and those clauses. */
  readonly affirmed: string;
  readonly denied: readonly string[];
  readonly boasts: readonly string[];
}

/** A résumé, prepared for the comparison with a posting. */
export interface ResumeReading {
  readonly document: ResumeDocument;
  readonly texts: readonly ProvingText[];
  /** Preferences and headlines, which name a word but prove nothing. */
  readonly intentions: readonly ProvingText[];
  readonly statements: readonly Statement[];
  /** Lines of an imported file without a field in the document. */
  readonly unplaced: readonly string[];
}

export const DONE = 1;
const LISTED = 0.7;
/** The name of a post, subject or certificate. */
export const TITLE = 0.6;
export const CLAIMED = 0.3;
/** The name of a subject shows what was studied. */
export const SUBJECT = 0.5;
/** A course was attended; it is not work. */
export const COURSE = 0.25;
/** The name of an employer says little about the work there. */
export const EMPLOYER = 0.2;
export const DESIRED = 0.1;

/** Shorter texts are fragments of the import: 编制周. */
const MIN_ACTION_LENGTH = 4;
const ACTION_MODULES = new Set(['experience', 'projects', 'research', 'campus']);

const JOBS = /^\/(?:work|internships)\/\d+\/(?<field>company|title|department|place)\b/u;

/** A task of the studies with its result: 毕业设计：…方案设计，已完成…. */
const THESIS = /^毕业(?:设计|论文|课题)[^，。；]{0,8}[:：](?=.{10,})/u;

/** A list of what was taught: 培训内容：Linux、MySQL. */
const COURSES = /^(?:培训|课程|学习|所学|主修|主要)(?:的)?(?:内容|课程|科目|模块)?\s*[:：]/u;

/** A course among the work, told by its dates, contents and result: 内容：线上《数据分析实战课》 结果：结业. */
const COURSE_ROW =
  /(?:内容|课程|名称)\s*[:：][^，。；]{0,12}《[^》]{2,20}(?:课|课程|训练营|培训)》|(?:结果|状态)\s*[:：]\s*(?:已)?结业/u;

const strengthOf = ({ module, isStatement, pointer, text }: PrintedText): number => {
  if (pointer.startsWith('/references/')) return DESIRED;
  if (isStatement && (isEmployerIntro(text) || isFormRow(text))) return EMPLOYER;
  if (isStatement && (attendedTraining(text) || COURSE_ROW.test(text))) return COURSE;
  if (ACTION_MODULES.has(module) && isStatement) return DONE;
  if (isStatement && pointer.startsWith('/education/') && THESIS.test(text)) return DONE;
  if (/^\/education\/\d+\/(?:major|school)\b/u.test(pointer)) return SUBJECT;
  if (
    /^\/education\/\d+\/courses\b/u.test(pointer) ||
    (pointer.startsWith('/education/') && COURSES.test(text))
  )
    return COURSE;
  if (/^\/certificates\//u.test(pointer) && /(?:证书?|资格)(?:[（(].*)?$/u.test(text)) return TITLE;
  const field = JOBS.exec(pointer)?.groups?.['field'];
  if (field !== undefined) return field === 'title' ? TITLE : EMPLOYER;
  return module === 'selfEvaluation' ? CLAIMED : LISTED;
};

const isIntention = ({ module, pointer }: PrintedText): boolean =>
  module === 'intention' || /^\/basics\/headline\b/u.test(pointer);

/** The weights of a score, which are no work on what they weigh: 质量40、交期30、价格20. */
const WEIGHTS =
  /[\u4e00-\u9fa5]{2,6}\s?(?:占)?\d{1,3}\s?[%％分]?(?:[、,，/]\s?[\u4e00-\u9fa5]{2,6}\s?(?:占)?\d{1,3}\s?[%％分]?(?![\d\u4e00-\u9fa5])){2,}/gu;

function readable(text: PrintedText, strength: number): ProvingText {
  const bare = (isEmployerName(text.pointer) ? withoutActivities(text.text) : text.text).replace(
    WEIGHTS,
    ' ',
  );
  // A cashier's 日清月结 closes no books.
  const { affirmed, denied } = splitDenials(joinedStandards(bare.replaceAll('日清月结', '日清')));
  const whole = withoutNonEvents(strength === DONE ? affirmed : withoutWishes(affirmed));
  const { affirmed: proving, boasts } = splitBoasts(whole);
  return { ...text, finder: new WordFinder(whole), strength, affirmed: proving, denied, boasts };
}

/** A sentence of a letter as a text with the strength of an action. */
export const statedText = (text: string): ProvingText =>
  readable({ module: 'experience', section: 'coverLetters', isStatement: true, pointer: '', text }, DONE);

/** Language marks next to the name of the language: 普通话二级甲等, 英语 CET-6 487. */
export const markTexts = ({ languages }: ResumeDocument): PrintedText[] =>
  languages.flatMap(({ id, name, exam, score, visible }, index) => {
    const text = [name?.zh ?? '', exam ?? '', score ?? ''].join(' ').trim();
    return visible === false || !(exam || score)
      ? []
      : [
          {
            ...({ module: 'skills', section: 'languages', isStatement: false } as const),
            ...{ pointer: `/languages/${index}`, targetId: id, text },
          },
        ];
  });

/** The driving licence in the header of a résumé. */
const licenceTexts = ({ basics: { driverLicence = '', hidden } }: ResumeDocument): PrintedText[] =>
  driverLicence === '' || hidden?.includes('driverLicence')
    ? []
    : [
        {
          ...({ module: 'skills', section: 'basics', isStatement: false } as const),
          ...{
            pointer: '/basics/driverLicence',
            text: `${driverLicence.replace(/驾[照驶]证?$/u, '')}驾驶证`,
          },
        },
      ];

/** Papers and patents with the label of their section, which their titles do not contain. */
const sectionTexts = ({ papers, patents }: ResumeDocument): PrintedText[] => {
  const listed = (
    section: 'papers' | 'patents',
    label: string,
    items: readonly { id: string; visible?: boolean | undefined; name: string }[],
  ) =>
    items.flatMap(({ id, visible, name }, index) =>
      visible === false || name === ''
        ? []
        : [
            {
              ...({ module: 'research', section, isStatement: false } as const),
              ...{ pointer: `/${section}/${index}`, targetId: id, text: `${label}：${name}` },
            },
          ],
    );
  return [
    ...listed(
      'papers',
      '发表论文',
      papers.map(({ id, visible, title }) => ({ id, visible, name: wordsOfText(title, 'zh') })),
    ),
    ...listed(
      'patents',
      '专利',
      patents.map(({ id, visible, name }) => ({ id, visible, name: wordsOfText(name, 'zh') })),
    ),
  ];
};

/** What an import read in the place of a post: 没出过大事故. */
const NO_POST = /^(?:没|未|从未|从没|无)(?!线)/u;

/** Reads a résumé once for all requirements. */
export function readResume(document: ResumeDocument, unplaced: readonly string[] = []): ResumeReading {
  const { texts, statements } = readTexts(document);
  return {
    ...{ document, statements, unplaced },
    intentions: texts.filter(isIntention).map((text) => readable(text, DESIRED)),
    texts: [...texts, ...markTexts(document), ...licenceTexts(document), ...sectionTexts(document)]
      .filter(({ module, section }) => module !== 'intention' && section !== 'coverLetters')
      .filter(({ module, text }) => module !== 'basics' && !isGapNote(text))
      .filter(({ pointer, text }) => !(pointer.includes('/title') && NO_POST.test(text)))
      .filter((text) => strengthOf(text) !== DONE || text.text.length >= MIN_ACTION_LENGTH)
      .map((text) => readable(text, strengthOf(text))),
  };
}

/** The strongest occurrence of a word. */
export interface WordHit {
  readonly strength: number;
  readonly word: string;
  readonly evidence: Evidence;
  readonly text: ProvingText;
}

/** The punctuation at the end of a line, which is left out of a list of quotations. */
const TAIL = /[。；;，,、\s]+$/u;

export const evidenceIn = ({ pointer, targetId, text }: ProvingText): Evidence => ({
  pointer,
  ...(targetId !== undefined && { targetId }),
  quote: quoted(text.replace(TAIL, '')),
});

const MIN_ATTACHED_LENGTH = 3;
/** Whether a text contains a Latin name with digits attached: IATF in IATF16949. */
const isGlued = (word: string, affirmed: string): boolean =>
  word.length >= MIN_ATTACHED_LENGTH &&
  /^[A-Z]+$/u.test(word) &&
  latinAt(affirmed.toLowerCase(), word.toLowerCase()) >= 0;

/** The strongest occurrence of any of the words; of equal ones the first. */
export function findWords(texts: readonly ProvingText[], words: readonly string[]): WordHit | null {
  let best: WordHit | null = null;
  for (const text of texts) {
    if (best !== null && text.strength <= best.strength) continue;
    const word = words.find((each) => text.finder.find(each) >= 0 || isGlued(each, text.affirmed));
    if (word !== undefined)
      best = {
        ...{ strength: text.strength, evidence: evidenceIn(text), text },
        word: literalIn(text.text, word) ?? word,
      };
    if (best?.strength === DONE) break;
  }
  return best;
}
