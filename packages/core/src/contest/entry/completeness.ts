import type { ResumeDocument } from '@qicheng/resume/document';
import { sharedDocument } from '@qicheng/resume/projection';
import { resumeView } from '@qicheng/resume/view';

const EXPERIENCE = ['internships', 'work', 'projects', 'campus', 'practice', 'research'] as const;
const STATEMENTS_AT_LEAST = 2;

/** Messages about what a résumé lacks for submission; only printed content counts. */
export function missingParts(document: ResumeDocument): string[] {
  const printed = sharedDocument(document, { showsContacts: true });
  const view = resumeView(printed);
  const keys = new Set(view.sections.map(({ key }) => key));
  const statements = view.sections
    .filter(({ key }) => (EXPERIENCE as readonly string[]).includes(key))
    .flatMap((section) => (section.kind === 'entries' ? section.entries : []))
    .flatMap(({ atoms, children }) => [...atoms, ...children.flatMap((child) => child.atoms)]);
  const { phone, email } = printed.basics;
  return [
    ...(view.header.name.trim() === '' ? ['姓名'] : []),
    ...(!phone?.trim() && !email?.trim() ? ['联系电话或邮箱'] : []),
    ...(keys.has('education') ? [] : ['教育经历']),
    ...(statements.length < STATEMENTS_AT_LEAST ? ['至少一段经历及两条描述'] : []),
  ];
}
