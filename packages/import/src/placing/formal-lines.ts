import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { isEmployerNote } from './employer-notes.js';
import { isControl } from './page-controls.js';

// Declarations and signatures of forms contain no information about a career.
const FORMAL = regex('iu')`
  ^(?:本人|我)?(?:诚信|郑重)?(?:承诺|声明|保证)(?:\s*[:：]|以上|所|本|上述|如
  |[\p{Script=Han}]{0,6}(?:真实|属实))|^以上(?:内容|信息|材料|情况|所填)?.{0,12}(?:属实|真实)
  |^(?:本人已阅读|本人保证|本人承诺|本人声明|本人郑重)
  |^(?:报名人|填表人|承诺人|申请人|应聘者|应聘人|本人|考生)?(?:签名|签字|签章)\s*(?:[:：（(]|$)|^呈报单位
  |^审核(?:意见|人)\s*[:：]|^以下(?:内容)?(?:由|为)\S{2,8}填写|^[（(]?(?:单位)?盖章[）)]?$
  |^[|｜\s]*(?:[一二三四五六七八九十]{1,3}[、.．]\s*)?\p{Script=Han}{0,8}(?:资格|审查|审核|审批|面试|院系|系部|班主任|辅导员|部门|党委|单位|学校|学院|领导|组织|推荐)
  (?:部门)?(?:意见|评语)\s*(?:$|[:：|｜（( ])|^(?:面试|试工|录用|复试)(?:意见|结果|评价|情况)\s*[:：]|^填表日期|^日期\s*[:：]\s*[\d年月日.\s/-]*$|^此致$|^敬礼[!！]?$
  |^(?:近[一二三四五六\d]年)?(?:历年)?(?:年度)?考核(?:结果|情况)?[\s:：].*(?:合格|称职)
  |^references? (?:are )?available (?:up)?on request\.?$
`;
// Page headers and footers: 第 2 页，共 3 页; 张三 - 2 / 3.
const PAGE_NUMBER = regex('iu')`
  ^(?=.{0,40}$)
  [\p{Script=Han}\s·|｜—\-–]{0,24}[（(]?\s*第\s*\d{1,2}\s*页(?:\s*[，,/]?\s*共\s*\d{1,2}\s*页)?\s*[）)]?$
  |^[\s—\-–]*第\s*\d{1,2}\s*页(?:\s*[，,/]?\s*共\s*\d{1,2}\s*页)?[\s—\-–]*$
  |^[\s—\-–]*page\s*\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?[\s—\-–]*$
  |^(?:个人)?(?:简历|resume|cv)[\s/|｜·\-resumcv]{0,16}\bP\.?\s?\d{1,2}$|^[—\-–]\s*\d{1,2}\s*[—\-–]$
  |^\d{1,2}\s*[/／]\s*\d{1,2}$
`;

/** 交通/运输/物流 | 企业性质：民营 | 规模：100-499人: a job site's note on an employer. */
const OF_EMPLOYER =
  /^.{2,20}[|｜].{0,30}(?:企业性质|公司性质|规模)\s*[:：]|^(?:企业性质|公司性质|规模)\s*[:：]/u;

export const isFormal = (line: TextLine): boolean => {
  const bare = line.text.replace(/\s+/gu, ' ').trim();
  return (
    FORMAL.test(bare) ||
    OF_EMPLOYER.test(bare) ||
    isEmployerNote(line.text) ||
    PAGE_NUMBER.test(bare) ||
    isControl(line)
  );
};
