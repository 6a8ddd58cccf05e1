import type { WorkItem } from '@qicheng/resume/document';
import { isStatedGap } from '@qicheng/resume/stated-gap';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { chineseName } from '../text/chinese-name.js';

/** Time at home, in training or unpaid that résumés list as work. */
const NO_EMPLOYMENT =
  /全职(?:照顾|妈妈|宝妈|爸爸|奶爸|太太|主妇|带娃|看娃|育儿(?![嫂师员])|陪读|顾家|在家|备考)|照顾(?:家庭|家人|孩子|老人|父母)|带孩子|待业|空窗|待产|生育|备考|考研|脱产学习|自学|志愿者?$|^志愿|做志愿|义工|家委会|家长委员会|再就业培训/u;
const CLASS = /训练营|培训班|培训(?:机构|学校|中心)|课程班|学院/u;
const LEARNER = /学员|学生/u;

/** An employer with the post after it, in one field: 江城医疗公司 HRBP. */
const WITH_POST = /^(.+(?:公司|集团|厂|店|医院|学校|[小中]学|银行|事务所|中心|局))\s+(\S{2,12})$/u;

/** Labels of a form that were imported as the value of their field. */
const LABEL =
  /^(?:学校|院校|毕业院校|专业|学历|单位|工作单位|公司|公司名称|岗位|职位|职务|时间|起止时间|姓名|工作内容)$/u;
/** A name, or an empty text if it is only the label of its field. */
export const withoutLabel = (name: string): string => (LABEL.test(name) ? '' : name);

/** A remark after an employer on its rank or on the terms of the work, which nobody describes oneself. */
const TERMS_OF_WORK =
  /\s*[（(][^（）()]*(?:编[内外制]|合同[制工]|聘用制|[一二三]级|[三二一]甲|[甲乙丙]等|已倒闭|已注销|倒闭|注销|民办|公办|普惠|私立|公立|民营|国企|外资|合资|\d+\s?人)[^（）()]*[)）]\s*$/u;

/** The employer and the post of an entry. */
export function jobOf({ company, title }: Pick<WorkItem, 'company' | 'title'>): {
  place: string;
  role: string;
} {
  const [employer = '', role = ''] = [company, title].map((name) =>
    chineseName(withoutLabel(wordsOfText(name, 'zh'))),
  );
  const place = employer.replace(TERMS_OF_WORK, '');
  // What was read in the place of a post: 手底下管6个电工, 没出过大事故.
  const isNoPost = /^(?:手底?下|负责|管理?|带|一共)[^，]*\d|^(?:没|未|从没|从未|拿过|得过|开了|干了)/u.test(
    role,
  );
  if (isNoPost) return { place, role: '' };
  const withPost = role === '' ? WITH_POST.exec(place) : null;
  return withPost ? { place: withPost[1] ?? place, role: withPost[2] ?? '' } : { place, role };
}

/** The employer, department and post of an entry as one text. */
export const headOf = ({ company, department, title }: WorkItem): string =>
  [company, department, title]
    .map((words) => wordsOfText(words, 'zh'))
    .filter(Boolean)
    .join(' ');

/** Care for family members. */
const CARE =
  '照(?:顾|看|料)(?:[一两二三俩][个名位]?)?(?:家庭|家人|孩子|小孩|老人|[一二]孩|父母|宝宝|爷爷|奶奶|长辈|亲人)|全职(?:妈妈|爸爸|太太|主妇|在家|带娃|育儿)|备孕';
const GAP_NOTE = new RegExp(`家庭原因|待业|空窗期|${CARE}|\\bgap (?:year|period)\\b`, 'iu');

/** A gap between posts spent at home or on preparing for an examination. */
export const AT_HOME = new RegExp(`${CARE}|带(?:孩子|娃)|备考|考研|考公|待产|生育|养病`, 'u');

/** Whether a line explains a gap, so that it is neither an action nor a match. */
export const isGapNote = (text: string): boolean => GAP_NOTE.test(text);

/** A line of the work that an import took for an employer, without a post and a time: 编制日报，核对往来. */
const SENTENCE =
  /[，,；;。]|^(?:负责|编制|配合|参与|办理|完成|协助|组织|管理)(?!(?:公司|中心|局|处|学院))\p{Script=Han}{4,}/u;

/** Whether an entry of the work section is a job, not childcare, voluntary work or training. */
export function isEmployment(item: WorkItem): boolean {
  const own = [item.company, item.title].map((words) => wordsOfText(words, 'zh'));
  const isLearning = LEARNER.test(own[1] ?? '') || (CLASS.test(own[0] ?? '') && own[1] === '');
  const isGap = own.some((words) => NO_EMPLOYMENT.test(words) || isStatedGap(words));
  const [employer = '', post = ''] = own;
  const isNamed = post !== '' || (employer !== '' && !SENTENCE.test(employer));
  const isEntry = isNamed || item.period?.start !== undefined;
  return item.visible !== false && isEntry && !isLearning && !isGap;
}
