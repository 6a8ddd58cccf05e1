import { exportResume } from './export-resume.js';

export { exportResume };

/** Every job there is; the worker starts only when each has exactly one processor. */
export const jobDefinitions = [exportResume] as const;
