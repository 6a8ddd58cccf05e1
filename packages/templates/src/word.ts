import type { StyleTokens } from '@qicheng/resume/document';
import type { WordLayout } from '@qicheng/resume/word-layout';
import { catalog, usableTemplate, type TemplateCode } from './catalog.js';
import type { CatalogEntry } from './catalog-entry.js';
import { DENSEST, LOOSEST } from './page-fit/fit-density.js';
import { tokensTowards } from './page-fit/spacings.js';
import { resolveStyle } from './resolve-style.js';
import { tem0001 } from './tem0001/word.js';
import { tem0002 } from './tem0002/word.js';
import { tem0003 } from './tem0003/word.js';
import { tem0004 } from './tem0004/word.js';
import { tem0005 } from './tem0005/word.js';
import { tem0006 } from './tem0006/word.js';
import { tem0007 } from './tem0007/word.js';
import { tem0008 } from './tem0008/word.js';
import { tem0009 } from './tem0009/word.js';
import { tem0010 } from './tem0010/word.js';
import { tem0011 } from './tem0011/word.js';
import { tem0012 } from './tem0012/word.js';
import { tem0013 } from './tem0013/word.js';
import { tem0014 } from './tem0014/word.js';
import { tem0015 } from './tem0015/word.js';
import { tem0016 } from './tem0016/word.js';
import { tem0017 } from './tem0017/word.js';
import { tem0018 } from './tem0018/word.js';
import { tem0019 } from './tem0019/word.js';
import { tem0020 } from './tem0020/word.js';
import { tem0021 } from './tem0021/word.js';
import { tem0022 } from './tem0022/word.js';
import { tem0023 } from './tem0023/word.js';
import { tem0024 } from './tem0024/word.js';
import { tem0025 } from './tem0025/word.js';
import { tem0026 } from './tem0026/word.js';
import { tem0027 } from './tem0027/word.js';
import { tem0028 } from './tem0028/word.js';
import { tem0029 } from './tem0029/word.js';
import { tem0030 } from './tem0030/word.js';
import { tem0031 } from './tem0031/word.js';
import { tem0032 } from './tem0032/word.js';
import { tem0033 } from './tem0033/word.js';
import { tem0034 } from './tem0034/word.js';
import { tem0035 } from './tem0035/word.js';
import { tem0036 } from './tem0036/word.js';
import { tem0037 } from './tem0037/word.js';
import { tem0038 } from './tem0038/word.js';
import { tem0039 } from './tem0039/word.js';
import { tem0040 } from './tem0040/word.js';
import { tem0041 } from './tem0041/word.js';
import { tem0042 } from './tem0042/word.js';
import { tem0043 } from './tem0043/word.js';

/** Every template of the catalog has a Word layout: a missing one is a compile error. */
const layouts: Readonly<Record<TemplateCode, WordLayout>> = {
  tem0001,
  tem0002,
  tem0003,
  tem0004,
  tem0005,
  tem0006,
  tem0007,
  tem0008,
  tem0009,
  tem0010,
  tem0011,
  tem0012,
  tem0013,
  tem0014,
  tem0015,
  tem0016,
  tem0017,
  tem0018,
  tem0019,
  tem0020,
  tem0021,
  tem0022,
  tem0023,
  tem0024,
  tem0025,
  tem0026,
  tem0027,
  tem0028,
  tem0029,
  tem0030,
  tem0031,
  tem0032,
  tem0033,
  tem0034,
  tem0035,
  tem0036,
  tem0037,
  tem0038,
  tem0039,
  tem0040,
  tem0041,
  tem0042,
  tem0043,
};

/** What the Word writer needs of a template. */
interface WordTemplate {
  layout: WordLayout;
  defaults: StyleTokens;
  sideSections: readonly string[];
  sideColumn?: { edge: 'left' | 'right'; widthMm: number };
  spacings: { narrower: StyleTokens[]; wider: StyleTokens[] };
}

/** The template for the Word writer, for a résumé of this style. */
export function wordTemplate(templateCode: string, chosen: StyleTokens): WordTemplate {
  const code = usableTemplate(templateCode);
  const entry: CatalogEntry = catalog[code];
  const { marginMm } = resolveStyle(entry, {});
  // The view already has the design's heading font, unless the candidate chose a font.
  const { headingFont: _inView, ...defaults } = entry.defaults;
  return {
    layout: layouts[code],
    defaults: { ...defaults, marginMm },
    sideSections: entry.sideSections,
    spacings: {
      narrower: tokensTowards(DENSEST, entry, chosen),
      wider: tokensTowards(LOOSEST, entry, chosen),
    },
    ...(entry.sideColumn && { sideColumn: entry.sideColumn }),
  };
}
