import { regex } from '@qicheng/resume/regex';
import { withWholeYears } from '../prose/clause-dates.js';
import { titleAfter } from '../prose/posts.js';
import { spokenTitle, successiveTitles } from './spoken-employment.js';

const OFFICE = '岗位：';

/** 岗位是…, 职位…, 先做…: a job title with a word that says so. */
export function statedOffice(name: string): string {
  const told = successiveTitles(name) ?? (BEGUN.test(name) ? spokenTitle(name) : null);
  return told === null
    ? name.replace(/^(?:岗位|职位|职务)(?:是|为)?(?=[\p{Script=Han}A-Za-z]{2})/u, OFFICE)
    : `${OFFICE}${told}`;
}
const BEGUN = /^(?:最?先|一?开始|刚?开始|起初|最早)/u;

const LATER_LEADER =
  /^(?:后来|之后|然后|再后来)(?:又|就)?(?:当|做|升|提)(?:上|到|为|成|了)*(?<office>副?(?:队长|班长|组长|领班))$/u;

/** 先做秩序维护员 | 后来当了队长，管18个人: the later title belongs to the head, the rest is the statement. */
export function withLaterOffice(parts: readonly string[], text: string): { parts: string[]; text: string } {
  const at = parts.findIndex((part) => part.startsWith(OFFICE));
  const [clause = '', ...others] = text.split(/[，,]\s*/u);
  const title = parts[at]?.slice(OFFICE.length) ?? '';
  const leader = LATER_LEADER.exec(clause)?.groups?.office;
  const titles = at < 0 ? null : leader === undefined ? titleAfter(title, clause) : `${title}→${leader}`;
  if (titles === null) return { parts: [...parts], text };
  return {
    parts: parts.map((part, index) => (index === at ? `${OFFICE}${titles}` : part)),
    text: others.join('，'),
  };
}

const OWN_WORK = regex('u')`
  ^(?:我|自己|本人|开始|一直|就|出来|在家)*(?<what>(?:接|打|做)(?:散|零|私)(?:活儿?|工)|跑(?:外卖|滴滴|网约车|货运|货车|出租车?|快递|运输|代驾)
  |送(?:外卖|快递)|开(?:网约车|出租车?|滴滴|货车)|摆(?:地)?摊)(?=$|[，,。；;\s])
`;
const OWN_BUSINESS = regex('u')`
  ^(?:我|自己|本人|后来|就|和|跟|与|朋友|同学|亲戚|家人|老公|老婆|爱人|一起|合伙|[，,])*(?:开|办|创办|开办|盘下?)(?:了|过)(?:一?[家个间])?
  (?:小的?)?(?<what>\p{Script=Han}{2,12}?(?:店|馆|公司|厂|工作室|铺|站|坊|部|超市))(?:[（(](?<name>[^（）()]{2,20})[）)])?$
`;

/** 自己贷款买了个车跑: a vehicle or a machine of one's own, and the work done with it. */
const OWN_MACHINE = regex('u')`
  ^(?:我|后来|就|又)*自己(?:贷款|借钱|凑钱|出钱|攒钱)*(?:买|置办|添)(?:了|过)?(?:一?[个台辆条])?
  (?<machine>\p{Script=Han}{0,4}(?:车|挂|船|挖机|挖掘机|收割机|铲车|吊车|拖拉机))(?<does>跑运输|跑车|跑|拉货|拉活|干活?|接活)$
`;
const ENDED = regex('u')`
  (?:^|[，,。；;]\s*)(?<date>(?:(?:19|20)\d{2}|\d{2})年(?:\d{1,2}月|[底初])?)[^，,。；;\d]{0,10}?
  (?:卖|关|转让|停|倒闭|不干|不做|散|收摊)了(?=$|[，,。；;])
`;
/** 19年底行情不好卖了: when work of the person’s own ended; null if the text does not say. */
export function endOfOwnWork(text: string): string | null {
  const date = ENDED.exec(text)?.groups?.date;
  return date === undefined ? null : withWholeYears(`到${date}`).slice(1);
}

/** 2017年自己买了个车跑，19年底卖了: work of the person's own with its start and the stated end; null for any other text. */
export function ownWorkSince(text: string): { period: string; title: string; text: string } | null {
  const [, year = '', clause = '', rest = ''] =
    /^(?:后来|之后|然后)?((?:19|20)\d{2}年(?:\d{1,2}月)?)[，,\s]*([^，,。；;]+)[，,。；;]?(.*)$/su.exec(
      text.trim(),
    ) ?? [];
  const { machine, does } = OWN_MACHINE.exec(clause)?.groups ?? {};
  const end = endOfOwnWork(rest);
  if (machine === undefined || does === undefined || end === null) return null;
  return { period: `${year}到${end}`, title: `自己买${machine}${does}`, text: rest };
}

/** 自己接散活, 和朋友开了个家政公司（成都洁到家）: work of the person's own as labelled parts; null for any other text. */
export function ownWork(name: string): string[] | null {
  const work = OWN_WORK.exec(name)?.groups?.what;
  if (work !== undefined) return [`${OFFICE}${work}`];
  const own = OWN_BUSINESS.exec(name)?.groups;
  return own === undefined ? null : [`单位：${own.name ?? own.what}`];
}
