import type { InterviewInput } from '@qicheng/analysis/interview';
import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import { PRESENT } from '@qicheng/resume/dates';
import { regex } from '@qicheng/resume/regex';
import type { Draft } from './ask-places.js';
import { draftOf, roundRequirement, suited } from './ask-round.js';
import { GENERAL_QUESTIONS, questionsOfOccupation, questionsOfTrade } from './bank.js';
import { type BankEntry, bankOf } from './bank/bank-entry.js';
import { isOfOwnField, onlySupports, unitOf } from './bank/trades.js';
import { type InterviewTarget, isExperienced, type TargetTopic } from './interview-target.js';
import { turned } from './questions-of-place.js';
import { ofPost } from './tailor.js';

/**
 * Questions about a line of the posting, with `{topic}` in spoken words: `duty` for work the candidate has done,
 * `acute` for emergencies, `complaint` for complaints and disputes, `student` and `unshown` for work that the résumés of beginners and of experienced people do not show, `skill` for a tool or skill they have used, `lack`
 * for a requirement the résumé does not show.
 */
export const POSTING_QUESTIONS = bankOf(`
requirement-duty-last | skill | L1 | 120 | 岗位职责 | 岗位职责里有一条是“{topic}”，你的简历写到了相近的工作。挑最近的一次，从头讲讲你怎么做的。 | 岗位职责里写明的工作，看是否真的做过 | 当时的情况:当时,有一次,项目,客户,期间,那次,最近; 自己做了什么:我负责,我做,我先,我用,我找,独立; 遇到的问题和处理:问题,困难,难点,解决,调整,沟通; 结果:结果,最终,完成,通过,没有,减少 | 那一次里，你自己最不满意的是哪一步？
requirement-duty-first | case | L1 | 120 | 岗位职责 | 假如下周一就由你接手“{topic}”这项工作，头三天你先做哪几件事？要找谁要什么？ | 看上手的步骤是否具体 | 先了解现状:了解,看,熟悉,问,资料,现状; 排出先后:先,第一,然后,优先,计划; 找谁配合:同事,领导,部门,客户,对接,请教; 怎么检验:检查,核对,反馈,汇报,结果 | 头三天里最可能卡在哪里？
requirement-acute | case | L1 | 120 | 岗位职责 | 岗位职责里有一条是“{topic}”。真遇上一次，你第一步做什么，同时叫谁？处理完记什么、报给谁？ | 突发的事看先后次序，看会不会求助和记录 | 第一步做什么:先,立即,马上,停,关,查看,安抚; 同时叫谁:叫,喊,呼叫,通知,报告,主管,医生,领导; 怎么处理:配合,准备,按,核实,隔离,监测,方案; 记录和上报:记录,登记,上报,交班,复盘,回访 | 要叫的人一时联系不上，你怎么办？
requirement-complaint | case | L1 | 120 | 岗位职责 | 岗位职责里有一条是“{topic}”。真遇上一次，你第一步做什么，要弄清哪几件事？处理完记什么、报给谁？ | 看会不会先听清再查实，不乱承诺，事后有记录 | 第一步做什么:先,听,问,安抚,道歉,照片; 弄清事实:核实,查,确认,订单,批号,原因,经过; 怎么处理:方案,答复,协商,退,换,赔,返工,期限; 记录和上报:记录,登记,上报,主管,回访,改进,报给 | 对方当场就要你给说法，你怎么答？
requirement-duty-good | skill | L2 | 120 | 岗位职责 | 我们很看重“{topic}”。你觉得做得好和做得一般差在哪里？拿你自己做过的一件事说。 | 看对这项工作的标准 | 说出标准:标准,要求,好,差别,质量,效率; 自己的例子:我,当时,有一次,之前,做过; 具体做法:先,通过,检查,沟通,用; 结果:结果,完成,通过,反馈,减少 | 怎样让别人也做到这个标准？
requirement-student-near | skill | L1 | 120 | 岗位职责 | 岗位职责里有一条是“{topic}”，你做过吗？没有做过的话，哪一件事和它最像？你在里面做了什么？ | 看有没有相近的实践 | 最接近的事:实习,课程,社团,比赛,项目,做过; 自己做的部分:我负责,我做,我先,独立; 遇到的问题:问题,困难,不会,错,解决; 结果和收获:结果,完成,学到,反馈 | 你觉得到了我们这里，最大的不同会在哪里？
requirement-unshown-case | skill | L1 | 120 | 岗位职责 | 岗位职责里有一条是“{topic}”。讲一件你做过的、和它最接近的工作：当时要做到什么，你先后做了哪几步，最后怎样？ | 看做过的工作里哪一件用得上 | 当时的任务:当时,要求,目标,接到,负责,任务; 自己做的步骤:我先,先,然后,接着,再,我找,我用; 遇到的问题:问题,困难,卡,难点,解决,调整; 结果:结果,最后,完成,通过,减少 | 换到我们这里，哪一步要改着做？
requirement-student-start | case | L1 | 120 | 岗位职责 | “{topic}”是这个岗位的一项工作。刚来的第一周，你会先弄清楚哪几件事？找谁弄清楚？ | 看上手方法 | 问清要求:要求,标准,目的,格式,时间; 看已有的资料:资料,模板,以前,参考,流程; 先做一点给人看:先做,样,反馈,确认; 自己检查:检查,核对,确认 | 做到一半发现理解错了，你怎么办？
requirement-lack-know | skill | L1 | 120 | 岗位职责 | 招聘要求里写了“{topic}”，你现在能做到哪一步？还差什么，打算怎么补？ | 看是不是清楚自己的程度 | 现在的程度:会,能,做过,独立,基本; 做过的例子:作业,项目,实习,比赛,例如; 还差什么:不会,差,没有,不熟; 怎么补:学,练,请教,看,课 | 如果只给你两周，你先补哪一样？
requirement-skill-level | skill | L1 | 120 | 技能要求 | 招聘要求里写了“{topic}”，你到了什么程度？讲讲最近的一次。 | 岗位明确写出的要求，看真实水平 | 最近的例子:最近,上个月,今年,项目,当时; 具体怎么做:用,先,然后,步骤,功能,设置; 卡在哪里怎么过的:卡,问题,报错,不会,查,解决; 结果:结果,完成,节省,通过,上线 | 还有没有更省事的做法？当时为什么没用？
requirement-skill-check | skill | L1 | 120 | 技能要求 | “{topic}”里，哪一部分你最有把握，哪一部分还不熟？各举一件事。 | 看是不是清楚自己的水平 | 最有把握的:有把握,熟,独立,做过,会; 举的事:项目,当时,有一次,例如; 还不熟的:不熟,不会,没有,少,差; 打算怎么补:学,查,练,请教,文档 | 不熟的那一部分要是明天就要用，你怎么办？
`);

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
