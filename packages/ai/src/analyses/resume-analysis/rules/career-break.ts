import type { PrintedText } from '../statements.js';
import type { Opinion, Subject } from './rule.js';

const BREAK =
  /(?:因|为)?(?:生育|怀孕|照顾(?:孩子|家庭|家人|老人|父母|[一两二三]个孩子)|带孩子)[^，。；]{0,12}(?:离职|在家|辞职|暂停)|(?:离职|辞职)[^，。；]{0,8}(?:在家|照顾|带孩子|生育)|全职(?:妈妈|爸爸|照顾|带娃|育儿|陪读|主妇)/u;
/** What was done next to: a part-time job, an examination. */
const MEANWHILE =
  /兼职|代理记账|接单|自由职业|通过[^，。；]{0,12}(?:考试|证)|考取|取得[^，。；]{0,10}证|培训/u;
const FAMILY =
  /已婚(?:已|未)育|已育|孩子[^，。；]{0,12}(?:上(?:小学|幼儿园|学)|由|有人|已经?大)|(?:家人|老人|父母|公婆)(?:帮忙)?(?:照看|照顾|带)(?:孩子)?/u;

const isStated = (text: PrintedText, form: RegExp): boolean =>
  form.test(text.text) && text.section !== 'family';

/** All texts of the entry of a text. */
const entryTextOf = ({ pointer, text }: PrintedText, texts: readonly PrintedText[]): string => {
  const entry = /^\/work\/\d+\//u.exec(pointer)?.[0];
  return entry === undefined
    ? text
    : texts.flatMap((each) => (each.pointer.startsWith(entry) ? each.text : [])).join('，');
};

/** One friendly remark about a stated career break and the family, which an employer may not ask for. */
export function careerBreak({ document, texts, stage }: Subject): Opinion {
  const { marital, hidden } = document.basics;
  const isMaritalShown = marital !== undefined && !hidden?.includes('marital');
  const pause = texts.find((text) => isStated(text, BREAK));
  const family = texts.find((text) => text !== pause && isStated(text, FAMILY));
  if (stage === '考编' || (pause === undefined && family === undefined))
    return { verdicts: [], findings: [] };
  const named = [
    ...(family || isMaritalShown
      ? ['婚育情况和孩子由谁照看不用写：单位无权据此取舍（《妇女权益保障法》第四十三条）。']
      : []),
    ...(pause === undefined
      ? []
      : MEANWHILE.test(entryTextOf(pause, texts))
        ? [
            '把这段时间的兼职和考证移到工作经历、证书里，写清时间、为谁做、做了多少；这是您没有离开专业的证明。',
          ]
        : ['中断的时间写清起止即可，不用解释；学过什么、做过什么兼职有就补上。']),
    '面试问到时，用一句话如实说明已经安排好、现在可以全职到岗。',
  ];
  const at = pause ?? family;
  return {
    verdicts: [],
    findings: [
      {
        ...{ ruleId: 'privacy.family', severity: 'minor', category: 'sensitiveInfo' },
        ...{
          module: at?.module ?? 'basics',
          pointer: at?.pointer ?? '/basics/marital',
          targetId: at?.targetId,
        },
        issue: pause ? '职业中断这一段可以写得更有利' : '婚育情况不用写在简历上',
        why: named.join(''),
        gains: [],
      },
    ],
  };
}
