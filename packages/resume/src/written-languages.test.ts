import { emptyDocument } from './defaults.js';
import type { ResumeDocument } from './document.js';
import { writtenLanguages } from './written-languages.js';

const both = (zh: string, en?: string) => ({ zh, ...(en !== undefined && { en }) });
const line = (id: string, zh: string, en?: string) => ({
  id,
  kind: 'bullet' as const,
  zh: [{ text: zh }],
  ...(en !== undefined && { en: [{ text: en }] }),
});

/** Six texts, of which the first `translated` ones are also in English. */
function resume(translated: number, lang: 'zh' | 'en' = 'zh'): ResumeDocument {
  const en = (at: number, text: string) => (at < translated ? text : undefined);
  const empty = emptyDocument();
  return {
    ...empty,
    meta: { ...empty.meta, lang, sections: [{ key: 'work', visible: true }] },
    basics: { headline: both('茶艺师', en(0, 'Tea specialist')) },
    work: [
      {
        id: 'w',
        company: both('青禾茶业', en(1, 'Qinghe Tea')),
        title: both('店员', en(2, 'Shop assistant')),
        department: both('门店', en(3, 'Store')),
        highlights: [
          line('a', '接待客人', en(4, 'Served guests')),
          line('b', '管理库存', en(5, 'Kept the stock')),
        ],
      },
    ],
  };
}

describe('languages of a résumé', () => {
  it.each(['zh', 'en'] as const)('a few English names are no English version, shown in %s', (lang) => {
    expect(writtenLanguages(resume(4, lang))).toEqual([{ language: 'zh', missing: 0 }]);
  });

  it('the complete one comes first, whichever was shown last', () => {
    const found = [
      { language: 'zh', missing: 0 },
      { language: 'en', missing: 1 },
    ];
    expect(writtenLanguages(resume(5, 'en'))).toEqual(found);
    expect(writtenLanguages(resume(5, 'zh'))).toEqual(found);
  });

  it('of two complete ones the one shown last comes first', () => {
    expect(writtenLanguages(resume(6, 'en'))[0]).toEqual({ language: 'en', missing: 0 });
    expect(writtenLanguages(resume(6, 'zh'))[0]).toEqual({ language: 'zh', missing: 0 });
  });

  it('a short résumé is in the language that has its texts', () => {
    const short = { ...resume(0, 'en'), work: [] };
    expect(writtenLanguages(short)).toEqual([{ language: 'zh', missing: 0 }]);
  });
});
