import { emptyDocument } from '@qicheng/resume/defaults';
import { resumeView } from '@qicheng/resume/view';
import { strFromU8, unzipSync } from 'fflate';
import { renderDocx } from './index.js';

/** The runs of a paragraph as [properties, text]. */
async function runsOf(text: string): Promise<[properties: string, text: string][]> {
  const document = emptyDocument();
  document.basics = { name: { zh: '白一' } };
  document.selfEvaluation = [{ id: 'a', kind: 'paragraph', zh: [{ text }] }];
  const file = await renderDocx(resumeView(document), { title: '简历', author: '启程' });
  const xml = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array());
  return [
    ...xml.matchAll(/<w:r>(?:<w:rPr>(.*?)<\/w:rPr>)?(?:<w:br\/>)?<w:t[^>]*>([^<]*)<\/w:t><\/w:r>/g),
  ].map(([, properties = '', content = '']) => [properties, content]);
}

const marksIn = async (text: string): Promise<string[]> =>
  (await runsOf(text)).filter(([, content]) => /[‘’“”]/.test(content)).map(([properties]) => properties);

describe('quotation marks in Word', () => {
  it('use the Latin font in Latin text', async () => {
    const marks = await marksIn('O’Connor’s “Best Paper” award');
    expect(marks).toHaveLength(4);
    for (const properties of marks) {
      // The apostrophe of a Chinese font is as wide as a character.
      expect(properties).toContain('w:hAnsi="Arial"');
      expect(properties).toContain('w:eastAsia="Arial"');
      expect(properties).toContain('w:hint="default"');
      expect(properties).toContain('w:eastAsia="en-US"');
    }
  });

  it('use the Chinese font in Chinese text', async () => {
    const marks = await marksIn('荣获“三好学生”称号，写的“Hello World” demo 项目');
    expect(marks).toHaveLength(4);
    for (const properties of marks) {
      expect(properties).toContain('w:hint="eastAsia"');
      expect(properties).toContain('w:eastAsia="zh-CN"');
    }
  });

  it('are joined by separators, which have the Latin font in Chinese text too', async () => {
    const runs = await runsOf('会计学院 · 会计学，一·二');
    expect(runs.map(([, text]) => text).slice(-3)).toEqual(['会计学院', ' · ', '会计学，一·二']);
    expect(runs.at(-2)?.[0]).toContain('w:hAnsi="Arial"');
  });

  it('leave the text unchanged', async () => {
    const text = '“甲” O’Connor\n‘done’';
    const runs = await runsOf(text);
    expect(runs.map(([, content]) => content).join('')).toContain(text.replace('\n', ''));
  });
});
