import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { catalog } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { chromiumConfig } from './env.js';
import { readWithPdfjs } from './pdf-reader.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => printer.close());

const MEMBERS = 18;
const EMPLOYER = '赣江新区滨江镇农业综合服务中心';
const memberOf = (index: number) => `家人${'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未'[index] ?? ''}`;

/** Returns a family table that spans two pages. */
function withFamily(templateCode: string): ResumeDocument {
  const document = SAMPLES.teaching();
  document.meta = {
    ...document.meta,
    templateCode,
    sections: [
      ...document.meta.sections.filter(({ key }) => key !== 'family'),
      { key: 'family', visible: true },
    ],
  };
  document.family = Array.from({ length: MEMBERS }, (_, index) => ({
    id: `member${index}`,
    relation: { zh: '亲属' },
    name: memberOf(index),
    birthDate: { y: 1968, m: 3 },
    politicalStatus: { zh: '群众' },
    employer: { zh: EMPLOYER },
    title: { zh: '农艺师' },
    phone: `138000001${String(index).padStart(2, '0')}`,
  }));
  return document;
}

const forms = Object.values(catalog).filter(
  ({ look, category }) => look === 'table' || category === 'publicService',
);

it.each(forms)(
  '$code prints the family table without splitting a row, and its header with the first row',
  async ({ code }) => {
    const input = { document: withFamily(code), lang: 'zh', templateCode: code, title: '家庭成员' } as const;
    const { pages } = await readWithPdfjs((await printer.pdf(input)).bytes);
    const texts = pages.map((page) =>
      page
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, ''),
    );
    const pageOf = (text: string): number => texts.findIndex((page) => page.includes(text));
    const rows = Array.from({ length: MEMBERS }, (_, index) => pageOf(memberOf(index)));
    expect(rows).not.toContain(-1);
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    expect(pageOf('称谓')).toBe(rows[0]);
    expect(pageOf('工作单位及职务')).toBe(rows[0]);
    // Columns are narrow: text may wrap in its cell, but must stay in its row.
    rows.forEach((page, index) => {
      expect(texts[page]).toContain(`138000001${String(index).padStart(2, '0')}`);
    });
    expect(texts.join('').split(EMPLOYER)).toHaveLength(MEMBERS + 1);
  },
);
