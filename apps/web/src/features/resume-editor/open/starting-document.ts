import { pageQuery } from '@qicheng/contract/browser/page-query';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { LIMITS } from '@qicheng/resume/limits';
import { DEFAULT_TEMPLATE, findTemplate } from '@qicheng/templates/catalog';

/** The address names a template that does not exist; nothing is made on another one in its place. */
export class UnknownTemplateError extends Error {
  constructor() {
    super('没有这套模板');
    this.name = 'UnknownTemplateError';
  }
}

/** The template that an address names, and the colour if the template offers it. */
export function namedTemplate(query: URLSearchParams): { templateCode: string; accent: string | undefined } {
  const template = findTemplate(query.get(pageQuery.templateCode) || DEFAULT_TEMPLATE);
  if (template === undefined) throw new UnknownTemplateError();
  const accent = template.accents.find((offered) => offered === `#${query.get(pageQuery.accent)}`);
  return { templateCode: template.code, accent };
}

/** The name that was typed on home; it comes with the walk to the editor and is in no address. */
export function typedName(state: unknown): string {
  const name: unknown = (state as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name.trim().slice(0, LIMITS.name) : '';
}

/** A new résumé in the language, on the template and in the colour that the address names. */
export function startingDocument(query: URLSearchParams, name: string): ResumeDocument {
  const lang = query.get(pageQuery.language) === 'en' ? 'en' : 'zh';
  const { templateCode, accent } = namedTemplate(query);
  const document = emptyDocument({ templateCode, lang });
  if (accent) document.meta.style = { ...document.meta.style, accent };
  if (name !== '') document.basics.name = { [lang]: name };
  return document;
}
