import type { FactKind } from './fact-kinds.js';

// Compound labels of forms, of a modifier, a subject and a category: 报考岗位, 期望工作地区, 电子信箱.
const INTENTION =
  '(?:报考|投考|拟任|拟聘|应聘|应征|竞聘|意向|意愿|期望|求职|目标|希望|理想|首选|申请|申报|就业|从业|择业)(?:的)?';
/** 监护人电话, 紧急联系人手机: the number of somebody else. */
export const CONTACT_OF_OTHER =
  '(?:监护人|家长|父亲|母亲|父母|家属|配偶|紧急(?:联系人?)?|证明人|推荐人|介绍人|担保人|班主任|辅导员|导师)(?:的)?(?:联系)?(?:电话|手机号?码?|方式|号码)';
const FORMS: readonly (readonly [FactKind, string])[] = [
  ['city', `(?:${INTENTION}(?:工作|就业)?|工作|上班)(?:城市|地点|地区|地域|区域|所在地|省市|地)`],
  ['position', `${INTENTION}(?:具体)?(?:岗位|职位|职务|工种|职业|方向|工作|学科|学段)(?:名称|类别)?`],
  ['position', '(?:想|希望)(?:做|找|干|要|从事|应聘|投)的(?:活儿?|工作|岗位|职位)'],
  ['jobType', `${INTENTION}(?:工作|职位)?(?:性质|类型)`],
  ['industry', `${INTENTION}(?:从事)?(?:行业|领域)`],
  ['salary', `(?:${INTENTION})?(?:薪资|薪酬|月薪|年薪|待遇|薪水|工资)(?:要求|范围|水平|待遇)?`],
  ['arrival', '(?:最快|预计|可)?(?:到岗|入职|上岗|报到)(?:时间|日期)'],
  ['fact', CONTACT_OF_OTHER],
  // 是否服从调剂, 有无犯罪记录: the questions of a form.
  ['fact', '(?:是否|能否|可否|有无)(?!全日制|毕业|在读)\\p{Script=Han}{2,10}'],
  ['email', '(?:电子|个人|常用|联系)(?:信箱|邮箱|邮件|邮址)(?:地址)?'],
  ['phone', '(?:本人|个人|常用|联系|移动|固定)(?:电话|手机|手机号码?|号码)(?:号码)?'],
  ['birth', '出生(?:年月日?|日期|时间|年份)'],
  ['workSince', '(?:首次|最早)?参加工作(?:时间|日期|年月|年份)'],
  ['political', '政治(?:面貌|面目|身份|状况)'],
  ['residence', '(?:目前|现|当前|常|家庭)?(?:居住|居|住|所在)(?:地址|地点|城市|地|址)'],
  ['school', '(?:毕业|就读|所在|在读|所读|最高学历)(?:院校|学校|高校|大学)(?:名称)?'],
  [
    'school',
    '(?:毕业|第一学历|最高学历|全日制|在职)?(?:毕业)?(?:院校|学校)(?:院?系)?(?:及|和|与|、|\\/|／)?(?:所学)?专业',
  ],
  ['degree', '(?:全日制|在职)(?:教育|学历)'],
  ['degree', '(?:最高|现有|目前|所获)?(?:学历|学位)(?:层次|情况|程度|学位)|(?:培养|学历)层次'],
  ['major', '(?:所学|就读|所读|毕业|主修|在读)专业(?:名称|方向)?'],
  ['studyTime', '(?:在校|在读|就读|修业|求学)(?:起止)?(?:时间|年月|期间|日期)'],
  ['marks', '(?:平均|学分|加权|综合|累计)+(?:绩点|均分|平均分|成绩|学分绩)'],
];
const WHOLE = FORMS.map(([kind, form]) => [kind, new RegExp(`^(?:${form})$`, 'u')] as const);

/** The regular expression source of the usual compound labels. */
export const LABEL_FORMS = FORMS.map(([, form]) => form).join('|');

/** What a compound label announces; null for other labels. */
export const kindByForm = (label: string): FactKind | null => {
  // 应聘科室/岗位: one known half is enough.
  const readings = [
    label,
    label.replace(/\p{Script=Han}{2}[/／]/u, ''),
    label.replace(/[/／]\p{Script=Han}+$/u, ''),
  ];
  return readings.flatMap((words) => WHOLE.find(([, form]) => form.test(words))?.[0] ?? []).at(0) ?? null;
};
