import { emptyDocument } from '@qicheng/resume/defaults';
import type { ImportResult } from '../api/send-import.js';
import { replaceWithImport } from './with-content-of.js';

const read = { ...emptyDocument({ lang: 'en' }), basics: { name: { en: 'Chen' } } };
const result: ImportResult = {
  format: 'text',
  isLossless: false,
  title: 'Chen',
  language: 'en',
  templateCode: null,
  document: { ...read },
  fields: [],
  unplaced: [
    { text: '一段没有位置的文字', source: null },
    { text: '另一段', source: null },
  ],
  warnings: [],
};
const current = {
  ...emptyDocument({ templateCode: 'tem0003' }),
  basics: { name: { zh: '旧' }, photo: { fileId: 'f', ratio: 'oneInch' as const } },
};

it("fills the draft in the file's language, and keeps its template and photo", () => {
  const filled = replaceWithImport(current, result);
  expect(filled?.meta).toMatchObject({ templateCode: 'tem0003', lang: 'en' });
  expect(filled?.basics).toEqual({ photo: current.basics.photo, name: { en: 'Chen' } });
});

it('loses no unplaced text', () => {
  const [rest, ...others] = replaceWithImport(current, result)?.custom ?? [];
  expect(others).toEqual([]);
  expect(rest).toMatchObject({
    kind: 'text',
    title: { zh: '其他信息' },
    items: [{ en: [{ text: '一段没有位置的文字' }] }, { en: [{ text: '另一段' }] }],
  });
});

it('changes nothing for an invalid document', () =>
  expect(replaceWithImport(current, { ...result, document: { meta: { docVersion: 9_999 } } })).toBeNull());
