// The faces of the templates: a full static file for every weight in use (no synthetic bold).
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const inPackage = (name, file) => path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

/** @typedef {{ family: string, weight: 400 | 700, file: string, licence: string, hasWideQuotes?: boolean }} Face */

const expo = (name, file) => inPackage(`@expo-google-fonts/${name}`, file);

/** The text families. @returns {Face[]} */
export function faces() {
  const kai = (file) => inPackage('@fontsource/lxgw-wenkai', file);
  return [
    {
      family: 'Noto Sans SC',
      weight: 400,
      file: expo('noto-sans-sc', '400Regular/NotoSansSC_400Regular.ttf'),
      licence: expo('noto-sans-sc', 'LICENSE_FONT'),
      hasWideQuotes: true,
    },
    {
      family: 'Noto Sans SC',
      weight: 700,
      file: expo('noto-sans-sc', '700Bold/NotoSansSC_700Bold.ttf'),
      licence: expo('noto-sans-sc', 'LICENSE_FONT'),
      hasWideQuotes: true,
    },
    {
      family: 'Noto Serif SC',
      weight: 400,
      file: expo('noto-serif-sc', '400Regular/NotoSerifSC_400Regular.ttf'),
      licence: expo('noto-serif-sc', 'LICENSE_FONT'),
      hasWideQuotes: true,
    },
    {
      family: 'Noto Serif SC',
      weight: 700,
      file: expo('noto-serif-sc', '700Bold/NotoSerifSC_700Bold.ttf'),
      licence: expo('noto-serif-sc', 'LICENSE_FONT'),
      hasWideQuotes: true,
    },
    // fontsource labels this file as weight 500; its name table says Regular.
    {
      family: 'LXGW WenKai',
      weight: 400,
      file: kai('files/lxgw-wenkai-latin-500-normal.woff2'),
      licence: kai('LICENSE'),
    },
    {
      family: 'LXGW WenKai',
      weight: 700,
      file: kai('files/lxgw-wenkai-latin-700-normal.woff2'),
      licence: kai('LICENSE'),
    },
  ];
}

/**
 * Lighter and darker regular faces of the Noto families, each as a family of its own: a family of the templates has one
 * regular and one bold face. The bold face, and the regular one of rare characters, are those of `beside`.
 * `slices` is the style sheet of the preview.
 * @returns {(Face & { name: string, beside: string, slices: string })[]}
 */
export const weightFaces = () => [
  notoWeight('sans', 'Light', '300'),
  notoWeight('sans', 'Medium', '500'),
  notoWeight('serif', 'Light', '300'),
  notoWeight('serif', 'Medium', '500'),
];

function notoWeight(design, style, value) {
  const beside = design === 'sans' ? 'Noto Sans SC' : 'Noto Serif SC';
  const name = `noto-${design}-sc`;
  return {
    name: `${design}-${style.toLowerCase()}`,
    family: `${beside} ${style}`,
    beside,
    weight: 400,
    file: expo(name, `${value}${style}/${beside.replaceAll(' ', '')}_${value}${style}.ttf`),
    licence: expo(name, 'LICENSE_FONT'),
    hasWideQuotes: true,
    slices: `@fontsource/${name}/${value}.css`,
  };
}

/**
 * Italics of Latin beside the text families; LXGW WenKai has none.
 * @returns {(Pick<Face, 'weight' | 'file' | 'licence'> & { beside: string })[]}
 */
export function italicFaces() {
  const italic = (beside, weight, name, file) => ({
    beside,
    weight,
    file: expo(name, file),
    licence: expo(name, 'LICENSE_FONT'),
  });
  const [sans, serif] = ['source-sans-3', 'source-serif-4'];
  return [
    italic('Noto Sans SC', 400, sans, '400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
    italic('Noto Sans SC', 700, sans, '700Bold_Italic/SourceSans3_700Bold_Italic.ttf'),
    italic('Noto Sans SC Light', 400, sans, '300Light_Italic/SourceSans3_300Light_Italic.ttf'),
    italic('Noto Sans SC Medium', 400, sans, '500Medium_Italic/SourceSans3_500Medium_Italic.ttf'),
    italic('Noto Serif SC', 400, serif, '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
    italic('Noto Serif SC', 700, serif, '700Bold_Italic/SourceSerif4_700Bold_Italic.ttf'),
    italic('Noto Serif SC Light', 400, serif, '300Light_Italic/SourceSerif4_300Light_Italic.ttf'),
    italic('Noto Serif SC Medium', 400, serif, '500Medium_Italic/SourceSerif4_500Medium_Italic.ttf'),
  ];
}

/**
 * Upright Latin beside the text families: all of it, or only what they lack. Italics are in `italicFaces`.
 * @returns {(Pick<Face, 'weight' | 'file' | 'licence'> & { beside: string, isWhole: boolean })[]}
 */
export function latinFaces() {
  const latin = (beside, weight, name, file) => ({
    beside,
    weight,
    file: expo(
      name,
      `${weight === 400 ? '400Regular' : '700Bold'}/${file}_${weight === 400 ? '400Regular' : '700Bold'}.ttf`,
    ),
    licence: expo(name, 'LICENSE_FONT'),
    isWhole: beside === 'LXGW WenKai',
  });
  return [400, 700].flatMap((weight) => [
    latin('Noto Sans SC', weight, 'source-sans-3', 'SourceSans3'),
    latin('Noto Serif SC', weight, 'source-serif-4', 'SourceSerif4'),
    latin('LXGW WenKai', weight, 'noto-serif-sc', 'NotoSerifSC'),
  ]);
}

/** The Latin beside a text face, if it has some. @param {Pick<Face, 'family' | 'weight'>} face */
export const latinOf = ({ family, weight }) =>
  latinFaces().find((latin) => latin.beside === family && latin.weight === weight);

/**
 * Families of one weight for headings, under the names of `DISPLAY_FONTS` in packages/templates, which name the same
 * weights. `slices` is the style sheet of the preview.
 * @typedef {Pick<Face, 'family' | 'weight' | 'file' | 'licence'> & { name: string, hasLatin: boolean, slices: string }} DisplayFace
 * @returns {DisplayFace[]}
 */
export const displayFaces = () => [
  {
    name: 'heavy',
    family: 'Noto Sans SC Black',
    weight: 700,
    file: expo('noto-sans-sc', '900Black/NotoSansSC_900Black.ttf'),
    licence: expo('noto-sans-sc', 'LICENSE_FONT'),
    hasLatin: true,
    slices: '@fontsource/noto-sans-sc/900.css',
  },
  {
    name: 'black',
    family: 'Noto Serif SC Black',
    weight: 700,
    file: expo('noto-serif-sc', '900Black/NotoSerifSC_900Black.ttf'),
    licence: expo('noto-serif-sc', 'LICENSE_FONT'),
    hasLatin: true,
    slices: '@fontsource/noto-serif-sc/900.css',
  },
  {
    name: 'xiaowei',
    family: 'ZCOOL XiaoWei',
    weight: 400,
    file: expo('zcool-xiaowei', '400Regular/ZCOOLXiaoWei_400Regular.ttf'),
    licence: expo('zcool-xiaowei', 'LICENSE_FONT'),
    hasLatin: true,
    slices: '@fontsource/zcool-xiaowei/400.css',
  },
  {
    name: 'brush',
    family: 'Ma Shan Zheng',
    weight: 700,
    file: expo('ma-shan-zheng', '400Regular/MaShanZheng_400Regular.ttf'),
    licence: expo('ma-shan-zheng', 'LICENSE_FONT'),
    hasLatin: false,
    slices: '@fontsource/ma-shan-zheng/400.css',
  },
  {
    name: 'huangyou',
    family: 'ZCOOL QingKe HuangYou',
    weight: 700,
    file: expo('zcool-qingke-huangyou', '400Regular/ZCOOLQingKeHuangYou_400Regular.ttf'),
    licence: expo('zcool-qingke-huangyou', 'LICENSE_FONT'),
    hasLatin: true,
    slices: '@fontsource/zcool-qingke-huangyou/400.css',
  },
  {
    name: 'running',
    family: 'Zhi Mang Xing',
    weight: 700,
    file: expo('zhi-mang-xing', '400Regular/ZhiMangXing_400Regular.ttf'),
    licence: expo('zhi-mang-xing', 'LICENSE_FONT'),
    hasLatin: false,
    slices: '@fontsource/zhi-mang-xing/400.css',
  },
  {
    name: 'playful',
    family: 'ZCOOL KuaiLe',
    weight: 700,
    file: expo('zcool-kuaile', '400Regular/ZCOOLKuaiLe_400Regular.ttf'),
    licence: expo('zcool-kuaile', 'LICENSE_FONT'),
    hasLatin: false,
    slices: '@fontsource/zcool-kuaile/400.css',
  },
];
