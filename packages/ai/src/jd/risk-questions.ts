import type { JobRisk } from '@qicheng/analysis/jd-analysis';
import { pieceOf } from './piece.js';

/** Questions to the employer about doubtful sentences, by rule. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'pay.none': '这个岗位的税前月薪是多少？固定和绩效各占多少，一年发几个月？',
  'pay.open': '这个岗位的税前月薪是多少？固定和绩效各占多少，一年发几个月？',
  'pay.wide': '我这样的经历对应区间的哪一档？其中固定部分是多少？',
  'hours.long': '每周一共工作多少小时？多出的工时有没有加班费？',
  'hours.compensatory': '工作日加班付加班费还是只给调休？',
  'hours.holiday': '哪几个法定节假日要上班？按三倍工资付吗？',
  'hours.duty': '夜里值班要做什么、给多少钱？第二天能休息吗？',
  'terms.drinking': '应酬多久一次？可以不喝酒吗？算不算加班？',
  'contract.leaving': '要赔的培训费有服务期协议和发票吗？离职时怎么分摊？',
  'pay.headline': '标题写的工资里固定部分是多少？近半年同岗位的人实际拿到多少？',
  'fee.examination': '入职体检查哪些项目、大约多少钱？入职后能报销吗？',
  'contract.unofficial': '合同与谁签、几年一签？待遇与编内差多少？',
  'contract.other': '签的是劳动合同还是其他协议？社保和工伤由谁负责？',
  'contract.penalty': '违约金的金额和依据是什么？在什么情况下要付？',
  'contract.threeParty': '三方协议的违约金是多少？签劳动合同后还有效吗？',
  'ban.asked': '竞业限制针对哪些岗位、多长时间？每月补偿多少？',
  'probation.low': '转正后的固定工资是多少？试用期给其中的多少？',
  'pay.low': '底薪是否不低于当地最低工资标准？',
  'probation.ask': '劳动合同签几年？试用期多长，试用期工资是多少？',
  'bias.age': '年龄是硬性条件，还是可以看经验放宽？',
  'bias.household': '户籍是硬性条件吗？原因是什么？',
  'bias.looks': '身高和外貌是岗位的硬性条件吗？依据是什么？',
  'wages.slack': '一年大约停工几个月？这段时间发多少工资？',
  'terms.unusual': '这一条具体怎么执行？依据是什么？',
};

/** A penalty whose sum the posting states. */
const STATED_SUM = /\d[\d.,]*\s*[万千]?元/u;
const ABOUT_STATED_SUM: Readonly<Record<string, string>> = {
  'contract.penalty': '违约金的依据是什么？写进合同了吗？哪些情形可以不付？',
  'contract.threeParty': '三方协议的违约金在哪些情形可以免？签劳动合同后还有效吗？',
};

const AGES =
  /(\d{2})\s*(?:周?岁)?\s*[-~至到]\s*(\d{2})|(\d{2})\s*(?:周?岁)?(?:及|含)?以[下内]|不超过\s*(\d{2})/u;

/** Whether an age is within the limits in a sentence. */
function isWithinAges(sentence: string, age: number): boolean {
  const found = AGES.exec(pieceOf(sentence).text);
  if (!found) return false;
  const [, least = '0', most = found[3] ?? found[4] ?? '0'] = found;
  return age >= Number(least) && age <= Number(most);
}

/**
 * The questions about the doubtful sentences of a posting; none about unlawful ones or about age limits that the
 * candidate meets.
 */
export const riskQuestions = (risks: readonly JobRisk[], age: number | null): string[] =>
  risks.flatMap(({ id, verdict, sentence }) =>
    verdict === 'ask' &&
    QUESTIONS[id] &&
    !(id === 'bias.looks' && !/身高|外貌|长相|颜值|体重/u.test(sentence)) &&
    !(id === 'bias.age' && age !== null && isWithinAges(sentence, age))
      ? [(STATED_SUM.test(sentence) ? ABOUT_STATED_SUM[id] : undefined) ?? QUESTIONS[id]]
      : [],
  );
