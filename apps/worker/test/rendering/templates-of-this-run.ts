import { templateCodes } from '@qicheng/templates/catalog';
import { sampleOf } from '@qicheng/testing/sample';

/** Every twelfth template in `npm test`, all of them in `pnpm test:golden`. */
export const templatesOfThisRun = sampleOf(templateCodes, 12);
