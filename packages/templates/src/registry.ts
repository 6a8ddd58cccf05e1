import { ATS_TEMPLATE } from './ats/ats-document.js';
import { ats } from './ats/template.js';
import type { TemplateCode } from './catalog.js';
import { designCodeOf, type TemplateDesign } from './design.js';
import { tem0001 } from './tem0001/template.js';
import { tem0002 } from './tem0002/template.js';
import { tem0003 } from './tem0003/template.js';
import { tem0004 } from './tem0004/template.js';
import { tem0005 } from './tem0005/template.js';
import { tem0006 } from './tem0006/template.js';
import { tem0007 } from './tem0007/template.js';
import { tem0008 } from './tem0008/template.js';
import { tem0009 } from './tem0009/template.js';
import { tem0010 } from './tem0010/template.js';
import { tem0011 } from './tem0011/template.js';
import { tem0012 } from './tem0012/template.js';
import { tem0013 } from './tem0013/template.js';
import { tem0014 } from './tem0014/template.js';
import { tem0015 } from './tem0015/template.js';
import { tem0016 } from './tem0016/template.js';
import { tem0017 } from './tem0017/template.js';
import { tem0018 } from './tem0018/template.js';
import { tem0019 } from './tem0019/template.js';
import { tem0020 } from './tem0020/template.js';
import { tem0021 } from './tem0021/template.js';
import { tem0022 } from './tem0022/template.js';
import { tem0023 } from './tem0023/template.js';
import { tem0024 } from './tem0024/template.js';
import { tem0025 } from './tem0025/template.js';
import { tem0026 } from './tem0026/template.js';
import { tem0027 } from './tem0027/template.js';
import { tem0028 } from './tem0028/template.js';
import { tem0029 } from './tem0029/template.js';
import { tem0030 } from './tem0030/template.js';
import { tem0031 } from './tem0031/template.js';
import { tem0032 } from './tem0032/template.js';
import { tem0033 } from './tem0033/template.js';
import { tem0034 } from './tem0034/template.js';
import { tem0035 } from './tem0035/template.js';
import { tem0036 } from './tem0036/template.js';
import { tem0037 } from './tem0037/template.js';
import { tem0038 } from './tem0038/template.js';
import { tem0039 } from './tem0039/template.js';
import { tem0040 } from './tem0040/template.js';
import { tem0041 } from './tem0041/template.js';
import { tem0042 } from './tem0042/template.js';
import { tem0043 } from './tem0043/template.js';

/** Every template of the catalog has a design: a missing one is a compile error. */
export const registry: Record<TemplateCode, TemplateDesign> = {
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

/** The design of a stored code. */
export const designOf = (stored: string): TemplateDesign => {
  const code = designCodeOf(stored);
  return code === ATS_TEMPLATE ? ats : registry[code];
};

/** Style sheets of all designs. */
export const allStyles = (): string => [...Object.values(registry), ats].map(({ css }) => css).join('\n');
