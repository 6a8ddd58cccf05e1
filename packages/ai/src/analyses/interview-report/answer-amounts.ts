import { writtenNumber } from '#src/text/written-number.js';
import { clausesOf } from '../../text/clauses.js';

/** What an amount counts, in comparable kinds: money, followers and visits, people led, or pieces by measure word. */
export type AmountKind = string;

/** An amount in an answer. */
export interface Amount {
  kind: AmountKind;
  value: number;
}

const NUMBER =
  '(\\d[\\d,]*(?:\\.\\d+)?|[零一二两三四五六七八九十百千]+(?:点[零一二三四五六七八九]+)?)\\s?(?:多|来|余|几)?(?:个(?=[万亿]))?\\s?([十百千万亿]*)';
const MONEY_OF =
  /营业额|销售|业绩|佣金|募资|融资|投资|营收|收入|产值|利润|订单|回款|GMV|流水|贷款|存款|造价|预算|增收|赔款|赔付|成本|节[省约税]|申请到|项目款|合同额|做了|做到/iu;
const MONEY = new RegExp(`${NUMBER}\\s?(?:日元|美元|美金|欧元|元|块钱?|的佣金)`, 'gu');
const BARE_MONEY = new RegExp(
  `${NUMBER}(?:多|来|余|几)?(?:左右|以上)?(?:的)?(?![十百千万亿\\d]*\\s?[个台套件人名家例单次粉条笔行份款项页字张平米亩吨公斤度号克多余来几])`,
  'gu',
);
const AUDIENCE = new RegExp(
  `(?:日活|月活|用户|粉丝|播放量?|阅读量?|访问量?|下载量?|QPS|TPS|并发)(?:数)?(?:有|达到?|到|约|共|超过?|是|为|做到)*(?:约)?\\s?${NUMBER}|${NUMBER}\\s?\\+?\\s?(?:个|名|位)?(?:日活|月活|用户|粉丝|播放|阅读|访问|下载|人次|QPS|TPS)|每秒\\s?${NUMBER}`,
  'giu',
);
const LED = new RegExp(
  `(?:带(?!教|学生)(?:着|了|过|领)?|管(?:着|理)?(?:了|过|着)?|领导(?:了|过|着)?|手[下底][下有]?|团队|下属)[^，。；\\d一二两三四五六七八九十百千]{0,8}${NUMBER}\\s?(?:多|来|余)?(?:号人|个人|人|名|位)`,
  'gu',
);
const MORE_LED = new RegExp(`(?<=[、和])${NUMBER}\\s?(?:多|来|余)?(?:号人|名员工)`, 'gu');
/** People who are served or taught are not a team. */
const SERVED =
  /学生|孩子|家长|志愿者|客人|游客|旅客|病人|患者|粉丝|会员|观众|选手|居民|老人|长者|会议|学员|班(?!组|长)|年级|合唱|社团/u;
const AREA_OF = new RegExp(`${NUMBER}\\s?(?:多|来|余)?(?:平方米|平米|平方|㎡|平(?!均|台|板|面|稳|时))`, 'gu');
/** Areas in square metres. */
export const AREA: AmountKind = 'area';
const PIECES = new RegExp(
  `${NUMBER}\\s?(?:多|来|余)?(台|例|家|套|篇|件|单|场|间|栋|条|户|起|款|宗|册|头|亩|吨)`,
  'gu',
);

const scaled = (number: string, scale = ''): number => writtenNumber(`${number}${scale}`.replaceAll(',', ''));
const LARGE = 10_000;

function found(text: string, pattern: RegExp, kind: AmountKind): Amount[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const at = match.slice(1).findIndex((part) => part !== undefined && part !== '');
    const value = at < 0 ? NaN : scaled(match[at + 1] ?? '', match[at + 2] ?? '');
    return Number.isFinite(value) && value > 0 ? [{ kind, value }] : [];
  });
}

/** The amounts in a text by kind. */
export function amountsIn(text: string): Amount[] {
  return clausesOf(text).flatMap((clause) => [
    ...found(clause, MONEY, 'money'),
    ...(MONEY_OF.test(clause)
      ? found(clause, BARE_MONEY, 'money').filter(({ value }) => value >= LARGE)
      : []),
    ...found(clause, AUDIENCE, 'audience'),
    ...(SERVED.test(clause) ? [] : [...found(clause, LED, 'led'), ...found(clause, MORE_LED, 'led')]),
    ...found(clause, AREA_OF, AREA),
    ...[...clause.matchAll(PIECES)].map(([, number = '', scale = '', unit = '']) => ({
      kind: `pieces ${unit}`,
      value: scaled(number, scale),
    })),
  ]);
}
