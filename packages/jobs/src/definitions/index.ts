import { dataExport } from './data-export.js';
import { deliverResume } from './deliver-resume.js';
import { exportReport } from './export-report.js';
import { exportResume } from './export-resume.js';
import { importResume } from './import-resume.js';
import { matchJobs } from './match-jobs.js';
import { printCertificate } from './print-certificate.js';
import { renderDocument } from './render-document.js';
import { runAnalysis } from './run-analysis.js';

export {
  dataExport,
  deliverResume,
  exportReport,
  exportResume,
  importResume,
  matchJobs,
  printCertificate,
  renderDocument,
  runAnalysis,
};

/** Every job there is; the worker starts only when each has exactly one processor. */
export const jobDefinitions = [
  dataExport,
  deliverResume,
  exportReport,
  exportResume,
  importResume,
  matchJobs,
  printCertificate,
  renderDocument,
  runAnalysis,
] as const;
