/** The editor's names for the fonts; `names.css` of the preview has these characters of each. */
export const FONT_NAMES = {
  sans: '黑体',
  serif: '宋体',
  kai: '楷体',
  heavy: '粗黑体',
  black: '粗宋体',
  xiaowei: '小薇体',
  huangyou: '黄油体',
  brush: '毛笔楷体',
  running: '行书',
  playful: '快乐体',
};
