import { civilInput } from '@qicheng/analysis/civil-service';
import { civilReference, civilResult } from '@qicheng/analysis/civil-service-result';
import { defineKind } from '../../kind.js';
import { analyseCivil } from './analyse.js';
import { writeCivilReference } from './reference.js';
import { reportCivil, reportCivilReference } from './report.js';

/** Civil service: eligibility is decided by rules alone, so a model has nothing to add to it. */
export const civilServiceKind = defineKind({
  service: 'civilService',
  input: civilInput,
  result: civilResult,
  analyse: analyseCivil,
  report: reportCivil,
  reference: { schema: civilReference, answer: writeCivilReference, report: reportCivilReference },
});
