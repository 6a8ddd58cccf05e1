import type { InterviewInput } from '@qicheng/analysis/interview';
import { regex } from '@qicheng/resume/regex';
import { limitIn } from '../../text/limited-skill.js';
import { isHelped } from './assistance.js';
import { bankEntry } from './bank.js';
import type { BankEntry } from './bank/bank-entry.js';
import type { Claim } from './claims.js';
import type { Place, PlaceKind } from './places.js';

// Suitable questions by kind of place, the easiest first; a hard interview starts with the second half.
const FOR_ANY_ACTION = ['ex-difficulty', 'ex-role', 'ex-why-method', 'ex-mistake', 'ex-team-coop', 'ex-star'];
const OF_CLAIM: Readonly<Record<Claim['kind'], readonly string[]>> = {
  measured: ['ex-figure-source', 'ex-figure-how', 'ex-figure-better'],
  lost: ['ex-count-lost'],
  missed: ['ex-missed'],
  reach: ['ex-reach'],
  clean: ['ex-clean'],
  people: ['ex-people'],
  many: ['ex-count-standard', 'ex-count-slip'],
  counted: ['ex-count-hardest', 'ex-count-worst'],
};
const WITHOUT_RESULT = ['ex-difficulty', 'ex-mistake'];
const FITTING: Readonly<Record<Exclude<PlaceKind, 'statement' | 'entry'>, readonly string[]>> = {
  award: ['ex-award'],
  skill: ['ex-skill-use', 'ex-skill-latest'],
  study: ['ex-study'],
};

const OF_A_TOPIC = /^\/(?:projects|research)\//u;
/** Events of a day or a few, which have no ordinary day. */
const EVENT = /[赛会展节课]$|运动会|比赛|大赛|竞赛|晚会|典礼|马拉松|活动|志愿|论坛|展会|礼仪|支教|调研/u;
/** A study or project is asked about by its topic, a place of work by its ordinary day. */
const questionsOfEntry = ({ entryPointer, entryName }: Place): readonly string[] => {
  if (OF_A_TOPIC.test(entryPointer)) return ['ex-topic'];
  return EVENT.test(entryName) ? ['ex-learn'] : ['ex-place-day', 'ex-learn'];
};

/** Rotates a list, so that another set starts at another element. */
export const turned = <Item>(items: readonly Item[], by: number): Item[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

/** A tool or language is used for something; other abilities are shown by the best example. */
const isTool = (name: string): boolean => /[A-Za-z]{2,}|软件|系统|工具|语言|平台/u.test(name);

const LANGUAGE =
  /^(?:[英日韩法德俄阿]|西班牙|葡萄牙|意大利|阿拉伯|朝鲜|泰|越南|粤|手)语|^(?:English|Japanese|French|German|Spanish|Korean|Russian)\b/iu;

/** A skill that its own words limit is not asked about as one in use: BioWin只在课程里用过一次. */
const isLimited = (name: string): boolean => limitIn(name) !== null;

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Work with others of which the line does not say how many they were. */
const WITH_OTHERS =
  /参[与加]|协助|协同|配合|协调|合作|共同|一起|团队|小组|课题组|项目组|牵头|主导|联合|对接|组织|统筹/u;
const STATES_TEAM = regex('u')`
  个人|独立|一个人|本人|排名|自学|[一二两三四五六七八九十\d]\s?人(?:的)?(?:小组|团队|组队|合作|分工)
  |(?:小组|团队|组)(?:共)?\s?[两三四五六七八九十\d]+\s?人
`;
const PRIZE_WON =
  /(?:竞赛|大赛|比赛|杯)[^，。；]{0,10}(?:[一二三特]等奖|[金银铜]奖|优秀奖|第[一二三]名|未获奖)/u;

/** Whether a general question suits an action: only joint work has shares, only a chosen method reasons. */
function suitsAction(id: string, { text, entryName, claim, hasMethod }: Place): boolean {
  if (id === 'ex-team-coop') return WITH_OTHERS.test(text);
  if (id === 'ex-role')
    return WITH_OTHERS.test(text) && !STATES_TEAM.test(`${text}${entryName}`) && claim?.kind !== 'clean';
  return id !== 'ex-why-method' || (hasMethod && !PRIZE_WON.test(text));
}

/** Readings of an instrument or simulation, which have no report, period or contributors. */
const READING =
  /误差|偏差|仿真|模拟|峰值|硬度|强度|精度|准确度|模量|屈服|应力|应变|拉伸|浓度|纯度|收率|产率|回收率(?=.{0,6}试验)|电压|电流|功率|转速|扭矩|温升|噪声|信噪比|灵敏度|检出限|[kMG]?Pa\b|\bHV\b|[kM]?N\b|dB\b/u;
const isReading = ({ claim }: Place): boolean =>
  claim !== null && claim.kind === 'measured' && READING.test(claim.words);

/** Measure words of devices and rooms, none of which is a work to be dissatisfied with. */
const DEVICE_UNIT = /^[台套条辆间座栋]$/u;
/** A changed date or duration, for which no source is requested: 从每月 8 日提前到 5 日. */
const OF_TIME =
  /(?:由|从)[^，。；]{0,10}\d+\s*(?:日|号|天|小时|分钟|周|个月|点|班)[^，。；]{0,8}(?:到|至|为)/u;
/** A level of today, which cannot be done once more. */
const STILL_RUNS = /现在|目前|至今/u;
const questionsOfClaim = (claim: Claim): readonly string[] =>
  OF_CLAIM[claim.kind].filter(
    (id) =>
      (id !== 'ex-figure-source' || !OF_TIME.test(claim.words)) &&
      (id !== 'ex-figure-better' || !STILL_RUNS.test(claim.words)) &&
      (id !== 'ex-count-worst' || !DEVICE_UNIT.test(claim.unit)),
  );

/** The ids of the bank's questions that fit a place, the most suitable first. */
export function questionsOfPlace(place: Place, { difficulty, round }: InterviewInput): readonly string[] {
  const { kind, claim, hasResult } = place;
  if (kind === 'skill' && isLimited(place.text)) return ['ex-skill-limited'];
  if (kind === 'skill' && LANGUAGE.test(place.text)) return ['ex-language'];
  if (kind === 'skill' && !isTool(place.text)) return turned(FITTING.skill, 1);
  if (kind === 'entry') return questionsOfEntry(place);
  if (kind !== 'statement') return FITTING[kind];
  const ofClaim = claim === null || isReading(place) ? [] : questionsOfClaim(claim);
  const forAction = FOR_ANY_ACTION.filter((id) => suitsAction(id, place));
  const plain = hasResult || claim !== null ? forAction : unique([...WITHOUT_RESULT, ...forAction]);
  if (difficulty === 'hard') return [...ofClaim, ...plain].sort((a, b) => depthOf(b) - depthOf(a));
  // HR asks for own actions and cooperation, not for the source of a figure.
  if (round === 'hr' || round === 'group')
    return [...forAction.filter((id) => id !== 'ex-difficulty'), 'ex-difficulty', ...ofClaim];
  return difficulty === 'basic'
    ? [...ofClaim, ...plain].sort((a, b) => depthOf(a) - depthOf(b))
    : [...ofClaim, ...plain];
}

const depthOf = (id: string): number => (bankEntry(id).depth === 'L2' ? 1 : 0);

/** A level that can last; a sum of money earned or handled once cannot. */
const LASTS = /率|[%％‰]|(?:由|从)[^，。；]*\d[^，。；]*(?:到|至)/u;
const OF_LASTING = /保持住/u;
/** Work that is finished and mostly one's own, whose number is neither kept up nor shared out. */
const FINISHED = /论文|毕业设计|实验|试验|课题|竞赛|大赛/u;
const OF_SHARE = /去掉你做的/u;
/** What only somebody who was indispensable is asked, and what only somebody who was guided is. */
const [OF_KEY_PERSON, OF_LEARNER] = [/你不在的那几天/u, /哪一步还要别人带/u];
const GUIDED = /^\/(?:internships|practice)\//u;
/** A question without the follow-ups that do not fit the number or the part of the candidate in a place. */
export function fittingNext(entry: BankEntry, { claim, text, entryName, entryPointer }: Place): BankEntry {
  const isGuided = GUIDED.test(entryPointer) || isHelped(text);
  const unfitting = isGuided ? OF_KEY_PERSON : OF_LEARNER;
  const isFinished = FINISHED.test(`${entryName}${text}`);
  const lasts = claim === null || (LASTS.test(claim.words) && !isFinished);
  return {
    ...entry,
    next: entry.next.filter(
      (asked) =>
        (lasts || !OF_LASTING.test(asked)) && !(isFinished && OF_SHARE.test(asked)) && !unfitting.test(asked),
    ),
  };
}
