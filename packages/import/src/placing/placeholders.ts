import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';

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
  // The blanks of a form: ____, XXX, ＊＊＊, □□
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
