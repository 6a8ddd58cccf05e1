import { templateCodes, type TemplateCode } from '@qicheng/templates/catalog';

const seed = process.env['GOLDEN_SEED'];

/** Every second template in `npm test`, which seed decides; all of them in `pnpm test:golden`, where none is set. */
export const templatesOfThisRun: readonly TemplateCode[] =
  seed === undefined ? templateCodes : templateCodes.filter((_, index) => index % 2 === Number(seed) % 2);
