import type { PostgradInput, PostgradTarget } from '@qicheng/analysis/postgrad-exam';
import type { DraftLine, PostgradResult } from '@qicheng/analysis/postgrad-exam-result';
import type { Evidence } from '@qicheng/analysis/result';
import type { I18nText } from '@qicheng/resume/document';
import { clipped } from '../../text/clipped.js';

const QUOTE = 200;

/** A text of a résumé in Chinese, else in English. */
const wordsOf = (text: I18nText | undefined): string => (text?.zh ?? text?.en ?? '').trim();

type Entry = Partial<Record<'name' | 'title' | 'role' | 'organisation' | 'venue', unknown>>;

/** What an entry is called; empty where it has no name. */
export function quoted(entry: Entry): string {
  const named = entry.name ?? entry.title;
  const words = typeof named === 'string' ? named : wordsOf(named as I18nText | undefined);
  return clipped(words, QUOTE);
}

interface Fact {
  words: string;
  evidence: Evidence[];
}

const fact = (words: string, pointer: string, targetId?: string): Fact | null =>
  words
    ? { words, evidence: [{ pointer, ...(targetId && { targetId }), quote: clipped(words, QUOTE) }] }
    : null;

interface ResumeFacts {
  name: Fact | null;
  school: Fact | null;
  phone: Fact | null;
  research: Fact[];
  projects: Fact[];
  awards: Fact[];
  papers: Fact[];
}

const NAMED = 3;

/** What the drafts may say of a person: names of entries as they are in the résumé, each with its place. */
function factsOf({ resume }: PostgradInput): ResumeFacts {
  const document = resume?.document;
  const named = (section: 'research' | 'projects' | 'awards' | 'papers'): Fact[] =>
    (document?.[section] ?? [])
      .flatMap((item, index) => {
        const found = fact(quoted(item), `/${section}/${index}`, item.id);
        return found ? [found] : [];
      })
      .slice(0, NAMED);
  const [education] = document?.education ?? [];
  return {
    name: fact((document?.basics.name?.zh ?? document?.basics.name?.en ?? '').trim(), '/basics/name'),
    school: fact(wordsOf(education?.school?.name), '/education/0/school/name', education?.id),
    // A number that is hidden in the résumé is not given away elsewhere.
    phone: fact(
      document?.basics.hidden?.includes('phone') ? '' : (document?.basics.phone ?? '').trim(),
      '/basics/phone',
    ),
    research: named('research'),
    projects: named('projects'),
    awards: named('awards'),
    papers: named('papers'),
  };
}

const asked = (what: string) => `【待补充：${what}】`;
const said = (fact: Fact | null, what: string) => fact?.words ?? asked(what);
const listed = (facts: readonly Fact[]) => facts.map(({ words }) => `“${words}”`).join('、');
const evidenceOf = (...facts: (Fact | null | undefined)[]) =>
  facts.flatMap((fact) => fact?.evidence ?? []).slice(0, 6);

const GOOD_MARKS = 0.8;
const GOOD_RANK = 30;

function studies({ undergraduate }: PostgradInput, facts: ResumeFacts): string {
  const school = undergraduate.school ?? facts.school?.words ?? asked('本科院校');
  const { rankPercent, gpa } = undergraduate;
  // Marks are told where they speak for oneself.
  const marks = [
    ...(gpa && gpa.value / gpa.scale >= GOOD_MARKS ? [`绩点 ${gpa.value}/${gpa.scale}`] : []),
    ...(rankPercent === undefined || rankPercent > GOOD_RANK ? [] : [`专业排名前 ${rankPercent}%`]),
  ];
  return `我本科就读于${school}${undergraduate.major}专业${marks.length > 0 ? `，${marks.join('，')}` : ''}。`;
}

/** The parts of a self-introduction: what the résumé says, and what has to be filled in. */
export function introductionOf(input: PostgradInput, target: PostgradTarget | undefined): DraftLine[] {
  const facts = factsOf(input);
  const research = [...facts.research, ...facts.papers];
  const practice = [...facts.projects, ...facts.awards];
  return [
    {
      part: '开场',
      text: `各位老师好，我是${said(facts.name, '姓名')}，报考${target?.school ?? asked('院校')}${target?.major ?? asked('专业')}。`,
      evidence: evidenceOf(facts.name),
    },
    { part: '教育背景', text: studies(input, facts), evidence: evidenceOf(facts.school) },
    {
      part: '科研经历',
      text:
        research.length > 0
          ? `本科期间我参与了${listed(research)}，其中我负责${asked('本人承担的部分')}，得到${asked('结果')}。`
          : `本科期间我${asked('科研、课程设计或毕业论文经历')}。`,
      evidence: evidenceOf(...research),
    },
    {
      part: '实践与奖项',
      text:
        practice.length > 0 ? `此外我完成了${listed(practice)}。` : `此外我${asked('项目、竞赛或奖项')}。`,
      evidence: evidenceOf(...practice),
    },
    {
      part: '报考动机',
      text: `我选择这个专业，是因为${asked('一件具体的事或一个想解决的问题')}。`,
      evidence: [],
    },
    {
      part: '研究计划',
      text: `如果被录取，我希望围绕${asked('研究方向')}，先${asked('第一年的计划')}，再${asked('后续计划')}。`,
      evidence: [],
    },
    { part: '收尾', text: '以上是我的自我介绍，谢谢各位老师。', evidence: [] },
  ];
}

/** A first letter to a supervisor, likewise. */
export function mailOf(
  input: PostgradInput,
  target: PostgradTarget | undefined,
): PostgradResult['interview']['mail'] {
  const facts = factsOf(input);
  const name = said(facts.name, '姓名');
  const school = input.undergraduate.school ?? facts.school?.words ?? asked('本科院校');
  const research = [...facts.research, ...facts.papers, ...facts.projects];
  const works =
    research.length > 0
      ? `我做过${listed(research.slice(0, 2))}，与您的方向相关的是${asked('相关之处')}。`
      : `我做过${asked('与老师方向相关的一项工作')}。`;
  const lines: [string, string, DraftLine['evidence']][] = [
    ['称呼', `尊敬的${asked('导师姓氏')}老师：`, []],
    [
      '身份',
      `您好！我是${school}${input.undergraduate.major}专业的${name}，报考贵校${target?.major ?? ''}。`,
      evidenceOf(facts.name),
    ],
    ['了解', `我读了您的${asked('论文题目与年份')}，对其中${asked('一个具体问题')}很感兴趣。`, []],
    ['基础', works, evidenceOf(...research.slice(0, 2))],
    ['请求', '想请教您今年是否还有招生名额，我是否适合这个方向。附件是我的简历和成绩单。', []],
    ['落款', `祝工作顺利！\n${name}\n${said(facts.phone, '联系电话')}`, evidenceOf(facts.phone)],
  ];
  return {
    subject: `${school}${input.undergraduate.major}${name}—报考${target?.major ?? ''}—请教招生方向`.slice(
      0,
      120,
    ),
    lines: lines.map(([part, text, evidence]) => ({ part, text: text.slice(0, 600), evidence })),
  };
}
