import { pageQuery } from '@qicheng/contract/browser/page-query';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument, Language } from '@qicheng/resume/document';
import { DEFAULT_TEMPLATE, findTemplate } from '@qicheng/templates/catalog';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import { firstTitle } from '@qicheng/resume/default-title';
import { call } from '#src/lib/api.js';
import { loadDesign } from '@qicheng/templates/preview';

/** The newest titles are enough, since numbers increase. */
const TITLES_READ = 50;

/** A title that none of the member's résumés has; unnumbered if the list cannot be loaded. */
export async function freshTitle(language: Language): Promise<string> {
  const { list } = await call(listResumes, { page: 1, limit: TITLES_READ }).catch(() => ({ list: [] }));
  return firstTitle(
    list.map(({ title }) => title),
    language,
  );
}

/**
 * Loads the design of a résumé before the editor shows it, so that form and sheet appear together. A design that cannot
 * be loaded is reported by the sheet.
 */
export async function prepareDesign({ meta }: ResumeDocument): Promise<void> {
  await loadDesign(meta.templateCode).catch(() => undefined);
}

/** The address names an unknown template; do not create a résumé with another one. */
export class UnknownTemplateError extends Error {
  constructor() {
    super('没有这套模板');
    this.name = 'UnknownTemplateError';
  }
}

/** The template in the address, and the colour if the template offers it. */
export function namedTemplate(query: URLSearchParams): { templateCode: string; accent: string | undefined } {
  const template = findTemplate(query.get(pageQuery.templateCode) || DEFAULT_TEMPLATE);
  if (template === undefined) throw new UnknownTemplateError();
  const accent = template.accents.find((offered) => offered === `#${query.get(pageQuery.accent)}`);
  return { templateCode: template.code, accent };
}

/** A new résumé with the language, template and colour of the address. */
export function startingDocument(query: URLSearchParams, name: string): ResumeDocument {
  const lang = query.get(pageQuery.language) === 'en' ? 'en' : 'zh';
  const { templateCode, accent } = namedTemplate(query);
  const document = emptyDocument({ templateCode, lang });
  if (accent) document.meta.style = { ...document.meta.style, accent };
  if (name !== '') document.basics.name = { [lang]: name };
  return document;
}
