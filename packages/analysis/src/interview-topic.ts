import { regex } from '@qicheng/resume/regex';
import { answerTraits, chooseFollowUp, hitPoints, isBlankAnswer, SHORT_ANSWER } from './interview-answer.js';
import type { FollowUp, InterviewQuestion } from './interview.js';
import { answersAnother } from './other-talk.js';

// Common to questions on any subject, so sharing them does not show that an answer is on topic.
const COMMON = regex('gu')`
  简历[里中]?|写[了到着]|请|按|背景|任务|行动|结果|完整|[一这那]?[个次件段点步项]|一遍|一下|什么|怎[么样]|如何
  |为什么|哪些|哪|多少|是否|认为|觉得|[你我他]们?|自己|具体|主要|最[大近后]?|过程中|遇到|当时|经历|项目|工作
  |实习|岗位|公司|问题|说[说明]?|讲|可以|应该|时候|已经|现在|如果|因为|例子?|解决|完成|负责|部分|介绍|和|的|了
  |都|也|还|又|很|太|在|是|有|做|会|从|中|用|让
`;
const LATIN = /[a-z][a-z0-9+#.-]+|\d+(?:\.\d+)?/giu;
/** A number of years or times does not indicate the subject of a text. */
const NUMERAL = /^[一二两三四五六七八九十百几多半][年个次件天月周]$/u;
const HALF = 0.5;
// With fewer topic words, a valid answer need not repeat any.
const MIN_TOPIC_WORDS = 4;
const MAX_QUOTED = 110;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Topic words: Chinese character bigrams, Latin words and numbers. */
export function topicOf(text: string): Set<string> {
  const chunks =
    plain(text)
      .replace(COMMON, ' ')
      .match(/\p{Script=Han}{2,}/gu) ?? [];
  const pairs = chunks.flatMap((chunk) =>
    [...chunk].slice(1).map((character, at) => `${[...chunk][at]}${character}`),
  );
  return new Set([...pairs.filter((pair) => !NUMERAL.test(pair)), ...(plain(text).match(LATIN) ?? [])]);
}

/** How many topic words a text contains. */
export const sharedWith = (topic: ReadonlySet<string>, text: string): number =>
  [...topic].filter((word) => plain(text).includes(word)).length;

/** Whether an answer contains half of the scoring points of its question. */
export const hitsHalf = (question: Pick<InterviewQuestion, 'scoringPoints'>, answer: string): boolean =>
  hitPoints(question, answer).length / question.scoringPoints.length >= HALF;

/** The content of a question, without the requirements of its round. */
const contentOf = ({ text, requirement }: Pick<InterviewQuestion, 'text' | 'requirement'>): string =>
  `${text} ${requirement && requirement.source !== 'round' ? requirement.text : ''}`;

type QuestionFields = Pick<InterviewQuestion, 'type' | 'text' | 'anchor' | 'requirement' | 'scoringPoints'>;

/** Asks for an approach, not for a trait, an opinion or a past event. */
const ASKS_HOW = /怎么(?!看|样的)|怎样|如何|先(?:做|办|看|查|问)|做什么|哪几[步件样处]|步骤|你的方案/u;
const STEP =
  /先(?!生)|再(?!见)|然后|接着|马上|立即|立刻|首先|第一|如果|要是|万一|我会|我就|实在(?:不行|[^，。]{1,5}就)|不能|(?:^|[，。；、：])(?:就(?!像|算)|看|查|问|停|叫|报|找|打|通知|告诉|请|把|让|按)/u;
/** 结合自身经历 asks for reasons, not for one story. */
const ASKS_STORY = /讲一|说一次|那一?次|哪一次|(?<!结合[^，。]{0,4})经历|有没有过/u;
const EVENT =
  /有一次|有一[回天]|有[一个][^，。]{0,6}(?:客户|病人|学生|同事|实习生|小伙|姑娘|新人|徒弟|员工|师傅|大[姐哥叔妈爷]|阿姨|孩子|组员|队员|老人|家长)|当时|那[天次年时]|去年|前年|今年|上个?[月周次学]|\d{4}年|后来|刚开始|一开始|之前/u;
const SELF = /我(?!们)/u;
/** Clauses that state a step or a point, for answers that share no word with the question. */
const POINT = /^\s*(?:第[一二三四五六]|[一二三四五六]是|其[一二三])/u;
const MIN_STEPS = 2;
/** An answer of this length has room for two steps. */
const LONG_ANSWER = 55;
const stepsIn = (text: string): number =>
  text.split(/[，。；：、！？,;:!?\n]/u).filter((clause) => POINT.test(clause) || STEP.test(clause.trim()))
    .length;

/** Questions to the employer about terms instead of an answer. */
const ASKS_BACK =
  /(?:你们|贵(?:公司|院|校|司|单位))[^。！!]{0,24}(?:吗|呢|怎么|多少|几[天倍点个]|是不是|什么时候|有没有)|(?:编制|食堂|加班费|社保|试用期|油卡|远程|双休|年终奖)[^。！!]{0,14}(?:吗|呢|怎么|几|多少|什么时候|交不交|[？?])/u;
const PRAISES_EMPLOYER =
  /贵(?:公司|院|校|司|单位|行|集团)[^。]{0,8}(?:成立|创办|创建|拥有|作为|秉承|坚持|是[^。]{2,12}(?:企业|单位|医院|学校))/u;
const PASTED =
  /以下是(?:为您|我?为你|关于|针对)|希望(?:以上|这些)[^。]{0,6}对[您你]有|如(?:需|果需要)[^。]{0,12}(?:展开|更多)|作为(?:一[个名])?(?:AI|人工智能|(?:大)?语言模型)/iu;
const TO_MACHINE = regex('iu')`
  你是(?:不是)?(?:AI|人工智能|机器人)|评分(?:助手|系统)
  |(?:忽略|无视|不(?:要|用)管|绕过|修改|公布)[^。]{0,16}评分标准
  |评分标准(?:是|给|发)[^。]{0,4}(?:什么|我|多少|哪)|系统管理员|判(?:为|成)优秀|直接(?:输出|判)
  |(?:自己|会不会)打分|参考答案(?:是|给)|忽略(?:前面|以上|上面|之前)[^。]{0,10}(?:标准|要求|规则)
  |给[我出]?\s?(?:满分|\d{2,3}\s?分)
`;

/** Market, weather, rent: small talk that avoids the question. */
const SMALL_TALK = /大环境|不好做|越来越差|[油房物]价|房租|天气/u;

/** Hobbies, family, meals and rent. */
const PRIVATE_TALK = regex('gu')`
  爬山|跑步|旅[游行]|逛街|追剧|[韩美日短]剧|电视剧|综艺|节目|选手|唱歌|电影|演唱会|游戏|羽毛球|篮球|足球|乒乓球
  |钓鱼|麻将|跳舞|好吃|爱吃|吃了?[顿个]?饭|聚餐|拌面|火锅|奶茶|养了|猫|狗|天气|堵车|地铁|食堂|老婆|老公|太太
  |媳妇|表[姐妹哥弟]|外[婆公]|奶奶|爷爷|女儿|儿子|对象|女朋友|男朋友|爸|妈|父母|孩子(?:今年|明年|现在|上)|幼儿园
  |高考|老乡|老家|装修|房价|学区|股票|星座|周末|室友|买房|结婚|热闹|减肥|健身
`;
/** Traffic, weather, prices and young people today: what strangers talk about. */
const CHAT_TOPICS =
  /堵车|路上[^，。]{0,4}堵|交通|差点迟到|晚点|打车|停车|下雨|下雪|好热|好冷|天气|房价|房租|看房|买房|太贵|物价|菜价|油价|年轻人|压力(?:都)?(?:很|太)?大|新闻|热搜/gu;
/** Hobbies, which do not explain a decision. Family, town and home may. */
const LEISURE =
  /爬山|跑步|旅游|逛街|追[^，。]{0,3}剧|[韩美日短]剧|电视剧|综艺|电影|演唱会|游戏|羽毛球|篮球|足球|钓鱼|麻将|好吃|爱吃|拌面|火锅|奶茶|养了|猫|狗|天气|堵车|股票|星座|周末|室友|热闹/gu;
/** A recent hobby. */
const RECENT_HOBBY =
  /(?:昨天|今天|刚|最近|周末|平时)[^，。]{0,6}(?:看了|去了|玩|追|吃了|逛)[^，。]{0,8}(?:电影|综艺|剧|游戏|饭|火锅|公园|商场|球赛|展览)/u;
/** The speaker's own family, not that of a client. */
const OWN_FAMILY =
  /我(?:们家|家里?|的)?(?:爸|妈|太太|老婆|老公|媳妇|女儿|儿子|[表堂][哥姐弟妹]|外[婆公]|奶奶|爷爷|父母|孩子)|我自己高考/u;
/** The family of those served, the subject of teachers, nurses and social workers. */
const FAMILY_OF_OTHERS =
  /(?:[他她]们?|学生|孩子|病人|老人|患者|客户)(?:的|家)?[^，。]{0,3}(?:爸|妈|奶奶|爷爷|外[婆公]|父母|女儿|儿子)/u;
const isOwnLife = (text: string): boolean => OWN_FAMILY.test(text) || differentIn(text, LEISURE) > 0;
const MIN_PRIVATE_TOPICS = 3;
/** An answer with this many words of the question does more than repeat the question in its first sentence. */
const MIN_SHARED_WORDS = 4;
const WORK_TYPES = new Set(['experience', 'behaviour', 'skill', 'case', 'structured', 'groupTopic']);

const differentIn = (text: string, pattern: RegExp): number =>
  new Set([...text.matchAll(pattern)].map(([word]) => word)).size;

/** How many private topics a text mentions that its question does not. */
const privateTalkIn = (text: string, question: string): number =>
  new Set([...text.matchAll(PRIVATE_TALK)].map(([word]) => word).filter((word) => !question.includes(word)))
    .size;

/** Whether a text addresses the grader. */
export const speaksToMachine = (text: string): boolean => TO_MACHINE.test(text.normalize('NFKC'));

/** Whether most of a text is in Latin script. */
export const isInEnglish = (text: string): boolean =>
  (text.match(/[a-z]/giu) ?? []).length > text.replace(/\s/gu, '').length * 0.6;

/** Whether a question quotes a statement or requirement in English, which may be answered in English. */
const quotesEnglish = ({ anchor, requirement }: QuestionFields): boolean =>
  (anchor !== undefined && isInEnglish(anchor.quote)) ||
  (requirement?.source === 'jd' && isInEnglish(requirement.text));

/**
 * Whether a text is a non-answer, whatever its words: it asks back, praises the employer, was pasted, or is in
 * English.
 */
function isNonAnswer({ type, text: question }: QuestionFields, text: string): boolean {
  if (type === 'reverse' || type === 'motivation') return PASTED.test(text);
  return (
    ASKS_BACK.test(text) ||
    PRAISES_EMPLOYER.test(text) ||
    PASTED.test(text) ||
    (SMALL_TALK.test(text) && !STEP.test(text)) ||
    (isInEnglish(text) && !/英[语文]|English/iu.test(question))
  );
}

/**
 * Whether an answer does not address the question. A remark is too short to decide, and a self-introduction
 * may cover any subject. An answer without shared words may still fit: steps for a "how", an event for a
 * "which time".
 */
export function isOffTopic(question: QuestionFields, answer: string): boolean {
  const { isBlank, length } = answerTraits(answer);
  if (isBlank || question.type === 'intro') return false;
  const text = plain(answer);
  if (speaksToMachine(text)) return true;
  if (isInEnglish(text) && quotesEnglish(question)) return false;
  const topic = topicOf(`${contentOf(question)} ${question.anchor?.quote ?? ''}`);
  const shared = sharedWith(topic, text);
  const privateTalk = privateTalkIn(text, question.text);
  // The subject of the question may be mentioned in passing; more mentions make the answer on topic.
  // Questions to the employer may be about anything.
  const isAsking = question.type === 'reverse' && /[？?吗]|请教|想问/u.test(text);
  if (shared < 2 && !isAsking && answersAnother(question.text, text) && !describesWork(answer)) return true;
  if (shared === 0 && isChat(question, answer, text)) return true;
  if (length < SHORT_ANSWER)
    return (
      shared === 0 &&
      topic.size > 0 &&
      (privateTalk >= 2 ||
        (topic.size >= MIN_TOPIC_WORDS && (RECENT_HOBBY.test(text) || isOnlyHobby(question, answer, text))))
    );
  const sharesFew = shared < 2 || (question.anchor !== undefined && isInEnglish(text));
  if (sharesFew && isNonAnswer(question, text)) return true;
  const isPrivate = WORK_TYPES.has(question.type) ? privateTalk : 0;
  if (differentIn(text, LEISURE) >= MIN_PRIVATE_TOPICS && shared < 2) return true;
  const hasTopic = topic.size >= MIN_TOPIC_WORDS;
  const isOfOthers = FAMILY_OF_OTHERS.test(text) && !isOwnLife(text);
  if (hasTopic && isPrivate >= MIN_PRIVATE_TOPICS && shared < MIN_SHARED_WORDS && !isOfOthers) return true;
  if (hasTopic && isPrivate >= 2 && shared < 2 && isOwnLife(text)) return true;
  if (shared === 0 && privateTalk >= MIN_PRIVATE_TOPICS && isOwnLife(text) && WORK_TYPES.has(question.type))
    return true;
  const isStory =
    question.anchor !== undefined || question.type === 'behaviour' || ASKS_STORY.test(question.text);
  // A story without a first person or a time is a lecture.
  const { hasFigure, hasAction } = answerTraits(answer);
  const isUnquoted = question.anchor === undefined;
  if (isStory && isUnquoted && length > 2 * SHORT_ANSWER && !/我|咱/u.test(text) && !EVENT.test(text))
    return true;
  if (shared > 0 || !hasTopic) return false;
  // An entry of the résumé may be told in any words; private talk tells none.
  if (question.anchor !== undefined) return isPrivate > 0 && isOwnLife(text) && !describesWork(answer);
  if (hitsHalf(question, answer)) return false;
  // An action with figures is a story, whatever its words.
  if (isStory)
    return !(EVENT.test(text) && SELF.test(text)) && !(hasFigure && (hasAction || STEP.test(text)));
  if (ASKS_HOW.test(question.text)) {
    const isOwnAction = SELF.test(text) && hasFigure && hasAction;
    return stepsIn(text) < (length >= LONG_ANSWER && !isOwnAction ? MIN_STEPS : 1);
  }
  // Open questions can be answered in any words; only private talk certainly does not answer them.
  return isPrivate > 0 || isOnlyPrivate(question, text);
}

/** Whether an answer describes something that was done, with a figure or a result. */
const describesWork = (answer: string): boolean => {
  const { hasAction, hasFigure, hasResult } = answerTraits(answer);
  return hasAction && (hasFigure || hasResult);
};

/** A remark about a hobby in answer to a question about work, without any of the expected steps or points. */
const isOnlyHobby = (question: QuestionFields, answer: string, text: string): boolean =>
  WORK_TYPES.has(question.type) &&
  privateTalkIn(text, question.text) > 0 &&
  differentIn(text, LEISURE) > 0 &&
  stepsIn(text) === 0 &&
  hitPoints(question, answer).length === 0;

/** Small talk about traffic, weather or prices that mentions neither work nor a plan. */
const isChat = (question: QuestionFields, answer: string, text: string): boolean =>
  question.type !== 'reverse' &&
  differentIn(text, CHAT_TOPICS) >= 2 &&
  ![...text.matchAll(CHAT_TOPICS)].some(([word]) => question.text.includes(word)) &&
  !PLANS.test(text) &&
  !describesWork(answer) &&
  stepsIn(text) === 0 &&
  hitPoints(question, answer).length === 0;

/** Family and home may explain a preference or a plan. */
const PLANS = /打算|希望|我想|想(?:做|学|当|留|去|来)|目标|计划|规划|[年月]内|第[一二三]年|因为|离家|照顾/u;
/** Small talk or private life in answer to a question about work. */
const isOnlyPrivate = ({ type, text: question }: QuestionFields, text: string): boolean =>
  privateTalkIn(text, question) >= 2 && ((type !== 'motivation' && type !== 'career') || !PLANS.test(text));

/** Whether an answer, with the answer to its follow-up, is valid. */
export function isValidAnswer(question: QuestionFields, text: string, followUpAnswer = ''): boolean {
  const answers = [text, followUpAnswer].filter((part) => !isBlankAnswer(part)).join('\n');
  return answers !== '' && !isOffTopic(question, answers);
}

/** The follow-up to an off-topic answer. */
const offTopicFollowUp = ({ id, text }: Pick<InterviewQuestion, 'id' | 'text'>): FollowUp => ({
  id: `${id}beside`,
  when: 'beside',
  text: `这个回答没有说到题目问的内容。题目是：“${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}”请先用一句话直接回答，再补充细节。`,
});

/** The next follow-up; after an off-topic answer it leads back to the question. */
export const followUpTo = (question: InterviewQuestion, answer: string): FollowUp | null =>
  isOffTopic(question, answer) ? offTopicFollowUp(question) : chooseFollowUp(question, answer);

/** A follow-up of a question by its id. */
export const followUpOf = (question: InterviewQuestion, id: string | undefined): FollowUp | undefined =>
  [...question.followUps, offTopicFollowUp(question)].find((each) => each.id === id);
