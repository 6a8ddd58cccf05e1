import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeSnapshot } from '@qicheng/analysis/subject';
import { DEGREE_LEVEL } from '@qicheng/resume/codes/education';
import { chineseMajor } from '../../text/english-majors.js';
import { chineseSchool } from '../../text/foreign-schools.js';
import { spokenPostFor } from '../../text/spoken-post.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { evidenceOf, readTexts, type Statement } from '../resume-analysis/statements.js';

/** The facts of a résumé about a person, for texts that may state nothing else. */
export interface Person {
  name: string;
  school: string;
  major: string;
  degree: string;
  /** Statements with their entry, those with results first. */
  achievements: { text: string; where: string; evidence: Evidence; isQuantified: boolean }[];
}

const ACHIEVEMENT_MODULES = new Set(['experience', 'projects', 'research', 'campus']);

const withoutEnd = (text: string): string => text.replace(/[。；;.\s]+$/u, '');

/** The person of a résumé; null without a résumé. */
export function personOf(resume: ResumeSnapshot | null): Person | null {
  if (resume === null) return null;
  const { document } = resume;
  const { lang } = document.meta;
  const [education] = document.education.filter(({ visible }) => visible !== false);
  const level = education?.degreeLevel && DEGREE_LEVEL[education.degreeLevel];
  const school = wordsOfText(education?.school?.name, lang);
  const major = wordsOfText(education?.major, lang);
  const { statements } = readTexts(document);
  const achievements = statements
    .filter(({ module, text }) => ACHIEVEMENT_MODULES.has(module) && !text.includes('【'))
    .map((statement) => achievementOf(document, statement));
  return {
    name: document.basics.name?.zh ?? document.basics.name?.en ?? '',
    school: lang === 'zh' ? chineseSchool(school) : school,
    major: lang === 'zh' ? chineseMajor(major) : major,
    degree: level ? level[lang] : '',
    achievements: [
      ...achievements.filter((achievement) => achievement.isQuantified),
      ...achievements.filter((achievement) => !achievement.isQuantified),
    ],
  };
}

function achievementOf(
  document: ResumeSnapshot['document'],
  statement: Statement,
): Person['achievements'][number] {
  const [, section = '', index = '0'] = /^\/(\w+)\/(\d+)/.exec(statement.pointer) ?? [];
  const items = (document as unknown as Record<string, unknown>)[section];
  const item = Array.isArray(items) ? (items[Number(index)] as Record<string, unknown>) : {};
  const { lang } = document.meta;
  const place = wordsOfText(item['company'] ?? item['organisation'] ?? item['name'], lang);
  const title = wordsOfText(item['title'] ?? item['role'], lang);
  const role = lang === 'zh' ? spokenPostFor(title, statement.text) : title;
  return {
    text: withoutEnd(statement.text),
    where: place === '' ? '' : role === '' ? `在${place}` : `在${place}担任${role}期间`,
    evidence: evidenceOf(statement),
    isQuantified: statement.traits.isQuantified,
  };
}
