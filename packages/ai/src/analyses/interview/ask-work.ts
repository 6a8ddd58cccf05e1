import { regex } from '@qicheng/resume/regex';
import type { InterviewInput } from '@qicheng/analysis/interview';
import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import { PRESENT } from '@qicheng/resume/dates';
import { type Draft, turned } from './ask-places.js';
import { draftOf, roundRequirement, suited } from './ask-round.js';
import { GENERAL_QUESTIONS, questionsOfOccupation, questionsOfTrade } from './bank.js';
import type { BankEntry } from './bank/bank-entry.js';
import { isOfOwnField, onlySupports, unitOf } from './bank/trades.js';
import { POSTING_QUESTIONS } from './bank/posting.js';
import { ofPost } from './tailor.js';
import { type InterviewTarget, isExperienced, type TargetTopic } from './interview-target.js';

const spokenOf = (topic: string) => (text: string) => text.replaceAll('{topic}', topic);

/** A separate question about a line of the posting that no question of the bank covers. */
function questionOnRequirement({ requirement, topic }: TargetTopic, template: BankEntry): Draft {
  const spoken = spokenOf(topic);
  const entry = { ...template, topic, text: spoken(template.text), next: template.next.map(spoken) };
  return draftOf(entry, requirement);
}

/**
 * Questions for experienced candidates about a duty that the résumé does not show, without those about a first week.
 */
const UNSHOWN_DUTY = new Set(['requirement-unshown-case', 'requirement-duty-first']);

/** Work that cannot be scheduled or handed over. */
const ACUTE = regex('u')`
  (?:急性|并发症|抢[救修险]|急[救诊]|突发|应急|紧急|事故|险情|危重|火[灾警]|泄漏|报警|告警|意外)
  (?![^，。；]{0,6}(?:演练|演习|预案|培训|宣传|宣教|制度|物资|统计|台账|知识|体系))
  |(?:处理|应对|排除)(?![^，。；]{0,8}(?:交期|订单|质量|供应|采购|数据|费用|账|单据|合同|考勤))[^，。；]{0,8}(?:故障|异常)
`;
/** Complaints and disputes, which are heard and clarified, not rescued. */
const COMPLAINT = /(?:处理|应对|受理|解决|跟进)[^，。；]{0,8}(?:投诉|客诉|纠纷|舆情|索赔)/u;
/** Assisting others, which is not taken over. */
const ASSISTS = /^(?:配合|协助|参与|参加|辅助|支持)/u;

const kindOf = ({ isDuty, isShown, topic }: TargetTopic, isNew: boolean): string => {
  if (!isDuty) return isShown ? 'skill' : 'lack';
  if (ACUTE.test(topic)) return 'acute';
  if (COMPLAINT.test(topic)) return 'complaint';
  // Nobody is asked whether they have done what their résumé tells.
  if (isShown) return 'duty';
  return isNew ? 'student' : 'unshown';
};

/** How much time work takes is asked of daily work only, of people who are in work. */
const DAILY = 'requirement-duty-daily';
const OCCASIONAL =
  /年会|团建|庆典|年度|[季年]终|大促|展会|发布会|审计|招标|投标|校招|晚会|运动会|培训会|开业/u;
/** A figure to reach after the work: 库存盘点及损耗控制，损耗率不高于6%. */
const TARGET = /[，,][^，,]*\d[^，,]*$/u;

/** A question for each line by a suitable template; all templates are used before any is repeated. */
function draftsOnPosting(lines: readonly TargetTopic[], isNew: boolean, isInWork: boolean): Draft[] {
  const turns = new Map<string, number>();
  return lines.flatMap((line) => {
    const kind = kindOf(line, isNew);
    const templates = POSTING_QUESTIONS.filter(({ id }) =>
      kind === 'unshown'
        ? UNSHOWN_DUTY.has(id) && !(id === 'requirement-duty-first' && ASSISTS.test(line.topic))
        : id.startsWith(`requirement-${kind}`) &&
          !(id === DAILY && (!isInWork || OCCASIONAL.test(line.topic))),
    );
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    const template = templates[turn % templates.length];
    const target = template?.id === DAILY ? { ...line, topic: line.topic.replace(TARGET, '') } : line;
    return template ? [questionOnRequirement(target, template)] : [];
  });
}

const MIN_TOPIC_WORDS = 2;
/** Whether a question is about a requirement: a single common word such as 实验 or 护理 does not show it. */
function speaksOf({ topicWords }: BankEntry, { words }: TargetTopic): boolean {
  const shared = topicWords.filter((topic) =>
    words.some((word) => word.toLowerCase() === topic.toLowerCase()),
  );
  return shared.length >= Math.min(MIN_TOPIC_WORDS, topicWords.length) && shared.length > 0;
}

/** Whether a question of a broad occupation suits this posting, which may be about only one of its trades. */
function isOfPosting({ topicWords }: BankEntry, jd: string): boolean {
  const text = jd.toLowerCase();
  return jd === '' || topicWords.some((word) => text.includes(word.toLowerCase()));
}

/** Most questions of a trade are asked always, those with topic words only if the posting contains one. */
const isOfTrade = (entry: BankEntry, jd: string): boolean =>
  entry.topicWords.length === 0 || isOfPosting(entry, jd);

/** The minimum share of common words of two questions on the same topic. */
const SAME_TOPIC = 0.5;

const isOfLine = ({ bankId }: Draft): boolean => bankId.startsWith('requirement-');

/** The subject of a question, without the words of its template. */
const subjectOf = (draft: Draft): string => (isOfLine(draft) ? draft.entry.topic : draft.text);

function isAbout(draft: Draft, other: Draft): boolean {
  const words = topicOf(subjectOf(draft));
  return words.size > 0 && sharedWith(words, subjectOf(other)) / words.size >= SAME_TOPIC;
}

/** Removes questions on a topic that is already asked about. */
function distinct(drafts: readonly Draft[], earlier: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const isRepeated = [...earlier, ...kept].some(
      (other) =>
        (isOfLine(draft) && other.requirement?.id === draft.requirement?.id) ||
        isAbout(draft, other) ||
        (isOfLine(draft) && isOfLine(other) && isAbout(other, draft)),
    );
    if (!isRepeated) kept.push(draft);
  }
  return kept;
}

const draftOfWork = (entry: BankEntry, targets: readonly TargetTopic[], occupation: string): Draft => {
  const named = targets.find((each) => speaksOf(entry, each));
  const requirement = named?.requirement ?? {
    id: `occupation:${occupation}:${entry.id}`,
    text: entry.topic,
    source: 'occupation' as const,
  };
  return draftOf(entry, requirement);
};

/** Alternates two lists, then appends the rest of the longer one. */
const alternated = (first: readonly Draft[], second: readonly Draft[]): Draft[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, at) =>
    [first[at], second[at]].filter((draft) => draft !== undefined),
  ).flat();

const OF_A_WARD = /病房|病区|术后|住院/u;
/**
 * The questions of an occupation for a post: none if the post only supports it, and none about wards for other units.
 */
const ofOwnPost = (code: string, position: string): readonly BankEntry[] =>
  onlySupports(code, position)
    ? []
    : questionsOfOccupation(code).filter(
        ({ text }) => code !== 'nurse' || unitOf(position) === null || !OF_A_WARD.test(text),
      );

/** Questions about the work: of the trade, of the occupation and of the lines of the posting. */
export function draftsOnWork(
  input: InterviewInput,
  { occupation, position }: InterviewTarget,
  targets: readonly TargetTopic[],
  { earlier: drafts, count }: { earlier: readonly Draft[]; count: number },
): Draft[] {
  const { jd = '', set, difficulty } = input;
  const isNew = !isExperienced(input.resume.document) || drafts.some(({ bankId }) => bankId === 'ex-turn');
  // Career changers get the difficulty of beginners.
  const level =
    isNew && isExperienced(input.resume.document) && difficulty === 'standard' ? 'basic' : difficulty;
  const trade = questionsOfTrade(position, jd, input.company)
    .filter((entry) => isOfTrade(entry, jd))
    .map((entry) => ofPost(entry, position));
  // The trade is in a different field than the occupation of the lexicon.
  const isOwnField = trade.some(({ id }) => isOfOwnField(id));
  const wide = occupation === null || isOwnField ? [] : ofOwnPost(occupation.code, position);
  const code = occupation?.code ?? 'general';
  const drafted = (entries: readonly BankEntry[]): Draft[] =>
    suited(turned(entries, (set - 1) * count), { ...input, difficulty: level }).map((entry) =>
      draftOfWork(entry, targets, code),
    );
  const ofOccupation = drafted(wide.filter((entry) => isOfPosting(entry, jd)));
  const isNarrow = trade.length > 0 && jd !== '';
  const isNamed = ({ topicWords }: BankEntry) => topicWords.length > 0;
  const ofTrade = [...drafted(trade.filter(isNamed)), ...drafted(trade.filter((each) => !isNamed(each)))];
  const ofBank = [...(jd === '' ? drafted(trade) : ofTrade), ...(isNarrow ? [] : ofOccupation)];
  const lines = turned(
    targets.filter(({ requirement }) => requirement.source === 'jd'),
    (set - 1) * count,
  );
  const isInWork = input.resume.document.work.some(({ period }) => period?.end === PRESENT);
  const ofPosting = draftsOnPosting(lines, !isExperienced(input.resume.document), isInWork);
  const general = suited(turned(GENERAL_QUESTIONS, set - 1), input).map((entry) =>
    draftOf(entry, roundRequirement('business', entry.topic)),
  );
  // If the post differs from the occupation, its duties come first.
  const isOwnPost = unitOf(position) === null && !(occupation && onlySupports(occupation.code, position));
  const own = distinct(isOwnPost ? alternated(ofBank, ofPosting) : alternated(ofPosting, ofBank), drafts);
  // Lines that a question about the résumé touches get a question of their own before general ones.
  const touched = ofPosting.filter((draft) =>
    drafts.some(({ requirement }) => requirement?.id === draft.requirement?.id),
  );
  const spare = [
    ...distinct(touched, own),
    ...distinct([...ofOccupation, ...general, ...drafted(wide)], [...drafts, ...own]),
  ];
  return [...own, ...spare].slice(0, count);
}
