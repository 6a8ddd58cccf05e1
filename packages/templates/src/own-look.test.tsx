import type { StyleTokens } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { catalog, templateCodes } from './catalog.js';
import { ownLook } from './own-look.js';
import { renderResume } from './print.js';
import { headingFontStyles } from './resolve-style.js';

const printed = (style: StyleTokens) => {
  const sample = SAMPLES.marketing();
  return renderResume({ ...sample, meta: { ...sample.meta, templateCode: 'tem0002', style } }, 'zh');
};

describe('ownLook', () => {
  it.each(templateCodes)('does not change %s if nothing is chosen', (code) => {
    expect(ownLook(catalog[code], {})).toEqual({ attributes: {}, variables: {} });
  });

  it('sets headings in the font of the design until the candidate chooses a font', () => {
    const attribute = (style: StyleTokens) => {
      const sample = SAMPLES.nursing();
      const meta = { ...sample.meta, templateCode: 'tem0006', style };
      return /data-heading-font="(\w+)"/.exec(renderResume({ ...sample, meta }, 'zh').html)?.[1];
    };
    expect(attribute({})).toBe('kai');
    expect(attribute({ fontFamily: 'serif' })).toBeUndefined();
    expect(attribute({ headingFont: 'heavy' })).toBe('heavy');
    expect(attribute({ fontFamily: 'serif', headingFont: 'kai' })).toBe('kai');
  });

  it('widens the side column if the template has an adjustable one', () => {
    expect(ownLook(catalog.tem0002, { sideWidthMm: 60 }).variables['--side']).toBe(
      'calc(var(--margin-left) + 226.75px)',
    );
    expect(ownLook(catalog.tem0001, { sideWidthMm: 60 }).variables).toEqual({});
  });

  it('ignores unreadable paper and ink colours', () => {
    const look = (style: StyleTokens) => {
      const { attributes, variables } = ownLook(catalog.tem0001, style);
      return Object.keys({ ...attributes, ...variables });
    };
    expect(look({ groundColour: '#333333' })).toEqual([]);
    expect(look({ textColour: '#CCCCCC' })).toEqual([]);
    expect(look({ groundColour: '#F6F4EF', textColour: '#2B2118' })).toEqual([
      'data-text',
      '--ground',
      '--text',
    ]);
  });

  it('keeps photos and headings on exact lengths', () => {
    const { variables } = ownLook(catalog.tem0001, { photoWidthMm: 27, headingScale: 1.45 });
    expect(variables).toEqual({
      '--photo-width': '100px',
      '--heading-scale': '1.45',
      '--heading-lines': '1.5',
    });
  });
});

describe('a print', () => {
  it('loads the font of its headings, and none that it does not need', () => {
    expect(printed({ headingFont: 'kai' }).families).toEqual(
      expect.arrayContaining(['LXGW WenKai', 'Noto Sans SC']),
    );
    expect(printed({}).families).not.toContain('LXGW WenKai');
    expect(printed({ headingFont: 'kai' }).html).toContain('data-heading-font="kai"');
  });

  it('sets headings in the only weight of their font', () => {
    expect(headingFontStyles).toMatch(
      /data-heading-font='xiaowei'[^}]*font-weight: 400; font-synthesis: none;/,
    );
    expect(headingFontStyles).toMatch(
      /data-heading-font='brush'[^}]*font-weight: 700; font-synthesis: none;/,
    );
    expect(headingFontStyles).not.toMatch(/data-heading-font='kai'[^}]*font-weight/);
  });
});
