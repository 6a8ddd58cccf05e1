// What a held-out layout reads from a document, and its date and line formats.
import { atoms, DEGREE, zh } from '../layouts.mjs';

export const two = (value) => String(value).padStart(2, '0');
/** Date formatters; awards and job boards may have only a year, a job may continue. */
export const dated =
  (month, { present = '至今', year = (y) => String(y) } = {}) =>
  (date) =>
    date === 'present' ? present : date.m ? month(date) : year(date.y);
export const dot = dated(({ y, m }) => `${y}.${two(m)}`);
export const slash = dated(({ y, m }) => `${y}/${two(m)}`);
export const dash = dated(({ y, m }) => `${y}-${two(m)}`);
export const bare = dated(({ y, m }) => `${y}.${m}`);
export const chinese = dated(({ y, m }) => `${y}年${m}月`, { year: (y) => `${y}年` });

/** The sections of a document as plain words; `to` separates the dates of a period. */
export function sectionsOf(document, write, to = '-') {
  const when = ({ start, end }) => `${write(start)}${to}${write(end)}`;
  const entries = (items = [], title, role = 'role') =>
    items.map((item) => ({
      title: zh(item[title]),
      role: zh(item[role]),
      when: item.period && when(item.period),
      department: zh(item.department),
      place: zh(item.place),
      said: atoms(item.highlights),
    }));
  return {
    education: document.education.map((item) => ({
      school: zh(item.school.name),
      major: zh(item.major),
      degree: DEGREE[item.degreeLevel],
      when: when(item.period),
      start: write(item.period.start),
      end: write(item.period.end),
      gpa: item.gpa?.value,
      courses: (item.courses ?? []).map(({ name }) => zh(name)),
    })),
    work: entries(document.work, 'company', 'title'),
    internships: entries(document.internships, 'company', 'title'),
    projects: entries(document.projects, 'name'),
    research: entries(document.research, 'name'),
    campus: entries(document.campus, 'organisation'),
    papers: (document.papers ?? []).map(({ title }) => zh(title)),
    awards: document.awards.map((item) => ({ name: zh(item.name), when: write(item.date) })),
    certificates: document.certificates.map(({ name }) => zh(name)),
    skills: document.skills.map(({ name, keywords }) => ({ name: zh(name), words: keywords })),
    self: atoms(document.selfEvaluation),
  };
}

/** A statement with its first words in bold brackets, if it has any. */
export function led(text, mark = '', kind = 'line') {
  const [lead] = /^【[^】]+】/.exec(text) ?? [];
  return { kind, text: `${mark}${text}`, ...(lead && { lead: `${mark}${lead}` }) };
}
export const spread = (left, right) => ({ kind: 'spread', left, right, bold: true });
export const grid = (...rows) => ({ kind: 'grid', rows });
/** A section of entries, omitted if there are none. */
export const part = (title, items, entry) =>
  items.length ? [{ kind: 'heading', text: title }, ...items.flatMap(entry)] : [];
