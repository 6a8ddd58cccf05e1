import { regex } from '@qicheng/resume/regex';
import { reworded, type TextLine } from '../reading/page-text.js';
import { isEmployerNote } from './employer-notes.js';

const CONTINUED =
  /(?<=^\s*|\t\s*)(\p{Script=Han}[\p{Script=Han}\s/／、与及和]{0,12})[（(]\s*(?:续|续表|续上[页表]|接上[页表]|续前[页表])\s*\d?\s*[）)](?=\s*(?:\t|$|[:：|｜]))/gu;

/** 工作经历（续）, 关系（续）: treats headings that a table or section repeats on the next page as the same heading. */
export const withoutContinuation = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const text = line.text.replace(CONTINUED, '$1');
    return reworded(line, text);
  });

const CONTROLS =
  '添加|编辑|收起|展开(?:更多)?|查看更多|查看全部|点击查看|点击上传|去完善|去填写|上传附件|刷新简历|刷新|预览|下载|删除|修改|已验证|未验证|已认证|立即沟通|收藏|举报|分享|下载简历|打印简历|继续沟通|不合适|要电话|换微信';
/** 教育经历  添加, 13800001207 ［点击查看］: a control at the end of a line. */
const CONTROL_AFTER = new RegExp(
  `(?<=\\S)(?:\\s+(?:${CONTROLS})|\\s*[［\\[](?:${CONTROLS})[］\\]])+\\s*$`,
  'u',
);
/** A line that contains only controls or the site's counters. */
const ALONE = new RegExp(
  `^\\s*(?:(?:${CONTROLS})\\s*)+$|^(?:简历)?(?:完善|完整)度\\s*\\d{1,3}\\s*%|^添加(?:你|您)?的?\\p{Script=Han}{2,4}(?:经历|证书|作品|技能|优势)$|^被查看\\s*\\d+\\s*次|^(?:最近|上次)(?:登录|活跃|更新)|^附件简历\\s*[:：]`,
  'u',
);
const MIN_LINES = 2;

/** Whether a line contains only controls of the site that a résumé was copied from. */
const isControl = ({ text, box }: TextLine): boolean => box === null && ALONE.test(text);

/** The lines of a copied web page without the controls at their ends. */
export function withoutControls(lines: readonly TextLine[]): TextLine[] {
  const count = lines.filter(
    (line) => isControl(line) || (line.box === null && CONTROL_AFTER.test(line.text)),
  ).length;
  if (count < MIN_LINES) return [...lines];
  return lines.map((line) => {
    const text = line.box === null && !isControl(line) ? line.text.replace(CONTROL_AFTER, '') : line.text;
    return reworded(line, text);
  });
}

/** Maximum number of lines in a page header. */
const FIRST_LINES = 3;
const MAX_LENGTH = 40;
const PAGE =
  /\s*[-–—]?\s*(?:\d{1,2}\s*\/\s*\d{1,2}|page\s+\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?|第\s*\d{1,2}\s*页.*)\s*[-–—]?$/iu;
const ONLY_PAGE = /^\s*page\s+\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?\s*$/iu;
/** Marcus Feng – Curriculum Vitae */
const TITLE_OF_OWNER = /^(\S.{2,30}?)\s*[-–—|]\s*(?:curriculum vitae|r[ée]sum[ée]|cv)$/iu;
const PAGE_AFTER_GAP = /(?:\s{2,}|\t)\d{1,2}\s*\/\s*\d{1,2}$/u;
/** The words of a page header besides the owner's name. */
const OF_OWNER = /\d{4}[\s-]?\d{4}|@|简历|resume|\bcv\b/iu;

const wordsOf = (text: string): string => text.replace(PAGE, '').replace(/\s+/gu, '');

/** 张三——个人简历    第 1 页 共 2 页: on the first page the header names the owner. */
function withoutNumberOfPage(line: TextLine, at: number): TextLine {
  if (at >= FIRST_LINES || line.box !== null || !/简历|resume/iu.test(line.text)) return line;
  const text = line.text.replace(/(?:\s{2,}|\t)第\s*\d{1,2}\s*页.*$/u, '').trimEnd();
  return text === line.text || text === '' ? line : { ...line, text };
}

/** Removes repeated page headers from a copied text. */
export function withoutPageHeads(lines: readonly TextLine[]): TextLine[] {
  const heads = new Set(
    lines
      .slice(0, FIRST_LINES)
      .filter(({ text }, at) => text.length <= MAX_LENGTH && (at === 0 || OF_OWNER.test(text)))
      .map(({ text }) => wordsOf(text)),
  );
  return lines.map(withoutNumberOfPage).filter(({ text, box }, at) => {
    if (box === null && ONLY_PAGE.test(text)) return false;
    if (box !== null || at < FIRST_LINES || text.length > MAX_LENGTH) return true;
    const owner = TITLE_OF_OWNER.exec(text)?.[1];
    if (owner !== undefined && lines.slice(0, FIRST_LINES).some((line) => line.text.includes(owner)))
      return false;
    const words = wordsOf(text);
    const isPage = PAGE_AFTER_GAP.test(text) && !/\d{4}/u.test(text);
    return !isPage && !(words.length > 1 && heads.has(words));
  });
}

const FILE_TITLE = '(?:个人|求职|应聘|线上|我的|中文)?(?:简历|履历)|(?:求职|自荐|应聘)材料';
/** 求职简历 | 某某, 某某 – 人力资源主管 – 简历, 某某·求职材料: the title of the file beside a name or a job. */
const TITLE_BEFORE = new RegExp(`^\\s*(?:${FILE_TITLE})\\s*(?:[|｜—–·:：\\t-]+|\\s{2,})\\s*(?=\\S{2})`, 'u');
const TITLE_AFTER = new RegExp(`(?<=\\S{2})(?:\\s*[|｜—–·\\t-]+\\s*|\\s+)(?:${FILE_TITLE})\\s*$`, 'u');

/** The lines without the title of the file in the first of them, if other words are next to it. */
export const withoutFileTitle = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line, at) =>
    at === 0 ? reworded(line, line.text.replace(TITLE_BEFORE, '').replace(TITLE_AFTER, '')) : line,
  );

const MAX_LINES = 3;
const OF_PERSON =
  /^\s*(?:[【[](?:个人|基本|本人)(?:信息|情况|资料)?[】\]]\s*[:：]?|(?:个人|基本|本人)(?:信息|情况|资料)?\s*[:：])\s*(?=(?:\p{Script=Han}{2,4}\s*[/／，,|｜]\s*)?[男女]\s*[/／，,|｜])/u;

/** 【个人】尹浩然/男/1994-08, 基本：女，1996.1: the details of a person without the label in front of them. */
export const withoutPersonLabels = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line, at) => (at < MAX_LINES ? reworded(line, line.text.replace(OF_PERSON, '')) : line));

// Matches only at the start of a line, or after a gap or separator: 请假 and 邀请填写问卷 are the owner's words.
const BEFORE = String.raw`(?<=^|[\s:：|｜,，;；、。（(）)【\[［］\]<《“"‘'])`;
const AFTER = String.raw`(?=$|[\s|｜,，;；、。（）()】\]>》”"’'…])`;
const FIELD_NAME = String.raw`[\p{L}\d/、\-]{0,24}`;
const FORMS = [
  // 请输入姓名, 请在此填写您的联系电话, （请选择）
  String.raw`请(?:您|你|在此处?|在这里|于此处?|如实|务必|按需|点击)*(?:输入|填写|填入|录入|选择|添加|补充|上传|插入|描述|概括|简述|简要介绍)${FIELD_NAME}`,
  // 点击输入姓名, 单击此处添加文字, 在此输入
  String.raw`(?:点击|单击|双击|在此处?|在这里|此处)(?:此处|这里|即可|请)?(?:输入|填写|填入|添加|编辑|修改|替换)${FIELD_NAME}`,
  // 待填写, 待补充
  String.raw`待(?:填写?|补充|完善)`,
  String.raw`(?:click|tap) (?:here )?to (?:edit|enter|add|type)[\p{L} ]{0,30}`,
  String.raw`(?:please )?(?:enter|type|insert) (?:your|the|a) [\p{L} ]{0,30}`,
  String.raw`(?:your )?[\w×.]{2,}@[xX×]{2,}(?:\.[a-z]{2,4})+|[xX×]{2,}@[xX×]{2,}(?:\.[a-z]{2,4})+|example@example\.com`,
  String.raw`your (?:full |first |last )?(?:name|phone(?: number)?|e-?mail(?: address)?|address|school|university|major|title)(?: here)?`,
  // The blanks of a form: rows of underscores, crosses, asterisks or boxes.
  String.raw`(?:_{2,}|＿{2,}|[xX×]{2,}|[*＊]{2,}|[□○◯]{1,}|…{2,}|\.{4,})`,
];
const PLACEHOLDER = new RegExp(`${BEFORE}(?:${FORMS.join('|')})${AFTER}`, 'giu');
const EMPTY_BRACKETS = /[（(【[［<《“‘]\s*[）)】\]>》”’]/gu;

// 20XX.XX-20XX.XX, 时间 - 时间 公司名称: an unfilled template row.
const TEMPLATE_ROW = regex('u')`
  (?<!\d)20[xX×]{2}(?!\d)|^时间\s*[-–—~至]\s*时间|^(?:单位|公司)名称\s*[\s/／|｜]\s*(?:职位|岗位|职务)|^年\s*月\s*[-–—~至]+\s*年\s*月
  |^[-•·*\s]*请(?:用|按|以|根据|简要)[^。]{0,20}(?:描述|说明|填写|概括|概述|介绍)|^[-•·*\s]*(?:工作|项目)内容描述
  |^[-•·*\s（(]*(?:建议(?:使用|采用|用|按)|描述(?:您|你)的)|^(?:工作|项目|实习)(?:描述|内容)[（(][^（）()]*建议
  |^[（(]?\s*(?:建议)?\s*\d+\s*字(?:左右|以内)
  |(?<![A-Za-z])[xX×]{2}\s*(?:大学|学院|公司|学校|专业|职务|岗位|比赛|奖)(?:\s|$)|^[xX×]{4}年
  |^[（(]请[^（）()]*[）)]$|请(?:删除|修改)|模板下载|(?<![A-Za-z])[xX×]{2}(?:学院|学生会|部门?)(?=\s|学生会|$)
  |(?<![\dxX×])[xX×]{4,}(?!\d)
`;
// ，150 字左右: the requested length.
const REQUESTED_LENGTH = /^[，,。\s]*(?:建议\s*)?\d+\s*[字条](?:左右|以内|以上)?[。]?$/u;
const REMARK = regex('gu')`
  [（(]\s*(?:示例|如无|没有则)[^（）()]*[）)]
  |[（(]\s*(?:限|不超过|约)?\s*\d{2,4}\s*字(?:以内|左右|内)?\s*[）)]
  |[［[]\s*(?:请|填写|输入|选择|(?:公司|单位|学校|项目|职位|岗位|起止时间|时间|姓名|专业|学历|工作描述|工作内容
  |项目描述|主要职责|主修课程)(?:名称)?\s*\d?\s*(?=[\]］:：]))[^\]］]*[\]］]\s*
  |[（(]\s*(?:中共)?党员\s*[/／、]\s*(?:共青)?团员(?:\s*[/／、]\s*群众)?\s*[）)]
  |[，,]?\s*建议\s*\d+\s*[字条](?:左右|以内)
  |[（(]\s*(?:其他证书|选填|可选|请(?:替换|选择|填写|粘贴|修改|删除)|此处|建议\s*\d+\s*字)[^（）()]*[）)]
`;

// [学校] alone on a line is a section heading.
const BRACKETED_HEADING = /^\s*[［[](?!请|填写|输入|选择)\p{Script=Han}{1,6}[\]］]\s*$/u;

/** Removes form placeholders from a text. */
function filledIn(statement: string): string {
  if (TEMPLATE_ROW.test(statement)) return '';
  if (BRACKETED_HEADING.test(statement)) return statement;
  const text = statement.replace(REMARK, '').trimEnd();
  const left = text.replace(PLACEHOLDER, '');
  if (left === text) return text;
  const bare = left.replace(EMPTY_BRACKETS, '').trimEnd();
  return /[\p{L}\d]/u.test(bare) && !REQUESTED_LENGTH.test(bare) ? bare : '';
}

/** The lines of a form without unfilled parts: a placeholder is not a value of any field. */
export const withoutPlaceholders = (lines: readonly TextLine[]): TextLine[] =>
  lines.flatMap((line) => {
    const text = filledIn(line.text);
    return text === '' ? [] : [text === line.text ? line : { ...line, text }];
  });

const NOTHING =
  /^(?:无|暂无|[（(]?略[）)]?|待填|[（(]?(?:面试|入职)时?(?:再)?提供[）)]?|[（(]?请[^，。]{0,6}(?:填写|粘贴|上传)[^，。]{0,6}[）)]?)$/u;
/** 邮箱：无, 身份证号：面试时提供: a value that says that there is none. */
export const isEmptyAnswer = (value: string): boolean => NOTHING.test(value);

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
