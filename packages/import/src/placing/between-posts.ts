import { type Draft, SURE } from './draft.js';
import type { Entry, HeadPart } from './entries.js';
import type { ExperienceSection } from './experience-labels.js';
import { isAtHome, isClassTaken, isFamilyCare } from './periods-without-entry.js';
import { labelled } from './words.js';

/**
 * Places an entry that is not a post: a class taken becomes lines of the entry above, and time at home is left unplaced.
 * A past period of family care stays among the posts with its dates, since it explains their gap.
 */
export function isPlacedBetweenPosts(
  draft: Draft,
  section: ExperienceSection,
  { period, parts: written, statements }: Entry,
  parts: readonly HeadPart[],
): boolean {
  if (period === undefined) return false;
  if (parts.length === 0) {
    const isNothing = written.length > 0 && statements.length === 0;
    if (isNothing) draft.setAside(period.line);
    return isNothing;
  }
  const named = parts.map(({ text }) => labelled(text)?.value ?? text).join('，');
  const lines = [...new Set([period.line, ...parts.map(({ line }) => line)])];
  const last = draft.document[section].length - 1;
  if (isClassTaken(named) && last >= 0) {
    const texts = [...lines.map((line) => ({ text: line.text, line })), ...statements];
    for (const { text, line } of texts)
      draft.statement(`/${section}/${last}/highlights`, text, 'paragraph', SURE.likely, line);
    return true;
  }
  const role = isAtHome(named) ? volunteerRole(parts) : null;
  if (role !== null) {
    const item = draft.add('practice');
    draft.period(`${item}/period`, period.value, SURE.exact, period.line);
    draft.text(`${item}/name`, role.name, SURE.guessed, period.line);
    draft.text(`${item}/role`, role.role, SURE.likely, period.line);
    for (const { text, line } of statements)
      draft.statement(`${item}/highlights`, labelled(text)?.value ?? text, 'paragraph', SURE.likely, line);
    return true;
  }
  const isPastCare = period.value.end !== 'present' && isFamilyCare(named);
  if (!isAtHome(named) || isPastCare) return false;
  for (const line of [...lines, ...statements.map((statement) => statement.line)]) draft.setAside(line);
  return true;
}

const VOLUNTEER = /^(?:社区|校园|医院|图书馆|赛会)?(?:志愿者|义工|志愿服务者)$/u;

/** 在家备考，期间在图书馆做志愿者 | 志愿者: what was done meanwhile, with a role of its own; null if there is none. */
function volunteerRole(parts: readonly HeadPart[]): { name: string; role: string } | null {
  const values = parts.map(({ text }) => labelled(text)?.value ?? text);
  const role = values.find((value) => VOLUNTEER.test(value));
  const clause = values
    .filter((value) => value !== role)
    .flatMap((value) => value.split(/[，,；;]\s*/u))
    .find((value) => /志愿|义工/u.test(value));
  const name = clause?.replace(/^(?:期间|其间|同时|并)/u, '');
  return role === undefined || name === undefined ? null : { name, role };
}
