import { escaped } from '@qicheng/resume/regex';

/** Details of the education, placed after its entries have been read. */
export const STUDY_KINDS = [
  'school',
  'major',
  'degree',
  'graduation',
  'college',
  'studyTime',
  'marks',
  'courses',
] as const;
type StudyKind = (typeof STUDY_KINDS)[number];
/** Details without a field. */
type OwnKind = 'fact' | 'age' | 'office';
/** Details with a field; each has a handler. */
export type FieldKind = Exclude<FactKind, StudyKind | OwnKind>;

/** What a label of a personal detail or an intention announces. */
export type FactKind =
  | 'name'
  | 'gender'
  | 'birth'
  | 'ethnicity'
  | 'nativePlace'
  | 'household'
  | 'studentOrigin'
  | 'residence'
  | 'political'
  | 'workSince'
  | 'marital'
  | 'height'
  | 'weight'
  | 'health'
  | 'vision'
  | 'idNumber'
  | 'phone'
  | 'email'
  | 'wechat'
  | 'qq'
  | 'website'
  | 'driving'
  | 'position'
  | 'city'
  | 'industry'
  | 'salary'
  | 'jobType'
  | 'arrival'
  | 'status'
  | StudyKind
  | 'contact'
  | 'englishName'
  | 'headline'
  | OwnKind
  | 'ignored';

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
const kindByForm = (label: string): FactKind | null => {
  // 应聘科室/岗位: one known half is enough.
  const readings = [
    label,
    label.replace(/\p{Script=Han}{2}[/／]/u, ''),
    label.replace(/[/／]\p{Script=Han}+$/u, ''),
  ];
  return readings.flatMap((words) => WHOLE.find(([, form]) => form.test(words))?.[0] ?? []).at(0) ?? null;
};

const WORDS: Readonly<Record<Exclude<FactKind, never>, string>> = {
  name: '学生姓名|考生姓名|报名人姓名|真名|本名|中文名|中文姓名|求职者|应聘者|应聘人|姓名|名字|name|full name',
  englishName: '英文名|英文姓名|english name',
  gender: '性别|gender|sex',
  birth: '出生年月|出生日期|生日|出生|出生时间|出生年月日|date of birth|born|birthday|birth date|birth|d.o.b',
  age: '年龄|age',
  ethnicity: '民族|ethnicity|nationality/ethnicity|ethnic group',
  nativePlace: '籍贯|祖籍|家乡|老家|native place|hometown',
  household: '户口|户口所在地|户籍|户籍所在地|户籍地|户口地|registered residence',
  studentOrigin: '生源地|生源|生源所在地',
  residence:
    '坐标|现住|常住地|常住|现居地|现居住地|居住地|现居|所在地|住址|地址|现住址|家庭住址|通讯地址|联系地址|所在城市|现所在地|居住城市|现居城市|家庭地址|通信地址|address|location|city|residence|current location|base|add',
  political: '政治面貌|政治身份|党派|面貌|political status',
  workSince: '参加工作时间|参加工作|参工时间|working since|in work since',
  marital: '婚育|婚姻状况|婚姻|婚否|婚姻情况|婚育状况|婚姻状态|marital status',
  height: '身高|身高(cm)|身高（cm）|height',
  weight: '体重|体重(kg)|体重（kg）|weight',
  health: '健康状况|身体状况|健康情况|健康|health',
  vision: '视力|vision',
  idNumber: '身份证号|身份证|身份证号码|证件号码|公民身份号码',
  phone:
    '电话|手机|手机号|联系电话|手机号码|电话号码|移动电话|联系手机|tel|phone|mobile|telephone|cell|phone number|电话/微信|手机/微信|tel/wechat',
  email: '电邮|邮箱|电子邮箱|邮件|e-mail|email|电子邮件|邮箱地址|mail|e-mail地址|email address',
  contact: '手机/邮箱|电话/邮箱|联系电话/邮箱|联系|联系方式|联络方式|contact',
  wechat: 'vx|v信|微信|微信号|wechat',
  qq: 'qq|qq号|qq号码',
  website:
    '个人主页|个人网站|主页|网站|博客|github|作品集|个人博客|blog|website|homepage|linkedin|gitee|主页链接|作品链接|portfolio|知乎',
  driving: '驾照|驾驶证|驾照类型|driving licence|driver licence|driving license',
  position:
    '期望从事职业|求职|期望|找工作|报名岗位|希望岗位|意愿岗位|本人志愿|应聘科室|备选岗位|想找的活|想找的工作|想应聘|想做|想干|想找|求职意向|应聘岗位|应聘职位|意向岗位|求职岗位|期望职位|意向职位|目标岗位|目标职位|期望岗位|求职目标|应聘意向|求职职位|职位意向|wanted job|job wanted|wanted position|objective|position|desired position|expected position|target job|desired job|career objective|target position|期望职业|申请职位|申请岗位|意向工作|应聘|意向|目标|应聘方向|求职方向|岗位意向|应征职位|应征岗位|job target|target|工种|looking for|position sought|applying for|position applied for',
  city: '意向城市|地点|期望城市|期望地点|工作地点|意向地点|期望工作地|期望工作地点|目标城市|工作城市|意向地区|期望工作城市|工作地区|目标地点|求职地点|期望地区|意向工作地|意向工作地点|意向工作城市|求职城市|就业地区|意向省市|preferred city|desired location|preferred location',
  industry: '期望从事行业|意向行业|期望行业|目标行业|industry',
  salary:
    '期望薪资|薪资要求|期望月薪|期望薪酬|期望工资|薪资期望|薪资|月薪|待遇要求|薪资范围|期望待遇|希望待遇|expected salary|salary',
  jobType: '工作性质|求职类型|期望性质|工作类型|求职性质|职位类型|job type|employment type',
  arrival: '到岗时间|可到岗|入职时间|到职时间|可入职时间|最快到岗|到岗|availability|available from',
  status: '当前状态|求职状态|目前状态|在职状态|求职现状|current status|status',
  school:
    '毕业院校|毕业学校|学校|就读院校|院校|就读学校|学校名称|在读院校|最高学历院校|毕业于|university|school',
  major: '专业|所学专业|专业名称|就读专业|major',
  college: '学院|二级学院|院系|所在学院|所在院系|college|department',
  degree: '学历|最高学历|学历/学位|学历学位|学位|教育程度|文化程度|degree|education level',
  graduation: '毕业时间|预计毕业|预计毕业时间|毕业日期|毕业年份|毕业年月|届别|毕业届别',
  studyTime: '学习时间|就读时间|在校时间|学习起止时间|就读起止时间|在读时间|学习年限',
  marks:
    'gpa|平均成绩|绩点|平均绩点|学分绩点|平均学分绩点|平均分|均分|加权平均分|排名|专业排名|成绩排名|班级排名|年级排名',
  courses: '主修课程|主要课程|核心课程|相关课程|专业课程|主干课程|专业主干课程|所学课程',
  headline: '一句话介绍|标签|headline',
  fact: '曾用名|特长|爱好|兴趣爱好|工作年限|工作经验|英语水平|外语水平|计算机水平|职称|现任职称|军训职务|担任职务|国籍|血型|宗教信仰|星座|兵役状况|学制|辅修专业|英语等级|职务|入党时间|拟任职务|外语等级|熟悉专业有何专长|外语语种|培养方式|邮编|邮政编码|应届生|experience|nationality',
  office: '现任职务|现职务|现任职|现任',
  ignored: '照片|相片|photo|贴照片处',
};

const KINDS = new Map<string, FactKind>(
  Object.entries(WORDS).flatMap(([kind, words]) =>
    words
      .split('|')
      .map((word): [string, FactKind] => [word.toLowerCase().replace(/\s/g, ''), kind as FactKind]),
  ),
);

/** What a label announces; null for an unknown label. */
export const factKindOf = (label: string): FactKind | null => {
  const words = label.toLowerCase().replace(/[\s*]|[:：]\s*$/g, '');
  // 出生年月（岁）
  const bare = words.replace(/(?<=\p{Script=Han}{2})[（(](?:岁|年龄|周岁)[）)]$/u, '');
  return KINDS.get(words) ?? KINDS.get(bare) ?? kindByForm(words);
};

const LABELS = [...KINDS.keys()].sort((a, b) => b.length - a.length);
const ANY_LABEL = LABELS.map((label) => [...label].map(escaped).join('\\s*')).join('|');
const spacedOut = LABELS.filter((label) => /^\p{Script=Han}{2,5}$/u.test(label)).map((label) =>
  [...label].join('\\s+'),
);
/** A known label with spaced-out letters and its colon. */
export const SPACED_LABEL = new RegExp(`(?<!\\p{Script=Han})(?:${spacedOut.join('|')})(?=\\s*[:：])`, 'gu');
/** A known label in square brackets: 【姓名】. */
export const BRACKETED_LABEL = new RegExp(`[【\\[]\\s*(${ANY_LABEL})\\s*[】\\]]\\s*[:：]?\\s*`, 'giu');
/** A known label with its colon, anywhere in a line. */
export const LABEL_IN_LINE = new RegExp(
  `(?<![A-Za-z现原曾])(${ANY_LABEL}|${LABEL_FORMS})\\s*[:：]\\s*`,
  'giu',
);
