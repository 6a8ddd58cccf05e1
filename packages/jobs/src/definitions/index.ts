import { dataExport } from './data-export.js';
import { exportResume } from './export-resume.js';

export { dataExport, exportResume };

/** Every job there is; the worker starts only when each has exactly one processor. */
export const jobDefinitions = [dataExport, exportResume] as const;
