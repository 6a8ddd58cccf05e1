import {
  type InterviewInput,
  type InterviewPersona,
  type InterviewQuestion,
  type InterviewResult,
  interviewRounds,
} from '@qicheng/analysis/interview';
import { parseJobDescription } from '../../jd/parse.js';
import { draftsOnPlaces, type Draft } from './ask-places.js';
import { questionById, draftsOfRound } from './ask-round.js';
import { draftsOnWork } from './ask-work.js';
import { BANK_VERSION, isOfTradeKnowledge } from './bank.js';
import { draftsOnCourse } from './course.js';
import { employerWords, inWordsOf } from './employer-words.js';
import { followUpsOf } from './follow-ups.js';
import { type InterviewTarget, isExperienced, topicsOfTarget, targetOf } from './interview-target.js';
import { type Place, placesOf } from './places.js';
import { draftsOnTerms } from './terms.js';

/** The share of questions about the résumé by round. */
const SHARE_OF_PLACES = { hr: 0.3, business: 0.4, manager: 0.35, group: 0.25, structured: 0 } as const;
const MIN_ANCHORED = 2;
/** From this number of questions on, the interview has an introduction and a final question. */
const WITH_INTRO = 6;
const WITH_REVERSE = 9;

const OPENINGS: Readonly<Record<InterviewPersona, string>> = {
  friendly: '你好，不用紧张，我们随意聊聊。想好再说，说得不完整也没关系。',
  neutral: '你好，面试现在开始。请围绕问题作答，尽量用自己的经历来说明。',
  pressure: '时间有限，请直接说重点。回答里没有依据的部分，我会继续追问。',
};

/** A discussion and a panel put tasks, which are not answered with experience. */
const TASK_OPENINGS: Readonly<Partial<Record<InterviewInput['round'], string>>> = {
  group: '你好，讨论现在开始。请围绕题目说出你的看法和理由，也听别人怎么说。',
  structured: '你好，面试现在开始。请围绕题目作答，想好再说。',
};
const openingOf = ({ round, persona }: InterviewInput): string =>
  persona === 'neutral' ? (TASK_OPENINGS[round] ?? OPENINGS.neutral) : OPENINGS[persona];

/** The questions to expect about the résumé, the work and the round, each with its source. */
export function predictInterview(input: InterviewInput): InterviewResult {
  const { jd = '' } = input;
  const posting = jd === '' ? null : parseJobDescription(jd);
  const target = targetOf(input, posting);
  const targets = topicsOfTarget(input, target, posting);
  const places = placesOf(input.resume.document);
  const isPanel = input.round === 'structured';
  const minAnchored = Math.max(MIN_ANCHORED, Math.round(input.count * SHARE_OF_PLACES[input.round]));
  const ofCourse = draftsOnCourse(input, target);
  // A panel asks all candidates the same and has no résumé before it.
  const ofPlaces = isPanel
    ? []
    : [
        ...ofCourse,
        ...draftsOnTerms(input, posting),
        ...draftsOnPlaces(
          input,
          places.filter(
            ({ evidence }) => !ofCourse.some(({ anchor }) => anchor?.pointer === evidence.pointer),
          ),
          targets,
          Math.max(1, minAnchored - ofCourse.length),
        ),
      ];
  const [first, last] = framed(input);
  const open = input.count - ofPlaces.length - first.length - last.length;
  const rest = restOf(input, { target, targets, drafts: ofPlaces, count: open });
  const drafts = ordered(input, { first, ofPlaces, rest, last });
  const isStudent = !isExperienced(input.resume.document);
  const employer = employerWords(target.position, input.company || (posting?.company?.text ?? ''));
  const questions = drafts.map((draft, index) =>
    inEmployersWords(numbered(draft, index, { persona: input.persona, isStudent }), employer),
  );
  return {
    ...{
      round: input.round,
      persona: input.persona,
      difficulty: input.difficulty,
      bankVersion: BANK_VERSION,
    },
    target: {
      position: target.position,
      occupation: target.occupation?.name ?? null,
      isInferred: target.isInferred,
    },
    opening: openingOf(input),
    questions,
    ...linksOf(questions),
    totalSec: questions.reduce((sum, { timeSec }) => sum + timeSec, 0),
    notes: notesOf(input, target, {
      anchored: questions.filter(({ anchor }) => anchor).length,
      places,
      isTradeKnown: questions.some(
        ({ bankId }) => !bankId.startsWith('requirement-') && isOfTradeKnowledge(bankId),
      ),
    }),
  };
}

function framed({ round, count }: InterviewInput): [Draft[], Draft[]] {
  const opens = (round === 'hr' || round === 'business') && count >= WITH_INTRO;
  const closes = round === 'hr' && count >= WITH_REVERSE;
  return [opens ? [questionById(round, 'hr-intro')] : [], closes ? [questionById(round, 'hr-reverse')] : []];
}

interface Rest {
  target: InterviewTarget;
  targets: ReturnType<typeof topicsOfTarget>;
  drafts: readonly Draft[];
  count: number;
}

function restOf(input: InterviewInput, { target, targets, drafts, count }: Rest): Draft[] {
  if (input.round === 'business') return draftsOnWork(input, target, targets, { earlier: drafts, count });
  const ofRound = draftsOfRound(input, new Set(['hr-intro']), { count, position: target.position });
  const open = input.round === 'structured' ? count - ofRound.length : 0;
  // A panel that has few general questions for a post, as for manual work, goes on with its duties.
  const duties = targets.filter(({ isDuty }) => isDuty);
  return open > 0
    ? [...ofRound, ...draftsOnWork(input, target, duties, { earlier: ofRound, count: open })]
    : ofRound;
}

interface Parts {
  first: Draft[];
  ofPlaces: Draft[];
  rest: Draft[];
  last: Draft[];
}

/** Discussions and structured interviews begin with tasks, other rounds with questions about the candidate. */
function ordered({ round }: InterviewInput, { first, ofPlaces, rest, last }: Parts): Draft[] {
  const isTask = round === 'group' || round === 'structured';
  return [...first, ...(isTask ? [...rest, ...ofPlaces] : [...ofPlaces, ...rest]), ...last];
}

function numbered(
  { entry, ...draft }: Draft,
  index: number,
  interviewer: { persona: InterviewPersona; isStudent: boolean },
): InterviewQuestion {
  const id = `q${index + 1}`;
  return { id, ...draft, followUps: followUpsOf(entry, { id, asked: draft.text, ...interviewer }) };
}

function inEmployersWords(
  { text, whyAsked, scoringPoints, followUps, ...rest }: InterviewQuestion,
  words: ReturnType<typeof employerWords>,
): InterviewQuestion {
  const worded = (own: string): string => inWordsOf(words, own);
  return {
    ...rest,
    text: worded(text),
    whyAsked: worded(whyAsked),
    scoringPoints: scoringPoints.map((point) => ({ ...point, label: worded(point.label) })),
    followUps: followUps.map((followUp) => ({ ...followUp, text: worded(followUp.text) })),
  };
}

/** The links in the reverse direction. */
function linksOf(questions: readonly InterviewQuestion[]): Pick<InterviewResult, 'anchors' | 'requirements'> {
  const anchors = new Map<string, InterviewResult['anchors'][number]>();
  const requirements = new Map<string, InterviewResult['requirements'][number]>();
  for (const { id, anchor, requirement } of questions) {
    if (anchor) {
      const known = anchors.get(anchor.pointer);
      if (known) known.questionIds.push(id);
      else anchors.set(anchor.pointer, { anchor, questionIds: [id] });
    }
    if (requirement) {
      const known = requirements.get(requirement.id);
      if (known) known.questionIds.push(id);
      else requirements.set(requirement.id, { requirement, questionIds: [id] });
    }
  }
  return { anchors: [...anchors.values()], requirements: [...requirements.values()] };
}

function notesOf(
  { jd = '', round }: InterviewInput,
  { position, occupation, isInferred }: InterviewTarget,
  { anchored, places, isTradeKnown }: { anchored: number; places: readonly Place[]; isTradeKnown: boolean },
): string[] {
  const notes = [`题目由题库（${BANK_VERSION} 版）和您的简历生成，是练习用的预测，不代表真实面试一定会问。`];
  if (position === '') notes.push('没有填写目标岗位，简历里也看不出，专业问题按通用题出。');
  else if (isInferred) notes.push(`没有填写目标岗位，按简历取“${position}”。`);
  if (position !== '' && occupation === null && !isTradeKnown && round === 'business')
    notes.push(
      `题库没有收录“${position}”这一职业，专业问题按${jd === '' ? '通用题' : '岗位描述和通用题'}出。`,
    );
  if (anchored < MIN_ANCHORED && round !== 'structured')
    notes.push('简历里可以追问的内容太少，请补充至少两条经历后再预测，题目会更有针对性。');
  if (round !== 'structured' && !places.some(({ kind }) => kind === 'statement'))
    notes.push('简历没有经历描述，面试官会从奖项、技能和课程问起。');
  notes.push(`本轮是${interviewRounds[round].label}，主要看${interviewRounds[round].about}。`);
  return notes.slice(0, 6);
}
