const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

interface Font {
  /** Substitutes in this order: fonts of Windows, macOS, Linux. */
  instead: readonly string[];
  panose: string;
  family: 'swiss' | 'roman' | 'script';
}

const FONTS: Readonly<Record<string, Font>> = {
  'Noto Sans SC': {
    instead: ['微软雅黑', 'Microsoft YaHei', '思源黑体', 'PingFang SC', 'Noto Sans CJK SC'],
    panose: '020B0503020204020204',
    family: 'swiss',
  },
  'Noto Serif SC': {
    instead: ['宋体', 'SimSun', '思源宋体', 'Songti SC', 'Noto Serif CJK SC'],
    panose: '02010600030101010101',
    family: 'roman',
  },
  'LXGW WenKai': {
    instead: ['楷体', 'KaiTi', 'STKaiti', 'Kaiti SC'],
    panose: '02010609060101010101',
    family: 'script',
  },
  'Noto Sans SC Light': {
    instead: [
      '思源黑体 Light',
      'Source Han Sans CN Light',
      '微软雅黑 Light',
      'Microsoft YaHei Light',
      'PingFang SC',
    ],
    panose: '020B0302020204020204',
    family: 'swiss',
  },
  'Noto Sans SC Medium': {
    instead: ['思源黑体 Medium', 'Source Han Sans CN Medium', '微软雅黑', 'Microsoft YaHei', 'PingFang SC'],
    panose: '020B0603020204020204',
    family: 'swiss',
  },
  'Noto Serif SC Light': {
    instead: ['思源宋体 Light', 'Source Han Serif CN Light', '宋体', 'SimSun', 'Songti SC'],
    panose: '02010300030101010101',
    family: 'roman',
  },
  'Noto Serif SC Medium': {
    instead: ['思源宋体 Medium', 'Source Han Serif CN Medium', '宋体', 'SimSun', 'Songti SC'],
    panose: '02010700030101010101',
    family: 'roman',
  },
  'Noto Sans SC Black': {
    instead: ['思源黑体 Heavy', 'Source Han Sans CN Heavy', '微软雅黑', 'Microsoft YaHei', 'PingFang SC'],
    panose: '020B0A02040204020203',
    family: 'swiss',
  },
  'Noto Serif SC Black': {
    instead: ['思源宋体 Heavy', 'Source Han Serif CN Heavy', '方正小标宋简体', '宋体', 'SimSun', 'Songti SC'],
    panose: '02020900000000000000',
    family: 'roman',
  },
  'ZCOOL XiaoWei': {
    instead: ['站酷小薇体', '宋体', 'SimSun', 'Songti SC', 'Noto Serif CJK SC'],
    panose: '02010600030101010101',
    family: 'roman',
  },
  'ZCOOL QingKe HuangYou': {
    instead: ['站酷庆科黄油体', '幼圆', 'YouYuan', 'Yuanti SC', '微软雅黑', 'Microsoft YaHei'],
    panose: '020B0503020204020204',
    family: 'swiss',
  },
  'Zhi Mang Xing': {
    instead: ['志莽行书', '华文行楷', 'STXingkai', '楷体', 'KaiTi', 'Kaiti SC'],
    panose: '02010609060101010101',
    family: 'script',
  },
  'Ma Shan Zheng': {
    instead: ['马善政毛笔楷书', '华文行楷', 'STXingkai', '楷体', 'KaiTi', 'Kaiti SC'],
    panose: '02010609060101010101',
    family: 'script',
  },
  'ZCOOL KuaiLe': {
    instead: ['站酷快乐体', '幼圆', 'YouYuan', 'Yuanti SC', '微软雅黑', 'Microsoft YaHei'],
    panose: '020B0503020204020204',
    family: 'swiss',
  },
};

/** Simplified Chinese (ECMA-376 17.8.3.2). */
const CHARSET = '86';

// The element order is that of CT_Font (ECMA-376 17.8.3.10).
const fontXml = ([name, { instead, panose, family }]: [string, Font]): string =>
  `<w:font w:name="${name}"><w:altName w:val="${instead.join(',')}"/><w:panose1 w:val="${panose}"/>` +
  `<w:charset w:val="${CHARSET}"/><w:family w:val="${family}"/><w:pitch w:val="variable"/></w:font>`;

/** The fonts of the templates with their substitutes. */
export const FONT_TABLE = {
  path: 'word/fontTable.xml',
  data:
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="${W}">` +
    `${Object.entries(FONTS).map(fontXml).join('')}</w:fonts>`,
};
