// 本科 GPA 3.6/4.0: grades after a degree become a separate part.
import { regex } from '@qicheng/resume/regex';

export const BEFORE_MARKS = regex('iu')`
  (?:(?<=[\p{Script=Han}）)])\s+|(?<=[）)]))(?=(?:GPA|绩点|平均绩点|均分|平均分|排名|专业前|前\s*\d))
  |(?<=(?:大学|学院)[）)]?)\s+(?=(?:E?MBA|MPAcc|MPA|MEM|MTI|(?:M|B)\.?(?:Sc|S|A|Eng|Ed)\b|Ph\.?D|Master
  |Bachelor))
  |(?<=\p{Script=Han}[）)]?)\s+(?=(?:[BM]\.?(?:Sc|S|A|Eng|Ed|BA|Com)|Ph\.?\s?D|MPhil)\.?$)
`;

// 河南大学（函授）, 会计学（自考）: the mode of study is not part of the name.
export const STUDY_MODE =
  /^(.{2,30}?)\s*[（(]((?:在读|应届|非?全日制|普通全日制|统招|单招|远程|开放教育|函授|在职|自考|自学考试|成人|夜校|业余|网络教育|成教|脱产|走读|高起[本专]|提前毕业|预计毕业|硕博连读|专升本|非学历|国家开放)[^（）()]{0,12})[）)]$/u;

// 成教, 专升本 alone.
export const ONLY_MODE =
  /^[（(]?(?:推免|保送|保研|函授|在职|自考|自学考试|成人(?:教育)?|夜大|夜校|业余|网络教育|成教|脱产|走读|专升本|统招|非全日制|全日制)[）)]?$/u;

const LEVEL = '本科|大专|专科|高职|中专|中技|技校|高中|初中|硕士|博士';
const IN_MIDDLE = new RegExp(
  `(?<=\\S)\\s*[（(](${LEVEL}|自考|函授|成教)[）)]\\s*(?=\\p{Script=Han}{2})`,
  'gu',
);
const IN_FRONT = new RegExp(
  `^(?:(?:最高|第一|第二|全日制)学历\\s*[:：]\\s*)?(${LEVEL})\\s*(?:[（(](?:自考|函授|成教|在职)[）)])?\\s+(?=\\S)`,
  'u',
);

/** 财贸学校（中专）会计电算化, 最高学历：本科 湖北大学: the level becomes a separate part. */
export const withLevelApart = (text: string): string =>
  text.replace(IN_FRONT, '$1\t').replace(IN_MIDDLE, '\t$1\t');
