import type { PostgradInput, PostgradTarget } from '@qicheng/analysis/postgrad-exam';
import type { DraftLine, PostgradResult } from '@qicheng/analysis/postgrad-exam-result';
import type { Evidence } from '@qicheng/analysis/result';
import type { I18nText } from '@qicheng/resume/document';
import { placeholderFor } from '#src/text/placeholder.js';
import { clipped } from '../../text/clipped.js';
import { isManagementTarget } from './degrees.js';

const QUOTE = 200;

/** A text of a résumé in Chinese, otherwise in English. */
const wordsOf = (text: I18nText | undefined): string => (text?.zh ?? text?.en ?? '').trim();

type Entry = Partial<Record<'name' | 'title' | 'role' | 'organisation' | 'venue', unknown>>;

/** The name of an entry; empty if it has none. */
export function quoted(entry: Entry): string {
  const named = entry.name ?? entry.title;
  const words = typeof named === 'string' ? named : wordsOf(named as I18nText | undefined);
  return clipped(words, QUOTE);
}

/** A job by employer and title, as far as they are stated. */
const jobOf = ({
  company,
  title,
}: {
  company?: I18nText | undefined;
  title?: I18nText | undefined;
}): string => clipped([wordsOf(company), wordsOf(title)].filter(Boolean).join(' '), QUOTE);

interface Fact {
  words: string;
  evidence: Evidence[];
}

const fact = (words: string, pointer: string, targetId?: string): Fact | null =>
  words
    ? { words, evidence: [{ pointer, ...(targetId && { targetId }), quote: clipped(words, QUOTE) }] }
    : null;

const SECTIONS = ['research', 'projects', 'awards', 'papers', 'work'] as const;
type FactSection = (typeof SECTIONS)[number];

interface ResumeFacts {
  name: Fact | null;
  school: Fact | null;
  phone: Fact | null;
  /** Whether the degree was obtained by self-study examinations. */
  isSelfTaught: boolean;
  named: Readonly<Record<FactSection, Fact[]>>;
}

const NAMED = 3;

/** The facts for drafts: names of entries as they are in the résumé, with their pointers. */
function factsOf({ resume }: PostgradInput): ResumeFacts {
  const document = resume?.document;
  const named = (section: FactSection): Fact[] =>
    (document?.[section] ?? [])
      .flatMap((item, index) => {
        const words = 'company' in item ? jobOf(item) : quoted(item);
        const found = fact(words, `/${section}/${index}`, item.id);
        return found ? [found] : [];
      })
      .slice(0, NAMED);
  const schools = document?.education ?? [];
  const [education] = schools;
  return {
    name: fact((document?.basics.name?.zh ?? document?.basics.name?.en ?? '').trim(), '/basics/name'),
    school: fact(wordsOf(education?.school?.name), '/education/0/school/name', education?.id),
    // A hidden phone number must not be disclosed.
    phone: fact(
      document?.basics.hidden?.includes('phone') ? '' : (document?.basics.phone ?? '').trim(),
      '/basics/phone',
    ),
    isSelfTaught: /自学考试|自考/.test(JSON.stringify(schools)),
    named: Object.fromEntries(SECTIONS.map((section) => [section, named(section)])) as Record<
      FactSection,
      Fact[]
    >,
  };
}

const wordsOr = (fact: Fact | null, what: string) => fact?.words ?? placeholderFor(what);
const listed = (facts: readonly Fact[]) => facts.map(({ words }) => `“${words}”`).join('、');
const evidenceOf = (...facts: (Fact | null | undefined)[]) =>
  facts.flatMap((fact) => fact?.evidence ?? []).slice(0, 6);

const GOOD_MARKS = 0.8;
const GOOD_RANK = 30;

function studies({ undergraduate }: PostgradInput, facts: ResumeFacts): string {
  const school = undergraduate.school ?? facts.school?.words ?? placeholderFor('本科院校');
  const { rankPercent, gpa, major, tier } = undergraduate;
  // Grades are only mentioned if they are good.
  const marks = [
    ...(gpa && gpa.value / gpa.scale >= GOOD_MARKS ? [`绩点 ${gpa.value}/${gpa.scale}`] : []),
    ...(rankPercent === undefined || rankPercent > GOOD_RANK ? [] : [`专业排名前 ${rankPercent}%`]),
  ];
  const markText = marks.length > 0 ? `，${marks.join('，')}` : '';
  if (facts.isSelfTaught) return `我通过自学考试取得${school}${major}专业的学历${markText}。`;
  if (tier === '专科或同等学力') return `我毕业于${school}${major}专业${markText}。`;
  return `我本科就读于${school}${major}专业${markText}。`;
}

const PRACTICE_PLACEHOLDER = '科研、课程设计或毕业论文经历';

/** Studies and projects; for candidates with work experience, their work. */
function achievements(
  input: PostgradInput,
  target: PostgradTarget | undefined,
  { named }: ResumeFacts,
): DraftLine[] {
  const { research, papers, projects, awards, work } = named;
  if (target !== undefined && isManagementTarget(target) && work.length > 0)
    return [
      {
        part: '工作经历',
        text: `我在${work.map(({ words }) => words).join('、')}岗位上工作过，负责${placeholderFor('最能说明能力的一项工作')}，结果是${placeholderFor('可以核对的结果')}。`,
        evidence: evidenceOf(...work),
      },
      {
        part: '职业规划',
        text: `工作中我遇到的瓶颈是${placeholderFor('一个具体问题')}，希望通过学习补上${placeholderFor('要补的知识或能力')}。`,
        evidence: [],
      },
    ];
  const studied = [
    ...(research.length > 0
      ? [
          `我参与了${listed(research)}，其中我负责${placeholderFor('本人承担的部分')}，得到${placeholderFor('结果')}`,
        ]
      : []),
    ...(papers.length > 0
      ? [`写过论文${listed(papers)}，我完成的是${placeholderFor('本人完成的部分')}`]
      : []),
  ];
  const parts = [
    ...(projects.length > 0 ? [`完成了${listed(projects)}`] : []),
    ...(awards.length > 0 ? [`获得${listed(awards)}`] : []),
  ];
  return [
    {
      part: '科研经历',
      text:
        studied.length > 0
          ? `在校期间，${studied.join('；')}。`
          : `在校期间，我${placeholderFor(PRACTICE_PLACEHOLDER)}。`,
      evidence: evidenceOf(...research, ...papers),
    },
    {
      part: '实践与奖项',
      text:
        parts.length > 0 ? `此外我${parts.join('，')}。` : `此外我${placeholderFor('项目、竞赛或奖项')}。`,
      evidence: evidenceOf(...projects, ...awards),
    },
  ];
}

/** The parts of a self-introduction: facts of the résumé, and placeholders. */
export function introductionOf(input: PostgradInput, target: PostgradTarget | undefined): DraftLine[] {
  const facts = factsOf(input);
  const isManagement = target !== undefined && isManagementTarget(target);
  return [
    {
      part: '开场',
      text: `各位老师好，我是${wordsOr(facts.name, '姓名')}，报考${target?.school ?? placeholderFor('院校')}${target?.major ?? placeholderFor('专业')}。`,
      evidence: evidenceOf(facts.name),
    },
    { part: '教育背景', text: studies(input, facts), evidence: evidenceOf(facts.school) },
    ...achievements(input, target, facts),
    {
      part: '报考动机',
      text: `我选择这个专业，是因为${placeholderFor('一件具体的事或一个想解决的问题')}。`,
      evidence: [],
    },
    isManagement
      ? {
          part: '学习计划',
          text: `如果被录取，我会${placeholderFor('工作与学习的时间安排')}，毕业后${placeholderFor('职业目标')}。`,
          evidence: [],
        }
      : {
          part: '研究计划',
          text: `如果被录取，我希望围绕${placeholderFor('研究方向')}，先${placeholderFor('第一年的计划')}，再${placeholderFor('后续计划')}。`,
          evidence: [],
        },
    { part: '收尾', text: '以上是我的自我介绍，谢谢各位老师。', evidence: [] },
  ];
}

type Line = [part: string, text: string, evidence: DraftLine['evidence']];

/** The text for a supervisor: reading, own work, and the question. */
function toSupervisor(facts: ResumeFacts): Line[] {
  const { research, papers, projects } = facts.named;
  const done = [...research, ...papers, ...projects].slice(0, 2);
  const works =
    done.length > 0
      ? `我做过${listed(done)}，与您的方向相关的是${placeholderFor('相关之处')}。`
      : `我做过${placeholderFor('与老师方向相关的一项工作')}。`;
  return [
    [
      '了解',
      `我读了您的${placeholderFor('论文题目与年份')}，对其中${placeholderFor('一个具体问题')}很感兴趣。`,
      [],
    ],
    ['基础', works, evidenceOf(...done)],
    ['请求', '想请教您今年是否还有招生名额，我是否适合这个方向。附件是我的简历和成绩单。', []],
  ];
}

/** Management degrees have no supervisor before admission, so the letter is to the office. */
const TO_OFFICE: readonly Line[] = [
  [
    '请求',
    '想请教三件事：今年是否有提前面试、分几批；报名要交哪些材料；复试的政治怎么考、参考书是哪些。',
    [],
  ],
];

/** A first letter to a supervisor, or to the office of a degree without one. */
export function mailOf(
  input: PostgradInput,
  target: PostgradTarget | undefined,
): PostgradResult['interview']['mail'] {
  const facts = factsOf(input);
  const name = wordsOr(facts.name, '姓名');
  const school = input.undergraduate.school ?? facts.school?.words ?? placeholderFor('本科院校');
  const isManagement = target !== undefined && isManagementTarget(target);
  const lines: Line[] = [
    ['称呼', isManagement ? '招生办公室老师：' : `尊敬的${placeholderFor('导师姓氏')}老师：`, []],
    [
      '身份',
      `您好！我是${school}${input.undergraduate.major}专业的${name}，报考${target?.school !== undefined && target.school === school ? '本校' : '贵校'}${target?.major ?? ''}。`,
      evidenceOf(facts.name),
    ],
    ...(isManagement ? TO_OFFICE : toSupervisor(facts)),
    ['落款', `祝工作顺利！\n${name}\n${wordsOr(facts.phone, '联系电话')}`, evidenceOf(facts.phone)],
  ];
  return {
    subject:
      `${school}${input.undergraduate.major}${name}—报考${target?.major ?? ''}—${isManagement ? '请教报考要求' : '请教招生方向'}`.slice(
        0,
        120,
      ),
    lines: lines.map(([part, text, evidence]) => ({ part, text: text.slice(0, 600), evidence })),
  };
}
