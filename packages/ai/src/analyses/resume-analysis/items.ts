import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import { moduleOfSection } from '@qicheng/analysis/resume-modules';
import { sectionsOf } from '@qicheng/resume/check/texts';
import type { ResumeDocument } from '@qicheng/resume/document';

/** An entry of a list, as printed. */
export interface ListedItem {
  section: string;
  pointer: string;
  id?: string | undefined;
  item: Record<string, unknown>;
}

/** The entries of a module without empty ones, which the proofreader reports. */
export const listedItems = (document: ResumeDocument, module: ResumeModuleKey): ListedItem[] =>
  sectionsOf(document).flatMap(({ key, items }) =>
    moduleOfSection(key) === module
      ? items
          .map(({ item, pointer }) => ({ section: key, pointer, id: item.id, item }))
          .filter(({ item }) =>
            Object.entries(item).some(([name, value]) => name !== 'id' && isFilled(value)),
          )
      : [],
  );

/** Whether a value has content; empty texts, lists and objects have none. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  if (Array.isArray(value)) return value.some(isFilled);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled);
  return false;
}

/** The words of a bilingual text, in the printed language if it has them. */
export function wordsOfText(value: unknown, lang: 'zh' | 'en'): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return '';
  const text = value as Record<string, unknown>;
  const own = text[lang] ?? text['zh'] ?? text['en'] ?? text['name'];
  return typeof own === 'string' ? own.trim() : wordsOfText(own, lang);
}
