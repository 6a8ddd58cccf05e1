import { civilInput } from '@qicheng/analysis/civil-service';
import { civilReference, civilResult } from '@qicheng/analysis/civil-service-result';
import { commentaryPart } from '../../commentary/commentary-part.js';
import { defineKind } from '../../kind.js';
import { analyseCivil } from './analyse.js';
import { writeCivilReference } from './reference.js';
import { reportCivil, reportCivilReference } from './report.js';

/** Civil service: eligibility is decided by rules alone; a model only comments on it. */
export const civilServiceKind = defineKind({
  service: 'civilService',
  input: civilInput,
  result: civilResult,
  analyse: analyseCivil,
  model: commentaryPart('civilService'),
  report: reportCivil,
  reference: { schema: civilReference, answer: writeCivilReference, report: reportCivilReference },
});
