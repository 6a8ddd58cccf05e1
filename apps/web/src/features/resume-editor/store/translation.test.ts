import { emptyDocument } from '@qicheng/resume/defaults';
import type { I18nText } from '@qicheng/resume/document';
import { createEditorStore } from './editor-store.js';
import { createTranslationWriter } from './translation.js';

function typing(headline: I18nText) {
  const store = createEditorStore({ title: '简历', document: { ...emptyDocument(), basics: { headline } } });
  const write = createTranslationWriter(store);
  return (language: 'zh' | 'en', text: string) => {
    for (let end = 1; end <= text.length; end += 1)
      write(['basics', 'headline'], language, text.slice(0, end));
    return store.getContent().document.basics.headline;
  };
}

it('typing into an empty side fills it, keystroke by keystroke', () =>
  expect(typing({ zh: '甲' })('en', 'Alpha')).toEqual({ zh: '甲', en: 'Alpha' }));

it('typing into a stale side marks it up to date', () =>
  expect(typing({ zh: '乙', en: 'A', stale: 'en' })('en', 'Beta')).toEqual({ zh: '乙', en: 'Beta' }));

it('rewriting one side makes the other stale, and vice versa', () => {
  const type = typing({ zh: '甲', en: 'A' });
  expect(type('zh', '乙方')).toEqual({ zh: '乙方', en: 'A', stale: 'en' });
  expect(type('en', 'Beta')).toEqual({ zh: '乙方', en: 'Beta' });
  expect(type('zh', '丙')).toMatchObject({ stale: 'en' });
});

it('a code is removed with the Chinese text it stands for, in the same undo step', () => {
  const place = { code: '420100', name: { zh: '武汉', en: 'Wuhan' } };
  const document = { ...emptyDocument(), basics: { residence: place } };
  const store = createEditorStore({ title: '简历', document });
  const write = createTranslationWriter(store);
  const residence = () => store.getContent().document.basics.residence;
  write(['basics', 'residence', 'name'], 'en', 'Wuhan, Hubei');
  expect(residence()?.code).toBe('420100');
  write(['basics', 'residence', 'name'], 'zh', '武汉光谷');
  expect(residence()).toEqual({ name: { zh: '武汉光谷', en: 'Wuhan, Hubei' } });
  expect(store.getSteps().undo).toBe(2);
  store.undo();
  expect(residence()).toEqual({ code: '420100', name: { zh: '武汉', en: 'Wuhan, Hubei', stale: 'zh' } });
  store.undo();
  expect(residence()).toEqual(place);
});
