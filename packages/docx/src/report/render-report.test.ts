import { makeReport, numbered, sources, text } from '@qicheng/analysis/report-parts';
import { SAMPLE_LINES, sampleSheet } from '@qicheng/report/sample';
import { sheetOf, type ReportSheet } from '@qicheng/report/sheet';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { renderReport } from './index.js';

const AIGC = '{"Label":"1","ContentProducer":"启程"}';
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (xml: string) =>
  xml.replace(/&(amp|lt|gt|quot|apos);/g, (_all, name) => ENTITIES[String(name)] ?? '');

async function open(sheet: ReportSheet) {
  const parts = unzipSync(await renderReport(sheet, AIGC));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const xml = part('word/document.xml');
  const textOf = (paragraph: string) =>
    [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, run]) => decoded(run ?? '')).join('');
  return { parts, part, xml, text: xml.split('</w:p>').map(textOf).join('\n') };
}
const made = { engine: { mode: 'rules', rulesVersion: '1' }, madeAt: new Date(0) } as const;

describe('the Word file of a report', () => {
  it('contains every text in order', async () => {
    const { text: found } = await open(sampleSheet());
    let from = 0;
    // Word has its own column titles above scores.
    for (const line of SAMPLE_LINES.map((each) => each.replace('占 ', '').replace('总分 · ', ''))) {
      const at = found.indexOf(line, from);
      expect([line, at >= from]).toEqual([line, true]);
      from = at;
    }
  });

  it('opens in a Word reader with its headings, tables and lists', async () => {
    const buffer = Buffer.from(await renderReport(sampleSheet(), AIGC));
    const { value, messages } = await mammoth.convertToHtml({ buffer });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    expect([...value.matchAll(/<h1>(?:<a[^>]*><\/a>)?([^<]*)<\/h1>/g)].map(([, text]) => text)).toContain(
      '总体评价',
    );
    expect(value).toMatch(/<thead>.*项目.*<\/thead>.*180,000\.00/s);
    expect(value).toMatch(/<ul>.*其一.*其二.*<\/ul><ol>.*其三/s);
  });

  it('has real headings, tables with repeated header rows, and lists that start at one', async () => {
    const { xml } = await open(sampleSheet());
    expect(xml.split('<w:pStyle w:val="Heading1"/>')).toHaveLength(5);
    expect(xml).toMatch(/<w:tblHeader\/>/);
    const lists = makeReport({ title: '报告' }, numbered(['一', '二']), text('间'), numbered(['三']));
    const ids = [...(await open(sheetOf(lists, made))).xml.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(
      ([, id]) => id,
    );
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  it('uses the fonts of Chinese Word, with page numbers and the label in the footer', async () => {
    const { part, parts } = await open(sampleSheet());
    expect(part('word/styles.xml')).toContain('w:eastAsia="微软雅黑"');
    expect(part('word/styles.xml')).toContain('<w:lang w:val="en-US" w:eastAsia="zh-CN"/>');
    const foot = Object.keys(parts)
      .filter((name) => name.startsWith('word/footer'))
      .map(part)
      .join('');
    expect(foot).toContain('本报告由站内分析自动生成');
    expect(foot).toMatch(/<w:instrText[^>]*>PAGE<.*<w:instrText[^>]*>NUMPAGES</s);
  });

  it('AI8: has the label in its properties, and no author', async () => {
    const { part } = await open(sampleSheet());
    expect(decoded(part('docProps/custom.xml'))).toContain(AIGC);
    expect(part('docProps/core.xml')).toContain('<dc:title>样例报告</dc:title>');
    expect(part('docProps/core.xml')).toContain('<dc:creator>启程</dc:creator>');
  });

  it('is inert: no fields, and no link that is not a page', async () => {
    const hostile = '{ DDEAUTO cmd }</w:t><w:fldSimple w:instr="DDE"/>\u0001';
    const report = makeReport(
      { title: '报告', subject: hostile },
      text(hostile),
      sources([{ title: hostile, url: 'javascript:alert(1)', date: '2026' }]),
    );
    const { xml, part } = await open(sheetOf(report, made));
    expect(xml).not.toMatch(/<w:(fldSimple|instrText)/);
    expect(part('word/_rels/document.xml.rels')).not.toContain('javascript');
  });
});
