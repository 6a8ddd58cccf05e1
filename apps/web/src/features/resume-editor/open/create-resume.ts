import { pageQuery } from '@qicheng/contract/browser/page-query';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import { firstTitle } from '@qicheng/resume/default-title';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { Language } from '@qicheng/resume/document';
import { DEFAULT_TEMPLATE, findTemplate } from '@qicheng/templates/catalog';
import { call } from '#src/lib/api.js';
import { storeResume } from '#src/lib/resume-record.js';

/** The address names a template that does not exist; nothing is made on another one in its place. */
export class UnknownTemplateError extends Error {
  constructor() {
    super('没有这套模板');
    this.name = 'UnknownTemplateError';
  }
}

/** The newest ones are enough: numbers rise. */
const TITLES_READ = 50;

/** A title that no résumé of mine has; the plain one when the others cannot be read. */
async function freshTitle(language: Language): Promise<string> {
  const { list } = await call(listResumes, { page: 1, limit: TITLES_READ }).catch(() => ({ list: [] }));
  return firstTitle(
    list.map(({ title }) => title),
    language,
  );
}

interface Attempt {
  readonly requestKey: string;
  readonly title: string;
}

/** One attempt per visit of the address, sent again as it was: a reload of the page does not create twice. */
const attempts = new Map<string, Attempt>();

/** Creates a résumé in the language and on the template that the address names, and gives its id. */
export async function createResume(address: string): Promise<string> {
  const query = new URLSearchParams(address);
  const language = query.get(pageQuery.language) === 'en' ? 'en' : 'zh';
  const asked = query.get(pageQuery.templateCode) || DEFAULT_TEMPLATE;
  const template = findTemplate(asked);
  if (template === undefined) throw new UnknownTemplateError();
  const { code: templateCode, accents } = template;
  const accent = accents.find((offered) => offered === `#${query.get(pageQuery.accent)}`);
  const attempt = attempts.get(address) ?? {
    requestKey: crypto.randomUUID(),
    title: await freshTitle(language),
  };
  attempts.set(address, attempt);
  const document = emptyDocument({ templateCode, lang: language });
  if (accent) document.meta.style = { ...document.meta.style, accent };
  const { id } = await storeResume({ ...attempt, document });
  attempts.delete(address);
  return id;
}
