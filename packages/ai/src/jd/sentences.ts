import { plainLines } from '../text/plain-lines.js';
import { isInstruction } from './instructions.js';
import { type Piece, pieceOf, sliced, splitAt } from './piece.js';

/** What the lines below a heading, or the words after it, are. */
type PostingPart =
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
  /** One labelled fact, such as 学历要求: it is a requirement, and the part goes on as before. */
  | 'fact';

/** Parts whose value is the words after the heading, or the next line. */
const SINGLE_PARTS: ReadonlySet<PostingPart> = new Set([
  'title',
  'company',
  'city',
  'salary',
  'schedule',
  'fact',
]);

/** Headings that are known anywhere in a line when a colon follows. */
const STRONG_HEADINGS: Readonly<Record<PostingPart, string>> = {
  title: '职位名称 岗位名称 招聘岗位 招聘职位 应聘岗位 需求岗位 岗位方向 Job_Title Position',
  company: '公司名称 企业名称 单位名称 招聘单位 用人单位 招聘企业 所属公司 Company',
  city: '工作地点 工作城市 办公地点 上班地点 工作地址 公司地址 上班地址 办公地址 工作地区 实习地点 Location',
  salary:
    '薪资待遇 薪资范围 薪酬待遇 薪资水平 工资待遇 薪酬范围 月薪范围 实习工资 实习薪资 基本薪资 岗位薪资 综合薪资 薪资 薪酬 Salary',
  duties:
    '岗位职责 工作职责 职位职责 主要职责 工作内容 岗位内容 职责描述 职位描述 岗位描述 工作描述 实习内容 主要工作 工作任务 你将负责 你的职责 你需要做什么 你要做的 你要做什么 你将会做什么 岗位说明 Responsibilities What_you_will_do Job_Description',
  must: '任职要求 岗位要求 职位要求 任职资格 任职条件 应聘要求 应聘条件 招聘要求 招聘条件 资格要求 基本要求 基本条件 必备条件 必备要求 硬性要求 报名条件 能力要求 技能要求 素质要求 我们希望你 我们期待你 我们需要你 希望你 你需要具备 你需要 人员要求 Requirements Qualifications What_we_look_for',
  plus: '加分项 加分条件 优先条件 优先录用条件 优先考虑 优先项 额外加分 Nice_to_have Preferred_Qualifications',
  benefits:
    '福利待遇 薪酬福利 薪资福利 公司福利 员工福利 职位福利 福利保障 我们提供 你将获得 我们能给你的 你能得到 Benefits',
  about: '公司介绍 公司简介 企业介绍 企业简介 单位简介 关于我们 团队介绍 部门介绍 About_us',
  schedule: '工作时间 上班时间 作息时间 实习时间 工作时长 班次 工作制度',
  other:
    '联系方式 联系电话 联系人 投递方式 投递邮箱 简历投递 应聘方式 报名方式 面试流程 招聘流程 招聘人数 截止时间 发布时间 截止日期 温馨提示',
  fact: '学历要求 经验要求 专业要求 语言要求 年龄要求 工作经验 性别要求 证书要求 届别要求 毕业时间 招聘对象',
};

/** Headings only where a line begins with them. */
const WEAK_HEADINGS: Readonly<Partial<Record<PostingPart, string>>> = {
  title: '职位 岗位 招聘',
  company: '公司 单位 企业',
  city: '地点 城市 地址 base',
  salary: '待遇 工资 月薪 底薪',
  duties: '职责 内容',
  must: '要求 资格 条件 其他要求',
  plus: '优先 加分',
  benefits: '福利',
  fact: '学历 经验 专业 年龄 届别',
  other: '其他 备注 邮箱 电话 微信 人数',
};

/** One sentence of a posting and the part that it stands in; null where no heading came before it. */
export interface PostingSentence {
  readonly piece: Piece;
  readonly part: PostingPart | null;
  /** Of the line among the lines that say something. */
  readonly line: number;
}

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

const MARK = String.raw`(?:\(?\d{1,2}[、.)](?!\d)|[①-⑳]|[一二三四五六七八九十]{1,2}、)`;
/** Where a new sentence begins inside a line: a heading with its colon, or the number of an item. */
const BREAK = new RegExp(
  String.raw`(?=[【\[]?(?:${alternatives(STRONG.keys())})[】\]]?\s*(?::|[】\]]|\s*${MARK}))|(?<![A-Za-z\d.、(+\-])(?=${MARK}(?!\s*\d))`,
  'giu',
);
const HEADING = new RegExp(
  String.raw`^[【\[《<#*\s]*(${alternatives(ALL.keys())})(?:如下)?[】\]》>*\s]*(?:\([^)]{0,20}\))?\s*(:|$|(?<=[】\]]\s*)|(?=${MARK}))`,
  'iu',
);
// After the end of a sentence a figure with 、 is a number, also before another figure: 2、4年以上经验.
const ITEM = String.raw`(?:\(?\d{1,2}(?:[、)]|\.(?!\d))|${MARK})`;
const BULLET = new RegExp(
  String.raw`^[\s\p{Extended_Pictographic}\uFE0F\-*•·●◆■▪►▶✓√★☆◇○>#]*${ITEM}?[\s\-*•·●◆■▪►]*`,
  'u',
);
// Marks before a closing bracket belong to it: 【急聘!!!】.
const END = /[。;!?…]+(?![。;!?…】\]])|(?<=[a-z)])\.(?=\s+[A-Z]|\s*$)|\s{3,}|\t+/gu;

const withoutBullet = (piece: Piece): Piece => sliced(piece, BULLET.exec(piece.text)?.[0].length ?? 0);

interface Found {
  part: PostingPart;
  rest: Piece;
}

function headingOf(piece: Piece): Found | null {
  const match = HEADING.exec(piece.text);
  const part = match && ALL.get((match[1] ?? '').toLowerCase());
  if (!match || !part) return null;
  return { part, rest: sliced(piece, match[0].length) };
}

// The pieces between breaks; a break has no width, so nothing is lost.
const brokenUp = (line: Piece): Piece[] => splitAt(line, BREAK);

/** The sentences of a posting by its parts, and those that speak to a program. */
export function readSentences(text: string): { sentences: PostingSentence[]; ignored: string[] } {
  const sentences: PostingSentence[] = [];
  const ignored: string[] = [];
  let part: PostingPart | null = null;
  let awaited: PostingPart | null = null;
  let line = 0;
  const take = (piece: Piece, own: PostingPart | null) => {
    for (const sentence of splitAt(piece, END)) {
      const clean = withoutBullet(sentence);
      if (isInstruction(clean.text)) ignored.push(clean.raw);
      else if (/[\p{L}\p{N}]/u.test(clean.text)) sentences.push({ piece: clean, part: own, line });
    }
  };
  for (const whole of splitAt(pieceOf(plainLines(text)), /\n+/g)) {
    for (const piece of brokenUp(whole).map(withoutBullet)) {
      const heading = headingOf(piece);
      if (heading === null) {
        take(piece, awaited ?? part);
        awaited = null;
      } else if (SINGLE_PARTS.has(heading.part)) {
        awaited = heading.rest.text === '' ? heading.part : null;
        if (awaited === null) take(heading.part === 'fact' ? piece : heading.rest, heading.part);
      } else {
        part = heading.part;
        awaited = null;
        take(heading.rest, part);
      }
    }
    line += 1;
  }
  return { sentences, ignored };
}
