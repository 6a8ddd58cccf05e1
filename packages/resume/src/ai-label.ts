import type { Language } from './text.js';

/** The visible note on AI-written parts; GB 45438-2025 §4 requires both words, AI and 生成. */
export const AI_NOTICE: Readonly<Record<Language, string>> = {
  zh: '本简历部分内容由 AI 辅助生成',
  en: 'Parts of this résumé were generated with the help of AI',
};

const PRODUCER = '启程';

/**
 * The implicit label of GB 45438-2025, appendix E, stored in metadata under the key `AIGC`. `contentId`
 * identifies the file; we produce it and propagate nothing, and the reserved signature fields are empty.
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
