import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';

// Requirements of an employer, which applicants never write about themselves.
const DEMANDS: readonly RegExp[] = [
  regex('iu')`
    (?:任职|岗位|职位|招聘|应聘|录用|入职)(?:要求|资格|条件)|我们(?:希望|期待|需要)(?:你|您)|你需要|希望你
    |你会做|你(?:将|会)|对你的要求|(?:^|\s|[；;。])(?:要求|条件|人要|希望)\s*[:：]|requirements|who you are
    |you(?:'ll| will)? (?:bring|have|will)|we(?:'re)? look(?:ing)? for
  `,
  regex('iu')`
    (?:初中|高中|中专|大专|本科|硕士|研究生)(?:及|或)?(?:其)?以上|学历不限|经验不限|专业不限|男女不限|性别不限
    |周?岁(?:以下|以内|之间)|\d{2}\s*岁内|(?:年龄\s*)?(?<!\d)\d{2}\s*[-~—到至]\s*\d{2}\s*周?岁
    |\d\+ ?(?:years|yrs)
  `,
  /(?:者|的|经验|证书?|毕业生|背景)(?:可)?优先|优先(?:考虑|录用|录取)|加分(?:项)?|均可报名/u,
];
const OFFERS: readonly RegExp[] = [
  /[五六]险[一二]金|双休|单休|月休|包吃|包住|提供(?:食宿|住宿|宿舍|午餐)|带薪年假|节日福利|年终奖|团建|社保|下午茶|餐补|房补|福利待遇|薪资待遇|工资待遇|员工旅游/u,
  /诚聘|急招|急聘|招聘|招人|缺人|招[^，。\n]{0,14}\d+\s*[人名个]|招[:：]|岗位名称|招募|高薪/u,
  /岗位职责|工作职责|职位描述|工作内容|岗位描述|主要职责|工作地(?:点|址)|上班时间|工作时间|responsibilities|the role|what you will do|the job/iu,
  /薪资|月薪|底薪|工资|薪酬|待遇|(?<!\d)\d+(?:\.\d)?\s*[-~—]\s*\d+(?:\.\d)?\s*[Kk万]|综合收入|提成/u,
  /我司|本公司|我公司|公司简介|关于我们|我们(?:是|公司|团队|提供|店|会|招|要)|岗位亮点|加入我们/u,
  /简历(?:请)?(?:投|发)|投递|有意者|有意向|联系人|加微信|面试地点|报名(?:方式|电话)/u,
];
const MIN_PATTERNS = 3;

const countOf = (patterns: readonly RegExp[], text: string): number =>
  patterns.filter((pattern) => pattern.test(text)).length;

/** Whether a text is a job posting rather than a résumé. */
export function isPosting(lines: readonly TextLine[]): boolean {
  const text = lines.map((line) => line.text).join('\n');
  const demands = countOf(DEMANDS, text);
  return demands > 0 && demands + countOf(OFFERS, text) >= MIN_PATTERNS;
}
