import type { FactUsed } from '@qicheng/analysis/ghostwrite-result';
import { DEGREE_LEVEL } from '@qicheng/resume/codes/education';
import type { ResumeDocument } from '@qicheng/resume/document';
import { clipped } from '../../text/clipped.js';
import { wordsOfText } from '../resume-analysis/items.js';

interface Written {
  text: string;
  facts: FactUsed[];
}

const MAX_SKILLS = 6;
const MAX_LISTED = 3;
const MAX_SKILL_LENGTH = 14;

/** Collects the facts that a text takes from the résumé. */
class Reader {
  readonly facts: FactUsed[] = [];

  constructor(private readonly document: ResumeDocument) {}

  part(value: unknown, pointer: string): string {
    const text = clipped(wordsOfText(value, this.document.meta.lang), 60);
    if (text !== '') this.facts.push({ source: 'resume', text, pointer });
    return text;
  }
}

const filled = (words: readonly string[]): string[] => words.filter((word) => word !== '');

/** Course work, which is not employment. */
const COURSE_WORK = /课程|毕业设计|毕设|大赛|竞赛|大作业/u;
const NO_POST = /(?:实习|见习|实训|实践|轮岗)$/u;

/** The employer and post of a stay; 金工实习 is not a post. */
function jobOf(key: 'work' | 'internships', company: string, title: string): string {
  if (title === '') return `曾在${company}${key === 'work' ? '工作' : '实习'}`;
  return NO_POST.test(title) ? `曾在${company}参加${title}` : `曾在${company}担任${title}`;
}

const subjectName = (major: string): string =>
  major === '' || major.endsWith('专业') ? major : `${major}专业`;

/** The name of a skill without its level: 熟练使用 Excel is Excel. Empty for sentences and figures. */
const skillName = (words: string): string => {
  const name = words.replace(/^(?:熟练|熟悉|精通|掌握|了解|会)?(?:使用|掌握|运用|操作)?\s*/u, '');
  return /[\d，。；]/u.test(name) || [...name].length > MAX_SKILL_LENGTH ? '' : name;
};

function background(document: ResumeDocument): Written | null {
  const [school] = document.education;
  if (!school) return null;
  const reader = new Reader(document);
  const name = reader.part(school.school?.name, '/education/0/school/name');
  const major = reader.part(school.major, '/education/0/major');
  if (name === '' && major === '') return null;
  const degree = school.degreeLevel === undefined ? '' : DEGREE_LEVEL[school.degreeLevel].zh;
  if (degree !== '')
    reader.facts.push({ source: 'resume', text: degree, pointer: '/education/0/degreeLevel' });
  const jobs = (['work', 'internships'] as const).flatMap((key) => {
    const [job] = document[key];
    if (!job) return [];
    const company = reader.part(job.company, `/${key}/0/company`);
    const title = reader.part(job.title, `/${key}/0/title`);
    return company === '' || COURSE_WORK.test(`${company}${title}`) ? [] : [jobOf(key, company, title)];
  });
  return {
    text: [filled([name, subjectName(major), degree]).join(''), ...jobs.slice(0, 1)].join('，'),
    facts: reader.facts,
  };
}

function abilities(document: ResumeDocument): Written | null {
  const reader = new Reader(document);
  const skills = document.skills.flatMap(({ name, keywords = [] }, index) =>
    keywords.length > 0
      ? keywords.map((word, at) => reader.part(word, `/skills/${index}/keywords/${at}`))
      : [reader.part(name, `/skills/${index}/name`)],
  );
  const papers = document.certificates.map(({ name }, index) =>
    reader.part(name, `/certificates/${index}/name`),
  );
  const exams = document.languages.map(({ exam }, index) => reader.part(exam, `/languages/${index}/exam`));
  const known = [...new Set(filled(skills.map(skillName)))].slice(0, MAX_SKILLS);
  const certificates = [...new Set(filled(papers))].slice(0, MAX_LISTED);
  const passed = [...new Set(filled(exams))].slice(0, MAX_LISTED);
  const clauses = [
    known.length > 0 ? `熟悉 ${known.join('、')}` : '',
    certificates.length > 0 ? `持有 ${certificates.join('、')}` : '',
    passed.length > 0 ? `通过 ${passed.join('、')}` : '',
  ];
  const text = filled(clauses).join('，');
  const words = [...known, ...certificates, ...passed];
  return text === ''
    ? null
    : { text, facts: reader.facts.filter(({ text }) => words.some((word) => text.includes(word))) };
}

function honours(document: ResumeDocument): Written | null {
  const reader = new Reader(document);
  const names = filled(
    document.awards.slice(0, MAX_LISTED).map(({ name, grade }, index) => {
      const award = reader.part(name, `/awards/${index}/name`);
      return award === '' ? '' : `${award}${reader.part(grade, `/awards/${index}/grade`)}`;
    }),
  );
  return names.length === 0 ? null : { text: `获 ${names.join('、')}`, facts: reader.facts };
}

/** A 自我评价 from facts of the résumé: background, abilities, honours. It contains no praise. */
export function selfEvaluationOf(document: ResumeDocument): Written[] {
  if (document.meta.lang !== 'zh') return [];
  return [background(document), abilities(document), honours(document)].flatMap((written) =>
    written === null ? [] : [{ ...written, facts: written.facts.slice(0, 12) }],
  );
}
