/** What an employee is owed by law. */
const OWED =
  '(?:社保|五险(?:一金)?|社会保险|公积金|工伤保险|保险|工资|薪水|报酬|底薪|加班费|劳动合同|合同|经济补偿|补偿金?)';
/** What an employer must not take. */
const MONEY = '(?:押金|保证金|风险金|抵押金|担保金|培训费|服装费|工装费|入职费|介绍费|报名费|建档费|保密金)';
const AGREES = '(?:没关系|没事|没问题|无所谓|不要紧|不计较|认了|不介意)';
const ALSO_AGREES = `(?:(?:也|都)(?:行|可以|能?接受|愿意)|(?:也|都)?${AGREES})`;

/** 社保不交也行, 工资不给都可以, 自愿放弃公积金, 不用给我签合同, 我愿意免费干一个月. */
const GIVES_UP = new RegExp(
  [
    `${OWED}[^。；]{0,12}(?:不(?:用|必)?(?:交|缴|买|上|给|发|签|要|算)|没有?)(?:的话)?[^，。；]{0,3}[，]?${ALSO_AGREES}`,
    `(?:自愿|愿意?|可以|主动|同意|能)[^，。；]{0,4}(?:放弃|不(?:要|交|缴|买|签|领))[^，。；]{0,8}${OWED}`,
    `${OWED}[^。；]{0,10}(?:自愿|愿意|可以|主动)[^，。；]{0,3}(?:放弃|不(?:要|交|缴|买|签|领))`,
    `不(?:用|必|需要?|要)(?:您|你们?|公司|单位|店里|厂里)?(?:给我|为我|替我|帮我)?(?:交|缴|买|上|发|签)?[^，。；\\d]{0,2}${OWED}(?=$|[，。；！]|也|都)`,
    `(?:愿意?|可以|能|先)[^，。；]{0,4}(?:免费|无偿|白|不要钱)(?:给(?:您|你们|公司|店里))?(?:干|做|试[岗工用]|上班|工作|实习)`,
    `不(?:给|要|发)(?:工资|薪水|钱|报酬)[^，。；]{0,3}[，]?${ALSO_AGREES}`,
  ].join('|'),
  'u',
);
/** 保证金我也可以交, 愿意先付培训费, 押金500没问题. */
const PAYS = new RegExp(
  [
    `${MONEY}[^，。；]{0,8}(?:可以|愿意|能|肯|同意|接受)[^，。；]{0,4}(?:交|缴|付|出|垫)`,
    `${MONEY}[^，。；]{0,8}(?:没问题|也行|都行|可以|我交|我出)(?=$|[，。；！])`,
    `(?:可以|愿意|能|肯|同意|接受)[^，。；]{0,4}(?:交|缴|付|出|垫)[^，。；]{0,8}${MONEY}`,
  ].join('|'),
  'u',
);
/** A fee that is to be taken from the wages: 培训费可不可以从工资里扣. */
const PAYS_FROM_WAGES = new RegExp(
  `${MONEY}[^。；]{0,16}从(?:我的?)?(?:工资|薪水|提成)[^，。；]{0,3}扣`,
  'u',
);
/** Papers of identity that are sent before anybody is engaged: 身份证照片可以先发给您. */
const SENDS_PAPERS =
  /(?:身份证|户口[本簿]|银行卡|社保卡)(?:原件|复印件|号码?|正反面)?(?:和[^，。；]{1,6})?(?:的?照片)?[^，。；面复笔]{0,6}(?:先|提前|马上|现在|随时)?[^，。；]{0,2}(?:发|寄|传|押|交)(?:给|到|在)?(?:您|你|贵|过[来去])/u;
/** Business with others, refusals and questions. */
const NOT_WAIVED =
  /客户|租[户客]|业主|学员|顾客|供应商|房东|员工的|吗|能否|是否|请问|不(?:能|会|可以|愿意|同意|接受|应该)(?:不|交|缴|付|放弃|接受)|了解|面谈/u;

/** That one will have no (more) children, which no employer may ask for. */
const NO_CHILDREN =
  /不(?:会|打算|准备|想)?再?(?:结婚|怀孕|(?:生|要)(?:孩子|小孩|[二三两]胎|了))[^。；]{0,12}(?:保证|承诺)|(?:保证|承诺)[^，。；]{0,10}不(?:再)?(?:结婚|怀孕|生(?:育|孩子|小孩|[二三两]胎)|要(?:孩子|小孩))/u;
const OF_CHILDREN =
  '结婚、生育是自己的事，单位不得拿它作录用条件，也不得要求写保证（《妇女权益保障法》第四十三条）。删去这一句。';

const OF_INSURANCE =
  '社会保险必须由单位依法缴纳，写“自愿不缴”也无效（《社会保险法》第五十八条），受伤、生病、失业都没有保障。删去这一句；对方要求写承诺的不要写。';
const OF_WAGES =
  '干了活就要有工资，不得低于当地最低工资；劳动合同必须在一个月内签。先让步换不来机会，只会遇到不守法的单位。删去这一句；待遇留到面谈时按招聘写明的谈。';
const OF_MONEY =
  '单位不得收押金、保证金等财物（《劳动合同法》第九条），先答应交的容易被骗。删去这一句；对方要求交钱的不要交，可向 12333 举报。';

const OF_PAPERS =
  '证件照片提前发出去，容易被冒用；入职办手续时带原件给单位核对即可，任何单位不得扣押证件（《劳动合同法》第九条）。删去这一句。';

/** What to write instead of a sentence that gives up what the law secures; null if it gives up nothing. */
export function waivedRight(text: string): string | null {
  if (PAYS_FROM_WAGES.test(text)) return OF_MONEY;
  if (SENDS_PAPERS.test(text)) return OF_PAPERS;
  if (NO_CHILDREN.test(text)) return OF_CHILDREN;
  if (NOT_WAIVED.test(text)) return null;
  const givenUp = /社保|五险|保险|公积金/u.test(text) ? OF_INSURANCE : OF_WAGES;
  const why = `${GIVES_UP.test(text) ? givenUp : ''}${PAYS.test(text) ? OF_MONEY : ''}`;
  return why === '' ? null : why;
}
