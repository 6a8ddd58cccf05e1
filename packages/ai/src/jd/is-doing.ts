import { regex } from '@qicheng/resume/regex';
import { taggedWordsOf } from '../text/words.js';

/** A measure with its figure: 回款率 96%, 盘点差异率控制在 0.2%. */
export const METRIC_FIRST = regex('u')`
  ^(?!降低|减少|缩短|压缩|提[高升]|增加|保持|控制|实现|完成|达到|将|把|使|优化|统计|核[对算]|测算|计算|分析|制定
  |管理|负责|维护|改善|累计|推动|参与|协助|编[写制]|整理)[\u4e00-\u9fa5]{1,8}(?:率|额|量|数|(?<!学)期|均分|时长
  |周期|幅度|强度|速度|精度|误差)(?:平均|月均|日均|年均|合计|累计)?[^\u4e00-\u9fa5\d]*(?:(?:由|从|达到?|为|控制在|提升|提高|降
  |减小|减少|下降|保持)[^\d]{0,6})?\d
`;

/** From one figure to another: 试剂年销售从90万到340万. */
const CHANGED_FIGURE =
  /^(?![把将使让对])[^，。；：]{2,20}?(?:由|从)[^，。；]{0,8}\d[^，。；]{0,12}?(?:到|至|为|成)[^，。；]{0,6}\d/u;
/** A measure with its figure alone: 年度投放预算980万元. */
const FIGURE_OF =
  /^(?!负责|参与|完成|管理|带领|服务)\p{Script=Han}{2,10}?(?:率|额|量|价|预算|业绩|收入|成本|规模|产值|流水|评分|均分|销售|面积)[约达共超为]?\s?\d[\d.,]*\s?[%万亿千百元㎡人个次件台分单]{0,3}(?=$|[，；])/u;
/** Whether a clause states what was measured, which 期间 may precede and 我 may not. */
export const isMeasure = (action: string): boolean =>
  METRIC_FIRST.test(action) || CHANGED_FIGURE.test(action) || FIGURE_OF.test(action);

/** Something that passed or was granted: 高新企业复审一次通过. */
export const PASSED_FIRST =
  /^(?!我|一次|顺利|通过|申请|获)[\u4e00-\u9fa5]{3,12}(?:一次性?通过|获批|中标|入选|获奖)(?=$|[，。；])/u;

/** Actions that begin with a word that is also a noun, or with a frequency. */
export const DOES = regex('u')`
  ^(?:配合|组织(?!部|架|结|机|能)|带领|确保|编排|洽谈|绘制|整理|策划|统计|调研|翻译|编辑|采购|审核|代理|主讲|主刀|主管(?=床|病|业务|片区)|主导|牵头|上线|带教|排班
  |执教|任教|盘点(?!差|准|率)|陈列|直播|剪辑|建模|值班|培训|护理|接诊|分诊|驾驶|焊接|维修|保养|装配|质检|巡检
  |巡逻|收银|理货|补货|配送|备课|授课|批改|指导(?!书|老师)|书写|讲授|发药|记录(?!仪|本|表)|接听|转接
  |派单|开票|申报(?!表|率)|记账|结账|核销|催[款收]|揽收|装卸|调机|布线|放线|砌筑|切配|摆台|点单|传菜|铺床|保洁(?!员|公司|阿姨)|巡楼|抄表
  |登记(?!表|簿|率)|核算(?!员|岗|表|中心)|汇总(?!表)|复核(?!人|率)|每(?:[天日周月季年]度?|学期|班)|独立|日均(?=[^\d]))
`;

const OFTEN =
  /^每(?:个?(?:工作日|[天日周月季年]度?)|学期|班)\s?(?:[一二两三四五六七八九十\d]+\s?次)?(?=\p{Script=Han}{2})/u;

/** Whether 我 may precede an action; not if it begins with an object, as in 注册用户630人. */
export const isDoing = (action: string): boolean => {
  if (action.startsWith('把')) return true;
  const often = OFTEN.exec(action)?.[0] ?? '';
  // How often something is done is said before a verb: 每年两次在年检中…, but not 每年两次年检.
  if (often !== '') return isDoing(action.slice(often.length).trim());
  if (METRIC_FIRST.test(action) || PASSED_FIRST.test(action)) return false;
  const [first, next] = taggedWordsOf(action);
  // The dictionary tags these as nouns.
  if (DOES.test(action) || /^[了过]$/u.test(next?.text ?? '')) return true;
  return first !== undefined && !/^(?:n|eng|x|q|r|m|t)/u.test(first.tag);
};
