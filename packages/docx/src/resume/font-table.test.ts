import type { StyleTokens } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { resumeView } from '@qicheng/resume/view';
import { strFromU8, unzipSync } from 'fflate';
import { renderDocx } from '../index.js';

async function fontsOf(style: StyleTokens): Promise<{ styles: string; table: string }> {
  const sample = SAMPLES.nursing();
  const view = resumeView({ ...sample, meta: { ...sample.meta, style } });
  const parts = unzipSync(await renderDocx(view, { title: '我的简历', author: '启程' }));
  const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  return { styles: part('word/styles.xml'), table: part('word/fontTable.xml') };
}

describe('the fonts of a Word file', () => {
  it.each([
    ['sans', 'Noto Sans SC', '微软雅黑', 'Noto Sans SC'],
    ['serif', 'Noto Serif SC', '宋体', 'Noto Serif SC'],
    ['kai', 'LXGW WenKai', '楷体', 'Times New Roman'],
  ] as const)(
    'names the font of the design and its substitute (%s)',
    async (fontFamily, font, instead, latin) => {
      const { styles, table } = await fontsOf({ fontFamily, accent: '#b93a1e' });
      expect(styles).toContain(`w:ascii="${latin}"`);
      expect(styles).toContain(`w:eastAsia="${font}"`);
      expect(table).toContain(`<w:font w:name="${font}"><w:altName w:val="${instead},`);
      expect(styles).toContain('<w:lang w:val="en-US" w:eastAsia="zh-CN"/>');
      expect(styles).toContain('B5361A');
    },
  );

  it.each([
    ['sans', 'light', 'Noto Sans SC Light', '思源黑体 Light', '微软雅黑 Light'],
    ['sans', 'medium', 'Noto Sans SC Medium', '思源黑体 Medium', '微软雅黑'],
    ['serif', 'light', 'Noto Serif SC Light', '思源宋体 Light', '宋体'],
    ['serif', 'medium', 'Noto Serif SC Medium', '思源宋体 Medium', '宋体'],
  ] as const)(
    'names the weight of the text and its substitutes (%s, %s)',
    async (fontFamily, textWeight, font, instead, onWindows) => {
      const { styles, table } = await fontsOf({ fontFamily, textWeight });
      expect(styles).toContain(`w:eastAsia="${font}"`);
      const entry = table.split(`<w:font w:name="${font}">`)[1] ?? '';
      const names = (/w:val="([^"]+)"/.exec(entry)?.[1] ?? '').split(',');
      expect(names[0]).toBe(instead);
      expect(names).toContain(onWindows);
      // Headings stay bold in the family itself.
      expect(styles).toContain(`w:eastAsia="${fontFamily === 'sans' ? 'Noto Sans SC' : 'Noto Serif SC'}"`);
    },
  );

  it('has no weights for LXGW WenKai', async () => {
    const { styles } = await fontsOf({ fontFamily: 'kai', textWeight: 'light' });
    expect(styles).toContain('w:eastAsia="LXGW WenKai"');
    expect(styles).not.toContain('Light');
  });

  it.each([
    ['heavy', 'Noto Sans SC Black', '思源黑体 Heavy'],
    ['black', 'Noto Serif SC Black', '思源宋体 Heavy'],
    ['xiaowei', 'ZCOOL XiaoWei', '站酷小薇体'],
    ['huangyou', 'ZCOOL QingKe HuangYou', '站酷庆科黄油体'],
    ['brush', 'Ma Shan Zheng', '马善政毛笔楷书'],
    ['running', 'Zhi Mang Xing', '志莽行书'],
    ['playful', 'ZCOOL KuaiLe', '站酷快乐体'],
  ] as const)('names a font of headings and its substitutes (%s)', async (headingFont, font, instead) => {
    const { styles, table } = await fontsOf({ headingFont });
    expect(styles).toContain(`w:eastAsia="${font}"`);
    const entry = table.split(`<w:font w:name="${font}">`)[1] ?? '';
    const names = (/w:val="([^"]+)"/.exec(entry)?.[1] ?? '').split(',');
    expect(names[0]).toBe(instead);
    // The last substitute comes with Windows.
    expect(names.filter((name) => ['微软雅黑', '宋体', '楷体'].includes(name))).toHaveLength(1);
  });
});
