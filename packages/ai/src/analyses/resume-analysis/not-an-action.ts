import { regex } from '@qicheng/resume/regex';
import { withFullWidthPunctuation } from '../../text/chinese-marks.js';
import { EMPLOYER_SUFFIX } from '../../text/employer-suffixes.js';
import { taggedWordsOf } from '../../text/words.js';

/** Rows of forms and web pages that were copied into the résumé. */
const FORM = regex('u')`
  ^(?:公司名称|单位名称|职位名称|岗位名称|工作内容|工作描述|项目描述|实习内容|起止时间|证明人|联系人|汇报对象
  |下属人数|公司(?:规模|性质|行业)|所属行业|薪资|月薪|离职原因)(?:[:：/\s]|$)|请(?:在此)?(?:填写|输入)
  |点击(?:上传|添加|编辑)|^附件|^第\s?\d+\s?页|^(?:收起|展开|举报|编辑|删除|查看更多)$
`;
/** Reasons for leaving an employer, which are not actions. */
const LEAVING =
  /(?<!入)离职(?!率|手续|面谈|访谈|流程|人员|员工|原因分析)|下岗|裁员|被裁|倒闭|解散|跑路|欠薪|停业|关店|关门|合同(?:到期|期满)|(?:公司|工厂|单位|门店|店铺)(?:改制|搬迁|转让|注销|撤销)/u;
const AS_WORK =
  /参与|负责|主导|处理|办理|协助|代理|应对|完成|接待|调解|化解|跟进|起草|追讨|追回|清收|承办|审理|研究|调研|撰写|统计|无一?[起例件]?|零|没有?(?:发生|出现)|未(?:发生|出现)|纠纷|案件|案例|诉讼|方案|安置|登记|条款/u;
const CLAUSE_END = /[，。；;！!]/u;

/** The clauses of a text. */
export const clausesOf = (text: string): string[] => withFullWidthPunctuation(text).split(CLAUSE_END);

/** Whether a clause names work on a matter, or an incident that never occurred: 参与裁员沟通, 无一起仲裁. */
export const isAboutWork = (clause: string): boolean => AS_WORK.test(clause);

const isAboutLeaving = (text: string): boolean =>
  clausesOf(text).some((clause) => LEAVING.test(clause) && !isAboutWork(clause));

const QUESTION = /[?？]\s*$|吗[。.]?$/u;
const PHONE = /(?<!\d)1\d{2}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/u;

/** A text of at least this length counts as a sentence even without a known word. */
const SENTENCE = { zh: 12, en: 24 } as const;
const MIN_LENGTH = { zh: 6, en: 12 } as const;

/** A description of the employer: 公司主营农机配件，员工约 350 人. */
const EMPLOYER_INTRO = regex('u')`
  ^(?:该|本|我)?(?:公司|单位|企业|集团|工厂|门店|店铺|中心|医院|学校|机构|园区|酒店|宾馆|饭店|餐厅|幼儿园|车间
  |科室|病区|班组|项目部)(?:(?:现|共|现共)?有[^，。；]{0,12}\d|主营|主要(?:从事|生产|经营|做)|主打|是一?[家所个]
  |是[^，。；]{2,12}(?:企业|公司|集团|医院|学校|机构|平台|品牌|供应商|服务商|门店)|成立|创立|位于|地处|坐落
  |现?有(?:员工|职工|床位|门店|学生)|拥有|占地|员工|规模|年(?:营收|产值|销售额|营业额|产量)|专注|从事|隶属|属于
  |下设|注册资本|(?:为|系)[^，。；]{0,16}(?:纳税人|企业|公司|集团|医院|学校|园|机构|平台|品牌|供应商|服务商|基地|单位)
  |年(?:营业)?收入|(?:营业)?面积|床位|(?:现有|共有?|约|总|在编|在职|员工|职工|人员)*\s?\d+\s?[多余]?人(?=$|[，。；]))
`;
/** A kind of employer, and its size: 三甲医院，床位1500张 names nothing that was done there. */
const EMPLOYER_KIND =
  /^[^，。；\d]{0,14}(?:企业|公司|集团|纳税人|医院|学校|[小中]学|幼儿园|机构|酒店|商场|超市|工厂|园区|平台|事务所)$/u;
const EMPLOYER_SIZE =
  /^(?:现有|共有|拥有|开放|全(?:店|园|院|校|厂|公司))?(?:员工|职工|人员|床位|门店|分店|面积|占地|注册资本|学生|在校生|教师|年(?:营业|销售)?(?:收入|产值|营收|销售额|营业额|产量)|[\u4e00-\u9fa5]{2,4}部)[^，。；]{0,6}\d[\d.,]*[^，。；]{0,6}$/u;
const isKindAndSize = (text: string): boolean => {
  const clauses = text.replace(/[。；;\s]+$/u, '').split(/[，,；;]/u);
  return (
    clauses.length > 1 &&
    clauses.some((clause) => EMPLOYER_KIND.test(clause.trim())) &&
    clauses.every((clause) => EMPLOYER_KIND.test(clause.trim()) || EMPLOYER_SIZE.test(clause.trim()))
  );
};
/** What kind of place something is: 城东店为社区店，面积90平方米. */
const PLACE_IS =
  /^[^，,。；;\d]{0,14}(?:店|园|院|校|厂|馆|所|站|部|仓)(?:为|是|系|属于?)[^，,。；;]{0,14}(?:店|园|院|校|厂|馆|所|站|仓|企业|公司|机构|单位)(?=$|[，,。；;])/u;
/** Rows of a form in one line: 汇报对象：项目主管 部门：设备部, 电子商务 · 500-999人. */
const ROW_LABEL =
  /(?:^|[\s|｜·])(?:汇报对象|汇报上级|下属人数|所属部门|部门|行业|所属行业|公司(?:规模|性质|行业)|单位性质|企业性质|规模|职级|工作地点|薪资|证明人)\s*[:：]/gu;
const SIZE_ROW =
  /^[^，。；\d]{0,14}(?:[·|｜/\s]\s*[^，。；\d]{0,10})*[·|｜\s]*\d+\s?[-~–至]\s?\d+\s?人(?:$|[\s·|｜])/u;
/** Whether a line is a row of a form about the employer or the post. */
export const isFormRow = (text: string): boolean => {
  const labels = text.match(ROW_LABEL)?.length ?? 0;
  return (labels > 1 || (labels === 1 && /^[\s|｜·]*\p{Script=Han}{2,4}\s*[:：][^，。；]*$/u.test(text))) &&
    !OWN_PART.test(text.replace(ROW_LABEL, ''))
    ? true
    : SIZE_ROW.test(text);
};
const OWN_PART = /我|本人|负责|参与|主导|协助|完成|独立|担任|带领|管理(?!的?软件)|兼任|任职/u;
/** Whether a line only describes the employer. */
export const isEmployerIntro = (text: string): boolean =>
  (EMPLOYER_INTRO.test(text) || PLACE_IS.test(text) || isKindAndSize(text)) && !OWN_PART.test(text);

/** supervised by Dr. A. Fraser, 指导老师：张某: who supervised the work. */
const SUPERVISED_BY =
  /^(?:supervised by|supervisor|advis[oe]r|mentor)\b|^(?:合作|指导)?(?:导师|老师|教师)\s*[:：]/iu;
/** Whether a line only names who supervised the work. */
export const isSupervisor = (text: string): boolean => SUPERVISED_BY.test(text.trim());
/** 枯草芽孢杆菌产酶菌株的转录组分析: the title of a thesis or project. */
const TITLE_OF_WORK =
  /^[^，。；：:\d]{4,40}的[^，。；：:\d]{0,12}(?:研究|研制|开发|调查|分析|设计|实现|优化|构建|机制|影响|应用|制备|制作|改良|改进|建设|推广|鉴定|探讨|探究|探索|实践|表征|评价|测定|对策)$/u;
const VERBS_OF_WORK =
  /^(?:负责|参与|参加|协助|配合|完成|进行|开展|从事|主持|主导|承担|做|写|用|对|把|将|为|在)/u;
/** Whether a text is the title of a thesis or project: a noun phrase without a verb in front. */
export const isTitleOfWork = (text: string): boolean =>
  TITLE_OF_WORK.test(text.trim()) &&
  !VERBS_OF_WORK.test(text.trim()) &&
  !/^v/u.test(taggedWordsOf(text.trim())[0]?.tag ?? '');

const PRODUCT =
  '系统|平台|项目|网站|商城|小程序|App|APP|软件|应用|工具|游戏|插件|数据库|模型|装置|设备|机器人|课题|产品|工程';
/** 一个B2C电商系统，包括…, 该平台面向高校社团: what a project is. */
const PROJECT_INTRO = new RegExp(
  [
    `^(?:这是|为)?一(?:个|款|套|种|台|项)[^，,。；;]{0,24}(?:${PRODUCT})(?=$|[，,。；;：:（(])`,
    `^(?:该|本|此)(?:${PRODUCT})(?:是|为|基于|包括|包含|面向|主要|旨在|用于|分为|采用|支持|提供|总|占地|建筑)`,
    '^项目(?:是|为|旨在|背景[:：是]|简介[:：]|描述[:：]|面向|主要(?:面向|是|为)|总(?:投资|面积|建筑))',
  ].join('|'),
  'u',
);
/** Whether a line only says what a project is. */
export const isProjectIntro = (text: string): boolean =>
  PROJECT_INTRO.test(text.trim()) && !OWN_PART.test(text);

const SITE = new RegExp(
  `^[^，。；、：:\\d]{2,20}(?:${EMPLOYER_SUFFIX}|[工水电]厂|处理厂|分厂|[变电]站|校区|院区|车间|项目部|工地|标段|基地|仓库|门店|分店)$`,
  'u',
);
/** Whether a line is only the name of a place of work: 江北污水处理厂. */
export const isSiteName = (text: string): boolean =>
  SITE.test(text.trim()) &&
  !taggedWordsOf(text.trim())
    .slice(0, 1)
    .some(({ tag }) => /^[vpd]/u.test(tag));

/** Whether a statement describes nothing that was done. `shows`: it has words of action, method, figure or result. */
export const isNotAction = (text: string, lang: 'zh' | 'en', shows: boolean): boolean =>
  text.length < (shows ? MIN_LENGTH : SENTENCE)[lang] ||
  FORM.test(text) ||
  isEmployerIntro(text) ||
  isSupervisor(text) ||
  isTitleOfWork(text) ||
  isAboutLeaving(text) ||
  QUESTION.test(text) ||
  PHONE.test(text);
