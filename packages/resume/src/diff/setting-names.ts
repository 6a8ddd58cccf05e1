import { type Labels, labelTable } from '../codes/labels.js';
import { DATE_FORMS, dateFormExample } from '../date-display.js';
import type { Language } from '../text.js';

/** Names of a résumé's settings. */
export const SETTINGS: Readonly<Record<string, string>> = {
  lang: '简历语言',
  templateCode: '模板',
  pageBudget: '页数',
  personalDetailsInEnglish: '英文版显示个人信息',
  overrides: '与原简历的差别',
  'sections.visible': '是否显示',
  'sections.title': '模块名称',
  'sections.region': '所在栏',
  'sections.startsPage': '另起一页',
};

export const STYLE_NAMES: Readonly<Record<string, string>> = {
  accent: '主题色',
  fontFamily: '字体',
  textWeight: '正文字重',
  fontSizePt: '字号',
  lineHeight: '行距',
  sectionGapPt: '模块间距',
  itemGapPt: '条目间距',
  marginMm: '页边距',
  dateForm: '日期形式',
  pageNumbers: '显示页码',
  photoShown: '显示照片',
  photoShape: '照片形状',
  photoWidthMm: '照片大小',
  photoBorder: '照片边框',
  headingFont: '标题字体',
  headingScale: '标题字号',
  textColour: '文字颜色',
  groundColour: '纸张颜色',
  sideWidthMm: '侧栏宽度',
  icons: '图标',
  iconScale: '图标大小',
  paper: '纸张',
};

const BULLETS = labelTable([
  ['dot', '•', '•'],
  ['dash', '–', '–'],
  ['diamond', '◆', '◆'],
  ['ring', '○', '○'],
  ['none', '无', 'None'],
]);

const FONTS = labelTable([
  ['sans', '黑体', 'Sans serif'],
  ['serif', '宋体', 'Serif'],
  ['kai', '楷体', 'Kai'],
  ['heavy', '粗黑体', 'Heavy sans serif'],
  ['black', '粗宋体', 'Heavy serif'],
  ['xiaowei', '小薇体', 'XiaoWei'],
  ['huangyou', '黄油体', 'HuangYou'],
  ['brush', '毛笔楷体', 'Brush'],
  ['running', '行书', 'Running script'],
  ['playful', '快乐体', 'KuaiLe'],
]);

const TEXT_WEIGHTS = labelTable([
  ['light', '细', 'Light'],
  ['medium', '中', 'Medium'],
]);

const OPTIONS: ReadonlyMap<string, Labels<string>> = new Map<string, Labels<string>>([
  ['bullet', BULLETS],
  ['fontFamily', FONTS],
  ['headingFont', FONTS],
  ['textWeight', TEXT_WEIGHTS],
]);

/** Labels of codes whose meaning depends on the setting; date formats as printed in `lang`. */
export function settingOptions(name: string | undefined, lang: Language): Labels<string> | undefined {
  if (name !== 'dateForm') return name === undefined ? undefined : OPTIONS.get(name);
  return labelTable(
    DATE_FORMS[lang].map((form) => {
      const example = dateFormExample(form, lang);
      return [form, example, example] as const;
    }),
  );
}
