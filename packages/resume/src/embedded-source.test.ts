import fc from 'fast-check';
import type { ResumeDocument } from './document.js';
import { isSameText, readSource, type ResumeSource, writeSource } from './embedded-source.js';
import { generateResume } from './generate.js';
import { SAMPLES, sampleNames } from './samples.js';

const sourceOf = (document: ResumeDocument): ResumeSource => ({
  scope: 'full',
  language: document.meta.lang,
  templateCode: 'tem0002',
  document,
});

describe('embedded source', () => {
  it.each(sampleNames)('survives a round trip (%s)', async (name) => {
    const source = sourceOf(SAMPLES[name]());
    expect(await readSource(await writeSource(source))).toEqual({ ok: true, source, isIntact: true });
  });

  it('survives a round trip for any résumé', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 100_000 }), async (seed) => {
        const source = sourceOf(generateResume(seed));
        expect(await readSource(await writeSource(source))).toEqual({ ok: true, source, isIntact: true });
      }),
      { numRuns: 40 },
    );
  });

  it('detects that it was edited', async () => {
    const text = await writeSource(sourceOf(SAMPLES.computerScience()));
    expect(await readSource(text.replace('tem0002', 'tem0003'))).toMatchObject({ ok: true, isIntact: false });
    const raw = JSON.parse(text) as { document: ResumeDocument };
    raw.document.basics.phone = '13900000000';
    expect(await readSource(JSON.stringify(raw))).toMatchObject({ ok: true, isIntact: false });
  });

  it('stays intact if its keys change their order', async () => {
    const raw = JSON.parse(await writeSource(sourceOf(SAMPLES.nursing()))) as Record<string, unknown>;
    const turned = Object.fromEntries(Object.entries(raw).toReversed());
    expect(await readSource(JSON.stringify(turned))).toMatchObject({ ok: true, isIntact: true });
  });

  it('detects edits of the surrounding text, ignoring white space', async () => {
    const text = await writeSource(sourceOf(SAMPLES.teaching()), { visibleText: '林晓 简历\n教育经历' });
    const reading = await readSource(text);
    if (!reading.ok) throw new Error('unreadable');
    expect(await isSameText(reading, '林晓简历 教育经历')).toBe(true);
    expect(await isSameText(reading, '林晓简历 工作经历')).toBe(false);
    expect(await isSameText({}, 'anything')).toBe(true);
  });

  it('rejects what a later version wrote, with its own reason', async () => {
    const raw = JSON.parse(await writeSource(sourceOf(SAMPLES.teaching()))) as Record<string, unknown>;
    expect(await readSource(JSON.stringify({ ...raw, version: 2 }))).toEqual({
      ok: false,
      reason: 'newerVersion',
      version: 2,
    });
  });

  it('never throws, whatever the input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), fc.jsonValue(), async (text, value) => {
        expect(await readSource(text)).toMatchObject({ ok: false });
        const odd = JSON.stringify({ format: 'qicheng-resume', version: 1, language: 'zh', document: value });
        expect(await readSource(odd)).toMatchObject({ ok: false });
      }),
    );
  });
});
