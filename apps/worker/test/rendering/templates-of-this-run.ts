import { templateCodes, type TemplateCode } from '@qicheng/templates/catalog';

const seed = process.env['GOLDEN_SEED'];
const PARTS = 4;

/** Every fourth template in `npm test`, which seed decides; all of them in `pnpm test:golden`, where none is set. */
export const templatesOfThisRun: readonly TemplateCode[] =
  seed === undefined
    ? templateCodes
    : templateCodes.filter((_, index) => index % PARTS === Number(seed) % PARTS);
