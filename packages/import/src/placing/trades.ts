import { regex } from '@qicheng/resume/regex';
import { roleScore, titleScore } from './recognise.js';

const BETWEEN = /[\s/／|｜╱·•,，（(）)&+→]+/u;
/** Fields of work, which people name instead of a title. */
const FIELDS = regex('iu')`
  设计|运营|销售|开发|前端|后端|全栈|算法|插画|绘画|三维|建模|剪辑|摄影|视频|直播|文案|策划|编辑|新媒体|品牌|市场|营销|外贸|电商
  |财务|会计|税务|审计|人事|人力|招聘|行政|法务|法律|合规|翻译|笔译|口译|采购|供应链|物流|仓储|生产|质量|工艺|工程|施工|造价|设备|电气
  |机械|自动化|技术|研发|研究|测试|数据|分析|产品|咨询|金融|投资|风控|教学|教育|护理|临床|医学|药学|康复|餐饮|酒店|零售|门店|管理
  |服务|博士|教授|讲师|designer?|develop|engineer|manag|analy|market|sales|research|consult|account|nurs|teach|\bQA\b|\bHR\b
`;

/** 视觉设计 / 插画, 生态学博士, 转行前端: whether words next to a name say what a person does. */
export const namesTrade = (text: string): boolean =>
  FIELDS.test(text) || text.split(BETWEEN).some((part) => titleScore(part) > 1 || roleScore(part) > 1);
