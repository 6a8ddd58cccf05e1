import type { Language } from './text.js';

/** The note that a reader sees where AI wrote parts; GB 45438-2025 §4 asks for both words, AI and 生成. */
export const AI_NOTICE: Readonly<Record<Language, string>> = {
  zh: '本简历部分内容由 AI 辅助生成',
  en: 'Parts of this résumé were generated with the help of AI',
};

const PRODUCER = '启程';

/**
 * The implicit label of GB 45438-2025, appendix E, as metadata carry it under the key `AIGC`. `contentId` numbers the file;
 * we produce it and propagate nothing, and the reserved fields are for signatures that we do not make.
 */
export const aiLabel = (contentId: string): string =>
  JSON.stringify({
    Label: '1',
    ContentProducer: PRODUCER,
    ProduceID: contentId,
    ReservedCode1: '',
    ContentPropagator: '',
    PropagateID: '',
    ReservedCode2: '',
  });
