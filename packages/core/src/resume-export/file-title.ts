import { isGeneratedTitle } from '@qicheng/resume/default-title';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { ResumeLanguage } from '../resume/index.js';

interface TitledResume {
  title: string;
  language: ResumeLanguage;
  document: ResumeDocument;
}

const NOUN = { zh: '简历', en: 'Resume' } as const;
const POSITION_MAX = 30;

const cleaned = (text: string | undefined): string | undefined =>
  text?.replace(/\s+/g, ' ').trim() || undefined;

/** The file name of a résumé: the title that its owner chose, else 姓名-求职意向-简历, as recruiters expect. */
export function fileTitle({ title, language, document: { basics, intention, meta } }: TitledResume): string {
  const name = basics.hidden?.includes('name') === true ? {} : (basics.name ?? {});
  const chinese = cleaned(name.zh);
  const latin = cleaned(name.en) ?? cleaned(name.pinyin);
  const owner = language === 'zh' ? (chinese ?? latin) : (latin ?? chinese);
  const isGenerated = [chinese, latin].some((each) => isGeneratedTitle(title, each));
  if (!isGenerated || owner === undefined) return title;
  const isShown = meta.sections.some(({ key, visible }) => key === 'intention' && visible);
  const target = isShown ? intention.positions?.[0]?.name : undefined;
  const position = cleaned(target?.[language]) ?? cleaned(target?.zh) ?? cleaned(target?.en);
  const short = position && [...position].slice(0, POSITION_MAX).join('');
  return [owner, short, NOUN[language]].filter((part) => part !== undefined).join('-');
}
