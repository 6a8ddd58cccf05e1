import { regex } from '@qicheng/resume/regex';
import { type Piece, sliced } from './piece.js';

/** The part of a posting below a heading, or of the words after it. */
export type PostingPart =
  | 'title'
  | 'company'
  | 'city'
  | 'salary'
  | 'duties'
  | 'must'
  | 'plus'
  | 'benefits'
  | 'about'
  | 'schedule'
  | 'other'
  /** Applicants that the employer rejects. */
  | 'excluded'
  /** How a public employer examines applicants. */
  | 'examination'
  /** A labelled fact such as 学历要求: it is a requirement, and the part above continues. */
  | 'fact';

/** Parts whose value is the text after the heading, or the next line. */
export const SINGLE_PARTS: ReadonlySet<PostingPart> = new Set([
  'title',
  'company',
  'city',
  'salary',
  'schedule',
  'fact',
]);

/** Headings that are recognised anywhere in a line before a colon. */
const STRONG_HEADINGS: Readonly<Record<PostingPart, string>> = {
  excluded: '以下勿投 以下请勿投 不适合人群 不适合的人',
  examination:
    '考试方式 考试方法 考试内容 考试科目 考试安排 考试形式 考核方式 考核内容 选调方式 选拔方式 遴选方式 招考方式 招聘方式 成绩计算 成绩构成 总成绩 资格审查 资格复审 报名时间 报名地点 报名截止 报名办法 报名程序 招聘程序 招考程序 选调程序',
  title:
    '职位名称 岗位名称 招聘岗位及人数 招聘岗位与人数 招聘职位及人数 岗位及人数 岗位与人数 招聘岗位 招聘职位 应聘岗位 需求岗位 岗位方向 Job_Title Position',
  company:
    '公司名称 企业名称 单位名称 招聘单位 选调单位 招录单位 招考单位 用人单位 招聘企业 所属公司 Company',
  city: '工作地点 工作城市 办公地点 上班地点 工作地址 公司地址 上班地址 办公地址 工作地区 工作区域 实习地点 Location',
  salary:
    '薪资待遇 薪资范围 薪酬待遇 薪资水平 工资待遇 薪酬范围 月薪范围 实习工资 实习薪资 基本薪资 岗位薪资 综合薪资 薪资 薪酬 Salary',
  duties:
    '岗位职责 工作职责 职位职责 主要职责 工作内容 岗位内容 职责描述 职位描述 岗位描述 工作描述 实习内容 主要工作 工作任务 你将负责 你的职责 你需要做什么 你要做的 你要做什么 你将会做什么 岗位说明 Responsibilities What_you_will_do Key_Responsibilities Job_Description',
  must: '任职要求 岗位要求 职位要求 任职资格 任职条件 应聘要求 应聘条件 招聘要求 招聘条件 报考条件 报考资格 招考条件 招录条件 选调条件 遴选条件 资格要求 基本要求 基本条件 必备条件 必备要求 硬性要求 报名条件 能力要求 技能要求 素质要求 我们希望你 我们期待你 我们需要你 希望你 你需要具备 你需要 人员要求 人员条件 Requirements Qualifications What_we_look_for',
  plus: '加分项 加分条件 优先条件 优先录用条件 优先考虑 优先项 额外加分 Nice_to_have Preferred_Qualifications',
  benefits:
    '福利待遇 薪酬福利 薪资福利 公司福利 员工福利 职位福利 福利保障 我们提供 你将获得 我们能给你的 你能得到 Benefits',
  about: '公司介绍 公司简介 企业介绍 企业简介 单位简介 关于我们 团队介绍 部门介绍 About_us',
  schedule: '工作时间 上班时间 作息时间 实习时间 工作时长 班次 工作制度',
  other:
    '联系方式 联系电话 联系人 投递方式 投递邮箱 简历投递 应聘方式 报名方式 面试流程 招聘流程 招聘人数 截止时间 发布时间 截止日期 温馨提示',
  fact: '学历要求 经验要求 专业要求 语言要求 年龄要求 工作经验 性别要求 证书要求 届别要求 毕业时间 招聘对象',
};

/** Headings that are recognised only at the beginning of a line. */
const WEAK_HEADINGS: Readonly<Partial<Record<PostingPart, string>>> = {
  title: '职位 岗位 招聘 Title',
  company: '公司 单位 机构 企业 学校 医院 我司 雇主',
  city: '地点 城市 地址 base',
  salary: '待遇 工资 月薪 底薪',
  duties: '职责 内容',
  must: '要求 资格 条件 其他要求',
  plus: '优先 加分',
  benefits: '福利',
  fact: '学历 经验 专业 年龄 届别',
  examination: '考试 笔试 面试 考核 体检',
  other: '其他 备注 邮箱 电话 微信 人数 名额',
};

const listed = (words: string): string[] => words.split(' ').map((word) => word.replaceAll('_', ' '));
const tableOf = (headings: Readonly<Partial<Record<PostingPart, string>>>) =>
  new Map(
    (Object.entries(headings) as [PostingPart, string][]).flatMap(([part, words]) =>
      listed(words).map((word) => [word.toLowerCase(), part] as const),
    ),
  );
const STRONG = tableOf(STRONG_HEADINGS);
const ALL = new Map([...tableOf(WEAK_HEADINGS), ...STRONG]);

const alternatives = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join('|');

/** An item number; a numeral that ends a word is none: 大三、研一. */
const MARK = String.raw`(?:\(?\d{1,2}[、.)](?!\d)|[①-⑳]|(?<![大研高初周第之统单唯])[一二三四五六七八九十]{1,2}、(?![一二三四五六七八九十]{1,2}[次级类期线等、年号楼区组班届层]))`;
/** The start of a sentence within a line: a heading with its colon, or the number of an item. */
export const BREAK = new RegExp(
  String.raw`(?=[【\[]?(?:${alternatives(STRONG.keys())})[】\]]?\s*(?::|[】\]]|\s*${MARK}))|(?<=\s)(?=(?:岗位|职位)[一二三四五\d]\s*:)|(?<=[\s,;])(?=(?:要求|职责|待遇|福利|工作内容|地点|城市|单位|公司|机构|薪资|月薪|工资|学历|岗位|职位|人数|名额|电话|加分|优先)\s*:)|(?<![A-Za-z\d.、(+\-])(?=${MARK}(?!\s*\d))`,
  'giu',
);
const HEADING = new RegExp(
  String.raw`^[【\[《<#*\s]*(${alternatives(ALL.keys())})(?:如下|[一二三四五六七八九\d](?!\s*:\s*\d))?[】\]》>*\s!❗❕\p{Extended_Pictographic}\uFE0F]*(?:\([^)]{0,20}\))?\s*(:|$|(?<=[】\]]\s*)|(?=${MARK}))`,
  'iu',
);
// After the end of a sentence a figure with 、 is an item number, even before another figure: 2、4年以上经验.
const ITEM = String.raw`(?:\(?\d{1,2}(?:[、)]|\.(?!\d))|${MARK}|\([一二三四五六七八九十]{1,2}\))`;
const BULLET = new RegExp(
  String.raw`^(?:\d\uFE0F?\u20E3)?[\s\p{Extended_Pictographic}\uFE0F\u200D♀♂\-*•·●◆■▪►▶✓√★☆◇○◎※▲△➤>#]*(?:${ITEM}|[Ⅰ-Ⅻ]|[a-hA-H][.)、](?=\s?[\u4e00-\u9fa5]))?[\s\-*•·●◆■▪►]*`,
  'u',
);
/** Whether a line is a list item: 1. …, ①…, （一）…. */
export const isItem = ({ text }: Piece): boolean => LISTED.test(text);
const LISTED = new RegExp(String.raw`^\s*${ITEM}`, 'u');
export const withoutBullet = (piece: Piece): Piece => sliced(piece, BULLET.exec(piece.text)?.[0].length ?? 0);

interface Found {
  part: PostingPart;
  rest: Piece;
}

/** A short label before a colon or a dash, or alone in its line. */
const LABEL =
  /^[-#<《【[*\s]*([^,;:。!?]{1,24}?)\s*(?:\([^)]{0,20}\))?[】\]》>*#\s\p{Extended_Pictographic}\uFE0F]*(?::|-{2,}|(?<=[】\]]\s*)(?=\S)|\s*-*\s*$)/u;
/** Endings of labels that are not in the tables: 最后说我们想找谁, Must have. */
const LABEL_ENDS: readonly (readonly [part: PostingPart, pattern: RegExp])[] = [
  [
    'excluded',
    /(?:我们?不要|我们?不招|不要(?:谁|什么人|这样的)|(?:请?勿|别|不要)投|^不适合(?:谁|什么人|你)?|谢绝|don't apply if)$/iu,
  ],
  [
    'plus',
    /(?:加分项?|优先(?:条件|考虑|项)?|更好|(?<![你您])最好有?|歓迎(?:条件)?|(?:^|[^a-z])plus|bonus(?: points)?|nice[- ]to[- ]haves?|preferred(?: \w+)?)$/iu,
  ],
  [
    'benefits',
    /(?:待遇|福利|薪酬|报酬|工资|我们给你?|(?:能|可以)?给(?:你)?(?:什么|的|啥)|你(?:能|将|会)?得到(?:的|什么)?|你的(?:收获|回报)|we offer|what we offer|benefits|perks|compensation)$/iu,
  ],
  [
    'must',
    regex('iu')`
      (?:要求|条件|资格|硬性标准|我们(?:希望|期望|需要|想找)你?|^希望[你您]?|期待[你您]
      |(?:想|要)找(?:谁|的人|什么人|什么样的人)|要[啥什哪]么?样的?人?|^要人|招什么人|(?:^|你)需要什么
      |^(?:什么样的你|这样的你|你是谁|会什么)|(?:你|您)?需要?(?:具备|满足)
      |我们(?:期待|期望|希望|想要|需要|看重|在意|在找|想找)|要[你您]会的?|[你您]最好|^[你您]需要|需要[你您]
      |must[- ]haves?|requirements?|qualifications?|who you are|(?:what )?we(?:'re| are) looking for
      |(?:what )?you(?:'ll| will)? (?:have|bring|need)|about you|your (?:profile|background)|応募条件|必須条件)$
    `,
  ],
  [
    'duties',
    regex('iu')`
      (?:职责|(?:工作|岗位|日常|实习|具体)内容|^内容|^工作|具体工作|主要工作|你的工作|工作任务|日常工作
      |(?:干|做)(?:什么|啥|些什么|的事|的)?|(?:每天|日常|平时)(?:的事|做的)|要做的事?|^你(?:将|会|要)(?:会|要)?
      |(?:将|会)?负责|duties|responsibilities|what you(?:'ll| will) do
      |(?:[你您]将?参与|[你您]来负责|要[你您]做的?)|your (?:key )?role|the job|仕事内容)(?:\s*\/\s*job)?$
    `,
  ],
  ['about', /(?:about us|who we are|我们是谁|我们是做什么的|公司介绍|关于(?:我们|公司|团队))$/iu],
  [
    'other',
    /(?:怎么投|如何(?:投递|报名|联系)|投递|联系|报名|応募先|cv to|apply|how to apply|面试流程|补充说明|规矩|(?:入职|出境)?(?:说明|注意|办理|须知)|其他|^others?|备注|区域|部门|汇报)$/iu,
  ],
];
/** Words allowed before such an ending in a line without a colon: 你的工作, not 试岗无工资. */
const LINE_LABEL_START =
  /^(?:[你您我]们?|公司|岗位|职位|这里|任职|基本|主要|其他|的|[要会将]|what|our|your|the|\s)*$/iu;

/** An informal heading. Without punctuation after it, only a short line of its own counts. */
function labelOf(piece: Piece, isWholeLine: boolean): Found | null {
  const match = LABEL.exec(piece.text);
  const label = (match?.[1] ?? '').trim();
  if (!match || label === '') return null;
  const rest = sliced(piece, match[0].length);
  const isMarked = /[:】\]]|--/u.test(match[0]);
  if (!isMarked && !isWholeLine) return null;
  for (const [part, pattern] of LABEL_ENDS) {
    const words = pattern.exec(label);
    if (!words) continue;
    if (isMarked || LINE_LABEL_START.test(label.slice(0, words.index))) return { part, rest };
  }
  return null;
}

/** A bilingual heading alone in its line: Requirements 要求. */
const IN_TWO_LANGUAGES = /^([A-Za-z' ]{4,30}?)\s*[/|(]?\s*([\u4e00-\u9fa5]{2,8})\)?\s*:?$/u;

function bilingualHeading(piece: Piece): Found | null {
  const [, english = '', chinese = ''] = IN_TWO_LANGUAGES.exec(piece.text) ?? [];
  if (english === '') return null;
  const part = ALL.get(english.toLowerCase()) ?? ALL.get(chinese);
  return part && !SINGLE_PARTS.has(part) ? { part, rest: sliced(piece, piece.text.length) } : null;
}

/** The introduction to a list of excluded applicants: 有下列情形之一的，不得报名. */
const EXCLUSION_HEADING = regex('u')`
  ^(?:(?:凡|如|若)?(?:应聘者|报考者|报名者|应聘人员|报考人员)?(?:具?有|存在|属于|出现)?(?:下列|以下
  |如下)(?:情[形况]|行为|问题|人员)(?:之一|任[一何][^,:]{0,3})?(?:的|者)?(?:人员)?[,\s]*(?:一律|均|将
  |者)?(?:不得|不能|不可|不予|不接受|不招|取消|谢绝)[^;。:]{0,24}
  |(?:不得|不能|不予|不接受)(?:报[名考]|应聘|投递|聘用|录用|受理)[^,;。:]{0,8}(?:情[形况]|人员
  |对象)[^,;。:]{0,6})(?::|$)
`;

/** The heading at the beginning of a sentence. */
export function headingOf(piece: Piece, isWholeLine: boolean): Found | null {
  const exclusion = EXCLUSION_HEADING.exec(piece.text)?.[0];
  if (exclusion !== undefined) return { part: 'excluded', rest: sliced(piece, exclusion.length) };
  const match = HEADING.exec(piece.text);
  const part = match && ALL.get((match[1] ?? '').toLowerCase());
  const bilingual = isWholeLine ? bilingualHeading(piece) : null;
  if (bilingual) return bilingual;
  if (!match || !part) return labelOf(piece, isWholeLine);
  return { part, rest: sliced(piece, match[0].length) };
}
