import { ATS_TEMPLATE } from '../ats/ats-document.js';
import { type DesignCode, designCodeOf, type TemplateDesign } from '../design.js';

/** Each design is a file of its own, so that a browser loads only those it shows. */
const loaders: Record<DesignCode, () => Promise<TemplateDesign>> = {
  [ATS_TEMPLATE]: async () => (await import('../ats/template.js')).ats,
  tem0001: async () => (await import('../tem0001/template.js')).tem0001,
  tem0002: async () => (await import('../tem0002/template.js')).tem0002,
  tem0003: async () => (await import('../tem0003/template.js')).tem0003,
  tem0004: async () => (await import('../tem0004/template.js')).tem0004,
  tem0005: async () => (await import('../tem0005/template.js')).tem0005,
  tem0006: async () => (await import('../tem0006/template.js')).tem0006,
  tem0007: async () => (await import('../tem0007/template.js')).tem0007,
  tem0008: async () => (await import('../tem0008/template.js')).tem0008,
  tem0009: async () => (await import('../tem0009/template.js')).tem0009,
  tem0010: async () => (await import('../tem0010/template.js')).tem0010,
  tem0011: async () => (await import('../tem0011/template.js')).tem0011,
  tem0012: async () => (await import('../tem0012/template.js')).tem0012,
  tem0013: async () => (await import('../tem0013/template.js')).tem0013,
  tem0014: async () => (await import('../tem0014/template.js')).tem0014,
  tem0015: async () => (await import('../tem0015/template.js')).tem0015,
  tem0016: async () => (await import('../tem0016/template.js')).tem0016,
  tem0017: async () => (await import('../tem0017/template.js')).tem0017,
  tem0018: async () => (await import('../tem0018/template.js')).tem0018,
  tem0019: async () => (await import('../tem0019/template.js')).tem0019,
  tem0020: async () => (await import('../tem0020/template.js')).tem0020,
  tem0021: async () => (await import('../tem0021/template.js')).tem0021,
  tem0022: async () => (await import('../tem0022/template.js')).tem0022,
  tem0023: async () => (await import('../tem0023/template.js')).tem0023,
  tem0024: async () => (await import('../tem0024/template.js')).tem0024,
  tem0025: async () => (await import('../tem0025/template.js')).tem0025,
  tem0026: async () => (await import('../tem0026/template.js')).tem0026,
  tem0027: async () => (await import('../tem0027/template.js')).tem0027,
  tem0028: async () => (await import('../tem0028/template.js')).tem0028,
  tem0029: async () => (await import('../tem0029/template.js')).tem0029,
  tem0030: async () => (await import('../tem0030/template.js')).tem0030,
  tem0031: async () => (await import('../tem0031/template.js')).tem0031,
  tem0032: async () => (await import('../tem0032/template.js')).tem0032,
  tem0033: async () => (await import('../tem0033/template.js')).tem0033,
  tem0034: async () => (await import('../tem0034/template.js')).tem0034,
  tem0035: async () => (await import('../tem0035/template.js')).tem0035,
  tem0036: async () => (await import('../tem0036/template.js')).tem0036,
  tem0037: async () => (await import('../tem0037/template.js')).tem0037,
  tem0038: async () => (await import('../tem0038/template.js')).tem0038,
  tem0039: async () => (await import('../tem0039/template.js')).tem0039,
  tem0040: async () => (await import('../tem0040/template.js')).tem0040,
  tem0041: async () => (await import('../tem0041/template.js')).tem0041,
  tem0042: async () => (await import('../tem0042/template.js')).tem0042,
  tem0043: async () => (await import('../tem0043/template.js')).tem0043,
};

const loaded = new Map<DesignCode, TemplateDesign>();

/** The design of a stored code if it has been loaded. */
export const loadedDesign = (code: string): TemplateDesign | undefined => loaded.get(designCodeOf(code));

/** Loads the design of a stored code; rejects if its file cannot be loaded. */
export async function loadDesign(code: string): Promise<TemplateDesign> {
  const known = loadedDesign(code);
  if (known) return known;
  const design = await loaders[designCodeOf(code)]();
  loaded.set(design.code, design);
  return design;
}
