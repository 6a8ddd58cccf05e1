// The faces of the three template families: a full static file for every weight in use (no faux bold).
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const inPackage = (name, file) => path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

/** @typedef {{ family: string, weight: 400 | 700, file: string, licence: string, hasWideQuotes?: boolean }} Face */

/** @returns {Face[]} */
export function faces() {
  const expo = (name, file) => inPackage(`@expo-google-fonts/${name}`, file);
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
