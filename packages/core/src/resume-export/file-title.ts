import { isGeneratedTitle } from '@qicheng/resume/default-title';
import type { ResumeDocument } from '@qicheng/resume/document';
import { latinName } from '../reference/index.js';
import type { ResumeLanguage } from '../resume/index.js';

interface TitledResume {
  title: string;
  language: ResumeLanguage;
  document: ResumeDocument;
}

const NOUN = { zh: '简历', en: 'Resume' } as const;
const MAX_POSITION_LENGTH = 30;

const cleaned = (text: string | undefined): string | undefined =>
  text?.replace(/\s+/g, ' ').trim() || undefined;

const HAN = /\p{Script=Han}/u;

/** The name in each script, unless it is not printed. */
function namesOf({ basics }: ResumeDocument) {
  const { zh, en, pinyin } = basics.hidden?.includes('name') === true ? {} : (basics.name ?? {});
  return { chinese: cleaned(zh), latin: cleaned(en) ?? cleaned(pinyin) };
}

/** The first intended position, if it is printed. */
function positionOf({ intention, meta }: ResumeDocument, language: ResumeLanguage): string | undefined {
  const isShown = meta.sections.some(({ key, visible }) => key === 'intention' && visible);
  const target = isShown ? intention.positions?.[0]?.name : undefined;
  const position = cleaned(target?.[language]) ?? cleaned(target?.zh) ?? cleaned(target?.en);
  return position && [...position].slice(0, MAX_POSITION_LENGTH).join('');
}

/**
 * The file name of a résumé: the title that its owner chose, else 姓名-求职意向-简历, as recruiters expect. The file of
 * an English version has no Chinese title.
 */
export function fileTitle({ title, language, document }: TitledResume): string {
  const { chinese, latin } = namesOf(document);
  const isGenerated = [chinese, latin].some((each) => isGeneratedTitle(title, each));
  const fits = (text: string | undefined): text is string =>
    text !== undefined && (language === 'zh' || !HAN.test(text));
  const owner = language === 'zh' ? (chinese ?? latin) : (latin ?? latinName(chinese ?? '') ?? undefined);
  const isChosen = !isGenerated || owner === undefined;
  if (isChosen && fits(title)) return title;
  return [owner, positionOf(document, language), NOUN[language]].filter(fits).join('-');
}
