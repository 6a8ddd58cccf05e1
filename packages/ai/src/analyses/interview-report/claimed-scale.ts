import { regex } from '@qicheng/resume/regex';
import { writtenNumber } from '#src/text/written-number.js';
import type { OwnClause } from './own-clauses.js';
import { LEADING_RANK } from './ranks.js';
import type { ResumeHoldings } from './resume-holdings.js';

const NUMBER =
  '(\\d[\\d,]*(?:\\.\\d+)?|[一二两三四五六七八九十百千]+)\\s?[多余来几]?\\s?([百千万亿]*)\\s?[多余来几]?';
const valueIn = (found: RegExpExecArray | null): number =>
  found === null ? 0 : writtenNumber(`${found[1] ?? ''}${found[2] ?? ''}`);

const PATENTS = new RegExp(
  `(?:申请|授权|拿|获|手[里上]?有|我有|握|持有|发明)[^，。；]{0,4}?${NUMBER}[项个件份][^，。；]{0,6}专利`,
  'u',
);
const HAS_PATENT = /专利|"patents":\[\{|\bpatent(?!s?")/iu;
const OF_OTHERS = /查|检索|对方|他们|公司|客户|竞品|看/u;

/** Whether a clause claims patents, while the résumé mentions none. */
const claimsPatents = ({ text }: OwnClause, { text: resume }: ResumeHoldings): boolean =>
  valueIn(PATENTS.exec(text)) > 0 && !OF_OTHERS.test(text) && !HAS_PATENT.test(resume);

const PRIZES = new RegExp(
  `(?:拿|获|得)(?:了|过|到)?\\s?${NUMBER}[项个次]?[^，。；]{0,6}(?:大奖|奖项|奖(?![金励品学罚惩]))`,
  'u',
);
const HAS_PRIZE = /奖(?!金)|优秀|先进|标兵|荣誉|称号|冠军/u;
const MODEST = /公司|厂里|店里|部门|班级|学院|系里|[校院系班厂店]级|学校|小学|中学|月度|季度/u;
const MIN_PRIZES = 5;

/** Whether a clause claims many prizes, while the résumé mentions none. */
const claimsPrizes = ({ text }: OwnClause, { text: resume }: ResumeHoldings): boolean =>
  valueIn(PRIZES.exec(text)) >= MIN_PRIZES && !MODEST.test(text) && !HAS_PRIZE.test(resume);

/** The number of products; the clause has no subject other than the speaker. */
const PRODUCED = new RegExp(
  `^(?:(?:我|我?独立|设计|研发|开发|主导)[^，。；]{0,16})?(?:并且|而且|现在|目前|已经?|一共|总共|累计|后来)*(?:量产|投产|出货)了?\\s?${NUMBER}(台|辆|件|套|只|个|部|片|颗)`,
  'u',
);
const MIN_PRODUCED = 10_000;
const SAME_ORDER = 5;
const amountsOf = (resume: string, units: string): number[] =>
  [...resume.matchAll(new RegExp(`${NUMBER}[${units}]`, 'gu'))].map((found) => valueIn(found));
const hasSameOrder = (resume: string, units: string, claimed: number): boolean =>
  amountsOf(resume, units).some((stated) => stated * SAME_ORDER >= claimed);

/** Whether a clause claims a mass production of which the résumé has no comparable figure. */
function claimsProduction({ text }: OwnClause, { text: resume }: ResumeHoldings): boolean {
  const found = PRODUCED.exec(text);
  return valueIn(found) >= MIN_PRODUCED && !hasSameOrder(resume, '台辆件套只个部片颗', valueIn(found));
}

const HEADED = new RegExp(`(?:主持|研发|发明|牵头)[^，。；]{0,10}?${NUMBER}([项款种套])`, 'u');
const MIN_HEADED = 100;

/** Whether a clause claims hundreds of projects or inventions without a comparable figure in the résumé. */
function claimsHeaded({ text }: OwnClause, { text: resume }: ResumeHoldings): boolean {
  const found = HEADED.exec(text);
  return valueIn(found) >= MIN_HEADED && !hasSameOrder(resume, '项款种套', valueIn(found));
}

const PER_DAY = new RegExp(`(?:[一每]天|日均)[^，。；]{0,6}?${NUMBER}[个份件]多?(\\p{Script=Han}{2})`, 'u');
const HAS_PER_DAY = /[一每]天|日均|每日/u;
const MIN_PER_DAY = 100;

/** Whether a clause claims a daily output many times that of the résumé for the same thing. */
function claimsDailyOutput({ text }: OwnClause, { statements }: ResumeHoldings): boolean {
  const found = PER_DAY.exec(text);
  const noun = found?.[3] ?? '';
  if (noun === '' || valueIn(found) < MIN_PER_DAY) return false;
  const comparable = statements.filter((each) => HAS_PER_DAY.test(each.text) && each.text.includes(noun));
  const stated = comparable.flatMap((each) => amountsOf(each.text, '个份件'));
  return stated.length > 0 && Math.max(...stated) * SAME_ORDER < valueIn(found);
}

/** Units of an organisation that obey the speaker: 总部的研发都听我的. */
const COMMANDS = regex('u')`
  (?:总部|事业部|分公司|子公司|集团|研发部?|公司|工厂|部门)[^，。；]{0,8}(?:都|全|全部|也)
  (?:得|要|必须|是)?(?:听我(?:的|指挥)|归我(?:管|领导|调度?|负责)|(?:向|跟)我汇报(?!进[度展]|情况|问题|数)|由我(?:管|领导|说了算)|我说了算)
`;

/** Whether a clause claims command of an organisation without a leading post in the résumé. */
const claimsCommand = ({ text }: OwnClause, { rank }: ResumeHoldings): boolean =>
  rank < LEADING_RANK && COMMANDS.test(text);

const SCOPE = new RegExp(
  `(?:全集团|集团|全国|全球|全世界|海外|全省|各地)[^，。；]{0,6}?${NUMBER}[个家座]?(国家|工厂|城市|省|分公司|子公司|幼儿园|园所|门店|医院|学校|银行)`,
  'u',
);
const MIN_SCOPE = 5;
/** Whether a clause claims a reach of many countries, works or branches of which the résumé has nothing alike. */
function claimsScope({ text }: OwnClause, { text: resume }: ResumeHoldings): boolean {
  const found = SCOPE.exec(text);
  const noun = found?.[3] ?? '';
  return (
    noun !== '' &&
    valueIn(found) >= MIN_SCOPE &&
    !new RegExp(`[\\d一二三四五六七八九十百]\\s?[多余]?[个家座]?${noun}`, 'u').test(resume)
  );
}

/** Whether a clause claims patents, prizes, output or command on a scale that the résumé does not support. */
export const claimsScale = (clause: OwnClause, holdings: ResumeHoldings): boolean =>
  [
    claimsPatents,
    claimsPrizes,
    claimsProduction,
    claimsHeaded,
    claimsDailyOutput,
    claimsCommand,
    claimsScope,
  ].some((claims) => claims(clause, holdings));

const MIN_MONEY = 10_000_000;
/** What students or interns gained or saved alone is hardly ever as much. */
const MIN_GAIN_OF_STUDENT = 1_000_000;
const GAINED = /节[省约]|省(?:了|下)|创收|增收|多?赚|挽回|签(?:了|下)|卖(?:了|出)/u;
/** From which sum on a clause is compared with the résumé. */
export const minMoneyOf = (clause: string, hasWorked: boolean): number =>
  !hasWorked && GAINED.test(clause) ? MIN_GAIN_OF_STUDENT : MIN_MONEY;
