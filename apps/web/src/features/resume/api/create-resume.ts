import { saveResume } from '@qicheng/contract/resume/resume.contract';
import { emptyDocument } from '@qicheng/resume/defaults';
import { call } from '../../../lib/api.js';

const FIRST_TITLE = { zh: '我的简历', en: 'My résumé' } as const;

/** Starts a résumé on a template and gives its id. */
export async function createResume(choice: { templateCode: string; language: 'zh' | 'en' }): Promise<string> {
  const { templateCode, language } = choice;
  const document = emptyDocument({ templateCode, lang: language });
  const saved = await call(
    saveResume,
    { title: FIRST_TITLE[language], templateCode, language, document: { ...document } },
    { encoding: 'form' },
  );
  return saved.id;
}
