import { dataExport } from './data-export.js';
import { exportReport } from './export-report.js';
import { exportResume } from './export-resume.js';
import { importResume } from './import-resume.js';
import { runAnalysis } from './run-analysis.js';

export { dataExport, exportReport, exportResume, importResume, runAnalysis };

/** Every job there is; the worker starts only when each has exactly one processor. */
export const jobDefinitions = [dataExport, exportReport, exportResume, importResume, runAnalysis] as const;
