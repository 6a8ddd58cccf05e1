import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { resumeView } from '@qicheng/resume/view';
import { strFromU8, unzipSync } from 'fflate';
import { renderDocx } from '../index.js';
import { PLAIN_TEMPLATE } from './plain-layout.js';

const numbers = {
  em: 2.5,
  references: 'papers',
  abstract: { section: 'selfEvaluation', heading: { em: 1, line: 1.25, below: 2 }, inset: 40 },
};
const template = { ...PLAIN_TEMPLATE, layout: { ...PLAIN_TEMPLATE.layout, numbers } };

const paper = (id: string, title: string) => ({ id, title: { zh: title } });
const document = {
  ...SAMPLES.research(),
  papers: [paper('p1', '论文甲'), paper('p2', '论文乙')],
  selfEvaluation: [{ id: 's1', kind: 'paragraph', zh: [{ text: '摘要一段' }] }],
} as ResumeDocument;

/** The list and level of the paragraph with this text; null if it is not in a list. */
async function numberOf(text: string): Promise<string | null> {
  const parts = unzipSync(await renderDocx(resumeView(document, 'zh'), { title: '', author: '', template }));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const lists = strFromU8(parts['word/numbering.xml'] ?? new Uint8Array());
  const paragraph = xml.split('</w:p>').find((part) => part.includes(`>${text}<`)) ?? '';
  const [, level = '', list = ''] = /<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/.exec(paragraph) ?? [];
  const [, abstract = ''] =
    new RegExp(`<w:num w:numId="${list}"[^>]*><w:abstractNumId w:val="(\\d+)"/>`).exec(lists) ?? [];
  const body = lists.split('<w:abstractNum ').find((part) => part.includes(`w:abstractNumId="${abstract}"`));
  const [, format = null] =
    new RegExp(`w:ilvl="${level}".*?<w:lvlText w:val="([^"]*)"/>`, 's').exec(body ?? '') ?? [];
  return level === '' ? null : format;
}

describe('numbers of sections and entries', () => {
  const view = resumeView(document, 'zh');
  const employed = view.sections.find(({ kind, key }) => kind === 'entries' && key !== 'papers');
  const entry = employed?.kind === 'entries' ? employed.entries[0] : undefined;

  it('form a list of two levels, which Word counts', async () => {
    expect(await numberOf(employed?.heading ?? '')).toBe('%1');
    expect(await numberOf(entry?.title ?? '')).toBe('%1.%2');
  });

  it('have brackets for references', async () => {
    expect(await numberOf('论文甲')).toBe('[%1]');
    expect(await numberOf('论文乙')).toBe('[%1]');
  });

  it('leave out the abstract', async () => {
    expect(await numberOf('自我评价')).toBeNull();
    expect(await numberOf('摘要一段')).toBeNull();
  });
});
