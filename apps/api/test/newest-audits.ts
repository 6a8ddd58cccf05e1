import { AuditLogService } from '@qicheng/core/operator';
import type { TestApi } from './harness.js';

const EVERYTHING = { from: null, to: null, after: null, action: '', actor: '' };

/** Returns the latest audit entries, newest first. */
export const newestAudits = (api: TestApi, limit = 1) =>
  api.app.get(AuditLogService, { strict: false }).find({ ...EVERYTHING, limit });
