import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { type Draft, SURE } from './draft.js';
import type { FactKind } from './fact-labels.js';
import { isJobWord, nameScore } from './name.js';
import { titleScore, roleScore } from './recognise.js';

const LATIN = /^\p{Lu}[\p{L}'’.-]*(?:,?\s+\p{Lu}[\p{L}'’.-]*){0,3}$/u;
const IN_BRACKETS = /^[（(]\s*([^（）()]+?)\s*[）)]?$/u;

/** (Eric), PARK Seong-ho (Piao Chenghao), Yuki: words in Latin letters that could be a person's name. */
function isLatinName(words: string): boolean {
  if (!LATIN.test(words) || isJobWord(words) || titleScore(words) > 0) return false;
  // QA, HRBP and CRC are job titles.
  return /\p{Ll}/u.test(words) || words.includes(' ');
}

/** Accepts a part next to the name that repeats it in the other script; false for anything else. */
export function isAlternateName(draft: Draft, text: string, line: TextLine): boolean {
  const { name } = draft.document.basics;
  const part = IN_BRACKETS.exec(text)?.[1] ?? text;
  if (part === name?.zh || part === name?.en) return true;
  if (name?.zh === undefined) {
    if (name?.en !== undefined && isLatinName(part)) return true;
    if (!/^\p{Script=Han}{2,4}$/u.test(part) || nameScore(part) === 0) return false;
    draft.put('/basics/name/zh', part, part, SURE.likely, line);
    return true;
  }
  const own = part.split(/\s*[（(]/u).map((words) => words.replace(/[）)]\s*$/u, ''));
  if (!own.every(isLatinName)) return false;
  if (name.en === undefined) draft.put('/basics/name/en', own[0] ?? part, own[0] ?? part, SURE.likely, line);
  return true;
}

const NICKNAME_AND_HAN =
  /^\s*(?:[（(]?[A-Z][a-z'’]+[）)]?)?\s*[（(]?(\p{Script=Han}{2,4})[）)]?(?=$|[\t|,，])/u;

/** (Kelly) 林嘉禾 after LIN Jiahe: the Chinese name, next to a nickname; returns the text after them. */
export function placeOtherNames(draft: Draft, rest: string, line: TextLine): string {
  const en = draft.document.basics.name?.en;
  const [whole, han = ''] = NICKNAME_AND_HAN.exec(rest) ?? [];
  if (whole === undefined || en === undefined || draft.has('/basics/name/zh') || nameScore(han) === 0)
    return rest;
  draft.put('/basics/name/zh', han, han, SURE.likely, line);
  return rest.slice(whole.length).replace(/^[\s|,，]+/u, '');
}

/** 林知夏的个人简历 if the name also occurs elsewhere. */
export const isTitleOfOwner = ({ document: { basics } }: Draft, part: string): boolean => {
  const name = basics.name?.zh ?? basics.name?.en;
  return (
    name !== undefined &&
    part.startsWith(name) &&
    /^\s*(?:的|[-—–·|｜])?\s*(?:个人|求职)?(?:简历|resume|cv)$/iu.test(part.slice(name.length))
  );
};

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

interface Form {
  form: RegExp;
  kind: FactKind;
  /** For details without a field. */
  label: string;
}

/** Details that are usually written without a label, as a separate part of a line. */
const FORMS: readonly Form[] = [
  {
    form: /^(?:未婚|已婚|离异|丧偶)(?:已育|未育|无孩|有孩|有子|有女|[一二两]孩)?$/u,
    kind: 'marital',
    label: '婚姻状况',
  },
  { form: /^1[4-9]\d\s*(?:cm|厘米|公分)$/iu, kind: 'height', label: '身高' },
  { form: /^\d{2,3}\s*(?:kg|公斤)$/iu, kind: 'weight', label: '体重' },
  {
    form: /^(?:期望)?(?:薪资|月薪)?\s*\d{1,2}(?:\.\d)?[kK]?\s*[-–—~～]\s*\d{1,2}(?:\.\d)?\s*[kK](?:\/月)?(?:\s*·\s*1[2-9]薪)?$|^\d{4,5}\s*[-–—~～]\s*\d{4,5}(?:元)?(?:\/月)?$/u,
    kind: 'salary',
    label: '期望薪资',
  },
  {
    form: /^(?:随时|[一二两三]周内|[一二两三]个?月内|\d+天内)(?:可)?(?:到岗|入职)?$/u,
    kind: 'arrival',
    label: '到岗时间',
  },
  { form: /^(?:全职|兼职)$/u, kind: 'jobType', label: '工作性质' },
  { form: /^(?:在职|离职)\s*[-–—·,，]?\s*\p{Script=Han}{2,8}$/u, kind: 'status', label: '求职状态' },
  { form: /^\d{1,2}\s*年(?:以上)?\p{Script=Han}{0,8}经[验历]$/u, kind: 'fact', label: '工作经验' },
  { form: /^[1-4]?\d\s*年$/u, kind: 'fact', label: '工作经验' },
  { form: /^(?:退伍|退役|复员|转业)(?:军人|士兵)$/u, kind: 'fact', label: '身份' },
];

type Take = (draft: Draft, kind: FactKind, label: string, value: string, line: TextLine) => boolean;

/** Places a part if its form identifies the detail; returns false otherwise. */
export function takeWithoutLabel(draft: Draft, part: string, line: TextLine, take: Take): boolean {
  const found = FORMS.find(({ form }) => form.test(part.trim()));
  return found !== undefined && take(draft, found.kind, found.label, part.trim(), line);
}
