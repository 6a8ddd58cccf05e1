import { regex } from '@qicheng/resume/regex';
import { taggedWordsOf } from './words.js';

/** Regular work on things, as a noun: 日常维修, 保养, 安抚. */
const WORK =
  '(?:维修|保养|维护|巡检|点检|检修|检测|检验|管理|操作|清洁|消毒|调试|运行|看护|养护|值守|监控|登记|收发|核对|质检)';
const DEVICE = '台|套|辆|条|部|间|栋|座|架|艘|只';
/** Devices with their number before the work on them: 注塑机 24 台日常维修. */
const DEVICES_FIRST = new RegExp(
  `^(\\p{Script=Han}{2,8}?)\\s?(\\d+)\\s?(多|余)?(${DEVICE})的?((?:日常|定期|每日)?${WORK}(?:[和与、]${WORK})*)(?=$|[，,；;])`,
  'u',
);
/** Several kinds of devices, each with the same number: 色谱、天平各 2 台日常维护. */
const EACH_FIRST = new RegExp(
  `^([\\p{Script=Han}A-Za-z-]{1,10}(?:、[\\p{Script=Han}A-Za-z-]{1,10})+?)各?\\s?(\\d+)\\s?(${DEVICE})的?((?:日常|定期|每日)?${WORK})(?=$|[，,；;])`,
  'u',
);
/** An event before the work done in it: 配电房年检配合供电公司停送电. */
const IN_EVENT = regex('u')`
  ^(每(?:[年月周天日季]度?|学期)(?:[一二两三四五六七八九十\d]+次)?)?
  (?!配合|协助|参[与加]|负责)(\p{Script=Han}{2,12}(?:年检|检修|大修|抢修|演练|盘点|验收|检查|审计|考试|活动|会议|比赛|改造|搬迁))
  (配合|协助|参与)
`;
/** A subject of study followed by its number, and a verb without a comma: 主持课题一个《…》参与…. */
const COUNTED_TOPIC =
  /^(主持|负责|参与|承担|完成)(\p{Script=Han}{0,6}(?:课题|项目))([一二两三四五]|\d+)[个项](?=《)/u;
const VERB_AFTER_TITLE =
  /(》)(?=(?:参与|负责|撰写|编写|写|完成|主讲|承担|协助|组织|主持|执笔)\p{Script=Han})/gu;

/** A statement with the comma that is missing between a title and the next action. */
export const withComma = (text: string): string => text.replace(VERB_AFTER_TITLE, '$1，');

/** A statement whose words are in the order of a sentence. */
export const inSentenceOrder = (text: string): string =>
  withComma(text)
    .replace(
      COUNTED_TOPIC,
      (_whole, verb: string, topic: string, count: string) => `${verb}${count}项${topic}`,
    )
    .replace(
      DEVICES_FIRST,
      (_whole, thing: string, count: string, more: string | undefined, unit: string, work: string) =>
        `负责 ${count} ${more ?? ''}${unit}${thing}的${work}`,
    )
    .replace(
      EACH_FIRST,
      (_whole, things: string, count: string, unit: string, work: string) =>
        `负责${things.replace(/各$/u, '')}各 ${count} ${unit}的${work}`,
    )
    .replace(
      IN_EVENT,
      (_whole, often: string | undefined, event: string, verb: string) => `${often ?? ''}在${event}中${verb}`,
    );

/** Actions that the dictionary has for nouns or names. */
const ACTION_NOUN =
  /^(?:安抚|照料|照看|看护|养护|布置|接待|辅导|巡查|抢修|打理|保管|分拣|登记|核对|跟踪|答疑|采集)$/u;

/** Whether a clause is one noun with an action as its last word: 新生适应期的安抚. */
export function isNominal(clause: string): boolean {
  const words = taggedWordsOf(clause.trim()).filter(({ text }) => text.trim() !== '');
  const [first, ...rest] = words;
  const last = rest.at(-1);
  if (first === undefined || last === undefined || /^[vpdc]/u.test(first.tag)) return false;
  return (
    clause.trim().endsWith(`的${last.text}`) && (last.tag.startsWith('v') || ACTION_NOUN.test(last.text))
  );
}
