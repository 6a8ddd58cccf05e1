import type { ResumeDocument, StyleTokens } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { colourFamily, templateCodes } from '@qicheng/templates/catalog';
import { styleTokens } from '@qicheng/resume/document';
import { presentLook, proposalsFor } from './proposals.js';

const resume = (templateCode: string, style: StyleTokens = {}): ResumeDocument => {
  const sample = SAMPLES.marketing();
  return { ...sample, meta: { ...sample.meta, templateCode, style } };
};

const taken = (document: ResumeDocument, style: StyleTokens): ResumeDocument => ({
  ...document,
  meta: { ...document.meta, style },
});

describe('suggested styles', () => {
  it.each(templateCodes)('of %s can be stored, and are no longer suggested once applied', (code) => {
    const document = resume(code);
    for (const { key, style } of proposalsFor(document)) {
      expect(styleTokens.safeParse(style).error).toBeUndefined();
      const again = proposalsFor(taken(document, style)).find((proposal) => proposal.key === key);
      expect({ code, key, changes: again?.changes }).toEqual({ code, key, changes: [] });
    }
  });

  it('state their changes and leave the rest of the style', () => {
    const document = resume('tem0001', { dateForm: 'slash', photoShown: false });
    const [steady] = proposalsFor(document);
    expect(steady?.style).toMatchObject({ dateForm: 'slash', photoShown: false, fontFamily: 'serif' });
    expect(steady?.changes).toContain('字体 黑体 → 宋体');
    expect(steady?.changes).toContain('主题色 绿色 → 黑灰');
  });

  it('are muted or strong in colour, and denser', () => {
    for (const code of templateCodes) {
      const [steady, designed, compact] = proposalsFor(resume(code));
      expect(['grey', 'blue', 'purple']).toContain(colourFamily(steady?.style.accent ?? ''));
      expect(colourFamily(designed?.style.accent ?? '')).not.toBe('grey');
      const before = presentLook(resume(code));
      expect(compact?.style.sectionGapPt).toBeLessThanOrEqual(before.sectionGapPt);
      expect(compact?.style.lineHeight).toBeLessThan(before.lineHeight);
    }
  });

  it('say whether a size grows or shrinks, without figures', () => {
    const compact = proposalsFor(resume('tem0001', { lineHeight: 1.6, sectionGapPt: 16 }))[2];
    expect(compact?.changes).toEqual(expect.arrayContaining(['行距减小', '模块间距减小']));
    expect(compact?.changes.join()).not.toMatch(/(字号|距)\s*\d/);
  });

  it('never loosen a résumé that is denser already', () => {
    const compact = proposalsFor(resume('tem0001', { lineHeight: 1.1, itemGapPt: 0 }))[2];
    expect(compact?.style).toMatchObject({ lineHeight: 1.1, itemGapPt: 0 });
  });

  it('mention the photo only if there is one', () => {
    const photographed = resume('tem0001');
    photographed.basics.photo = { fileId: '0190a7e2-5b1c-7c3d-9e4f-000000000001' } as never;
    const changes = (document: ResumeDocument) => proposalsFor(document)[1]?.changes.join() ?? '';
    expect(changes(photographed)).toContain('照片 直角 → 圆形');
    expect(changes(resume('tem0001'))).not.toContain('照片');
  });
});
